// The part of Reader that says what "sie" and "diese Figur" mean. Two possible things are a finding, never a guess.
#include "engine/language/reader.h"
#include "engine/language/renderer.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <string>
#include <utility>

namespace blattwerk::engine::language {

namespace {

constexpr int kNoNoun = -1;
/// So many unclear words of one paragraph are tried in each of their meanings.
constexpr std::size_t kMostDoubts = 2;

bool holds(const std::vector<int>& terminals, int terminal) {
    return std::find(terminals.begin(), terminals.end(), terminal) != terminals.end();
}

/// Something that a paragraph has named.
struct Mention {
    std::size_t token = 0; ///< where it is known from then on
    std::size_t end = 0;   ///< up to that node of the tree
    Agreements forms = 0;
    int noun = kNoNoun;
    int chosen = -1;         ///< the how manieth choice it is
    bool many = false;       ///< several are chosen
    int meaning = -1;        ///< the function that means it; -1: it has no word of its own
    std::vector<Node> named; ///< its tree, if it is called by its name
};

/// What a paragraph names, in its order.
class Mentions {
public:
    Mentions(const Grammar& grammar, const Tree& tree, const TokenRanges& ranges, std::span<const Token> tokens,
             std::string_view text)
        : m_grammar(grammar),
          m_words(grammar.references),
          m_tree(tree),
          m_ranges(ranges),
          m_tokens(tokens),
          m_text(text),
          m_told(tokens.size()) {
        addThings();
        addNouns();
    }

    [[nodiscard]] const std::vector<Mention>& all() const { return m_all; }

    /// The first noun of the tokens, kNoNoun if none is.
    [[nodiscard]] int nounIn(std::size_t from, std::size_t to) const {
        for (std::size_t at = from; at < to; ++at) {
            if (const auto noun = m_words.nouns.find(m_tokens[at].terminal); noun != m_words.nouns.end()) {
                return noun->second.fun;
            }
        }
        return kNoNoun;
    }

private:
    void addThings() {
        const AbstractSyntax& syntax = *m_grammar.syntax;
        const int options = syntax.find("options");
        const int optionBefore = syntax.find("optionBefore");
        std::vector<std::size_t> apart; // where alternatives end: what was chosen in them is forgotten
        for (std::size_t at = 0; at < m_tree.size(); ++at) {
            const int fun = m_tree[at].fun;
            const Function& function = syntax.functions[m_tree[at].fun];
            if (fun == options || fun == optionBefore) {
                apart.push_back(at + 1 + m_tree[at + 1].size);
            }
            Mention one;
            one.token = m_ranges[at].first;
            one.end = m_tree.size();
            for (const std::size_t end : apart) {
                one.end = end > at ? std::min(one.end, end) : one.end;
            }
            if (function.gives >= 0) {
                addGiven(at, function.gives, one);
            } else if (function.card) {
                tell(at);
            } else if (function.introduces) {
                addChoice(at, function, one);
            } else if (m_words.things[m_tree[at].fun] && !function.pronoun) {
                addThing(at, one);
                tell(at);
                at += m_tree[at].size - 1U;
            }
        }
    }

    /// What was chosen in a sentence before has parts there: "Wähle eine gegnerische Figur. Erschöpfe sie."
    void tell(std::size_t node) {
        for (std::size_t part = node; part < node + m_tree[node].size; ++part) {
            for (std::size_t token = m_ranges[part].first; token < m_ranges[part].second; ++token) {
                m_told[token] = true;
            }
        }
    }

    [[nodiscard]] int nounOf(std::size_t node) const {
        for (std::size_t part = node; part < node + m_tree[node].size; ++part) {
            if (m_grammar.syntax->functions[m_tree[part].fun].noun) {
                return m_tree[part].fun;
            }
        }
        return nounIn(m_ranges[node].first, m_ranges[node].second);
    }

    void addGiven(std::size_t at, int given, Mention& one) {
        one.token = m_ranges[at].second;
        one.meaning = given;
        one.forms = formsOf(given);
        one.noun = m_words.nounOf[static_cast<std::size_t>(given)];
        tell(at);
        m_all.push_back(one);
    }

