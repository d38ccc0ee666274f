#pragma once

#include "engine/language/abstract_syntax.h"
#include "engine/language/grammar.h"
#include "engine/language/tree.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// Makes random trees and random texts of a grammar, for tests. The same seed gives the same ones.
class Generator {
public:
    /// Names are taken from the strings, which every tree refers to.
    Generator(const AbstractSyntax& syntax, std::vector<std::string> strings, std::uint64_t seed);

    /// A random ability, without manual text.
    [[nodiscard]] Tree ability();
    /// A random text of the grammar, aliases included.
    [[nodiscard]] std::string text(const Grammar& grammar, std::string_view ownName);
    /// Whether a random ability may hold the function: systems leave some shared ones unused.
    [[nodiscard]] bool makes(FunctionId fun) const { return m_reached[fun]; }
    [[nodiscard]] const std::vector<std::string>& strings() const { return m_strings; }
    /// A number below the limit.
    [[nodiscard]] std::size_t below(std::size_t limit);

private:
    /// Which nonterminals can be said without a pronoun.
    void findSayable(const Grammar& grammar);
    [[nodiscard]] bool isSayable(const Production& production) const;
    void addTree(int category, std::vector<Node>& nodes, int depth);
    void addWords(const Grammar& grammar, std::size_t nonterminal, std::string& text, std::string_view ownName,
                  int depth);
    [[nodiscard]] std::int32_t literalValue(int category, int fun);
    void findUsable();
    void findReached();

    const AbstractSyntax& m_syntax;
    std::vector<std::string> m_strings;
    std::uint64_t m_state;
    std::vector<std::vector<int>> m_functions; ///< usable ones by category
    std::vector<int> m_depths;                 ///< of the flattest tree of each function
    std::vector<bool> m_reached;               ///< per function: can stand in an ability
    const Grammar* m_grammar = nullptr;        ///< of which m_sayable tells
    std::vector<bool> m_sayable;
};

} // namespace blattwerk::engine::language
