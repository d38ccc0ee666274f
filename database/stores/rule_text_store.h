#pragma once

#include "database/stores/entity_store.h"
#include "model/change_set.h"

#include <memory>

namespace blattwerk::database {

class Database;

/// Sections, rules and terms: key is the id; fields as in the comparison of projects (`title.de`, `text.en`, ...), and
/// `position`, the place in reading order, which only says where a new one goes.
[[nodiscard]] std::unique_ptr<EntityStore> ruleTextStore(Database& database, EntityKind kind);

[[nodiscard]] bool isRuleText(EntityKind kind);
[[nodiscard]] EntityKind entityOf(const model::RuleText& text);
[[nodiscard]] std::string idOf(const model::RuleText& text);
[[nodiscard]] Json toJson(const model::RuleText& text);
[[nodiscard]] model::RuleText ruleTextFromJson(const Json& json, EntityKind kind, std::string system, std::string id);

} // namespace blattwerk::database
