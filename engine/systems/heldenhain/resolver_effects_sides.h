#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

/// Effects on points, energy and the turn. For "jede Seite" the active side comes first (HEL-A1).
template<class L, class Sink>
void Resolver<L, Sink>::executeOnSides(const Instruction& in) {
    const int you = controller();
    const int n = amount(in);
    const Card by = sourceCard();
    const auto each = [&](auto&& visit) {
        if (in.who == Who::Each) {
            visit(int{m_s.active});
            visit(1 - m_s.active);
        } else {
            visit(in.who == Who::You ? you : 1 - you);
        }
    };
    switch (in.op) {
    case Op::GainPoints:
        if (in.who == Who::Each && m_r.parameters.simultaneousWin != SimultaneousWin::Active) {
            gainForBoth(n);
        } else {
            each([&](int side) { gainPoints(side, n); });
        }
        break;
    case Op::LosePoints:
        each([&](int side) { losePoints(side, n); });
        break;
    case Op::StealPoints: { // HEL-A5
        const int lost = losePoints(1 - you, n);
        const int gained = m_r.parameters.stealGain == StealGain::Full ? n : lost;
        gainPoints(you, gained, EventKind::PointsStolen);
        break;
    }
    case Op::GainEnergy:
        each([&](int side) { gainEnergy(side, n); });
        break;
    case Op::LoseEnergy:
        each([&](int side) {
            SideState<L>& own = m_s.sides[side];
            const int lost = std::min<int>(own.energy, n);
            own.energy = static_cast<std::uint8_t>(own.energy - lost);
            if (lost > 0) {
                emit(EventKind::EnergyLost, ruleA(6), side, lost, own.energy);
            }
        });
        break;
    case Op::Permit:
        if (you == m_s.active && n > 0) {
            addToken(m_s.permits, m_s.permitCount, n, in.arg, 255);
            emit(EventKind::Permission, ruleR(35), you, n);
        }
        break;
    case Op::Discount:
        if (you == m_s.active && n > 0) {
            addToken(m_s.discounts, m_s.discountCount, n, in.arg, 255);
            emit(EventKind::DiscountGiven, ruleR(30), you, n);
        }
        break;
    case Op::ExtraAction: { // HEL-A18
        const int more = std::min(n, m_r.parameters.maxExtraAp - m_s.extraAp);
        if (you == m_s.active && more > 0) {
            m_s.ap = static_cast<std::uint8_t>(m_s.ap + more);
            m_s.extraAp = static_cast<std::uint8_t>(m_s.extraAp + more);
            emit(EventKind::ActionPointsGained, ruleA(18), you, more, m_s.ap);
        }
        break;
    }
    case Op::EndTurn:
        if (you == m_s.active) {
            m_s.endTurn = 1;
            emit(EventKind::TurnEndOrdered, ruleR(41), you, by);
        }
        break;
    case Op::RemoveHq: {
        const int side = in.who == Who::You ? you : 1 - you;
        SideState<L>& own = m_s.sides[side];
        if (own.hq == kNoCard) {
            dropPart(in);
            break;
        }
        emit(EventKind::PutToDiscard, ruleR(90), side, own.hq);
        Piles<L>::pushDiscard(own, own.hq);
        own.hq = kNoCard;
        own.hqActive = 0;
        own.hqUsed = 0;
        refreshAuras();
        break;
    }
    case Op::RemoveLocation:
        if (m_s.location == kNoCard) {
            dropPart(in);
            break;
        }
        emit(EventKind::PutToDiscard, ruleR(97), m_s.locationOwner, m_s.location);
        Piles<L>::pushDiscard(m_s.sides[m_s.locationOwner], m_s.location);
        m_s.location = kNoCard;
        m_s.locationArmed = 0;
        refreshAuras();
        break;
    case Op::Manual:
        emit(EventKind::ManualClause, RuleId{'C', 18}, you, by, in.sentence);
        break;
    default:
        break;
    }
}

/// Both sides gain before anybody wins (`simultaneous_win`).
template<class L, class Sink>
void Resolver<L, Sink>::gainForBoth(int amount) {
    for (const int side : {int{m_s.active}, 1 - m_s.active}) {
        SideState<L>& own = m_s.sides[side];
        own.points = static_cast<std::uint8_t>(std::min(255, own.points + amount));
        m_s.progress = 1;
        emit(EventKind::PointsGained, ruleR(2), side, amount, own.points);
    }
    if (m_r.parameters.winCheck == WinCheck::Atomic) {
        checkWin();
    }
}

