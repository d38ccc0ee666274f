#include "engine/systems/modulspiel/search.h"

#include "engine/play/flat_search.h"
#include "engine/systems/modulspiel/players.h"
#include "engine/systems/modulspiel/worth.h"

#include <cmath>

namespace blattwerk::engine::modulspiel {

namespace {

/// Steps that are weighed; of more the first.
constexpr std::size_t kMostSteps = 160;
/// Quarters that a playout looks ahead beside the one that runs.
constexpr int kQuartersAhead = 1;
constexpr int kMostPlayed = 1500;
/// A stamp ahead is about three chances in four.
constexpr double kScale = 1000;

} // namespace

/// Result for the side, from 0 to 1.
double SearchPlayer::playOut(State& state, int side) const {
    NullSink none;
    const int last = state.quarter + kQuartersAhead;
    for (int steps = 0; !state.over() && state.quarter <= last && steps < kMostPlayed; ++steps) {
        ModuleGame::apply(state, m_rules, solideStep(state, m_rules), none);
    }
    const double ahead = worth(state, m_rules, side);
    if (state.over()) {
        return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    }
    return 0.5 + 0.5 * ahead / (kScale + std::abs(ahead));
}

Action SearchPlayer::choose(const State& state, Thoughts* thoughts, const std::stop_token& stop) {
    ActionList list;
    ModuleGame::legal(state, m_rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    const int side = state.actor();
    const State seen = ModuleGame::view(state, m_rules, side);
    Rng rng(m_seed ^ ModuleGame::digest(seen));
    NullSink none;
    return flatSearch<kMostSteps>(list, m_playouts, thoughts, stop, [&](Action step) {
        State world = ModuleGame::determinize(seen, m_rules, side, rng);
        ModuleGame::apply(world, m_rules, step, none);
        return playOut(world, side);
    });
}

} // namespace blattwerk::engine::modulspiel
