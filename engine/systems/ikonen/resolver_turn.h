#pragma once

#include "engine/systems/ikonen/resolver.h"

namespace blattwerk::engine::ikonen {

template<class Sink>
void Resolver<Sink>::beginTurn(int number) {
    ++m_s.turn;
    m_s.active = static_cast<std::uint8_t>(number);
    m_s.placed = m_s.attached = 0;
    m_s.attacked = m_s.drawFailed = false;
    m_s.effects = 0;
    m_s.attacksLeft = static_cast<std::uint8_t>(Legality(m_s, m_r).attackStepExists() ? m_p.attacksPerTurn : 0);
    m_s.phase = Phase::Place;
    tell(EventKind::TurnStarted, {'R', 17}, number, m_s.turn);
    constexpr auto kAll = static_cast<std::uint16_t>((1U << kPlaces) - 1U);
    startWalk(Trigger::TurnStart, kAll, kNoSlot, m_s.active);
    m_s.stage = Stage::TurnBegun;
}

template<class Sink>
void Resolver<Sink>::enter(Phase phase) {
    m_s.phase = phase;
    m_s.stage = Stage::Idle;
    tell(EventKind::Phase, {'R', 19}, m_s.active, static_cast<int>(phase));
}

template<class Sink>
void Resolver<Sink>::act(Action step) {
    switch (step.kind) {
    case ActionKind::Next:
        leaveStep();
        break;
    case ActionKind::EndTurn:
        endTurn(false);
        break;
    case ActionKind::Place:
        place(step);
        break;
    case ActionKind::Flip:
        revealFor(m_s.active, step.a);
        m_s.stage = Stage::TurnBegun;
        break;
    case ActionKind::Attach:
        attach(step);
        break;
    case ActionKind::Attack:
        attack(step);
        break;
    case ActionKind::TakePrize: {
        const std::uint8_t prizes = side(1 - m_s.active).prizeCount;
        takePrize(m_s.active, step.a == Action::kNothing ? m_s.rng.below(prizes) : step.a);
        toDiscard();
        break;
    }
    case ActionKind::Draw:
        endTurn(true);
        break;
    case ActionKind::Concede:
    case ActionKind::Choose:
        break;
    }
}

template<class Sink>
void Resolver<Sink>::leaveStep() {
    const Phase phase = m_s.phase;
    if (phase != Phase::Prize && phase != Phase::Draw) {
        tell(EventKind::StepSkipped, {'R', 17}, m_s.active, static_cast<int>(phase));
    }
    switch (phase) {
    case Phase::Place:
        m_s.attacked ? afterAttaching() : enter(Phase::Attach);
        break;
    case Phase::Attach:
        afterAttaching();
        break;
    case Phase::Attack:
        enter(Phase::Draw);
        break;
    case Phase::Prize:
        tell(EventKind::PrizeDeclined, {'D', 7}, m_s.active);
        toDiscard();
        break;
    case Phase::Draw:
        endTurn(false);
        break;
    case Phase::Over:
        break;
    }
}

template<class Sink>
void Resolver<Sink>::place(Action step) {
    const int number = m_s.active;
    SideState& own = side(number);
    const CardNo card = static_cast<CardNo>(step.a);
    const bool faceUp = step.b == 1;
    Piles::takeFromHand(own, card);
    std::size_t slot = step.c;
    if (step.c == Action::kNothing) {
        slot = 0;
        while (own.field[slot].there()) {
            ++slot;
        }
    } else {
        tell(EventKind::IconReplaced, {'A', 4}, number, own.field[slot].card);
        leaveField(number, slot, m_p.replaceIcon == ReplaceIcon::ReturnOld);
    }
    own.field[slot] = {};
    own.field[slot].card = card;
    own.field[slot].faceUp = faceUp;
    own.field[slot].isNew = true;
    ++m_s.placed;
    tell(faceUp ? EventKind::IconPlaced : EventKind::IconPlacedHidden,
         {'R', static_cast<std::uint8_t>(faceUp ? 12 : 13)}, number, card);
    startWalk(Trigger::OnPlace, bit(spotOf(number, slot)), 0);
    m_s.stage = Stage::Placed;
}

/// The Ikone with all that is attached to it, each card to its owner (IKO-D9, IKO-S3).
template<class Sink>
void Resolver<Sink>::leaveField(int number, std::size_t slot, bool toHand) {
    PlacedIcon& icon = side(number).field[slot];
    for (std::size_t i = 0; i < icon.attachedCount; ++i) {
        Piles::addToDiscard(ownerOf(icon.attached[i]), icon.attached[i]);
        tell(EventKind::AttachmentDiscarded, {'R', 25}, m_r.owner(icon.attached[i]), icon.attached[i]);
    }
    if (toHand) {
        Piles::addToHand(side(number), icon.card);
    } else {
        Piles::addToDiscard(ownerOf(icon.card), icon.card);
    }
    icon = {};
}

template<class Sink>
void Resolver<Sink>::replaceAttachment(PlacedIcon& icon) {
    const CardNo old = icon.attached[0];
    Piles::addToDiscard(ownerOf(old), old);
    tell(EventKind::AttachmentReplaced, {'A', 10}, m_r.owner(old), old);
    std::copy(icon.attached + 1, icon.attached + icon.attachedCount, icon.attached);
    icon.foreign = static_cast<std::uint8_t>(unsigned{icon.foreign} >> 1U);
    icon.attached[--icon.attachedCount] = kNoCard;
}

template<class Sink>
void Resolver<Sink>::attach(Action step) {
    const int number = m_s.active;
    const CardNo card = static_cast<CardNo>(step.a);
    const Spot place = static_cast<Spot>(step.b);
    PlacedIcon& icon = m_s.icon(place);
    Piles::takeFromHand(side(number), card);
    if (icon.attachedCount >= m_p.attachLimit) { // the oldest one gives way
        replaceAttachment(icon);
    }
    const std::uint8_t at = icon.attachedCount++;
    icon.attached[at] = card;
    const unsigned foreign = place / kMostIcons == m_s.active ? 0U : 1U;
    icon.foreign = static_cast<std::uint8_t>(icon.foreign | foreign << at);
    ++m_s.attached;
    if (icon.faceUp) {
        tell(EventKind::Attached, {'R', 14}, number, card, icon.card);
    } else {
        tell(EventKind::AttachedHidden, {'R', 15}, number, card);
    }
    startWalk(Trigger::OnAttach, bit(place), static_cast<std::uint8_t>(at + 1));
    m_s.stage = Stage::Attached;
}

template<class Sink>
void Resolver<Sink>::afterAttaching() {
    const bool attacks = Legality(m_s, m_r).attackStepExists() && (!m_s.attacked || m_s.attacksLeft > 0);
    enter(attacks ? Phase::Attack : Phase::Draw);
}

template<class Sink>
void Resolver<Sink>::endTurn(bool draws) {
    const int number = m_s.active;
    if (draws) {
        drawAtEnd();
    } else if (!Legality(m_s, m_r).drawIsDue()) {
        if (m_s.turn == 1 && m_p.draw > 0) {
            tell(EventKind::DrawSkipped, {'A', 24}, number);
        }
    } else {
        tell(EventKind::DrawDeclined, {'R', 16}, number);
    }
    constexpr auto kAll = static_cast<std::uint16_t>((1U << kPlaces) - 1U);
    startWalk(Trigger::TurnEnd, kAll, kNoSlot, m_s.active);
    m_s.phase = Phase::Draw;
    m_s.stage = Stage::Drawn;
}

template<class Sink>
void Resolver<Sink>::drawAtEnd() {
    for (int i = 0; i < m_p.draw; ++i) {
        m_s.drawFailed = m_s.drawFailed || side(m_s.active).pileCount == 0;
        drawCards(m_s.active, 1, {'R', 16});
    }
}

/// "bis Zugende" and the Effekte of one turn (IKO-V23, IKO-A9).
template<class Sink>
void Resolver<Sink>::endModifiers() {
    bool any = false;
    for (Spot place = 0; place < kPlaces; ++place) {
        PlacedIcon& icon = m_s.icon(place);
        any = any || std::any_of(icon.boost, icon.boost + kValueCount, [](int v) { return v != 0; });
        std::fill(icon.boost, icon.boost + kValueCount, std::int16_t{0});
        icon.isNew = false;
        for (std::size_t i = icon.attachedCount; m_p.effectDuration == EffectDuration::EndOfTurn && i-- > 0;) {
            if (m_r.cards[icon.attached[i]].type == CardType::Effect) {
                tell(EventKind::EffektEnded, {'A', 9}, m_r.owner(icon.attached[i]), icon.attached[i]);
                detach(place, i);
            }
        }
    }
    if (any) {
        tell(EventKind::ModifiersExpired, {'R', 17});
    }
}

template<class Sink>
bool Resolver<Sink>::isUsedUp(int number) const {
    const SideState& own = side(number);
    switch (m_p.deckout) {
    case Deckout::PileEmpty:
        return own.pileCount == 0;
    case Deckout::CannotDraw:
        return number == m_s.active && m_s.drawFailed;
    case Deckout::PileHand:
        return own.pileCount == 0 && own.handCount == 0;
    case Deckout::PileHandField:
        return own.pileCount == 0 && own.handCount == 0 && own.iconCount() == 0;
    }
    return false;
}

/// TURN_END_CHECK (IKO-R33), the guard of turns (IKO-H2), and the other side's turn.
template<class Sink>
void Resolver<Sink>::settleTurn() {
    tell(EventKind::TurnEnded, {'R', 17}, m_s.active);
    const bool used[2] = {isUsedUp(0), isUsedUp(1)};
    if (used[0] && used[1]) {
        winBoth(Ending::UsedUp, {'R', 33});
    } else if (used[0] || used[1]) {
        win(used[0] ? 1 : 0, Ending::UsedUp, {'R', 33});
    } else if (m_s.turn >= m_p.mostTurns) {
        tell(EventKind::GuardHit, {'H', 2}, 0);
        if (m_p.limitResult == LimitResult::MorePrizes) {
            finishByPrizes(Ending::Limit, false);
        } else {
            finish(Winner::Draw, Ending::Limit);
            tell(EventKind::GameDrawn, {'H', 2});
        }
    } else {
        beginTurn(1 - m_s.active);
    }
}

template<class Sink>
void Resolver<Sink>::advance() {
    switch (m_s.stage) {
    case Stage::TurnBegun:
        enter(Phase::Place);
        break;
    case Stage::Placed:
        if (m_s.attacked) { // IKO-A19
            afterAttaching();
        } else {
            enter(m_s.placed < m_p.placePerTurn ? Phase::Place : Phase::Attach);
        }
        break;
    case Stage::Attached:
        if (m_s.attached < m_p.attachPerTurn) {
            enter(Phase::Attach);
        } else {
            afterAttaching();
        }
        break;
    case Stage::Revealed:
        startWalk(Trigger::OnAttack, bit(spotOf(m_s.active, m_s.fight.attacker)));
        m_s.stage = Stage::Attacking;
        break;
    case Stage::Attacking:
        if (m_s.fight.defender == kNoSlot) {
            attackNobody();
            break;
        }
        startWalk(Trigger::OnDefend, bit(spotOf(1 - m_s.active, m_s.fight.defender)));
        m_s.stage = Stage::Defending;
        break;
    case Stage::Defending:
        compare();
        break;
    case Stage::AttackerTold:
        startAfter(1 - m_s.active);
        m_s.stage = Stage::Told;
        break;
    case Stage::Told:
        checkGoals();
        break;
    case Stage::Drawn:
        endModifiers();
        if (const int over = side(m_s.active).handCount - m_p.handLimit; m_p.handLimit > 0 && over > 0) {
            ask(DecisionKind::HandLimit, m_s.active, over);
        }
        m_s.stage = Stage::HandLimit;
        break;
    case Stage::HandLimit:
        settleTurn();
        break;
    case Stage::Idle:
        break;
    }
}

} // namespace blattwerk::engine::ikonen
