#pragma once

#include "database/past.h"
#include "database/value_json.h"
#include "model/result.h"

#include <compare>
#include <map>
#include <string>

namespace blattwerk::database {

class Database;

using PastValues = std::map<HistoryItem, Json>;

/// Every value that changed since that point in time, as it was then: flat JSON, null where there was none. Worked out
/// backwards from now, so it costs as much as there were changes since.
[[nodiscard]] model::Result<PastValues> pastValues(Database& database, const PointInTime& time);

/// One value at that point in time; null where there was none.
[[nodiscard]] model::Result<Json> pastValue(Database& database, const HistoryItem& item, const PointInTime& time);

/// The value with one field (as the history names it: `cost`, `en.name`, `en.clause.WORDING`, `cards.KEY`, `order`)
/// taken from another state of it; with a translated field goes what it was made from.
[[nodiscard]] Json withFieldOf(const Json& value, const Json& other, const std::string& field);

} // namespace blattwerk::database
