#include "database/exchange/text_decoding.h"

#include "model/text_folding.h"

#include <array>
#include <cstdint>

namespace blattwerk::database {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::size_t kSample = 400;

/// What Windows-1252 has in 0x80..0x9F; the five unassigned bytes are U+FFFD.
constexpr std::array<std::uint16_t, 32> kWindowsSigns{0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                      0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                                      0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

std::string fromUtf16(std::string_view bytes, bool bigEndian) {
    const auto unit = [&](std::size_t at) -> std::uint32_t {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        const std::uint32_t high = bigEndian ? first : second;
        return (high << 8) | (bigEndian ? second : first);
    };
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = unit(at);
        if (code >= 0xD800 && code < 0xDC00 && at + 3 < bytes.size()) {
            const std::uint32_t low = unit(at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                at += 2;
            }
        }
        model::appendUtf8(text, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
    }
    return text;
}

std::string fromUtf32(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at + 3 < bytes.size(); at += 4) {
        std::uint32_t code = 0;
        for (std::size_t i = 4; i > 0; --i) {
            code = (code << 8) | static_cast<unsigned char>(bytes[at + i - 1]);
        }
        model::appendUtf8(text, code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? 0xFFFD : code);
    }
    return text;
}

std::string fromWindows(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        model::appendUtf8(text, byte >= 0x80 && byte < 0xA0 ? kWindowsSigns.at(byte - std::size_t{0x80}) : byte);
    }
    return text;
}

/// Share of zero bytes at even or odd places of the beginning.
bool looksLikeUtf16(std::string_view bytes, bool bigEndian) {
    const std::size_t end = std::min(bytes.size(), kSample) & ~std::size_t{1};
    std::size_t zeros = 0;
    for (std::size_t at = bigEndian ? 0 : 1; at < end; at += 2) {
        zeros += bytes[at] == '\0' ? 1u : 0u;
    }
    return end >= 4 && zeros * 2 > end / 2;
}

} // namespace

DecodedText decodeText(std::string_view bytes) {
    if (bytes.starts_with(kUtf8Mark)) {
        return {model::validUtf8(bytes.substr(kUtf8Mark.size())), "UTF-8"};
    }
    if (bytes.starts_with(std::string_view("\xFF\xFE\0\0", 4))) {
        return {model::validUtf8(fromUtf32(bytes.substr(4))), "UTF-32LE"};
    }
    if (bytes.starts_with("\xFF\xFE")) {
        return {model::validUtf8(fromUtf16(bytes.substr(2), false)), "UTF-16LE"};
    }
    if (bytes.starts_with("\xFE\xFF")) {
        return {model::validUtf8(fromUtf16(bytes.substr(2), true)), "UTF-16BE"};
    }
    if (looksLikeUtf16(bytes, false)) {
        return {model::validUtf8(fromUtf16(bytes, false)), "UTF-16LE"};
    }
    if (looksLikeUtf16(bytes, true)) {
        return {model::validUtf8(fromUtf16(bytes, true)), "UTF-16BE"};
    }
    std::string valid = model::validUtf8(bytes);
    if (valid == bytes || bytes.find('\0') != std::string_view::npos) {
        return {std::move(valid), "UTF-8"};
    }
    return {model::validUtf8(fromWindows(bytes)), "Windows-1252"};
}

} // namespace blattwerk::database
