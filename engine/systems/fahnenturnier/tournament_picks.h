#pragma once

#include "engine/systems/fahnenturnier/tournament_resolver.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::fahnenturnier {

/// Lets the texts of picked cards act, at the pick or at the end of the deck phase (CHA-R51, A31), and goes on where
/// nothing is open any more.
template<class Sink>
void TournamentResolver<Sink>::runPicks() {
    DeckPhase& deck = m_s.deck;
    const bool now = deck.ending || m_p.selectedMoment == SelectedMoment::AtPick;
    while (m_s.decision != DecisionKind::None || deck.running || (now && startPicked())) {
        if (m_s.decision == DecisionKind::None) {
            carryOut();
        } else if (!answerAlone()) {
            return;
        }
    }
    if (deck.ending) {
        endDeckPhase();
    } else if (m_s.phase == Phase::Deck && deck.chosen && deck.picksLeft == 0) {
        endPicks();
    }
}

template<class Sink>
bool TournamentResolver<Sink>::startPicked() {
    DeckPhase& deck = m_s.deck;
    while (!deck.picked.empty()) {
        const CardNo card = deck.picked[0];
        const auto abilities = m_r.abilitiesOf(card);
        while (deck.ability < abilities.size()) {
            const Ability& ability = abilities[deck.ability++];
            if (ability.moment != Moment::Picked) {
                continue;
            }
            if (deck.effects >= m_p.mostEffects) {
                tell(EventKind::GuardHit, {'H', 2}, static_cast<int>(Guard::Effects));
                deck.picked.clear();
                deck.ability = 0;
                return false;
            }
            ++deck.effects;
            deck.running = true;
            deck.frame = Frame();
            deck.frame.pc = ability.start;
            deck.frame.source = {card, 0, kNoPlace};
            tell(EventKind::Triggered, {'R', 51}, m_s.active, card);
            return true;
        }
        std::copy(deck.picked.begin() + 1, deck.picked.end(), deck.picked.begin());
        deck.picked.pop_back();
        deck.ability = 0;
    }
    return false;
}

/// Outside of a match there is no bank, rest pile or attack, and the own deck is what the player owns.
template<class Sink>
bool TournamentResolver<Sink>::holds(const Condition& condition) const {
    const Seat& own = m_s.seats[m_s.active];
    switch (condition.kind) {
    case ConditionKind::Always:
    case ConditionKind::SeatsMax:
        return true;
    case ConditionKind::DeckMax:
        return static_cast<int>(own.deck.size()) <= condition.n;
    case ConditionKind::RoundMin:
        return m_s.round >= condition.n;
    case ConditionKind::TrophiesMin:
        return static_cast<int>(own.trophies.size()) >= condition.n;
    case ConditionKind::SeatsMin:
    case ConditionKind::RevealedMin:
        return condition.n <= 0;
    default:
        return false;
    }
}

template<class Sink>
int TournamentResolver<Sink>::counted(const Instruction& in) const {
    const int count = in.counted == Counted::Trophies ? static_cast<int>(m_s.seats[m_s.active].trophies.size()) : 0;
    return in.most > 0 ? std::min<int>(count, in.most) : count;
}

