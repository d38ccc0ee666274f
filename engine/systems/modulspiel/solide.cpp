#include "engine/systems/modulspiel/players.h"
#include "engine/systems/modulspiel/ratings.h"
#include "engine/systems/modulspiel/values.h"
#include "engine/systems/modulspiel/worth.h"

#include <algorithm>
#include <limits>

namespace blattwerk::engine::modulspiel {

namespace {

/// What is bought for good acts in more settlements than this one.
constexpr int kLastingPercent = 200;
/// How much more a module may be liked than its cards are worth: a resilience for each.
constexpr std::uint32_t kLiking = 100;
/// A card of the hand is put on the reserve if it is worth at least that much.
constexpr int kWorthKeeping = 0;

struct Rated {
    Action step;
    int gain = std::numeric_limits<int>::min();
};

/// Looks at nothing that its side does not see: steps are tried out in a world that is guessed from the view.
class Solide {
public:
    Solide(const State& state, const Rules& rules, const ActionList& list, std::uint64_t taste, Thoughts* thoughts)
        : m_state(state),
          m_rules(rules),
          m_list(list),
          m_side(state.actor()),
          m_taste(taste),
          m_thoughts(thoughts) {}

    Action choose() {
        if (m_state.decision != DecisionKind::None) {
            return answer();
        }
        return m_state.phase == Phase::Draft ? draft() : turn();
    }

private:
    [[nodiscard]] const SideState& own() const { return m_state.sides[m_side]; }

    void consider(Action step, int score, std::string_view term) {
        if (m_thoughts != nullptr) {
            m_thoughts->push_back({step, score, term, score});
        }
    }

    /// 1. The module with the highest rating. Ratings lie close together, so a liking that is the same for the same
    /// view and taste makes drafts differ, and is what ties go by.
    [[nodiscard]] Action draft() {
        Rng liking(ModuleGame::digest(ModuleGame::view(m_state, m_rules, m_side)) ^ m_taste);
        Rated found{m_list[0]};
        for (const Action step : m_list) {
            const int rating = moduleRating(m_rules, step.a) + static_cast<int>(liking.below(kLiking));
            consider(step, rating, "figures");
            if (rating > found.gain) {
                found = {step, rating};
            }
        }
        return found.step;
    }

    /// What a step changes for the side, answers included; the played card itself costs nothing, what pays for it does.
    [[nodiscard]] int gainOf(const State& from, const Worth& before, Action step) const {
        NullSink none;
        State after = from;
        ModuleGame::apply(after, m_rules, step, none);
        answerOn(after, m_rules, m_side);
        if (after.over()) {
            return worth(after, m_rules, m_side);
        }
        const Worth then = worthOf(after, m_rules, m_side);
        const bool fromHand =
            step.kind == ActionKind::Play || step.kind == ActionKind::Overlay || step.kind == ActionKind::CoffeeBreak;
        const bool lasts = step.kind == ActionKind::Buy && m_rules.info(step.a).type != CardType::Notice;
        const int locations = then.locations - before.locations;
        return (lasts ? locations * kLastingPercent / 100 : locations) + then.means - before.means + then.stamps -
               before.stamps + (fromHand ? Worth::kHandCard : 0);
    }

    /// 3. and 4. The best of the steps of these kinds.
    template<typename Fits>
    [[nodiscard]] Rated best(const State& from, const ActionList& list, Fits fits, bool told) {
        const Worth before = worthOf(from, m_rules, m_side);
        Rated found;
        for (const Action step : list) {
            if (!fits(step)) {
                continue;
            }
            const int gain = gainOf(from, before, step);
            if (told) {
                consider(step, gain, "figures");
            }
            if (gain > found.gain) {
                found = {step, gain};
            }
        }
        return found;
    }

    static bool isPlay(Action step) { return step.kind == ActionKind::Play || step.kind == ActionKind::Overlay; }
    static bool acts(Action step) {
        return isPlay(step) || step.kind == ActionKind::Buy || step.kind == ActionKind::UseCertificate;
    }

    [[nodiscard]] Action turn() {
        const State guess = guessOf(m_state, m_rules);
        const Rated now = best(guess, m_list, acts, true);
        if (const Rated back = takeBack(guess, std::max(now.gain, 0)); back.gain > 0) {
            return back.step;
        }
        if (now.gain > 0) {
            return now.step;
        }
        const Rated pause = best(
            guess, m_list, [&](Action step) { return isUsefulBreak(guess, step); }, false);
        consider(pause.gain > 0 ? pause.step : action(ActionKind::Pass), pause.gain, "stall");
        return pause.gain > 0 ? pause.step : action(ActionKind::Pass);
    }

