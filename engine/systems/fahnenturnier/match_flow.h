#pragma once

#include "engine/systems/fahnenturnier/match_resolver.h"

#include <span>

namespace blattwerk::engine::fahnenturnier {

constexpr int kStrengthOfBotStep = 1; ///< CHA-A22

template<class Sink>
void MatchResolver<Sink>::start(const MatchStart& start) {
    m_s.rng = Rng(start.seed);
    m_s.round = static_cast<std::uint8_t>(start.round);
    m_s.fansLeft = static_cast<std::int16_t>(start.fansLeft);
    for (int number = 0; number < 2; ++number) {
        const MatchEntry& entry = start.sides[number];
        MatchSide& own = side(number);
        for (std::size_t i = entry.deck.size(); i-- > 0;) {
            own.deck.push_back(entry.deck[i]);
        }
        own.fans = static_cast<std::int16_t>(entry.fans);
        own.trophies = static_cast<std::uint8_t>(entry.trophies);
        own.bestTrophy = static_cast<std::uint8_t>(entry.bestTrophy);
        own.seat = static_cast<std::uint8_t>(entry.seat);
        own.bot = entry.bot;
        own.strengthen = static_cast<std::int8_t>(entry.bot ? m_p.botLevel * kStrengthOfBotStep : 0);
        if (start.shuffle) {
            m_s.rng.shuffle(std::span(own.deck.begin(), own.deck.size()));
            tellOf(EventKind::Shuffled, {'R', 25}, number);
        }
    }
    determineStart(start);
    // CHA-H3: nobody can attack an empty half, and nobody can begin with an empty deck.
    if (side(0).deck.empty() && side(1).deck.empty()) {
        m_s.beginner = m_s.rng.coin() ? 1 : 0;
        tellOf(EventKind::FlagTossed, {'H', 3}, 1 - m_s.beginner);
    }
    if (side(m_s.beginner).deck.empty()) {
        loseByEmptyDeck(m_s.beginner);
    }
}

template<class Sink>
void MatchResolver<Sink>::resume() {
    if (m_s.over()) {
        return;
    }
    if (m_s.holder < 0) {
        if (side(m_s.beginner).deck.empty()) {
            loseByEmptyDeck(m_s.beginner);
        }
        return;
    }
    // The last card of an attack may have reached the sum already, or the deck may be used up.
    m_s.stage = side(m_s.attacker()).half.empty() ? MatchStage::FirstGained : MatchStage::Resolved;
    run();
}

template<class Sink>
void MatchResolver<Sink>::determineStart(const MatchStart& start) {
    const int lead = side(0).bestTrophy - side(1).bestTrophy;
    if (start.first) {
        m_s.beginner = static_cast<std::uint8_t>(*start.first);
    } else if (start.round > 1 && lead != 0) {
        m_s.beginner = lead > 0 ? 0 : 1;
        tellOf(EventKind::Begins, {'R', 27}, m_s.beginner, side(m_s.beginner).bestTrophy);
    } else {
        m_s.beginner = m_s.rng.coin() ? 1 : 0;
        tellOf(EventKind::FlagTossed, start.round > 1 ? RuleId{'R', 27} : RuleId{'R', 26}, m_s.beginner);
    }
}

template<class Sink>
void MatchResolver<Sink>::reveal() {
    const int number = m_s.actor();
    if (m_s.reveals >= static_cast<unsigned>(m_p.mostReveals)) {
        tell(EventKind::GuardHit, {'H', 1}, static_cast<int>(Guard::Reveals));
        win(m_s.holder, MatchEnding::Limit, {'H', 1});
        return;
    }
    ++m_s.reveals;
    m_s.effects = 0;
    MatchSide& own = side(number);
    const CardNo card = takeTop(number);
    const std::size_t place = own.half.size();
    own.half.push_back({card, own.nextBonus});
    own.nextBonus = 0;
    tellOf(EventKind::Revealed, {'R', 31}, number, card, m_values.baseStrength(number, card));
    const Source source{card, static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(place)};
    if (m_s.holder < 0) {
        m_s.holder = static_cast<std::int8_t>(number);
        m_s.firstStands = true;
        m_s.stage = MatchStage::FirstResolved;
        const bool attacks = m_p.attackKeywordOnFirst;
        if (attacks) {
            keepAttackBonus();
        }
        wait(source, bitOf(Moment::Reveal) | (attacks ? bitOf(Moment::InAttack) : 0U));
        return;
    }
    m_s.stage = MatchStage::Resolved;
    wait(source, bitOf(Moment::Reveal) | unsigned{bitOf(Moment::InAttack)});
}

/// What comes after the texts of a stage.
template<class Sink>
void MatchResolver<Sink>::advance() {
    if (checkSeats()) {
        return;
    }
    const bool bankFirst = m_p.bankOrder == BankOrder::BeforeGain;
    const auto gain = [&] {
        const auto& half = side(m_s.holder).half;
        const std::size_t place = half.size() - 1;
        wait({half[place].card, static_cast<std::uint8_t>(m_s.holder), static_cast<std::uint8_t>(place)},
             bitOf(Moment::HoldingFlag));
    };
    switch (m_s.stage) {
    case MatchStage::FirstResolved:
        tellOf(EventKind::FlagPlaced, {'R', 28}, m_s.holder, side(m_s.holder).half[0].card, m_values.defence());
        gain();
        m_s.stage = MatchStage::FirstGained;
        break;
    case MatchStage::FirstGained:
        startAttack();
        break;
    case MatchStage::Resolved:
        compare();
        break;
    case MatchStage::Lost:
        takeFlag();
        if (!bankFirst) {
            gain();
        }
        m_s.stage = bankFirst ? MatchStage::Banking : MatchStage::Gained;
        break;
    case MatchStage::Gained:
        m_s.stage = MatchStage::Banking;
        if (bankFirst) {
            startAttack();
        }
        break;
    case MatchStage::Banking:
        if (!bankNext() && !m_s.over()) {
            if (bankFirst) {
                gain();
                m_s.stage = MatchStage::Gained;
            } else {
                startAttack();
            }
        }
        break;
    case MatchStage::Idle:
    case MatchStage::Over:
        break;
    }
}

/// CHA-S2, S3.
template<class Sink>
void MatchResolver<Sink>::compare() {
    const int sum = m_values.attackSum();
    const int defence = m_values.defence();
    const int attacker = m_s.attacker();
    tellOf(EventKind::AttackSum, {'R', 31}, attacker, sum, defence);
    if (sum >= defence) {
        loseFlag();
    } else if (side(attacker).deck.empty()) {
        tellOf(EventKind::AttackFailed, {'R', 38}, attacker, sum, defence);
        win(m_s.holder, MatchEnding::AttackFailed, {'R', 38});
    } else {
        m_s.stage = MatchStage::Idle;
    }
}

/// CHA-D3, step 1.
template<class Sink>
void MatchResolver<Sink>::loseFlag() {
    const auto& half = side(m_s.holder).half;
    const std::size_t place = half.size() - 1;
    tellOf(EventKind::Beaten, {'R', 32}, m_s.holder, half[place].card);
    wait({half[place].card, static_cast<std::uint8_t>(m_s.holder), static_cast<std::uint8_t>(place)},
         bitOf(Moment::FlagLost));
    m_s.stage = MatchStage::Lost;
}

/// CHA-D3, step 2.
template<class Sink>
void MatchResolver<Sink>::takeFlag() {
    if (m_p.attackBonusStays) {
        keepAttackBonus();
    }
    m_s.holder = static_cast<std::int8_t>(1 - m_s.holder);
    m_s.firstStands = false;
    m_s.clearing = true;
    const auto& half = side(m_s.holder).half;
    tellOf(EventKind::FlagTaken, {'R', 32}, m_s.holder, half[half.size() - 1].card, m_values.defence());
}

/// The bonus that the card revealed last has by "Im Angriff:" stays with it (cha_attack_bonus_stays, and
/// cha_attack_kw_on_first for a card that never attacks).
template<class Sink>
void MatchResolver<Sink>::keepAttackBonus() {
    const int number = m_s.attacker() < 0 || side(m_s.attacker()).half.empty() ? m_s.holder : m_s.attacker();
    auto& half = side(number).half;
    const std::size_t place = half.size() - 1;
    const Source source{half[place].card, static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(place)};
    int bonus = half[place].bonus;
    for (const Static& rule : m_r.staticsOf(source.card)) {
        if (rule.moment != Moment::InAttack || !m_values.holds(rule.condition, source)) {
            continue;
        }
        if (rule.kind == StaticKind::SelfStrength) {
            bonus += rule.n;
        } else if (rule.kind == StaticKind::SelfStrengthPer) {
            bonus += MatchValues::per(rule.n, m_values.counted(rule.counted, rule.name, source), rule.most);
        }
    }
    half[place].bonus = clampedBonus(bonus);
}

/// Puts the next card of the beaten stack away, the flag card first (CHA-D3, step 4). False if there is none left.
template<class Sink>
bool MatchResolver<Sink>::bankNext() {
    const int loser = 1 - m_s.holder;
    auto& half = side(loser).half;
    if (half.empty()) {
        return false;
    }
    const CardNo card = half[half.size() - 1].card;
    if (m_s.diverted) {
        m_s.diverted = false;
        half.pop_back();
        tellOf(EventKind::Diverted, {'R', 49}, loser, card, static_cast<int>(m_s.divertedTo));
        putAway(loser, card, m_s.divertedTo);
        return true;
    }
    if (side(loser).bot && !m_p.botBank) { // CHA-A21
        half.pop_back();
        tellOf(EventKind::Milled, {'A', 21}, loser, card);
        side(loser).rest.push_back(card);
        return true;
    }
    const Cards& bank = side(loser).bank;
    const auto same = [&](CardNo other) { return m_r.cards[other].name == m_r.cards[card].name; };
    const bool seated = std::any_of(bank.begin(), bank.end(), same);
    if (!seated && m_values.exceeds(loser, m_values.seatsUsed(loser) + 1)) {
        tellOf(EventKind::NoSeat, {'R', 39}, loser, card);
        win(m_s.holder, MatchEnding::BankFull, {'R', 39});
        return false;
    }
    half.pop_back();
    addToBank(loser, card);
    return true;
}

template<class Sink>
void MatchResolver<Sink>::addToBank(int number, CardNo card) {
    MatchSide& own = side(number);
    own.bank.push_back(card);
    tellOf(EventKind::Benched, {'R', 35}, number, card);
    if ((m_r.cards[card].abilityMoments & bitOf(Moment::FromBank)) != 0 &&
        m_values.actsFromBank(number, own.bank.size() - 1)) {
        wait({card, static_cast<std::uint8_t>(number), kNoPlace}, bitOf(Moment::FromBank));
    }
}

template<class Sink>
void MatchResolver<Sink>::startAttack() {
    m_s.stage = MatchStage::Idle;
    m_s.clearing = false;
    if (side(m_s.attacker()).deck.empty()) {
        loseByEmptyDeck(m_s.attacker());
    }
}

template<class Sink>
void MatchResolver<Sink>::loseByEmptyDeck(int number) {
    tellOf(EventKind::DeckEmpty, {'R', 38}, number);
    win(1 - number, MatchEnding::AttackFailed, {'R', 38});
}

/// CHA-S1, the attacker's bank first (CHA-D8). True if the match is over.
template<class Sink>
bool MatchResolver<Sink>::checkSeats() {
    if (!m_r.changesSeats || m_s.holder < 0) {
        return false;
    }
    for (const int number : {m_s.attacker(), int{m_s.holder}}) {
        if (m_values.seatsExceeded(number)) {
            tellOf(EventKind::SeatsExceeded, {'S', 1}, number, m_values.seatsUsed(number), m_values.seatLimit(number));
            win(1 - number, MatchEnding::BankFull, {'R', 39});
            return true;
        }
    }
    return false;
}

} // namespace blattwerk::engine::fahnenturnier
