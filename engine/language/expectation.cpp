#include "engine/language/expectation.h"

#include "engine/language/scope.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>
#include <set>

namespace blattwerk::engine::language {

namespace {

/// Collects what a phrase still needs, for the snippets of a completion.
class Continuations {
public:
    Continuations(const Grammar& grammar, bool withAliases) : m_grammar(grammar), m_withAliases(withAliases) {}

    void addPlace(const Parser::Place& place) { addNode(place.trieNode, named(place.nonterminal, -1), 0); }

    [[nodiscard]] std::vector<Continuation> take() const {
        std::vector<Continuation> result;
        for (const auto& [terminal, offer] : m_found) {
            Continuation continuation;
            continuation.kind = kindOf(terminal);
            continuation.text = offer.spelling;
            continuation.category = offer.category;
            for (const auto& [phrase, known] : offer.phrases) {
                continuation.phrases.push_back(known);
                continuation.snippet += (continuation.snippet.empty() ? "" : " | ") + phrase;
            }
            if (terminal != kTextTerminal && terminal != kSelfTerminal) {
                result.push_back(std::move(continuation));
            }
        }
        return result;
    }

private:
    static constexpr int kDeepest = 8;
    static constexpr std::size_t kMostPhrases = 4;

    [[nodiscard]] static std::string kindOf(int terminal) {
        switch (terminal) {
        case kOneTerminal:
        case kNumberTerminal:
            return "number";
        case kSignedTerminal:
            return "signed_number";
        case kNameTerminal:
            return "name";
        default:
            return "word";
        }
    }

    using Phrases = std::map<std::string, PhraseOffer>;
    struct Offer {
        std::string spelling;
        int category = -1;
        Phrases phrases;
    };

    /// The nonterminal's category; where it has no name, that of what it is part of.
    [[nodiscard]] int named(std::size_t nonterminal, int outer) const {
        const int category = m_grammar.nonterminals[nonterminal].category;
        return m_grammar.categoryNames.contains(category) ? category : outer;
    }

    [[nodiscard]] bool isOffered(const TrieEdge& edge) const { return edge.canonical || m_withAliases; }

    void addNode(int trieNode, int category, int depth) {
        const TrieNode& node = m_grammar.trie[static_cast<std::size_t>(trieNode)];
        for (const TrieEdge& edge : node.terminals) {
            if (isOffered(edge)) {
                Offer& offer = m_found[edge.symbol == kOneTerminal ? kNumberTerminal : edge.symbol];
                offer.category = offer.category >= 0 ? offer.category : category;
                if (edge.symbol >= kFirstWord) {
                    const std::string& word = m_grammar.words[static_cast<std::size_t>(edge.word)];
                    offer.spelling = offer.spelling.empty() ? word : offer.spelling;
                    if (edge.canonical) {
                        tails(edge.to, {word, {}, 0}, offer.phrases, 0);
                    }
                }
            }
        }
        for (const TrieEdge& edge : node.nonterminals) {
            const std::size_t next = nonterminalOf(edge.symbol);
            if (isOffered(edge) && depth < kDeepest && m_seen.insert(next).second) {
                addNode(m_grammar.nonterminals[next].root, named(next, category), depth + 1);
            }
            if (isOffered(edge) && m_grammar.nonterminals[next].nullable && depth < kDeepest &&
                m_passed.insert(edge.to).second) {
                addNode(edge.to, category, depth + 1);
            }
        }
    }

    void tails(int trieNode, const PhraseOffer& said, Phrases& phrases, int depth) {
        const TrieNode& node = m_grammar.trie[static_cast<std::size_t>(trieNode)];
        for (const int id : node.accepts) {
            const Production& production = m_grammar.productions[static_cast<std::size_t>(id)];
            if (!production.alias) {
                phrases.try_emplace(said.text, PhraseOffer{said.text, said.numberSlots, production.fun});
            }
        }
        if (depth > kDeepest || phrases.size() >= kMostPhrases) {
            return;
        }
        for (const TrieEdge& edge : node.terminals) {
            if (edge.canonical) {
                const std::string& word = edge.word >= 0 ? m_grammar.words[static_cast<std::size_t>(edge.word)]
                                                         : m_grammar.terminals[static_cast<std::size_t>(edge.symbol)];
                const bool number = edge.symbol == kNumberTerminal || edge.symbol == kOneTerminal;
                const bool tight = word == "." || word == "," || word == ":";
                PhraseOffer next = said;
                next.text += (tight ? "" : " ") + (number ? numberSlot() : word);
                if (number) {
                    next.numberSlots.push_back(true);
                }
                tails(edge.to, next, phrases, depth + 1);
            }
        }
        std::set<int> categories;
        for (const TrieEdge& edge : node.nonterminals) {
            const Nonterminal& slot = m_grammar.nonterminals[nonterminalOf(edge.symbol)];
            if (!edge.canonical || !categories.insert(slot.category).second) {
                continue;
            }
            PhraseOffer next = said;
            if (!slot.nullable) {
                next.text += " {" + m_grammar.categoryName(slot.category) + "}";
                next.numberSlots.push_back(isNumber(slot));
            }
            tails(edge.to, next, phrases, depth + 1);
        }
    }

    [[nodiscard]] bool isNumber(const Nonterminal& slot) const {
        return std::all_of(slot.productions.begin(), slot.productions.end(), [&](int id) {
            const Production& production = m_grammar.productions[static_cast<std::size_t>(id)];
            return production.alias || (production.symbols.size() == 1 && (production.symbols[0] == kNumberTerminal ||
                                                                           production.symbols[0] == kOneTerminal));
        });
    }

