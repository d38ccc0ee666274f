#include "engine/play/json_checks.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine {

std::string placeOf(std::string_view object, std::string_view key) {
    std::string place(object);
    if (!place.empty()) {
        place += '.';
    }
    return place.append(key);
}

std::string placeOf(std::string_view list, std::size_t index) {
    return std::string(list) + '[' + std::to_string(index) + ']';
}

namespace {

constexpr std::size_t kDeepest = 64;

/// The parser takes any depth, but what walks over its result calls itself.
bool isTooDeep(std::string_view text) {
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1U : 0U;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
        if (depth > kDeepest) {
            return true;
        }
    }
    return false;
}

} // namespace

std::optional<Json> parseJson(std::string_view text, FileFault& fault) {
    if (isTooDeep(text)) {
        fault = {"", "nested more than " + std::to_string(kDeepest) + " levels deep"};
        return std::nullopt;
    }
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t at = std::min(error.byte > 0 ? error.byte - 1 : 0, text.size());
        std::size_t line = 1;
        std::size_t column = 1;
        for (const char c : text.substr(0, at)) {
            if (c == '\n') {
                ++line;
                column = 1;
            } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
                ++column;
            }
        }
        fault = {"line " + std::to_string(line) + ", column " + std::to_string(column), "this is not valid JSON"};
    } catch (const Json::exception& error) {
        fault = {"", error.what()};
    }
    return std::nullopt;
}

std::optional<FileFault> checkKeys(const Json& value, std::string_view place,
                                   std::initializer_list<std::string_view> keys) {
    if (!value.is_object()) {
        return FileFault{std::string(place), "an object is expected here"};
    }
    for (const auto& [key, unused] : value.items()) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            return FileFault{placeOf(place, key), "unknown key"};
        }
    }
    return std::nullopt;
}

std::optional<int> wholeNumber(const Json& value) {
    constexpr std::int64_t kLimit = std::numeric_limits<int>::max();
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(kLimit)) {
        return std::nullopt;
    }
    if (!value.is_number_integer() || value.get<std::int64_t>() < -kLimit || value.get<std::int64_t>() > kLimit) {
        return std::nullopt;
    }
    return static_cast<int>(value.get<std::int64_t>());
}

std::optional<FileFault> readNumber(const Json& json, const std::string& place, int most, int& number) {
    if (!json.is_number_integer() || json.get<std::int64_t>() < 0 || json.get<std::int64_t>() > most) {
        return FileFault{place, "a number from 0 to " + std::to_string(most) + " is expected here"};
    }
    number = json.get<int>();
    return std::nullopt;
}

std::optional<FileFault> readFlag(const Json& json, const std::string& place, bool& flag) {
    if (!json.is_boolean()) {
        return FileFault{place, "true or false is expected here"};
    }
    flag = json.get<bool>();
    return std::nullopt;
}

std::optional<FileFault> readKey(const Json& json, const std::string& place, std::string& key) {
    if (json.is_null()) {
        return std::nullopt;
    }
    if (!json.is_string()) {
        return FileFault{place, "the key of a card is expected here"};
    }
    key = json.get<std::string>();
    return std::nullopt;
}

std::optional<FileFault> readKeys(const Json& json, const std::string& place, std::vector<std::string>& keys) {
    if (!json.is_array()) {
        return FileFault{place, "a list of cards is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (!json[i].is_string()) {
            return FileFault{placeOf(place, i), "the key of a card is expected here"};
        }
        keys.push_back(json[i].get<std::string>());
    }
    return std::nullopt;
}

std::optional<FileFault> readSideOfTwo(const Json& json, const std::string& place, int& side) {
    if (json != "A" && json != "B") {
        return FileFault{place, "\"A\" or \"B\" is expected here"};
    }
    side = json == "A" ? 0 : 1;
    return std::nullopt;
}

std::string shown(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace blattwerk::engine
