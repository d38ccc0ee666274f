#include "engine/systems/heldenhain/search.h"

#include "engine/systems/heldenhain/valuation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr int kPlayouts[] = {200, 1000, 4000}; // by strength
/// Room for the steps of one new node.
constexpr std::size_t kBranches = 16;
/// Steps of one walk down the tree.
constexpr std::size_t kLongestPath = 64;
/// Cards of each side that one playout may bring to light.
constexpr std::size_t kDrawn = 16;
/// How far chance of a win and worth go together: that many hundredths of a point ahead are three chances in four.
constexpr double kScale = 500;
/// Curiosity: how much a step that is likely by the heuristic player is tried beyond its results.
constexpr double kCuriosity = 0.9;
/// A step that is that many hundredths worse than the best is half as likely.
constexpr float kHalf = 60;

} // namespace

template<class L>
SearchPlayer<L>::SearchPlayer(const Rules& rules, const Policy& policy)
    : m_rules(rules),
      m_heuristic(rules, {Policy::Kind::Heuristic, policy.mind, policy.strength}),
      m_winSearch(rules, m_heuristic.values().data()),
      m_playouts(policy.playouts > 0 ? policy.playouts : kPlayouts[static_cast<std::size_t>(policy.strength)]) {
    m_nodes.resize(static_cast<std::size_t>(m_playouts + 1) * kBranches);
}

template<class L>
void SearchPlayer<L>::begin(std::uint64_t seed) {
    m_seed = seed;
    m_heuristic.begin(seed);
}

template<class L>
Action SearchPlayer<L>::choose(const State& state, Thoughts* thoughts, const std::stop_token& stop) {
    m_side = state.actor();
    const State seen = Duel<L>::view(state, m_rules, m_side);
    State guess = seen;
    m_heuristic.fillPlainly(guess);
    ActionList list;
    Duel<L>::legal(guess, m_rules, list);
    const bool won = guess.active == m_side && guess.decision != DecisionKind::Mulligan && m_winSearch.find(guess);
    if (list.size() == 1 || won || guess.decision == DecisionKind::Mulligan || Judgement<L>::asksForCard(list)) {
        return m_heuristic.choose(state, thoughts);
    }
    m_rng = Rng(m_seed ^ m_heuristic.seedOfView(seen, m_side));
    m_deals.begin(seen, m_rules, m_rng);
    m_nodes[0] = Node{};
    m_count = 1;
    grow(0, guess, list);
    for (int playout = 0; playout < m_playouts; ++playout) {
        constexpr int kStopAsked = 15;
        if ((playout & kStopAsked) == kStopAsked && stop.stop_requested()) {
            break;
        }
        playOut();
    }
    std::uint32_t best = m_nodes[0].child;
    for (std::uint32_t child = best; child != 0; child = m_nodes[child].next) {
        best = m_nodes[child].visits > m_nodes[best].visits ? child : best;
        if (thoughts != nullptr) {
            const Node& node = m_nodes[child];
            const int percent = node.visits == 0 ? 0 : static_cast<int>(100 * node.value / node.visits);
            thoughts->push_back({node.step, static_cast<int>(node.visits), {{Term::Odds, percent}}});
        }
    }
    return m_nodes[best].step;
}

template<class L>
void SearchPlayer<L>::playOut() {
    State state;
    m_deals.deal(state, m_rng, kDrawn);
    struct Passed {
        std::uint32_t node;
        int side;
    };
    FixedVector<Passed, kLongestPath> path;
    std::uint32_t node = 0;
    ActionList list;
    NullSink none;
    Duel<L>::legal(state, m_rules, list);
    while (!path.full()) {
        const int side = state.actor();
        if (m_nodes[node].child == 0 && node != 0) {
            if (m_nodes[node].visits > 0) {
                grow(node, state, list);
            } else {
                break;
            }
        }
        node = select(node, state, list);
        if (node == 0) {
            break;
        }
        path.push_back({node, side});
        Duel<L>::apply(state, m_rules, m_nodes[node].step, none);
        skipForced(state, list);
        if (state.over()) {
            break;
        }
    }
    const double result = worth(state);
    ++m_nodes[0].visits;
    for (const Passed& passed : path) {
        Node& on = m_nodes[passed.node];
        ++on.visits;
        on.value += passed.side == m_side ? result : 1 - result;
    }
}

