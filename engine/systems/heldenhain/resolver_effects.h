#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

template<class L, class Sink>
bool Resolver<L, Sink>::executePrice(const Instruction& in) {
    const int side = controller();
    SideState<L>& own = m_s.sides[side];
    std::uint32_t mask = 0;
    if (in.target != Instruction::kNone) {
        const Got got = resolve(in, in.target, mask);
        if (got != Got::Ready) {
            return got == Got::Dropped;
        }
    }
    const auto ref = static_cast<FigureRef>(std::countr_zero(mask));
    const bool assist = source().place() == Source::AmongAssists;
    switch (in.op) {
    case Op::PayStressSelf:
        if (source().place() == Source::InField) {
            takeStress(self(), in.n);
        }
        break;
    case Op::PayStressOwn:
        takeStress(ref, in.n);
        break;
    case Op::PayDiscard:
        if (!discards(side, in.n, DecisionKind::Discard)) {
            return false;
        }
        break;
    case Op::PayPoints: {
        const int lost = std::min<int>(own.points, in.n);
        own.points = static_cast<std::uint8_t>(own.points - lost);
        emit(EventKind::PointsLost, ruleA(57), side, lost, own.points);
        break;
    }
    case Op::PayExhaustSelf: // no lock: an own price (HEL-R71)
        (assist ? own.assists[source().slot()].stance : fig(self()).stance).setReady(false);
        emit(EventKind::Exhausted, ruleA(57), side, sourceCard());
        break;
    case Op::PayExhaustOwn:
        fig(ref).stance.setReady(false);
        emit(EventKind::Exhausted, ruleA(57), side, fig(ref).card);
        break;
    case Op::PayEnergy:
        own.energy = static_cast<std::uint8_t>(own.energy - std::min<int>(own.energy, in.n));
        emit(EventKind::EnergyPaid, ruleA(57), side, in.n, own.energy);
        break;
    case Op::PayPutAway:
        emit(EventKind::PutToDiscard, ruleA(57), side, fig(ref).card);
        discardFigure(ref);
        closeGap(ref);
        refreshAuras(sideOf(ref));
        break;
    case Op::PaySkipSelf:
        requestLock(assist ? own.assists[source().slot()].stance : fig(self()).stance, side,
                    assist ? kNoFigure : self(), sourceCard());
        break;
    default:
        break;
    }
    emit(EventKind::PricePaid, ruleA(57), side, sourceCard());
    return true;
}

