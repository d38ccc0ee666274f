#pragma once

#include "engine/core/event.h"

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace blattwerk::engine {

/// What batch simulation needs of a game: a flat state, steps, and the three functions over them.
/// `legal` lists every step of the side that has to act or decide; `apply` takes only such steps.
template<typename G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::is_trivially_copyable_v<typename G::Action> &&
    requires(typename G::State& state, const typename G::State& position, const typename G::Rules& rules,
             typename G::Action action, typename G::ActionList& out, NullSink& sink) {
    G::legal(position, rules, out);
    G::apply(state, rules, action, sink);
    { G::over(position) } -> std::convertible_to<bool>;
    { G::actor(position) } -> std::convertible_to<int>;
    { G::digest(position) } -> std::convertible_to<std::uint64_t>;
};

} // namespace blattwerk::engine
