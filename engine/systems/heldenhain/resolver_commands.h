#pragma once

#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

template<class L, class Sink>
void Resolver<L, Sink>::apply(Action action) {
    m_s.steps = 0;
    const int side = m_s.active;
    SideState<L>& own = m_s.sides[side];
    switch (action.kind) {
    case ActionKind::EndTurn:
        beginEnd();
        break;
    case ActionKind::Play:
        play(action.a, action.b, action.c);
        break;
    case ActionKind::UseHq:
        own.hqUsed = static_cast<std::uint8_t>(own.hqUsed | 1U << action.a);
        m_s.progress = 1;
        emit(EventKind::HqAbilityUsed, ruleR(93), side, own.hq);
        useAbility(m_q.info(own.hq).firstAbility + action.a, Source::of(Source::AtHq, side));
        break;
    case ActionKind::Collect:
        beginAction();
        collect(figureRef(side, action.a));
        break;
    case ActionKind::Distract:
        beginAction();
        distract(figureRef(side, action.a), figureRef(1 - side, action.b));
        break;
    case ActionKind::UseAssist: {
        beginAction();
        Assist<L>& assist = own.assists[action.a];
        assist.stance.setReady(false);
        emit(EventKind::AssistUsed, ruleR(83), side, assist.card);
        useAbility(m_q.abilityOf(assist.card, Trigger::ExhaustAction),
                   Source::of(Source::AmongAssists, side, action.a));
        break;
    }
    case ActionKind::UseExhaust: {
        beginAction();
        Figure<L>& figure = own.field[action.a];
        figure.stance.setReady(false);
        ++figure.actions;
        emit(EventKind::ExhaustActionUsed, ruleR(104), side, figure.card);
        useAbility(m_q.abilityOf(figure.card, Trigger::ExhaustAction), Source::of(Source::InField, side, action.a));
        break;
    }
    case ActionKind::Mulligan:
        answerMulligan(action.a != 0);
        break;
    case ActionKind::Choose:
        answer(action);
        break;
    case ActionKind::Concede:
        emit(EventKind::Conceded, ruleA(72), action.a);
        finish(action.a == 0 ? Winner::SideB : Winner::SideA, EndReason::Conceded);
        break;
    }
    run();
}

/// HEL-R32 to R34: the declaration of the first action ends the play phase.
template<class L, class Sink>
void Resolver<L, Sink>::beginAction() {
    --m_s.ap;
    if (m_s.phase != Phase::Action) {
        m_s.phase = Phase::Action;
        emit(EventKind::Phase, ruleR(34), m_s.active, static_cast<int>(Phase::Action));
    }
    m_s.acted = 1;
    m_s.progress = 1;
}

template<class L, class Sink>
void Resolver<L, Sink>::useAbility(int ability, Source source) {
    startFrame({static_cast<std::uint16_t>(ability), source, kNoFigure, kNoFigure, 0});
}

/// HEL-R30, steps 3 to 7.
template<class L, class Sink>
void Resolver<L, Sink>::play(std::size_t card, std::size_t sacrifice, std::size_t bearer) {
    const int side = m_s.active;
    SideState<L>& own = m_s.sides[side];
    const CardInfo& info = m_q.info(card);
    const TypeMask type = maskOf(info.type);
    ++m_s.plays;
    m_s.progress = 1;
    if (m_s.phase == Phase::Action) {
        emit(EventKind::PermissionUsed, ruleR(35), side, card);
        spendPermission(type);
    }
    if (sacrifice != Action::kNothing) { // HEL-R49, A41
        const FigureRef ref = figureRef(side, sacrifice);
        emit(EventKind::Sacrificed, ruleR(49), side, fig(ref).card);
        if (m_r.parameters.sacrificeIsElimination) {
            eliminate(bit(ref), true, false);
        } else {
            discardFigure(ref);
            closeGap(ref);
            refreshAuras(side);
        }
    }
    const int cost = m_q.cost(side, card);
    own.energy = static_cast<std::uint8_t>(own.energy - cost);
    std::uint8_t kept = 0;
    for (std::size_t i = 0; i < m_s.discountCount; ++i) {
        if ((m_s.discounts[i].types & type) == 0) {
            m_s.discounts[kept++] = m_s.discounts[i];
        }
    }
    m_s.discountCount = kept;
    Piles<L>::removeFromHand(own, static_cast<Card>(card));
    emit(EventKind::CardPlayed, ruleR(30), side, card);
    if (cost > 0) {
        emit(EventKind::EnergyPaid, ruleR(31), side, cost, own.energy);
    }
    m_s.played = static_cast<Card>(card);
    m_s.playedNext = 0;
    m_s.stage = Stage::Played;
    enter(static_cast<Card>(card), bearer);
    checkStress();
}

