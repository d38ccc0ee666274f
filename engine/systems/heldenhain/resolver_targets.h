#pragma once

#include "engine/systems/heldenhain/resolver.h"

namespace blattwerk::engine::heldenhain {

/// Finds the figures (or KI) that a sentence is aimed at. Asks where there is a choice, takes what has to be taken, and
/// reports a part without target (HEL-R87, A75).
template<class L, class Sink>
auto Resolver<L, Sink>::resolve(const Instruction& in, std::uint16_t index, std::uint32_t& mask) -> Got {
    Frame& frame = m_s.frame;
    const Target& target = m_r.targets[index];
    const bool assist = isAssist(target);
    if ((frame.step & kPicked) != 0) {
        mask = frame.picked;
        frame.step = static_cast<std::uint8_t>(frame.step & kSecond);
        remember(mask, assist);
        return mask != 0 ? Got::Ready : Got::Dropped;
    }
    mask = candidates(in, target);
    if (mask == 0) {
        if (target.quant <= Quant::Random && target.quant != Quant::Self && target.quant != Quant::All) {
            remember(0, assist);
        }
        return Got::Dropped;
    }
    switch (target.quant) {
    case Quant::Random: {
        const std::uint32_t pick = m_s.rng.below(static_cast<std::uint32_t>(std::popcount(mask)));
        for (std::uint32_t i = 0; i < pick; ++i) {
            mask &= mask - 1;
        }
        mask &= ~(mask - 1);
        break;
    }
    case Quant::One:
    case Quant::Several:
    case Quant::UpTo: {
        const int wanted = target.quant == Quant::One ? 1 : target.count;
        const bool choice = wanted == 1 ? (mask & (mask - 1)) != 0 : std::popcount(mask) > wanted;
        if (target.quant == Quant::UpTo || choice) {
            frame.picked = 0;
            frame.step = static_cast<std::uint8_t>(frame.step | kPicking);
            ask(DecisionKind::Target, controller(), wanted);
            return Got::Waiting;
        }
        break;
    }
    default:
        return Got::Ready;
    }
    for (std::uint32_t rest = mask; rest != 0 && !assist; rest &= rest - 1) {
        const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
        if (frame.first == kNoFigure) {
            frame.first = ref;
        } else if (frame.second == kNoFigure) {
            frame.second = ref;
        }
    }
    remember(mask, assist);
    return Got::Ready;
}

/// "Die gewählte Figur" is what the latest sentence of the ability chose.
template<class L, class Sink>
void Resolver<L, Sink>::remember(std::uint32_t mask, bool assist) {
    if (assist) {
        m_s.frame.chosenAssist = mask == 0 ? kNoFigure : static_cast<FigureRef>(std::countr_zero(mask));
    } else {
        m_s.frame.chosen = mask;
    }
}

template<class L, class Sink>
std::uint32_t Resolver<L, Sink>::fixedTarget(const Target& target, Source at) const {
    const Frame& frame = m_s.frame;
    const auto one = [&](FigureRef ref) { return m_q.present(ref) ? bit(ref) : 0U; };
    switch (target.quant) {
    case Quant::Self:
        if (isAssist(target)) {
            return at.place() == Source::AmongAssists ? bit(at.figure()) : 0U;
        }
        return at.place() == Source::InField ? bit(at.figure()) : 0U;
    case Quant::Bearer:
        return one(m_q.selfOf(at));
    case Quant::Chosen:
        return frame.chosen;
    case Quant::FirstChosen:
        return one(frame.first);
    case Quant::SecondChosen:
        return one(frame.second);
    case Quant::CollectingFigure:
    case Quant::DistractingFigure:
        return one(frame.entry.actor);
    case Quant::DistractedFigure:
        return one(frame.entry.object);
    case Quant::ChosenAssist:
        return frame.chosenAssist == kNoFigure ? 0U : bit(frame.chosenAssist);
    default:
        return 0;
    }
}

template<class L, class Sink>
std::uint32_t Resolver<L, Sink>::candidatesFor(const Instruction& in, const Target& target, Source at,
                                               bool second) const {
    const bool assist = isAssist(target);
    std::uint32_t mask = 0;
    if (target.quant >= Quant::Chosen || target.quant == Quant::Self) {
        mask = fixedTarget(target, at);
    } else if (assist) {
        mask = m_q.fittingAssists(target.filter, m_q.controller(at), at);
    } else {
        mask = m_q.fitting(target.filter, m_q.controller(at), m_q.selfOf(at));
    }
    for (std::uint32_t rest = isChoosy(in.op) ? mask : 0U; rest != 0; rest &= rest - 1) {
        const auto ref = static_cast<FigureRef>(std::countr_zero(rest));
        mask &= allowed(in, ref, assist, at, second) ? ~0U : ~bit(ref);
    }
    return assist ? mask : m_q.extremes(mask, target.filter.extreme);
}

template<class L, class Sink>
bool Resolver<L, Sink>::allowed(const Instruction& in, FigureRef ref, bool assist, Source at, bool second) const {
    const int side = sideOf(ref);
    switch (in.op) {
    case Op::Exhaust: { // HEL-A27, P4
        const Stance& stance = assist ? m_s.sides[side].assists[slotOf(ref)].stance : m_q.figure(ref).stance;
        return (stance.ready() || m_r.parameters.exhaustOnExhausted != ExhaustOnExhausted::Illegal) &&
               (assist || side == m_q.controller(at) || !m_q.has(StaticKind::BanEnemyExhaust, ref));
    }
    case Op::PayStressOwn:
        return m_r.parameters.stressPriceMayEliminate || m_q.figure(ref).stress + in.n < m_q.stamina(ref);
    case Op::PayExhaustOwn:
        return m_q.figure(ref).stance.ready() && ref != m_q.selfOf(at);
    case Op::FreeCollect:
        return m_q.canCollect(ref);
    case Op::FreeDistract:
        return m_q.canDistract(ref) && m_q.distractable(1 - side) != 0;
    case Op::DropEquipment:
        return m_q.figure(ref).equipment[0] != State::kNoCard;
    case Op::MoveEquipment: // from one that has some to another own Charakter
        return !second ? m_q.figure(ref).equipment[0] != State::kNoCard
                       : m_q.infoOf(ref).type == CardType::Character && ref != m_s.frame.carried &&
                             sideOf(ref) == sideOf(m_s.frame.carried);
    case Op::MoveStress:
        return !second || ref != m_s.frame.carried;
    default:
        return true;
    }
}

template<class L, class Sink>
std::uint32_t Resolver<L, Sink>::openCandidates() const {
    const Instruction& in = openInstruction();
    if (in.op == Op::FreeDistract && (m_s.frame.step & kSecond) != 0) {
        return m_q.distractable(1 - sideOf(m_s.frame.carried)) & ~m_s.frame.picked;
    }
    return candidates(in, m_r.targets[openTarget()]) & ~m_s.frame.picked;
}

template<class L, class Sink>
bool Resolver<L, Sink>::mayPass() const {
    const Instruction& in = openInstruction();
    if (in.op == Op::Recover || in.op == Op::LookTop ||
        (in.op == Op::FreeDistract && (m_s.frame.step & kSecond) != 0)) {
        return false;
    }
    return m_r.targets[openTarget()].quant == Quant::UpTo;
}

template<class L, class Sink>
bool Resolver<L, Sink>::openCard(std::size_t card) const {
    const Instruction& in = openInstruction();
    const SideState<L>& own = m_s.sides[m_s.decider];
    if (in.op == Op::Recover) {
        bool there = false;
        for (std::size_t i = 0; i < own.discardCount; ++i) {
            there = there || own.discard(i) == card;
        }
        return there && (maskOf(m_q.info(card).type) & in.arg) != 0;
    }
    for (std::size_t i = 0; i < m_s.frame.carried; ++i) {
        if (own.pile(i) == card) {
            return true;
        }
    }
    return false;
}

template<class L, class Sink>
void Resolver<L, Sink>::dropPart(const Instruction& in) {
    emit(EventKind::PartDropped, ruleR(87), controller(), sourceCard(), in.sentence);
}

/// Whether some part of the ability would do something to somebody (HEL-A56): a sentence without a target counts.
template<class L, class Sink>
bool Resolver<L, Sink>::findsTarget(std::size_t number, Source at) const {
    const Ability& ability = m_r.abilities[number];
    if ((ability.flags & Ability::SurelyActs) != 0) {
        return true;
    }
    for (const Instruction* in = m_r.code.data() + ability.start; in->op != Op::End; ++in) {
        if (in->op < Op::Exhaust) {
            continue;
        }
        const Target& target = m_r.targets[in->target];
        if (target.quant < Quant::Chosen && candidatesFor(*in, target, at, false) != 0) {
            return true;
        }
    }
    return false;
}

} // namespace blattwerk::engine::heldenhain
