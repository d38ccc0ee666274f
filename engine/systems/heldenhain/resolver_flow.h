#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

/// Carries out the instructions of the ability at hand until it ends or asks.
template<class L, class Sink>
void Resolver<L, Sink>::runFrame() {
    while (m_s.frame.active != 0 && !m_s.over()) {
        if (++m_s.steps > m_r.parameters.maxTriggerSteps) [[unlikely]] { // HEL-G4
            guard(4);
            m_s.frame.active = 0;
            m_s.queueCount = 0;
            checkStress(false);
            return;
        }
        const Instruction& in = m_r.code[m_s.frame.pc];
        if (in.op == Op::End) {
            endFrame();
            return;
        }
        if (!execute(in)) {
            return;
        }
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::endFrame() {
    m_s.frame.active = 0;
    if (m_r.parameters.eliminationCheck == EliminationCheck::AfterEffect) {
        checkStress();
    }
    if (m_r.parameters.winCheck == WinCheck::AfterEffect) {
        checkWin();
    }
}

/// How many figures the words of the instruction's target fit.
template<class L, class Sink>
int Resolver<L, Sink>::fittingCount(const Instruction& in) const {
    const Filter& filter = m_r.targets[in.target].filter;
    return std::popcount(m_q.extremes(m_q.fitting(filter, controller(), self()), filter.extreme));
}

template<class L, class Sink>
int Resolver<L, Sink>::countX(const Instruction& in) const {
    const bool enemy = in.arg == static_cast<std::uint8_t>(CountedHand::Enemy);
    const int count = in.target != Instruction::kNone
                          ? fittingCount(in)
                          : int{m_s.sides[enemy ? 1 - controller() : controller()].handCount};
    return in.n > 0 ? std::min<int>(count, in.n) : count;
}

/// Returns false when it has to wait for a decision; otherwise the program counter has moved on.
template<class L, class Sink>
bool Resolver<L, Sink>::execute(const Instruction& in) {
    if (in.op < Op::PayStressSelf) {
        return executeFlow(in);
    }
    Frame& frame = m_s.frame;
    if (in.timesX && frame.counted <= 1 && in.target == Instruction::kNone) [[unlikely]] { // of nothing
        frame.times = 1;
        ++frame.pc;
        return true;
    }
    if (frame.step == 0 && in.op != Op::Manual) {
        frame.eliminatedThus = 0;
    }
    const bool done = isPrice(in.op) ? executePrice(in) : executeEffect(in);
    if (!done || m_s.over()) {
        return done && !m_s.over();
    }
    frame.step = 0;
    frame.picked = 0;
    frame.times = 1;
    ++frame.pc;
    if (m_r.parameters.eliminationCheck == EliminationCheck::AfterStep) {
        checkStress();
    }
    return true;
}

template<class L, class Sink>
bool Resolver<L, Sink>::executeFlow(const Instruction& in) {
    Frame& frame = m_s.frame;
    // In the other side's turn nothing is asked and no price is paid (HEL-A67).
    const auto forced = [&] {
        return controller() != m_s.active && m_r.parameters.nonactiveTriggers != NonactiveTriggers::All;
    };
    switch (in.op) {
    case Op::Jump:
    case Op::BulletEnd:
        jump(in);
        return true;
    case Op::IfNot:
        frame.pc = m_q.holds(in.condition, controller(), self()) ? static_cast<std::uint16_t>(frame.pc + 1) : in.to;
        return true;
    case Op::Luck: {
        const int side = controller();
        SideState<L>& own = m_s.sides[side];
        bool success = false;
        if (m_r.parameters.luckMode == LuckMode::Coin) {
            success = m_s.rng.coin();
        } else if (own.pileCount > 0 || refill(side)) {
            const Card card = Piles<L>::takeFromPile(own, 0);
            success = m_q.info(card).type == CardType::Character;
            Piles<L>::putUnder(own, card);
            emit(EventKind::Revealed, ruleR(124), side, card);
        }
        emit(success ? EventKind::Luck : EventKind::LuckFailed, ruleR(124), side, sourceCard());
        frame.pc = success ? static_cast<std::uint16_t>(frame.pc + 1) : in.to;
        return true;
    }
    case Op::Choice: {
        const int chosen = std::popcount(frame.bullets);
        if (chosen >= in.n || chosen >= in.arg) {
            frame.bullets = 0;
            jump(in);
        } else if (in.arg - chosen == 1) {
            const int bullet = std::countr_one(frame.bullets);
            frame.bullets = static_cast<std::uint8_t>(frame.bullets | 1U << bullet);
            frame.pc = m_r.code[frame.pc + 1U + static_cast<unsigned>(bullet)].to;
        } else {
            ask(DecisionKind::Option, controller(), 1);
            return false;
        }
        return true;
    }
    case Op::ForEach: {
        const int count = fittingCount(in);
        frame.times = static_cast<std::uint8_t>(in.n > 0 ? std::min<int>(count, in.n) : count); // HEL-G10
        frame.pc = static_cast<std::uint16_t>(frame.pc + (frame.times > 0 ? 1 : 2));
        frame.times = std::max<std::uint8_t>(frame.times, 1);
        return true;
    }
    case Op::Count:
        if (frame.counted == 0) { // HEL-G10
            frame.counted = static_cast<std::uint8_t>(countX(in) + 1);
        }
        ++frame.pc;
        return true;
    case Op::Ask: {
        const auto first = static_cast<std::uint16_t>(frame.pc + 1);
        const SideState<L>& own = m_s.sides[controller()];
        if (forced() || !payable(first, in.arg, source(), controller(), own.energy, own.handCount)) {
            jump(in);
            return true;
        }
        const bool ownExhaust = in.arg > 0 && m_r.code[first].op == Op::PayExhaustSelf;
        if (ownExhaust && !m_r.parameters.priceTriggersOptional) { // HEL-A50
            ++frame.pc;
            return true;
        }
        ask(DecisionKind::Optional, controller(), 1);
        return false;
    }
    case Op::Demand: {
        const auto first = static_cast<std::uint16_t>(frame.pc + 1);
        const SideState<L>& own = m_s.sides[controller()];
        if (forced() || !payable(first, in.arg, source(), controller(), own.energy, own.handCount)) {
            emit(EventKind::PriceUnpaid, ruleA(57), controller(), sourceCard());
            dropPart(in);
            jump(in);
        } else {
            ++frame.pc;
        }
        return true;
    }
    default:
        ++frame.pc;
        return true;
    }
}

template<class L, class Sink>
bool Resolver<L, Sink>::payable(std::uint16_t first, std::size_t count, Source at, int side, int energy,
                                int hand) const {
    for (std::size_t i = 0; i < count; ++i) {
        if (!payableOne(m_r.code[first + i], at, side, energy, hand)) {
            return false;
        }
    }
    return true;
}

template<class L, class Sink>
bool Resolver<L, Sink>::payableOne(const Instruction& in, Source at, int side, int energy, int hand) const {
    const bool figure = at.place() == Source::InField;
    const Stance* stance = figure                               ? &m_q.figure(at.figure()).stance
                           : at.place() == Source::AmongAssists ? &m_s.sides[side].assists[at.slot()].stance
                                                                : nullptr;
    switch (in.op) {
    case Op::PayStressSelf:
        return figure && (m_r.parameters.stressPriceMayEliminate ||
                          m_q.figure(at.figure()).stress + in.n < m_q.stamina(at.figure()));
    case Op::PayStressOwn:
    case Op::PayExhaustOwn:
    case Op::PayPutAway: {
        const Filter& filter = m_r.targets[in.target].filter;
        const FigureRef self = m_q.selfOf(at);
        for (std::uint32_t rest = m_q.fitting(filter, side, self); rest != 0; rest &= rest - 1) {
            const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
            const bool fits = in.op == Op::PayExhaustOwn  ? m_q.figure(ref).stance.ready() && ref != self
                              : in.op == Op::PayStressOwn ? m_r.parameters.stressPriceMayEliminate ||
                                                                m_q.figure(ref).stress + in.n < m_q.stamina(ref)
                                                          : true;
            if (fits) {
                return true;
            }
        }
        return false;
    }
    case Op::PayDiscard:
        return hand >= in.n;
    case Op::PayPoints:
        return m_s.sides[side].points >= in.n;
    case Op::PayExhaustSelf: // HEL-A49
        return stance != nullptr && stance->ready() &&
               !(stance->waiting() && m_r.parameters.waitingBlocksTriggerExhaust);
    case Op::PayEnergy:
        return energy >= in.n;
    case Op::PaySkipSelf:
        return stance != nullptr && !(stance->lock() == Lock::Served && m_r.parameters.noChainLock) &&
               !(figure && m_q.has(StaticKind::BanLock, at.figure()));
    default:
        return true;
    }
}

/// HEL-A57: an Aktion whose obligatory price cannot be paid may not be played.
template<class L, class Sink>
bool Resolver<L, Sink>::demandPayable(std::size_t number, int side, int energy) const {
    const Source limbo = Source::of(Source::Limbo, side);
    std::uint16_t pc = m_r.abilities[number].start;
    while (m_r.code[pc].op == Op::IfNot) {
        if (!m_q.holds(m_r.code[pc].condition, side, kNoFigure)) {
            return true;
        }
        ++pc;
    }
    const Instruction& in = m_r.code[pc];
    return in.op != Op::Demand ||
           payable(static_cast<std::uint16_t>(pc + 1), in.arg, limbo, side, energy, m_s.sides[side].handCount - 1);
}

} // namespace blattwerk::engine::heldenhain
