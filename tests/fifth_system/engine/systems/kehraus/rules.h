#pragma once

#include "tests/fifth_system/engine/systems/kehraus/program.h"

#include "engine/systems/card_index.h"
#include "engine/systems/card_texts.h"
#include "model/card.h"
#include "model/parameter.h"
#include "model/result.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::kehraus {

using CardNo = std::uint8_t;
/// A card that the viewer may not know.
constexpr CardNo kHidden = 255;
constexpr std::size_t kMostDeck = 40;

struct Parameters {
    std::int16_t goal = 20;
    std::int16_t hand = 3;
    std::int16_t deckLeast = 8;
};

[[nodiscard]] model::Result<Parameters> readParameters(const model::ParameterValues& values);

struct CardInfo {
    std::int16_t value = 0;
    CardProgram program;
};

/// What does not change in a game; a card's number is its place in the order of the keys.
struct Rules : CardTexts {
    Parameters parameters;
    std::vector<std::string> keys;
    std::vector<CardInfo> cards;
    Programs programs;
    std::array<std::vector<CardNo>, 2> decks;
    int manualClauses = 0;
};

/// Compiles what the sides hold. Errors: `match.unknown_card {key}`, `match.text_too_long {name}`,
/// `match.deck_illegal` (KEH-C1), those of readParameters.
[[nodiscard]] model::Result<std::shared_ptr<const Rules>>
compile(std::shared_ptr<const language::CardLanguage> language, const std::vector<model::Card>& pool,
        const std::array<std::vector<std::string>, 2>& decks, const model::ParameterValues& parameters);

} // namespace blattwerk::engine::kehraus
