// The part of PlacedPosition that reads the JSON object.
#include "engine/systems/modulspiel/match_position.h"
#include "engine/systems/modulspiel/place_names.h"
#include "engine/systems/modulspiel/position_loader.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr int kMostMarkers = 250;
constexpr int kMostStamps = 200;
constexpr int kMostEuro = 60000;
constexpr int kLargestQuarter = 60000;

using Fault = std::optional<FileFault>;

/// Number of the place with that name; kPlaceCount if there is none.
std::size_t placeNumber(std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(kPlaceNames, name) - kPlaceNames.begin());
}

Fault readTop(const Json& json, const std::string& place, PlacedSide::Top& top) {
    if (json.is_string()) {
        top.card = json.get<std::string>();
        return std::nullopt;
    }
    if (!json.is_object() || !json.contains("card") || !json["card"].is_string()) {
        return FileFault{place, "a card is expected here"};
    }
    for (const auto& [key, value] : json.items()) {
        const std::string here = placeOf(place, key);
        Fault fault;
        if (key == "card") {
            fault = readKey(value, here, top.card);
        } else if (key == "face_up") {
            fault = readFlag(value, here, top.faceUp);
        } else if (key == "review") {
            fault = readFlag(value, here, top.review);
        } else if (key == "markers") {
            fault = readNumber(value, here, kMostMarkers, top.markers);
        } else if (key == "stressors") {
            fault = readNumber(value, here, kMostMarkers, top.stressors);
        } else if (key == "cover") {
            fault = readNumber(value, here, kMostMarkers, top.cover);
        } else {
            return FileFault{here, "unknown key"};
        }
        if (fault) {
            return fault;
        }
    }
    return std::nullopt;
}

