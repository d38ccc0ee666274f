#include "app/table/table_record.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

Json cardJson(const model::Card& card) {
    Json json = {{"key", card.key}, {"type", card.type}, {"name", card.name}, {"text", card.text}};
    for (const auto& [field, value] : card.stats) {
        if (const auto* number = std::get_if<int>(&value)) {
            json["stats"][field] = *number;
        } else if (const auto* word = std::get_if<std::string>(&value)) {
            json["stats"][field] = *word;
        } else if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
            json["stats"][field] = *words;
        }
    }
    return json;
}

model::Card readCard(const Json& json, const std::string& system) {
    model::Card card;
    card.system = system;
    card.key = json.value("key", std::string());
    card.type = json.value("type", std::string());
    card.name = json.value("name", std::string());
    card.text = json.value("text", std::string());
    if (json.contains("stats")) {
        for (const auto& [field, value] : json["stats"].items()) {
            if (value.is_number_integer()) {
                card.stats[field] = value.get<int>();
            } else if (value.is_string()) {
                card.stats[field] = value.get<std::string>();
            } else if (value.is_array()) {
                card.stats[field] = value.get<std::vector<std::string>>();
            }
        }
    }
    return card;
}

std::string_view byName(TableStep::By by) {
    return by == TableStep::By::Person ? "person" : by == TableStep::By::Policy ? "policy" : "hand";
}

std::uint64_t number(const std::string& text) {
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

MatchRecord readRecord(const Json& json, const std::string& system) {
    MatchRecord record;
    TableSetup& setup = record.setup;
    setup.system = system;
    setup.deckKeys = json.value("deck_keys", std::vector<std::string>());
    for (const auto& [seat, keys] : json.at("decks").items()) {
        setup.match.decks.push_back(keys.get<std::vector<std::string>>());
    }
    if (json.contains("parameters")) {
        for (const auto& [key, value] : json["parameters"].items()) {
            setup.match.parameters[key] = value.get<std::string>();
        }
    }
    setup.match.seed = number(json.at("seed").get<std::string>());
    if (json.contains("first") && json["first"].is_number_integer()) {
        setup.match.first = json["first"].get<int>();
    }
    setup.opponent = opponentFromName(json.value("opponent", std::string())).value_or(Opponent::HotSeat);
    setup.seat = json.value("seat", 0);
    for (const Json& card : json.at("cards")) {
        setup.match.pool.push_back(readCard(card, system));
    }
    for (const Json& entry : json.at("steps")) {
        TableStep step;
        step.side = entry.value("side", 0);
        step.turn = entry.value("turn", 0);
        step.active = entry.value("active", 0);
        step.note = entry.value("note", std::string());
        const std::string by = entry.value("by", std::string());
        step.by = by == "hand" ? TableStep::By::Hand : by == "policy" ? TableStep::By::Policy : TableStep::By::Person;
        step.code = number(entry.value("code", std::string()));
        step.json = entry.contains("step") ? entry["step"].dump() : std::string();
        record.steps.push_back(std::move(step));
    }
    record.place = json.value("place", int(record.steps.size()));
    return record;
}

} // namespace

std::string matchRecord(const TableSession& session) {
    const TableSetup& setup = session.setup();
    Json json = Json::object();
    for (size_t i = 0; i < setup.match.decks.size(); ++i) {
        json["decks"][std::string(1, char('A' + char(i)))] = setup.match.decks[i];
    }
    json["deck_keys"] = setup.deckKeys;
    json["parameters"] = Json::object();
    for (const auto& [key, value] : setup.match.parameters) {
        json["parameters"][key] = value;
    }
    json["seed"] = std::to_string(setup.match.seed);
    if (setup.match.first) {
        json["first"] = *setup.match.first;
    }
    json["opponent"] = opponentName(setup.opponent);
    json["seat"] = setup.seat;
    json["place"] = session.place();
    json["steps"] = Json::array();
    for (const auto& step : session.line()) {
        Json entry = {{"side", step->side},
                      {"turn", step->turn},
                      {"active", step->active},
                      {"by", byName(step->by)},
                      {"code", std::to_string(step->code)}};
        entry["step"] = Json::parse(step->json, nullptr, false);
        if (!step->note.empty()) {
            entry["note"] = step->note;
        }
        json["steps"].push_back(std::move(entry));
    }
    json["cards"] = Json::array();
    for (const model::Card& card : setup.match.pool) {
        json["cards"].push_back(cardJson(card));
    }
    return json.dump();
}

model::Result<MatchRecord> readMatchRecord(const std::string& text, const std::string& system) {
    try {
        return readRecord(Json::parse(text), system);
    } catch (const Json::exception& problem) {
        return model::Error{"table.record", {}, problem.what()};
    }
}

} // namespace blattwerk::app
