#pragma once

#include "engine/language/card_language.h"
#include "engine/systems/heldenhain/game.h"
#include "model/card.h"

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// The cards and decks that ship with the program, and the card language, loaded from the resources.
class ShippedCards {
public:
    static const ShippedCards& get();

    [[nodiscard]] const std::vector<model::Card>& cards() const { return m_cards; }
    [[nodiscard]] const engine::language::CardLanguage& language() const { return *m_language; }
    /// Keys of the deck's cards. Decks: superfreundinnen, schattenkabinett, weggefaehrten, purpurpakt.
    [[nodiscard]] std::vector<std::string> deck(const std::string& key) const;
    static const std::vector<std::string>& deckKeys();

    /// Rules of a match between these decks.
    [[nodiscard]] engine::heldenhain::Rules match(const std::string& deckA, const std::string& deckB,
                                                  const model::ParameterValues& parameters = {}) const;
    /// Rules of a match between lists of own cards.
    [[nodiscard]] engine::heldenhain::Rules compile(const std::vector<model::Card>& cards,
                                                    const std::vector<std::string>& deckA,
                                                    const std::vector<std::string>& deckB,
                                                    const model::ParameterValues& parameters = {}) const;

private:
    ShippedCards();

    std::vector<model::Card> m_cards;
    std::shared_ptr<const engine::language::CardLanguage> m_language;
};

/// A game of the two decks of the rules in their stored order.
engine::heldenhain::State<engine::heldenhain::Small> startGame(const engine::heldenhain::Rules& rules,
                                                               std::uint64_t seed,
                                                               std::optional<int> first = std::nullopt,
                                                               bool shuffle = true);

model::Card makeCard(const std::string& key, const std::string& type, const std::string& text, int cost = 0,
                     int effort = 1, int stamina = 3, int points = 1);

} // namespace blattwerk::tests
