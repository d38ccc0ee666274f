#pragma once

#include "model/result.h"
#include "model/rule_text.h"

#include <string>
#include <string_view>

namespace blattwerk::database {

class Database;

/// Enters the rules, sections and terms of a system into the search index, in both languages.
model::Result<void> indexRules(Database& database, const std::string& system, const model::RuleBook& book);

/// Brings the index entry of one ruling up to date, also after it was deleted.
model::Result<void> indexRuling(Database& database, std::string_view system, std::string_view id);

} // namespace blattwerk::database
