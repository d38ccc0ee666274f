#include "engine/systems/ikonen/invariants.h"

#include "engine/systems/ikonen/values.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::ikonen {

Invariants::Invariants(const Rules& rules)
    : m_rules(rules),
      m_recovers(std::ranges::any_of(rules.programs.code, [](const Instruction& in) { return in.op == Op::Recover; })) {
}

bool Invariants::cardsConserved(const State& state) const {
    std::array<int, 256> copies = {};
    const auto count = [&](CardNo card) { ++copies[card]; };
    for (const SideState& side : state.sides) {
        std::for_each(side.cards, side.cards + side.pileCount + side.handCount, count);
        std::for_each(side.cards + kPiles - side.discardCount, side.cards + kPiles, count);
        std::for_each(side.prizes, side.prizes + side.prizeCount, count);
        if (m_rules.parameters.prizeDestination == PrizeDestination::Trophy) {
            std::for_each(side.won, side.won + side.wonCount, count);
        }
        for (const PlacedIcon& icon : side.field) {
            if (icon.there()) {
                count(icon.card);
            }
            std::for_each(icon.attached, icon.attached + icon.attachedCount, count);
        }
    }
    for (const auto& deck : m_rules.decks) {
        for (const std::uint8_t card : deck) {
            --copies[card];
        }
    }
    return std::ranges::all_of(copies, [](int left) { return left == 0; });
}

bool Invariants::fieldFits(const State& state) const {
    const Values values(state, m_rules);
    for (Spot place = 0; place < kPlaces; ++place) {
        const PlacedIcon& icon = state.icon(place);
        const bool attachments = std::none_of(icon.attached, icon.attached + icon.attachedCount,
                                              [&](CardNo c) { return m_rules.isIcon(c); });
        if (icon.there() ? !m_rules.isIcon(icon.card) || !attachments : icon.attachedCount > 0) {
            return false;
        }
        if (icon.attachedCount > m_rules.parameters.attachLimit) {
            return false;
        }
    }
    const auto crowded = [&](const SideState& side) {
        return side.iconCount() > static_cast<std::size_t>(m_rules.parameters.mostIcons);
    };
    return std::ranges::none_of(state.sides, crowded);
}

std::vector<int> Invariants::brokenIn(const State& state) const {
    std::vector<int> broken;
    const auto demand = [&](bool holds, int number) {
        if (!holds) {
            broken.push_back(number);
        }
    };
    demand(cardsConserved(state), 1);
    for (int side = 0; side < 2; ++side) {
        const SideState& own = state.sides[side];
        demand(own.prizeCount + state.sides[1 - side].wonCount == m_rules.parameters.prizes, 2);
        const auto beyond = static_cast<std::uint16_t>(~((1U << own.prizeCount) - 1U));
        demand(((own.knownPrizes[0] | own.knownPrizes[1]) & beyond) == 0, 2);
    }
    demand(fieldFits(state), 4);
    for (Spot place = 0; place < kPlaces; ++place) {
        const ValueList values = Values(state, m_rules).all(place);
        demand(std::ranges::all_of(values, [](int value) { return value >= 0; }), 11);
    }
    demand(state.over() == (state.winner != Winner::Nobody), 10);
    demand(state.decision != DecisionKind::None || !state.frame.active, 0);
    ActionList list;
    Duel::legal(state, m_rules, list);
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
    const Parameters& p = m_rules.parameters;
    for (int side = 0; side < 2; ++side) {
        const SideState& was = before.sides[side];
        const SideState& is = after.sides[side];
        demand(is.pileCount <= was.pileCount, 6);
        demand(m_recovers || is.discardCount >= was.discardCount, 6);
        const bool lost = is.iconCount() < was.iconCount();
        if (lost && !after.over() && !after.fight.running && action.kind != ActionKind::Place) {
            const bool holds =
                is.iconCount() > 0 || std::any_of(is.cards + is.pileCount, is.cards + is.pileCount + is.handCount,
                                                  [&](CardNo card) { return m_rules.isIcon(card); });
            demand(holds, 8);
        }
    }
    if (action.kind == ActionKind::Attack) {
        demand(before.turn > 1 || p.firstTurnAttack, 7);
        demand(before.attacksLeft > 0, 7);
    }
    demand(action.kind != ActionKind::Place || before.attacked || before.placed < p.placePerTurn, 7);
    demand(action.kind != ActionKind::Attach || before.attached < p.attachPerTurn, 7);
    const bool sameTurn = after.turn == before.turn && !after.over();
    const bool back =
        after.phase < before.phase && !(before.phase == Phase::Prize || before.attacked || after.attacked);
    demand(!sameTurn || !back, 7);
    return broken;
}

} // namespace blattwerk::engine::ikonen
