#include "engine/language/unicode.h"

#include <array>
#include <cstdint>

namespace blattwerk::engine::language {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

char32_t lower(char32_t point) {
    if (point < 128) {
        return point >= 'A' && point <= 'Z' ? point + 32 : point;
    }
    if (point >= 0xC0 && point <= 0xDE && point != 0xD7) {
        return point + 32;
    }
    if (point == 0x1E9E) {
        return 0xDF;
    }
    if (point == 0x178) {
        return 0xFF;
    }
    if (point >= 0x100 && point <= 0x17F && point != 0x138 && point != 0x149) {
        const bool oddIsCapital = (point >= 0x139 && point <= 0x148) || point >= 0x179;
        const bool capital = (point % 2 != 0) == oddIsCapital;
        return capital ? point + 1 : point;
    }
    return point;
}

char32_t upper(char32_t point) {
    if (point >= 'a' && point <= 'z') {
        return point - 32;
    }
    return point >= 0xE0 && point <= 0xFE && point != 0xF7 ? point - 32 : point;
}

struct Composition {
    char32_t mark;
    std::string_view bases;
    std::array<char32_t, 12> composed;
};

constexpr std::array<Composition, 7> kCompositions{{
    {0x308, "aouAOUeiEIyY", {0xE4, 0xF6, 0xFC, 0xC4, 0xD6, 0xDC, 0xEB, 0xEF, 0xCB, 0xCF, 0xFF, 0x178}},
    {0x301, "aeiouyAEIOUY", {0xE1, 0xE9, 0xED, 0xF3, 0xFA, 0xFD, 0xC1, 0xC9, 0xCD, 0xD3, 0xDA, 0xDD}},
    {0x300, "aeiouAEIOU", {0xE0, 0xE8, 0xEC, 0xF2, 0xF9, 0xC0, 0xC8, 0xCC, 0xD2, 0xD9}},
    {0x302, "aeiouAEIOU", {0xE2, 0xEA, 0xEE, 0xF4, 0xFB, 0xC2, 0xCA, 0xCE, 0xD4, 0xDB}},
    {0x303, "anoANO", {0xE3, 0xF1, 0xF5, 0xC3, 0xD1, 0xD5}},
    {0x327, "cC", {0xE7, 0xC7}},
    {0x30A, "aA", {0xE5, 0xC5}},
}};

/// The letter made of base and mark, 0 if there is none.
char32_t compose(char32_t base, char32_t mark) {
    if (base >= 128) {
        return 0;
    }
    for (const Composition& composition : kCompositions) {
        if (composition.mark == mark) {
            const std::size_t at = composition.bases.find(static_cast<char>(base));
            return at == std::string_view::npos ? 0 : composition.composed[at];
        }
    }
    return 0;
}

std::string compose(std::string_view text, bool lowerCase) {
    std::string result;
    result.reserve(text.size());
    char32_t previous = 0;
    bool pending = false;
    const auto flush = [&] {
        if (pending) {
            append(result, lowerCase ? lower(previous) : previous);
        }
    };
    for (std::size_t at = 0; at < text.size();) {
        char32_t point = decode(text, at);
        if (isIgnorable(point)) {
            continue;
        }
        if (point == 0x2011 || point == 0x2010) {
            point = '-';
        } else if (point == 0x2019) {
            point = '\'';
        }
        if (pending && isCombining(point)) {
            if (const char32_t whole = compose(previous, point); whole != 0) {
                previous = whole;
                continue;
            }
        }
        flush();
        previous = point;
        pending = true;
    }
    flush();
    return result;
}

} // namespace

char32_t decode(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const char32_t first = byte(at++);
    if (first < 0x80) {
        return first;
    }
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    if (more == 0) {
        return kReplacement;
    }
    char32_t point = first & (more == 3 ? 0x07U : more == 2 ? 0x0FU : 0x1FU);
    for (int i = 0; i < more; ++i) {
        if (at >= text.size() || (byte(at) & 0xC0U) != 0x80U) {
            return kReplacement;
        }
        point = (point << 6U) | (byte(at++) & 0x3FU);
    }
    return point > 0x10FFFF ? kReplacement : point;
}

void append(std::string& text, char32_t point) {
    const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (point < 0x80) {
        put(point);
    } else if (point < 0x800) {
        put(0xC0U | point >> 6U);
        put(0x80U | (point & 0x3FU));
    } else if (point < 0x10000) {
        put(0xE0U | point >> 12U);
        put(0x80U | (point >> 6U & 0x3FU));
        put(0x80U | (point & 0x3FU));
    } else {
        put(0xF0U | point >> 18U);
        put(0x80U | (point >> 12U & 0x3FU));
        put(0x80U | (point >> 6U & 0x3FU));
        put(0x80U | (point & 0x3FU));
    }
}

bool isLetter(char32_t point) {
    if (point < 128) {
        return (point >= 'a' && point <= 'z') || (point >= 'A' && point <= 'Z');
    }
    return (point >= 0xC0 && point != 0xD7 && point != 0xF7 && point < 0x250) || point == 0x1E9E ||
           (point >= 0x370 && point < 0x2000);
}

bool isSpace(char32_t point) {
    return point == ' ' || (point >= '\t' && point <= '\r') || point == 0xA0 || (point >= 0x2000 && point <= 0x200A) ||
           point == 0x202F || point == 0x2028 || point == 0x2029 || point == 0x3000;
}

bool isIgnorable(char32_t point) {
    return point == 0xAD || (point >= 0x200B && point <= 0x200D) || point == 0xFEFF || point == 0x2060;
}

bool isCombining(char32_t point) {
    return point >= 0x300 && point < 0x370;
}

bool isAsciiDigit(char sign) {
    return sign >= '0' && sign <= '9';
}

char32_t closingQuote(char32_t opening) {
    switch (opening) {
    case 0x201E:
        return 0x201C;
    case 0x201C:
        return 0x201D;
    case 0xBB:
        return 0xAB;
    case 0xAB:
        return 0xBB;
    case 0x201A:
        return 0x2018;
    case '"':
        return '"';
    default:
        return 0;
    }
}

std::string composed(std::string_view text) {
    return compose(text, false);
}

std::string folded(std::string_view text) {
    for (const char sign : text) {
        if (static_cast<unsigned char>(sign) >= 0x80) {
            return compose(text, true);
        }
    }
    std::string result(text);
    for (char& sign : result) {
        if (sign >= 'A' && sign <= 'Z') {
            sign = static_cast<char>(sign + 32);
        }
    }
    return result;
}

std::string withPlainSpaces(std::string_view text) {
    std::string result;
    bool space = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (isSpace(decode(text, at))) {
            space = true;
            continue;
        }
        if (space && !result.empty()) {
            result += ' ';
        }
        space = false;
        result.append(text, begin, at - begin);
    }
    return result;
}

std::string withCapital(std::string_view text) {
    if (text.empty()) {
        return {};
    }
    std::size_t at = 0;
    std::string result;
    append(result, upper(decode(text, at)));
    result += text.substr(at);
    return result;
}

} // namespace blattwerk::engine::language