/// Step 5: the card comes to its zone.
template<class L, class Sink>
void Resolver<L, Sink>::enter(Card card, std::size_t bearer) {
    const int side = m_s.active;
    SideState<L>& own = m_s.sides[side];
    const CardInfo& info = m_q.info(card);
    switch (info.type) {
    case CardType::Character:
    case CardType::Companion:
    case CardType::Illusion: {
        const std::size_t slot = own.fieldCount++;
        Figure<L>& figure = own.field[slot];
        figure = Figure<L>{};
        figure.card = card;
        std::fill(figure.equipment, figure.equipment + L::kEquipment, kNoCard);
        figure.stance.setReady(true);
        own.auras = static_cast<std::uint16_t>(own.auras | info.auras);
        own.triggers |= info.triggers;
        const auto mark = [&](typename L::SlotMask& mask, bool wanted) {
            mask = static_cast<typename L::SlotMask>((mask & ~(1U << slot)) | static_cast<unsigned>(wanted) << slot);
        };
        mark(own.auraSlots, info.auras != 0);
        mark(own.characters, info.type == CardType::Character);
        mark(own.exhausters, (info.traits & kTraitExhausts) != 0);
        mark(own.quirks, !isPlainFigure(info.type, info.traits));
        figure.stance.setWaiting(!m_q.has(StaticKind::NoWaiting, figureRef(side, slot)));
        m_s.playedSource = Source::of(Source::InField, side, slot);
        break;
    }
    case CardType::Equipment:
        m_s.playedSource = Source::of(Source::OnFigure, side, bearer);
        attach(figureRef(side, bearer), card);
        break;
    case CardType::Assist:
        m_s.playedSource = Source::of(Source::AmongAssists, side, own.assistCount);
        own.assists[own.assistCount] = Assist<L>{card, Stance{Stance::kReady}};
        ++own.assistCount;
        joinAuras(side, info);
        own.assistsPlayed =
            static_cast<typename L::AssistNames>(own.assistsPlayed | typename L::AssistNames{1} << info.assistName);
        break;
    case CardType::Headquarters:
        putHeadquarters(card);
        break;
    case CardType::Location:
        putLocation(card);
        break;
    case CardType::ActionCard:
        m_s.playedSource = Source::of(Source::Limbo, side);
        break;
    }
}

/// HEL-R90: the old one stops at once, the new one waits for the next own turn.
template<class L, class Sink>
void Resolver<L, Sink>::putHeadquarters(Card card) {
    SideState<L>& own = m_s.sides[m_s.active];
    const bool replaces = own.hq != kNoCard;
    if (replaces) {
        emit(EventKind::Replaced, ruleR(90), m_s.active, own.hq, card);
        Piles<L>::pushDiscard(own, own.hq);
    }
    own.hq = card;
    own.hqActive = 0;
    own.hqUsed = 0;
    if (replaces) {
        refreshAuras(m_s.active);
    }
    m_s.playedSource = Source::of(Source::AtHq, m_s.active);
}

