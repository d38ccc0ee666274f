#include "engine/systems/fahnenturnier/match_position.h"

#include "engine/systems/fahnenturnier/match_values.h"
#include "engine/systems/fahnenturnier/position_names.h"
#include "engine/systems/fahnenturnier/schedule_json.h"

#include <string>

namespace blattwerk::engine::fahnenturnier {

namespace {

Json cardJson(CardNo card, const Rules& rules) {
    return card == kHidden ? Json("?") : Json(rules.keys[card]);
}

template<typename Iterator>
Json cardList(Iterator begin, Iterator end, const Rules& rules) {
    Json json = Json::array();
    for (Iterator at = begin; at != end; ++at) {
        json.push_back(cardJson(*at, rules));
    }
    return json;
}

Json fansJson(const Trophy& trophy) {
    return trophy.fans == kHiddenFans ? Json("?") : Json(trophy.fans);
}

template<typename Iterator>
Json roundList(Iterator begin, Iterator end) {
    Json json = Json::array();
    for (Iterator at = begin; at != end; ++at) {
        json.push_back(at->round);
    }
    return json;
}

/// From the top down; the flag card comes first.
Json halfJson(const State& state, const Rules& rules, int side) {
    const MatchValues values(state.match, rules);
    const auto& half = state.match.sides[side].half;
    Json json = Json::array();
    for (std::size_t place = half.size(); place-- > 0;) {
        json.push_back({{"card", cardJson(half[place].card, rules)},
                        {"strength", values.strength(side, place)},
                        {"bonus", half[place].bonus}});
    }
    return json;
}

void addMatchZones(Json& json, const State& state, const Rules& rules, int side) {
    const MatchSide& own = state.match.sides[side];
    const MatchValues values(state.match, rules);
    const bool holds = state.match.holder == side && !own.half.empty();
    const auto reversed = [&](const Cards& cards) {
        return cardList(std::make_reverse_iterator(cards.end()), std::make_reverse_iterator(cards.begin()), rules);
    };
    json["deck"] = reversed(own.deck);
    json["half"] = halfJson(state, rules, side);
    json["flag"] = holds ? cardJson(own.half[own.half.size() - 1].card, rules) : Json();
    json["bank"] = cardList(own.bank.begin(), own.bank.end(), rules);
    json["seats"] = values.seatsUsed(side);
    const bool limited = !own.bot || rules.parameters.botBank;
    json["seat_limit"] = limited ? Json(values.seatLimit(side)) : Json();
    json["rest"] = reversed(own.rest);
    json["strength"] = holds ? Json(values.strength(side, own.half.size() - 1)) : Json();
    json["attack_sum"] = state.match.attacker() == side ? values.attackSum() : 0;
    json["next_bonus"] = own.nextBonus;
}

void addDeck(Json& json, const State& state, const Rules& rules, int seat) {
    const Cards& deck = state.seats[seat].deck;
    json["deck"] = cardList(deck.begin(), deck.end(), rules);
    for (const char* zone : {"half", "bank", "rest"}) {
        json[zone] = Json::array();
    }
    json["flag"] = nullptr;
    json["seats"] = 0;
    json["seat_limit"] = rules.parameters.bankSeats;
    json["strength"] = nullptr;
    json["attack_sum"] = 0;
    json["next_bonus"] = 0;
}

Json seatJson(const State& state, const Rules& rules, int seat) {
    Json json = Json::object();
    if (const int side = state.sideOf(seat); side >= 0) {
        addMatchZones(json, state, rules, side);
    } else {
        addDeck(json, state, rules, seat);
    }
    const Seat& own = state.seats[seat];
    json["fans"] = Tournament::fans(state, seat);
    json["trophies"] = roundList(own.trophies.begin(), own.trophies.end());
    Json& fans = json["trophy_fans"] = Json::array();
    bool hidden = false;
    for (const Trophy& trophy : own.trophies) {
        fans.push_back(fansJson(trophy));
        hidden = hidden || trophy.fans == kHiddenFans;
    }
    json["score"] = hidden ? Json("?") : Json(Tournament::score(state, seat));
    const bool draws = seat == state.active && !state.inMatch();
    json["drawn"] = draws ? cardList(state.deck.drawn.begin(), state.deck.drawn.end(), rules) : Json(Json::array());
    if (!state.single) {
        const bool final = state.finalPlayed && state.finalists[0] >= 0;
        const int other =
            final ? state.finalists[seat == state.finalists[0] ? 1 : 0] : rules.contest.opponent(seat, state.round);
        json["opponent"] = seatName(other);
        json["park"] = final ? 0 : rules.contest.row(seat, state.round).park;
    }
    return json;
}

Json optionsJson(const State& state, const Rules& rules) {
    Json json = Json::array();
    if (state.phase == Phase::Deck && !state.deck.chosen) {
        for (const LevelOption& option : Tournament::options(state, rules, state.active)) {
            json.push_back({{"level", levelName(option.level)}, {"picks", option.picks}});
        }
    } else if (state.phase == Phase::Deck) {
        json.push_back({{"level", levelName(state.deck.level)}, {"picks", state.deck.picksLeft}});
    }
    return json;
}

void addCommon(Json& json, const State& state, const Rules& rules) {
    for (std::size_t level = 0; level < kLevels; ++level) {
        const Dispenser& pile = state.levels[level];
        const std::string name(levelName(static_cast<Level>(level)));
        json["pile"][name] = cardList(std::make_reverse_iterator(pile.cards + pile.pileCount),
                                      std::make_reverse_iterator(pile.cards + 0), rules);
        json["tray"][name] =
            cardList(pile.cards + kMostLevelCards - pile.trayCount, pile.cards + kMostLevelCards, rules);
    }
    Json& box = json["box"];
    box["cards"] = cardList(state.box.begin(), state.box.end(), rules);
    for (int side = 0; side < 2 && state.inMatch(); ++side) {
        for (const CardNo card : state.match.sides[side].box) {
            box["cards"].push_back(cardJson(card, rules));
        }
    }
    box["trophies"] = roundList(state.boxTrophies.begin(), state.boxTrophies.end());
    Json& parks = json["park"] = Json::object();
    for (int park = 0; park < state.seatCount / 2; ++park) {
        const auto& stack = state.stacks[park];
        parks[std::to_string(park)] =
            roundList(std::make_reverse_iterator(stack.end()), std::make_reverse_iterator(stack.begin()));
    }
    int given = 0;
    for (int seat = 0; seat < state.seatCount; ++seat) {
        given += Tournament::fans(state, seat);
    }
    json["fans_given"] = given;
}

} // namespace

Json positionJson(const State& state, const Rules& rules) {
    const auto nameOr = [](int seat) { return seat < 0 ? Json() : Json(seatName(seat)); };
    const MatchState& match = state.match;
    const auto seatOf = [&](int side) { return side < 0 || !state.inMatch() ? -1 : int{match.sides[side].seat}; };
    Json json = Json::object();
    json["active"] = seatName(state.actor());
    json["round"] = state.round;
    json["phase"] = phaseName(state.phase);
    json["players"] = state.players;
    json["bot"] = nameOr(state.bot);
    const OpenDecision open = Tournament::pending(state, rules);
    json["pending"] = open.kind == DecisionKind::None ? Json() : Json(decisionName(open.kind));
    json["flag_holder"] = nameOr(seatOf(match.holder));
    json["attacker"] = nameOr(seatOf(match.attacker()));
    json["match_winner"] = nameOr(seatOf(match.winner));
    const bool ended = state.inMatch() && match.ending != MatchEnding::None;
    json["ending"] = ended ? Json(endingName(match.ending)) : Json();
    if (state.single) {
        json["single"] = true;
    }
    json["match_park"] = state.inMatch() ? Json(state.park) : Json();
    const std::string winner = winnerName(state);
    json["winner"] = winner.empty() ? Json() : Json(winner);
    json["finalists"] =
        state.finalists[0] < 0 ? Json() : Json{seatName(state.finalists[0]), seatName(state.finalists[1])};
    json["options"] = optionsJson(state, rules);
    json["rerolls"] = state.phase == Phase::Deck ? state.deck.rerolls : 0;
    json["schedule"] = scheduleJson(state, rules);
    addCommon(json, state, rules);
    for (int seat = 0; seat < state.seatCount; ++seat) {
        json[seatName(seat)] = seatJson(state, rules, seat);
    }
    return json;
}

} // namespace blattwerk::engine::fahnenturnier