template<class L>
void SearchPlayer<L>::skipForced(State& state, ActionList& list) const {
    NullSink none;
    while (!state.over()) {
        Duel<L>::legal(state, m_rules, list);
        if (list.size() == 1) {
            Duel<L>::apply(state, m_rules, list[0], none);
        } else if (Judgement<L>::asksForCard(list)) {
            const bool away = state.decision == DecisionKind::Discard || state.decision == DecisionKind::HandLimit;
            Duel<L>::apply(state, m_rules, Judgement<L>::byKeep(list, m_heuristic.values().data(), !away), none);
        } else {
            return;
        }
    }
}

template<class L>
std::uint32_t SearchPlayer<L>::childFor(std::uint32_t node, Action step) const {
    std::uint32_t child = m_nodes[node].child;
    while (child != 0 && !(m_nodes[child].step == step)) {
        child = m_nodes[child].next;
    }
    return child;
}

template<class L>
std::uint32_t SearchPlayer<L>::select(std::uint32_t node, const State& state, const ActionList& list) {
    std::uint32_t best = 0;
    double bestScore = -1;
    bool isNew = false;
    for (const Action step : list) {
        const std::uint32_t child = childFor(node, step);
        if (child == 0) {
            isNew = true;
            continue;
        }
        Node& on = m_nodes[child];
        ++on.available;
        const double result = on.visits == 0 ? 0.5 : on.value / on.visits;
        const double curiosity = kCuriosity * on.prior * std::sqrt(double(on.available)) / (1 + on.visits);
        if (result + curiosity > bestScore) {
            bestScore = result + curiosity;
            best = child;
        }
    }
    // Cards that another world has in the hand; they are weighed once the known steps have been tried.
    if (isNew && (best == 0 || m_nodes[best].visits > 2)) {
        grow(node, state, list);
    }
    return best;
}

template<class L>
void SearchPlayer<L>::grow(std::uint32_t node, const State& state, const ActionList& list) {
    const int side = state.actor();
    Judgement<L> judgement(state, m_rules, m_heuristic.values().data(), m_plain, side);
    const bool free = state.decision == DecisionKind::None;
    const int promised = free ? judgement.before()[static_cast<std::size_t>(Term::Prospect)] : 0;
    constexpr int kNone = std::numeric_limits<int>::min();
    int best = kNone;
    std::uint32_t last = 0;
    for (std::uint32_t child = m_nodes[node].child; child != 0; child = m_nodes[child].next) {
        last = child;
    }
    const std::uint32_t first = m_count;
    for (const Action step : list) {
        if (m_count == m_nodes.size()) {
            break;
        }
        if (childFor(node, step) != 0) {
            continue;
        }
        const int score =
            step.kind == ActionKind::EndTurn ? -promised : sumOf(judgement.change(step, stepKindOf(step)));
        best = std::max(best, score);
        Node& child = m_nodes[m_count];
        child = Node{};
        child.step = step;
        child.prior = static_cast<float>(score);
        (last == 0 ? m_nodes[node].child : m_nodes[last].next) = m_count;
        last = m_count++;
    }
    float sum = 0;
    for (std::uint32_t child = first; child < m_count; ++child) {
        float& prior = m_nodes[child].prior;
        prior = kHalf / (kHalf + static_cast<float>(best) - prior);
        prior *= prior;
        sum += prior;
    }
    for (std::uint32_t child = first; child < m_count; ++child) {
        m_nodes[child].prior /= sum;
    }
}

/// For the searching side, from 0 to 1. Who is at turn knows best what the turn still promises.
template<class L>
double SearchPlayer<L>::worth(const State& state) const {
    if (state.over()) {
        const Winner own = m_side == 0 ? Winner::SideA : Winner::SideB;
        const bool nobody = state.winner == Winner::Draw || state.winner == Winner::Aborted;
        return nobody ? 0.5 : state.winner == own ? 1 : 0;
    }
    const int side = state.active;
    const int sum = sumOf(Valuation<L>(state, m_rules, m_heuristic.values().data(), side).terms(m_plain, false));
    const double ahead = side == m_side ? sum : -sum;
    return 0.5 + 0.5 * ahead / (kScale + std::abs(ahead));
}

template class SearchPlayer<Small>;
template class SearchPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
