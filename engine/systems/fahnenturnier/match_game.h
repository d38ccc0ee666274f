#pragma once

#include "engine/core/event.h"
#include "engine/core/fixed_vector.h"
#include "engine/systems/fahnenturnier/rules.h"

#include <optional>
#include <span>

namespace blattwerk::engine::fahnenturnier {

/// Rules that forbid an action, most telling first.
using Citations = FixedVector<RuleId, 8>;

/// What a side brings into a match; its cards top first.
struct MatchEntry {
    std::span<const CardNo> deck{};
    int fans = 0;
    int trophies = 0;
    int bestTrophy = 0;
    int seat = 0;
    bool bot = false;
};

/// How a match begins.
struct MatchStart {
    MatchEntry sides[2];
    std::uint64_t seed = 1;
    int round = 1;
    /// In the common supply, -1 without a limit.
    int fansLeft = -1;
    /// The rules decide without (CHA-R26, R27).
    std::optional<int> first;
    bool shuffle = true;
};

/// One match for the flag, without the tournament around it: what batch runs play. Works without allocation with
/// NullSink.
struct FlagMatch {
    using State = MatchState;
    using Action = fahnenturnier::Action;
    using ActionList = fahnenturnier::ActionList;
    using Rules = fahnenturnier::Rules;

    /// Shuffles, finds who begins, and goes up to the first card (CHA-R25 to R28). Precondition: no deck has more than
    /// kMostDeck cards.
    template<class Sink>
    static MatchState start(const Rules& rules, const MatchStart& start, Sink& sink);

    /// All steps of the side that reveals or decides, in a stable order; giving up is left out.
    static void legal(const MatchState& state, const Rules& rules, ActionList& out);
    /// Precondition: the action is legal, or gives up.
    template<class Sink>
    static void apply(MatchState& state, const Rules& rules, Action action, Sink& sink);

    static bool over(const MatchState& state) { return state.over(); }
    static int actor(const MatchState& state) { return state.actor(); }
    /// Hash of everything that matters, including hidden parts and the generator.
    static std::uint64_t digest(const MatchState& state);
};

} // namespace blattwerk::engine::fahnenturnier
