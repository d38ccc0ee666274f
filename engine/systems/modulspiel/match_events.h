#pragma once

#include "engine/core/event.h"
#include "engine/play/match.h"
#include "engine/systems/modulspiel/rules.h"

#include <span>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// The events of the engine as the play log takes them: kinds and placeholders of messages.toml.
[[nodiscard]] std::vector<EventView> eventViews(std::span<const Event> events, const Rules& rules);

} // namespace blattwerk::engine::modulspiel
