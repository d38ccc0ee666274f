#pragma once

#include "database/comparison/contents.h"
#include "model/result.h"

#include <string>
#include <string_view>

namespace blattwerk::database {

class Database;

/// What an edition keeps beside cards, collections and parameter values: rule sets, sections, rules, terms and rulings
/// of a system as they are now, as JSON.
[[nodiscard]] model::Result<std::string> rulesToFreeze(Database& database, std::string_view system);

/// Puts them in the place of those of now. Text that is none of ours changes nothing.
void takeFrozenRules(ProjectContents& contents, std::string_view rules);

} // namespace blattwerk::database
