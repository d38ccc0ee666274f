#pragma once

#include "engine/systems/ikonen/rules.h"
#include "model/card.h"
#include "model/parameter.h"
#include "model/result.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::language {
class CardLanguage;
class NameIndex;
} // namespace blattwerk::engine::language

namespace blattwerk::engine::ikonen {

/// The cards that each side has, with all copies.
using SideCards = std::array<std::vector<const model::Card*>, 2>;

/// Compiles the cards of a match. `names` are those that texts may mention; the texts are German. Errors: those of
/// readParameters; `match.unknown_type` (key, type); `match.value_too_large` (name, value, least, most),
/// `match.text_too_long` (name), where the game could not hold what is printed.
[[nodiscard]] model::Result<Rules> compileRules(const SideCards& cards, const model::ParameterValues& parameters,
                                                const language::CardLanguage& language,
                                                const std::shared_ptr<const language::NameIndex>& names);

} // namespace blattwerk::engine::ikonen
