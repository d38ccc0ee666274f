#pragma once

#include "engine/systems/card_texts.h"
#include "engine/systems/heldenhain/rules.h"
#include "model/card.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// What all positions of one match share: the compiled cards, and their texts for the questions at the table.
struct MatchCards : CardTexts {
    Rules rules;
};

/// Keys of the cards that each side has, with all copies.
using SideCards = std::array<std::vector<std::string>, 2>;

/// Compiles what the sides hold. Errors: `match.unknown_card {key}` and
/// those of compileRules.
[[nodiscard]] model::Result<std::shared_ptr<const MatchCards>>
compileMatch(std::shared_ptr<const language::CardLanguage> language, const std::vector<model::Card>& pool,
             const SideCards& sides, const model::ParameterValues& parameters);

} // namespace blattwerk::engine::heldenhain
