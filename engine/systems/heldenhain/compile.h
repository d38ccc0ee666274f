#pragma once

#include "engine/systems/heldenhain/rules.h"
#include "model/card.h"
#include "model/parameter.h"
#include "model/result.h"

#include <memory>
#include <vector>

namespace blattwerk::engine::language {
class CardLanguage;
class NameIndex;
} // namespace blattwerk::engine::language

namespace blattwerk::engine::heldenhain {

/// Compiles the cards of a match: only those that its decks or position hold, at most 65,000. Cards get their numbers
/// in the order of their keys, so that numbers do not depend on the order of the pool. `names` are those that texts may
/// mention (all of the project); the texts are German. Rules::decks stays empty for the caller to fill.
/// Errors: those of readParameters; `match.unknown_type` (key, type); `match.value_too_large` (name, value, least,
/// most), `match.text_too_long` (name), `match.too_many_names` (most), where the state could not hold what is printed.
[[nodiscard]] model::Result<Rules> compileRules(const std::vector<const model::Card*>& cards,
                                                const model::ParameterValues& parameters,
                                                const language::CardLanguage& language,
                                                std::shared_ptr<const language::NameIndex> names);

/// The type of that key (`action_card`); false if there is none.
[[nodiscard]] bool typeFromKey(std::string_view key, CardType& type);

} // namespace blattwerk::engine::heldenhain
