#include "engine/systems/fahnenturnier/position_loader.h"

#include "engine/play/scenario_file.h"
#include "engine/systems/fahnenturnier/position_names.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Fault = std::optional<FileFault>;

constexpr int kMostFans = 1000;
constexpr int kMostBonusGiven = 1000;
constexpr int kMostSeatsGiven = 100;

Fault readSeat(const Json& json, const std::string& place, std::optional<int>& seat) {
    if (json.is_string()) {
        seat = sideFromName(json.get_ref<const std::string&>());
    }
    return seat ? std::nullopt : Fault(FileFault{place, "a side such as \"A\" is expected here"});
}

Fault readBonus(const Json& json, const std::string& place, int& bonus) {
    const std::optional<int> given = wholeNumber(json);
    if (!given || *given < -kMostBonusGiven || *given > kMostBonusGiven) {
        return FileFault{place, "a number is expected here"};
    }
    bonus = *given;
    return std::nullopt;
}

/// In the order of the trophies; "?" where they are not known.
Fault readTrophyFans(const Json& json, const std::string& place, std::vector<int>& fans) {
    if (!json.is_array()) {
        return FileFault{place, "a list of numbers is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        int& number = fans.emplace_back(kHiddenFans);
        if (json[i] == "?") {
            continue;
        }
        if (Fault fault = readNumber(json[i], placeOf(place, i), kHiddenFans - 1, number)) {
            return fault;
        }
    }
    return std::nullopt;
}

/// Null where there is no limit.
Fault readLimit(const Json& json, const std::string& place, std::optional<int>& limit) {
    return json.is_null() ? std::nullopt : readNumber(json, place, kMostSeatsGiven, limit.emplace());
}

Fault readHalf(const Json& json, const std::string& place, std::vector<PlacedSeat::Revealed>& half) {
    if (!json.is_array()) {
        return FileFault{place, "a list of cards is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string here = placeOf(place, i);
        PlacedSeat::Revealed& card = half.emplace_back();
        if (json[i].is_string()) {
            card.card = json[i].get<std::string>();
            continue;
        }
        if (Fault fault = checkKeys(json[i], here, {"card", "bonus"})) {
            return fault;
        }
        if (!json[i].contains("card") || !json[i]["card"].is_string()) {
            return FileFault{here, "a card is expected here"};
        }
        card.card = json[i]["card"].get<std::string>();
        if (json[i].contains("bonus")) {
            if (Fault fault = readBonus(json[i]["bonus"], placeOf(here, "bonus"), card.bonus)) {
                return fault;
            }
        }
    }
    return std::nullopt;
}

Fault readPlayer(const Json& json, const std::string& place, PlacedSeat& seat) {
    if (Fault fault = checkKeys(
            json, place,
            {"deck", "half", "bank", "rest", "drawn", "trophies", "trophy_fans", "fans", "next_bonus", "seat_limit"})) {
        return fault;
    }
    std::vector<int> trophyFans;
    for (const auto& [key, value] : json.items()) {
        const std::string here = placeOf(place, key);
        Fault fault = key == "deck"          ? readKeys(value, here, seat.deck)
                      : key == "half"        ? readHalf(value, here, seat.half)
                      : key == "bank"        ? readKeys(value, here, seat.bank)
                      : key == "rest"        ? readKeys(value, here, seat.rest)
                      : key == "drawn"       ? readKeys(value, here, seat.drawn)
                      : key == "trophies"    ? readTrophies(value, here, seat.trophies)
                      : key == "trophy_fans" ? readTrophyFans(value, here, trophyFans)
                      : key == "next_bonus"  ? readBonus(value, here, seat.nextBonus)
                      : key == "seat_limit"  ? readLimit(value, here, seat.seatLimit)
                                             : readNumber(value, here, kMostFans, seat.fans);
        if (fault) {
            return fault;
        }
    }
    for (std::size_t i = 0; i < std::min(trophyFans.size(), seat.trophies.size()); ++i) {
        if (seat.trophies[i].fans == kHiddenFans) {
            seat.trophies[i].fans = static_cast<std::uint8_t>(trophyFans[i]);
        }
    }
    return std::nullopt;
}

Fault readOptions(const Json& json, const std::string& place, std::optional<LevelOptions>& options) {
    if (!json.is_array() || json.size() > kMostOptions) {
        return FileFault{place, "a list of levels with their picks is expected here"};
    }
    options.emplace();
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string here = placeOf(place, i);
        if (Fault fault = checkKeys(json[i], here, {"level", "picks"})) {
            return fault;
        }
        const auto named = json[i].find("level");
        const std::optional<Level> level = named != json[i].end() && named->is_string()
                                               ? levelFromName(named->get_ref<const std::string&>())
                                               : std::nullopt;
        int picks = 1;
        if (!level) {
            return FileFault{placeOf(here, "level"), "A, B or C is expected here"};
        }
        if (json[i].contains("picks")) {
            if (Fault fault = readNumber(json[i]["picks"], placeOf(here, "picks"), kMostDrawn, picks)) {
                return fault;
            }
        }
        options->push_back({*level, static_cast<std::uint8_t>(picks)});
    }
    return std::nullopt;
}

Fault readLevels(const Json& json, const std::string& place, std::array<std::vector<std::string>, kLevels>& levels) {
    if (Fault fault = checkKeys(json, place, {"A", "B", "C"})) {
        return fault;
    }
    for (const auto& [key, value] : json.items()) {
        if (Fault fault = readKeys(value, placeOf(place, key), levels[static_cast<std::size_t>(key[0] - 'A')])) {
            return fault;
        }
    }
    return std::nullopt;
}

Fault readBox(const Json& json, const std::string& place, PlacedPosition& position) {
    Fault fault = checkKeys(json, place, {"cards", "trophies"});
    if (!fault && json.contains("cards")) {
        fault = readKeys(json["cards"], placeOf(place, "cards"), position.box);
    }
    if (!fault && json.contains("trophies")) {
        fault = readTrophies(json["trophies"], placeOf(place, "trophies"), position.boxTrophies);
    }
    return fault;
}

Fault readParks(const Json& json, const std::string& place, PlacedPosition& position) {
    Fault fault = checkKeys(json, place, {"0", "1", "2", "3"});
    for (std::size_t park = 0; !fault && park < kMostParks; ++park) {
        if (const std::string name = std::to_string(park); json.contains(name)) {
            fault = readTrophies(json[name], placeOf(place, name), position.parks[park].emplace());
        }
    }
    return fault;
}

Fault readFinalists(const Json& json, const std::string& place, std::vector<int>& finalists) {
    for (std::size_t i = 0; json.is_array() && i < json.size(); ++i) {
        std::optional<int> seat;
        if (Fault fault = readSeat(json[i], placeOf(place, i), seat)) {
            return fault;
        }
        finalists.push_back(*seat);
    }
    return finalists.size() == 2 && finalists[0] != finalists[1]
               ? std::nullopt
               : Fault(FileFault{place, "two sides are expected here"});
}

constexpr std::string_view kMayLack[] = {"bot", "flag_holder", "attacker", "match_winner", "finalists", "stake"};

Fault readMember(const std::string& key, const Json& value, const std::string& place, PlacedPosition& position) {
    // What a position has none of.
    if (value.is_null() && std::ranges::find(kMayLack, key) != std::end(kMayLack)) {
        return std::nullopt;
    }
    if (key == "players") {
        return readNumber(value, place, static_cast<int>(kMostSeats), position.players);
    }
    if (key == "round") {
        return readNumber(value, place, static_cast<int>(kMostRounds), position.round);
    }
    if (key == "phase") {
        const std::optional<Phase> phase = value.is_string() ? phaseFromName(value.get<std::string>()) : std::nullopt;
        if (!phase || *phase == Phase::Over) {
            return FileFault{place, "deck, remove, match, result, count or final_remove is expected here"};
        }
        position.phase = *phase;
        return std::nullopt;
    }
    if (key == "stake") {
        return readNumber(value, place, kHiddenFans - 1, position.stake.emplace());
    }
    if (key == "options") {
        return readOptions(value, place, position.options);
    }
    if (key == "pile" || key == "tray") {
        return readLevels(value, place, key == "pile" ? position.piles : position.trays);
    }
    if (key == "box") {
        return readBox(value, place, position);
    }
    if (key == "park") {
        return readParks(value, place, position);
    }
    if (key == "finalists") {
        return readFinalists(value, place, position.finalists);
    }
    if (key == "rerolls") {
        return readNumber(value, place, static_cast<int>(kMostDrawn), position.rerolls.emplace());
    }
    if (key == "single") {
        position.single = value == true;
        return value.is_boolean() ? std::nullopt : Fault(FileFault{place, "true or false is expected here"});
    }
    std::optional<int>* const seat = key == "active"         ? &position.active
                                     : key == "bot"          ? &position.bot
                                     : key == "flag_holder"  ? &position.holder
                                     : key == "attacker"     ? &position.attacker
                                     : key == "match_winner" ? &position.matchWinner
                                                             : nullptr;
    if (seat != nullptr) {
        return readSeat(value, place, *seat);
    }
    if (const std::optional<int> player = sideFromName(key)) {
        return readPlayer(value, place, position.seats[static_cast<std::size_t>(*player)]);
    }
    return FileFault{place, "unknown key"};
}

} // namespace

