#pragma once

#include "database/comparison/contents.h"
#include "database/exchange/system_package.h"
#include "model/result.h"

#include <string>

namespace blattwerk::database {

/// The text files of one system: `system.toml`, `rules.de.toml`, `rules.en.toml`, `messages.toml`, `face.toml`,
/// `cards/*.toml` (one for each collection, with the cards that no earlier one holds), `collections/*.toml`,
/// `rulings.toml`, `phrases.toml`. Equal contents give equal bytes, and readPackage reads them again.
[[nodiscard]] PackageFiles systemFiles(const SystemContents& system);

/// `rulings.toml` and `phrases.toml`, which readPackage does not know. Errors as there.
model::Result<void> readRulingsToml(const std::string& file, const std::string& text, SystemContents& system);
model::Result<void> readPhrasesToml(const std::string& file, const std::string& text, SystemContents& system);

// The parts of systemFiles.
[[nodiscard]] std::string writeSystemToml(const model::SystemInfo& info);
[[nodiscard]] std::string writeRulesToml(const model::RuleBook& book, model::Language language);
[[nodiscard]] std::string writeMessagesToml(const model::RuleBook& book);
[[nodiscard]] std::string writeCardToml(const model::Card& card, const model::CardSchema& schema);
[[nodiscard]] std::string writeCollectionToml(const model::Collection& collection);

} // namespace blattwerk::database
