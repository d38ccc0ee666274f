#pragma once

#include "engine/language/reading.h"
#include "engine/systems/system.h"
#include "engine/systems/text_finding.h"

#include <memory>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// Keys of the systems that this engine plays.
[[nodiscard]] std::vector<std::string_view> knownSystems();

/// Loads the system of that key with its grammar. Errors: `system.unknown {key}` and those of the card language
/// (`language.grammar` with file and line).
[[nodiscard]] model::Result<std::shared_ptr<const System>> loadSystem(std::string_view key,
                                                                      const GrammarFiles& grammar);

/// Keys of the systems whose card language exists; those that the engine plays are among them.
[[nodiscard]] std::vector<std::string_view> knownLanguages();

/// Loads the card language of that key; it works without an engine. Errors as in loadSystem.
[[nodiscard]] model::Result<std::shared_ptr<const language::CardLanguage>> loadLanguage(std::string_view key,
                                                                                        const GrammarFiles& grammar);

/// What is out of place in a card's text by itself; nothing for systems that look at it only as a card of a project.
[[nodiscard]] std::vector<TextFinding> textFindings(std::string_view key, const language::CardLanguage& language,
                                                    const language::CardReading& reading, std::string_view cardType);

/// What may follow the text, which ends at the cursor, without what can never hold on a card of the context's type.
[[nodiscard]] language::Completion completeOnType(std::string_view key, const language::CardLanguage& language,
                                                  std::string_view text, model::Language spoken,
                                                  const language::CardContext& context);

} // namespace blattwerk::engine