std::optional<FileFault> readTrophies(const Json& json, const std::string& place, std::vector<Trophy>& trophies) {
    if (!json.is_array() || json.size() > kMostTrophies) {
        return FileFault{place, "a list of trophies is expected here"};
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string here = placeOf(place, i);
        int round = 0;
        int fans = kHiddenFans;
        if (json[i].is_object()) {
            Fault fault = checkKeys(json[i], here, {"round", "fans"});
            if (!fault) {
                fault = readNumber(json[i].value("round", Json()), placeOf(here, "round"),
                                   static_cast<int>(kMostRounds), round);
            }
            if (!fault && json[i].contains("fans")) {
                fault = readNumber(json[i]["fans"], placeOf(here, "fans"), kHiddenFans - 1, fans);
            }
            if (fault) {
                return fault;
            }
        } else if (Fault fault = readNumber(json[i], here, static_cast<int>(kMostRounds), round)) {
            return fault;
        }
        if (round == 0) {
            return FileFault{here, "rounds are counted from 1"};
        }
        trophies.push_back({static_cast<std::uint8_t>(round), static_cast<std::uint8_t>(fans)});
    }
    return std::nullopt;
}

model::Result<PlacedPosition> PlacedPosition::read(const Json& json) {
    const auto bad = [](const FileFault& fault) {
        return model::Error{"match.bad_position", {fault.place}, fault.message};
    };
    if (!json.is_object()) {
        return bad({"position", "an object is expected here"});
    }
    PlacedPosition position;
    for (const auto& [key, value] : json.items()) {
        if (Fault fault = readMember(key, value, placeOf("position", key), position)) {
            return bad(*fault);
        }
    }
    return position;
}

} // namespace blattwerk::engine::fahnenturnier