/// HEL-R97, R99.
template<class L, class Sink>
void Resolver<L, Sink>::putLocation(Card card) {
    if (m_s.location != kNoCard) {
        emit(EventKind::Replaced, ruleR(97), m_s.locationOwner, m_s.location, card);
        Piles<L>::pushDiscard(m_s.sides[m_s.locationOwner], m_s.location);
    }
    m_s.location = card;
    m_s.locationOwner = m_s.active;
    m_s.locationArmed = 0;
    refreshAuras();
    m_s.playedSource = Source::of(Source::AtLocation, m_s.active);
}

/// Steps 7 to 9: "Beim Ausspielen" or the text of an Aktion, one ability after the other; then the Aktion goes to the
/// Ablage, and the triggers about played cards wait behind those that already do.
template<class L, class Sink>
void Resolver<L, Sink>::finishPlayed() {
    const Card card = m_s.played;
    const CardInfo& info = m_q.info(card);
    while (m_s.playedNext < info.abilityCount) {
        const auto number = static_cast<std::uint16_t>(info.firstAbility + m_s.playedNext++);
        const Trigger trigger = m_r.abilities[number].trigger;
        if (trigger == Trigger::OnPlay || trigger == Trigger::Body) {
            startFrame({number, m_s.playedSource, kNoFigure, kNoFigure, 0});
            return;
        }
    }
    const int side = m_s.active;
    if (info.type == CardType::ActionCard) {
        Piles<L>::pushDiscard(m_s.sides[side], card);
    }
    m_s.played = kNoCard;
    m_s.stage = Stage::Idle;
    ++m_s.batch;
    const FigureRef itself = m_s.playedSource.place() == Source::InField ? m_s.playedSource.figure() : kNoFigure;
    if (isFigure(info.type)) {
        queueOwn(side, Trigger::AfterPlayFigure, kNoFigure, kNoFigure, itself);
    } else if (info.type == CardType::ActionCard) {
        queueOwn(side, Trigger::AfterPlayAction, kNoFigure, kNoFigure, kNoFigure);
    } else if (info.type == CardType::Equipment) {
        const std::size_t first = m_s.queueCount;
        queueOwn(side, Trigger::AfterPlayEquipment, kNoFigure, kNoFigure, kNoFigure);
        // The Ausrüstung that was just played does not see itself.
        for (std::size_t i = first; i < m_s.queueCount; ++i) {
            if (m_r.abilities[m_s.queue[i].ability].card == card && m_s.queue[i].source == m_s.playedSource) {
                std::copy(m_s.queue + i + 1, m_s.queue + m_s.queueCount, m_s.queue + i);
                --m_s.queueCount;
                break;
            }
        }
    }
}

/// The narrowest permission that fits is used up (HEL-R35).
template<class L, class Sink>
void Resolver<L, Sink>::spendPermission(TypeMask type) {
    std::size_t best = L::kTokens;
    for (std::size_t i = 0; i < m_s.permitCount; ++i) {
        if ((m_s.permits[i].types & type) != 0 &&
            (best == L::kTokens || std::popcount(m_s.permits[i].types) < std::popcount(m_s.permits[best].types))) {
            best = i;
        }
    }
    if (best < L::kTokens && --m_s.permits[best].count == 0) {
        m_s.permits[best] = m_s.permits[--m_s.permitCount];
    }
}

