#pragma once

#include "engine/systems/heldenhain/card_values.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/judgement.h"
#include "engine/systems/heldenhain/thoughts.h"
#include "engine/systems/heldenhain/win_search.h"

#include <optional>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// The heuristic player of section 7.2: sees a win, plays the cards that gain worth, then takes the best actions, all
/// in the manner of its temperament. Knows only what its side may see: every hidden card counts as the same plain one.
/// No allocation after the construction.
template<class L>
class HeuristicPlayer {
public:
    using State = heldenhain::State<L>;

    /// The rules have to outlive the player.
    HeuristicPlayer(const Rules& rules, const Policy& policy);
    HeuristicPlayer(const HeuristicPlayer&) = delete;
    HeuristicPlayer& operator=(const HeuristicPlayer&) = delete;
    HeuristicPlayer(HeuristicPlayer&&) noexcept = default;
    HeuristicPlayer& operator=(HeuristicPlayer&&) = delete;
    ~HeuristicPlayer() = default;

    void begin(std::uint64_t seed) { m_seed = seed; }
    /// Precondition: some side has to act or decide.
    [[nodiscard]] Action choose(const State& state, Thoughts* thoughts = nullptr);

    /// Whether the last decision was a step towards a certain win.
    [[nodiscard]] bool sawWin() const { return m_sawWin; }
    [[nodiscard]] const std::vector<CardValue>& values() const { return m_values; }
    [[nodiscard]] const Temperament& temperament(int side) const { return m_temperaments[side]; }
    /// A number from what both sides see, so that chance at the table follows from nothing else.
    [[nodiscard]] static std::uint64_t seedOfView(const State& seen, int side);
    /// Puts a plain card for each hidden one.
    void fillPlainly(State& view) const;

private:
    struct Choice {
        Action step;
        int score = 0; // with what chance adds
    };

    [[nodiscard]] Action mulligan(const State& seen, Thoughts* thoughts) const;
    [[nodiscard]] Action answer(Judgement<L>& judgement, const ActionList& list, Thoughts* thoughts);
    /// The play that gains most, nothing if none is worth its card.
    [[nodiscard]] std::optional<Action> bestPlay(Judgement<L>& judgement, const State& guess, const ActionList& list,
                                                 Thoughts* thoughts);
    [[nodiscard]] Action bestAction(Judgement<L>& judgement, const State& guess, const State& seen,
                                    const ActionList& list, Thoughts* thoughts);
    /// Deals of the hidden cards, the same ones for all steps of a decision.
    using Worlds = FixedVector<State, 4>;
    [[nodiscard]] Worlds worldsLike(const State& seen) const;
    /// The change of worth by the other side's best step after ours.
    [[nodiscard]] int reply(const Judgement<L>& judgement, const Worlds& worlds, Action step) const;
    [[nodiscard]] int jitter(Action step) const;
    /// Whether the player does not think of that step in this turn.
    [[nodiscard]] bool overlooks(const State& seen, Action step) const;

    const Rules& m_rules;
    std::vector<CardValue> m_values;
    Temperament m_temperaments[2];
    typename L::Card m_plain[2];
    WinSearch<L> m_winSearch;
    std::uint64_t m_seed = 0;
    /// Of the present decision
    int m_side = 0;
    std::uint64_t m_viewSeed = 0;
    bool m_sawWin = false;
};

} // namespace blattwerk::engine::heldenhain