    [[nodiscard]] std::string numberSlot() const {
        const int category = m_grammar.syntax->function(m_grammar.syntax->integer).category;
        return "{" + m_grammar.categoryName(category) + "}";
    }

    const Grammar& m_grammar;
    bool m_withAliases;
    std::map<int, Offer> m_found;
    std::set<std::size_t> m_seen;
    std::set<int> m_passed;
};

struct Mending {
    std::size_t cost = 0;
    enum Kind { Replace, Insert, Delete } kind = Replace;
    std::string word;
    std::size_t at = 0;
};

/// A word may be left out where it says nothing, and a sign; what limits or denies is never mended away (0.3).
bool mayBeLeftOut(const Grammar& grammar, const std::string& word) {
    const bool isSign = std::none_of(word.begin(), word.end(), [](char c) {
        return (c & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(c)) != 0;
    });
    return isSign || isListed(grammar, "filler_words", word);
}

void collectMendings(Parser& parser, std::span<const Token> tokens, std::string_view text, std::size_t at,
                     bool furthest, std::vector<Mending>& mendings) {
    const std::string word = folded(text.substr(tokens[at].begin, tokens[at].end - tokens[at].begin));
    for (const Continuation& expected : continuations(parser)) {
        if (expected.kind != "word") {
            continue;
        }
        const std::size_t distance = editDistance(word, folded(expected.text));
        if (distance <= 1 + word.size() / 4 && !isListed(parser.grammar(), "weighty_words", word)) {
            mendings.push_back({distance, Mending::Replace, expected.text, at});
        }
        if (furthest) {
            mendings.push_back({3, Mending::Insert, expected.text, at});
        }
    }
    if (mayBeLeftOut(parser.grammar(), word)) {
        mendings.push_back({4, Mending::Delete, "", at});
    }
}

} // namespace

std::vector<Continuation> continuations(const Parser& parser, bool withAliases) {
    Continuations all(parser.grammar(), withAliases);
    for (const Parser::Place& place : parser.places()) {
        all.addPlace(place);
    }
    return all.take();
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t best =
                std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1] ? 1U : 0U)});
            diagonal = row[j];
            row[j] = best;
        }
    }
    return row[b.size()];
}

std::string nearest(const Grammar& grammar, const std::string& foldedWord, const std::vector<Continuation>& expected) {
    if (foldedWord.size() <= 3) {
        return {};
    }
    // A word that the language knows is no slip of another one, but it may have a wrong ending.
    const KnownWord* const known = grammar.knownWords.find(foldedWord);
    const bool isKnown = known != nullptr && (known->terminal != kUnknownTerminal || known->number >= 0);
    std::size_t best = foldedWord.size() < 8 ? 2 : 3;
    std::string found;
    for (const Continuation& continuation : expected) {
        if (continuation.kind != "word") {
            continue;
        }
        const std::string word = folded(continuation.text);
        const std::size_t same = static_cast<std::size_t>(
            std::mismatch(word.begin(), word.end(), foldedWord.begin(), foldedWord.end()).first - word.begin());
        const std::size_t distance = editDistance(foldedWord, word);
        if (distance < best && (!isKnown || (same >= 3 && same + 2 >= std::min(word.size(), foldedWord.size())))) {
            best = distance;
            found = continuation.text;
        }
    }
    return found;
}

std::vector<std::vector<Token>> mendings(Parser& parser, std::span<const Token> tokens, std::string_view text,
                                         std::size_t most) {
    const Grammar& grammar = parser.grammar();
    parser.setTracking(true);
    const bool fine = parser.parse(tokens, grammar.start) > 0;
    std::vector<Mending> candidates;
    if (!fine && !tokens.empty()) {
        const std::size_t halt = std::min(parser.furthest(), tokens.size() - 1);
        collectMendings(parser, tokens, text, halt, true, candidates);
        if (halt > 0) {
            parser.parse(tokens.first(halt - 1), grammar.start);
            if (parser.furthest() == halt - 1) {
                collectMendings(parser, tokens, text, halt - 1, false, candidates);
            }
        }
    }
    parser.setTracking(false);
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Mending& a, const Mending& b) { return a.cost < b.cost; });
    std::vector<std::vector<Token>> mended;
    for (const Mending& candidate : candidates) {
        std::vector<Token> changed(tokens.begin(), tokens.end());
        const auto place = changed.begin() + static_cast<std::ptrdiff_t>(candidate.at);
        const auto known = grammar.terminalOf.find(folded(candidate.word));
        const int terminal = known == grammar.terminalOf.end() ? kUnknownTerminal : known->second;
        if (candidate.kind == Mending::Replace) {
            place->terminal = terminal;
        } else if (candidate.kind == Mending::Insert) {
            changed.insert(place, {terminal, 0, place->begin, place->begin, false});
        } else {
            changed.erase(place);
        }
        if (parser.parse(changed, grammar.start) > 0) {
            mended.push_back(std::move(changed));
            if (mended.size() >= most) {
                break;
            }
        }
    }
    return mended;
}

std::vector<std::vector<Token>> limited(const Grammar& grammar, const std::vector<Token>& tokens) {
    const auto label = grammar.labels.find("each_limit");
    if (label == grammar.labels.end()) {
        return {};
    }
    const CardContext nothing;
    StringPool strings;
    std::vector<Token> limit;
    Tokenizer(grammar, nothing).tokenize(label->second, strings, limit);
    std::vector<std::vector<Token>> all;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].terminal == grammar.dot) {
            all.push_back(tokens);
            all.back().insert(all.back().begin() + static_cast<std::ptrdiff_t>(at), limit.begin(), limit.end());
        }
    }
    return all;
}

} // namespace blattwerk::engine::language
