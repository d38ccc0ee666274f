#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// The set that always takes part (CHA-C1).
inline constexpr std::string_view kBaseSet = "stadt";
/// The only set whose cards may say "Ausgewählt:" (CHA-C7).
inline constexpr std::string_view kPickedSet = "weltraum";

/// The sets as card texts name them ("aus dem Set Burg"); the key of a set is keyFromName of its name.
inline constexpr std::array<std::string_view, 7> kSetNames = {"Stadt",      "Burg",        "Jahrmarkt",   "Weltraum",
                                                              "Filmstudio", "Geisterhaus", "Schiffswrack"};

[[nodiscard]] inline std::vector<std::string> setNames() {
    return {kSetNames.begin(), kSetNames.end()};
}

} // namespace blattwerk::engine::fahnenturnier
