#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

/// Bit of the card's ability among those that act once per quarter.
template<class Sink>
std::uint8_t Resolver<Sink>::markOf(std::uint16_t ability, CardNo card) const {
    const CardProgram& program = m_r.info(card).program;
    unsigned bit = 0;
    for (std::uint16_t i = program.firstAbility; i < ability; ++i) {
        bit += m_r.programs.abilities[i].oncePerQuarter ? 1U : 0U;
    }
    return static_cast<std::uint8_t>(1U << (bit % 8U));
}

template<class Sink>
bool Resolver<Sink>::isUsed(std::uint16_t ability, CardNo card) const {
    return m_r.programs.abilities[ability].oncePerQuarter && (m_s.marks[card] & markOf(ability, card)) != 0;
}

template<class Sink>
void Resolver<Sink>::addWaiting(std::uint16_t ability, std::uint16_t group, const Source& source, bool aftermath) {
    if (isUsed(ability, source.card)) {
        return;
    }
    if (m_s.waitingCount == kMostWaiting) {
        tell(EventKind::GuardHit, {'H', 4}, Guard::Effects);
        return;
    }
    m_s.waiting[m_s.waitingCount++] = {ability, group, source, aftermath};
}

/// The card's own abilities with that trigger; the heads that speak of "this card" need no zone.
template<class Sink>
void Resolver<Sink>::await(Trigger trigger, CardNo card, int controller, std::uint8_t place) {
    if ((m_r.info(card).triggers & bitOf(trigger)) == 0) {
        return;
    }
    const CardProgram& program = m_r.info(card).program;
    for (std::uint16_t i = 0; i < program.abilityCount; ++i) {
        const auto ability = static_cast<std::uint16_t>(program.firstAbility + i);
        if (m_r.programs.abilities[ability].trigger == trigger) {
            addWaiting(ability, m_s.group, {card, static_cast<std::uint8_t>(controller), place},
                       trigger == Trigger::Aftermath);
        }
    }
}

/// Calls visit(ability, source) for the side's abilities with that trigger in their zones (MOD-R41, V11). A head that
/// names the reserve also works there (5.1, 10).
template<class Sink>
template<typename Visit>
void Resolver<Sink>::eachSource(int number, Trigger trigger, Visit visit) const {
    const SideState& own = side(number);
    const bool namesReserve = trigger == Trigger::TakenBackAny || trigger == Trigger::ReserveDiscardAny ||
                              trigger == Trigger::ReserveEnterAny;
    const auto visitCard = [&](CardNo card, std::uint8_t place, bool onReserve) {
        const CardInfo& info = m_r.info(card);
        if ((info.triggers & bitOf(trigger)) == 0) {
            return;
        }
        for (std::uint16_t i = 0; i < info.program.abilityCount; ++i) {
            const auto number16 = static_cast<std::uint16_t>(info.program.firstAbility + i);
            const Ability& ability = m_r.programs.abilities[number16];
            const bool inZone =
                onReserve ? namesReserve || ability.zone != Zone::Own : ability.zone != Zone::OnlyReserve;
            if (ability.trigger == trigger && inZone) {
                visit(number16, Source{card, static_cast<std::uint8_t>(number), place});
            }
        }
    };
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        for (const TopCard& card : own.top[place]) {
            if (card.there() && card.faceUp) {
                visitCard(card.card, static_cast<std::uint8_t>(place), false);
            }
        }
    }
    for (std::size_t i = 0; i < own.reserveCount; ++i) {
        visitCard(own.reserve[i], kNowhere, true);
    }
    for (std::size_t i = 0; i < own.boughtCount; ++i) {
        visitCard(own.bought[i].card, own.bought[i].place, false);
    }
    for (std::uint32_t left = own.unlocked; left != 0; left &= left - 1) {
        visitCard(m_r.certificate(number, static_cast<std::size_t>(std::countr_zero(left))), kNowhere, false);
    }
}

template<class Sink>
void Resolver<Sink>::awaitAll(Trigger trigger, int number, CardNo except, std::uint8_t at) {
    eachSource(number, trigger, [&](std::uint16_t ability, const Source& source) {
        const Place place = m_r.programs.abilities[ability].place;
        const bool meant = at == kNowhere || Values::fits(place, at, source.place);
        if (source.card != except && meant) {
            addWaiting(ability, m_s.group, source, false);
        }
    });
}

/// Starts the next waiting ability, or asks which one (MOD-D4); false if there is none.
template<class Sink>
bool Resolver<Sink>::nextWaiting() {
    std::uint16_t group = Waiting::kQuarterEnd;
    for (std::size_t i = 0; i < m_s.waitingCount; ++i) {
        group = std::min(group, m_s.waiting[i].group);
    }
    if (group == Waiting::kQuarterEnd) {
        m_s.group = 0;
        return false;
    }
    const int first = m_s.phase == Phase::Settlement ? m_s.startSide : m_s.active;
    for (const int number : {first, 1 - first}) {
        const auto open = legality().orderable(number, group);
        if (open.none()) {
            continue;
        }
        if (open.count() > 1) {
            m_s.orderGroup = group;
            ask(DecisionKind::Order, number);
            return true;
        }
        std::size_t index = 0;
        while (!open.test(index)) {
            ++index;
        }
        startWaiting(index);
        return true;
    }
    return false;
}

template<class Sink>
void Resolver<Sink>::startWaiting(std::size_t index) {
    const Waiting one = m_s.waiting[index];
    std::copy(m_s.waiting + index + 1, m_s.waiting + m_s.waitingCount, m_s.waiting + index);
    --m_s.waitingCount;
    if (isUsed(one.ability, one.source.card)) {
        return;
    }
    if (pushFrame(one.ability, one.source)) {
        tell(one.aftermath ? EventKind::Aftermath : EventKind::Triggered,
             one.aftermath ? RuleId{'R', 48} : RuleId{'D', 4}, one.source.controller, one.source.card);
    }
}

template<class Sink>
bool Resolver<Sink>::pushFrame(std::uint16_t ability, const Source& source) {
    if (m_s.effects >= m_p.mostEffects || m_s.depth == kMostFrames) {
        lapseAll();
        return false;
    }
    ++m_s.effects;
    Frame& frame = m_s.frames[m_s.depth++];
    frame = {};
    frame.ability = ability;
    frame.pc = m_r.programs.abilities[ability].start;
    frame.source = source;
    return true;
}

/// MOD-H4: all that waits lapses, and what is running; quarter-end texts are no part of a loop.
template<class Sink>
void Resolver<Sink>::lapseAll() {
    tell(EventKind::GuardHit, {'H', 4}, Guard::Effects);
    Waiting* const end = std::remove_if(m_s.waiting, m_s.waiting + m_s.waitingCount,
                                        [](const Waiting& one) { return one.group != Waiting::kQuarterEnd; });
    m_s.waitingCount = static_cast<std::uint8_t>(end - m_s.waiting);
    m_s.depth = 0;
}

} // namespace blattwerk::engine::modulspiel
