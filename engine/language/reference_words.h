#pragma once

#include "engine/language/tree.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace blattwerk::engine::language {

struct Grammar;

/// Genders and numbers that a word may have: one bit per value of the parameter `agr`.
using Agreements = std::uint32_t;

/// The words by which a text refers to what it has named: nouns, "diese", pronouns.
struct ReferenceWords {
    struct Noun {
        FunctionId fun = 0; ///< marked `!noun`
        Agreements forms = 0;
    };
    std::unordered_map<int, Agreements> forms;    ///< by terminal: of the words of nouns and pronouns
    std::unordered_map<int, Noun> nouns;          ///< by terminal
    std::unordered_map<int, Agreements> pronouns; ///< by terminal
    std::vector<int> demonstratives;              ///< terminals: "diese", "dieser", ...
    std::vector<int> cardNouns;                   ///< terminals that mean the card behind a demonstrative: "Karte"
    std::vector<Agreements> agreements;           ///< per function without arguments: how it is said
    std::vector<int> nounOf;                      ///< per function without arguments: the noun it is said with, or -1
    std::vector<Agreements> singular;             ///< per noun: its gender where there is one
    std::vector<bool> things;                     ///< per function: a pronoun could stand in its place
    Agreements one = 0;                           ///< every singular
    Agreements many = 0;                          ///< of what several chosen things are called

    [[nodiscard]] bool isDemonstrative(int terminal) const { return holds(demonstratives, terminal); }
    [[nodiscard]] bool isCardNoun(int terminal) const { return holds(cardNouns, terminal); }

private:
    static bool holds(const std::vector<int>& terminals, int terminal) {
        return std::find(terminals.begin(), terminals.end(), terminal) != terminals.end();
    }
};

[[nodiscard]] ReferenceWords referenceWordsOf(const Grammar& grammar);

} // namespace blattwerk::engine::language
