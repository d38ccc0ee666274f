#include "app/session/played_pool.h"

#include "database/edition_shelf.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

Json statsJson(const model::Stats& stats) {
    Json json = Json::object();
    for (const auto& [field, value] : stats) {
        if (const auto* number = std::get_if<int>(&value)) {
            json[field] = *number;
        } else if (const auto* word = std::get_if<std::string>(&value)) {
            json[field] = *word;
        } else if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
            json[field] = *words;
        }
    }
    return json;
}

model::Stats readStats(const Json& json) {
    model::Stats stats;
    for (const auto& [field, value] : json.items()) {
        if (value.is_number_integer()) {
            stats[field] = value.get<int>();
        } else if (value.is_string()) {
            stats[field] = value.get<std::string>();
        } else if (value.is_array()) {
            stats[field] = value.get<std::vector<std::string>>();
        }
    }
    return stats;
}

} // namespace

std::vector<std::string> PlayedPool::deck(std::string_view key) const {
    const auto found = std::ranges::find(collections, key, &model::Collection::key);
    return found == collections.end() ? std::vector<std::string>() : found->cardKeys();
}

model::Result<PlayedPool> poolOf(Workspace& workspace, const SystemDesk& desk, const std::string& edition) {
    database::EditionRepository& editions = workspace.project().editions();
    // Also one that has another name by now, or was put away.
    const auto number = database::EditionShelf(workspace.project().database()).numberOf(desk.info.key, edition);
    if (!number) {
        return number.error();
    }
    const bool isFrozen = *number != 0;
    if (edition.empty() || (!isFrozen && edition == desk.info.edition)) {
        return PlayedPool{desk.cards, desk.collections, workspace.parameters(desk.info.key)};
    }
    if (!isFrozen) {
        return model::Error{"lab.no_edition", {edition}, {}};
    }
    auto cards = editions.cards(desk.info.key, edition);
    auto collections = editions.collections(desk.info.key, edition);
    auto parameters = editions.parameters(desk.info.key, edition);
    if (!cards || !collections || !parameters) {
        return !cards ? cards.error() : !collections ? collections.error() : parameters.error();
    }
    return PlayedPool{std::move(*cards), std::move(*collections), std::move(*parameters)};
}

Json keptCards(const std::vector<model::Card>& cards) {
    Json list = Json::array();
    for (const model::Card& card : cards) {
        Json& json =
            list.emplace_back(Json{{"key", card.key}, {"type", card.type}, {"name", card.name}, {"text", card.text}});
        if (!card.stats.empty()) {
            json["stats"] = statsJson(card.stats);
        }
    }
    return list;
}

std::vector<model::Card> cardsKept(const Json& json, const std::string& system) {
    std::vector<model::Card> cards;
    for (const Json& entry : json) {
        model::Card& card = cards.emplace_back();
        card.system = system;
        card.key = entry.value("key", std::string());
        card.type = entry.value("type", std::string());
        card.name = entry.value("name", std::string());
        card.text = entry.value("text", std::string());
        card.stats = readStats(entry.value("stats", Json::object()));
    }
    return cards;
}

Json keptCollections(const std::vector<model::Collection>& collections) {
    Json list = Json::array();
    for (const model::Collection& collection : collections) {
        Json& json = list.emplace_back(Json{{"key", collection.key}, {"kind", collection.kind}});
        if (!collection.stats.empty()) {
            json["stats"] = statsJson(collection.stats);
        }
        for (const model::CollectionEntry& entry : collection.cards) {
            json["cards"].push_back({{"key", entry.cardKey}, {"copies", entry.copies}});
        }
    }
    return list;
}

std::vector<model::Collection> collectionsKept(const Json& json, const std::string& system) {
    std::vector<model::Collection> collections;
    for (const Json& entry : json) {
        model::Collection& collection = collections.emplace_back();
        collection.system = system;
        collection.key = entry.value("key", std::string());
        collection.kind = entry.value("kind", std::string());
        collection.stats = readStats(entry.value("stats", Json::object()));
        for (const Json& card : entry.value("cards", Json::array())) {
            collection.cards.push_back({card.value("key", std::string()), card.value("copies", 1)});
        }
    }
    return collections;
}

} // namespace blattwerk::app
