#pragma once

#include "engine/language/abstract_syntax.h"
#include "engine/language/features.h"
#include "engine/language/reference_words.h"
#include "engine/language/tree.h"
#include "engine/language/walk_table.h"
#include "engine/language/word_map.h"

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// A terminal (>= 0) or a nonterminal (its complement).
using Symbol = int;

[[nodiscard]] constexpr bool isTerminal(Symbol symbol) {
    return symbol >= 0;
}
/// Index of the nonterminal. Precondition: !isTerminal(symbol).
[[nodiscard]] constexpr std::size_t nonterminalOf(Symbol symbol) {
    const int index = ~symbol;
    return static_cast<std::size_t>(index);
}
[[nodiscard]] constexpr Symbol symbolOf(std::size_t nonterminal) {
    const int index = static_cast<int>(nonterminal);
    return ~index;
}

/// Terminals that are no words. Those below kSelfTerminal carry a value.
enum SpecialTerminal : int {
    kOneTerminal,
    kNumberTerminal,
    kSignedTerminal,
    kTextTerminal,
    kNameTerminal,
    kSelfTerminal, ///< the card's own name
    kFirstWord,
};
constexpr int kUnknownTerminal = -1;
/// A sign that no phrase of the language has; equal to no token and no symbol.
constexpr int kNoTerminal = std::numeric_limits<int>::min();

class TerminalSet {
public:
    void resize(std::size_t terminals) { m_words.assign((terminals + 63) / 64, 0); }
    [[nodiscard]] bool has(int terminal) const {
        const auto at = static_cast<std::size_t>(terminal);
        return (m_words[at >> 6U] >> (at & 63U) & 1U) != 0;
    }
    void add(int terminal) {
        const auto at = static_cast<std::size_t>(terminal);
        m_words[at >> 6U] |= std::uint64_t{1} << (at & 63U);
    }
    /// Whether anything was new.
    bool merge(const TerminalSet& other) {
        bool changed = false;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::uint64_t merged = m_words[i] | other.m_words[i];
            changed = changed || merged != m_words[i];
            m_words[i] = merged;
        }
        return changed;
    }

    /// Bit by bit, the first terminal in the lowest one.
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return m_words; }

private:
    std::vector<std::uint64_t> m_words;
};

enum CapitalFlag : std::uint8_t { kNoCapital = 0, kCapital = 1, kLineBreak = 2 };

/// One way to say a function, with all features fixed.
struct Production {
    FunctionId fun = 0;
    bool plain = false; ///< builds its function of all its slots and nothing else,
    bool bare = false;  ///< canonical, and none of its words has a capital or line break of its own
    std::uint32_t nonterminal = 0;
    bool alias = false;    ///< understood, but never said
    std::uint8_t mark = 0; ///< wording that is kept as typed
    std::vector<Symbol> symbols;
    std::vector<int> words;             ///< per symbol: index in Grammar::words, -1 for slots and literals
    std::vector<std::uint8_t> capitals; ///< per symbol: CapitalFlag
    std::vector<int> slotArgs;          ///< per symbol: argument said there, -1: none
    std::vector<BuildStep> build;
    /// Symbols that are written in several ways elsewhere, and how they are here.
    std::vector<std::pair<int, int>> variedWords;
    /// Slots without meaning, and the production that says them.
    std::vector<std::pair<int, int>> unboundSlots;
    /// Pairs of slots that must hold the same.
    std::vector<std::pair<int, int>> equalSlots;
    std::vector<int> argSymbols; ///< per argument: the symbol that says it, -1: it is constant
    std::vector<std::vector<Node>> argConstants;
};

struct TrieEdge {
    Symbol symbol = 0;
    int to = 0;
    int word = -1;          ///< spelling of a terminal
    bool canonical = false; ///< lies on a canonical phrase that can be said without manual text; completion offers only
                            ///< these
};

/// A node of the phrase trie of one nonterminal.
struct TrieNode {
    std::vector<TrieEdge> terminals; ///< sorted by symbol
    std::vector<TrieEdge> nonterminals;
    std::vector<int> accepts; ///< productions that end here
    /// What was read in the only slot before it is meant, by a production of that slot's nonterminal.
    bool passes = false;
};

/// A category with features.
struct Nonterminal {
    int category = -1;
    std::vector<std::int8_t> features;
    std::vector<int> productions;
    bool nullable = false;
    TerminalSet first;
    TerminalSet firstCanonical;
    int root = -1;
    int emptyProduction = -1;
};