    void addThing(std::size_t at, Mention& one) {
        const AbstractSyntax& syntax = *m_grammar.syntax;
        const std::size_t child = at + 1;
        one.noun = nounOf(at);
        if (m_tree[at].size == 1) {
            one.meaning = m_tree[at].fun;
            one.forms = formsOf(one.meaning);
            one.noun = m_words.nounOf[m_tree[at].fun];
        } else if (syntax.functions[m_tree[child].fun].introduces) {
            addChoice(child, syntax.functions[m_tree[child].fun], one);
            return;
        } else if (m_tree[child].fun == syntax.name) {
            const auto from = m_tree.nodes().begin() + static_cast<std::ptrdiff_t>(at);
            one.named.assign(from, from + m_tree[at].size);
            one.forms = m_words.one;
        } else {
            const auto noun =
                std::find_if(m_tokens.begin() + m_ranges[at].first, m_tokens.begin() + m_ranges[at].second,
                             [&](const Token& token) { return m_words.nouns.contains(token.terminal); });
            one.forms = noun == m_tokens.begin() + m_ranges[at].second ? m_words.one | m_words.many
                                                                       : m_words.nouns.at(noun->terminal).forms;
        }
        m_all.push_back(one);
    }

    void addChoice(std::size_t quantity, const Function& function, Mention& one) {
        one.chosen = static_cast<int>(std::count_if(m_all.begin(), m_all.end(), [&](const Mention& other) {
            return other.chosen >= 0 && other.end > quantity;
        }));
        one.many = function.introducesMany;
        const Agreements gender = one.noun == kNoNoun ? 0 : m_words.singular[static_cast<std::size_t>(one.noun)];
        one.forms = one.many ? m_words.many : gender == 0 ? m_words.one : gender;
        m_all.push_back(one);
    }

    [[nodiscard]] Agreements formsOf(int fun) const {
        const Agreements forms = m_words.agreements[static_cast<std::size_t>(fun)];
        return forms == 0 ? m_words.one : forms;
    }

    /// Nouns that nothing in the tree stands for: "Nach dem Ausspielen einer anderen eigenen Figur".
    void addNouns() {
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            if (m_tokens[at].terminal == kTextTerminal) {
                addUnread(at);
                continue;
            }
            const auto noun = m_words.nouns.find(m_tokens[at].terminal);
            const bool pointed = at > 0 && holds(m_words.demonstratives, m_tokens[at - 1].terminal);
            if (m_told[at] || pointed || noun == m_words.nouns.end() || (noun->second.forms & m_words.one) == 0) {
                continue;
            }
            addNoun(at, noun->second);
        }
    }

    void addNoun(std::size_t token, const ReferenceWords::Noun& noun) {
        Mention one;
        one.token = token;
        one.end = m_tree.size();
        one.forms = noun.forms & m_words.one;
        one.noun = noun.fun;
        m_all.push_back(one);
    }

    /// What is not understood names things too.
    void addUnread(std::size_t token) {
        const std::string_view words = m_text.substr(0, m_tokens[token].end);
        for (std::size_t at = m_tokens[token].begin; at < words.size();) {
            std::size_t end = at;
            for (std::size_t next = at; next < words.size() && isLetter(decode(words, next));) {
                end = next;
            }
            if (end > at) {
                const auto terminal = m_grammar.terminalOf.find(folded(words.substr(at, end - at)));
                const auto noun =
                    terminal == m_grammar.terminalOf.end() ? m_words.nouns.end() : m_words.nouns.find(terminal->second);
                if (noun != m_words.nouns.end() && (noun->second.forms & m_words.one) != 0) {
                    addNoun(token, noun->second);
                }
            }
            at = std::max(end, at + 1);
        }
    }

    const Grammar& m_grammar;
    const ReferenceWords& m_words;
    const Tree& m_tree;
    const TokenRanges& m_ranges;
    std::span<const Token> m_tokens;
    std::string_view m_text;
    std::vector<bool> m_told; ///< per token: a mention or the card itself was read from it
    std::vector<Mention> m_all;
};

} // namespace

bool Reader::pointsAt(const std::vector<Token>& tokens, std::size_t at) const {
    const ReferenceWords& words = m_grammar.references;
    return at + 1 < tokens.size() && holds(words.demonstratives, tokens[at].terminal) &&
           words.nouns.contains(tokens[at + 1].terminal);
}

std::size_t Reader::firstPointer(const std::vector<Token>& tokens) const {
    std::size_t at = 0;
    while (at < tokens.size() && !pointsAt(tokens, at)) {
        ++at;
    }
    return at;
}

bool Reader::isCalled(int noun, int kind) const {
    for (; noun >= 0; noun = m_grammar.syntax->function(noun).kindOf) {
        if (noun == kind) {
            return true;
        }
    }
    return false;
}

