#include "tests/fuzz/scenario_cards.h"

#include "tests/engine/shipped_content.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace blattwerk::tests {

namespace {

using Json = nlohmann::ordered_json;

std::vector<std::filesystem::path> jsonFiles(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

model::Card cardOf(const Json& json, const std::string& system) {
    model::Card card;
    card.system = system;
    for (const auto& [key, value] : json.items()) {
        if (value.is_number_integer()) {
            card.stats[key] = value.get<int>();
        } else if (key == "set_id" || key == "level") {
            card.stats[key] = value.get<std::string>();
        }
    }
    card.type = json.value("type", "");
    card.name = json.value("name", "");
    card.text = json.value("text", "");
    return card;
}

} // namespace

std::vector<model::Card> scenarioCards(const std::string& system, const std::string& folder) {
    // Many files define the same plain cards; one of each is enough.
    std::vector<model::Card> cards;
    std::vector<std::string> seen;
    for (const auto& path : jsonFiles(folder)) {
        const Json file = Json::parse(fileText(path.string()));
        for (const Json& json : file.value("cards", Json::array())) {
            model::Card card = cardOf(json, system);
            std::string identity = card.type + '|' + card.text + '|' + (card.text.empty() ? card.name : "");
            if (std::find(seen.begin(), seen.end(), identity) != seen.end()) {
                continue;
            }
            seen.push_back(std::move(identity));
            card.key = "probe-" + std::to_string(cards.size());
            cards.push_back(std::move(card));
        }
    }
    return cards;
}

} // namespace blattwerk::tests
