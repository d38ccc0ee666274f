#include "engine/systems/modulspiel/match_position.h"

#include "engine/systems/modulspiel/place_names.h"
#include "engine/systems/modulspiel/values.h"

#include <algorithm>
#include <array>
#include <string>

namespace blattwerk::engine::modulspiel {

namespace {

constexpr std::array<std::string_view, 4> kPhases = {"draft", "turn", "settlement", "over"};
constexpr std::array<std::string_view, 4> kWinners = {"", "A", "B", "aborted"};
constexpr std::array<std::string_view, 5> kEndings = {"", "each_location", "same_location", "limit", "concede"};

Json cardJson(CardNo card, const Rules& rules) {
    return card == kHidden ? Json("?") : Json(rules.key(card));
}

template<typename CardAt>
Json list(std::size_t count, const Rules& rules, CardAt cardAt) {
    Json json = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
        json.push_back(cardJson(cardAt(i), rules));
    }
    return json;
}

Json topJson(const State& state, const Rules& rules, Spot spot) {
    const TopCard& card = state.top(spot);
    return {{"card", cardJson(card.card, rules)},
            {"face_up", card.faceUp},
            {"resilience", Values(state, rules).resilience(spot)},
            {"markers", card.marks},
            {"stressors", card.stress},
            {"cover", card.cover},
            {"review", card.review}};
}

Json modulesOf(const State& state, const Rules& rules, std::uint8_t owner) {
    Json json = Json::array();
    for (std::size_t module = 0; module < rules.modules.size(); ++module) {
        if (state.moduleOwner[module] == owner) {
            json.push_back(rules.modules[module]);
        }
    }
    return json;
}

Json certificates(const Rules& rules, int side, std::uint32_t bits) {
    Json json = Json::array();
    for (; bits != 0; bits &= bits - 1) {
        json.push_back(rules.key(rules.certificate(side, static_cast<std::size_t>(std::countr_zero(bits)))));
    }
    return json;
}

Json inUse(const SideState& own, const Rules& rules, CardType type, std::uint8_t place) {
    Json json = Json::array();
    for (std::size_t i = 0; i < own.boughtCount; ++i) {
        const BoughtCard& card = own.bought[i];
        if (rules.info(card.card).type == type && card.place == place) {
            json.push_back(rules.key(card.card));
        }
    }
    return json;
}

Json displayJson(const Display& display, const Rules& rules) {
    return list(display.count, rules, [&](std::size_t i) { return display.cards[i]; });
}

Json sideJson(const State& state, const Rules& rules, int number) {
    const SideState& own = state.sides[number];
    Json json = Json::object();
    json["euro"] = own.euro;
    json["passed"] = own.passed;
    json["modules"] = modulesOf(state, rules, static_cast<std::uint8_t>(number));
    json["hand"] = list(own.handCount, rules, [&](std::size_t i) { return own.hand(i); });
    json["deck"] = list(own.pileCount, rules, [&](std::size_t i) { return own.cards[own.pileCount - 1 - i]; });
    json["discard"] = list(own.discardCount, rules, [&](std::size_t i) { return own.discard(i); });
    json["reserve"] = list(own.reserveCount, rules, [&](std::size_t i) { return own.reserve[i]; });
    const Values values(state, rules);
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        Json cards = Json::array();
        for (const Spot spot : byArrival(state, spotsOf(number, place))) {
            cards.push_back(topJson(state, rules, spot));
        }
        const std::string name(kPlaceNames[place]);
        json[name] = {{"list", std::move(cards)},
                      {"total", values.total(number, place)},
                      {"threshold", values.threshold(number, place)}};
        json["stamps"][name] = own.stamps[place];
        json["tools"][name] = inUse(own, rules, CardType::WorkTool, static_cast<std::uint8_t>(place));
    }
    json["staff"] = inUse(own, rules, CardType::TempStaff, kNowhere);
    json["notices"] = inUse(own, rules, CardType::Notice, kNowhere);
    json["certificates"]["locked"] = certificates(rules, number, own.certificates & ~own.unlocked);
    json["certificates"]["unlocked"] = certificates(rules, number, own.unlocked);
    json["certificates"]["used"] = certificates(rules, number, own.used);
    if (!rules.parameters.displayShared) {
        json["display"] = displayJson(state.displays[number], rules);
    }
    return json;
}

} // namespace

std::string_view phaseName(Phase phase) {
    return kPhases[static_cast<std::size_t>(phase)];
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
    case DecisionKind::Cover:
        return "optional";
    case DecisionKind::Effort:
    case DecisionKind::PriceHand:
    case DecisionKind::PriceReserve:
        return "pay";
    case DecisionKind::Order:
        return "order";
    case DecisionKind::QuarterText:
        return "quarter_text";
    case DecisionKind::Reserve:
        return "reserve";
    case DecisionKind::Overflow:
        return "overflow";
    case DecisionKind::Location:
        return "location";
    case DecisionKind::TherapyTarget:
        return "therapy_target";
    case DecisionKind::Certificate:
        return "certificate";
    default:
        return "target";
    }
}

FixedVector<Spot, kSpots> byArrival(const State& state, SpotSet spots) {
    FixedVector<Spot, kSpots> found;
    for (; spots != 0; spots &= spots - 1) {
        if (state.top(lowest(spots)).there()) {
            found.push_back(lowest(spots));
        }
    }
    std::sort(found.begin(), found.end(), [&](Spot a, Spot b) { return state.top(a).arrival < state.top(b).arrival; });
    return found;
}

Json positionJson(const State& state, const Rules& rules) {
    Json json = Json::object();
    json["active"] = state.actor() == 0 ? "A" : "B";
    json["quarter"] = state.quarter;
    json["start_side"] = state.startSide == kNowhere ? Json() : Json(state.startSide == 0 ? "A" : "B");
    json["phase"] = phaseName(state.phase);
    json["pending"] = state.decision == DecisionKind::None ? Json() : Json(decisionName(state.decision));
    json["winner"] = state.over() ? Json(winnerName(state.winner)) : Json();
    json["ending"] = state.over() ? Json(endingName(state.ending)) : Json();
    json["display"] = displayJson(state.displays[0], rules);
    if (!rules.parameters.displayShared) {
        for (const Json& card : displayJson(state.displays[1], rules)) {
            json["display"].push_back(card);
        }
    }
    json["market"] =
        list(state.marketCount, rules, [&](std::size_t i) { return state.market[state.marketCount - 1 - i]; });
    json["market_discard"] = list(state.marketDiscardCount, rules, [&](std::size_t i) {
        return state.market[kMostMarket - state.marketDiscardCount + i];
    });
    json["unplayed"] = modulesOf(state, rules, kNowhere);
    json["A"] = sideJson(state, rules, 0);
    json["B"] = sideJson(state, rules, 1);
    return json;
}

} // namespace blattwerk::engine::modulspiel
