#pragma once

#include "engine/language/parser.h"
#include "engine/language/reading.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// What may follow at the place where the last tracked parse came to a halt, aliases left out or not.
[[nodiscard]] std::vector<Continuation> continuations(const Parser& parser, bool withAliases = false);

/// Edits (insert, delete, replace a byte) between two folded words.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// The expected word nearest to the one that stands there; empty if none is near.
[[nodiscard]] std::string nearest(const Grammar& grammar, const std::string& foldedWord,
                                  const std::vector<Continuation>& expected);

/// One-word mends (replace, insert, delete) of an unknown sentence, as tokens that parse, best first.
[[nodiscard]] std::vector<std::vector<Token>> mendings(Parser& parser, std::span<const Token> tokens,
                                                       std::string_view text, std::size_t most);

/// A paragraph with the limit that an effect for each of several things needs, at the end of one sentence after
/// another.
[[nodiscard]] std::vector<std::vector<Token>> limited(const Grammar& grammar, const std::vector<Token>& tokens);

} // namespace blattwerk::engine::language
