#pragma once

#include "model/local_text.h"
#include "model/rule_text.h"

#include <string>
#include <vector>

namespace blattwerk::engine::language {

/// What a reminder text says of a term of the glossary, without the round brackets: "Stress: Eine Marke auf einer
/// Figur."; empty where the term has no text in that language.
[[nodiscard]] std::string reminderOf(const model::Term& term, model::Language language);

/// A reminder text with what it says of terms in the given language; whatever is not from the glossary stays as it is.
[[nodiscard]] std::string reminderIn(model::Language language, std::string reminder,
                                     const std::vector<model::Term>& glossary);

} // namespace blattwerk::engine::language
