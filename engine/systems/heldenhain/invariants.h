#pragma once

#include "engine/systems/heldenhain/legal.h"

#include <algorithm>
#include <array>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Section 8.1 of the rules catalogue as a check of states and steps, for fuzzing: the numbers of the invariants that
/// do not hold (8 for HEL-I8), none in a correct game.
template<class L>
class Invariants {
public:
    using State = heldenhain::State<L>;
    using Card = typename L::Card;

    explicit Invariants(const Rules& rules) : m_r(rules) {}

    /// What must hold whenever a side has to act or decide.
    [[nodiscard]] std::vector<int> brokenIn(const State& state) const {
        std::vector<int> broken;
        const auto demand = [&](bool holds, int number) {
            if (!holds) {
                broken.push_back(number);
            }
        };
        const Parameters& p = m_r.parameters;
        const Queries<L> queries(state, m_r);
        for (int side = 0; side < 2; ++side) {
            const SideState<L>& own = state.sides[side];
            demand(cardsConserved(state, side), 1);
            demand(p.winCheck == WinCheck::AfterEffect || state.over() || own.points < p.pointsToWin, 3);
            demand(!p.effectEnergyCapped || own.energy <= std::max(p.energyCap, p.startEnergy), 4);
            demand(own.fieldCount <= p.fieldLimit, 6);
            demand(namesUnique(own), 7);
            demand(state.over() || p.eliminationCheck == EliminationCheck::AfterEffect || noneOverstressed(state, side),
                   8);
            demand(equipmentFits(own), 9);
            demand(own.hq == State::kNoCard || m_r.cards[own.hq].type == CardType::Headquarters, 10);
            demand(own.hqActive == 0 || own.hq != State::kNoCard, 25);
        }
        demand(keptValuesHold(state), -2);
        demand(state.over() == (state.winner != Winner::Nobody), 3);
        demand(state.ap <= std::max(p.actionPoints, p.firstTurnActionPoints) + p.maxExtraAp, 5);
        demand(state.location == State::kNoCard || m_r.cards[state.location].type == CardType::Location, 10);
        ActionList list;
        LegalActions<L>(state, m_r, list).list();
        demand(list.empty() == state.over(), 32);
        return broken;
    }

    /// What must hold between a state, a legal step and the state after it.
    [[nodiscard]] std::vector<int> brokenBy(const State& before, Action action, const State& after) const {
        std::vector<int> broken;
        const bool sameTurn = before.turn == after.turn && !after.over();
        const bool acts = action.kind == ActionKind::Collect || action.kind == ActionKind::Distract ||
                          action.kind == ActionKind::UseAssist || action.kind == ActionKind::UseExhaust;
        if (sameTurn && before.ap - (acts ? 1 : 0) + (after.extraAp - before.extraAp) != after.ap) {
            broken.push_back(19);
        }
        if (sameTurn && before.phase == Phase::Action && after.phase == Phase::Play) {
            broken.push_back(17);
        }
        if (before.phase == Phase::Action && action.kind == ActionKind::Play && before.permitCount == 0) {
            broken.push_back(18);
        }
        if (acts && isWaitingActor(before, action)) {
            broken.push_back(11);
        }
        if (action.kind == ActionKind::Distract && before.sides[1 - before.active].field[action.b].stance.ready()) {
            broken.push_back(20);
        }
        for (int side = 0; side < 2; ++side) {
            if (!locksFollowTheTable(before, after, side)) {
                broken.push_back(13);
            }
        }
        return broken;
    }

private:
    /// What the state keeps of the cards in play, and what is counted for all figures at once, equals what follows
    /// from the position figure by figure.
    [[nodiscard]] bool keptValuesHold(const State& state) const {
        const Queries<L> queries(state, m_r);
        typename Queries<L>::FieldStats stats;
        queries.allStats(stats);
        State fresh = state;
        Placing<L>::settle(fresh, m_r);
        bool holds = true;
        for (int side = 0; side < 2; ++side) {
            holds = holds && fresh.sides[side].auras == state.sides[side].auras &&
                    fresh.sides[side].triggers == state.sides[side].triggers &&
                    fresh.sides[side].auraSlots == state.sides[side].auraSlots &&
                    fresh.sides[side].characters == state.sides[side].characters &&
                    fresh.sides[side].exhausters == state.sides[side].exhausters &&
                    fresh.sides[side].quirks == state.sides[side].quirks;
            for (std::size_t slot = 0; slot < state.sides[side].fieldCount; ++slot) {
                const FigureRef ref = figureRef(side, slot);
                const int(&own)[3] = stats[side][slot];
                holds = holds && queries.effort(ref) == std::max(0, own[0]) &&
                        queries.stamina(ref) == std::max(m_r.parameters.minStamina, own[1]) &&
                        (!queries.countsPoints(queries.infoOf(ref)) || queries.pointValue(ref) == std::max(0, own[2]));
            }
        }
        return holds;
    }

