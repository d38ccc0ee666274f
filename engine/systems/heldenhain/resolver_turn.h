#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

/// Goes on until a decision is open, the side at turn may act freely, or the game is over.
template<class L, class Sink>
void Resolver<L, Sink>::run() {
    while (!m_s.over() && m_s.decision == DecisionKind::None) {
        if (isIdle()) {
            return;
        }
        if (m_s.frame.active != 0) {
            runFrame();
        } else if (m_s.stage == Stage::Played) {
            finishPlayed();
        } else if (m_s.queueCount > 0) {
            startNext();
        } else {
            afterQueue();
        }
    }
}

/// What comes when nothing waits any more: stage after stage, until a trigger waits or somebody has to decide.
template<class L, class Sink>
void Resolver<L, Sink>::afterQueue() {
    switch (m_s.stage) {
    case Stage::Idle:
        beginEnd();
        if (m_s.queueCount > 0) {
            return;
        }
        [[fallthrough]];
    case Stage::EndTriggers:
    case Stage::EndChecks:
        endChecks();
        if (m_s.stage != Stage::HandLimit) {
            return;
        }
        [[fallthrough]];
    case Stage::HandLimit:
        handLimit();
        if (m_s.stage != Stage::StartTriggers || m_s.queueCount > 0) [[unlikely]] {
            return;
        }
        [[fallthrough]];
    case Stage::StartTriggers:
        if (m_s.endTurn != 0) { // HEL-A76
            beginEnd();
        } else {
            drawStep();
            m_s.phase = Phase::Play;
            emit(EventKind::Phase, ruleR(30), m_s.active, static_cast<int>(Phase::Play));
            m_s.stage = Stage::Idle;
        }
        break;
    case Stage::Mulligan:
    case Stage::Played:
    case Stage::Over:
        break;
    }
}

/// START: S0 to S3 (HEL-R20).
template<class L, class Sink>
void Resolver<L, Sink>::beginTurn() {
    const int side = m_s.active;
    SideState<L>& own = m_s.sides[side];
    const Parameters& p = m_r.parameters;
    m_s.phase = Phase::Start;
    m_s.stage = Stage::StartTriggers;
    m_s.acted = 0;
    emit(EventKind::TurnStarted, ruleR(20), side, m_s.turn);

    step(0);
    if (own.hq != kNoCard && own.hqActive == 0) [[unlikely]] { // HEL-R92, A63
        own.hqActive = 1;
        emit(EventKind::HqActivated, ruleR(92), side, own.hq);
        joinAuras(side, m_q.info(own.hq));
    }
    if (m_s.location != kNoCard && m_s.locationArmed == 0) [[unlikely]] { // HEL-R99
        m_s.locationArmed = 1;
        emit(EventKind::LocationArmed, ruleR(99), m_s.locationOwner, m_s.location);
    }
    if (m_s.lastingCount > 0) {
        expireLasting(false, side);
    }
    const bool firstTurn = m_s.turn == 1 && p.firstTurnActionPoints >= 0;
    m_s.ap = static_cast<std::uint8_t>(firstTurn ? p.firstTurnActionPoints : p.actionPoints);

    step(1);
    readyStep(side);

    step(2);
    const int before = own.energy;
    if (m_s.ownTurn(side) == 1) { // HEL-R24
        const int full = side == m_s.first ? p.firstSideStartEnergy : p.startEnergy;
        own.energy = static_cast<std::uint8_t>(std::min(full, p.energyCap));
        emit(EventKind::EnergyFilled, ruleR(24), side, own.energy);
    } else {
        own.energy = static_cast<std::uint8_t>(std::max(before, std::min(p.energyCap, before + p.energyGain)));
        if (own.energy > before) {
            emit(EventKind::EnergyGained, ruleR(25), side, own.energy - before, own.energy);
        }
        if (before + p.energyGain > own.energy) {
            emit(EventKind::EnergyCapped, ruleR(25), side, before + p.energyGain - own.energy);
        }
    }
    checkStress();

    step(3);
    queueStart(side);
}

