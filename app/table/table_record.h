#pragma once

#include "app/table/table_session.h"

#include <string>
#include <string_view>

namespace blattwerk::app {

/// A match as text for the project file: the replay of its lawful part (engine::Replay), which any part of the program
/// can play, and under `table` what the table adds: who played, changes by hand, the place in view, and the cards as
/// they were, so that it is the same game after edits.
[[nodiscard]] std::string matchRecord(const TableSession& session);

struct MatchRecord {
    /// The pool is empty where the record does not hold the cards: then those of its edition are meant.
    TableSetup setup;
    std::vector<TableStep> steps;
    int place = 0;
};

/// Errors: `table.record` with what is missing as detail, and those of engine::Replay.
[[nodiscard]] model::Result<MatchRecord> readMatchRecord(const std::string& text);

} // namespace blattwerk::app
