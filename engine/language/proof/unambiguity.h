#pragma once

#include "engine/language/grammar.h"
#include "engine/language/proof/automaton.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// A text that can be read in two ways.
struct Overlap {
    std::string first;    ///< function
    std::string second;   ///< the other one; empty if one phrase can be cut in two ways
    std::string category; ///< where both stand
    std::string witness;  ///< a shortest text of both; for one phrase, of the part that can end in two places
};

struct ProofResult {
    bool unambiguous = false;
    double derivations = 0;
    double strings = 0;
    std::size_t states = 0;
    std::vector<Overlap> overlaps;
};

/// Proves that no text of the grammar has two derivations, lists up to `depth` + 1 items: the number of derivations
/// equals the number of strings. Numbers, names and texts count as one word each.
class UnambiguityProof {
public:
    explicit UnambiguityProof(const Grammar& grammar, int depth = 2);

    [[nodiscard]] ProofResult run();

private:
    struct Language {
        Automata::Set strings = 0;
        Count derivations;
    };

    void findCycles();
    [[nodiscard]] bool inOneCycle(std::size_t a, std::size_t b) const { return m_reaches[a][b] && m_reaches[b][a]; }
    [[nodiscard]] const Language& languageOf(std::size_t nonterminal, int depth);
    /// The parts of a production, last first; false if it goes deeper than is looked at.
    [[nodiscard]] bool partsOf(std::size_t nonterminal, const Production& production, int depth,
                               std::vector<Language>& parts);
    void report(const Production& first, const Production* second, std::size_t nonterminal, Automata::Set common);

    const Grammar& m_grammar;
    int m_depth;
    Automata m_automata;
    std::vector<std::vector<bool>> m_reaches;
    std::map<std::pair<std::size_t, int>, Language> m_languages;
    std::vector<Overlap> m_overlaps;
};

} // namespace blattwerk::engine::language
