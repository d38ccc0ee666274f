#pragma once

#include "engine/language/parser.h"
#include "engine/language/term.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// A known sentence, or a clause that can stand alone (a head, a condition, a price), as it was written: nothing is
/// rewritten, every node knows its tokens and the nonterminal as which it was read.
struct SentencePiece {
    std::vector<Token> tokens; ///< without the sign at its end where it is a clause alone
    Tree tree;
    TokenRanges ranges;
    std::vector<std::uint32_t> nonterminals;
    bool sentence = false; ///< ends with a full stop, which is its last token

    [[nodiscard]] std::uint32_t begin(std::size_t node) const { return ranges[node].first; }
    [[nodiscard]] std::uint32_t end(std::size_t node) const { return ranges[node].second; }
    [[nodiscard]] std::size_t length(std::size_t node) const { return end(node) - begin(node); }
};

/// The tokens of a text without the sign at its end.
[[nodiscard]] std::vector<Token> tokensOf(const Grammar& grammar, const CardContext& context, std::string_view text,
                                          StringPool& strings);
/// Nothing where the language does not know it.
[[nodiscard]] std::optional<SentencePiece> pieceOf(Parser& parser, const CardContext& context, std::string_view text,
                                                   StringPool& strings);
/// Whether two subtrees mean the same; both refer to the same strings.
[[nodiscard]] bool sameMeaning(const Tree& a, std::size_t at, const Tree& b, std::size_t bt, const StringPool& strings,
                               const AbstractSyntax& syntax);

} // namespace blattwerk::engine::language
