#pragma once

#include "engine/systems/heldenhain/resolver.h"

namespace blattwerk::engine::heldenhain {

/// Lets an ability wait its turn (HEL-R121). In the other side's turn only what is mandatory happens (HEL-A67).
template<class L, class Sink>
void Resolver<L, Sink>::push(const TriggerEntry& entry) {
    const bool nonactive = m_q.controller(entry.source) != m_s.active;
    if (nonactive && m_r.parameters.nonactiveTriggers != NonactiveTriggers::All) {
        const unsigned flags = m_r.abilities[entry.ability].flags;
        const bool free = (flags & (Ability::Optional | Ability::HasPrice)) == 0;
        if (m_r.parameters.nonactiveTriggers == NonactiveTriggers::None || !free) {
            return;
        }
    }
    if (m_s.queueCount == L::kQueue) {
        guard(4);
        return;
    }
    m_s.queue[m_s.queueCount] = entry;
    m_s.queue[m_s.queueCount].batch = m_s.batch;
    ++m_s.queueCount;
}

/// Queues the abilities of one card with that trigger. `aboutSelf`: the event is about the card (or its bearer) itself.
template<class L, class Sink>
void Resolver<L, Sink>::queueAbilities(std::size_t card, Source source, Trigger trigger, FigureRef actor,
                                       FigureRef object, bool aboutSelf) {
    const CardInfo& info = m_q.info(card);
    for (std::size_t i = 0; i < info.abilityCount; ++i) {
        const auto number = static_cast<std::uint16_t>(info.firstAbility + i);
        const Ability& ability = m_r.abilities[number];
        if (ability.trigger == trigger && !(aboutSelf && (ability.flags & Ability::OtherOnly) != 0)) {
            push({number, source, actor, object, 0});
        }
    }
}

/// A figure's text, then its Ausrüstung.
template<class L, class Sink>
void Resolver<L, Sink>::queueFigureCards(FigureRef ref, Trigger trigger, FigureRef actor, FigureRef object,
                                         bool aboutSelf) {
    const int side = sideOf(ref);
    queueCard(fig(ref).card, Source::of(Source::InField, side, slotOf(ref)), trigger, actor, object, aboutSelf);
    for (const Card equipment : fig(ref).equipment) {
        if (equipment != kNoCard) {
            queueCard(equipment, Source::of(Source::OnFigure, side, slotOf(ref)), trigger, actor, object, aboutSelf);
        }
    }
}

/// KI, Hauptquartier, Schauplatz (which belongs to the side at turn).
template<class L, class Sink>
void Resolver<L, Sink>::queueSites(int side, Trigger trigger, FigureRef actor, FigureRef object) {
    const SideState<L>& own = m_s.sides[side];
    for (std::size_t i = 0; i < own.assistCount; ++i) {
        queueCard(own.assists[i].card, Source::of(Source::AmongAssists, side, i), trigger, actor, object);
    }
    if (own.hq != kNoCard && own.hqActive != 0) {
        queueCard(own.hq, Source::of(Source::AtHq, side), trigger, actor, object);
    }
    if (m_s.location != kNoCard && side == m_s.active) {
        queueCard(m_s.location, Source::of(Source::AtLocation, m_s.locationOwner), trigger, actor, object);
    }
}

/// All cards of the side that wait for the trigger, in slot order; `skip` has had its turn (HEL-A17).
template<class L, class Sink>
void Resolver<L, Sink>::queueAll(int side, Trigger trigger, FigureRef actor, FigureRef object, FigureRef skip) {
    for (std::size_t slot = 0; slot < m_s.sides[side].fieldCount; ++slot) {
        const FigureRef ref = figureRef(side, slot);
        if (ref != skip) {
            queueFigure(ref, trigger, actor, object, false);
        }
    }
    queueSites(side, trigger, actor, object);
}

/// S3: Hauptquartier, Schauplatz, figures by slot, KI (HEL-R28, A16).
template<class L, class Sink>
void Resolver<L, Sink>::queueStart(int side) {
    const std::uint32_t mine = m_s.sides[side].triggers;
    if ((mine & (bitOf(Trigger::StartOwn) | bitOf(Trigger::StartActive))) == 0) {
        return;
    }
    ++m_s.batch;
    const SideState<L>& own = m_s.sides[side];
    if (own.hq != kNoCard && own.hqActive != 0) {
        queueCard(own.hq, Source::of(Source::AtHq, side), Trigger::StartOwn, kNoFigure, kNoFigure);
    }
    if (m_s.location != kNoCard && m_s.locationArmed != 0) {
        const Source at = Source::of(Source::AtLocation, m_s.locationOwner);
        queueCard(m_s.location, at, Trigger::StartActive, kNoFigure, kNoFigure);
        queueCard(m_s.location, at, Trigger::StartOwn, kNoFigure, kNoFigure);
    }
    for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
        queueFigure(figureRef(side, slot), Trigger::StartOwn, kNoFigure, kNoFigure, true);
    }
    for (std::size_t i = 0; i < own.assistCount; ++i) {
        queueCard(own.assists[i].card, Source::of(Source::AmongAssists, side, i), Trigger::StartOwn, kNoFigure,
                  kNoFigure);
    }
}

/// Takes the next trigger; where the side at turn chooses the order, only among those of the same moment.
template<class L, class Sink>
void Resolver<L, Sink>::startNext() {
    const bool start = m_s.stage == Stage::StartTriggers;
    const bool chooses = start ? m_r.parameters.startTriggerOrder == StartTriggerOrder::Choice
                               : m_r.parameters.triggerOrder == TriggerOrder::Choice;
    if (chooses && m_s.queueCount > 1 && m_s.queue[1].batch == m_s.queue[0].batch) {
        ask(DecisionKind::Order, m_s.active, 1);
        return;
    }
    const TriggerEntry entry = m_s.queue[0];
    if (--m_s.queueCount > 0) {
        std::copy(m_s.queue + 1, m_s.queue + m_s.queueCount + 1, m_s.queue);
    }
    startFrame(entry);
}

template<class L, class Sink>
void Resolver<L, Sink>::startFrame(const TriggerEntry& entry) {
    Frame& frame = m_s.frame;
    frame = Frame{};
    frame.entry = entry;
    frame.pc = m_r.abilities[entry.ability].start;
    frame.first = kNoFigure;
    frame.second = kNoFigure;
    frame.carried = kNoFigure;
    frame.chosenAssist = kNoFigure;
    frame.times = 1;
    frame.active = 1;
    if (entry.source.place() != Source::Limbo) {
        emit(EventKind::Triggered, ruleR(121), controller(), sourceCard());
    }
}

/// HEL-G4: what still waits is dropped, and the game is marked.
template<class L, class Sink>
void Resolver<L, Sink>::guard(int number) {
    m_s.flagged = 1;
    emit(EventKind::GuardHit, ruleG(static_cast<std::uint8_t>(number)), number);
}

} // namespace blattwerk::engine::heldenhain
