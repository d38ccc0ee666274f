#pragma once

#include "engine/play/thoughts.h"
#include "engine/systems/fahnenturnier/action.h"

#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// Only kept where somebody asks.
using Thoughts = std::vector<ConsideredStep<Action>>;

} // namespace blattwerk::engine::fahnenturnier
