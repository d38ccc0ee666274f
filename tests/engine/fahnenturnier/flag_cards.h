#pragma once

#include "engine/systems/fahnenturnier/tournament_match.h"
#include "tests/engine/shipped_content.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace blattwerk::tests {

/// A card for tests.
inline model::Card flagCard(std::string key, std::string type, int strength, std::string text = {},
                            std::string level = {}) {
    model::Card card;
    card.system = "fahnenturnier";
    card.name = key;
    card.key = std::move(key);
    card.type = std::move(type);
    card.text = std::move(text);
    card.stats = {{"base_strength", strength}};
    if (!level.empty()) {
        card.stats["level"] = std::move(level);
        card.stats["set_id"] = std::string("stadt");
    }
    return card;
}
inline model::Card setCard(std::string key, std::string level, int strength, std::string text = {}) {
    return flagCard(std::move(key), "set", strength, std::move(text), std::move(level));
}

/// A game of the shipped content, with its rules and state at hand.
struct FlagGame {
    std::unique_ptr<engine::Match> match;

    explicit FlagGame(std::unique_ptr<engine::Match> started) : match(std::move(started)) {}
    /// A tournament of that many people.
    explicit FlagGame(int players, std::uint64_t seed = 1, const model::ParameterValues& parameters = {})
        : match(std::move(ShippedContent::fahnenturnier().system->start(setup(players, seed, parameters))).value()) {}

    static engine::MatchSetup setup(int players, std::uint64_t seed, const model::ParameterValues& parameters = {}) {
        const ShippedContent& content = ShippedContent::fahnenturnier();
        engine::MatchSetup setup;
        setup.pool = content.cards;
        setup.collections = content.decks;
        setup.parameters = parameters;
        setup.seats = players;
        setup.seed = seed;
        return setup;
    }

    [[nodiscard]] const engine::fahnenturnier::Rules& rules() const { return game().rules(); }
    [[nodiscard]] const engine::fahnenturnier::State& state() const { return game().state(); }

private:
    [[nodiscard]] const engine::fahnenturnier::TournamentMatch& game() const {
        return dynamic_cast<const engine::fahnenturnier::TournamentMatch&>(*match);
    }
};

} // namespace blattwerk::tests
