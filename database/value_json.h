#pragma once

#include "model/card.h"
#include "model/collection.h"
#include "model/local_text.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

/// Keys are sorted, so equal values have equal texts.
using Json = nlohmann::json;

/// Null where the text is no JSON.
[[nodiscard]] Json parseJson(std::string_view text);
/// Compact; never throws, invalid UTF-8 is replaced.
[[nodiscard]] std::string jsonText(const Json& json);

[[nodiscard]] Json toJson(const model::StatValue& value);
[[nodiscard]] model::StatValue statFromJson(const Json& json);
[[nodiscard]] Json toJson(const model::Stats& stats);
[[nodiscard]] model::Stats statsFromJson(const Json& json);
[[nodiscard]] Json toJson(const model::LocalText& text);
[[nodiscard]] model::LocalText localTextFromJson(const Json& json);
[[nodiscard]] std::vector<std::string> textsFromJson(const Json& json);
[[nodiscard]] std::map<std::string, std::string> textMapFromJson(const Json& json);

/// The text under a key; empty where it is missing or no text.
[[nodiscard]] std::string textAt(const Json& json, std::string_view key);

/// One level deep: common fields and stats by their keys, translations as `en.name`. Empty fields are missing.
[[nodiscard]] Json toJson(const model::Card& card);
/// Key and system are those of the row, not of the JSON.
[[nodiscard]] model::Card cardFromJson(const Json& json, std::string_view system, std::string_view key);

/// `id kind name name_en colour`, stats by their keys, `cards` as list of [key, copies].
[[nodiscard]] Json toJson(const model::Collection& collection);
[[nodiscard]] model::Collection collectionFromJson(const Json& json, std::string_view system, std::string_view key);

} // namespace blattwerk::database
