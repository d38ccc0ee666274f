#include "engine/systems/modulspiel/invariants.h"

#include "engine/systems/modulspiel/values.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::modulspiel {

/// MOD-I1, I2, D8: every card once, with its owner.
bool Invariants::cardsConserved(const State& state) const {
    std::array<int, 256> seen = {};
    bool home = true;
    const auto see = [&](int owner) {
        return [&seen, &home, &state, this, owner](CardNo card) {
            ++seen[card];
            home = home && card < m_rules.firstCertificate && m_rules.owner(state, card) == owner;
        };
    };
    for (int number = 0; number < 2; ++number) {
        const SideState& side = state.sides[number];
        const auto own = see(number);
        std::for_each(side.cards, side.cards + side.pileCount + side.handCount, own);
        std::for_each(side.cards + kSideRoom - side.discardCount, side.cards + kSideRoom, own);
        std::for_each(side.reserve, side.reserve + side.reserveCount, own);
        for (const auto& place : side.top) {
            for (const TopCard& card : place) {
                if (card.there()) {
                    own(card.card);
                }
            }
        }
        const auto market = see(Instance::kMarket);
        for (std::size_t i = 0; i < side.boughtCount; ++i) {
            market(side.bought[i].card);
        }
        const Display& display = state.displays[number];
        std::for_each(display.cards, display.cards + display.count, market);
    }
    const auto market = see(Instance::kMarket);
    std::for_each(state.market, state.market + state.marketCount, market);
    std::for_each(state.market + kMostMarket - state.marketDiscardCount, state.market + kMostMarket, market);
    if (state.rewardCard != kNoCard) {
        market(state.rewardCard);
    }
    for (std::size_t card = 0; card < m_rules.firstCertificate; ++card) {
        const bool removed = (state.removed[card / 64U] >> (card % 64U) & 1U) != 0;
        const bool drafted = state.phase != Phase::Draft && m_rules.owner(state, static_cast<CardNo>(card)) != kNowhere;
        if (seen[card] + (removed ? 1 : 0) != (drafted ? 1 : 0)) {
            return false;
        }
    }
    return home;
}

/// MOD-I2, I3, I9.
bool Invariants::zonesFit(const State& state) const {
    const Parameters& p = m_rules.parameters;
    const Values values(state, m_rules);
    for (int number = 0; number < 2; ++number) {
        const SideState& side = state.sides[number];
        const bool over = state.decision == DecisionKind::Overflow && state.decider == number;
        if (side.reserveCount > p.reserveCap + (over ? 1 : 0)) {
            return false;
        }
        const SideTotals totals = values.totals(number);
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            const int tools = values.toolCount(number, place);
            const int taken = state.topCount(number, place) + (p.toolPlace == ToolPlace::OwnSlot ? tools : 0);
            if (taken > p.slots || (p.toolPlace == ToolPlace::UnderSlot && tools > p.slots) ||
                totals.total[place] < 0) {
                return false;
            }
            for (const TopCard& card : side.top[place]) {
                const bool clean =
                    card.marks == 0 && card.stress == 0 && card.cover == 0 && !card.review && card.bonus == 0;
                if (!card.there() && !clean) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool Invariants::hasReached(const SideState& side) const {
    return *std::min_element(std::begin(side.stamps), std::end(side.stamps)) >= m_rules.parameters.stampsEach ||
           *std::max_element(std::begin(side.stamps), std::end(side.stamps)) >= m_rules.parameters.stampsSame;
}

/// MOD-I11.
bool Invariants::winnerFits(const State& state) const {
    if (!state.over() || state.ending == Ending::Conceded) {
        return true;
    }
    if (state.winner == Winner::Aborted) {
        return state.ending == Ending::Limit;
    }
    const int winner = state.winner == Winner::SideA ? 0 : 1;
    const SideState& loser = state.sides[1 - winner];
    return hasReached(state.sides[winner]) && (!hasReached(loser) || state.sides[winner].stampSum() > loser.stampSum());
}

std::vector<int> Invariants::brokenIn(const State& state) const {
    std::vector<int> broken;
    const auto demand = [&](bool holds, int number) {
        if (!holds) {
            broken.push_back(number);
        }
    };
    demand(cardsConserved(state), 1);
    demand(zonesFit(state), 3);
    for (const SideState& side : state.sides) {
        demand((side.used & ~side.unlocked) == 0 && (side.unlocked & ~side.certificates) == 0 &&
                   std::popcount(side.unlocked) <= side.stampSum(),
               5);
    }
    demand(state.over() == (state.winner != Winner::Nobody), 11);
    demand(winnerFits(state), 11);
    demand(state.decision != DecisionKind::None || (state.depth == 0 && state.waitingCount == 0), 0);
    const bool waits = state.decision == DecisionKind::None && !state.over() && state.phase != Phase::Draft;
    demand(!waits || (state.phase == Phase::Turn && !state.sides[state.active].passed), 7);
    ActionList list;
    ModuleGame::legal(state, m_rules, list);
    demand(list.empty() == state.over(), 0);
    return broken;
}

std::vector<int> Invariants::brokenBy(const State& before, Action action, const State& after) const {
    std::vector<int> broken;
    const auto demand = [&](bool holds, int number) {
        if (!holds) {
            broken.push_back(number);
        }
    };
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        int gained = 0;
        for (int number = 0; number < 2; ++number) {
            const int rise = after.sides[number].stamps[place] - before.sides[number].stamps[place];
            demand(rise >= 0, 4);
            gained += rise;
        }
        demand(gained <= 1, 4);
    }
    demand(action.kind == ActionKind::Choose || action.kind == ActionKind::Draft || !before.sides[before.active].passed,
           7);
    if (after.quarter != before.quarter && before.phase != Phase::Draft) {
        demand(after.startSide != before.startSide, 7);
        demand(std::ranges::all_of(after.marks, [](std::uint8_t marks) { return marks == 0; }), 9);
        demand(after.sides[0].used == 0 && after.sides[1].used == 0, 5);
    }
    return broken;
}

} // namespace blattwerk::engine::modulspiel
