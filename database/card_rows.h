#pragma once

#include "database/database.h"
#include "model/card.h"

#include <string_view>
#include <vector>

namespace blattwerk::database {

/// Columns that `cardOfRow` reads, of the table `card`.
inline constexpr std::string_view kCardColumns =
    "card.id, card.system, card.key, card.type, card.name, card.text, card.flavour, card.notes, card.status, "
    "card.stats, card.art, card.revision";

/// The card of a row that starts with these columns, without its translations.
[[nodiscard]] model::Card cardOfRow(const Statement& row);

/// Reads the translations of cards that lack them.
model::Result<void> addTranslations(Database& database, std::vector<model::Card>& cards);

/// All rows of a statement that starts with kCardColumns, with translations.
[[nodiscard]] model::Result<std::vector<model::Card>> cardsOf(Database& database, Statement& rows);

} // namespace blattwerk::database
