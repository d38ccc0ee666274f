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
[[nodiscard]] engine::GrammarFiles heldenhainFiles();
/// The language of the duel, loaded once.
[[nodiscard]] const engine::language::CardLanguage& heldenhain();
/// A card of no special type in a project with some names: Nami, Lady Stillstand, Professor Null.
[[nodiscard]] engine::language::CardContext anyCard();
[[nodiscard]] const std::vector<std::string>& someNames();
/// The trees of a text as JSON text.
[[nodiscard]] std::string meaning(const std::string& text, model::Language language = model::Language::German,
                                  const engine::language::CardContext& context = anyCard());
[[nodiscard]] std::string normalised(const std::string& text, model::Language language = model::Language::German);

/// A pair of sentences that mean the same.
struct SentencePair {
    std::string primitive;
    std::string german;
    std::string english;
};
/// The pairs of tests/language_samples/heldenhain_templates.txt.
[[nodiscard]] std::vector<SentencePair> templatePairs();

} // namespace blattwerk::tests
