#pragma once

#include "engine/systems/modulspiel/match_cards.h"
#include "tests/fuzz/fuzz_counts.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::tests {

/// What some games of the module draft game are played with: modules, market and parameter values drawn from a seed.
struct ModulspielTable {
    std::shared_ptr<const engine::modulspiel::MatchCards> cards;
    /// In one line, for the report of a fault.
    std::string text;
};

/// Draws tables: the shipped pool, and modules of the cards that the scenario files define, which together use every
/// sentence of the card language.
class ModulspielTables {
public:
    explicit ModulspielTables(const std::string& scenarioFolder);

    [[nodiscard]] ModulspielTable table(std::uint64_t seed) const;
    /// Plays one random game, draft included, with all checks of section 6 after every step; what is wrong, if anything
    /// is.
    [[nodiscard]] static std::optional<std::string> play(const ModulspielTable& table, std::uint64_t seed,
                                                         FuzzCounts& counts);

private:
    std::vector<model::Card> m_pool;
    std::vector<std::string> m_interventions;
    std::vector<std::string> m_market;
    std::vector<std::string> m_certificates;
};

} // namespace blattwerk::tests
