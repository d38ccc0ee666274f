#include "engine/systems/ikonen/match_position.h"

#include "engine/systems/ikonen/values.h"

#include <algorithm>
#include <array>
#include <string>

namespace blattwerk::engine::ikonen {

namespace {

constexpr std::array<std::string_view, 6> kPhases = {"place", "attach", "attack", "prize", "draw", "over"};
constexpr std::array<std::string_view, kValueCount> kValues = {"att", "sat", "ver", "sve"};
constexpr std::array<std::string_view, 5> kWinners = {"", "A", "B", "draw", "aborted"};
constexpr std::array<std::string_view, 9> kEndings = {"",     "no_icon", "used_up", "prizes", "empty_field",
                                                      "draw", "limit",   "concede", "limit"};

Json cardJson(CardNo card, const Rules& rules) {
    return card == kHidden ? Json("?") : Json(rules.keys[card]);
}

template<typename CardAt>
Json list(std::size_t count, const Rules& rules, CardAt cardAt) {
    Json json = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
        json.push_back(cardJson(cardAt(i), rules));
    }
    return json;
}

Json iconJson(const State& state, const Rules& rules, Spot place) {
    const PlacedIcon& icon = state.icon(place);
    Json json = {{"card", cardJson(icon.card, rules)}, {"face_up", icon.faceUp}};
    const ValueList values = Values(state, rules).all(place);
    for (std::size_t v = 0; v < kValueCount; ++v) {
        json[std::string(kValues[v])] = icon.card == kHidden ? Json() : Json(values[v]);
    }
    const Json attached = list(icon.attachedCount, rules, [&](std::size_t i) { return icon.attached[i]; });
    json["attachment"] = attached.empty() ? Json() : attached.size() == 1 ? attached[0] : attached;
    return json;
}

Json sideJson(const State& state, const Rules& rules, int number) {
    const SideState& own = state.sides[number];
    Json json = Json::object();
    Json& field = json["field"] = Json::array();
    for (std::size_t slot = 0; slot < kMostIcons; ++slot) {
        if (own.field[slot].there()) {
            field.push_back(iconJson(state, rules, spotOf(number, slot)));
        }
    }
    json["hand"] = list(own.handCount, rules, [&](std::size_t i) { return own.hand(i); });
    json["deck"] = list(own.pileCount, rules, [&](std::size_t i) { return own.cards[own.pileCount - 1 - i]; });
    json["discard"] = list(own.discardCount, rules, [&](std::size_t i) { return own.discard(i); });
    json["prizes"] = list(own.prizeCount, rules, [&](std::size_t i) { return own.prizes[i]; });
    const bool trophies = rules.parameters.prizeDestination == PrizeDestination::Trophy;
    json["won_prizes"] = list(trophies ? own.wonCount : 0U, rules, [&](std::size_t i) { return own.won[i]; });
    json["mulligans"] = own.mulligans;
    return json;
}

/// The attack that a prize is being taken for: places in the lists of the fields, from 1.
Json attackJson(const State& state) {
    const Fight& fight = state.fight;
    if (state.phase != Phase::Prize || !fight.running) {
        return {};
    }
    const auto placeOnField = [&](int side, std::uint8_t slot) {
        const PlacedIcon* const field = state.sides[side].field;
        return slot == kNoSlot
                   ? Json()
                   : Json(std::count_if(field, field + slot + 1, [](const PlacedIcon& icon) { return icon.there(); }));
    };
    return {{"attacker", placeOnField(state.active, fight.attacker)},
            {"defender", placeOnField(1 - state.active, fight.defender)},
            {"value", valueName(fight.value)}};
}

} // namespace

std::string_view phaseName(Phase phase) {
    return kPhases[static_cast<std::size_t>(phase)];
}

std::string_view valueName(Value value) {
    return kValues[static_cast<std::size_t>(value)];
}

std::string_view winnerName(Winner winner) {
    return kWinners[static_cast<std::size_t>(winner)];
}

std::string_view endingName(Ending ending) {
    return kEndings[static_cast<std::size_t>(ending)];
}

std::string_view decisionName(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::None:
        return {};
    case DecisionKind::Optional:
        return "optional";
    case DecisionKind::HandLimit:
        return "hand_limit";
    default:
        return "target";
    }
}

Json positionJson(const State& state, const Rules& rules) {
    Json json = Json::object();
    json["active"] = state.actor() == 0 ? "A" : "B";
    json["turn"] = state.turn;
    json["phase"] = phaseName(state.phase);
    json["attack"] = attackJson(state);
    json["pending"] = state.decision == DecisionKind::None ? Json() : Json(decisionName(state.decision));
    json["winner"] = state.over() ? Json(winnerName(state.winner)) : Json();
    json["ending"] = state.over() ? Json(endingName(state.ending)) : Json();
    json["A"] = sideJson(state, rules, 0);
    json["B"] = sideJson(state, rules, 1);
    return json;
}

} // namespace blattwerk::engine::ikonen
