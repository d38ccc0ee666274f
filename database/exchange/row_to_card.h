#pragma once

#include "database/exchange/import_rows.h"
#include "model/card.h"
#include "model/result.h"
#include "model/system_info.h"

#include <map>
#include <string>
#include <string_view>

namespace blattwerk::database {

/// Column -> field (`key type name text ...`, schema key, `LANGUAGE.name`, ...).
using ColumnMapping = std::map<std::string, std::string>;

/// The field that a column of that name means: its key, its label in either language, a word of the query language or
/// a usual name; signs between words and case do not matter. Empty if there is none.
[[nodiscard]] std::string fieldOfColumn(std::string_view column, const model::SystemInfo& info);

/// Writes a row over a card. The one way from imported text to card values, for users' files and shipped content.
/// Errors as in model::setFieldText.
model::Result<void> applyRow(model::Card& card, const ImportRow& row, const ColumnMapping& mapping,
                             const model::SystemInfo& info);

} // namespace blattwerk::database
