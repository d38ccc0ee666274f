#include "engine/systems/fahnenturnier/match_values.h"

#include <algorithm>
#include <array>
#include <limits>

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr int kNoSeatLimit = std::numeric_limits<int>::max();

Source sourceAt(CardNo card, int side, std::size_t place) {
    return {card, static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(place)};
}

} // namespace

int MatchValues::per(int n, int count, int most) {
    const int sum = n * count;
    return n < 0 ? std::max(sum, most) : std::min(sum, most);
}

bool MatchValues::inForce(const Static& rule, Moment moment, const Source& source) const {
    if (rule.moment != moment) {
        return false;
    }
    switch (rule.condition.kind) {
    case ConditionKind::Always:
        return true;
    case ConditionKind::EnemyFlagMin:
    case ConditionKind::EnemyFlagMax:
        return m_conditional && holds(rule.condition, source);
    default:
        return holds(rule.condition, source);
    }
}

template<typename Visit>
void MatchValues::eachOf(CardNo card, Moment moment, const Source& source, Visit visit) const {
    if ((m_r.cards[card].staticMoments & bitOf(moment)) == 0) {
        return;
    }
    for (const Static& rule : m_r.staticsOf(card)) {
        if (inForce(rule, moment, source)) {
            visit(rule, source);
        }
    }
}

template<typename Visit>
void MatchValues::eachOfAttack(int side, Visit visit) const {
    if (!m_s.attacks(side)) {
        return;
    }
    const auto& half = m_s.sides[side].half;
    for (std::size_t place = 0; place < half.size(); ++place) {
        eachOf(half[place].card, Moment::InAttack, sourceAt(half[place].card, side, place), visit);
    }
}

template<typename Visit>
void MatchValues::eachOfBank(int side, Visit visit) const {
    const Cards& bank = m_s.sides[side].bank;
    for (std::size_t i = 0; i < bank.size(); ++i) {
        if ((m_r.cards[bank[i]].staticMoments & bitOf(Moment::FromBank)) != 0 && actsFromBank(side, i)) {
            eachOf(bank[i], Moment::FromBank, sourceAt(bank[i], side, kNoPlace), visit);
        }
    }
}

template<typename Visit>
void MatchValues::eachStatic(int side, Visit visit) const {
    if (!m_r.hasStatics) {
        return;
    }
    const auto& half = m_s.sides[side].half;
    if (m_s.holder == side && !half.empty() && !flagIsOff()) {
        const std::size_t place = half.size() - 1;
        eachOf(half[place].card, Moment::HoldingFlag, sourceAt(half[place].card, side, place), visit);
    }
    eachOfAttack(side, visit);
    if (!m_s.sides[side].bank.empty() && !bankIsOff(side)) {
        eachOfBank(side, visit);
    }
}

bool MatchValues::actsFromBank(int side, std::size_t n) const {
    const Cards& bank = m_s.sides[side].bank;
    const auto same = [&](CardNo card) { return m_r.cards[card].name == m_r.cards[bank[n]].name; };
    return m_r.parameters.bankEachCard || std::none_of(bank.begin(), bank.begin() + n, same);
}

bool MatchValues::attackerSays(StaticKind kind) const {
    bool says = false;
    const auto look = [&](const Static& rule, const Source&) { says = says || rule.kind == kind; };
    eachOfAttack(m_s.attacker(), look);
    eachOfBank(m_s.attacker(), look);
    return says;
}

bool MatchValues::flagIsOff() const {
    return m_r.switchesOff && m_s.holder >= 0 && attackerSays(StaticKind::EnemyFlagOff);
}

bool MatchValues::bankIsOff(int side) const {
    if (!m_r.switchesOff || m_s.holder < 0) {
        return false;
    }
    if (side == m_s.holder) {
        return attackerSays(StaticKind::EnemyBankOff);
    }
    bool says = false;
    const auto look = [&](const Static& rule, const Source&) { says = says || rule.kind == StaticKind::EnemyBankOff; };
    const auto& half = m_s.sides[m_s.holder].half;
    if (!half.empty() && !flagIsOff()) {
        const std::size_t place = half.size() - 1;
        eachOf(half[place].card, Moment::HoldingFlag, sourceAt(half[place].card, m_s.holder, place), look);
    }
    if (!bankIsOff(m_s.holder)) {
        eachOfBank(m_s.holder, look);
    }
    return says;
}

int MatchValues::strength(int side, std::size_t place) const {
    const MatchSide& own = m_s.sides[side];
    const HalfCard& here = own.half[place];
    int sum = baseStrength(side, here.card) + here.bonus;
    if (m_r.hasStatics) {
        const bool flag = m_s.holder == side && place + 1 == own.half.size();
        const bool attacks = m_s.attacks(side);
        const auto add = [&](const Static& rule, const Source& source) {
            if (rule.kind == StaticKind::SelfStrength) {
                sum += rule.n;
            } else if (rule.kind == StaticKind::SelfStrengthPer) {
                sum += per(rule.n, counted(rule.counted, rule.name, source), rule.most);
            }
        };
        if (attacks || (flag && !flagIsOff())) {
            eachOf(here.card, attacks ? Moment::InAttack : Moment::HoldingFlag, sourceAt(here.card, side, place), add);
        }
        if (flag) {
            const auto addFlag = [&](StaticKind kind) {
                return [&sum, kind](const Static& rule, const Source&) { sum += rule.kind == kind ? rule.n : 0; };
            };
            eachStatic(side, addFlag(StaticKind::OwnFlagStrength));
            eachStatic(1 - side, addFlag(StaticKind::EnemyFlagStrength));
        }
    }
    return m_r.parameters.strengthFloor0 ? std::max(sum, 0) : sum;
}

