#pragma once

#include "engine/systems/modulspiel/rules.h"
#include "model/card.h"
#include "model/parameter.h"
#include "model/result.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::language {
class CardLanguage;
class NameIndex;
} // namespace blattwerk::engine::language

namespace blattwerk::engine::modulspiel {

/// The cards of a match, each copy once.
struct CardSupply {
    struct Module {
        std::string key;
        std::vector<const model::Card*> cards;
        std::optional<int> draftRating{}; ///< in tenths; nothing where the cards tell it
    };
    std::vector<Module> modules;
    /// What the sides own without a draft.
    std::array<std::vector<const model::Card*>, 2> owned;
    std::vector<const model::Card*> market;
    std::vector<const model::Card*> certificates;
};

/// Compiles the cards of a match, whose numbers follow the order of the supply. `names` are those that texts may
/// mention; the texts are German. Errors: those of readParameters; `match.unknown_type` (key, type);
/// `match.value_too_large` (name, value, least, most), `match.text_too_long` (name), `match.too_many_cards` (number,
/// most), where the game could not hold what is printed or handed in.
[[nodiscard]] model::Result<Rules> compileRules(const CardSupply& supply, const model::ParameterValues& parameters,
                                                const language::CardLanguage& language,
                                                const std::shared_ptr<const language::NameIndex>& names);

} // namespace blattwerk::engine::modulspiel
