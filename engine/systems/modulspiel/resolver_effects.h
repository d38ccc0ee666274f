#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

/// One instruction of the running ability, or the next part of one that waited for an answer.
template<class Sink>
void Resolver<Sink>::carryOut() {
    Frame& frame = m_s.frame();
    const Instruction& in = m_r.programs.code[frame.pc];
    switch (in.op) {
    case Op::End:
    case Op::Jump:
    case Op::IfNot:
    case Op::Ask:
    case Op::Demand:
    case Op::Count:
        carryOutControl(in);
        return;
    default:
        break;
    }
    if (!frame.marked) { // MOD-R54: the ability acts, whatever comes of it
        frame.marked = true;
        if (m_r.programs.abilities[frame.ability].oncePerQuarter) {
            std::uint8_t& marks = m_s.marks[frame.source.card];
            marks = static_cast<std::uint8_t>(marks | markOf(frame.ability, frame.source.card));
        }
    }
    if (frame.phase == 0) {
        openGroup();
    }
    if (isPrice(in.op)) {
        carryOutPrice(in);
    } else if (in.target != Instruction::kNone) {
        carryOutField(in);
    } else {
        carryOutCards(in);
    }
}

template<class Sink>
void Resolver<Sink>::next() {
    Frame& frame = m_s.frame();
    ++frame.pc;
    frame.todo = frame.second = frame.picked = 0;
    frame.left = 0;
    frame.phase = frame.sub = frame.cover = 0;
    frame.place = kNowhere;
    frame.card = kNoCard;
    frame.answered = false;
}

/// MOD-D5.
template<class Sink>
void Resolver<Sink>::drop(const Instruction& in) {
    const Source& source = m_s.frame().source;
    tell(EventKind::PartDropped, {'D', 5}, source.controller, source.card, in.sentence);
    next();
}

template<class Sink>
void Resolver<Sink>::carryOutControl(const Instruction& in) {
    Frame& frame = m_s.frame();
    switch (in.op) {
    case Op::End:
        --m_s.depth;
        return;
    case Op::Jump:
        frame.pc = in.to;
        return;
    case Op::IfNot:
        frame.pc = values().holds(in.condition, frame.source) ? static_cast<std::uint16_t>(frame.pc + 1) : in.to;
        return;
    case Op::Ask:
    case Op::Demand:
        if (in.arg > 0 && !payable(static_cast<std::uint16_t>(frame.pc + 1), in.arg)) {
            tell(EventKind::PartDropped, {'D', 5}, frame.source.controller, frame.source.card, in.sentence);
            frame.pc = in.to;
        } else if (in.op == Op::Ask) {
            ask(DecisionKind::Optional, frame.source.controller);
        } else {
            ++frame.pc;
        }
        return;
    case Op::Count:
        count(in);
        ++frame.pc;
        return;
    default:
        return;
    }
}

template<class Sink>
void Resolver<Sink>::count(const Instruction& in) {
    Frame& frame = m_s.frame();
    const Spot spot = m_s.spotWith(frame.source.card);
    const int counted = values().counted(in.counted, frame.source.controller, spot);
    frame.x = static_cast<std::int16_t>(in.n > 0 ? std::min<int>(counted, in.n) : counted);
}

/// Whether all of the prices that stand there can be paid (5.1, 9).
template<class Sink>
bool Resolver<Sink>::payable(std::uint16_t pc, int prices) const {
    const SideState& own = side(m_s.frame().source.controller);
    int hand = 0;
    int reserve = 0;
    int euro = 0;
    for (int i = 0; i < prices; ++i) {
        const Instruction& in = m_r.programs.code[pc + static_cast<std::size_t>(i)];
        hand += in.op == Op::PayHand ? in.n : 0;
        reserve += in.op == Op::PayReserve ? in.n : 0;
        euro += in.op == Op::PayEuro ? in.n : 0;
        if ((in.op == Op::PayVoluntaryStress || in.op == Op::PaySacrifice) && !mayPay(in)) {
            return false;
        }
    }
    return hand <= own.handCount && reserve <= own.reserveCount && euro <= own.euro;
}

