#pragma once

#include "engine/language/grammar.h"
#include "engine/language/term.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

/// Whether the word stands in that list of the phrase table ("filler_words", ...).
[[nodiscard]] bool isListed(const Grammar& grammar, std::string_view list, std::string_view foldedWord);

/// Moments that a text on that type of card may begin with ("Beim Ausspielen:"), likeliest first: the table's label
/// `heads_TYPE`. None where it has no such label.
[[nodiscard]] std::vector<std::string> headsOf(const Grammar& grammar, const std::string& cardType);

/// The tokens, if any, of which the text does not say how far a condition, a price or a "for each" in them reaches.
/// A colon reaches to the end of the paragraph. A comma reaches to the end of its sentence: whether it reaches further,
/// where other sentences follow, is not for us to say. The tree and its ranges are as they were parsed.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>>
unclearScope(const Grammar& grammar, const Tree& tree, const TokenRanges& ranges, std::span<const Token> tokens);

/// Whether unknown words may say when, whether or how often what stands beside them in their sentence happens.
[[nodiscard]] bool mayGovern(const Grammar& grammar, std::string_view words, bool openSentence);

} // namespace blattwerk::engine::language
