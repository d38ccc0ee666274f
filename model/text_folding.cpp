#include "model/text_folding.h"

#include <cstdint>

namespace blattwerk::model {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

/// The code point at `at`, which moves behind it; invalid bytes are U+FFFD, one at a time.
char32_t nextCodePoint(std::string_view text, std::size_t& at) {
    const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at++);
    if (lead < 0x80) {
        return lead;
    }
    const int following = lead >= 0xF0 && lead < 0xF5 ? 3 : lead >= 0xE0 && lead < 0xF0 ? 2 : lead >= 0xC2 ? 1 : 0;
    if (following == 0 || lead >= 0xF5 || at + static_cast<std::size_t>(following) > text.size()) {
        return kReplacement;
    }
    char32_t code = lead & (0x3F >> following);
    for (int i = 0; i < following; ++i) {
        const unsigned char next = byte(at + static_cast<std::size_t>(i));
        if ((next & 0xC0) != 0x80) {
            return kReplacement;
        }
        code = (code << 6) | (next & 0x3Fu);
    }
    const bool overlong = (following == 2 && code < 0x800) || (following == 3 && code < 0x10000);
    if (overlong || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) {
        return kReplacement;
    }
    at += static_cast<std::size_t>(following);
    return code;
}

char32_t lower(char32_t code) {
    if (code >= 'A' && code <= 'Z') {
        return code + 32;
    }
    if (code >= 0xC0 && code <= 0xDE && code != 0xD7) {
        return code + 32;
    }
    if (code == 0x1E9E) {
        return 0xDF;
    }
    if (code == 0x178) {
        return 0xFF;
    }
    if ((code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E)) {
        return code % 2 == 1 ? code + 1 : code;
    }
    if (code >= 0x100 && code <= 0x177 && code != 0x138) {
        return code % 2 == 0 ? code + 1 : code;
    }
    if ((code >= 0x391 && code <= 0x3A9) || (code >= 0x410 && code <= 0x42F)) {
        return code + 32;
    }
    return code;
}

/// Base letters of U+00E0..U+00FF; a space stands for a sign that is no letter.
constexpr std::string_view kLatin1Base = "aaaaaaaceeeeiiiidnooooo ouuuuypy";
/// Base letters of U+0100..U+017F.
constexpr std::string_view kExtendedBase = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                           "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

void appendFolded(std::string& out, char32_t code) {
    if (code >= 0x300 && code <= 0x36F) {
        return; // combining accents
    }
    const char32_t small = lower(code);
    if (small == 0xDF) {
        out += "ss";
    } else if (small >= 0xE0 && small <= 0xFF && kLatin1Base[small - 0xE0] != ' ') {
        out += kLatin1Base[small - 0xE0];
    } else if (small >= 0x100 && small <= 0x17F) {
        out += kExtendedBase[small - 0x100];
    } else {
        appendUtf8(out, small);
    }
}

/// Writes ae, oe, ue as the letter alone. "ue" after a, e, o and q is no umlaut (Frauen, neue, Quelle).
std::string withoutDigraphs(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == 'e' && !out.empty() && i > 0 && text[i - 1] == out.back()) {
            const char letter = out.back();
            const char earlier = out.size() > 1 ? out[out.size() - 2] : ' ';
            const bool isUmlaut =
                letter == 'a' || letter == 'o' ||
                (letter == 'u' && earlier != 'a' && earlier != 'e' && earlier != 'o' && earlier != 'q');
            if (isUmlaut) {
                continue;
            }
        }
        out += c;
    }
    return out;
}

} // namespace

void appendUtf8(std::string& text, char32_t code) {
    const auto put = [&text](char32_t value) { text += static_cast<char>(static_cast<unsigned char>(value)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | (code >> 6));
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3F));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

bool isWordCharacter(char32_t code) {
    if (code < 0x80) {
        return (code >= '0' && code <= '9') || (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
    }
    if (code < 0xC0) {
        return code == 0xAA || code == 0xB5 || code == 0xBA;
    }
    return code != 0xD7 && code != 0xF7 && (code < 0x2000 || code > 0x2BFF) && (code < 0x3000 || code > 0x303F) &&
           (code < 0xFE10 || code > 0xFE6F) && code != kReplacement && code < 0x1F000;
}

WordScanner::WordScanner(std::string_view text) : m_text(text) {}

bool WordScanner::next() {
    while (m_at < m_text.size()) {
        const std::size_t start = m_at;
        if (isWordCharacter(nextCodePoint(m_text, m_at))) {
            std::size_t end = m_at;
            while (m_at < m_text.size()) {
                const char32_t code = nextCodePoint(m_text, m_at);
                if (!isWordCharacter(code)) {
                    break;
                }
                end = m_at;
            }
            m_at = end;
            m_start = start;
            return true;
        }
    }
    return false;
}

std::string foldText(std::string_view text) {
    std::string folded;
    folded.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        appendFolded(folded, nextCodePoint(text, at));
    }
    return withoutDigraphs(folded);
}

std::string lowerText(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        appendUtf8(out, lower(nextCodePoint(text, at)));
    }
    return out;
}

std::vector<std::string> foldedWords(std::string_view text) {
    std::vector<std::string> words;
    WordScanner scanner(text);
    while (scanner.next()) {
        words.push_back(foldText(scanner.word()));
    }
    return words;
}

std::string joinedWords(std::string_view text) {
    std::string out = " ";
    WordScanner scanner(text);
    while (scanner.next()) {
        out += foldText(scanner.word());
        out += ' ';
    }
    return out;
}

bool containsWords(std::string_view text, std::string_view wanted, bool wholeWords) {
    const std::string words = joinedWords(wanted);
    return joinedWords(text).find(wholeWords ? words : trimmed(words)) != std::string::npos;
}

int characterCount(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        nextCodePoint(text, at);
    }
    return count;
}

std::string trimmed(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n\v\f";
    constexpr std::string_view kHardSpace = "\xC2\xA0";
    for (bool again = true; again;) {
        again = false;
        while (!text.empty() && kSpace.find(text.front()) != std::string_view::npos) {
            text.remove_prefix(1);
        }
        while (!text.empty() && kSpace.find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        }
        if (text.starts_with(kHardSpace)) {
            text.remove_prefix(2);
            again = true;
        }
        if (text.ends_with(kHardSpace)) {
            text.remove_suffix(2);
            again = true;
        }
    }
    return std::string(text);
}

bool isUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        // A written U+FFFD is three bytes, a broken sign is passed one byte at a time.
        if (nextCodePoint(text, at) == kReplacement && at == start + 1) {
            return false;
        }
    }
    return true;
}

std::string printableText(std::string_view text, bool oneLine) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        char32_t code = nextCodePoint(text, at);
        if (code == '\r') {
            at += at < text.size() && text[at] == '\n' ? 1u : 0u;
            code = '\n';
        }
        if (code == '\n' || code == '\t') {
            out += oneLine ? ' ' : static_cast<char>(code);
        } else if (code >= 0x20 && (code < 0x7F || code > 0x9F)) {
            appendUtf8(out, code);
        }
    }
    return out;
}

std::string validUtf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t code = nextCodePoint(text, at);
        appendUtf8(out, code == 0 ? kReplacement : code);
    }
    return out;
}

} // namespace blattwerk::model