template<class L, class Sink>
void Resolver<L, Sink>::answer(Action action) {
    const DecisionKind kind = m_s.decision;
    m_s.decision = DecisionKind::None;
    Frame& frame = m_s.frame;
    switch (kind) {
    case DecisionKind::Target:
        if (static_cast<ChoiceKind>(action.a) == ChoiceKind::Card) {
            answerCard(static_cast<Card>(action.b));
        } else {
            answerTarget(action);
        }
        break;
    case DecisionKind::Optional: {
        const Instruction& in = openInstruction();
        const bool yes = static_cast<ChoiceKind>(action.a) == ChoiceKind::Yes;
        emit(yes ? EventKind::Accepted : EventKind::Declined, ruleA(50), m_s.decider, sourceCard());
        frame.pc = yes ? static_cast<std::uint16_t>(frame.pc + 1) : in.to;
        break;
    }
    case DecisionKind::Discard:
    case DecisionKind::HandLimit:
        answerDiscard(static_cast<Card>(action.b));
        break;
    case DecisionKind::Option:
        emit(EventKind::OptionChosen, ruleR(121), m_s.decider, sourceCard(), action.b + 1);
        frame.bullets = static_cast<std::uint8_t>(frame.bullets | 1U << action.b);
        frame.pc = m_r.code[frame.pc + 1U + action.b].to;
        break;
    case DecisionKind::Order:
        if (static_cast<ChoiceKind>(action.a) == ChoiceKind::Trigger) {
            const TriggerEntry entry = m_s.queue[action.b];
            std::copy(m_s.queue + action.b + 1, m_s.queue + m_s.queueCount, m_s.queue + action.b);
            --m_s.queueCount;
            startFrame(entry);
        } else {
            answerCard(static_cast<Card>(action.b));
        }
        break;
    case DecisionKind::Mulligan:
    case DecisionKind::None:
        break;
    }
}

/// One more figure (or KI) of the open target, or none any more.
template<class L, class Sink>
void Resolver<L, Sink>::answerTarget(Action action) {
    Frame& frame = m_s.frame;
    const auto choice = static_cast<ChoiceKind>(action.a);
    if (choice == ChoiceKind::Pass) {
        frame.left = 0;
    } else {
        const auto ref = static_cast<FigureRef>(action.b);
        frame.picked |= bit(ref);
        --frame.left;
        if constexpr (Sink::kRecords) {
            const Card card =
                choice == ChoiceKind::Assist ? m_s.sides[sideOf(ref)].assists[slotOf(ref)].card : fig(ref).card;
            emit(EventKind::Chosen, ruleA(75), m_s.decider, card);
        }
        if (frame.first == kNoFigure || choice == ChoiceKind::Assist) {
            frame.first = choice == ChoiceKind::Assist ? frame.first : ref;
        } else if (frame.second == kNoFigure) {
            frame.second = ref;
        }
    }
    const std::uint32_t rest = frame.left > 0 ? openCandidates() : 0U;
    if (rest == 0) {
        frame.left = 0;
    }
    if (frame.left > 0) {
        // What is left may leave no choice.
        if (!mayPass() && std::popcount(rest) <= frame.left) {
            frame.picked |= rest;
        } else {
            ask(DecisionKind::Target, m_s.decider, frame.left);
            return;
        }
    }
    frame.step = static_cast<std::uint8_t>((frame.step & kSecond) | kPicked);
}

template<class L, class Sink>
void Resolver<L, Sink>::answerDiscard(Card card) {
    const int side = m_s.decider;
    Piles<L>::removeFromHand(m_s.sides[side], card);
    Piles<L>::pushDiscard(m_s.sides[side], card);
    emit(EventKind::Discarded, m_s.stage == Stage::HandLimit ? ruleR(39) : ruleR(105), side, card);
    --m_s.frame.left;
}

/// A card from the Ablage, one of the looked-at cards, or the next one of those that go under the pile.
template<class L, class Sink>
void Resolver<L, Sink>::answerCard(Card card) {
    const int side = m_s.decider;
    SideState<L>& own = m_s.sides[side];
    Frame& frame = m_s.frame;
    const Instruction& in = openInstruction();
    if (in.op == Op::Recover) {
        Piles<L>::removeFromDiscard(own, card);
        Piles<L>::addToHand(own, card);
        emit(EventKind::Recovered, ruleR(105), side, card);
        --frame.left;
        return;
    }
    std::size_t place = 0;
    while (own.pile(place) != card) {
        ++place;
    }
    Piles<L>::takeFromPile(own, place);
    if (frame.left > 0) {
        Piles<L>::addToHand(own, card);
        emit(EventKind::Kept, ruleA(75), side, card);
        --frame.left;
    } else {
        Piles<L>::putUnder(own, card);
        emit(EventKind::PutUnder, ruleA(75), side, 1);
    }
    --frame.carried; // cards that are still looked at
}

} // namespace blattwerk::engine::heldenhain