bool Reader::isCardCalled(int noun) const {
    std::string type = m_context.type;
    std::erase(type, '_');
    const std::vector<Function>& functions = m_grammar.syntax->functions;
    const auto same = std::find_if(functions.begin(), functions.end(), [&](const Function& function) {
        return function.noun && folded(function.name) == type;
    });
    return type.empty() || (same != functions.end() && isCalled(static_cast<int>(same - functions.begin()), noun));
}

/// The genders in which the card itself is spoken of before the token; 0 if it is not.
Agreements Reader::cardForms(const std::vector<Token>& tokens, std::size_t before) const {
    const std::optional<FunctionId> card = cardBefore(before);
    if (!card) {
        return 0;
    }
    const ReferenceWords& words = m_grammar.references;
    Agreements forms = 0;
    for (std::size_t at = 0; at < before; ++at) {
        if (tokens[at].terminal == kSelfTerminal) {
            return words.one;
        }
        const bool pointed = at > 0 && holds(words.demonstratives, tokens[at - 1].terminal);
        const auto noun = words.nouns.find(tokens[at].terminal);
        if (pointed && holds(words.cardNouns, tokens[at].terminal)) {
            forms |= words.agreements[*card];
        } else if (pointed && noun != words.nouns.end()) {
            forms |= words.singular[noun->second.fun];
        }
    }
    return forms == 0 ? words.one : forms;
}

