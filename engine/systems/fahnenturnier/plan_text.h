#pragma once

#include "engine/systems/fahnenturnier/program.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// So many cards of that level may be taken (CHA-R16, R18).
struct PlannedPick {
    Level level = Level::A;
    int picks = 1;

    bool operator==(const PlannedPick&) const = default;
};

/// One round of a player's plan (CHA-R13, R14). The trophy at stake is that of the round.
struct PlannedRound {
    int park = 1; ///< from 1
    bool left = true;
    std::vector<PlannedPick> options; ///< one of them is chosen

    bool operator==(const PlannedRound&) const = default;
};

/// A row as plans write it: "1L A2", "2R B2/C1"; park, half, then the options with level and picks. Nothing where it is
/// written otherwise.
[[nodiscard]] std::optional<PlannedRound> readPlannedRound(std::string_view text);

/// The rows of a seat's plan, divided by commas, one for each round from the first on. A row that cannot be read is
/// left empty.
[[nodiscard]] std::vector<std::optional<PlannedRound>> readPlan(std::string_view text);

/// Seats of a tournament of so many people: odd numbers get the bot as the last one (section 1.3 of the catalogue).
[[nodiscard]] constexpr int seatsFor(int players) {
    return players < 2 ? 2 : players + players % 2;
}

/// The field of a plan that holds the rows of a seat, counted from 1: `seat_1`.
[[nodiscard]] inline std::string seatField(int seat) {
    return "seat_" + std::to_string(seat);
}

} // namespace blattwerk::engine::fahnenturnier
