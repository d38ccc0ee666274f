#include "engine/systems/fahnenturnier/invariants.h"

#include "engine/systems/fahnenturnier/match_values.h"

#include <algorithm>
#include <bit>

namespace blattwerk::engine::fahnenturnier {

namespace {

template<typename Visit>
void eachOf(const MatchSide& side, Visit visit) {
    for (const Cards* zone : {&side.deck, &side.bank, &side.rest, &side.box}) {
        std::for_each(zone->begin(), zone->end(), visit);
    }
    for (const HalfCard& half : side.half) {
        visit(half.card);
    }
}

std::size_t trophiesOf(const State& state) {
    std::size_t sum = state.boxTrophies.size();
    for (const Seat& seat : state.seats) {
        sum += seat.trophies.size();
    }
    for (const auto& stack : state.stacks) {
        sum += stack.size();
    }
    return sum;
}

} // namespace

Invariants::Invariants(const Rules& rules, const State& begun)
    : m_rules(rules),
      m_copies(copiesIn(begun)),
      m_trophies(trophiesOf(begun)) {}

std::vector<int> Invariants::copiesIn(const State& state) const {
    std::vector<int> copies(m_rules.cards.size());
    const auto count = [&](CardNo card) { ++copies[card]; };
    for (int seat = 0; seat < state.seatCount; ++seat) {
        if (const int side = state.sideOf(seat); side >= 0) {
            eachOf(state.match.sides[side], count);
        } else {
            std::for_each(state.seats[seat].deck.begin(), state.seats[seat].deck.end(), count);
        }
    }
    for (const Dispenser& level : state.levels) {
        std::for_each(level.cards, level.cards + level.pileCount, count);
        std::for_each(level.cards + kMostLevelCards - level.trayCount, level.cards + kMostLevelCards, count);
    }
    std::for_each(state.box.begin(), state.box.end(), count);
    std::for_each(state.deck.drawn.begin(), state.deck.drawn.end(), count);
    return copies;
}

/// What lies in a match is what went into it (CHA-I2).
bool Invariants::matchKeepsDecks(const State& state) const {
    if (!state.inMatch()) {
        return true;
    }
    for (const MatchSide& side : state.match.sides) {
        std::vector<CardNo> there;
        eachOf(side, [&](CardNo card) { there.push_back(card); });
        const Cards& deck = state.seats[side.seat].deck;
        std::vector<CardNo> began(deck.begin(), deck.end());
        std::sort(there.begin(), there.end());
        std::sort(began.begin(), began.end());
        if (there != began) {
            return false;
        }
    }
    return true;
}

bool Invariants::trophiesAddUp(const State& state) const {
    if (trophiesOf(state) != m_trophies) {
        return false;
    }
    if (state.single || state.over()) {
        return true;
    }
    const bool counted = state.phase == Phase::Count || state.phase == Phase::FinalRemove || state.finalPlayed;
    for (std::size_t park = 0; park < state.seatCount / 2U; ++park) {
        const bool played = counted || (state.inMatch() && park < state.park);
        const std::size_t taken = state.round - 1U + (played ? 1U : 0U);
        if (state.stacks[park].size() + taken != kMostRounds) {
            return false;
        }
    }
    return true;
}

bool Invariants::seatsAreFair(const State& state) const {
    if (state.single) {
        return true;
    }
    unsigned taken = 0;
    for (int seat = 0; seat < state.seatCount; ++seat) {
        const PlanRow& row = m_rules.contest.row(seat, state.round);
        const unsigned place = 1U << (row.park * 2U + row.half);
        if ((taken & place) != 0) {
            return false;
        }
        taken |= place;
    }
    return std::popcount(taken) == state.seatCount;
}

void Invariants::checkMatch(const MatchState& match, std::vector<int>& broken) const {
    const auto demand = [&](bool holds, int number) {
        if (!holds) {
            broken.push_back(number);
        }
    };
    const MatchValues values(match, m_rules);
    demand(match.over() == (match.winner >= 0), 0);
    demand(match.over() || match.reveals == 0 || match.holder >= 0, 3);
    if (match.over() || match.holder < 0) {
        return;
    }
    const bool idle = match.stage == MatchStage::Idle && match.decision == DecisionKind::None;
    if (idle) {
        demand(!match.sides[match.holder].half.empty(), 3);
        demand(!match.sides[match.attacker()].deck.empty(), 5);
        demand(match.sides[match.attacker()].half.empty() || values.attackSum() < values.defence(), 5);
        demand(match.frames.empty() && match.waiting.empty(), 0);
    }
    for (const int side : {0, 1}) {
        // An effect that moves several cards is one, and seats are counted when it is over (CHA-S1).
        demand(match.decision != DecisionKind::None || !values.seatsExceeded(side), 4);
        demand(match.sides[side].fans >= 0, 7);
        demand(match.sides[side].known <= match.sides[side].deck.size(), 11);
    }
}

std::vector<int> Invariants::brokenIn(const State& state) const {
    std::vector<int> broken;
    const auto demand = [&](bool holds, int number) {
        if (!holds) {
            broken.push_back(number);
        }
    };
    demand(copiesIn(state) == m_copies, 1);
    demand(matchKeepsDecks(state), 2);
    demand(trophiesAddUp(state), 6);
    demand(seatsAreFair(state), 9);
    for (const Seat& seat : state.seats) {
        demand(seat.fans >= 0, 7);
    }
    if (state.inMatch()) {
        checkMatch(state.match, broken);
    }
    if (state.over() && !state.single && state.players <= 2 && state.ending == GameEnding::Fans) {
        const std::size_t won = state.seats[0].trophies.size() + state.seats[1].trophies.size();
        demand(won == static_cast<std::size_t>(m_rules.parameters.rounds), 12);
    }
    ActionList list;
    Tournament::legal(state, m_rules, list);
    demand(list.empty() == state.over(), 0);
    demand(state.over() || state.actor() != state.bot || state.phase == Phase::Match, 0);
    return broken;
}

std::vector<int> Invariants::brokenBy(const State& before, Action action, const State& after) const {
    std::vector<int> broken;
    const auto demand = [&](bool holds, int number) {
        if (!holds) {
            broken.push_back(number);
        }
    };
    const Seat& was = before.seats[before.active];
    const Seat& is = after.seats[before.active];
    if (action.kind == ActionKind::Remove) {
        const auto removed = static_cast<std::size_t>(std::popcount(action.value));
        demand(is.deck.size() + removed == was.deck.size(), 8);
        demand(static_cast<int>(is.deck.size()) >= m_rules.parameters.deckLeast, 8);
    }
    if (action.kind == ActionKind::Pick && !was.deck.full()) {
        demand(after.decision != DecisionKind::None || is.deck.size() > was.deck.size() ||
                   (m_rules.cards[action.value].abilityMoments & bitOf(Moment::Picked)) != 0,
               8);
    }
    for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
        // Fans of trophies never change, and what is won stays.
        const auto& had = before.seats[seat].trophies;
        const auto& has = after.seats[seat].trophies;
        demand(has.size() >= had.size() && std::equal(had.begin(), had.end(), has.begin()), 7);
    }
    if (action.kind == ActionKind::Reveal && before.phase == Phase::Match && after.phase == Phase::Match &&
        before.match.holder >= 0) {
        // The attacker's half holds the cards of this attack only; who has lost the flag has an empty one.
        const MatchState& match = after.match;
        const bool taken = match.holder != before.match.holder;
        const bool waits = match.decision != DecisionKind::None;
        if (match.holder < 0) {
            demand(false, 3);
            return broken;
        }
        const std::size_t size = match.sides[match.attacker()].half.size();
        const std::size_t expected = taken ? 0 : before.match.sides[before.match.attacker()].half.size() + 1;
        demand(waits || size == expected, 3);
    }
    return broken;
}

} // namespace blattwerk::engine::fahnenturnier
