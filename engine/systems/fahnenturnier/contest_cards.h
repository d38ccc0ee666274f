#pragma once

#include "engine/systems/card_index.h"
#include "engine/systems/fahnenturnier/rules.h"
#include "model/collection.h"
#include "model/result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// Steps of a bot that are open to groups; those above are for the solo game (CHA-R64, a design decision).
constexpr int kMostSharedBotLevel = 5;

/// A tournament in keys of cards: what the collections of the project make of a number of players.
struct ContestCards {
    int players = 2;
    int seats = 2;
    int bot = -1;
    std::array<std::array<PlanRow, kMostRounds>, kMostSeats> plan{};
    /// One key for each copy; in the place of a bot its deck.
    std::array<std::vector<std::string>, kMostSeats> starters{};
    std::vector<std::string> setCards;
    std::vector<Trophy> trophies;

    /// Errors: `match.deck_illegal` with CHA-R2 (number of players), R8 (sets), R64 (level of the bot), C6 (starter
    /// decks), C9 (trophies), C10 (plan), C15 (cards); `match.unknown_card`.
    static model::Result<ContestCards> read(const std::vector<model::Collection>& collections, const CardIndex& cards,
                                            int players, const std::vector<std::string>& chosen,
                                            const Parameters& parameters);
    /// What a placed position takes from the project where it can: plan and trophies. Without a plan neighbours meet,
    /// and there is nothing to draw.
    static ContestCards around(const std::vector<model::Collection>& collections, const CardIndex& cards, int players,
                               int rounds);

    /// All cards, with copies.
    [[nodiscard]] std::vector<std::string> keys() const;
    /// Puts the contest into the rules, which know the cards.
    void enter(Rules& rules) const;
};

} // namespace blattwerk::engine::fahnenturnier
