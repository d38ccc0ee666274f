#pragma once

#include "engine/systems/ikonen/match_cards.h"
#include "tests/fuzz/fuzz_counts.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// What some games of the Ikonen duel are played with: decks and parameter values drawn from a seed.
struct IkonenTable {
    std::array<std::vector<std::uint8_t>, 2> decks;
    std::shared_ptr<const engine::ikonen::MatchCards> cards;
    /// In one line, for the report of a fault.
    std::string text;
};

/// Draws tables: the shipped decks, and decks of the cards that the scenario files define, which together use every
/// sentence of the card language.
class IkonenTables {
public:
    explicit IkonenTables(const std::string& scenarioFolder);

    [[nodiscard]] IkonenTable table(std::uint64_t seed) const;
    /// Plays one random game with all checks of section 6 after every step; what is wrong, if anything is.
    [[nodiscard]] static std::optional<std::string> play(const IkonenTable& table, std::uint64_t seed,
                                                         FuzzCounts& counts);

private:
    std::vector<model::Card> m_pool;
    std::vector<std::string> m_icons;
    std::vector<std::string> m_keys;
};

} // namespace blattwerk::tests
