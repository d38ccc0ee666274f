#pragma once

#include "engine/systems/card_index.h"
#include "engine/systems/card_texts.h"
#include "engine/systems/fahnenturnier/rules.h"
#include "model/card.h"

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// What all positions of one game share: the compiled cards, and their texts for the questions at the table.
struct MatchCards : CardTexts {
    Rules rules;
};

/// Compiles the cards with these keys; the contest stays empty. Errors: `match.unknown_card {key}` and those of
/// compileRules.
[[nodiscard]] model::Result<std::shared_ptr<MatchCards>>
compileMatch(std::shared_ptr<const language::CardLanguage> language, const CardIndex& index,
             const std::vector<std::string>& keys, const model::ParameterValues& parameters);

/// The index of a pool. The pool must outlive it.
[[nodiscard]] CardIndex indexOf(const std::vector<model::Card>& pool);

/// The deck as numbers of cards, in its order.
[[nodiscard]] std::vector<CardNo> numbersOf(const Rules& rules, const std::vector<std::string>& keys);

} // namespace blattwerk::engine::fahnenturnier