template<class Sink>
bool Resolver<Sink>::mayPay(const Instruction& in) const {
    const Frame& frame = m_s.frame();
    const Target& target = m_r.programs.targets[in.target];
    const int found = std::popcount(values().candidates(target.filter, frame.source));
    switch (target.quant) {
    case Quant::Self: {
        if (m_s.spotWith(frame.source.card) != kNoSpot) {
            return true;
        }
        const SideState& own = side(frame.source.controller);
        const auto isSource = [&](const BoughtCard& card) { return card.card == frame.source.card; };
        return in.op == Op::PaySacrifice && (legality().isOnReserve(frame.source.controller, frame.source.card) ||
                                             std::any_of(own.bought, own.bought + own.boughtCount, isSource));
    }
    case Quant::Chosen:
    case Quant::ChosenAll:
        return frame.chosen != 0;
    case Quant::Several:
        return found >= target.count;
    case Quant::UpTo:
        return true;
    default:
        return found > 0;
    }
}

template<class Sink>
void Resolver<Sink>::carryOutPrice(const Instruction& in) {
    Frame& frame = m_s.frame();
    const int own = frame.source.controller;
    switch (in.op) {
    case Op::PayEuro:
        side(own).euro = static_cast<std::uint16_t>(std::max(0, side(own).euro - in.n));
        tell(EventKind::EuroLost, {'D', 4}, own, in.n);
        next();
        return;
    case Op::PayHand:
        if (askCards(in, DecisionKind::PriceHand, own, side(own).handCount)) {
            next();
        }
        return;
    case Op::PayReserve:
        if (askCards(in, DecisionKind::PriceReserve, own, side(own).reserveCount)) {
            next();
        }
        return;
    default:
        carryOutField(in);
        return;
    }
}

/// What needs no card of the field.
template<class Sink>
void Resolver<Sink>::carryOutCards(const Instruction& in) {
    Frame& frame = m_s.frame();
    const int own = frame.source.controller;
    const int n = amount(in);
    SideState& mine = side(own);
    switch (in.op) {
    case Op::Manual:
        tell(EventKind::ManualClause, {'R', 77}, own, frame.source.card, in.sentence);
        break;
    case Op::Draw:
        for (int i = 0; i < n; ++i) {
            drawOne(own, {'D', 3});
        }
        break;
    case Op::GainEuro:
        gainEuro(own, std::max(0, n), {'D', 4});
        break;
    case Op::LoseEuro: {
        const int whose = in.who == Who::You ? own : 1 - own;
        const int lost = std::min<int>(n, side(whose).euro);
        side(whose).euro = static_cast<std::uint16_t>(side(whose).euro - lost);
        tell(EventKind::EuroLost, {'D', 4}, whose, lost);
        break;
    }
    case Op::NextEffort:
        mine.nextEffort = static_cast<std::int16_t>(std::clamp(mine.nextEffort + n, -100, 100));
        tell(EventKind::NextEffort, {'D', 4}, own, n);
        break;
    case Op::ExtraAction:
        if (own != m_s.active || m_s.phase != Phase::Turn || m_s.stage != Stage::Acted || mine.passed) {
            drop(in);
            return;
        }
        m_s.extraActions = static_cast<std::uint8_t>(std::min(m_s.extraActions + 1, 255));
        tell(EventKind::ExtraAction, {'R', 14}, own, frame.source.card);
        break;
    case Op::PileToReserve:
        if (frame.phase == 0) {
            if (!refillPile(own)) {
                drop(in);
                return;
            }
            frame.phase = 1;
            const CardNo card = Piles::draw(mine);
            Piles::takeFromHand(mine, card);
            enterReserve(own, card, {'R', 38});
            return;
        }
        break;
    case Op::HandToReserve:
        if (!askCards(in, DecisionKind::HandCard, own, mine.handCount)) {
            return;
        }
        break;
    case Op::OtherDiscards:
        if (in.arg == 1) {
            SideState& other = side(1 - own);
            for (int i = 0; i < n && other.handCount > 0; ++i) {
                discardFromHand(1 - own, other.hand(m_s.rng.below(other.handCount)), EventKind::HandDiscard, {'R', 50});
            }
        } else if (!askCards(in, DecisionKind::HandCard, 1 - own, side(1 - own).handCount)) {
            return;
        }
        break;
    case Op::DiscardToHand:
    case Op::DiscardToReserve:
    case Op::DiscardToPile:
    case Op::RepeatDiscardAftermath: {
        if (frame.phase < 3) {
            int fitting = 0;
            for (std::size_t i = 0; i < mine.discardCount; ++i) {
                const PileKind pile = in.op == Op::RepeatDiscardAftermath ? PileKind::Intervention : in.pile;
                fitting += values().fits(pile, mine.discard(i)) ? 1 : 0;
            }
            if (frame.phase == 0 && fitting == 0) {
                drop(in);
                return;
            }
            if (!askCards(in, DecisionKind::PileCard, own, fitting)) {
                return;
            }
            frame.phase = 3;
        }
        if (in.op == Op::RepeatDiscardAftermath && !repeatOf(frame.card, frame.source.place)) {
            return;
        }
        break;
    }
    case Op::MakeCoffee: {
        if (frame.place == kNowhere && !refillPile(own)) {
            drop(in);
            return;
        }
        if (!selectPlace(in)) {
            return;
        }
        const CardNo card = Piles::draw(mine);
        Piles::takeFromHand(mine, card);
        tell(EventKind::CoffeeMade, {'R', 76}, own, card, frame.place);
        place(card, freeSpot(own, frame.place), false);
        break;
    }
    case Op::LocationBonusUntilClosing:
        if (!selectPlace(in)) {
            return;
        }
        mine.placeBonus[frame.place] =
            static_cast<std::int16_t>(std::clamp(mine.placeBonus[frame.place] + in.n, -1000, 1000));
        tell(EventKind::PlaceBonusGiven, {'D', 2}, own, frame.place, in.n);
        break;
    default:
        break;
    }
    next();
}

