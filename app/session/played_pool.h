#pragma once

#include "app/session/workspace.h"

#include <nlohmann/json_fwd.hpp>

namespace blattwerk::app {

/// What games of one state of a system are played with.
struct PlayedPool {
    std::vector<model::Card> cards;
    std::vector<model::Collection> collections;
    /// Of an edition all values as they were then; of the present state only those that differ from the defaults.
    model::ParameterValues parameters;

    /// The keys of a deck, one per copy, in its order; empty where there is no such deck.
    [[nodiscard]] std::vector<std::string> deck(std::string_view key) const;
};

/// The state that an edition froze; without a label, or for that of the present state as long as it is not frozen, the
/// present one. Errors: `lab.no_edition`, those of the database.
[[nodiscard]] model::Result<PlayedPool> poolOf(Workspace& workspace, const SystemDesk& desk,
                                               const std::string& edition);

/// What a saved game keeps of the cards and collections that it is played with: all that play reads.
[[nodiscard]] nlohmann::ordered_json keptCards(const std::vector<model::Card>& cards);
[[nodiscard]] nlohmann::ordered_json keptCollections(const std::vector<model::Collection>& collections);
[[nodiscard]] std::vector<model::Card> cardsKept(const nlohmann::ordered_json& json, const std::string& system);
[[nodiscard]] std::vector<model::Collection> collectionsKept(const nlohmann::ordered_json& json,
                                                             const std::string& system);

} // namespace blattwerk::app
