#pragma once

#include "engine/systems/heldenhain/deals.h"
#include "engine/systems/heldenhain/heuristic.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// Monte-Carlo tree search over information sets: each playout draws the hidden cards anew from what the side may know,
/// walks down one tree of steps (not of states), adds one node and takes the worth of the position there for its end.
/// The heuristic player says which steps are tried first. No allocation after the construction.
template<class L>
class SearchPlayer {
public:
    using State = heldenhain::State<L>;

    /// The rules have to outlive the player.
    SearchPlayer(const Rules& rules, const Policy& policy);

    void begin(std::uint64_t seed);
    /// Precondition: some side has to act or decide. A stop ends the thinking after a few playouts; the best step so
    /// far is taken. That is how a budget of time is kept: by who has a clock.
    [[nodiscard]] Action choose(const State& state, Thoughts* thoughts = nullptr, const std::stop_token& stop = {});

private:
    struct Node {
        Action step;
        std::uint32_t child = 0; // first child, 0 without
        std::uint32_t next = 0;  // next sibling
        std::uint32_t visits = 0;
        std::uint32_t available = 0; // playouts in which the step was legal
        float prior = 0;
        double value = 0; // sum of the results for the side that takes the step, each from 0 to 1
    };

    void playOut();
    /// The child to go on with; adds children for steps that the node has not met yet.
    [[nodiscard]] std::uint32_t select(std::uint32_t node, const State& state, const ActionList& list);
    void grow(std::uint32_t node, const State& state, const ActionList& list);
    [[nodiscard]] double worth(const State& state) const;
    /// Carries on to the next real choice: single answers, and cards by what they are worth in the hand.
    void skipForced(State& state, ActionList& list) const;
    [[nodiscard]] std::uint32_t childFor(std::uint32_t node, Action step) const;

    const Rules& m_rules;
    HeuristicPlayer<L> m_heuristic;
    Temperament m_plain;
    WinSearch<L> m_winSearch;
    int m_playouts;
    Deals<L> m_deals;
    std::vector<Node> m_nodes;
    std::uint32_t m_count = 0;
    std::uint64_t m_seed = 0;
    Rng m_rng;
    int m_side = 0;
};

} // namespace blattwerk::engine::heldenhain
