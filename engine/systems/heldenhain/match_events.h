#pragma once

#include "engine/core/event.h"
#include "engine/play/match.h"
#include "engine/systems/heldenhain/rules.h"

#include <span>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// The events of the engine as the play log takes them: kinds and placeholders of messages.toml. The numbers of the
/// turn's steps, which have no sentence, are left out.
[[nodiscard]] std::vector<EventView> eventViews(std::span<const Event> events, const Rules& rules);

} // namespace blattwerk::engine::heldenhain
