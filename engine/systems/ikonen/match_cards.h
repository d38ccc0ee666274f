#pragma once

#include "engine/systems/card_texts.h"
#include "engine/systems/ikonen/rules.h"
#include "model/card.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::ikonen {

/// What all positions of one match share: the compiled cards, and their texts for the questions at the table.
struct MatchCards : CardTexts {
    Rules rules;
};

/// Keys of the cards that each side has, with all copies.
using SideKeys = std::array<std::vector<std::string>, 2>;

/// Compiles what the sides hold. Errors: `match.unknown_card {key}` and those of compileRules.
[[nodiscard]] model::Result<std::shared_ptr<const MatchCards>>
compileMatch(std::shared_ptr<const language::CardLanguage> language, const std::vector<model::Card>& pool,
             const SideKeys& sides, const model::ParameterValues& parameters);

/// The deck as numbers of cards, in its order.
[[nodiscard]] std::vector<std::uint8_t> numbersOf(const Rules& rules, int side, const std::vector<std::string>& keys);

/// Why that deck cannot be played at all: too large, too small, or no Ikone (IKO-C1 to C3, R6). Empty if it can.
[[nodiscard]] std::string deckFault(const Rules& rules, int side);

} // namespace blattwerk::engine::ikonen
