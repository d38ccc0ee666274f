#pragma once

#include "engine/play/thoughts.h"
#include "engine/systems/ikonen/action.h"

#include <vector>

namespace blattwerk::engine::ikonen {

/// Only kept where somebody asks.
using Thoughts = std::vector<ConsideredStep<Action>>;

} // namespace blattwerk::engine::ikonen