/// S1 (HEL-R22, R23).
template<class L, class Sink>
void Resolver<L, Sink>::readyStep(int side) {
    SideState<L>& own = m_s.sides[side];
    unsigned slots = (1U << own.fieldCount) - 1U;
    constexpr bool logged = wants(EventKind::WaitingEnded) || wants(EventKind::Readied);
    if constexpr (!logged) { // the usual case, without a guess for each figure and bit
        slots &= FieldBits<L>::wake(own);
    }
    for (; slots != 0; slots &= slots - 1) {
        Figure<L>& figure = own.field[std::countr_zero(slots)];
        figure.actions = 0;
        if (figure.stance.waiting()) {
            figure.stance.setWaiting(false);
            emit(EventKind::WaitingEnded, ruleR(23), side, figure.card);
        }
        readyOne(figure.stance, side, figure.card);
    }
    for (std::size_t i = 0; i < own.assistCount; ++i) {
        readyOne(own.assists[i].stance, side, own.assists[i].card);
    }
}

/// The column S of the lock machine (HEL-R71).
template<class L, class Sink>
void Resolver<L, Sink>::readyOne(Stance& stance, int side, Card card) {
    if (stance.lock() == Lock::Locked) {
        if (m_r.parameters.skipExhaustsReady) { // HEL-A32
            stance.setReady(false);
        }
        if (stance.moreLocks() > 0) {
            stance.setMoreLocks(stance.moreLocks() - 1);
        } else {
            stance.setLock(Lock::Served);
        }
        emit(EventKind::SkippedTurn, ruleR(107), side, card);
        return;
    }
    if (!stance.ready()) {
        stance.setReady(true);
        emit(EventKind::Readied, ruleR(22), side, card);
    }
    if (stance.lock() == Lock::Served) {
        if (m_r.parameters.chainLockRelease == ChainLockRelease::ReadyStep) { // HEL-A31
            stance.setLock(Lock::Free);
        } else {
            stance.setReleasing(true);
        }
    }
}

/// S4 (HEL-R18, R29).
template<class L, class Sink>
void Resolver<L, Sink>::drawStep() {
    step(4);
    if (m_s.turn > 1 || m_r.parameters.firstTurnDraw) {
        draw(m_s.active, m_r.parameters.drawPerTurn);
        checkStress();
    } else {
        emit(EventKind::DrawSkipped, ruleR(18), m_s.active);
    }
}

/// E1.
template<class L, class Sink>
void Resolver<L, Sink>::beginEnd() {
    m_s.endTurn = 0;
    m_s.phase = Phase::End;
    m_s.stage = Stage::EndTriggers;
    emit(EventKind::Phase, ruleR(20), m_s.active, static_cast<int>(Phase::End));
    step(5);
    ++m_s.batch;
    queueOwn(m_s.active, Trigger::EndOwn, kNoFigure, kNoFigure, kNoFigure);
}

