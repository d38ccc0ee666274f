#pragma once

#include "app/cli/lab_access.h"
#include "engine/lab/result_file.h"

#include <string>
#include <vector>

namespace blattwerk::app::cli {

/// What `simulate --players` wants beside the options of all runs.
struct SeatWish {
    int players = 0;
    std::vector<std::string> policies;
    /// Keys of sets, joined by commas; `mixed`; empty for the usual ones.
    std::string sets;
    std::vector<std::string> parameters;
    engine::lab::Shard shard;
    std::string out;
};

/// Plays whole games of several people and prints what happened.
void simulateSeats(Console& console, const LabOptions& options, const SeatWish& wish);

/// The figures for a person; without the desk by keys.
void printSeats(const Console& console, const engine::lab::SeatResult& result, const SystemDesk* desk);

} // namespace blattwerk::app::cli
