#pragma once

#include "database/value_json.h"
#include "model/rule_text.h"

namespace blattwerk::database {

[[nodiscard]] Json toJson(const model::RuleSection& section);
[[nodiscard]] model::RuleSection sectionFromJson(const Json& json);

[[nodiscard]] Json toJson(const model::Rule& rule);
[[nodiscard]] model::Rule ruleFromJson(const Json& json);

[[nodiscard]] Json toJson(const model::Term& term);
[[nodiscard]] model::Term termFromJson(const Json& json);

} // namespace blattwerk::database
