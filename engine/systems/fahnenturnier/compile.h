#pragma once

#include "engine/systems/fahnenturnier/rules.h"
#include "model/card.h"
#include "model/parameter.h"
#include "model/result.h"

#include <memory>
#include <vector>

namespace blattwerk::engine::language {
class CardLanguage;
class NameIndex;
} // namespace blattwerk::engine::language

namespace blattwerk::engine::fahnenturnier {

/// Compiles the cards of a game, each once; the contest stays empty. `names` are those that texts may mention; the
/// texts are German. Errors: those of readParameters; `match.unknown_type` (key, type); `match.value_too_large` (name,
/// value, least, most) where a card is stronger than its level allows (CHA-C4) or a state can hold;
/// `match.text_too_long` (name).
[[nodiscard]] model::Result<Rules> compileRules(const std::vector<const model::Card*>& cards,
                                                const model::ParameterValues& parameters,
                                                const language::CardLanguage& language,
                                                const std::shared_ptr<const language::NameIndex>& names);

} // namespace blattwerk::engine::fahnenturnier