    /// 2. A reserve card that is better to play than everything without it.
    [[nodiscard]] Rated takeBack(const State& guess, int without) {
        Rated found{action(ActionKind::Pass), 0};
        int bestGain = without;
        NullSink none;
        for (const Action step : m_list) {
            if (step.kind != ActionKind::TakeBack) {
                continue;
            }
            State after = guess;
            ModuleGame::apply(after, m_rules, step, none);
            answerOn(after, m_rules, m_side);
            if (after.over() || after.actor() != m_side || after.decision != DecisionKind::None) {
                continue;
            }
            ActionList list;
            ModuleGame::legal(after, m_rules, list);
            const Rated play = best(
                after, list, [&](Action one) { return isPlay(one) && one.a == step.a; }, false);
            if (play.gain > bestGain) {
                bestGain = play.gain;
                found = {step, play.gain};
            }
        }
        return found;
    }

    /// 6. A coffee break where it turns a tie or a loss, or lifts the location to a stamp.
    [[nodiscard]] bool isUsefulBreak(const State& guess, Action step) const {
        if (step.kind != ActionKind::CoffeeBreak || isKept(step.a)) {
            return false;
        }
        const Values values(guess, m_rules);
        const SideTotals ours = values.totals(m_side);
        const int mine = ours.total[step.b];
        const int theirs = values.total(1 - m_side, step.b);
        const int then = mine + m_rules.parameters.coffeeBase;
        const bool turns = mine <= theirs && then >= theirs;
        const int needed = ours.threshold[step.b];
        return turns || (mine < needed && then >= needed && then > theirs);
    }

    /// Whether the card is among the best of the hand, as many as the reserve has room for.
    [[nodiscard]] bool isKept(CardNo card) const {
        const int room = m_rules.parameters.reserveCap - own().reserveCount;
        const int rating = keepRating(m_rules, card);
        int better = 0;
        for (std::size_t i = 0; i < own().handCount; ++i) {
            better += keepRating(m_rules, own().hand(i)) > rating ? 1 : 0;
        }
        return rating > kWorthKeeping && better < room;
    }

    [[nodiscard]] Action answer() {
        switch (m_state.decision) {
        case DecisionKind::Effort:
        case DecisionKind::PriceHand:
        case DecisionKind::PriceReserve:
        case DecisionKind::HandCard:
        case DecisionKind::Overflow:
            return byRating(-1);
        case DecisionKind::PileCard:
        case DecisionKind::Certificate:
            return byRating(1);
        case DecisionKind::Reserve:
            return reserve();
        case DecisionKind::Location:
            return location();
        case DecisionKind::Order:
        case DecisionKind::QuarterText:
            return m_list[0];
        default:
            return byTrying();
        }
    }

    /// 5. Cards that are given away: those with the lowest rating; those that are taken: the highest.
    [[nodiscard]] Action byRating(int sign) {
        Rated found{m_list[0]};
        for (const Action step : m_list) {
            if (step.a != static_cast<unsigned>(ChoiceKind::Card)) {
                continue;
            }
            const int rating = sign * keepRating(m_rules, step.b);
            consider(step, rating, "keep");
            if (rating > found.gain) {
                found = {step, rating};
            }
        }
        return found.step;
    }

    /// 7. The best cards that are left.
    [[nodiscard]] Action reserve() {
        const Action done = modulspiel::choose(ChoiceKind::Done);
        const Action card = byRating(1);
        const bool keeps =
            card.a == static_cast<unsigned>(ChoiceKind::Card) && keepRating(m_rules, card.b) > kWorthKeeping;
        return keeps || !m_list.contains(done) ? card : done;
    }

    /// 7. First where a reward could still change another location: the therapy room, if it is won; else the safest
    /// stamp. What the other side would win waits.
    [[nodiscard]] Action location() {
        const Values values(m_state, m_rules);
        const SideTotals mine = values.totals(m_side);
        const SideTotals theirs = values.totals(1 - m_side);
        Rated found{m_list[0]};
        for (const Action step : m_list) {
            const std::size_t place = step.b;
            const int ahead = mine.total[place] - theirs.total[place];
            const bool stamps = mine.total[place] >= mine.threshold[place] && ahead > 0;
            const int first = ahead > 0 && place == 0 ? 1000 : stamps ? 500 : 0;
            const int score = first + ahead;
            consider(step, score, "figures");
            if (score > found.gain) {
                found = {step, score};
            }
        }
        return found.step;
    }

    /// Targets and yes or no: what leaves the side best off.
    [[nodiscard]] Action byTrying() {
        const State guess = guessOf(m_state, m_rules);
        NullSink none;
        Rated found{m_list[0]};
        for (const Action step : m_list) {
            State after = guess;
            ModuleGame::apply(after, m_rules, step, none);
            answerOn(after, m_rules, m_side);
            const int value = worth(after, m_rules, m_side);
            consider(step, value, "figures");
            if (value > found.gain) {
                found = {step, value};
            }
        }
        return found.step;
    }

    const State& m_state;
    const Rules& m_rules;
    const ActionList& m_list;
    int m_side;
    std::uint64_t m_taste;
    Thoughts* m_thoughts;
};

} // namespace

Action solideStep(const State& state, const Rules& rules, std::uint64_t taste, Thoughts* thoughts) {
    ActionList list;
    ModuleGame::legal(state, rules, list);
    return list.size() == 1 ? list[0] : Solide(state, rules, list, taste, thoughts).choose();
}

} // namespace blattwerk::engine::modulspiel