    [[nodiscard]] bool cardsConserved(const State& state, int side) const {
        const SideState<L>& own = state.sides[side];
        std::vector<std::uint16_t> cards;
        for (std::size_t i = 0; i < own.pileCount; ++i) {
            cards.push_back(own.pile(i));
        }
        for (std::size_t i = 0; i < own.handCount; ++i) {
            cards.push_back(own.hand(i));
        }
        for (std::size_t i = 0; i < own.discardCount; ++i) {
            cards.push_back(own.discard(i));
        }
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            cards.push_back(own.field[slot].card);
            for (const Card equipment : own.field[slot].equipment) {
                if (equipment != State::kNoCard) {
                    cards.push_back(equipment);
                }
            }
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            cards.push_back(own.assists[i].card);
        }
        if (own.hq != State::kNoCard) {
            cards.push_back(own.hq);
        }
        if (state.location != State::kNoCard && state.locationOwner == side) {
            cards.push_back(state.location);
        }
        if (state.stage == Stage::Played && state.active == side &&
            m_r.cards[state.played].type == CardType::ActionCard) {
            cards.push_back(state.played);
        }
        std::ranges::sort(cards);
        return cards == m_r.decks[side];
    }

    [[nodiscard]] bool namesUnique(const SideState<L>& own) const {
        for (std::size_t i = 0; i < own.fieldCount; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (m_r.cards[own.field[i].card].name == m_r.cards[own.field[j].card].name) {
                    return false;
                }
            }
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (m_r.cards[own.assists[i].card].name == m_r.cards[own.assists[j].card].name) {
                    return false;
                }
            }
        }
        return true;
    }

    [[nodiscard]] bool noneOverstressed(const State& state, int side) const {
        const Queries<L> queries(state, m_r);
        for (std::size_t slot = 0; slot < state.sides[side].fieldCount; ++slot) {
            if (state.sides[side].field[slot].stress >= std::max(1, queries.stamina(figureRef(side, slot)))) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool equipmentFits(const SideState<L>& own) const {
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            int count = 0;
            for (const Card equipment : own.field[slot].equipment) {
                count += equipment != State::kNoCard ? 1 : 0;
                if (equipment != State::kNoCard && m_r.cards[equipment].type != CardType::Equipment) {
                    return false;
                }
            }
            if (count > m_r.parameters.equipmentPerCharacter ||
                (count > 0 && m_r.cards[own.field[slot].card].type != CardType::Character)) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool isWaitingActor(const State& before, Action action) const {
        const FigureRef ref = figureRef(before.active, action.a);
        return action.kind != ActionKind::UseAssist && before.sides[before.active].field[action.a].stance.waiting() &&
               !(action.kind == ActionKind::Distract && Queries<L>(before, m_r).has(StaticKind::DistractAtOnce, ref));
    }

    /// Within one turn a figure that stays keeps or gains a lock, or an effect cancels it; it never goes back from
    /// SERVED to LOCKED (HEL-R71). Names are unique per field, so they follow a figure through one step.
    [[nodiscard]] bool locksFollowTheTable(const State& before, const State& after, int side) const {
        if (before.turn != after.turn || m_r.parameters.chainLockRelease == ChainLockRelease::EndOfTurn ||
            !m_r.parameters.noChainLock || m_r.parameters.readyClearsLock) {
            return true;
        }
        for (std::size_t slot = 0; slot < before.sides[side].fieldCount; ++slot) {
            const Figure<L>& old = before.sides[side].field[slot];
            for (std::size_t i = 0; i < after.sides[side].fieldCount; ++i) {
                const Figure<L>& now = after.sides[side].field[i];
                if (now.card == old.card && old.stance.lock() == Lock::Served && now.stance.lock() != Lock::Served) {
                    return false;
                }
                if (now.card == old.card && old.stance.lock() != Lock::Served && now.stance.lock() == Lock::Served) {
                    return false;
                }
            }
        }
        return true;
    }

    const Rules& m_r;
};

} // namespace blattwerk::engine::heldenhain
