#include "engine/systems/ikonen/fight_odds.h"
#include "engine/systems/ikonen/legal.h"
#include "engine/systems/ikonen/players.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::ikonen {

namespace {

// Limits of section 4, in percent.
constexpr int kSureFight = 100;
constexpr int kTie = 50;
constexpr int kAttackFrom = 60;
constexpr int kLastAttackFrom = 80;
/// Turns without an attack after which the limits fall, and by how much per further turn.
constexpr int kQuietTurns = 20;
constexpr int kLowered = 5;
constexpr int kFewCards = 2;

/// Looks at nothing that its side does not see; a test deals that anew and asks for the same decision.
class Solide {
public:
    Solide(const State& state, const Rules& rules, const ActionList& list, Thoughts* thoughts)
        : m_state(state),
          m_rules(rules),
          m_list(list),
          m_side(state.actor()),
          m_thoughts(thoughts) {}

    Action choose() {
        if (m_state.decision != DecisionKind::None) {
            return answer();
        }
        switch (m_state.phase) {
        case Phase::Place:
            return place();
        case Phase::Attach:
            return attach();
        case Phase::Attack:
            return attack();
        case Phase::Prize:
            return m_list[0];
        default:
            return end();
        }
    }

private:
    [[nodiscard]] const SideState& own() const { return m_state.sides[m_side]; }
    [[nodiscard]] const SideState& other() const { return m_state.sides[1 - m_side]; }

    void consider(Action step, int score, std::string_view term, int amount) {
        if (m_thoughts != nullptr) {
            m_thoughts->push_back({step, score, term, amount});
        }
    }

    /// The last card of the hand, and no pile behind it: playing it may use up all cards (IKO-R33).
    [[nodiscard]] bool isLastCard() const { return own().handCount == 1 && own().pileCount == 0; }

    [[nodiscard]] int iconsInHand() const {
        int icons = 0;
        for (std::size_t i = 0; i < own().handCount; ++i) {
            icons += m_rules.isIcon(own().hand(i)) ? 1 : 0;
        }
        return icons;
    }

    [[nodiscard]] int lowered(int limit) const {
        const int quiet = m_state.turn - m_state.lastAttack;
        return limit - kLowered * std::max(0, quiet - kQuietTurns);
    }

    [[nodiscard]] Action leave() const {
        const Action next = action(ActionKind::Next);
        return m_list.contains(next) ? next : m_list[0];
    }

    /// 6. Draw whenever there is something to draw.
    [[nodiscard]] Action end() const {
        const Action draw = action(ActionKind::Draw);
        return m_list.contains(draw) && own().pileCount > 0 ? draw : leave();
    }

    /// Worth of an Ikone on the field, doubled: its better attack and its lower defence.
    [[nodiscard]] int strength(CardNo card) const {
        const std::int16_t* v = m_rules.cards[card].values;
        return std::max(v[0], v[1]) + std::min(v[2], v[3]);
    }

    /// Whether a text asks for the Ikone to lie open.
    [[nodiscard]] bool wantsToLieOpen(CardNo card) const {
        const auto rules = m_rules.staticsOf(card);
        return std::any_of(rules.begin(), rules.end(), [](const Static& rule) {
            return rule.condition.kind == ConditionKind::FaceUp && rule.condition.icon == Icon::Bearer;
        });
    }

    /// 1. The strongest Ikone, face down; the last one of the hand stays there as long as another may be drawn.
    [[nodiscard]] Action place() {
        const bool forced = !m_list.contains(action(ActionKind::Next));
        const bool patient = own().pileCount > 0 && lowered(kAttackFrom) == kAttackFrom;
        const bool holds = (iconsInHand() == 1 && own().iconCount() == 0 && patient) || isLastCard();
        Action best = leave();
        int bestScore = -1;
        for (const Action step : m_list) {
            const bool fits = step.kind == ActionKind::Place && step.c == Action::kNothing &&
                              (step.b == 1) == wantsToLieOpen(static_cast<CardNo>(step.a));
            if (!fits) {
                continue;
            }
            const int score = strength(static_cast<CardNo>(step.a));
            consider(step, 50 * score, "figures", 50 * score);
            if (score > bestScore && (forced || !holds)) {
                bestScore = score;
                best = step;
            }
        }
        return best;
    }

    [[nodiscard]] int lowerDefence(const State& state, Spot place) const {
        const ValueList v = Values(state, m_rules).all(place);
        return std::min(v[2], v[3]);
    }
    [[nodiscard]] int sumOfValues(const State& state, Spot place) const {
        const ValueList v = Values(state, m_rules).all(place);
        return v[0] + v[1] + v[2] + v[3];
    }

    /// The position with the card attached, its texts "Beim Anlegen" left out.
    [[nodiscard]] State with(Action step) const {
        State after = m_state;
        PlacedIcon& icon = after.icon(static_cast<Spot>(step.b));
        const std::size_t at = std::min<std::size_t>(icon.attachedCount, kMostAttached - 1);
        icon.attached[at] = static_cast<CardNo>(step.a);
        icon.attachedCount = static_cast<std::uint8_t>(at + 1);
        return after;
    }