/// One instruction of the running ability.
template<class Sink>
void TournamentResolver<Sink>::carryOut() {
    Frame& frame = m_s.deck.frame;
    const Instruction& in = m_r.programs.code[frame.pc];
    const int other = m_r.contest.opponent(m_s.active, m_s.round);
    switch (in.op) {
    case Op::End:
        m_s.deck.running = false;
        return;
    case Op::Jump:
        frame.pc = in.to;
        return;
    case Op::IfNot:
        frame.pc = holds(in.condition) ? static_cast<std::uint16_t>(frame.pc + 1) : in.to;
        return;
    case Op::Ask:
        m_s.decision = DecisionKind::Optional;
        return;
    case Op::Manual:
        tell(EventKind::ManualClause, {'A', 3}, m_s.active, frame.source.card, in.sentence);
        break;
    case Op::Count:
        frame.x = static_cast<std::int16_t>(counted(in));
        break;
    case Op::GainFans:
        changeFans(in.who == Who::You ? m_s.active : other, amount(in));
        break;
    case Op::LoseFans:
        changeFans(in.who == Who::You ? m_s.active : other, -amount(in));
        break;
    case Op::ExtraPick:
        extraPick(in.level);
        break;
    case Op::RemoveCards: {
        const int spare = static_cast<int>(active().deck.size()) - m_p.deckLeast;
        const int cards = std::min<int>(in.n, spare);
        if (cards > 0) {
            m_s.decision = DecisionKind::DeckCard;
            frame.left = static_cast<std::uint8_t>(cards);
            return;
        }
        tell(EventKind::PartDropped, {'R', 22}, m_s.active, frame.source.card, in.sentence);
        break;
    }
    default: // only in a match
        tell(EventKind::PartDropped, {'A', 3}, m_s.active, frame.source.card, in.sentence);
        break;
    }
    ++frame.pc;
}

template<class Sink>
void TournamentResolver<Sink>::changeFans(int seat, int fans) {
    constexpr int kMost = std::numeric_limits<std::int16_t>::max();
    Seat& whose = m_s.seats[seat];
    const CardNo card = m_s.deck.frame.source.card;
    if (fans < 0) {
        const int lost = std::min<int>(-fans, whose.fans);
        whose.fans = static_cast<std::int16_t>(whose.fans - lost);
        tell(EventKind::FansLost, {'R', 7}, seat, card, lost);
        return;
    }
    const int supply = supplyLeft();
    const int given = std::min({fans, supply < 0 ? kMost : supply, kMost - whose.fans});
    whose.fans = static_cast<std::int16_t>(whose.fans + given);
    tell(EventKind::FansGained, {'R', 7}, seat, card, given);
    if (given < fans) {
        tell(EventKind::FansShort, {'A', 12}, seat, card, fans - given);
    }
}

/// CHA-V19.
template<class Sink>
void TournamentResolver<Sink>::extraPick(Level level) {
    if (active().deck.full()) {
        tell(EventKind::GuardHit, {'H', 2}, static_cast<int>(Guard::Deck));
        return;
    }
    const CardNo card = takeFromPile(level);
    if (card == kNoCard) {
        tell(EventKind::DrewFewer, {'H', 5}, m_s.active, static_cast<int>(level), 1);
        return;
    }
    own(card);
    tell(EventKind::ExtraPicked, {'R', 51}, m_s.active, card, static_cast<int>(level));
}

template<class Sink>
void TournamentResolver<Sink>::close() {
    m_s.decision = DecisionKind::None;
    m_s.deck.frame.left = 0;
    ++m_s.deck.frame.pc;
}

/// A decision with one possible answer is answered, one without any lapses; yes or no is always asked.
template<class Sink>
bool TournamentResolver<Sink>::answerAlone() {
    if (m_s.decision == DecisionKind::Optional) {
        return false;
    }
    ActionList list;
    Tournament::legal(m_s, m_r, list);
    if (list.size() > 1) {
        return false;
    }
    if (list.empty()) {
        close();
    } else {
        answer(list[0]);
    }
    return true;
}

template<class Sink>
void TournamentResolver<Sink>::answer(Action step) {
    Frame& frame = m_s.deck.frame;
    if (m_s.decision == DecisionKind::Optional) {
        const bool yes = step.choice() == ChoiceKind::Yes;
        tell(yes ? EventKind::Accepted : EventKind::Declined, {'R', 51}, m_s.active, frame.source.card);
        m_s.decision = DecisionKind::None;
        frame.pc = yes ? static_cast<std::uint16_t>(frame.pc + 1) : m_r.programs.code[frame.pc].to;
        return;
    }
    Cards& deck = active().deck;
    CardNo* const found = std::find(deck.begin(), deck.end(), step.chosen());
    std::copy(found + 1, deck.end(), found);
    deck.pop_back();
    discard(m_s.active, step.chosen());
    if (--frame.left == 0) {
        close();
    }
}

} // namespace blattwerk::engine::fahnenturnier
