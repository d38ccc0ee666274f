#pragma once

#include "engine/systems/fahnenturnier/match_cards.h"
#include "engine/systems/fahnenturnier/match_game.h"
#include "engine/systems/policy.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// The cards of a match as a series numbers them, each key once; the rules may know more.
struct LayoutCards {
    std::vector<std::string> keys;
    /// By card of the rules.
    std::vector<std::uint16_t> index;

    explicit LayoutCards(const Rules& rules);
    /// The different cards of the deck, in order.
    [[nodiscard]] std::vector<std::uint16_t> different(const std::vector<CardNo>& deck) const;
};

/// Two decks that play single matches against each other.
struct MatchPairing {
    std::shared_ptr<const MatchCards> cards;
    /// In the slots of the setup.
    std::array<std::vector<CardNo>, 2> decks;
    std::array<Policy, 2> policies;
    /// Answers no where it is asked, and takes the first of several cards: a reference without decisions.
    std::array<bool, 2> plain = {};
    std::uint64_t seed = 1;

    /// A deck that consists of the bot's cards alone plays as the bot does (CHA-R60, D10).
    [[nodiscard]] bool isBot(std::size_t side) const;
    /// Errors: those of compileMatch; `match.deck_illegal` with CHA-C14 and the side.
    [[nodiscard]] static model::Result<MatchPairing> of(std::shared_ptr<const language::CardLanguage> language,
                                                        const std::vector<model::Card>& pool,
                                                        const std::array<std::vector<std::string>, 2>& decks,
                                                        const model::ParameterValues& parameters);
};

} // namespace blattwerk::engine::fahnenturnier
