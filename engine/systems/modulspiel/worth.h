#pragma once

#include "engine/systems/modulspiel/rules.h"
#include "engine/systems/modulspiel/state.h"

namespace blattwerk::engine::modulspiel {

/// What speaks for a position, in hundredths of a resilience at a location.
struct Worth {
    static constexpr int kWin = 1000000;
    static constexpr int kHandCard = 60; ///< a card in hand pays one effort (section 4)

    /// Leads at the locations, with what they decide. Only this counts what section 4 calls the gain of a play.
    int locations = 0;
    /// Cards, money and what is bought and unlocked.
    int means = 0;
    int stamps = 0;

    [[nodiscard]] int sum() const { return locations + means + stamps; }
};

/// Worth of what the side has in a game that goes on, its leads seen from its side. Looks at nothing that the side may
/// not see, but at the number of the other side's cards.
[[nodiscard]] Worth worthOf(const State& state, const Rules& rules, int side);

/// The same in one number, less what the other side's means and stamps are worth; a game that is over counts ±kWin.
[[nodiscard]] int worth(const State& state, const Rules& rules, int side);

} // namespace blattwerk::engine::modulspiel
