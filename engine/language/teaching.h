#pragma once

#include "engine/language/card_language.h"
#include "model/phrase_alias.h"
#include "model/result.h"

#include <memory>

namespace blattwerk::engine {
struct GrammarFiles;
}

namespace blattwerk::engine::language {

/// The language with one more wording of the designer's, after a proof that every text still has one meaning. One with
/// the same language and wording among `files.aliases` is replaced. Errors beside those of PhraseTeacher::rules:
/// `language.alias_known {text}` (the wording is a sentence already, and this is what it says),
/// `language.alias_meaning {witness, meaning}` (a sentence that would have two meanings, and the one it has already),
/// `language.alias_collision {witness}` (the same, where the text is only a part of a sentence).
[[nodiscard]] model::Result<std::shared_ptr<const CardLanguage>> taught(const GrammarFiles& files,
                                                                        const model::PhraseAlias& alias);

} // namespace blattwerk::engine::language
