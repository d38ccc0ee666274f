#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

template<class Sink>
void Resolver<Sink>::act(Action step) {
    const int number = m_s.active;
    if (step.kind == ActionKind::Draft) {
        pick(step.a);
        return;
    }
    m_s.effects = 0;
    openGroup();
    if (step.kind == ActionKind::TakeBack) {
        takeBack(step.a);
        return;
    }
    ++m_s.actions;
    m_s.acted = true;
    m_s.stage = Stage::Acted;
    switch (step.kind) {
    case ActionKind::Play:
    case ActionKind::Overlay: {
        const bool overlay = step.kind == ActionKind::Overlay;
        const int effort = values().effort(number, step.a);
        m_s.play = {step.a, overlay ? Spot{step.b} : freeSpot(number, step.b), static_cast<std::uint8_t>(effort),
                    overlay};
        payWith(step.mask);
        break;
    }
    case ActionKind::CoffeeBreak:
        Piles::takeFromHand(side(number), step.a);
        tell(EventKind::CoffeeLaid, {'R', 25}, number, step.a, step.b);
        place(step.a, freeSpot(number, step.b), false);
        awaitAll(Trigger::CoffeeBreak, number);
        break;
    case ActionKind::Buy:
        buy(step);
        break;
    case ActionKind::UseCertificate:
        side(number).used |= std::uint32_t{1} << m_r.certificateNumber(step.a);
        tell(EventKind::CertificateUsed, {'R', 71}, number, step.a);
        await(Trigger::Body, step.a, number, kNowhere);
        break;
    case ActionKind::Pass:
        side(number).passed = true;
        tell(EventKind::Passed, {'R', 33}, number);
        awaitAll(Trigger::Pass, number);
        break;
    default:
        break;
    }
}

/// MOD-R36: a free action; the main action stays open.
template<class Sink>
void Resolver<Sink>::takeBack(CardNo card) {
    const int number = m_s.active;
    leaveReserve(number, card);
    Piles::addToHand(side(number), card);
    tell(EventKind::ReserveTakenBack, {'R', 36}, number, card);
    await(Trigger::TakenBackSelf, card, number, kNowhere);
    awaitAll(Trigger::TakenBackAny, number);
    ++m_s.actions; // a loop of hand and reserve ends as one of actions does (MOD-H3)
    m_s.stage = Stage::TookBack;
}

/// MOD-R18. Without a mask a decision asks for each card, unless there is no choice.
template<class Sink>
void Resolver<Sink>::payWith(std::uint32_t mask) {
    const SideState& own = side(m_s.active);
    FixedVector<CardNo, kSideRoom> paid;
    const bool all = own.handCount == m_s.play.left + 1;
    for (std::size_t i = 0; i < own.handCount && m_s.play.left > 0; ++i) {
        const bool named = i < Action::kMostPayers && (mask >> i & 1U) != 0;
        if (own.hand(i) != m_s.play.card && (named || all)) {
            paid.push_back(own.hand(i));
        }
    }
    for (const CardNo card : paid) {
        payEffort(card);
    }
    if (m_s.play.card != kNoCard && m_s.play.left == 0) {
        completePlay();
    } else if (m_s.play.left > 0) {
        ask(DecisionKind::Effort, m_s.active);
    }
}

template<class Sink>
void Resolver<Sink>::payEffort(CardNo card) {
    discardFromHand(m_s.active, card, EventKind::EffortPaid, {'R', 18});
    --m_s.play.left;
}