int MatchValues::attackSum() const {
    const int side = m_s.attacker();
    if (side < 0 || m_s.clearing) {
        return 0;
    }
    const auto& half = m_s.sides[side].half;
    int sum = 0;
    for (std::size_t place = 0; place < half.size(); ++place) {
        sum += strength(side, place);
    }
    if (!half.empty()) {
        eachStatic(side, [&](const Static& rule, const Source&) {
            sum += rule.kind == StaticKind::AttackStrength ? rule.n : 0;
        });
    }
    return sum;
}

int MatchValues::seatsUsed(int side) const {
    std::array<std::uint64_t, 8> seen{}; // by name; those with a higher number are compared with each other
    const Cards& bank = m_s.sides[side].bank;
    int seats = 0;
    for (std::size_t i = 0; i < bank.size(); ++i) {
        const std::uint16_t name = m_r.cards[bank[i]].name;
        if (name < seen.size() * 64) {
            std::uint64_t& word = seen[name / 64U];
            const std::uint64_t bit = std::uint64_t{1} << name % 64U;
            seats += (word & bit) == 0 ? 1 : 0;
            word |= bit;
        } else {
            const auto same = [&](CardNo card) { return m_r.cards[card].name == name; };
            seats += std::none_of(bank.begin(), bank.begin() + i, same) ? 1 : 0;
        }
    }
    return seats;
}

bool MatchValues::exceeds(int side, int seats) const {
    // Where no rule takes seats away, those that every bank has are enough to know.
    const int plain = m_r.parameters.bankSeats + m_s.sides[side].extraSeats;
    return (m_r.takesSeats || seats > plain) && seats > seatLimit(side);
}

int MatchValues::seatLimit(int side) const {
    const MatchSide& own = m_s.sides[side];
    if (own.bot && !m_r.parameters.botBank) {
        return kNoSeatLimit;
    }
    int seats = m_r.parameters.bankSeats + own.extraSeats;
    if (m_r.changesSeats) {
        eachStatic(
            side, [&](const Static& rule, const Source&) { seats += rule.kind == StaticKind::MoreSeats ? rule.n : 0; });
        eachStatic(1 - side, [&](const Static& rule, const Source&) {
            seats -= rule.kind == StaticKind::EnemyFewerSeats ? rule.n : 0;
        });
    }
    return std::max(seats, 0);
}

int MatchValues::counted(Counted what, std::uint16_t name, const Source& source) const {
    const MatchSide& own = m_s.sides[source.side];
    const auto onBank = [&](auto fits) {
        return static_cast<int>(std::count_if(own.bank.begin(), own.bank.end(), fits));
    };
    const bool inHalf = source.place < own.half.size();
    switch (what) {
    case Counted::Nothing:
        return 0;
    case Counted::OwnBank:
        return static_cast<int>(own.bank.size());
    case Counted::EnemyBank:
        return static_cast<int>(m_s.sides[1 - source.side].bank.size());
    case Counted::Rest:
        return static_cast<int>(own.rest.size());
    case Counted::Beneath:
        return inHalf && m_s.holder == source.side ? source.place : 0;
    case Counted::OthersInAttack:
        return m_s.attacks(source.side) ? static_cast<int>(own.half.size()) - (inHalf ? 1 : 0) : 0;
    case Counted::Named:
        return onBank([&](CardNo card) { return m_r.cards[card].name == name; });
    case Counted::FromSet:
        return onBank([&](CardNo card) { return m_r.cards[card].set == name && name != kNoName; });
    case Counted::Seats:
        return seatsUsed(source.side);
    case Counted::Trophies:
        return own.trophies;
    }
    return 0;
}

bool MatchValues::holds(const Condition& condition, const Source& source) const {
    const MatchSide& own = m_s.sides[source.side];
    const auto enemyFlag = [&] { return MatchValues(m_s, m_r, false).defence(); };
    const bool enemyHolds = m_s.holder == 1 - source.side && !m_s.sides[1 - source.side].half.empty();
    switch (condition.kind) {
    case ConditionKind::Always:
        return true;
    case ConditionKind::EnemyFlagMin:
        return enemyHolds && enemyFlag() >= condition.n;
    case ConditionKind::EnemyFlagMax:
        return enemyHolds && enemyFlag() <= condition.n;
    case ConditionKind::RevealedMin:
        return m_s.attacks(source.side) && static_cast<int>(own.half.size()) >= condition.n;
    case ConditionKind::BankHasNamed:
        return counted(Counted::Named, condition.name, source) > 0;
    case ConditionKind::BankHasSet:
        return counted(Counted::FromSet, condition.name, source) > 0;
    case ConditionKind::SeatsMin:
        return seatsUsed(source.side) >= condition.n;
    case ConditionKind::SeatsMax:
        return seatsUsed(source.side) <= condition.n;
    case ConditionKind::DeckMax:
        return static_cast<int>(own.deck.size()) <= condition.n;
    case ConditionKind::RoundMin:
        return m_s.round >= condition.n;
    case ConditionKind::TrophiesMin:
        return own.trophies >= condition.n;
    case ConditionKind::StartsMatch:
        return m_s.firstStands && source.side == m_s.beginner && source.place == 0;
    case ConditionKind::ByHand:
        return false;
    }
    return false;
}

} // namespace blattwerk::engine::fahnenturnier
