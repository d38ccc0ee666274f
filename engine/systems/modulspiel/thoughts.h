#pragma once

#include "engine/play/thoughts.h"
#include "engine/systems/modulspiel/action.h"

#include <vector>

namespace blattwerk::engine::modulspiel {

/// Only kept where somebody asks.
using Thoughts = std::vector<ConsideredStep<Action>>;

} // namespace blattwerk::engine::modulspiel
