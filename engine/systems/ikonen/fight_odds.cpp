#include "engine/systems/ikonen/fight_odds.h"

#include "engine/systems/ikonen/fight_sink.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

constexpr int kSure = 100;
/// Answers that an attack on trial may ask for.
constexpr int kMostAnswers = 20;

int rootOf(int square) {
    int root = 0;
    while ((root + 1) * (root + 1) <= square) {
        ++root;
    }
    return root;
}

/// Mean of the cards' values and an even range around it that spreads as much as they do.
DefenceGuess guessFrom(const FixedVector<CardNo, 2 * kDeck>& icons, const Rules& rules, std::size_t value) {
    const int count = static_cast<int>(icons.size());
    int sum = 0;
    int squares = 0;
    for (const CardNo card : icons) {
        const int v = std::min<int>(rules.cards[card].values[value], 1000);
        sum += v;
        squares += v * v;
    }
    constexpr int kHundredths = 100;
    const int variance = (squares * count - sum * sum) / (count * count);
    // An even range of half width w has the variance w * w / 3.
    return {sum * kHundredths / count, std::max(kHundredths, kHundredths * rootOf(3 * variance))};
}

} // namespace

FightOdds::FightOdds(const State& state, const Rules& rules, int side) : m_rules(rules), m_side(side) {
    FixedVector<CardNo, 2 * kDeck> icons;
    const auto see = [&](CardNo card) { icons.push_back_if(card, rules.isIcon(card) && rules.owner(card) != side); };
    const SideState& other = state.sides[1 - side];
    for (std::size_t i = 0; i < other.discardCount; ++i) {
        see(other.discard(i));
    }
    for (std::size_t i = 0; i < other.prizeCount; ++i) {
        if (rules.parameters.prizeFaceUp || (unsigned{other.knownPrizes[side]} >> i & 1U) != 0) {
            see(other.prizes[i]);
        }
    }
    std::for_each(state.sides[side].won, state.sides[side].won + state.sides[side].wonCount, see);
    for (const PlacedIcon& icon : other.field) {
        if (icon.faceUp) {
            see(icon.card);
        }
    }
    if (icons.empty()) {
        for (const std::uint8_t card : rules.decks[side]) {
            icons.push_back_if(card, rules.isIcon(card));
        }
    }
    if (!icons.empty()) {
        m_guess[0] = guessFrom(icons, rules, static_cast<std::size_t>(Value::Ver));
        m_guess[1] = guessFrom(icons, rules, static_cast<std::size_t>(Value::Sve));
    }
}

Fight FightOdds::fightOf(Action attack) const {
    Fight fight;
    fight.running = true;
    fight.attacker = static_cast<std::uint8_t>(attack.a);
    fight.defender = attack.b == Action::kNothing ? kNoSlot : static_cast<std::uint8_t>(attack.b);
    fight.value = static_cast<Value>(attack.c);
    return fight;
}

int FightOdds::attackValue(const State& state, Action attack) const {
    const Fight fight = fightOf(attack);
    return Values(state, m_rules, fight).value(spotOf(m_side, attack.a), fight.value);
}

int FightOdds::visibleBonus(const State& state, Spot defender, std::size_t value) const {
    const PlacedIcon& icon = state.icon(defender);
    int bonus = icon.boost[value];
    for (std::size_t i = 0; i < icon.attachedCount; ++i) {
        bonus += m_rules.cards[icon.attached[i]].values[value];
        for (const Static& rule : m_rules.staticsOf(icon.attached[i])) {
            const bool counts = rule.kind == StaticKind::Values && rule.icon == Icon::Bearer &&
                                rule.scope != Scope::Attacking && rule.condition.kind == ConditionKind::Always;
            bonus += counts ? rule.amounts[value] : 0;
        }
    }
    return bonus;
}

/// Plays the attack through, with all texts that act on the way.
int FightOdds::openChance(const State& state, Action attack) const {
    State after = state;
    FightSink sink;
    Duel::apply(after, m_rules, attack, sink);
    ActionList list;
    for (int i = 0; i < kMostAnswers && after.decision != DecisionKind::None; ++i) {
        Duel::legal(after, m_rules, list);
        Duel::apply(after, m_rules, list[0], sink);
    }
    const bool prize = after.phase == Phase::Prize; // what falls still lies there
    const bool fell = prize ? after.fight.defeated[1 - m_side] : sink.fell[1 - m_side];
    const bool own = prize ? after.fight.defeated[m_side] : sink.fell[m_side];
    return fell ? (own ? kSure / 2 : kSure) : 0;
}

int FightOdds::chance(const State& state, Action attack) const {
    if (attack.b == Action::kNothing) {
        return kSure;
    }
    const Spot theirs = spotOf(1 - m_side, attack.b);
    if (state.icon(theirs).faceUp) {
        return openChance(state, attack);
    }
    const bool special = attack.c == static_cast<unsigned>(Value::Sat);
    const DefenceGuess& guess = m_guess[special ? 1 : 0];
    const int bonus = visibleBonus(state, theirs, static_cast<std::size_t>(special ? Value::Sve : Value::Ver));
    // Half a point below the attack value is still beaten.
    const int ahead = 100 * (attackValue(state, attack) - bonus) - 50 - guess.mean;
    return std::clamp(50 + 50 * ahead / std::max(guess.spread, 1), 0, kSure);
}

int FightOdds::margin(const State& state, Action attack) const {
    if (attack.b == Action::kNothing) {
        return 0;
    }
    const Spot theirs = spotOf(1 - m_side, attack.b);
    const bool special = attack.c == static_cast<unsigned>(Value::Sat);
    const Value defence = special ? Value::Sve : Value::Ver;
    const Fight fight = fightOf(attack);
    const int expected = state.icon(theirs).faceUp ? Values(state, m_rules, fight).value(theirs, defence)
                                                   : m_guess[special ? 1 : 0].mean / 100 +
                                                         visibleBonus(state, theirs, static_cast<std::size_t>(defence));
    return attackValue(state, attack) - expected;
}

int FightOdds::best(const State& state, std::size_t slot) const {
    State asked = state;
    asked.active = static_cast<std::uint8_t>(m_side);
    asked.phase = Phase::Attack;
    asked.decision = DecisionKind::None;
    asked.attacksLeft = 1;
    ActionList list;
    Duel::legal(asked, m_rules, list);
    int found = -1;
    for (const Action step : list) {
        if (step.kind == ActionKind::Attack && step.a == slot) {
            found = std::max(found, chance(asked, step));
        }
    }
    return found;
}

} // namespace blattwerk::engine::ikonen
