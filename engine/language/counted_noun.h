#pragma once

#include "engine/language/phrase_table.h"

#include <vector>

namespace blattwerk::engine::language {

/// A number slot and the noun behind it agree: what was taught as "2 Karten" is also "1 Karte" and "eine Karte". The
/// first rule is the one given with its nouns made so, the others write the one out.
[[nodiscard]] std::vector<Rule> withCountedNouns(Rule rule, const PhraseTable& table);

} // namespace blattwerk::engine::language
