#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

template<class L, class Sink>
void Resolver<L, Sink>::gainPoints(int side, int amount, EventKind kind) {
    if (amount <= 0 || m_s.over()) {
        return;
    }
    SideState<L>& own = m_s.sides[side];
    own.points = static_cast<std::uint8_t>(std::min(255, own.points + amount));
    m_s.progress = 1;
    emit(kind, kind == EventKind::PointsStolen ? ruleA(5) : ruleR(2), side, amount, own.points);
    if (m_r.parameters.winCheck == WinCheck::Atomic) {
        checkWin();
    }
}

/// HEL-R114, P7. Returns what was really lost.
template<class L, class Sink>
int Resolver<L, Sink>::losePoints(int side, int amount) {
    SideState<L>& own = m_s.sides[side];
    if (side != controller() && (m_q.auras() & kAuraKeepsPoints) != 0) {
        bool keeps = false;
        m_q.eachStatic([&](Source at, const Static& rule) {
            keeps = keeps || (rule.kind == StaticKind::KeepPoints && m_q.controller(at) == side &&
                              m_q.holds(rule.condition, side, m_q.selfOf(at)));
        });
        if (keeps) {
            return 0;
        }
    }
    const int lost = std::min<int>(own.points, amount);
    if (lost > 0) {
        own.points = static_cast<std::uint8_t>(own.points - lost);
        m_s.progress = 1;
        emit(EventKind::PointsLost, ruleR(114), side, lost, own.points);
    }
    return lost;
}

/// HEL-R2, A1: both can have enough only when points are given to both before the check.
template<class L, class Sink>
void Resolver<L, Sink>::checkWin() {
    const auto reached = [&](int side) { return m_s.sides[side].points >= m_r.parameters.pointsToWin; };
    const int active = m_s.active;
    if (m_s.over() || (!reached(0) && !reached(1))) [[likely]] {
        return;
    }
    int winner = reached(active) ? active : 1 - active;
    if (reached(0) && reached(1)) {
        switch (m_r.parameters.simultaneousWin) {
        case SimultaneousWin::Active:
            break;
        case SimultaneousWin::Other:
            winner = 1 - active;
            break;
        case SimultaneousWin::Draw:
            finish(Winner::Draw, EndReason::Points);
            return;
        case SimultaneousWin::Higher:
            winner = m_s.sides[1 - active].points > m_s.sides[active].points ? 1 - active : active;
            break;
        }
    }
    finish(winner == 0 ? Winner::SideA : Winner::SideB, EndReason::Points);
}

/// HEL-R94, A14.
template<class L, class Sink>
void Resolver<L, Sink>::gainEnergy(int side, int amount) {
    SideState<L>& own = m_s.sides[side];
    const int cap = m_r.parameters.effectEnergyCapped ? m_r.parameters.energyCap : 255;
    const int now = std::max<int>(own.energy, std::min(cap, own.energy + amount));
    if (now != own.energy) {
        emit(EventKind::EnergyGained, ruleR(94), side, now - own.energy, now);
    }
    if (own.energy + amount > now) {
        emit(EventKind::EnergyCapped, ruleR(94), side, own.energy + amount - now);
    }
    own.energy = static_cast<std::uint8_t>(now);
}

template<class L, class Sink>
bool Resolver<L, Sink>::refill(int side) {
    SideState<L>& own = m_s.sides[side];
    if (own.discardCount == 0) {
        return false;
    }
    const int count = own.discardCount;
    Piles<L>::refill(own, m_s.rng);
    emit(EventKind::Reshuffled, ruleR(119), side, count);
    return true;
}

template<class L, class Sink>
void Resolver<L, Sink>::eagerRefill(int side) {
    if (m_r.parameters.reshuffleTiming == ReshuffleTiming::Eager && m_s.sides[side].pileCount == 0) {
        refill(side);
    }
}

/// HEL-R119, R120; one reshuffle per instruction (HEL-G7).
template<class L, class Sink>
void Resolver<L, Sink>::draw(int side, int count) {
    SideState<L>& own = m_s.sides[side];
    if constexpr (!wants(EventKind::CardDrawn)) {
        if (count <= own.pileCount) [[likely]] { // all at once
            own.pileCount = static_cast<typename L::Count>(own.pileCount - count);
            own.handCount = static_cast<typename L::Count>(own.handCount + count);
            eagerRefill(side);
            return;
        }
    }
    bool refilled = false;
    for (int i = 0; i < count; ++i) {
        if (own.pileCount == 0) {
            if (refilled || !refill(side)) {
                emit(EventKind::DrawFailed, ruleR(120), side);
                return;
            }
            refilled = true;
        }
        Piles<L>::drawTop(own);
        emit(EventKind::CardDrawn, ruleR(29), side, shown(own.cards[own.pileCount]));
    }
    eagerRefill(side);
}

/// Adds to a list of permissions or discounts; equal filters are joined.
template<class L, class Sink>
void Resolver<L, Sink>::addToken(PlayToken<L>* tokens, std::uint8_t& count, int amount, TypeMask types, int most) {
    for (std::size_t i = 0; i < count; ++i) {
        if (tokens[i].types == types) {
            tokens[i].count = static_cast<std::uint8_t>(std::min(most, tokens[i].count + amount));
            return;
        }
    }
    if (count == L::kTokens) {
        guard(4);
        return;
    }
    tokens[count] = {static_cast<std::uint8_t>(std::min(most, amount)), types};
    ++count;
}

} // namespace blattwerk::engine::heldenhain
