#pragma once

#include "engine/systems/modulspiel/rules.h"

namespace blattwerk::engine::modulspiel {

/// All in hundredths of a resilience.

/// Rating of section 4: base resilience less effort, and half a point for each text.
[[nodiscard]] int cardRating(const Rules& rules, CardNo card);
/// What a card is worth while it waits: a card that does something on the reserve is kept longest.
[[nodiscard]] int keepRating(const Rules& rules, CardNo card);
/// What the data say of a module, else the mean of the ratings of its cards.
[[nodiscard]] int moduleRating(const Rules& rules, std::size_t module);

} // namespace blattwerk::engine::modulspiel
