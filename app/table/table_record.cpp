#include "app/table/table_record.h"

#include "app/session/played_pool.h"
#include "engine/play/replay.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

std::string_view byName(TableStep::By by) {
    return by == TableStep::By::Person ? "person" : by == TableStep::By::Policy ? "policy" : "hand";
}

std::uint64_t number(const std::string& text) {
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// What the table adds; older or foreign records have none.
void readTable(const Json& json, MatchRecord& record) {
    TableSetup& setup = record.setup;
    setup.deckKeys = json.value("deck_keys", std::vector<std::string>());
    setup.opponent = json.value("opponent", std::string(opponent::kHotSeat));
    setup.self = json.value("self", std::string());
    setup.seat = std::max(0, json.value("seat", 0));
    setup.match.seats = json.value("players", setup.match.seats);
    setup.match.chosen = json.value("chosen", setup.match.chosen);
    if (json.contains("collections")) {
        setup.match.collections = collectionsKept(json["collections"], setup.system);
    }
    setup.match.pool = cardsKept(json.at("cards"), setup.system);
    record.steps.clear();
    for (const Json& entry : json.at("log")) {
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
}

} // namespace

std::string matchRecord(const TableSession& session) {
    const TableSetup& setup = session.setup();
    engine::Replay replay = engine::Replay::of(setup.system, setup.edition, setup.match);
    replay.digest = session.start().digest();
    for (const auto& step : session.line()) {
        if (step->by == TableStep::By::Hand) {
            break;
        }
        replay.steps.push_back(step->code);
        replay.digest = step->after->digest();
    }
    Json json = replay.toJson();
    Json& table = json["table"] = Json::object();
    table["deck_keys"] = setup.deckKeys;
    table["opponent"] = setup.opponent;
    table["seat"] = setup.seat;
    if (!setup.self.empty()) {
        table["self"] = setup.self;
    }
    if (setup.match.seats > 0) {
        table["players"] = setup.match.seats;
    }
    if (!setup.match.chosen.empty()) {
        table["chosen"] = setup.match.chosen;
    }
    if (!setup.match.collections.empty()) {
        table["collections"] = keptCollections(setup.match.collections);
    }
    table["place"] = session.place();
    table["log"] = Json::array();
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
        table["log"].push_back(std::move(entry));
    }
    table["cards"] = keptCards(setup.match.pool);
    return json.dump();
}

model::Result<MatchRecord> readMatchRecord(const std::string& text) {
    try {
        const Json json = Json::parse(text);
        auto replay = engine::Replay::fromJson(json);
        if (!replay) {
            return replay.error();
        }
        MatchRecord record;
        record.setup.system = replay->system;
        record.setup.edition = replay->edition;
        record.setup.match.seats = replay->seats;
        record.setup.match.chosen = replay->chosen;
        record.setup.match.decks = replay->decks;
        record.setup.match.parameters = replay->parameters;
        record.setup.match.seed = replay->seed;
        record.setup.match.first = replay->first;
        record.setup.match.shuffle = replay->shuffle;
        record.setup.opponent = opponent::kHotSeat;
        for (const std::uint64_t code : replay->steps) {
            TableStep step;
            step.code = code;
            record.steps.push_back(std::move(step));
        }
        record.place = int(record.steps.size());
        if (json.contains("table")) {
            readTable(json["table"], record);
        }
        return record;
    } catch (const Json::exception& problem) {
        return model::Error{"table.record", {}, problem.what()};
    }
}

} // namespace blattwerk::app
