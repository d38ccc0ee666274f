#pragma once

#include "model/result.h"
#include "model/rule_text.h"
#include "model/system_info.h"

#include <string>
#include <string_view>

namespace blattwerk::database {

/// Reads a `system.toml`. Errors as in readPackage.
[[nodiscard]] model::Result<model::SystemInfo> readSystemToml(const std::string& file, std::string_view text);

/// Adds sections, rules and terms of `rules.de.toml` or `rules.en.toml`; the first file that is read gives the order.
model::Result<void> readRulesToml(const std::string& file, std::string_view text, model::RuleBook& book);

/// Adds the sentences of `messages.toml`.
model::Result<void> readMessagesToml(const std::string& file, std::string_view text, model::RuleBook& book);

} // namespace blattwerk::database