std::optional<std::size_t> Reader::resolveReferences(Tree& tree, TokenRanges& ranges,
                                                     const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const ReferenceWords& words = m_grammar.references;
    const Mentions mentions(m_grammar, tree, ranges, tokens, m_text);
    struct Reference {
        std::size_t token = 0;
        std::vector<std::size_t> nodes;
        bool pronoun = false;
    };
    std::vector<Reference> references;
    const auto at = [&](std::size_t token, bool pronoun) -> Reference& {
        const auto same = std::find_if(references.begin(), references.end(),
                                       [&](const Reference& one) { return one.token == token; });
        return same != references.end() ? *same : references.emplace_back(Reference{token, {}, pronoun});
    };
    for (std::size_t token = 0; token < tokens.size(); ++token) {
        if (pointsAt(tokens, token)) {
            static_cast<void>(at(token, false));
        }
    }
    for (std::size_t node = 0; node < tree.size(); ++node) {
        const Function& function = syntax.functions[tree[node].fun];
        if (function.pronoun || (function.card && pointsAt(tokens, ranges[node].first))) {
            at(ranges[node].first, function.pronoun).nodes.push_back(node);
        }
    }
    std::sort(references.begin(), references.end(),
              [](const Reference& a, const Reference& b) { return a.token < b.token; });

    const auto chosenBefore = [&](std::size_t token, std::size_t node) {
        return std::count_if(mentions.all().begin(), mentions.all().end(), [&](const Mention& one) {
            return one.chosen >= 0 && one.token < token && node < one.end;
        });
    };
    const auto meaningOf = [&](const Mention& one, std::size_t token, std::size_t node) {
        if (one.chosen < 0) {
            return one.meaning;
        }
        if (chosenBefore(token, node) > 1) {
            return one.many          ? -1
                   : one.chosen == 0 ? syntax.find("firstChosen")
                   : one.chosen == 1 ? syntax.find("secondChosen")
                                     : -1;
        }
        for (std::size_t fun = 0; fun < syntax.functions.size(); ++fun) {
            const Function& function = syntax.functions[fun];
            const bool fits =
                one.noun == kNoNoun || words.nounOf[fun] == kNoNoun || isCalled(one.noun, words.nounOf[fun]);
            if (fits && (one.many ? function.chosenMany : function.chosen)) {
                return static_cast<int>(fun);
            }
        }
        return -1;
    };
    struct Candidate {
        int meaning = -1;
        std::vector<Node> named;
    };
    std::vector<std::pair<std::size_t, std::vector<Node>>> named; // what is put in in the end
    std::vector<std::size_t> pointed;                             // words that mean the card itself: "dieser Charakter"
    for (const Reference& reference : references) {
        const std::size_t token = reference.token;
        const std::size_t node = reference.nodes.empty() ? 0 : reference.nodes.front();
        const int noun = reference.pronoun ? kNoNoun : words.nouns.at(tokens[token + 1].terminal).fun;
        const Agreements forms = reference.pronoun && words.pronouns.contains(tokens[token].terminal)
                                     ? words.pronouns.at(tokens[token].terminal)
                                     : words.one;
        std::vector<Candidate> candidates;
        bool fits = true;
        bool others = false;
        for (const Mention& one : mentions.all()) {
            if (one.token >= token + (one.meaning >= 0 ? 1U : 0U) || node >= one.end) {
                continue;
            }
            others = true;
            const bool called = isCalled(one.noun, noun);
            if ((one.forms & forms) == 0 ||
                (!reference.pronoun && !called && one.noun != kNoNoun && !isCalled(noun, one.noun))) {
                continue;
            }
            Candidate candidate{meaningOf(one, token, node), one.named};
            const bool known = std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& other) {
                return (candidate.meaning >= 0 && other.meaning == candidate.meaning) ||
                       (!candidate.named.empty() && Tree(other.named) == Tree(candidate.named));
            });
            if (!known) {
                fits = fits && (reference.pronoun || called);
                candidates.push_back(std::move(candidate));
            }
        }
        const bool isMeant = reference.pronoun ? (cardForms(tokens, token) & forms) != 0 : isCardCalled(noun);
        const std::optional<FunctionId> card =
            reference.pronoun ? cardBefore(token) : std::optional(static_cast<FunctionId>(syntax.self));
        const bool wasPointed = std::any_of(pointed.begin(), pointed.end(), [&](std::size_t earlier) {
            return isCalled(words.nouns.at(tokens[earlier + 1].terminal).fun, noun) ||
                   isCalled(noun, words.nouns.at(tokens[earlier + 1].terminal).fun);
        });
        if (!reference.pronoun && candidates.empty() && (isMeant || !others)) {
            pointed.push_back(token); // the card itself, as the tree has it
            continue;
        }
        // "diese Figur" is rather what was named than the card itself, if it is surely one.
        if (reference.pronoun ? isMeant
                              : isMeant && (!fits || wasPointed || candidates.empty() ||
                                            (candidates.front().meaning < 0 && candidates.front().named.empty()))) {
            candidates.push_back({static_cast<int>(*card), {}});
        }
        std::size_t which = candidates.size() == 1 && (reference.pronoun || fits) ? 0 : candidates.size();
        for (const auto& [meantToken, meant] : m_meant) {
            which = meantToken == token ? meant : which;
        }
        if (which >= candidates.size() || (candidates[which].meaning < 0 && candidates[which].named.empty()) ||
            (reference.nodes.empty() && candidates[which].meaning != syntax.self)) {
            m_doubt = {token, candidates.size()};
            note(!reference.pronoun                                              ? NoteKind::ThisUnclear
                 : candidates.size() > 1                                         ? NoteKind::PronounUnclear
                 : candidates.empty() && (others || m_reading.abilities.empty()) ? NoteKind::PronounWithoutThing
                                                                                 : NoteKind::PronounUnsayable,
                 true, tokens[token].begin, tokens[token + (reference.pronoun ? 0 : 1)].end);
            return token;
        }
        for (const std::size_t place : reference.nodes) {
            if (candidates[which].meaning >= 0) {
                const bool isCard = !reference.pronoun && candidates[which].meaning == syntax.self;
                tree.nodes()[place].fun = isCard ? tree[place].fun : static_cast<FunctionId>(candidates[which].meaning);
            } else {
                named.emplace_back(place, candidates[which].named);
            }
        }
    }
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [place, nodes] : named) {
        tree = replaced(tree, place, nodes);
        ranges.insert(ranges.begin() + static_cast<std::ptrdiff_t>(place), nodes.size() - 1, ranges[place]);
    }
    return std::nullopt;
}

std::vector<std::string> Reader::meaningsOf(const std::vector<Token>& tokens) {
    std::vector<std::string> ways;
    m_doubt.reset();
    if (std::optional<std::string> whole = said(tokens)) {
        if (!m_meant.empty()) {
            ways.push_back(std::move(*whole));
        }
        return ways;
    }
    if (!m_doubt || m_meant.size() >= kMostDoubts) {
        return ways;
    }
    const auto [token, count] = *m_doubt;
    for (std::size_t which = 0; which < count; ++which) {
        m_meant.emplace_back(token, which);
        for (std::string& way : meaningsOf(tokens)) {
            if (std::find(ways.begin(), ways.end(), way) == ways.end()) {
                ways.push_back(std::move(way));
            }
        }
        m_meant.pop_back();
    }
    return ways;
}

} // namespace blattwerk::engine::language
