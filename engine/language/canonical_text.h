#pragma once

#include "engine/language/grammar.h"
#include "engine/language/parser.h"
#include "engine/language/reading.h"
#include "engine/language/term.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// A tree with what the parser knows of each of its nodes.
struct ParsedTree {
    Tree tree;
    TokenRanges ranges;
    std::vector<int> productions;
};

/// Finds out, paragraph by paragraph, whether a text is what the renderer would say of it, without saying it. Answers
/// no where finding out would take as long as saying it.
class CanonicalText {
public:
    CanonicalText(const Grammar& grammar, const CardContext& context, std::string_view text)
        : m_grammar(grammar),
          m_context(context),
          m_text(text) {}

    /// The next paragraph: the first tree of the parser's last parse, before anything of it is changed.
    void add(const Parser& parser, const ParsedTree& parsed, std::span<const Token> tokens, const StringPool& strings);
    /// Something stands in the text that this class does not look at.
    void giveUp() { m_holds = false; }
    [[nodiscard]] bool holds() const { return m_holds && m_end == m_text.size(); }

private:
    [[nodiscard]] bool isFirstChoice(const Tree& tree, std::size_t node, int production) const;
    [[nodiscard]] bool canSay(const Production& production, const Tree& tree, std::size_t node) const;
    /// Whether each argument is the constant that the production says, or fulfils `check(choices of its slot, child)`.
    template<typename Check>
    [[nodiscard]] bool holdsForArguments(const Production& production, const Tree& tree, std::size_t node,
                                         const Check& check) const;
    /// Notes how words of the node are written that may be written in several ways; false if that is unclear.
    [[nodiscard]] bool noteVariedWords(const ParsedTree& parsed, std::size_t node);
    /// Whether the tokens are typed as they are printed, behind what was looked at.
    [[nodiscard]] bool isPrinted(std::span<const Token> tokens, const StringPool& strings);
    [[nodiscard]] bool isSpelled(const Token& token, std::size_t number, bool capital, const StringPool& strings) const;
    /// Whether the article is written otherwise before that word.
    [[nodiscard]] bool isContracted(const Token& token, const Token& next) const;
    [[nodiscard]] bool isWord(std::string_view typed, std::string_view word, bool capital) const;

    const Grammar& m_grammar;
    const CardContext& m_context;
    std::string_view m_text;
    bool m_holds = true;
    std::size_t m_end = 0;                                  ///< of what was looked at
    std::vector<std::pair<std::size_t, int>> m_variedWords; ///< of the paragraph: number of the token, word
};

} // namespace blattwerk::engine::language
