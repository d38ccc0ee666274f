#pragma once

#include "database/history.h"
#include "model/card.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// What the last revision changed about how a card plays.
struct CardChange {
    std::int64_t revision = 0;
    /// The card before that revision, with the count of its own edits then; the one after is the card as it is now.
    model::Card before;
    /// Type, text and values; names, quotes, notes and pictures play no part.
    std::vector<database::HistoryChange> fields;
};

/// Whether that field has a part in how a card plays.
[[nodiscard]] bool playsAPart(std::string_view field);

/// The newest revision in force that changed how the card plays; nothing where the card was only made. `now` is the
/// card as it is stored.
[[nodiscard]] std::optional<CardChange> lastChange(database::History& history, const model::Card& now);

} // namespace blattwerk::app
