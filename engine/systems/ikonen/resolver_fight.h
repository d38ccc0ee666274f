#pragma once

#include "engine/systems/ikonen/resolver.h"

namespace blattwerk::engine::ikonen {

template<class Sink>
void Resolver<Sink>::attack(Action step) {
    const int number = m_s.active;
    Fight& fight = m_s.fight;
    fight = {};
    fight.running = true;
    fight.attacker = static_cast<std::uint8_t>(step.a);
    fight.defender = step.b == Action::kNothing ? kNoSlot : static_cast<std::uint8_t>(step.b);
    fight.value = static_cast<Value>(step.c);
    --m_s.attacksLeft;
    m_s.attacked = true;
    m_s.lastAttack = m_s.turn;
    tell(EventKind::Attacked, {'R', 20}, number, step.c);
    revealFor(number, fight.attacker);
    if (fight.defender != kNoSlot) {
        revealFor(1 - number, fight.defender);
        tell(EventKind::AttackChosen, {'R', 20}, number, side(number).field[fight.attacker].card,
             side(1 - number).field[fight.defender].card);
    }
    m_s.stage = Stage::Revealed;
}

template<class Sink>
void Resolver<Sink>::revealFor(int number, std::size_t slot) {
    PlacedIcon& icon = side(number).field[slot];
    if (icon.faceUp) {
        return;
    }
    icon.faceUp = true;
    tell(EventKind::Revealed, {'R', 23}, number, icon.card);
    m_s.reveals.trigger = Trigger::OnReveal;
    m_s.reveals.places = static_cast<std::uint16_t>(m_s.reveals.places | bit(spotOf(number, slot)));
}

/// An attack on an empty field (IKO-A5).
template<class Sink>
void Resolver<Sink>::attackNobody() {
    if (m_p.attackEmpty == AttackEmpty::Win) {
        win(m_s.active, Ending::EmptyField, {'A', 5});
        return;
    }
    m_s.fight.bringsPrize = true;
    defeat(1 - m_s.active);
}

/// COMPARE: who overwhelms whom, what the texts make of it, and what it brings (IKO-R21 to R30).
template<class Sink>
void Resolver<Sink>::compare() {
    Fight& fight = m_s.fight;
    const Values values(m_s, m_r);
    const int attacker = m_s.active;
    const int defender = 1 - attacker;
    const Spot places[2] = {spotOf(attacker, fight.attacker), spotOf(defender, fight.defender)};
    const CardNo cards[2] = {m_s.icon(places[0]).card, m_s.icon(places[1]).card};
    const bool special = fight.value == Value::Sat;
    const int attack = values.value(places[0], fight.value);
    const int defence = values.value(places[1], special ? Value::Sve : Value::Ver);
    tell(EventKind::Compared, {'R', static_cast<std::uint8_t>(special ? 22 : 21)}, cards[0], cards[1],
         static_cast<int>(fight.value), attack, defence);
    int result = attack > defence ? 1 : attack < defence ? -1 : 0;
    bool falls[2] = {result<0, result> 0};
    if (result == 0) {
        const bool wins[2] = {values.has(places[0], StaticKind::WinTies), values.has(places[1], StaticKind::WinTies)};
        if (wins[0] != wins[1]) { // two of them cancel each other out
            result = wins[0] ? 1 : -1;
            falls[wins[0] ? 1 : 0] = true;
            tell(EventKind::TieWon, {'R', 29}, wins[0] ? attacker : defender, cards[wins[0] ? 0 : 1]);
        } else {
            tell(EventKind::FightTied, {'R', 29}, cards[0], cards[1]);
            for (std::size_t i = 0; i < 2; ++i) {
                falls[i] = !values.has(places[i], StaticKind::SurviveTies);
                if (!falls[i]) {
                    tell(EventKind::TieSurvived, {'R', 29}, i == 0 ? attacker : defender, cards[i]);
                }
            }
        }
    } else {
        tell(result > 0 ? EventKind::FightWon : EventKind::FightLost,
             {'R', static_cast<std::uint8_t>(result > 0 ? 24 : 27)}, attacker, cards[0]);
    }
    fight.result = static_cast<std::int8_t>(result);
    const bool withoutPrize = values.has(places[1], StaticKind::NoPrize);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto saver = falls[i] ? values.saver(places[i]) : std::nullopt;
        if (saver) {
            tell(EventKind::Saved, {'R', 25}, i == 0 ? attacker : defender, m_s.icon(places[i]).attached[*saver],
                 cards[i]);
            detach(places[i], *saver);
            falls[i] = false;
        }
        fight.defeated[i == 0 ? attacker : defender] = falls[i];
    }
    fight.bringsPrize = result > 0 && falls[1] && !withoutPrize;
    if (result > 0 && falls[1] && withoutPrize) {
        tell(EventKind::NoPrize, {'A', 29}, defender, cards[1]);
    }
    defeat(defender);
}

