#include "engine/systems/ikonen/search.h"

#include "engine/play/flat_search.h"
#include "engine/systems/ikonen/players.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::engine::ikonen {

namespace {

/// Steps that are weighed; of more (hands of many Ikonen) the first.
constexpr std::size_t kMostSteps = 128;
/// Turns that a playout looks ahead.
constexpr int kTurnsAhead = 12;
constexpr int kMostPlayed = 2000;
/// That many hundredths of a prize ahead are three chances in four.
constexpr double kScale = 200;

} // namespace

/// Result for the side, from 0 to 1.
double SearchPlayer::playOut(State& state, int side) const {
    NullSink none;
    const int last = state.turn + kTurnsAhead;
    for (int steps = 0; !state.over() && state.turn <= last && steps < kMostPlayed; ++steps) {
        Duel::apply(state, m_rules, solideStep(state, m_rules), none);
    }
    const double ahead = worth(state, m_rules, side);
    if (state.over()) {
        return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
    }
    return 0.5 + 0.5 * ahead / (kScale + std::abs(ahead));
}

Action SearchPlayer::choose(const State& state, Thoughts* thoughts, const std::stop_token& stop) {
    ActionList list;
    Duel::legal(state, m_rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    const int side = state.actor();
    const State seen = Duel::view(state, m_rules, side);
    Rng rng(m_seed ^ Duel::digest(seen));
    NullSink none;
    return flatSearch<kMostSteps>(list, m_playouts, thoughts, stop, [&](Action step) {
        State world = Duel::determinize(seen, m_rules, side, rng);
        Duel::apply(world, m_rules, step, none);
        return playOut(world, side);
    });
}

} // namespace blattwerk::engine::ikonen