template<class L, class Sink>
bool Resolver<L, Sink>::executeEffect(const Instruction& in) {
    switch (in.op) {
    case Op::MoveStress:
    case Op::MoveEquipment:
        return executeTwoTargets(in);
    case Op::FreeDistract:
        return freeDistract(in);
    case Op::Discard:
    case Op::Draw:
    case Op::Recover:
    case Op::LookTop:
        return executeCards(in);
    case Op::Exhaust:
    case Op::Ready:
    case Op::Skip:
    case Op::Unskip:
    case Op::AddStress:
    case Op::RemoveStress:
    case Op::ModStat:
    case Op::Return:
    case Op::Eliminate:
    case Op::DropEquipment:
    case Op::FreeCollect:
    case Op::Choose: {
        std::uint32_t mask = 0;
        const Got got = resolve(in, in.target, mask);
        if (got == Got::Dropped) {
            dropPart(in);
        }
        if (got != Got::Ready) {
            return got == Got::Dropped;
        }
        if (isAssist(m_r.targets[in.target])) {
            executeOnAssists(in, mask);
        } else {
            executeOnFigures(in, mask);
        }
        return true;
    }
    default:
        executeOnSides(in);
        return true;
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::exhaustByEffect(Stance& stance, int side, FigureRef figure, Card card) {
    const bool changed = stance.ready();
    if (changed) {
        stance.setReady(false);
        emit(EventKind::Exhausted, ruleR(68), side, card);
    }
    const bool locks = changed || m_r.parameters.exhaustOnExhausted == ExhaustOnExhausted::Lock;
    if (locks && side != controller() && (figure != kNoFigure || m_r.parameters.kiLock)) { // HEL-R68, A33, A34
        requestLock(stance, side, figure, card);
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::executeOnAssists(const Instruction& in, std::uint32_t mask) {
    eachOf(mask, [&](FigureRef ref) {
        const int side = sideOf(ref);
        Assist<L>& assist = m_s.sides[side].assists[slotOf(ref)];
        changeStance(in.op, assist.stance, side, kNoFigure, assist.card);
    });
}

/// E1 to E4, for figures and KI.
template<class L, class Sink>
void Resolver<L, Sink>::changeStance(Op op, Stance& stance, int side, FigureRef figure, Card card) {
    switch (op) {
    case Op::Exhaust:
        exhaustByEffect(stance, side, figure, card);
        break;
    case Op::Ready:
        if (!stance.ready()) {
            stance.setReady(true);
            emit(EventKind::Readied, ruleR(44), side, card);
        }
        if (m_r.parameters.readyClearsLock && stance.lock() != Lock::Free) { // HEL-A35
            stance.setLock(Lock::Free);
            stance.setMoreLocks(0);
            stance.setReleasing(false);
            emit(EventKind::LockCancelled, ruleA(35), side, card);
        }
        break;
    case Op::Skip:
        requestLock(stance, side, figure, card);
        break;
    case Op::Unskip:
        if (stance.lock() == Lock::Locked) {
            stance.setLock(Lock::Free);
            stance.setMoreLocks(0);
            emit(EventKind::LockCancelled, ruleR(107), side, card);
        }
        break;
    default:
        break;
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::executeOnFigures(const Instruction& in, std::uint32_t mask) {
    switch (in.op) {
    case Op::Return:
        for (int number = 31; number >= 0; --number) {
            if ((mask >> number & 1U) != 0) {
                returnFigure(static_cast<FigureRef>(number));
            }
        }
        return;
    case Op::Eliminate:
        eliminate(mask);
        return;
    case Op::FreeCollect:
        eachOf(mask, [&](FigureRef ref) {
            if (m_s.over() || m_s.freeActions >= kFreeActions) { // HEL-G5
                if (!m_s.over()) {
                    guard(5);
                }
                return;
            }
            ++m_s.freeActions;
            collect(ref);
        });
        return;
    case Op::ModStat:
        modify(in, mask);
        return;
    default:
        eachOf(mask, [&](FigureRef ref) { executeOnFigure(in, ref); });
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::executeOnFigure(const Instruction& in, FigureRef ref) {
    Figure<L>& figure = fig(ref);
    const int side = sideOf(ref);
    switch (in.op) {
    case Op::AddStress: {
        int stress = amount(in);
        if ((m_q.auras() & kAuraReduce) != 0) {
            m_q.eachStatic([&](Source at, const Static& rule) {
                if (rule.kind == StaticKind::ReduceStress && rule.arg == 2 && m_q.concerns(at, rule, ref)) {
                    stress = std::max(0, stress - rule.n);
                }
            });
        }
        takeStress(ref, stress);
        break;
    }
    case Op::RemoveStress: {
        const int removed = in.n == Instruction::kAll ? figure.stress : std::min<int>(figure.stress, amount(in));
        if (removed > 0) {
            figure.stress = static_cast<std::uint8_t>(figure.stress - removed);
            emit(EventKind::StressRemoved, ruleR(66), side, figure.card, removed, figure.stress);
        }
        break;
    }
    case Op::DropEquipment:
        while (figure.equipment[0] != kNoCard) {
            const Card equipment = dropEquipment(ref, 0);
            emit(EventKind::PutToDiscard, ruleR(76), side, equipment);
        }
        break;
    default:
        changeStance(in.op, figure.stance, side, ref, figure.card);
    }
}

/// E8.
template<class L, class Sink>
void Resolver<L, Sink>::modify(const Instruction& in, std::uint32_t mask) {
    for (std::size_t stat = 0; stat < 3; ++stat) {
        const int change = in.amounts[stat] * m_s.frame.times;
        if (change == 0) {
            continue;
        }
        if (in.duration != Duration::EndOfTurn) {
            addLasting(mask, stat, change, in.duration);
        }
        eachOf(mask, [&](FigureRef ref) {
            if (in.duration == Duration::EndOfTurn) {
                addBonus(ref, stat, change);
            }
            if constexpr (Sink::kRecords) {
                emit(EventKind::ModifierGiven, ruleR(110), sideOf(ref), fig(ref).card, static_cast<int>(stat), change,
                     m_q.value(ref, static_cast<Stat>(stat)));
            }
        });
    }
}

/// E7 and E23: first the figure that gives, then the one that takes.
template<class L, class Sink>
bool Resolver<L, Sink>::executeTwoTargets(const Instruction& in) {
    Frame& frame = m_s.frame;
    std::uint32_t mask = 0;
    if ((frame.step & kSecond) == 0) {
        const Got got = resolve(in, in.target, mask);
        if (got == Got::Dropped) {
            dropPart(in);
        }
        if (got != Got::Ready) {
            return got == Got::Dropped;
        }
        frame.carried = static_cast<FigureRef>(std::countr_zero(mask));
        frame.step = kSecond;
        frame.picked = 0;
    }
    const std::uint32_t before = frame.chosen;
    const Got got = resolve(in, in.second, mask);
    if (got == Got::Dropped) {
        dropPart(in);
    }
    if (got != Got::Ready) {
        return got == Got::Dropped;
    }
    const auto to = static_cast<FigureRef>(std::countr_zero(mask));
    const FigureRef from = frame.carried;
    frame.chosen = before | frame.chosen;
    if (in.op == Op::MoveStress) {
        const int moved = std::min<int>(fig(from).stress, amount(in));
        fig(from).stress = static_cast<std::uint8_t>(fig(from).stress - moved);
        if (moved > 0) {
            emit(EventKind::StressMoved, ruleR(66), sideOf(from), fig(from).card, fig(to).card, moved);
        }
        takeStress(to, moved);
    } else if (fig(from).equipment[0] != kNoCard && sideOf(from) == sideOf(to)) {
        const Card equipment = dropEquipment(from, 0, false);
        attach(to, equipment);
        emit(EventKind::EquipmentMoved, ruleR(75), sideOf(to), equipment, fig(to).card);
    }
    return true;
}

/// E31: the figure, then whom it distracts.
template<class L, class Sink>
bool Resolver<L, Sink>::freeDistract(const Instruction& in) {
    Frame& frame = m_s.frame;
    std::uint32_t mask = 0;
    if ((frame.step & kSecond) == 0) {
        const Got got = m_s.freeActions >= kFreeActions ? Got::Dropped : resolve(in, in.target, mask);
        if (m_s.freeActions >= kFreeActions) {
            guard(5);
        }
        if (got == Got::Dropped) {
            dropPart(in);
        }
        if (got != Got::Ready) {
            return got == Got::Dropped;
        }
        frame.carried = static_cast<FigureRef>(std::countr_zero(mask));
        frame.step = kSecond;
        frame.picked = 0;
        mask = m_q.distractable(1 - sideOf(frame.carried));
        if (std::popcount(mask) > 1) {
            frame.step = kSecond | kPicking;
            ask(DecisionKind::Target, controller(), 1);
            return false;
        }
    } else {
        mask = frame.picked;
    }
    if (mask != 0) {
        ++m_s.freeActions;
        const auto to = static_cast<FigureRef>(std::countr_zero(mask));
        distract(frame.carried, to);
    }
    return true;
}

} // namespace blattwerk::engine::heldenhain
