#include "database/value_json.h"

#include <algorithm>
#include <utility>

namespace blattwerk::database {

using model::Card;
using model::Collection;
using model::StatValue;

namespace {

void put(Json& json, std::string key, const std::string& text) {
    if (!text.empty()) {
        json[std::move(key)] = text;
    }
}

/// Takes a text out of the object.
std::string take(Json& json, const char* key) {
    std::string text = textAt(json, key);
    json.erase(key);
    return text;
}

std::int64_t takeNumber(Json& json, const char* key) {
    const auto it = json.find(key);
    const std::int64_t number = it != json.end() && it->is_number_integer() ? it->get<std::int64_t>() : 0;
    json.erase(key);
    return number;
}

void putTranslation(Json& json, const std::string& language, const model::CardTranslation& translation) {
    put(json, language + ".name", translation.name);
    put(json, language + ".flavour", translation.flavour);
    put(json, language + ".ability_line", translation.abilityLine);
    if (!translation.manualClauses.empty()) {
        json[language + ".clauses"] = translation.manualClauses;
    }
    if (!translation.sourceHashes.empty()) {
        json[language + ".hashes"] = translation.sourceHashes;
    }
}

void readTranslation(model::CardTranslation& translation, std::string_view field, const Json& value) {
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    if (field == "name") {
        translation.name = text;
    } else if (field == "flavour") {
        translation.flavour = text;
    } else if (field == "ability_line") {
        translation.abilityLine = text;
    } else if (field == "clauses") {
        translation.manualClauses = textMapFromJson(value);
    } else if (field == "hashes") {
        translation.sourceHashes = textMapFromJson(value);
    }
}

} // namespace

Json parseJson(std::string_view text) {
    Json json = Json::parse(text, nullptr, false);
    return json.is_discarded() ? Json() : json;
}

std::string jsonText(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json toJson(const StatValue& value) {
    if (const int* number = std::get_if<int>(&value)) {
        return *number;
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return *text;
    }
    if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
        return *words;
    }
    return nullptr;
}

StatValue statFromJson(const Json& json) {
    if (json.is_number_integer()) {
        // The file may hold numbers that no card field has room for.
        const auto number = json.get<std::int64_t>();
        return std::in_range<int>(number) ? StatValue(static_cast<int>(number)) : StatValue();
    }
    if (json.is_string()) {
        return json.get<std::string>();
    }
    if (json.is_array()) {
        return textsFromJson(json);
    }
    return {};
}

Json toJson(const model::Stats& stats) {
    Json json = Json::object();
    for (const auto& [key, value] : stats) {
        if (!std::holds_alternative<std::monostate>(value)) {
            json[key] = toJson(value);
        }
    }
    return json;
}

model::Stats statsFromJson(const Json& json) {
    model::Stats stats;
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            stats[key] = statFromJson(value);
        }
    }
    return stats;
}

Json toJson(const model::LocalText& text) {
    Json json = Json::object();
    put(json, "de", text.de);
    put(json, "en", text.en);
    return json;
}

model::LocalText localTextFromJson(const Json& json) {
    return {textAt(json, "de"), textAt(json, "en")};
}

std::vector<std::string> textsFromJson(const Json& json) {
    std::vector<std::string> texts;
    if (json.is_array()) {
        for (const Json& item : json) {
            if (item.is_string()) {
                texts.push_back(item.get<std::string>());
            }
        }
    }
    return texts;
}

std::map<std::string, std::string> textMapFromJson(const Json& json) {
    std::map<std::string, std::string> texts;
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            if (value.is_string()) {
                texts[key] = value.get<std::string>();
            }
        }
    }
    return texts;
}

std::string textAt(const Json& json, std::string_view key) {
    if (!json.is_object()) {
        return {};
    }
    const auto it = json.find(key);
    return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

Json toJson(const Card& card) {
    Json json = toJson(card.stats);
    if (card.id.isValid()) {
        json["id"] = card.id.value;
    }
    if (card.revision != 0) {
        json["revision"] = card.revision;
    }
    put(json, "type", card.type);
    put(json, "name", card.name);
    put(json, "text", card.text);
    put(json, "flavour", card.flavour);
    put(json, "notes", card.notes);
    put(json, "status", std::string(model::statusName(card.status)));
    put(json, "art", card.art);
    for (const auto& [language, translation] : card.translations) {
        putTranslation(json, language, translation);
    }
    return json;
}

Card cardFromJson(const Json& source, std::string_view system, std::string_view key) {
    Json json = source.is_object() ? source : Json::object();
    Card card;
    card.system = system;
    card.key = key;
    card.id.value = takeNumber(json, "id");
    card.revision = takeNumber(json, "revision");
    card.type = take(json, "type");
    card.name = take(json, "name");
    card.text = take(json, "text");
    card.flavour = take(json, "flavour");
    card.notes = take(json, "notes");
    card.art = take(json, "art");
    if (!model::statusFromName(take(json, "status"), card.status)) {
        card.status = model::CardStatus::Draft;
    }
    for (const auto& [field, value] : json.items()) {
        const std::size_t dot = field.find('.');
        if (dot == std::string::npos) {
            card.stats[field] = statFromJson(value);
        } else {
            readTranslation(card.translations[field.substr(0, dot)], std::string_view(field).substr(dot + 1), value);
        }
    }
    return card;
}

Json toJson(const Collection& collection) {
    Json json = toJson(collection.stats);
    if (collection.id.isValid()) {
        json["id"] = collection.id.value;
    }
    put(json, "kind", collection.kind);
    put(json, "name", collection.name.de);
    put(json, "name_en", collection.name.en);
    put(json, "colour", collection.colour);
    Json cards = Json::array();
    for (const model::CollectionEntry& entry : collection.cards) {
        cards.push_back(Json::array({entry.cardKey, entry.copies}));
    }
    json["cards"] = std::move(cards);
    return json;
}

Collection collectionFromJson(const Json& source, std::string_view system, std::string_view key) {
    Json json = source.is_object() ? source : Json::object();
    Collection collection;
    collection.system = system;
    collection.key = key;
    collection.id.value = takeNumber(json, "id");
    collection.kind = take(json, "kind");
    collection.name.de = take(json, "name");
    collection.name.en = take(json, "name_en");
    collection.colour = take(json, "colour");
    for (const Json& entry : json.value("cards", Json::array())) {
        if (entry.is_array() && entry.size() == 2 && entry[0].is_string() && entry[1].is_number_integer()) {
            collection.cards.push_back({entry[0].get<std::string>(), entry[1].get<int>()});
        }
    }
    json.erase("cards");
    collection.stats = statsFromJson(json);
    return collection;
}

} // namespace blattwerk::database
