#pragma once

#include "engine/language/card_language.h"
#include "model/local_text.h"

#include <functional>
#include <string>
#include <vector>

namespace blattwerk::engine::language {

/// One sentence, clause or part of a sentence that the language knows.
struct ReferenceEntry {
    std::string
        kind; ///< of outline lines: `trigger`, `condition`, `price`, `effect`, `permanent`, `target`, ..., `choice`
    std::string primitive; ///< of the rule catalogue, empty if none
    std::string function;
    model::LocalText pattern;        ///< the canonical words, slots in brackets: "erschöpfe {Ziel}"
    model::LocalText example;        ///< a whole text, the same in both languages
    std::vector<std::string> alsoDe; ///< other wordings that are understood
    std::vector<std::string> alsoEn;
};

/// Whether a text, in both languages, makes sense on some card.
using Sensible = std::function<bool(const model::LocalText&)>;

/// Everything that texts of the language can say, in the order of its kinds and then of its files. Examples use the
/// name where a card is named. The same language gives the same list.
[[nodiscard]] std::vector<ReferenceEntry> referenceOf(const CardLanguage& language, const std::string& cardName,
                                                      const Sensible& isSensible);

} // namespace blattwerk::engine::language
