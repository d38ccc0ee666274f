#include "engine/systems/modulspiel/players.h"

#include "engine/systems/modulspiel/ratings.h"
#include "engine/systems/modulspiel/worth.h"

#include <limits>

namespace blattwerk::engine::modulspiel {

namespace {

/// Answers of one side that follow one step.
constexpr int kAnswers = 24;

/// The card among the answers that is worth least.
Action cheapest(const ActionList& answers, const Rules& rules) {
    Action best = answers[0];
    int least = std::numeric_limits<int>::max();
    for (const Action answer : answers) {
        const bool isCard = answer.a == static_cast<unsigned>(ChoiceKind::Card);
        if (const int kept = isCard ? keepRating(rules, answer.b) : least; kept < least) {
            least = kept;
            best = answer;
        }
    }
    return best;
}

} // namespace

Action randomStep(const State& state, const Rules& rules, Rng& rng) {
    ActionList list;
    ModuleGame::legal(state, rules, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

State guessOf(const State& state, const Rules& rules) {
    const int side = state.actor();
    const State seen = ModuleGame::view(state, rules, side);
    Rng rng(ModuleGame::digest(seen));
    return ModuleGame::determinize(seen, rules, side, rng);
}

void answerOn(State& state, const Rules& rules, int side) {
    NullSink none;
    ActionList answers;
    for (int i = 0; i < kAnswers && !state.over() && state.decision != DecisionKind::None && state.actor() == side;
         ++i) {
        ModuleGame::legal(state, rules, answers);
        const bool gives = state.decision == DecisionKind::Effort || state.decision == DecisionKind::PriceHand ||
                           state.decision == DecisionKind::PriceReserve || state.decision == DecisionKind::HandCard;
        ModuleGame::apply(state, rules, gives ? cheapest(answers, rules) : answers[0], none);
    }
}

Action greedyStep(const State& state, const Rules& rules) {
    ActionList list;
    ModuleGame::legal(state, rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    const int side = state.actor();
    const bool drafts = state.phase == Phase::Draft;
    const State guess = guessOf(state, rules);
    // Passing ends the quarter; what the new one deals is no gain.
    const int now = worth(guess, rules, side);
    NullSink none;
    Action best = list[0];
    int bestWorth = std::numeric_limits<int>::min();
    for (const Action step : list) {
        int value = now;
        if (drafts) {
            value = moduleRating(rules, step.a);
        } else if (step.kind != ActionKind::Pass) {
            State after = guess;
            ModuleGame::apply(after, rules, step, none);
            answerOn(after, rules, side);
            value = worth(after, rules, side);
        }
        if (value > bestWorth) {
            bestWorth = value;
            best = step;
        }
    }
    return best;
}

} // namespace blattwerk::engine::modulspiel
