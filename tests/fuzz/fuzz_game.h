#pragma once

#include "tests/fuzz/fuzz_counts.h"
#include "tests/fuzz/fuzz_table.h"
#include "tests/fuzz/invariant_text.h"
#include "tests/fuzz/watching_sink.h"

#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/invariants.h"
#include "engine/systems/heldenhain/players.h"

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// Plays one random game with all checks of section 8.1 after every step.
template<class L>
class FuzzGame {
public:
    using State = engine::heldenhain::State<L>;
    using Game = engine::heldenhain::Duel<L>;
    using Action = engine::heldenhain::Action;

    FuzzGame(const FuzzTable& table, std::uint64_t seed)
        : m_table(table),
          m_rules(table.cards->rules),
          m_invariants(m_rules),
          m_seed(seed) {}

    /// What is wrong, if anything is.
    std::optional<std::string> play(FuzzCounts& counts) {
        engine::Rng rng(m_seed * 0x9e3779b97f4a7c15U);
        // One game in eight by the greedy player, which goes deeper into a game than chance; one in eight is checked
        // for the list of steps being complete and sound, and one in eight is played again.
        const std::uint32_t special = rng.below(8);
        State state = begin();
        WatchingSink<L> sink(state, m_rules);
        engine::heldenhain::ActionList list;
        for (int steps = 0; !state.over(); ++steps) {
            Game::legal(state, m_rules, list);
            if (list.empty() || steps > kMostSteps) {
                return fault({list.empty() ? 32 : 0}, steps);
            }
            Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (special == 0) {
                step = engine::heldenhain::GreedyPlayer<L>().choose(state, m_rules);
                if (!list.contains(step)) {
                    return fault({31}, steps);
                }
            }
            if (special == 1 && !listIsSound(state, list)) {
                return fault({31}, steps);
            }
            const State before = state;
            sink.nextStep(costOf(before, step));
            Game::apply(state, m_rules, step, sink);
            m_codes.push_back(step.code());
            ++counts.steps;
            std::vector<int> broken = m_invariants.brokenIn(state);
            if (!onlyFiguresInField(state)) {
                broken.push_back(15);
            }
            const std::vector<int> byStep = m_invariants.brokenBy(before, step, state);
            broken.insert(broken.end(), byStep.begin(), byStep.end());
            broken.insert(broken.end(), sink.broken().begin(), sink.broken().end());
            if (!broken.empty()) {
                return fault(broken, steps);
            }
        }
        // A guard that drops triggers must not be needed by what ships (section 8.2).
        if (state.flagged != 0 && m_table.isShipped()) {
            return fault({-1}, static_cast<int>(m_codes.size()));
        }
        counts.aborted += state.winner == engine::heldenhain::Winner::Aborted ? 1U : 0U;
        counts.flagged += state.flagged != 0 ? 1U : 0U;
        if (special == 2 && replayed() != Game::digest(state)) {
            return fault({27}, static_cast<int>(m_codes.size()));
        }
        return std::nullopt;
    }

private:
    /// HEL-I21: what a play has to cost, -1 for other steps.
    [[nodiscard]] int costOf(const State& state, Action step) const {
        if (step.kind != engine::heldenhain::ActionKind::Play) {
            return -1;
        }
        engine::heldenhain::ActionList unused;
        const engine::heldenhain::LegalActions<L> costs(state, m_rules, unused);
        return step.b == Action::kNothing
                   ? Game::cost(state, m_rules, state.active, step.a)
                   : costs.costAfterSacrifice(static_cast<typename L::Card>(step.a),
                                              engine::heldenhain::figureRef(state.active, step.b));
    }

    /// Stress is kept with the places of the field, so HEL-I15 holds if only figures lie there.
    [[nodiscard]] bool onlyFiguresInField(const State& state) const {
        for (const auto& side : state.sides) {
            for (std::size_t slot = 0; slot < side.fieldCount; ++slot) {
                if (!engine::heldenhain::isFigure(m_rules.cards[side.field[slot].card].type)) {
                    return false;
                }
            }
        }
        return true;
    }

    static constexpr int kMostSteps = 200000;

    [[nodiscard]] State begin() const {
        std::array<std::vector<std::uint16_t>, 2> decks;
        engine::heldenhain::GameStart start;
        for (std::size_t side = 0; side < 2; ++side) {
            for (const std::string& key : m_table.decks[side]) {
                decks[side].push_back(static_cast<std::uint16_t>(m_rules.indexOf(key)));
            }
            start.decks[side] = decks[side];
        }
        start.seed = m_seed;
        engine::NullSink none;
        return Game::start(m_rules, start, none);
    }

    /// HEL-I27: the same codes lead to the same state.
    [[nodiscard]] std::uint64_t replayed() const {
        State state = begin();
        engine::NullSink none;
        for (const std::uint64_t code : m_codes) {
            Game::apply(state, m_rules, Action::fromCode(code), none);
        }
        return Game::digest(state);
    }

    /// HEL-I22, I23, I31: what is listed is allowed for that side and for no other, and asking changes nothing.
    [[nodiscard]] bool listIsSound(const State& state, const engine::heldenhain::ActionList& list) const {
        const std::uint64_t before = Game::digest(state);
        for (const Action step : list) {
            if (!Game::explain(state, m_rules, step, state.actor()).empty() ||
                Game::explain(state, m_rules, step, 1 - state.actor()).empty()) {
                return false;
            }
        }
        return Game::digest(state) == before;
    }

    [[nodiscard]] std::string fault(const std::vector<int>& broken, int step) const {
        std::string text = "seed " + std::to_string(m_seed) + " step " + std::to_string(step) + ':';
        for (const int number : broken) {
            text += ' ' + invariantText(number);
        }
        text += "\n  " + m_table.text() + "\n  steps";
        for (const std::uint64_t code : m_codes) {
            text += ' ' + std::to_string(code);
        }
        return text;
    }

    const FuzzTable& m_table;
    const engine::heldenhain::Rules& m_rules;
    engine::heldenhain::Invariants<L> m_invariants;
    std::uint64_t m_seed;
    std::vector<std::uint64_t> m_codes;
};

} // namespace blattwerk::tests
