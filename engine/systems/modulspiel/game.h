#pragma once

#include "engine/core/event.h"
#include "engine/core/fixed_vector.h"
#include "engine/systems/modulspiel/event_kind.h"
#include "engine/systems/modulspiel/rules.h"
#include "engine/systems/modulspiel/state.h"
#include "engine/systems/side_piles.h"

#include <array>
#include <optional>
#include <span>

namespace blattwerk::engine::modulspiel {

/// Rules that forbid an action, most telling first.
using Citations = FixedVector<RuleId, 12>;

using Piles = SidePiles<SideState>;

/// How a game starts. Without a draft the sides own what the rules say.
struct GameStart {
    std::uint64_t seed = 1;
    /// First start side; the rules decide without (mod_first_start).
    std::optional<int> first;
    bool draft = true;
    bool shuffle = true;
    /// Without a draft: the side that owns each module, for its certificates.
    std::array<std::uint8_t, kMostModules> moduleOwner = nobody();

    static constexpr std::array<std::uint8_t, kMostModules> nobody() {
        std::array<std::uint8_t, kMostModules> owners{};
        owners.fill(kNowhere);
        return owners;
    }
};

/// The open decision: which text asks, and how many answers are still wanted (each Choose gives one).
struct OpenDecision {
    DecisionKind kind = DecisionKind::None;
    int side = 0;
    /// CardNo that asks, kNoCard where a basic rule asks.
    CardNo card = kNoCard;
    int sentence = 0;
    int least = 1;
    int most = 1;
};

/// The module draft game over its state. Works without allocation with NullSink.
struct ModuleGame {
    using State = modulspiel::State;
    using Action = modulspiel::Action;
    using ActionList = modulspiel::ActionList;
    using Rules = modulspiel::Rules;

    /// Goes up to the first pick of the draft, or without a draft to the first turn (MOD-D1).
    template<class Sink>
    static State start(const Rules& rules, const GameStart& start, Sink& sink);
    /// An empty table in the first turn of side A.
    static State emptyTable(std::uint64_t seed);
    /// Goes on with the settlement, where both sides have passed.
    template<class Sink>
    static void resume(State& state, const Rules& rules, Sink& sink);

    /// The steps of the side that has to act or decide, in a stable order; giving up is left out. A card with an effort
    /// is listed without its payment, which a decision then asks for; `isLegal` also knows whole payments.
    static void legal(const State& state, const Rules& rules, ActionList& out);
    static bool isLegal(const State& state, const Rules& rules, Action action);
    /// Precondition: the action is legal, or gives up.
    template<class Sink>
    static void apply(State& state, const Rules& rules, Action action, Sink& sink);
    /// Why the side may not do that; empty if it may.
    static Citations explain(const State& state, const Rules& rules, Action action, int side);

    static bool over(const State& state) { return state.over(); }
    static int actor(const State& state) { return state.actor(); }
    static OpenDecision pending(const State& state, const Rules& rules);
    /// The state with all that the side may not know replaced by kHidden, and without the generator (MOD-I8).
    static State view(const State& state, const Rules& rules, int side);
    /// A full state that agrees with the view of that side: hidden cards and generator drawn anew.
    static State determinize(const State& view, const Rules& rules, int viewer, Rng& rng);
    /// Hash of everything that matters, including hidden parts and the generator.
    static std::uint64_t digest(const State& state);
};

} // namespace blattwerk::engine::modulspiel
