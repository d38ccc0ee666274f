#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::model {

/// The form in which texts are compared in a search: lower case, accents removed, ß = ss, and ae, oe, ue written as the
/// umlaut's base letter, so that `ueberfall`, `uberfall` and `Überfall` become equal. Only for comparing, never shown.
[[nodiscard]] std::string foldText(std::string_view text);

/// Lower case of Latin letters with accents; everything else unchanged.
[[nodiscard]] std::string lowerText(std::string_view text);

/// The words of a text, folded; letters and digits make words, everything else separates them.
[[nodiscard]] std::vector<std::string> foldedWords(std::string_view text);

/// Number of characters (code points) of a UTF-8 text.
[[nodiscard]] int characterCount(std::string_view text);

/// Text without white space at both ends.
[[nodiscard]] std::string trimmed(std::string_view text);

/// `text` with everything that is not valid UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

} // namespace blattwerk::model