/// PRIZE: the attacker may take one of that side's prizes, if the fight brings one.
template<class Sink>
void Resolver<Sink>::defeat(int number) {
    SideState& loser = side(number);
    if (!m_s.fight.bringsPrize || loser.prizeCount == 0) {
        toDiscard();
        return;
    }
    if (m_p.prizePick == PrizePick::Chosen) {
        loser.knownPrizes[1 - number] = static_cast<std::uint16_t>((1U << loser.prizeCount) - 1U);
    }
    enter(Phase::Prize);
}

template<class Sink>
void Resolver<Sink>::takePrize(int taker, std::size_t position) {
    SideState& owner = side(1 - taker);
    SideState& own = side(taker);
    const CardNo card = owner.prizes[position];
    std::copy(owner.prizes + position + 1, owner.prizes + owner.prizeCount, owner.prizes + position);
    --owner.prizeCount;
    const auto below = static_cast<std::uint16_t>((1U << position) - 1U);
    for (std::uint16_t& known : owner.knownPrizes) {
        known = static_cast<std::uint16_t>((known & below) | (unsigned{known} >> 1U & ~unsigned{below}));
    }
    own.won[own.wonCount++] = card;
    if (m_p.prizeDestination == PrizeDestination::Hand) {
        Piles::addToHand(own, card);
    }
    m_s.took[taker] = true;
    tell(EventKind::PrizeTaken, {'R', 24}, taker, card, owner.prizeCount);
}

/// TO_DISCARD: what has fallen leaves the field; then the texts that look back on the fight act.
template<class Sink>
void Resolver<Sink>::toDiscard() {
    m_s.phase = Phase::Attack;
    if (m_s.fight.defender == kNoSlot) {
        m_s.stage = Stage::Told;
        return;
    }
    for (const int number : {int{m_s.active}, 1 - m_s.active}) {
        if (m_s.fight.defeated[number]) {
            const std::size_t slot = number == m_s.active ? m_s.fight.attacker : m_s.fight.defender;
            m_s.fallen[number] = side(number).field[slot];
            tell(EventKind::Defeated, {'R', static_cast<std::uint8_t>(number == m_s.active ? 28 : 25)}, number,
                 m_s.fallen[number].card);
            leaveField(number, slot, false);
        }
    }
    startAfter(m_s.active);
    m_s.stage = Stage::AttackerTold;
}

template<class Sink>
void Resolver<Sink>::startAfter(int number) {
    const Fight& fight = m_s.fight;
    const int result = number == m_s.active ? fight.result : -fight.result;
    const bool fell = fight.defeated[number];
    const Spot standing = spotOf(number, number == m_s.active ? fight.attacker : fight.defender);
    const Spot place = fell ? fallenSpot(number) : standing;
    if (result == 0) {
        startWalk(Trigger::AfterTie, bit(place));
    } else if (result > 0) {
        startWalk(Trigger::AfterWin, bit(place));
    } else if (fell) {
        startWalk(Trigger::AfterDefeat, bit(place));
    }
}

template<class Sink>
bool Resolver<Sink>::hasLostLast(int number) const {
    return m_s.fight.defeated[number] && !holdsIcon(number) && side(number).iconCount() == 0;
}

/// WIN_CHECK: first the prizes, then the last Ikone (IKO-D1).
template<class Sink>
void Resolver<Sink>::checkGoals() {
    const bool prizes[2] = {m_s.took[0] && side(1).prizeCount == 0, m_s.took[1] && side(0).prizeCount == 0};
    m_s.took[0] = m_s.took[1] = false;
    if (prizes[0] || prizes[1]) {
        prizes[0] && prizes[1] ? winBoth(Ending::Prizes, {'R', 34}) : win(prizes[0] ? 0 : 1, Ending::Prizes, {'R', 34});
        return;
    }
    if (!m_s.fight.running) {
        return;
    }
    const bool lost[2] = {hasLostLast(0), hasLostLast(1)};
    if (lost[0] || lost[1]) {
        lost[0] && lost[1] ? winBoth(Ending::NoIcon, {'R', 32}) : win(lost[0] ? 1 : 0, Ending::NoIcon, {'R', 32});
        return;
    }
    afterAttack();
}

template<class Sink>
void Resolver<Sink>::afterAttack() {
    const bool fell = m_s.fight.defeated[m_s.active];
    m_s.fight = {};
    m_s.fallen[0] = m_s.fallen[1] = {};
    if (m_p.placeAfterAttack && fell && Legality(m_s, m_r).hasRoom() && holdsIcon(m_s.active)) {
        enter(Phase::Place);
    } else {
        enter(m_s.attacksLeft > 0 ? Phase::Attack : Phase::Draw);
    }
}

} // namespace blattwerk::engine::ikonen
