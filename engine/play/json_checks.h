#pragma once

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

using Json = nlohmann::ordered_json;

/// A fault of a scenario file: where and what.
struct FileFault {
    std::string place;
    std::string message;

    [[nodiscard]] std::string text() const { return place.empty() ? message : place + ": " + message; }
};

/// `object` with a further key: `steps[3]` and `do` make `steps[3].do`.
[[nodiscard]] std::string placeOf(std::string_view object, std::string_view key);
[[nodiscard]] std::string placeOf(std::string_view list, std::size_t index);

/// Parses JSON; a syntax error is told with line and column.
[[nodiscard]] std::optional<Json> parseJson(std::string_view text, FileFault& fault);

/// A fault unless the value is an object that has no other keys than these.
[[nodiscard]] std::optional<FileFault> checkKeys(const Json& value, std::string_view place,
                                                 std::initializer_list<std::string_view> keys);

/// The value as an int; nothing if it is no whole number or does not fit.
[[nodiscard]] std::optional<int> wholeNumber(const Json& value);

/// Each reads a value of a position, or says why it cannot: a number from 0 to the most, true or false, the key of a
/// card (null leaves it empty), a list of keys, "A" or "B".
[[nodiscard]] std::optional<FileFault> readNumber(const Json& json, const std::string& place, int most, int& number);
[[nodiscard]] std::optional<FileFault> readFlag(const Json& json, const std::string& place, bool& flag);
[[nodiscard]] std::optional<FileFault> readKey(const Json& json, const std::string& place, std::string& key);
[[nodiscard]] std::optional<FileFault> readKeys(const Json& json, const std::string& place,
                                                std::vector<std::string>& keys);
[[nodiscard]] std::optional<FileFault> readSideOfTwo(const Json& json, const std::string& place, int& side);

/// The value in few words, for messages.
[[nodiscard]] std::string shown(const Json& value);

} // namespace blattwerk::engine
