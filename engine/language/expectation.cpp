#include "engine/language/expectation.h"

#include "engine/language/mending.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <map>
#include <set>

namespace blattwerk::engine::language {

namespace {

/// Collects what a phrase still needs, for the snippets of a completion.
class Continuations {
public:
    Continuations(const Grammar& grammar, bool withAliases) : m_grammar(grammar), m_withAliases(withAliases) {}

    void addPlace(const Parser::Place& place) { addNode(place.trieNode, named(place.nonterminal, -1), 0); }

    /// The beginning of a paragraph without those that are effects alone.
    void addHeadedBeginning() {
        m_needsHead = true;
        addNode(m_grammar.nonterminals[m_grammar.start].root, named(m_grammar.start, -1), 0);
    }

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
    static constexpr std::size_t kMostPhrases = 12;

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

    [[nodiscard]] bool isOffered(const TrieEdge& edge) const {
        return (edge.canonical || m_withAliases) && !(m_needsHead && leadsToEffectsAlone(edge));
    }

    [[nodiscard]] bool leadsToEffectsAlone(const TrieEdge& edge) const {
        const TrieNode& node = m_grammar.trie[static_cast<std::size_t>(edge.to)];
        return !node.accepts.empty() && node.terminals.empty() && node.nonterminals.empty() &&
               std::all_of(node.accepts.begin(), node.accepts.end(), [&](int id) {
                   const FunctionId fun = m_grammar.productions[static_cast<std::size_t>(id)].fun;
                   return m_grammar.syntax->functions[fun].headless;
               });
    }

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
    bool m_needsHead = false;
    std::map<int, Offer> m_found;
    std::set<std::size_t> m_seen;
    std::set<int> m_passed;
};

} // namespace

std::vector<Continuation> continuations(const Parser& parser, bool withAliases) {
    Continuations all(parser.grammar(), withAliases);
    for (const Parser::Place& place : parser.places()) {
        all.addPlace(place);
    }
    return all.take();
}

std::vector<Continuation> headedBeginnings(const Grammar& grammar) {
    Continuations all(grammar, false);
    all.addHeadedBeginning();
    return all.take();
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

} // namespace blattwerk::engine::language
