#pragma once

#include "app/table/table_session.h"

#include <string>

namespace blattwerk::app {

/// A match as text for the project file: decks, parameters, seed and steps, with the cards as they were, so that it is
/// the same game after edits. Shape: {"decks": {"A": [..]}, "deck_keys": [..], "parameters", "seed", "opponent",
/// "seat", "cards": [..], "steps": [{"side", "code", "step", "by"}], "place"}; codes are text, as JSON readers may
/// round large numbers.
[[nodiscard]] std::string matchRecord(const TableSession& session);

struct MatchRecord {
    TableSetup setup;
    std::vector<TableStep> steps;
    int place = 0;
};

/// Errors: `table.record` with what is missing.
[[nodiscard]] model::Result<MatchRecord> readMatchRecord(const std::string& text, const std::string& system);

} // namespace blattwerk::app
