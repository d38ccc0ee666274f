#pragma once

#include <string>
#include <string_view>

namespace blattwerk::database {

struct DecodedText {
    /// UTF-8 without byte order mark; what could not be decoded is U+FFFD.
    std::string text;
    /// `UTF-8`, `UTF-16LE`, `UTF-16BE`, `UTF-32LE` or `Windows-1252`.
    std::string encoding;
};

/// Recognises the encoding: by the byte order mark, by the zero bytes of UTF-16, else UTF-8 if it is valid, else
/// Windows-1252.
[[nodiscard]] DecodedText decodeText(std::string_view bytes);

} // namespace blattwerk::database