/// Lets somebody choose as many cards as the instruction says, one after the other; all that there are go without
/// asking. True when that is done.
template<class Sink>
bool Resolver<Sink>::askCards(const Instruction& in, DecisionKind kind, int decider, int available) {
    Frame& frame = m_s.frame();
    if (frame.phase == 0) {
        const int wanted = in.op == Op::RepeatDiscardAftermath ? 1 : amount(in);
        frame.left = static_cast<std::uint16_t>(std::clamp(wanted, 0, available));
        const bool ordered = in.op == Op::DiscardToPile && frame.left > 1;
        frame.phase = frame.left == available && !ordered ? 2 : 1;
    }
    const SideState& own = side(decider);
    while (frame.phase == 2 && frame.left > 0) {
        CardNo card = kind == DecisionKind::PriceReserve ? own.reserve[0] : kNoCard;
        if (kind == DecisionKind::PriceHand || kind == DecisionKind::HandCard) {
            card = own.hand(0);
        }
        const PileKind pile = in.op == Op::RepeatDiscardAftermath ? PileKind::Intervention : in.pile;
        for (std::size_t i = 0; kind == DecisionKind::PileCard && card == kNoCard; ++i) {
            card = values().fits(pile, own.discard(i)) ? own.discard(i) : kNoCard;
        }
        takeCard(in, decider, card);
        if (m_s.decision != DecisionKind::None) {
            return false;
        }
    }
    if (frame.left > 0) {
        ask(kind, decider);
        return false;
    }
    return true;
}

/// What the instruction does with a card that was chosen for it.
template<class Sink>
void Resolver<Sink>::takeCard(const Instruction& in, int decider, CardNo card) {
    Frame& frame = m_s.frame();
    SideState& own = side(decider);
    --frame.left;
    const auto fromDiscard = [&] {
        std::size_t index = 0;
        while (own.discard(index) != card) {
            ++index;
        }
        Piles::takeFromDiscard(own, index);
    };
    switch (in.op) {
    case Op::PayHand:
    case Op::OtherDiscards:
        discardFromHand(decider, card, EventKind::HandDiscard, {'R', 50});
        break;
    case Op::PayReserve:
        discardFromReserve(decider, card, {'R', 39});
        break;
    case Op::HandToReserve:
        Piles::takeFromHand(own, card);
        enterReserve(decider, card, {'R', 38});
        break;
    case Op::DiscardToHand:
        fromDiscard();
        Piles::addToHand(own, card);
        tell(EventKind::TakenFromDiscard, {'R', 75}, decider, card);
        break;
    case Op::DiscardToReserve:
        fromDiscard();
        tell(EventKind::TakenFromDiscard, {'R', 75}, decider, card);
        enterReserve(decider, card, {'R', 38});
        break;
    case Op::DiscardToPile:
        fromDiscard();
        Piles::putOnTop(own, card);
        tell(EventKind::PutOnPile, {'R', 75}, decider, card);
        break;
    case Op::RepeatDiscardAftermath:
        frame.card = card;
        break;
    default:
        break;
    }
}

} // namespace blattwerk::engine::modulspiel
