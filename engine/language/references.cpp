// The part of Reader that says what "sie" and "diese Figur" mean. Two possible things are a finding, never a guess.
#include "engine/language/mentions.h"
#include "engine/language/reader.h"
#include "engine/language/renderer.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <string>
#include <utility>

namespace blattwerk::engine::language {

namespace {

/// So many unclear words of one paragraph are tried in each of their meanings.
constexpr std::size_t kMostDoubts = 2;

} // namespace

bool Reader::pointsAt(const std::vector<Token>& tokens, std::size_t at) const {
    const ReferenceWords& words = m_grammar.references;
    return at + 1 < tokens.size() && words.isDemonstrative(tokens[at].terminal) &&
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
        const bool pointed = at > 0 && words.isDemonstrative(tokens[at - 1].terminal);
        const auto noun = words.nouns.find(tokens[at].terminal);
        if (pointed && words.isCardNoun(tokens[at].terminal)) {
            forms |= words.agreements[*card];
        } else if (pointed && noun != words.nouns.end()) {
            forms |= words.singular[noun->second.fun];
        }
    }
    return forms == 0 ? words.one : forms;
}

/// A word of the text that refers to something.
struct Reader::Reference {
    std::size_t token = 0;
    std::vector<std::size_t> nodes; ///< where it stands in the tree
    bool pronoun = false;           ///< else "diese Figur"

    [[nodiscard]] std::size_t place() const { return nodes.empty() ? 0 : nodes.front(); }
};

struct Reader::Candidate {
    int meaning = -1;        ///< the function that says it; -1: none does
    std::vector<Node> named; ///< or its name

    [[nodiscard]] bool isSayable() const { return meaning >= 0 || !named.empty(); }
    bool operator==(const Candidate& other) const {
        return (meaning >= 0 && meaning == other.meaning) || (!named.empty() && Tree(named) == Tree(other.named));
    }
};

/// What a reference can mean of what was named before.
struct Reader::Meanings {
    std::vector<Candidate> candidates;
    bool fits = true;    ///< each of them is surely called by its noun
    bool others = false; ///< something was named before it
};

std::vector<Reader::Reference> Reader::referencesIn(const Tree& tree, const TokenRanges& ranges,
                                                    const std::vector<Token>& tokens) const {
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
        const Function& function = m_grammar.syntax->functions[tree[node].fun];
        if (function.pronoun || (function.card && pointsAt(tokens, ranges[node].first))) {
            at(ranges[node].first, function.pronoun).nodes.push_back(node);
        }
    }
    std::sort(references.begin(), references.end(),
              [](const Reference& a, const Reference& b) { return a.token < b.token; });
    return references;
}

/// The function that says what was named where the reference stands, -1 if none does.
int Reader::functionFor(const Mention& one, const Mentions& mentions, const Reference& reference) const {
    if (one.chosen < 0) {
        return one.meaning;
    }
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const auto chosenBefore = std::count_if(mentions.all().begin(), mentions.all().end(), [&](const Mention& other) {
        return other.chosen >= 0 && other.token < reference.token && reference.place() < other.end;
    });
    if (chosenBefore > 1) {
        return one.many          ? -1
               : one.chosen == 0 ? syntax.find("firstChosen")
               : one.chosen == 1 ? syntax.find("secondChosen")
                                 : -1;
    }
    const std::vector<int>& nouns = m_grammar.references.nounOf;
    for (std::size_t fun = 0; fun < syntax.functions.size(); ++fun) {
        const Function& function = syntax.functions[fun];
        const bool fits = one.noun == kNoNoun || nouns[fun] == kNoNoun || isCalled(one.noun, nouns[fun]);
        if (fits && (one.many ? function.chosenMany : function.chosen)) {
            return static_cast<int>(fun);
        }
    }
    return -1;
}

