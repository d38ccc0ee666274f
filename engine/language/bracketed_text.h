#pragma once

#include "engine/language/reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::language {

/// A sentence in which the places that vary stand in curly brackets: "Ziehe {2} Karten."
struct BracketedText {
    std::string text; ///< without the brackets
    std::vector<SourceRange> places;
};

/// Takes the brackets off; one that is not closed reaches to the end, one inside another is ignored.
[[nodiscard]] BracketedText withoutBrackets(std::string_view text);
/// Puts them around places that do not overlap, in any order.
[[nodiscard]] std::string withBrackets(std::string_view text, std::vector<SourceRange> places);

} // namespace blattwerk::engine::language