    /// 2. First a card that makes the planned attack win, else one that raises the lower defence.
    [[nodiscard]] Action attach() {
        Action best = leave();
        if (m_list[0].kind != ActionKind::Attach) {
            return best;
        }
        const FightOdds odds(m_state, m_rules, m_side);
        const bool attacks = Legality(m_state, m_rules).attackStepExists();
        int chances[kMostIcons] = {}; // of the best attack of each own Ikone as it is
        for (std::size_t slot = 0; attacks && slot < kMostIcons; ++slot) {
            chances[slot] = own().field[slot].there() ? odds.best(m_state, slot) : 0;
        }
        int bestScore = 0;
        for (const Action step : m_list) {
            if (step.kind != ActionKind::Attach) {
                continue;
            }
            const State after = with(step);
            const auto place = static_cast<Spot>(step.b);
            const bool mine = place / kMostIcons == static_cast<unsigned>(m_side);
            const int before = mine ? chances[place % kMostIcons] : 0;
            const int then = mine && attacks ? odds.best(after, place % kMostIcons) : 0;
            const std::int16_t* printed = m_rules.cards[step.a].values;
            const bool known = mine || m_state.icon(place).faceUp; // else only what the card prints counts
            const int sign = mine ? 1 : -1;
            const int defence = sign * (known ? lowerDefence(after, place) - lowerDefence(m_state, place)
                                              : std::min(printed[2], printed[3]));
            const int all = sign * (known ? sumOfValues(after, place) - sumOfValues(m_state, place)
                                          : printed[0] + printed[1] + printed[2] + printed[3]);
            const bool wins = before < kSureFight && then == kSureFight;
            const bool acts = m_rules.cards[step.a].triggers != 0 || !m_rules.staticsOf(step.a).empty();
            const int score = (wins ? 10000 : 0) + 10 * (then - before) + 100 * defence + 10 * all + (acts ? 5 : 0);
            consider(step, score, wins ? "odds" : "protection", wins ? then : 100 * defence);
            const bool ends = then == kSureFight && (other().prizeCount == 1 || other().handCount == 0);
            if (score > bestScore && (!isLastCard() || ends)) {
                bestScore = score;
                best = step;
            }
        }
        return best;
    }

    /// 3. to 5. Open Ikonen that are weaker, face-down ones that are likely to be.
    [[nodiscard]] Action attack() {
        Action best = leave();
        if (m_list[0].kind != ActionKind::Attack) {
            return best;
        }
        const FightOdds odds(m_state, m_rules, m_side);
        int bestScore = std::numeric_limits<int>::min();
        for (const Action step : m_list) {
            if (step.kind != ActionKind::Attack) {
                continue;
            }
            const int chance = odds.chance(m_state, step);
            const int score = 1000 * chance + odds.margin(m_state, step);
            consider(step, chance, "odds", chance);
            if (score > bestScore && isWorthIt(step, chance)) {
                bestScore = score;
                best = step;
            }
        }
        return best;
    }

    [[nodiscard]] bool isWorthIt(Action step, int chance) const {
        const bool open = step.b == Action::kNothing || other().field[step.b].faceUp;
        if (!open) {
            return chance >= lowered(iconsInHand() > 0 ? kAttackFrom : kLastAttackFrom);
        }
        if (chance != kTie) {
            return chance > kTie;
        }
        const bool pressing = other().handCount <= kFewCards || own().prizeCount < other().prizeCount;
        return iconsInHand() > 0 && (pressing || lowered(kAttackFrom) <= kTie);
    }

    /// Cards that are given away or put back: the weakest; cards that are taken: the strongest. All else as it comes.
    [[nodiscard]] Action answer() const {
        const bool takes = m_state.decision == DecisionKind::RecoverCard;
        const bool gives = m_state.decision == DecisionKind::DiscardCard ||
                           m_state.decision == DecisionKind::HandLimit || m_state.decision == DecisionKind::SwapCard;
        Action best = m_list[0];
        int bestScore = std::numeric_limits<int>::min();
        for (const Action step : m_list) {
            const bool card = step.a == static_cast<unsigned>(ChoiceKind::Card);
            const int keep = card ? keepWorth(static_cast<CardNo>(step.b)) : 0;
            const int score = takes ? keep : gives ? -keep : 0;
            if (score > bestScore) {
                bestScore = score;
                best = step;
            }
        }
        return best;
    }

    /// An Ikone in the hand is the life of the game (IKO-R32).
    [[nodiscard]] int keepWorth(CardNo card) const {
        if (m_rules.isIcon(card)) {
            return 100 + strength(card);
        }
        const std::int16_t* v = m_rules.cards[card].values;
        return v[0] + v[1] + v[2] + v[3];
    }

    const State& m_state;
    const Rules& m_rules;
    const ActionList& m_list;
    int m_side;
    Thoughts* m_thoughts;
};

} // namespace

Action solideStep(const State& state, const Rules& rules, Thoughts* thoughts) {
    ActionList list;
    Duel::legal(state, rules, list);
    return list.size() == 1 ? list[0] : Solide(state, rules, list, thoughts).choose();
}

} // namespace blattwerk::engine::ikonen
