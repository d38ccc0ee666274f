#pragma once

#include "model/result.h"
#include "model/rule_text.h"

#include <string>
#include <string_view>

namespace blattwerk::database {

class Database;

/// What the search finds of one rule, section or term.
struct RuleIndexEntry {
    std::string_view kind;
    std::string_view id;
    std::string_view system;
    model::LocalText title;
    model::LocalText text;
    model::LocalText keywords;
};
model::Result<void> indexRuleText(Database& database, const RuleIndexEntry& entry);
model::Result<void> unindexRuleText(Database& database, std::string_view kind, std::string_view system,
                                    std::string_view id);

/// Enters the rules, sections and terms of a system into the search index, in both languages.
model::Result<void> indexRules(Database& database, const std::string& system, const model::RuleBook& book);

/// Brings the index entry of one ruling up to date, also after it was deleted.
model::Result<void> indexRuling(Database& database, std::string_view system, std::string_view id);

} // namespace blattwerk::database
