#pragma once

#include "engine/language/grammar.h"
#include "engine/language/reading.h"
#include "engine/language/tree.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// Whether a number can be said by a production that is one word or sign.
[[nodiscard]] bool literalFits(const Production& production, const Node& node);
/// Which of the wordings that mean the same the node asks for.
[[nodiscard]] std::uint8_t wantedMark(const CardContext& context, const Node& node);

/// Says trees with the same productions that the parser reads.
class Renderer {
public:
    Renderer(const Grammar& grammar, const CardContext& context, const std::vector<std::string>& strings)
        : m_grammar(grammar),
          m_context(context),
          m_strings(strings) {}

    /// Whether the language has words for it.
    [[nodiscard]] bool canSay(const Tree& tree);
    /// Adds the tree to the text. False if it cannot be said.
    bool add(const Tree& tree);
    /// Says one node of a tree as the given nonterminal, without capital; empty if it cannot be said.
    [[nodiscard]] std::string phrase(const Tree& tree, std::size_t node, std::size_t nonterminal);
    void addReminder(const std::string& reminder);
    [[nodiscard]] std::string text() const;

private:
    struct Word {
        std::string_view text;
        std::string own; ///< where the text is made here
        std::uint8_t capital = kNoCapital;
    };

    [[nodiscard]] int choose(std::size_t node, std::size_t nonterminal);
    [[nodiscard]] bool fits(const Production& production, std::size_t node);
    void emit(std::size_t node);
    void emitLiteral(const Node& node);
    void emitUnbound(std::size_t nonterminal);
    void put(std::string_view word);
    void putOwn(std::string word);
    [[nodiscard]] std::string spaced(const std::vector<Word>& words, bool startsWithCapital) const;

    const Grammar& m_grammar;
    const CardContext& m_context;
    const std::vector<std::string>& m_strings;
    const Tree* m_tree = nullptr;
    std::vector<int> m_plan; ///< per node: the production that says it
    std::vector<Word> m_words;
    std::uint8_t m_pending = kNoCapital;
};

} // namespace blattwerk::engine::language