Reader::Meanings Reader::meaningsFor(const Reference& reference, int noun, Agreements forms,
                                     const Mentions& mentions) const {
    Meanings found;
    for (const Mention& one : mentions.all()) {
        if (one.token >= reference.token + (one.meaning >= 0 ? 1U : 0U) || reference.place() >= one.end) {
            continue;
        }
        found.others = true;
        const bool called = isCalled(one.noun, noun);
        if ((one.forms & forms) == 0 ||
            (!reference.pronoun && !called && one.noun != kNoNoun && !isCalled(noun, one.noun))) {
            continue;
        }
        Candidate candidate{functionFor(one, mentions, reference), one.named};
        if (std::find(found.candidates.begin(), found.candidates.end(), candidate) == found.candidates.end()) {
            found.fits = found.fits && (reference.pronoun || called);
            found.candidates.push_back(std::move(candidate));
        }
    }
    return found;
}

std::optional<std::size_t> Reader::resolveReferences(Tree& tree, TokenRanges& ranges,
                                                     const std::vector<Token>& tokens) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    const ReferenceWords& words = m_grammar.references;
    const Mentions mentions(m_grammar, tree, ranges, tokens, m_text);
    std::vector<std::pair<std::size_t, std::vector<Node>>> named; // what is put in in the end
    std::vector<int> pointed;                                     // nouns of the card itself: "dieser Charakter"
    for (const Reference& reference : referencesIn(tree, ranges, tokens)) {
        const std::size_t token = reference.token;
        const int noun = reference.pronoun ? kNoNoun : words.nouns.at(tokens[token + 1].terminal).fun;
        const Agreements forms = reference.pronoun && words.pronouns.contains(tokens[token].terminal)
                                     ? words.pronouns.at(tokens[token].terminal)
                                     : words.one;
        Meanings meanings = meaningsFor(reference, noun, forms, mentions);
        std::vector<Candidate>& candidates = meanings.candidates;
        const bool isMeant = reference.pronoun ? (cardForms(tokens, token) & forms) != 0 : isCardCalled(noun);
        const std::optional<FunctionId> card =
            reference.pronoun ? cardBefore(token) : std::optional(static_cast<FunctionId>(syntax.self));
        const bool wasPointed = std::any_of(pointed.begin(), pointed.end(), [&](int earlier) {
            return isCalled(earlier, noun) || isCalled(noun, earlier);
        });
        if (!reference.pronoun && candidates.empty() && (isMeant || !meanings.others)) {
            pointed.push_back(noun); // the card itself, as the tree has it
            continue;
        }
        // "diese Figur" is rather what was named than the card itself, if it is surely one.
        if (isMeant && (reference.pronoun || !meanings.fits || wasPointed || candidates.empty() ||
                        !candidates.front().isSayable())) {
            candidates.push_back({static_cast<int>(*card), {}});
        }
        std::size_t which = candidates.size() == 1 && (reference.pronoun || meanings.fits) ? 0 : candidates.size();
        for (const auto& [meantToken, meant] : m_meant) {
            which = meantToken == token ? meant : which;
        }
        if (which >= candidates.size() || !candidates[which].isSayable() ||
            (reference.nodes.empty() && candidates[which].meaning != syntax.self)) {
            m_doubt = {token, candidates.size()};
            note(!reference.pronoun      ? NoteKind::ThisUnclear
                 : candidates.size() > 1 ? NoteKind::PronounUnclear
                 : candidates.empty() && (meanings.others || m_reading.abilities.empty())
                     ? NoteKind::PronounWithoutThing
                     : NoteKind::PronounUnsayable,
                 true, tokens[token].begin, tokens[token + (reference.pronoun ? 0 : 1)].end);
            return token;
        }
        const Candidate& meant = candidates[which];
        for (const std::size_t place : reference.nodes) {
            if (meant.meaning < 0) {
                named.emplace_back(place, meant.named);
            } else if (reference.pronoun || meant.meaning != syntax.self) {
                tree.nodes()[place].fun = static_cast<FunctionId>(meant.meaning);
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
