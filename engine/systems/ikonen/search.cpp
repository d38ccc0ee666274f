#include "engine/systems/ikonen/search.h"

#include "engine/systems/ikonen/players.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace blattwerk::engine::ikonen {

namespace {

/// Steps that are weighed; of more (hands of many Ikonen) the first.
constexpr std::size_t kMostSteps = 128;
/// Turns that a playout looks ahead.
constexpr int kTurnsAhead = 12;
constexpr int kMostPlayed = 2000;
/// Curiosity: how much a step that was tried seldom is tried beyond its results.
constexpr double kCuriosity = 0.7;
/// That many hundredths of a prize ahead are three chances in four.
constexpr double kScale = 200;

struct Arm {
    Action step;
    int visits = 0;
    double value = 0;
};

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
    std::array<Arm, kMostSteps> arms;
    const std::size_t count = std::min(list.size(), kMostSteps);
    for (std::size_t i = 0; i < count; ++i) {
        arms[i].step = list[i];
    }
    NullSink none;
    for (int playout = 0; playout < m_playouts; ++playout) {
        constexpr int kStopAsked = 15;
        if ((playout & kStopAsked) == kStopAsked && stop.stop_requested()) {
            break;
        }
        std::size_t best = 0;
        double bestScore = -1;
        for (std::size_t i = 0; i < count; ++i) {
            const Arm& arm = arms[i];
            const double score =
                arm.visits == 0 ? 2 + double(kMostSteps - i) // each once, in order
                                : arm.value / arm.visits + kCuriosity * std::sqrt(std::log(playout + 1.0) / arm.visits);
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        State world = Duel::determinize(seen, m_rules, side, rng);
        Duel::apply(world, m_rules, arms[best].step, none);
        ++arms[best].visits;
        arms[best].value += playOut(world, side);
    }
    const Arm* best = arms.data();
    for (std::size_t i = 0; i < count; ++i) {
        const Arm& arm = arms[i];
        const bool better = arm.visits != best->visits ? arm.visits > best->visits : arm.value > best->value;
        best = better ? &arm : best;
        if (thoughts != nullptr) {
            const int percent = arm.visits == 0 ? 0 : static_cast<int>(100 * arm.value / arm.visits);
            thoughts->push_back({arm.step, arm.visits, "odds", percent});
        }
    }
    return best->step;
}

} // namespace blattwerk::engine::ikonen
