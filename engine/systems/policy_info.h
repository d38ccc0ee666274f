#pragma once

#include <string_view>

namespace blattwerk::engine {

/// A player that a system offers.
struct PolicyInfo {
    std::string_view key;
    /// Takes a strength: `wegweiser:leicht`, `:normal`, `:stark`.
    bool hasStrengths = false;
};

} // namespace blattwerk::engine