/// A list of cards without a state: keys, or objects with a `card` alone.
Fault readCards(const Json& json, const std::string& place, std::vector<std::string>& keys) {
    if (!json.is_array()) {
        return FileFault{place, "a list of cards is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string here = placeOf(place, i);
        const bool wrapped = json[i].is_object() && json[i].contains("card");
        if (wrapped) {
            if (Fault fault = checkKeys(json[i], here, {"card"})) {
                return fault;
            }
        }
        if (Fault fault = readKey(wrapped ? json[i]["card"] : json[i], here, keys.emplace_back())) {
            return fault;
        }
        if (keys.back().empty()) {
            return FileFault{here, "a card is expected here"};
        }
    }
    return std::nullopt;
}

/// An object by place; `read(value, here, number)` takes each of its values.
template<typename Read>
Fault readPlaces(const Json& json, const std::string& place, Read read) {
    if (!json.is_object()) {
        return FileFault{place, "an object by location is expected here"};
    }
    for (const auto& [key, value] : json.items()) {
        const std::size_t number = placeNumber(key);
        const std::string here = placeOf(place, key);
        if (number == kPlaceCount) {
            return FileFault{here, "there is no such location"};
        }
        if (Fault fault = read(value, here, number)) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault readCertificates(const Json& json, const std::string& place, PlacedSide& side) {
    if (Fault fault = checkKeys(json, place, {"locked", "unlocked", "used"})) {
        return fault;
    }
    for (const auto& [key, value] : json.items()) {
        std::vector<std::string>& list = key == "locked" ? side.locked : key == "unlocked" ? side.unlocked : side.used;
        if (Fault fault = readCards(value, placeOf(place, key), list)) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault readZone(const std::string& key, const Json& value, const std::string& place, PlacedSide& side) {
    if (const std::size_t number = placeNumber(key); number < kPlaceCount) {
        if (!value.is_array()) {
            return FileFault{place, "a list of cards is expected here"};
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (Fault fault = readTop(value[i], placeOf(place, i), side.top[number].emplace_back())) {
                return fault;
            }
        }
        return std::nullopt;
    }
    const std::pair<std::string_view, std::vector<std::string>*> lists[] = {
        {"hand", &side.hand},   {"deck", &side.deck},       {"discard", &side.discard}, {"reserve", &side.reserve},
        {"staff", &side.staff}, {"notices", &side.notices}, {"display", &side.display}, {"modules", &side.modules}};
    for (const auto& [name, list] : lists) {
        if (key == name) {
            return readCards(value, place, *list);
        }
    }
    if (key == "euro") {
        return readNumber(value, place, kMostEuro, side.euro);
    }
    if (key == "passed") {
        return readFlag(value, place, side.passed);
    }
    if (key == "certificates") {
        return readCertificates(value, place, side);
    }
    if (key == "stamps") {
        return readPlaces(value, place, [&](const Json& json, const std::string& here, std::size_t number) {
            return readNumber(json, here, kMostStamps, side.stamps[number]);
        });
    }
    if (key == "tools") {
        return readPlaces(value, place, [&](const Json& json, const std::string& here, std::size_t number) {
            return readCards(json, here, side.tools[number]);
        });
    }
    return FileFault{place, "unknown key"};
}

Fault readPhase(const Json& json, const std::string& place, Phase& phase) {
    for (const Phase known : {Phase::Draft, Phase::Turn, Phase::Settlement}) {
        if (json == phaseName(known)) {
            phase = known;
            return std::nullopt;
        }
    }
    return FileFault{place, "draft, turn or settlement is expected here"};
}

Fault readTable(const Json& json, const std::string& root, PlacedPosition& position) {
    Fault fault = checkKeys(
        json, root,
        {"active", "start_side", "quarter", "phase", "display", "market", "market_discard", "unplayed", "A", "B"});
    for (const auto& [key, list] : {std::pair{"display", &position.display},
                                    {"market", &position.market},
                                    {"market_discard", &position.marketDiscard},
                                    {"unplayed", &position.unplayed}}) {
        if (!fault && json.contains(key)) {
            fault = readCards(json[key], placeOf(root, key), *list);
        }
    }
    if (!fault && json.contains("active")) {
        fault = readSideOfTwo(json["active"], placeOf(root, "active"), position.active);
        position.startSide = position.active;
    }
    if (!fault && json.contains("start_side") && !json["start_side"].is_null()) {
        fault = readSideOfTwo(json["start_side"], placeOf(root, "start_side"), position.startSide);
        position.active = json.contains("active") ? position.active : position.startSide;
    }
    if (!fault && json.contains("quarter")) {
        fault = readNumber(json["quarter"], placeOf(root, "quarter"), kLargestQuarter, position.quarter);
    }
    if (!fault && json.contains("phase")) {
        fault = readPhase(json["phase"], placeOf(root, "phase"), position.phase);
    }
    const bool isOpen = !json.contains("start_side") || json["start_side"].is_null();
    if (!fault && isOpen && position.phase == Phase::Draft) {
        position.startSide = kNowhere;
    }
    if (!fault && position.quarter == 0) {
        return FileFault{placeOf(root, "quarter"), "quarters are counted from 1"};
    }
    return fault;
}

} // namespace

model::Result<PlacedPosition> PlacedPosition::read(const Json& json) {
    PlacedPosition position;
    const std::string root = "position";
    Fault fault = readTable(json, root, position);
    for (std::size_t side = 0; !fault && side < 2; ++side) {
        const std::string name = side == 0 ? "A" : "B";
        if (!json.contains(name)) {
            continue;
        }
        const std::string place = placeOf(root, name);
        if (!json[name].is_object()) {
            fault = FileFault{place, "an object is expected here"};
            break;
        }
        for (const auto& [key, value] : json[name].items()) {
            if ((fault = readZone(key, value, placeOf(place, key), position.sides[side]))) {
                break;
            }
        }
    }
    if (fault) {
        return model::Error{"match.bad_position", {fault->place}, fault->message};
    }
    return position;
}

} // namespace blattwerk::engine::modulspiel
