#pragma once

#include "engine/language/parser.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// Edits (insert, delete, replace a letter, exchange two neighbours) between two folded words.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// A word that no phrase knows, and the only known word near to it; or a dash that begins a line, and a bullet.
struct Respelling {
    SourceRange range;
    std::string word;
};
[[nodiscard]] std::vector<Respelling> respellings(const Grammar& grammar, const CardContext& context,
                                                  std::string_view text);
/// The text with these changes, which stand in its order.
[[nodiscard]] std::string respelled(std::string_view text, const std::vector<Respelling>& changes);

/// Offers mends of an unknown paragraph, as tokens that parse, the smallest first, until `take` wants no more. A mend
/// corrects words and signs, puts in what is missing and leaves out what says nothing; it never touches, adds or leaves
/// out what denies or limits (`weighty_words`, `limiting_words`), and it never exchanges one known word for another.
void mend(Parser& parser, std::span<const Token> tokens, std::string_view text,
          const std::function<bool(const std::vector<Token>&)>& take);

/// A paragraph with the limit that an effect for each of several things needs, at the end of one sentence after
/// another.
[[nodiscard]] std::vector<std::vector<Token>> limited(const Grammar& grammar, const std::vector<Token>& tokens);

} // namespace blattwerk::engine::language
