#pragma once

#include "engine/systems/card_texts.h"
#include "engine/systems/modulspiel/game.h"
#include "engine/systems/system.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// What all positions of one match share: the compiled cards, and their texts for the questions at the table.
struct MatchCards : CardTexts {
    Rules rules;
    /// Sides that own modules without a draft.
    std::array<std::uint8_t, kMostModules> moduleOwner{};
};

/// Keys of the cards of a match, each copy once; the numbers of the cards follow this order.
struct CardKeyLists {
    struct Module {
        std::string key;
        std::vector<std::string> cards;
        std::uint8_t owner = kNowhere;    ///< before any draft
        std::optional<int> draftRating{}; ///< that the data give it, in tenths of a resilience
    };
    std::vector<Module> modules;
    std::array<std::vector<std::string>, 2> owned;
    std::vector<std::string> market;
    std::vector<std::string> certificates;
};

/// Compiles what the lists name. Errors: `match.unknown_card {key}` and those of compileRules.
[[nodiscard]] model::Result<std::shared_ptr<const MatchCards>>
compileMatch(std::shared_ptr<const language::CardLanguage> language, const std::vector<model::Card>& pool,
             const CardKeyLists& lists, const model::ParameterValues& parameters);

/// What a start is made of: the offered modules or the cards of the two sides, market and certificates. Without
/// collections they are those that the cards of the pool name (`module`, `copies`). Errors: `match.deck_illegal`
/// (MOD-C1, MOD-C2), `match.unknown_card`.
[[nodiscard]] model::Result<CardKeyLists> listsOfStart(const MatchSetup& setup, int modulesTotal);

/// The game as it begins. Errors as of listsOfStart and compileMatch.
[[nodiscard]] model::Result<std::shared_ptr<const MatchCards>>
cardsOfStart(std::shared_ptr<const language::CardLanguage> language, const MatchSetup& setup);

} // namespace blattwerk::engine::modulspiel
