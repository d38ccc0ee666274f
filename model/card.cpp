#include "model/card.h"

#include <array>

namespace blattwerk::model {

namespace {

constexpr std::array<std::string_view, 4> kStatusNames{"idea", "draft", "test", "final"};

/// The ASCII spelling of the two-byte UTF-8 letter that starts with 0xC3, or empty.
std::string_view asciiOfLatin1(unsigned char second) {
    switch (second) {
    case 0xA4:
    case 0x84:
        return "ae";
    case 0xB6:
    case 0x96:
        return "oe";
    case 0xBC:
    case 0x9C:
        return "ue";
    case 0x9F:
        return "ss";
    default:
        return {};
    }
}

bool isKeyLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

} // namespace

int Card::number(std::string_view field, int fallback) const {
    const auto it = stats.find(field);
    const int* value = it == stats.end() ? nullptr : std::get_if<int>(&it->second);
    return value ? *value : fallback;
}

bool Card::has(std::string_view field) const {
    const auto it = stats.find(field);
    return it != stats.end() && !std::holds_alternative<std::monostate>(it->second);
}

std::string_view Card::word(std::string_view field) const {
    const auto it = stats.find(field);
    const std::string* value = it == stats.end() ? nullptr : std::get_if<std::string>(&it->second);
    return value ? std::string_view(*value) : std::string_view();
}

std::string_view statusName(CardStatus status) {
    return kStatusNames.at(static_cast<std::size_t>(status));
}

bool statusFromName(std::string_view name, CardStatus& status) {
    for (std::size_t i = 0; i < kStatusNames.size(); ++i) {
        if (kStatusNames.at(i) == name) {
            status = static_cast<CardStatus>(i);
            return true;
        }
    }
    return false;
}

std::string keyFromName(std::string_view name) {
    std::string key;
    const auto append = [&key](std::string_view part) {
        if (!part.empty()) {
            key += part;
        } else if (!key.empty() && key.back() != '-') {
            key += '-';
        }
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        const char lower = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : static_cast<char>(byte);
        if (byte < 0x80) {
            append(isKeyLetter(lower) ? std::string_view(&lower, 1) : std::string_view());
        } else if (byte == 0xC3 && i + 1 < name.size()) {
            append(asciiOfLatin1(static_cast<unsigned char>(name[++i])));
        } else if (byte == 0xE1 && name.substr(i, 3) == "\xE1\xBA\x9E") {
            append("ss");
            i += 2;
        } else if ((byte & 0xC0) != 0x80) {
            append({});
        }
    }
    while (!key.empty() && key.back() == '-') {
        key.pop_back();
    }
    return key;
}

} // namespace blattwerk::model
