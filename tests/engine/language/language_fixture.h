#pragma once

#include "engine/language/card_language.h"
#include "engine/language/name_index.h"
#include "engine/systems/system.h"

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// The text of a file of the repository; empty if it cannot be read.
[[nodiscard]] std::string fileText(const std::string& pathInRepository);
[[nodiscard]] engine::GrammarFiles filesOf(const std::string& system);
[[nodiscard]] engine::GrammarFiles heldenhainFiles();
/// The card language of a system, loaded once.
[[nodiscard]] const engine::language::CardLanguage& languageOf(const std::string& system);
/// For tests that hold for every language: one row per system, its key in the column `system`.
void addLanguageRows();
/// The language of the row at hand.
[[nodiscard]] const engine::language::CardLanguage& fetchedLanguage();
/// The language of the duel, loaded once.
[[nodiscard]] const engine::language::CardLanguage& heldenhain();
/// A card of no special type in a project with some names: Nami, Lady Stillstand, Professor Null,
/// Wiedervorlagevermerk, and of a set: Burg.
[[nodiscard]] engine::language::CardContext anyCard();
[[nodiscard]] const std::vector<std::string>& someNames();
/// The trees of a text as JSON text.
[[nodiscard]] std::string meaning(const std::string& text, model::Language language = model::Language::German,
                                  const engine::language::CardContext& context = anyCard());
[[nodiscard]] std::string meaningIn(const engine::language::CardLanguage& words, const std::string& text,
                                    model::Language language = model::Language::German,
                                    const engine::language::CardContext& context = anyCard());
[[nodiscard]] std::string normalised(const std::string& text, model::Language language = model::Language::German);

/// A pair of sentences that mean the same.
struct SentencePair {
    std::string primitive;
    std::string german;
    std::string english;
};
/// The pairs of tests/language_samples/SYSTEM_templates.txt.
[[nodiscard]] std::vector<SentencePair> templatePairs(const std::string& system);
/// The primitives of the system's rule catalogue: tests/language_samples/SYSTEM_primitives.txt.
[[nodiscard]] std::vector<std::string> primitivesOf(const std::string& system);

} // namespace blattwerk::tests
