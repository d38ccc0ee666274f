#include "engine/systems/heldenhain/farsighted.h"

#include "engine/systems/heldenhain/valuation.h"

namespace blattwerk::engine::heldenhain {

namespace {

/// Deals of the hidden cards.
constexpr int kWorlds = 4;
/// Cards of each side that a look ahead may bring to light.
constexpr std::size_t kDrawn = 16;
/// Steps of both sides after which a look ahead ends in any case.
constexpr int kLongest = 120;
/// Plays and actions with the best scores, each of them.
constexpr std::size_t kOfAKind = 3;
/// What another step has to promise more than the one of the heuristic, in hundredths of a point.
constexpr int kDoubt = 10;

/// The score of the heuristic's step stays; another one has what it is ahead of it or behind.
void addThought(Thoughts& thoughts, Action quick, Action step, int ahead) {
    int score = 0;
    for (const Considered& considered : thoughts) {
        score = considered.step == quick ? considered.score : score;
    }
    thoughts.push_back({step, score + ahead, {}});
    if (ahead != 0) {
        thoughts.back().reasons.push_back({Term::Reply, ahead});
    }
}

} // namespace

template<class L>
FarsightedPlayer<L>::FarsightedPlayer(const Rules& rules, const Policy& policy)
    : m_rules(rules),
      m_quick(rules, policy) {}

template<class L>
void FarsightedPlayer<L>::begin(std::uint64_t seed) {
    m_seed = seed;
    m_quick.begin(seed);
}

template<class L>
Action FarsightedPlayer<L>::choose(const State& state, Thoughts* thoughts) {
    m_side = state.actor();
    const State seen = Duel<L>::view(state, m_rules, m_side);
    const Action quick = m_quick.choose(state, thoughts);
    State guess = seen;
    m_quick.fillPlainly(guess);
    ActionList list;
    Duel<L>::legal(guess, m_rules, list);
    if (list.size() == 1 || seen.decision == DecisionKind::Mulligan || Judgement<L>::asksForCard(list) ||
        m_quick.sawWin()) {
        return quick;
    }
    Candidates candidates;
    collect(guess, list, quick, candidates);
    Rng rng(m_seed ^ HeuristicPlayer<L>::seedOfView(seen, m_side));
    m_deals.begin(seen, m_rules, rng);
    m_turn = seen.turn + (seen.active == m_side ? 2U : 1U);
    for (int world = 0; world < kWorlds; ++world) {
        State deal;
        m_deals.deal(deal, rng, kDrawn);
        for (Candidate& candidate : candidates) {
            candidate.score += worthAfter(deal, candidate.step);
        }
    }
    Candidate best = candidates[0];
    best.score += kDoubt * kWorlds;
    for (const Candidate& candidate : candidates) {
        best = candidate.score > best.score ? candidate : best;
    }
    for (std::size_t i = 0; thoughts != nullptr && i < candidates.size(); ++i) {
        const int ahead = (candidates[i].score - candidates[0].score) / kWorlds;
        addThought(*thoughts, quick, candidates[i].step, ahead);
    }
    return best.step;
}

/// The step of the heuristic first.
template<class L>
void FarsightedPlayer<L>::collect(const State& guess, const ActionList& list, Action quick, Candidates& out) {
    Judgement<L> judgement(guess, m_rules, m_quick.values().data(), m_quick.temperament(m_side), m_side);
    const bool free = guess.decision == DecisionKind::None;
    const int promised = free ? judgement.before()[static_cast<std::size_t>(Term::Prospect)] : 0;
    FixedVector<Candidate, kOfAKind + 1> best[2];
    for (const Action step : list) {
        if (step == quick) {
            continue;
        }
        const int score =
            step.kind == ActionKind::EndTurn ? -promised : sumOf(judgement.change(step, stepKindOf(step)));
        auto& kind = best[free && isPlay(step) ? 1 : 0];
        kind.push_back({step, score});
        for (std::size_t i = kind.size() - 1; i > 0 && kind[i].score > kind[i - 1].score; --i) {
            std::swap(kind[i], kind[i - 1]);
        }
        if (kind.full()) {
            kind.pop_back();
        }
    }
    out.push_back({quick, 0});
    for (const auto& kind : best) {
        for (const Candidate& candidate : kind) {
            out.push_back({candidate.step, 0});
        }
    }
}

template<class L>
int FarsightedPlayer<L>::worthAfter(const State& world, Action step) {
    NullSink none;
    State state = world;
    Duel<L>::apply(state, m_rules, step, none);
    for (int steps = 0; steps < kLongest && !state.over(); ++steps) {
        if (state.turn >= m_turn && state.decision == DecisionKind::None) {
            break;
        }
        Duel<L>::apply(state, m_rules, m_quick.choose(state), none);
    }
    return sumOf(Valuation<L>(state, m_rules, m_quick.values().data(), m_side).terms(m_plain, false));
}

template class FarsightedPlayer<Small>;
template class FarsightedPlayer<Large>;

} // namespace blattwerk::engine::heldenhain
