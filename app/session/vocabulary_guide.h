#pragma once

#include "engine/language/reference.h"
#include "model/local_text.h"
#include "model/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// All sentences of a system's card language. Errors as in engine::loadLanguage.
[[nodiscard]] model::Result<std::vector<engine::language::ReferenceEntry>> vocabulary(std::string_view system);

/// They as tables, one per kind of phrase.
[[nodiscard]] std::string vocabularyTables(const std::vector<engine::language::ReferenceEntry>& entries,
                                           model::Language language);
/// The designers' guide: how to write, and the sentences of all systems (docs/card-language.LANGUAGE.md).
[[nodiscard]] model::Result<std::string> designersGuide(model::Language language);

} // namespace blattwerk::app
