#pragma once

#include "engine/systems/heldenhain/card_info.h"
#include "engine/systems/text_finding.h"

#include <string_view>

namespace blattwerk::engine::heldenhain {

/// Card types on which a function that speaks of the card itself can ever hold; all for any other function.
[[nodiscard]] TypeMask typesThatFit(std::string_view function);

/// What completion leaves out on a card of that type: the above, "der Träger" on a card that nobody bears, and "Beim
/// Ausspielen" on a Hauptquartier, which begins in play.
[[nodiscard]] Misfit misfit(std::string_view function, std::string_view cardType);

} // namespace blattwerk::engine::heldenhain