/// E2 and E3, again after the triggers of those that left, until nobody leaves any more (HEL-R37, R38, A24).
template<class L, class Sink>
void Resolver<L, Sink>::endChecks() {
    if (m_s.stage == Stage::EndTriggers) {
        step(6);
    }
    if (m_s.bonuses != 0) [[unlikely]] {
        expireBonuses();
    }
    if (m_s.lastingCount > 0) {
        expireLasting(true, 0);
    }
    if (m_s.stage == Stage::EndTriggers) {
        step(7);
        m_s.stage = Stage::EndChecks;
    }
    checkStress(m_r.parameters.endEliminationTriggers);
    if (m_s.queueCount == 0 && !m_s.over()) {
        m_s.stage = Stage::HandLimit;
        step(8);
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::expireBonuses() {
    for (SideState<L>& side : m_s.sides) {
        for (std::size_t slot = 0; slot < side.fieldCount; ++slot) {
            for (std::size_t stat = 0; stat < 3; ++stat) {
                if (side.field[slot].bonus[stat] != 0) {
                    side.field[slot].bonus[stat] = 0;
                    m_strained = kEverybody;
                    if constexpr (Sink::kRecords) {
                        const int owner = &side == &m_s.sides[1] ? 1 : 0;
                        emit(EventKind::ModifierExpired, ruleR(37), owner, side.field[slot].card,
                             static_cast<int>(stat), m_q.value(figureRef(owner, slot), static_cast<Stat>(stat)));
                    }
                }
            }
        }
    }
    m_s.bonuses = 0;
}

/// E4, then E5.
template<class L, class Sink>
void Resolver<L, Sink>::handLimit() {
    const int over = m_s.sides[m_s.active].handCount - m_r.parameters.handLimit;
    if (over > 0 && !discards(m_s.active, over, DecisionKind::HandLimit)) {
        return;
    }
    passTurn();
}

/// E5 (HEL-R40, G1, G2).
template<class L, class Sink>
void Resolver<L, Sink>::passTurn() {
    step(9);
    SideState<L>& own = m_s.sides[m_s.active];
    const auto release = [](Stance& stance) {
        if (stance.releasing()) {
            stance.setReleasing(false);
            stance.setLock(Lock::Free);
        }
    };
    if (m_r.parameters.chainLockRelease == ChainLockRelease::EndOfTurn) {
        for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
            release(own.field[slot].stance);
        }
        for (std::size_t i = 0; i < own.assistCount; ++i) {
            release(own.assists[i].stance);
        }
    }
    own.hqUsed = 0;
    m_s.ap = 0;
    m_s.extraAp = 0;
    m_s.freeActions = 0;
    m_s.plays = 0;
    m_s.permitCount = 0;
    m_s.discountCount = 0;
    m_s.batch = 0;
    emit(EventKind::TurnEnded, ruleR(40), m_s.active);

    m_s.idleTurns = static_cast<std::uint16_t>(m_s.progress != 0 ? 0 : m_s.idleTurns + 1);
    m_s.progress = 0;
    const Parameters& p = m_r.parameters;
    if (m_s.turn >= p.maxTotalTurns) [[unlikely]] {
        emit(EventKind::GuardHit, ruleG(1), 1);
        finish(Winner::Aborted, EndReason::TurnLimit);
        return;
    }
    if (p.noProgressTurns > 0 && m_s.idleTurns >= p.noProgressTurns) [[unlikely]] {
        emit(EventKind::GuardHit, ruleG(2), 2);
        finish(Winner::Aborted, EndReason::NoProgress);
        return;
    }
    m_s.active = static_cast<std::uint8_t>(1 - m_s.active);
    ++m_s.turn;
    beginTurn();
}

template<class L, class Sink>
void Resolver<L, Sink>::finish(Winner winner, EndReason reason) {
    if (m_s.stage == Stage::Played && m_s.played != kNoCard &&
        m_q.info(m_s.played).type == CardType::ActionCard) { // no card stays between the zones (HEL-I1)
        Piles<L>::pushDiscard(m_s.sides[m_s.active], m_s.played);
    }
    m_s.played = kNoCard;
    m_s.winner = winner;
    m_s.reason = reason;
    m_s.phase = Phase::Over;
    m_s.stage = Stage::Over;
    m_s.queueCount = 0;
    m_s.frame.active = 0;
    m_s.decision = DecisionKind::None;
    if (winner == Winner::Aborted) {
        emit(EventKind::GameAborted, ruleA(71));
    } else if (winner == Winner::Draw) {
        emit(EventKind::GameDrawn, ruleA(1));
    } else {
        const int side = winner == Winner::SideA ? 0 : 1;
        emit(EventKind::GameWon, reason == EndReason::Conceded ? ruleA(72) : ruleR(2), side, m_s.sides[side].points);
    }
}

} // namespace blattwerk::engine::heldenhain
