#pragma once

#include "engine/core/rng.h"
#include "engine/systems/heldenhain/match_cards.h"
#include "model/card.h"
#include "model/parameter.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// What some games are played with: decks and parameter values drawn from a seed.
struct FuzzTable {
    std::array<std::vector<std::string>, 2> decks;
    std::array<std::string, 2> names;
    model::ParameterValues parameters;
    std::shared_ptr<const engine::heldenhain::MatchCards> cards;

    /// Two shipped decks under the standard rules.
    [[nodiscard]] bool isShipped() const;
    /// In one line, for the report of a fault.
    [[nodiscard]] std::string text() const;
};

/// Draws tables: the shipped decks, and decks of the cards that the scenario files define, which together use every
/// sentence of the card language.
class FuzzTables {
public:
    explicit FuzzTables(const std::string& scenarioFolder);

    [[nodiscard]] FuzzTable table(std::uint64_t seed) const;

private:
    void drawDeck(engine::Rng& rng, std::size_t side, FuzzTable& table, std::vector<model::Card>& pool) const;

    std::vector<model::Card> m_scenarioCards;
    std::vector<std::size_t> m_characters;
};

} // namespace blattwerk::tests