/// MOD-D6: paid is already; old card, new card, then the texts in their order.
template<class Sink>
void Resolver<Sink>::completePlay() {
    const int number = m_s.active;
    const PendingPlay play = m_s.play;
    m_s.play = {};
    side(number).nextEffort = 0;
    Piles::takeFromHand(side(number), play.card);
    const auto where = static_cast<std::uint8_t>(locationOf(play.spot));
    if (!play.overlay) {
        tell(EventKind::Played, {'R', 17}, number, play.card, where);
        place(play.card, play.spot, true);
        await(Trigger::OnPlay, play.card, number, where);
        return;
    }
    const TopCard old = m_s.top(play.spot);
    tell(EventKind::Overlaid, {'R', 20}, number, play.card, old.card, where);
    discardFromField(play.spot, Cause::Overlay);
    place(play.card, play.spot, true);
    TopCard& card = m_s.top(play.spot);
    card.stress = old.stress;
    card.cover = old.cover;
    card.review = old.review;
    card.reviewed = old.reviewed;
    card.marks = static_cast<std::uint8_t>(std::min(old.marks + m_p.overlayBonus, 255));
    tell(EventKind::MarkersAdded, {'R', 23}, play.card, m_p.overlayBonus);
    if (old.faceUp) {
        openGroup();
        await(Trigger::OverlayOld, old.card, number, where);
    }
    openGroup();
    await(Trigger::OnPlay, play.card, number, where);
    openGroup();
    await(Trigger::OverlayNew, play.card, number, where);
    openGroup();
    awaitAll(Trigger::OverlayAny, number, play.card);
}

template<class Sink>
void Resolver<Sink>::place(CardNo card, Spot spot, bool faceUp) {
    TopCard& top = m_s.top(spot);
    top = {};
    top.card = card;
    top.faceUp = faceUp;
    top.arrival = ++m_s.arrivals;
}

/// MOD-R28 to R32.
template<class Sink>
void Resolver<Sink>::buy(Action step) {
    const int number = m_s.active;
    const int price = values().price(number, step.a);
    side(number).euro = static_cast<std::uint16_t>(side(number).euro - price);
    tell(EventKind::Bought, {'R', 28}, number, step.a, price);
    takeFromDisplay(number, step.a);
    putIntoUse(number, step.a, step.b);
    refillDisplays();
    await(Trigger::BuySelf, step.a, number, step.b);
    openGroup();
    awaitAll(Trigger::BuyAny, number);
}

template<class Sink>
void Resolver<Sink>::afterAction() {
    if (m_s.extraActions > 0 && !side(m_s.active).passed && m_s.actions < m_p.mostActions) {
        --m_s.extraActions;
        m_s.stage = Stage::Idle;
        return;
    }
    nextTurn();
}

/// MOD-R15, R16, R34.
template<class Sink>
void Resolver<Sink>::nextTurn() {
    const int other = 1 - m_s.active;
    if (!side(other).passed) {
        beginTurn(other);
    } else if (!side(m_s.active).passed) {
        beginTurn(m_s.active);
    } else {
        m_s.phase = Phase::Settlement;
        m_s.stage = Stage::ReserveFirst;
        tell(EventKind::SettlementStarted, {'R', 34}, m_s.quarter);
    }
}

template<class Sink>
void Resolver<Sink>::beginTurn(int number) {
    m_s.active = static_cast<std::uint8_t>(number);
    m_s.acted = false;
    m_s.extraActions = 0;
    m_s.stage = Stage::Idle;
    if (m_s.actions >= m_p.mostActions) { // MOD-H2
        tell(EventKind::GuardHit, {'H', 2}, Guard::Actions);
        side(number).passed = true;
        tell(EventKind::Passed, {'H', 2}, number);
        nextTurn();
        return;
    }
    tell(EventKind::TurnStarted, {'R', 15}, number);
}

template<class Sink>
void Resolver<Sink>::beginQuarter() {
    m_s.phase = Phase::Turn;
    m_s.actions = 0;
    std::fill(std::begin(m_s.marks), std::end(m_s.marks), std::uint8_t{0});
    side(0).passed = side(1).passed = false;
    tell(EventKind::QuarterStarted, {'R', 69}, m_s.startSide, m_s.quarter);
    beginTurn(m_s.startSide);
}

/// Goes on from a position that was drawn up.
template<class Sink>
void Resolver<Sink>::resume() {
    const bool passed[2] = {side(0).passed, side(1).passed};
    if (m_s.phase == Phase::Settlement || (passed[0] && passed[1])) {
        m_s.phase = Phase::Settlement;
        m_s.stage = Stage::ReserveFirst;
        run();
    } else if (passed[m_s.active]) {
        m_s.active ^= 1U;
    }
}

} // namespace blattwerk::engine::modulspiel
