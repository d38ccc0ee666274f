#pragma once

#include "engine/systems/fahnenturnier/match_resolver.h"

#include <limits>
#include <span>

namespace blattwerk::engine::fahnenturnier {

template<class Sink>
void MatchResolver<Sink>::wait(const Source& source, unsigned moments) {
    if ((m_r.cards[source.card].abilityMoments & moments) == 0) {
        return;
    }
    if (m_s.waiting.full()) {
        tell(EventKind::GuardHit, {'H', 2}, static_cast<int>(Guard::Waiting));
        return;
    }
    Waiting waiting;
    waiting.source = source;
    waiting.moments = static_cast<std::uint8_t>(moments);
    m_s.waiting.push_back(waiting);
}

/// Starts the next ability of the cards that wait; false if there is none left.
template<class Sink>
bool MatchResolver<Sink>::startWaiting() {
    while (m_s.waitingAt < m_s.waiting.size()) {
        Waiting& waiting = m_s.waiting[m_s.waitingAt];
        const auto abilities = m_r.abilitiesOf(waiting.source.card);
        while (waiting.next < abilities.size()) {
            const Ability& ability = abilities[waiting.next++];
            if ((bitOf(ability.moment) & unsigned{waiting.moments}) == 0) {
                continue;
            }
            const bool ofFlag = ability.moment == Moment::HoldingFlag || ability.moment == Moment::FlagLost;
            const bool off = ofFlag ? m_values.flagIsOff()
                                    : ability.moment == Moment::FromBank && m_values.bankIsOff(waiting.source.side);
            if (!off) {
                const Source source = waiting.source;
                if (ability.moment != Moment::Reveal) {
                    tellOf(EventKind::Triggered, {'R', 45}, source.side, source.card);
                }
                return startAbility(source, ability);
            }
        }
        ++m_s.waitingAt;
    }
    m_s.waiting.clear();
    m_s.waitingAt = 0;
    return false;
}

/// False if the guard against endless effects ends them all.
template<class Sink>
bool MatchResolver<Sink>::startAbility(const Source& source, const Ability& ability) {
    if (m_s.effects >= m_p.mostEffects) {
        lapseAll(Guard::Effects);
        return false;
    }
    ++m_s.effects;
    Frame next;
    next.pc = ability.start;
    next.source = source;
    m_s.frames.push_back(next);
    return true;
}

template<class Sink>
void MatchResolver<Sink>::lapseAll(Guard guard) {
    tell(EventKind::GuardHit, {'H', 2}, static_cast<int>(guard));
    m_s.frames.clear();
    m_s.waiting.clear();
    m_s.waitingAt = 0;
}

template<class Sink>
void MatchResolver<Sink>::drop(const Instruction& in) {
    tellOf(EventKind::PartDropped, {'A', 3}, frame().source.side, frame().source.card, in.sentence);
    ++frame().pc;
}

/// One instruction of the running ability.
template<class Sink>
void MatchResolver<Sink>::carryOut() {
    const Instruction& in = m_r.programs.code[frame().pc];
    const Source source = frame().source;
    const int own = source.side;
    auto& half = side(own).half;
    const bool inHalf = source.place < half.size() && half[source.place].card == source.card;
    const auto boost = [&](int bonus) {
        half[source.place].bonus = clampedBonus(half[source.place].bonus + bonus);
        tellOf(EventKind::BonusGiven, {'R', 44}, own, source.card, bonus);
    };
    switch (in.op) {
    case Op::End:
        m_s.frames.pop_back();
        return;
    case Op::Jump:
        frame().pc = in.to;
        return;
    case Op::IfNot:
        frame().pc = m_values.holds(in.condition, source) ? static_cast<std::uint16_t>(frame().pc + 1) : in.to;
        return;
    case Op::Ask:
        ask(DecisionKind::Optional, own, 1);
        return;
    case Op::Manual:
        tellOf(EventKind::ManualClause, {'A', 3}, own, source.card, in.sentence);
        break;
    case Op::Count: {
        const int counted = m_values.counted(in.counted, in.name, source);
        frame().x = static_cast<std::int16_t>(in.most > 0 ? std::min<int>(counted, in.most) : counted);
        break;
    }
    case Op::BoostSelf:
    case Op::BoostSelfPer:
        if (!inHalf) {
            drop(in);
            return;
        }
        boost(in.op == Op::BoostSelf ? amount(in)
                                     : MatchValues::per(in.n, m_values.counted(in.counted, in.name, source), in.most));
        break;
    case Op::BoostNext:
        side(own).nextBonus = clampedBonus(side(own).nextBonus + amount(in));
        tellOf(EventKind::NextBonusGiven, {'R', 44}, own, source.card, amount(in));
        break;
    case Op::BoostEnemyFlag:
        boostEnemyFlag(in);
        return;
    case Op::GainFans:
        gainFans(in.who == Who::You ? own : 1 - own, amount(in));
        break;
    case Op::LoseFans:
        loseFans(in.who == Who::You ? own : 1 - own, amount(in));
        break;
    case Op::InsteadOfBank:
        m_s.diverted = true;
        m_s.divertedTo = in.pile;
        break;
    case Op::AddSeats:
        changeSeats(own, in.n);
        break;
    case Op::TakeSeats:
        changeSeats(1 - own, -in.n);
        break;
    case Op::CopyEnemyFlag:
        copyEnemyFlag(in);
        return;
    case Op::Unbank:
    case Op::UnbankNamed:
        if (!carryOutBank(in)) {
            return;
        }
        break;
    default:
        if (!carryOutDeck(in)) {
            return;
        }
        break;
    }
    ++frame().pc;
    checkSeats();
}

/// False if it has lapsed or asks.
template<class Sink>
bool MatchResolver<Sink>::carryOutBank(const Instruction& in) {
    const int own = frame().source.side;
    const Cards& bank = side(own).bank;
    if (in.op == Op::Unbank) {
        if (bank.empty()) {
            drop(in);
        } else {
            ask(DecisionKind::BankCard, own, std::min<int>(in.n, static_cast<int>(bank.size())));
        }
        return false;
    }
    bool any = false;
    for (std::size_t i = 0; i < bank.size();) {
        if (m_r.cards[bank[i]].name == in.name) {
            moveFromBank(own, i, in.pile);
            any = true;
        } else {
            ++i;
        }
    }
    if (!any) {
        drop(in);
    }
    return any;
}

/// False if it has lapsed, asks, or has ended the match.
template<class Sink>
bool MatchResolver<Sink>::carryOutDeck(const Instruction& in) {
    const int own = frame().source.side;
    MatchSide& mine = side(own);
    const int there = static_cast<int>(mine.deck.size());
    const int seen = std::min<int>(frame().looked, there);
    switch (in.op) {
    case Op::Look: {
        const int cards = std::min(amount(in), there);
        if (cards <= 0) {
            break;
        }
        frame().looked = static_cast<std::uint8_t>(cards);
        mine.known = std::max(mine.known, frame().looked);
        tellOf(EventKind::CardsLookedAt, {'R', 25}, own, cards);
        return true;
    }
    case Op::Reorder:
        if (seen == 0) {
            break;
        }
        tellOf(EventKind::CardsReordered, {'R', 25}, own, seen);
        ask(DecisionKind::OrderCard, own, seen);
        return false;
    case Op::MoveSeen:
        if (seen == 0) {
            break;
        }
        ask(DecisionKind::SeenCard, own, 1);
        return false;
    case Op::Mill:
    case Op::MillEnemy:
    case Op::MillEnemyToBank: {
        const int whose = in.op == Op::Mill ? own : 1 - own;
        if (side(whose).deck.empty() || amount(in) <= 0) {
            break;
        }
        mill(whose, amount(in), in.op == Op::MillEnemyToBank);
        return !m_s.over();
    }
    case Op::Shuffle:
        m_s.rng.shuffle(std::span(mine.deck.begin(), mine.deck.size()));
        mine.known = 0;
        forgetLooked(own);
        tellOf(EventKind::Shuffled, {'R', 25}, own);
        return true;
    default: // only at the pick
        break;
    }
    drop(in);
    return false;
}

template<class Sink>
void MatchResolver<Sink>::boostEnemyFlag(const Instruction& in) {
    const int enemy = 1 - frame().source.side;
    auto& half = side(enemy).half;
    if (m_s.holder != enemy || half.empty()) {
        drop(in);
        return;
    }
    HalfCard& flag = half[half.size() - 1];
    flag.bonus = clampedBonus(flag.bonus + amount(in));
    tellOf(EventKind::BonusGiven, {'R', 44}, enemy, flag.card, amount(in));
    ++frame().pc;
}

/// The copied abilities run one after another as those of the copying card, then its own goes on.
template<class Sink>
void MatchResolver<Sink>::copyEnemyFlag(const Instruction& in) {
    const Source source = frame().source;
    const int enemy = 1 - source.side;
    const auto& half = side(enemy).half;
    const bool there = m_s.holder == enemy && !half.empty() && !m_values.flagIsOff();
    const CardNo model = there ? half[half.size() - 1].card : kNoCard;
    if (!there || (m_r.cards[model].abilityMoments & bitOf(Moment::Reveal)) == 0) {
        drop(in);
        return;
    }
    ++frame().pc;
    tellOf(EventKind::Copied, {'R', 43}, source.side, source.card, model);
    const auto abilities = m_r.abilitiesOf(model);
    for (std::size_t i = abilities.size(); i-- > 0;) {
        if (abilities[i].moment != Moment::Reveal) {
            continue;
        }
        if (m_s.frames.full()) {
            lapseAll(Guard::Copies);
            return;
        }
        if (!startAbility(source, abilities[i])) {
            return;
        }
    }
}

template<class Sink>
void MatchResolver<Sink>::changeSeats(int number, int seats) {
    constexpr int kMost = std::numeric_limits<std::int8_t>::max();
    MatchSide& own = side(number);
    own.extraSeats = static_cast<std::int8_t>(std::clamp(own.extraSeats + seats, -kMost, kMost));
    tellOf(EventKind::SeatsChanged, {'R', 36}, number, seats);
}

template<class Sink>
void MatchResolver<Sink>::gainFans(int number, int fans) {
    constexpr int kMost = std::numeric_limits<std::int16_t>::max();
    MatchSide& own = side(number);
    int given = std::min(fans, kMost - own.fans);
    if (m_s.fansLeft >= 0) {
        given = std::min<int>(given, m_s.fansLeft);
        m_s.fansLeft = static_cast<std::int16_t>(m_s.fansLeft - given);
    }
    own.fans = static_cast<std::int16_t>(own.fans + given);
    tellOf(EventKind::FansGained, {'R', 7}, number, frame().source.card, given);
    if (given < fans) {
        tellOf(EventKind::FansShort, {'A', 12}, number, frame().source.card, fans - given);
    }
}

template<class Sink>
void MatchResolver<Sink>::loseFans(int number, int fans) {
    MatchSide& own = side(number);
    const int lost = std::min<int>(fans, own.fans);
    own.fans = static_cast<std::int16_t>(own.fans - lost);
    if (m_s.fansLeft >= 0) {
        m_s.fansLeft = static_cast<std::int16_t>(m_s.fansLeft + lost);
    }
    tellOf(EventKind::FansLost, {'R', 7}, number, frame().source.card, lost);
}

/// The top card of the deck; what a text has looked at moves up.
template<class Sink>
CardNo MatchResolver<Sink>::takeTop(int number) {
    MatchSide& own = side(number);
    const CardNo card = own.deck[own.deck.size() - 1];
    own.deck.pop_back();
    const auto lessOne = [](std::uint8_t& count) { count = static_cast<std::uint8_t>(count > 0 ? count - 1 : 0); };
    lessOne(own.known);
    for (Frame& running : m_s.frames) {
        if (running.source.side == number) {
            lessOne(running.looked);
        }
    }
    return card;
}

/// Where the looked at cards lie is not known any more.
template<class Sink>
void MatchResolver<Sink>::forgetLooked(int number) {
    for (Frame& running : m_s.frames) {
        if (running.source.side == number) {
            running.looked = 0;
        }
    }
}

template<class Sink>
void MatchResolver<Sink>::mill(int number, int cards, bool toBank) {
    MatchSide& own = side(number);
    for (; cards > 0 && !own.deck.empty() && !m_s.over(); --cards) {
        const CardNo card = takeTop(number);
        if (toBank) {
            addToBank(number, card);
            checkSeats();
        } else {
            own.rest.push_back(card);
            tellOf(EventKind::Milled, {'R', 52}, number, card);
        }
    }
}

template<class Sink>
void MatchResolver<Sink>::moveFromBank(int number, std::size_t index, Pile pile) {
    Cards& bank = side(number).bank;
    const CardNo card = bank[index];
    std::copy(bank.begin() + index + 1, bank.end(), bank.begin() + index);
    bank.pop_back();
    tellOf(EventKind::Unbanked, {'R', 52}, number, card, static_cast<int>(pile));
    putAway(number, card, pile);
}

template<class Sink>
void MatchResolver<Sink>::putAway(int number, CardNo card, Pile pile) {
    MatchSide& own = side(number);
    switch (pile) {
    case Pile::Rest:
        own.rest.push_back(card);
        break;
    case Pile::Box:
        own.box.push_back(card);
        break;
    case Pile::DeckTop:
        own.deck.push_back(card);
        ++own.known;
        forgetLooked(number);
        break;
    case Pile::DeckBottom:
        own.known = static_cast<std::uint8_t>(own.known + (own.known == own.deck.size() ? 1 : 0));
        own.deck.push_back(card);
        std::rotate(own.deck.begin(), own.deck.end() - 1, own.deck.end());
        break;
    }
}

template<class Sink>
void MatchResolver<Sink>::ask(DecisionKind kind, int decider, int answers) {
    m_s.decision = kind;
    m_s.decider = static_cast<std::uint8_t>(decider);
    frame().left = static_cast<std::uint8_t>(answers);
}

template<class Sink>
void MatchResolver<Sink>::close() {
    m_s.decision = DecisionKind::None;
    frame().left = 0;
    ++frame().pc;
    checkSeats();
}

/// A decision with one possible answer is answered, one without any lapses; yes or no is always asked. A bot says no
/// and takes the first that is possible (CHA-D10).
template<class Sink>
bool MatchResolver<Sink>::answerAlone() {
    const bool bot = side(m_s.decider).bot;
    if (m_s.decision == DecisionKind::Optional) {
        if (bot) {
            answer(choose(ChoiceKind::No));
        }
        return bot;
    }
    ActionList list;
    FlagMatch::legal(m_s, m_r, list);
    if (list.size() > 1 && !bot) {
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
void MatchResolver<Sink>::answer(Action step) {
    const int decider = m_s.decider;
    MatchSide& own = side(decider);
    const Instruction& in = m_r.programs.code[frame().pc];
    const CardNo card = step.chosen();
    const std::size_t seen = std::min<std::size_t>(frame().looked, own.deck.size());
    // From the top down.
    const auto top = std::make_reverse_iterator(own.deck.end());
    const auto seenEnd = top + static_cast<std::ptrdiff_t>(seen);
    switch (m_s.decision) {
    case DecisionKind::Optional: {
        const bool yes = step.choice() == ChoiceKind::Yes;
        tellOf(yes ? EventKind::Accepted : EventKind::Declined, {'D', 8}, decider, frame().source.card);
        m_s.decision = DecisionKind::None;
        frame().left = 0;
        frame().pc = yes ? static_cast<std::uint16_t>(frame().pc + 1) : in.to;
        return;
    }
    case DecisionKind::BankCard: {
        const auto* const found = std::find(own.bank.begin(), own.bank.end(), card);
        moveFromBank(decider, static_cast<std::size_t>(found - own.bank.begin()), in.pile);
        break;
    }
    case DecisionKind::SeenCard: {
        const auto found = std::find(top, seenEnd, card);
        std::rotate(top, found, found + 1);
        tellOf(EventKind::SeenMoved, {'R', 25}, decider, static_cast<int>(in.pile));
        if (in.pile != Pile::DeckTop) {
            takeTop(decider);
            putAway(decider, card, in.pile);
        }
        break;
    }
    case DecisionKind::OrderCard: {
        const auto next = seenEnd - frame().left;
        const auto found = std::find(next, seenEnd, card);
        std::rotate(next, found, found + 1);
        break;
    }
    case DecisionKind::DeckCard:
    case DecisionKind::None:
        return;
    }
    if (--frame().left == 0) {
        close();
    }
}

} // namespace blattwerk::engine::fahnenturnier
