#include "engine/systems/heldenhain/position_loader.h"

namespace blattwerk::engine::heldenhain {

namespace {

constexpr int kLargestNumber = 200;
constexpr int kLargestTurn = 60000;

using Fault = std::optional<FileFault>;

Fault readLock(const Json& json, const std::string& place, Lock& lock) {
    for (const auto& [name, value] :
         {std::pair{"FREE", Lock::Free}, std::pair{"LOCKED", Lock::Locked}, std::pair{"SERVED", Lock::Served}}) {
        if (json == name) {
            lock = value;
            return std::nullopt;
        }
    }
    return FileFault{place, "FREE, LOCKED or SERVED is expected here"};
}

Fault readCardState(const std::string& key, const Json& value, const std::string& place, bool figure,
                    PlacedCard& card) {
    if (key == "card" && value.is_string()) {
        return readKey(value, place, card.card);
    }
    if (key == "ready") {
        return readFlag(value, place, card.ready);
    }
    if (key == "lock") {
        return readLock(value, place, card.lock);
    }
    if (figure && key == "waiting") {
        return readFlag(value, place, card.waiting);
    }
    if (figure && key == "stress") {
        return readNumber(value, place, kLargestNumber, card.stress);
    }
    if (figure && key == "equipment") {
        if (value.is_array()) {
            return readKeys(value, place, card.equipment);
        }
        std::string equipment;
        Fault fault = readKey(value, place, equipment);
        if (!equipment.empty()) {
            card.equipment.push_back(equipment);
        }
        return fault;
    }
    return FileFault{place, "unknown key"};
}

Fault readPlaced(const Json& json, const std::string& place, bool figures, std::vector<PlacedCard>& cards) {
    if (!json.is_array()) {
        return FileFault{place, "a list of cards is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        PlacedCard& card = cards.emplace_back();
        const std::string here = placeOf(place, i);
        if (json[i].is_string()) {
            card.card = json[i].get<std::string>();
            continue;
        }
        if (!json[i].is_object() || !json[i].contains("card")) {
            return FileFault{here, "a card is expected here"};
        }
        for (const auto& [key, value] : json[i].items()) {
            if (Fault fault = readCardState(key, value, placeOf(here, key), figures, card)) {
                return fault;
            }
        }
    }
    return std::nullopt;
}

Fault readSideKey(const std::string& key, const Json& value, const std::string& place, PlacedSide& side) {
    if (key == "points") {
        return readNumber(value, place, kLargestNumber, side.points.emplace());
    }
    if (key == "energy") {
        return readNumber(value, place, kLargestNumber, side.energy.emplace());
    }
    if (key == "actions") {
        return readNumber(value, place, kLargestNumber, side.actions.emplace());
    }
    if (key == "hand") {
        return readKeys(value, place, side.hand);
    }
    if (key == "deck") {
        return readKeys(value, place, side.deck);
    }
    if (key == "discard") {
        return readKeys(value, place, side.discard);
    }
    if (key == "field") {
        return readPlaced(value, place, true, side.field);
    }
    if (key == "assists") {
        return readPlaced(value, place, false, side.assists);
    }
    if (key == "headquarters") {
        return readKey(value, place, side.headquarters);
    }
    if (key == "hq_active") {
        return readFlag(value, place, side.hqActive);
    }
    if (key == "mulligan_used") {
        return readFlag(value, place, side.mulliganUsed);
    }
    return FileFault{place, "unknown key"};
}

Fault readSide(const Json& json, const std::string& place, PlacedSide& side) {
    if (!json.is_object()) {
        return FileFault{place, "an object is expected here"};
    }
    for (const auto& [key, value] : json.items()) {
        if (Fault fault = readSideKey(key, value, placeOf(place, key), side)) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault readPosition(const Json& json, PlacedPosition& position) {
    const std::string root = "position";
    if (Fault fault = checkKeys(json, root, {"active", "turn", "phase", "A", "B", "location", "location_owner"})) {
        return fault;
    }
    Fault fault;
    if (json.contains("active")) {
        fault = readSideOfTwo(json["active"], placeOf(root, "active"), position.active);
    }
    if (!fault && json.contains("turn")) {
        fault = readNumber(json["turn"], placeOf(root, "turn"), kLargestTurn, position.turn);
    }
    if (!fault && json.contains("phase")) {
        if (json["phase"] != "play" && json["phase"] != "action") {
            return FileFault{placeOf(root, "phase"), "play or action is expected here"};
        }
        position.phase = json["phase"] == "action" ? Phase::Action : Phase::Play;
    }
    for (std::size_t side = 0; !fault && side < 2; ++side) {
        const std::string name = side == 0 ? "A" : "B";
        if (json.contains(name)) {
            fault = readSide(json[name], placeOf(root, name), position.sides[side]);
        }
    }
    if (!fault && json.contains("location")) {
        fault = readKey(json["location"], placeOf(root, "location"), position.location);
    }
    position.locationOwner = position.active;
    if (!fault && json.contains("location_owner") && !json["location_owner"].is_null()) {
        fault = readSideOfTwo(json["location_owner"], placeOf(root, "location_owner"), position.locationOwner);
    }
    if (!fault && position.turn == 0) {
        return FileFault{placeOf(root, "turn"), "turns are counted from 1"};
    }
    return fault;
}

} // namespace

std::vector<std::string> PlacedSide::cards() const {
    std::vector<std::string> all;
    for (const std::vector<std::string>* pile : {&deck, &hand, &discard}) {
        all.insert(all.end(), pile->begin(), pile->end());
    }
    for (const PlacedCard& card : field) {
        all.push_back(card.card);
        all.insert(all.end(), card.equipment.begin(), card.equipment.end());
    }
    for (const PlacedCard& card : assists) {
        all.push_back(card.card);
    }
    if (!headquarters.empty()) {
        all.push_back(headquarters);
    }
    return all;
}

model::Result<PlacedPosition> PlacedPosition::read(const Json& json) {
    PlacedPosition position;
    if (Fault fault = readPosition(json, position)) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    return position;
}

} // namespace blattwerk::engine::heldenhain
