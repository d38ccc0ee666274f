#pragma once

#include "engine/language/grammar.h"
#include "engine/language/tokenizer.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// What the sentence around the token asks for that the language cannot mean; null if the phrase table knows of
/// nothing.
[[nodiscard]] const Absence* absenceIn(const Grammar& grammar, const std::vector<Token>& paragraph, std::size_t at,
                                       std::string_view text);

} // namespace blattwerk::engine::language
