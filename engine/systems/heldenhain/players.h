#pragma once

#include "engine/systems/heldenhain/game.h"

namespace blattwerk::engine::heldenhain {

/// Any legal step, all equally likely. Precondition: the game is not over.
template<class L>
[[nodiscard]] Action randomStep(const State<L>& state, const Rules& rules, Rng& rng);

/// Worth of a position for a side in hundredths of a point (section 7.2 of the rules catalogue), from what both sides
/// see.
template<class L>
[[nodiscard]] int worth(const State<L>& state, const Rules& rules, int side);

/// Looks one step ahead: plays before it acts, takes the step that gains most worth, ends the turn when none gains.
/// Knows only what its side may see; works without allocation.
template<class L>
class GreedyPlayer {
public:
    /// Precondition: the side has to act or decide. The state is taken as what that side sees of it.
    [[nodiscard]] Action choose(const State<L>& state, const Rules& rules);

private:
    [[nodiscard]] bool takesMulligan(const State<L>& seen, const Rules& rules, int side) const;
};

} // namespace blattwerk::engine::heldenhain
