#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

/// HEL-R53 to R56. Action points and phase are the caller's.
template<class L, class Sink>
void Resolver<L, Sink>::collect(FigureRef ref) {
    const int side = sideOf(ref);
    fig(ref).stance.setReady(false);
    ++fig(ref).actions;
    const int points = m_q.pointValue(ref);
    if (m_s.lastingCount > 0) {
        useLasting(ref, static_cast<std::size_t>(Stat::Points));
    }
    emit(EventKind::Collected, ruleR(53), side, fig(ref).card, points);
    m_s.progress = 1;
    gainPoints(side, points);
    if (m_r.parameters.winCheck == WinCheck::AfterEffect && m_s.frame.active == 0) {
        checkWin();
    }
    if (m_s.over()) {
        return;
    }
    const std::uint32_t waiting = m_s.sides[side].triggers;
    if ((waiting & (bitOf(Trigger::AfterCollectSelf) | bitOf(Trigger::AfterCollectOwn))) == 0) {
        return;
    }
    ++m_s.batch;
    queueFigure(ref, Trigger::AfterCollectSelf, ref, kNoFigure, true);
    queueFigure(ref, Trigger::AfterCollectOwn, ref, kNoFigure, true);
    queueOwn(side, Trigger::AfterCollectOwn, ref, kNoFigure, ref);
}

/// HEL-R58 to R64, steps D2 to D6. Action points and phase are the caller's.
template<class L, class Sink>
void Resolver<L, Sink>::distract(FigureRef from, FigureRef to) {
    const int side = sideOf(from);
    const Card actor = fig(from).card;
    fig(from).stance.setReady(false);
    ++fig(from).actions;
    m_s.progress = 1;
    emit(EventKind::Distracted, ruleR(58), side, actor, fig(to).card);

    // Both values are read together (HEL-A52), then reduced, redirected and added as one event.
    const int raw = m_q.effort(from);
    int back = m_q.effort(to);
    int dealt = covered(to, raw);
    if ((m_q.auras() & kAuraReduce) != 0) {
        m_q.eachStatic([&](Source at, const Static& rule) {
            if (rule.kind == StaticKind::ReduceStress && rule.arg == 1 && m_q.concerns(at, rule, from)) {
                back = std::max(0, back - rule.n);
            }
        });
    }
    if (m_s.lastingCount > 0) {
        useLasting(from, static_cast<std::size_t>(Stat::Effort));
        useLasting(to, static_cast<std::size_t>(Stat::Effort));
    }
    FigureRef receiver = to;
    const bool redirects = (m_q.auras() & kAuraRedirect) != 0;
    for (std::size_t slot = 0; redirects && slot < m_s.sides[1 - side].fieldCount && receiver == to; ++slot) {
        const FigureRef other = figureRef(1 - side, slot);
        if (other != to && m_q.has(StaticKind::RedirectStress, other, kAuraRedirect)) {
            receiver = other;
            emit(EventKind::StressRedirected, ruleR(5), 1 - side, fig(to).card, fig(other).card);
        }
    }
    takeStress(receiver, dealt);
    takeStress(from, back);

    // Who leaves moves the others up; these two are followed.
    m_from = from;
    m_to = to;
    if (m_r.parameters.eliminationCheck == EliminationCheck::AfterStep || m_s.frame.active == 0) {
        checkStress();
    }
    const FigureRef actorNow = m_from;
    const FigureRef objectNow = m_to;
    m_from = m_to = kNoFigure;
    if (m_s.over()) {
        return;
    }

    if (objectNow != kNoFigure && (dealt > 0 || m_r.parameters.zeroEffortLocks)) { // D5, HEL-A53
        requestLock(fig(objectNow).stance, sideOf(objectNow), objectNow, fig(objectNow).card);
    }
    ++m_s.batch;
    constexpr std::uint32_t kAsActor = bitOf(Trigger::AfterDistractSelf) | bitOf(Trigger::AfterDistractOwn);
    if (actorNow != kNoFigure && (m_s.sides[side].triggers & kAsActor) != 0) {
        queueFigure(actorNow, Trigger::AfterDistractSelf, actorNow, objectNow, true);
        queueFigure(actorNow, Trigger::AfterDistractOwn, actorNow, objectNow, true);
    }
    queueOwn(side, Trigger::AfterDistractOwn, actorNow, objectNow, actorNow);
    if (objectNow != kNoFigure && (m_s.sides[1 - side].triggers & bitOf(Trigger::AfterDistracted)) != 0) {
        queueFigure(objectNow, Trigger::AfterDistracted, actorNow, objectNow, true);
    }
}

/// What Rückendeckung leaves of the stress for the distracted figure.
template<class L, class Sink>
int Resolver<L, Sink>::covered(FigureRef target, int raw) {
    const int cover = raw == 0 ? 0 : m_q.cover(target);
    const int left = m_q.covered(raw, cover);
    if (cover != 0) {
        emit(EventKind::StressReduced, ruleR(115), sideOf(target), fig(target).card, raw, left);
    }
    return left;
}

template<class L, class Sink>
void Resolver<L, Sink>::takeStress(FigureRef ref, int amount) {
    if (amount > 0) {
        fig(ref).stress = static_cast<std::uint8_t>(std::min(255, fig(ref).stress + amount));
        m_strained |= bit(ref);
        emit(EventKind::StressAdded, ruleR(61), sideOf(ref), fig(ref).card, amount, fig(ref).stress);
    }
}

/// The column L of the lock machine (HEL-R71).
template<class L, class Sink>
void Resolver<L, Sink>::requestLock(Stance& stance, int side, FigureRef figure, Card card) {
    const bool banned = figure != kNoFigure && m_q.has(StaticKind::BanLock, figure);
    if (banned || (stance.lock() == Lock::Served && m_r.parameters.noChainLock)) {
        emit(EventKind::LockRefused, banned ? ruleR(5) : ruleR(69), side, card);
        return;
    }
    if (stance.lock() == Lock::Locked) { // HEL-A28
        if (m_r.parameters.lockStacks && stance.moreLocks() < 7) {
            stance.setMoreLocks(stance.moreLocks() + 1);
        }
        return;
    }
    stance.setLock(Lock::Locked);
    stance.setReleasing(false);
    emit(EventKind::Locked, ruleR(71), side, card);
}

} // namespace blattwerk::engine::heldenhain
