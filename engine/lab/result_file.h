#pragma once

#include "engine/lab/batch.h"
#include "engine/lab/seat_tally.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace blattwerk::engine::lab {

/// Which part of a run a result holds.
struct Shard {
    std::uint64_t index = 1; ///< from 1
    std::uint64_t count = 1;

    bool operator==(const Shard&) const = default;
};

/// `2/8`. Nothing for anything else, or more than 100,000 parts.
[[nodiscard]] std::optional<Shard> shardFromText(std::string_view text);

/// A run of games or a part of it, with everything needed to join it to the other parts.
template<class Sums>
struct ResultOf {
    /// Games of the whole run.
    std::uint64_t games = 0;
    Shard shard;
    Sums tally;
    nlohmann::ordered_json manifest;

    /// The figures, then the manifest, in the shape of `simulate --json`; `shard` only for parts of a run.
    [[nodiscard]] nlohmann::ordered_json report() const;
    /// The report with all sums, and a check over these, as text of a file.
    [[nodiscard]] std::string fileText() const;
    /// Errors: `lab.damaged_result` (with what is wrong).
    [[nodiscard]] static model::Result<ResultOf> fromText(std::string_view text);
};

/// Games of two sides, and games of several seats.
using RunResult = ResultOf<Tally>;
using SeatResult = ResultOf<SeatTally>;

/// Whether the text is that of a file with games of several seats; it may still be damaged.
[[nodiscard]] bool isSeatResult(std::string_view text);

/// Joins all parts of one run to exactly the numbers of that run. Parts that were played with different numbers of
/// threads count as played with the largest. Errors: `lab.different_runs` (number of the part, what differs; HEL-I35),
/// `lab.part_twice` (which), `lab.parts_missing` (which), `lab.no_parts`.
[[nodiscard]] model::Result<RunResult> joined(const std::vector<RunResult>& parts);
[[nodiscard]] model::Result<SeatResult> joined(const std::vector<SeatResult>& parts);

} // namespace blattwerk::engine::lab
