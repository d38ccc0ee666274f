#pragma once

#include "app/cli/lab_access.h"
#include "app/session/played_pool.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app::cli {

/// What `compare` is asked to change.
struct ComparisonWish {
    std::string card;
    std::vector<std::string> set;
    std::vector<std::string> parameters;
    std::vector<std::string> editions;
    /// Whole tournaments of so many people; 0: games of two decks.
    int players = 0;
};

/// What is compared: two card pools and rule sets of one system, a deck and whom it meets.
struct ComparedDesk {
    const SystemDesk* desk = nullptr;
    /// Cards and decks; of an edition as they were then.
    PlayedPool baseline;
    PlayedPool variant;
    /// Of the variant.
    model::ParameterValues parameters;
    /// Of tournaments null where no starting deck is named.
    const model::Collection* deck = nullptr;
    std::vector<const model::Collection*> opponents;
    /// `{"key", "field", "old", "new"}` each.
    nlohmann::ordered_json changes = nlohmann::ordered_json::array();
};

/// Reads the wish; nothing with a message. Desk and decks belong to the workspace.
[[nodiscard]] std::optional<ComparedDesk> comparedDesk(Console& console, Workspace& workspace,
                                                       const LabOptions& options, const ComparisonWish& wish);

} // namespace blattwerk::app::cli
