#pragma once

#include "engine/systems/fahnenturnier/match_cards.h"
#include "model/collection.h"
#include "tests/fuzz/fuzz_counts.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// What some games of the flag tournament are played with: players, sets, cards and parameter values drawn from a seed.
struct FahnenturnierTable {
    std::shared_ptr<const engine::fahnenturnier::MatchCards> cards;
    /// Of a single match; without cards a whole tournament is played.
    std::array<std::vector<engine::fahnenturnier::CardNo>, 2> decks;
    bool single = false;
    /// In one line, for the report of a fault.
    std::string text;
};

/// Draws tables: the shipped content, and sets and decks of the cards that the scenario files define, which together
/// use every sentence of the card language.
class FahnenturnierTables {
public:
    explicit FahnenturnierTables(const std::string& scenarioFolder);

    [[nodiscard]] FahnenturnierTable table(std::uint64_t seed) const;
    /// Plays one random game with all checks of section 6 after every step; what is wrong, if anything is.
    [[nodiscard]] static std::optional<std::string> play(const FahnenturnierTable& table, std::uint64_t seed,
                                                         FuzzCounts& counts);

private:
    [[nodiscard]] std::vector<model::Collection> probeCollections(engine::Rng& rng) const;
    void drawMatch(engine::Rng& rng, const model::ParameterValues& parameters, FahnenturnierTable& table) const;

    std::vector<model::Card> m_pool;
    std::vector<std::string> m_keys;
    std::vector<std::string> m_setKeys;
    std::vector<std::string> m_starterKeys;
};

} // namespace blattwerk::tests
