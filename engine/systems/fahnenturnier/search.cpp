#include "engine/systems/fahnenturnier/search.h"

#include "engine/play/flat_search.h"
#include "engine/systems/fahnenturnier/solide.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Rounds that a playout looks ahead beyond the present one.
constexpr int kRoundsAhead = 1;
constexpr int kMostPlayed = 20000;
/// That many fans ahead of the others are three chances in four.
constexpr double kScale = 8;
/// A deck that is better by that many hundredths on average is worth a fan.
constexpr double kRatingOfFan = 60;

} // namespace

/// From 0 to 1: fans and the strength of the deck beside those of the others.
double SearchPlayer::prospects(const State& state, int seat) const {
    const auto standing = [&](int of) {
        const Cards& deck = state.seats[of].deck;
        double ratings = 0;
        for (const CardNo card : deck) {
            ratings += m_ratings.within(card, deck);
        }
        return Tournament::score(state, of) +
               ratings / static_cast<double>(std::max<std::size_t>(deck.size(), 1)) / kRatingOfFan;
    };
    double others = 0;
    for (int other = 0; other < state.seatCount; ++other) {
        others += other == seat ? 0 : standing(other);
    }
    const double ahead = standing(seat) - others / std::max(state.seatCount - 1, 1);
    return 0.5 + 0.5 * ahead / (kScale + std::abs(ahead));
}

double SearchPlayer::playOut(State& state, int seat) const {
    NullSink none;
    const bool match = state.phase == Phase::Match;
    const int last = state.round + kRoundsAhead;
    const int park = state.park;
    const int round = state.round;
    const bool final = state.finalPlayed;
    const auto goesOn = [&] {
        return !state.over() && (match ? state.phase == Phase::Match && state.park == park && state.round == round &&
                                             state.finalPlayed == final
                                       : state.round <= last);
    };
    for (int steps = 0; goesOn() && steps < kMostPlayed; ++steps) {
        Tournament::apply(state, m_rules, solideStep(state, m_rules, m_ratings), none);
    }
    if (match && state.phase == Phase::Result) {
        return state.match.sides[state.match.winner].seat == seat ? 1 : 0;
    }
    return state.winner == seat ? 1 : state.winner >= 0 ? 0 : prospects(state, seat);
}

Action SearchPlayer::choose(const State& state, Thoughts* thoughts, const std::stop_token& stop) {
    ActionList list;
    Tournament::legal(state, m_rules, list);
    if (list.size() == 1) {
        return list[0];
    }
    const int seat = state.actor();
    const State seen = Tournament::view(state, m_rules, seat);
    Rng rng(m_seed ^ Tournament::digest(seen));
    NullSink none;
    return flatSearch<ActionList::capacity()>(list, m_playouts, thoughts, stop, [&](Action step) {
        State world = Tournament::determinize(seen, m_rules, seat, rng);
        Tournament::apply(world, m_rules, step, none);
        return playOut(world, seat);
    });
}

} // namespace blattwerk::engine::fahnenturnier