template<class L, class Sink>
bool Resolver<L, Sink>::executeCards(const Instruction& in) {
    const int you = controller();
    const int n = amount(in);
    switch (in.op) {
    case Op::Draw:
        if (in.who == Who::Each) {
            draw(m_s.active, n);
            draw(1 - m_s.active, n);
        } else {
            draw(in.who == Who::You ? you : 1 - you, n);
        }
        return true;
    case Op::Discard: {
        // With "jede Seite" the active side first; the step says who is next.
        Frame& frame = m_s.frame;
        const int turns = in.who == Who::Each ? 2 : 1;
        for (int turn = frame.step / 2; turn < turns; ++turn) {
            const int first = in.who == Who::Each ? int{m_s.active} : in.who == Who::You ? you : 1 - you;
            const int side = turn == 0 ? first : 1 - first;
            if (in.arg != 0) {
                discardRandom(side, n);
            } else {
                m_s.frame.step = static_cast<std::uint8_t>(2U * static_cast<unsigned>(turn) + (frame.step & 1U));
                if (!discards(side, n, DecisionKind::Discard)) {
                    return false;
                }
            }
            frame.step = static_cast<std::uint8_t>(2 * turn + 2);
        }
        return true;
    }
    case Op::Recover:
        return recover(in);
    default:
        return lookTop(in);
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::discardRandom(int side, int count) {
    SideState<L>& own = m_s.sides[side];
    for (int i = 0; i < count && own.handCount > 0; ++i) {
        const Card card = own.hand(m_s.rng.below(static_cast<std::uint32_t>(own.handCount)));
        Piles<L>::removeFromHand(own, card);
        Piles<L>::pushDiscard(own, card);
        emit(EventKind::Discarded, ruleR(105), side, card);
    }
}

/// The side chooses hand cards, one decision per card; without a choice they just go. False while a decision is open.
template<class L, class Sink>
bool Resolver<L, Sink>::discards(int side, int count, DecisionKind kind) {
    SideState<L>& own = m_s.sides[side];
    Frame& frame = m_s.frame;
    const bool limit = kind == DecisionKind::HandLimit;
    if (limit) {
        frame.left = static_cast<std::uint8_t>(count);
    } else if ((frame.step & 1U) == 0) {
        frame.left = static_cast<std::uint8_t>(count);
        frame.step = static_cast<std::uint8_t>(frame.step | 1U);
    }
    while (frame.left > 0 && own.handCount > 0) {
        bool choice = own.handCount > frame.left;
        if (choice) {
            bool equal = true;
            for (std::size_t i = 1; i < own.handCount; ++i) {
                equal = equal && own.hand(i) == own.hand(0);
            }
            choice = !equal;
        }
        if (choice) {
            ask(kind, side, frame.left);
            return false;
        }
        const Card card = own.hand(0);
        Piles<L>::removeFromHand(own, card);
        Piles<L>::pushDiscard(own, card);
        emit(EventKind::Discarded, limit ? ruleR(39) : ruleR(105), side, card);
        --frame.left;
    }
    return true;
}

/// E17: one card after the other, as many as there are.
template<class L, class Sink>
bool Resolver<L, Sink>::recover(const Instruction& in) {
    const int side = controller();
    SideState<L>& own = m_s.sides[side];
    Frame& frame = m_s.frame;
    if (frame.step == 0) {
        frame.step = kPicking;
        frame.left = static_cast<std::uint8_t>(amount(in));
    }
    while (frame.left > 0) {
        int fitting = 0;
        bool equal = true;
        Card only = kNoCard;
        for (std::size_t i = 0; i < own.discardCount; ++i) {
            const Card card = own.discard(i);
            if ((maskOf(m_q.info(card).type) & in.arg) != 0) {
                equal = equal && (only == kNoCard || only == card);
                only = card;
                ++fitting;
            }
        }
        if (fitting == 0) {
            if (frame.left == amount(in)) {
                dropPart(in);
            }
            return true;
        }
        if (fitting > frame.left && !equal) {
            ask(DecisionKind::Target, side, frame.left);
            return false;
        }
        Piles<L>::removeFromDiscard(own, only);
        Piles<L>::addToHand(own, only);
        emit(EventKind::Recovered, ruleR(105), side, only);
        --frame.left;
    }
    return true;
}

/// E25: `carried` counts the cards that are still looked at, `left` those that still go to the hand.
template<class L, class Sink>
bool Resolver<L, Sink>::lookTop(const Instruction& in) {
    const int side = controller();
    SideState<L>& own = m_s.sides[side];
    Frame& frame = m_s.frame;
    if (frame.step == 0) {
        frame.step = kPicking;
        if (own.pileCount < in.n) {
            refill(side);
        }
        frame.carried = static_cast<std::uint8_t>(std::min<int>(own.pileCount, in.n));
        frame.left = static_cast<std::uint8_t>(std::min<int>(frame.carried, in.arg));
        emit(EventKind::LookedAt, ruleA(75), side, frame.carried);
        if (frame.carried == 0) {
            dropPart(in);
        }
    }
    while (frame.carried > 0) {
        bool equal = true;
        for (std::size_t i = 1; i < frame.carried; ++i) {
            equal = equal && own.pile(i) == own.pile(0);
        }
        if (!equal && frame.left != frame.carried) {
            ask(frame.left > 0 ? DecisionKind::Target : DecisionKind::Order, side,
                frame.left > 0 ? frame.left : frame.left);
            return false;
        }
        const Card card = own.pile(0);
        Piles<L>::takeFromPile(own, 0);
        --frame.carried;
        if (frame.left > 0) {
            Piles<L>::addToHand(own, card);
            emit(EventKind::Kept, ruleA(75), side, card);
            --frame.left;
        } else {
            Piles<L>::putUnder(own, card);
            emit(EventKind::PutUnder, ruleA(75), side, 1);
        }
    }
    frame.carried = kNoFigure;
    eagerRefill(side);
    return true;
}

} // namespace blattwerk::engine::heldenhain
