#pragma once

#include "engine/core/rng.h"
#include "tests/fuzz/fuzz_counts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace blattwerk::tests {

/// Plays one random game of two sides with all checks after every step. `G` says which game it is: its types, its
/// players, the prefix of its invariants, and how often what is looked at besides.
template<class G>
class TwoSidedGame {
public:
    using Table = typename G::Table;
    using State = typename G::State;
    using Action = typename G::Action;
    using ActionList = typename G::ActionList;

    TwoSidedGame(const Table& table, std::uint64_t seed)
        : m_table(table),
          m_rules(table.cards->rules),
          m_invariants(m_rules),
          m_seed(seed) {}

    /// What is wrong, if anything is.
    std::optional<std::string> play(FuzzCounts& counts) {
        engine::Rng rng(m_seed * 0x9e3779b97f4a7c15U);
        const auto special = static_cast<Special>(rng.below(G::kOneOf));
        typename G::Player search(G::searchPolicy(), m_rules);
        State state = begin();
        ActionList list;
        for (int steps = 0; !state.over(); ++steps) {
            G::Game::legal(state, m_rules, list);
            if (list.empty() || steps > G::kMostSteps) {
                return fault("the game does not go on");
            }
            Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (special == Special::Greedy && steps % G::kPlayedEvery == 0) {
                step = G::greedy(state, m_rules);
            } else if (special == Special::Solide && steps % G::kPlayedEvery == 0) {
                step = G::solide(state, m_rules);
            } else if (special == Special::Searched && steps % G::kSearchedEvery == 0) {
                step = search.choose(state);
            }
            if (!list.contains(step)) {
                return fault("a player takes a step that is not legal");
            }
            if (special == Special::Sound && !isSound(state, list)) {
                return fault("the list of steps is not sound");
            }
            if (special == Special::Seen) {
                if (const std::string wrong = faultOfView(state, list, rng); !wrong.empty()) {
                    return fault(invariant(G::kSeen) + " what is seen " + wrong);
                }
            }
            const State before = state;
            engine::NullSink none;
            G::Game::apply(state, m_rules, step, none);
            m_codes.push_back(step.code());
            ++counts.steps;
            std::vector<int> broken = m_invariants.brokenIn(state);
            const std::vector<int> byStep = m_invariants.brokenBy(before, step, state);
            broken.insert(broken.end(), byStep.begin(), byStep.end());
            if (!broken.empty()) {
                return fault(invariant(broken.front()));
            }
        }
        counts.aborted += G::isAborted(state) ? 1U : 0U;
        if (special == Special::Replayed && replayed() != G::Game::digest(state)) {
            return fault(invariant(G::kReplayed) + " the same steps lead elsewhere");
        }
        return std::nullopt;
    }

private:
    /// What one of so many games is looked at for besides its invariants.
    enum class Special : std::uint32_t { Greedy, Solide, Sound, Replayed, Seen, Searched, Plain };

    [[nodiscard]] static std::string invariant(int number) {
        return std::string(G::kPrefix) + "-I" + std::to_string(number);
    }

    [[nodiscard]] State begin() const { return G::begin(m_table, m_rules, m_seed); }

    [[nodiscard]] std::uint64_t replayed() const {
        State state = begin();
        engine::NullSink none;
        for (const std::uint64_t code : m_codes) {
            G::Game::apply(state, m_rules, Action::fromCode(code), none);
        }
        return G::Game::digest(state);
    }

    /// What is listed is allowed for that side and for no other, and asking changes nothing.
    [[nodiscard]] bool isSound(const State& state, const ActionList& list) const {
        const std::uint64_t before = G::Game::digest(state);
        for (const Action step : list) {
            if (!G::Game::explain(state, m_rules, step, state.actor()).empty() ||
                G::Game::explain(state, m_rules, step, 1 - state.actor()).empty()) {
                return false;
            }
        }
        return G::Game::digest(state) == before;
    }

    /// What is wrong with a position drawn up from what a side sees: it must look the same to it, and let it do and
    /// decide the same.
    [[nodiscard]] std::string faultOfView(const State& state, const ActionList& list, engine::Rng& rng) const {
        const int side = state.actor();
        const State seen = G::Game::view(state, m_rules, side);
        const State drawn = G::Game::determinize(seen, m_rules, side, rng);
        ActionList other;
        G::Game::legal(drawn, m_rules, other);
        if (G::Game::digest(G::Game::view(drawn, m_rules, side)) != G::Game::digest(seen)) {
            return "looks different";
        }
        if (!std::equal(list.begin(), list.end(), other.begin(), other.end())) {
            return "allows other steps";
        }
        if (!(G::solide(drawn, m_rules) == G::solide(state, m_rules))) {
            return "leads to another decision";
        }
        return m_invariants.brokenIn(drawn).empty() ? "" : "breaks an invariant";
    }

    [[nodiscard]] std::string fault(const std::string& what) const {
        std::string text = "seed " + std::to_string(m_seed) + " step " + std::to_string(m_codes.size()) + ": " + what +
                           "\n  " + m_table.text + "\n  steps";
        for (const std::uint64_t code : m_codes) {
            text += ' ' + std::to_string(code);
        }
        return text;
    }

    const Table& m_table;
    const typename G::Rules& m_rules;
    typename G::Invariants m_invariants;
    std::uint64_t m_seed;
    std::vector<std::uint64_t> m_codes;
};

} // namespace blattwerk::tests