/// Which production says a function in a nonterminal: lists of canonical productions.
class CanonicalIndex {
public:
    void build(const std::vector<Nonterminal>& nonterminals, const std::vector<Production>& productions,
               std::size_t functions);
    [[nodiscard]] const std::vector<int>& of(std::size_t nonterminal, FunctionId fun) const {
        return m_lists[m_index[nonterminal * m_functions + fun]];
    }

private:
    std::size_t m_functions = 0;
    std::vector<std::uint32_t> m_index;
    std::vector<std::vector<int>> m_lists;
};

/// Words that stand for others before anything is parsed: "vom" for "von dem", "dein Gegner" for "die andere Seite".
struct Replacement {
    std::vector<std::string> from; ///< folded
    std::vector<std::string> to;   ///< folded
};

/// Words that a taught wording writes in another way: "von", "dem", "Baum" as "vom Baum".
struct ShortForm {
    std::vector<std::string> words;
    std::string said;
};

/// Signs and small words of one language.
struct Orthography {
    std::string openQuote = "\"";
    std::string closeQuote = "\"";
    std::string minus = "-";
    std::string article;                                                     ///< "a"
    std::string articleBefore;                                               ///< "an"
    std::string articleVowels;                                               ///< letters before which it stands
    std::map<std::pair<std::string, std::string>, std::string> contractions; ///< said too: another
    std::vector<ShortForm> shortForms;
    std::unordered_map<std::string, int> numberWords;
    std::string plusWord; ///< "plus 2" is read as +2
    std::string minusWord;
    std::vector<Replacement> replacements;
    std::vector<std::string> cuts;             ///< words after which an unknown clause may begin
    std::vector<std::string> capitalAfter;     ///< signs after which a capital follows
    std::string selfEnding;                    ///< genitive of names: "s"
    std::vector<std::string> articles;         ///< folded; they may stand before the name of a card
    std::vector<std::string> nameWords;        ///< folded; a name follows them, the card's own one too: "namens"
    std::vector<std::string> nameEndings;      ///< of a name behind an article: "des Trommlers"
    std::vector<std::string> adjectiveEndings; ///< of the words before its last: "dem Treuen Begleiter"
};

/// Something that the language cannot mean although designers write it, and what to write instead.
struct Absence {
    std::vector<std::vector<std::string>> wordings; ///< folded words; "*" is any word, "^" the beginning of a paragraph
    std::string sentence;                           ///< in this language
    std::string translation;                        ///< the same in the other language, examples as they are
};

/// What one look at a folded word tells the tokenizer.
struct KnownWord {
    int terminal = kUnknownTerminal;
    std::int32_t number = -1;      ///< of a word for a number
    char32_t sign = 0;             ///< of a word for a sign before numbers
    bool article = false;          ///< may stand before the name of a card
    bool names = false;            ///< a name follows, not the card that bears it
    std::vector<int> replacements; ///< that begin with it, the longest first
    /// Letters, a to z by bit, with which their second words begin; all bits if one has none or begins otherwise.
    std::uint32_t secondLetters = 0;
};

/// A phrase table compiled with its lexicon: what the parser and the renderer work with.
struct Grammar {
    std::string language;
    const AbstractSyntax* syntax = nullptr;
    Features features;
    Orthography orthography;
    std::vector<Nonterminal> nonterminals;
    std::vector<Production> productions;
    std::vector<TrieNode> trie;
    std::size_t start = 0;
    std::vector<std::string> words;                  ///< as written
    std::vector<int> wordTerminals;                  ///< their terminals
    std::vector<std::string> terminals;              ///< names for people
    std::unordered_map<std::string, int> terminalOf; ///< folded word
    WordMap<KnownWord> knownWords;
    std::vector<int> spellings; ///< per terminal: its only word, -1 if it is written in several ways or is no word
    WalkTable walk;
    CanonicalIndex canonical;
    int dot = kNoTerminal;
    int colon = kNoTerminal;
    int bullet = kNoTerminal;
    std::unordered_map<int, std::string> categoryNames;  ///< for people, where the table gives one
    std::unordered_map<std::string, std::string> labels; ///< of outline lines, by kind, and of findings
    std::vector<Absence> absences;
    ReferenceWords references;
    /// Per category: the nonterminals that say it alone, best first.
    std::unordered_map<int, std::vector<std::size_t>> alone;
    [[nodiscard]] const std::string& categoryName(int category) const;
    /// The production that says a slot without meaning of this nonterminal, -1 if none can.
    [[nodiscard]] int unbound(std::size_t nonterminal) const;
};

} // namespace blattwerk::engine::language
