#pragma once

#include "database/search/filter_sql.h"
#include "model/filter_tree.h"
#include "model/system_info.h"

#include <string>

namespace blattwerk::database {

/// The fields that queries of the history may name: `karte deck feld wer notiz seit bis revision ist`, in English `card
/// deck field who note since until revision is`. What they mean is answered by the conditions below, not by cards.
[[nodiscard]] model::FilterFields timelineFields(const model::SystemInfo& info);

/// The condition on a row `r` of `revision` that a query means in that system. Bare words are looked for in cards,
/// decks, authors and notes.
[[nodiscard]] SqlCondition revisionCondition(const model::FilterNode& node, const std::string& system);
/// The same for a row `e` of `edition`.
[[nodiscard]] SqlCondition editionCondition(const model::FilterNode& node);

} // namespace blattwerk::database
