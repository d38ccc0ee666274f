#pragma once

#include "app/lab/experiment_setup.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::app {

class Workspace;

/// A deck as it was when it was played.
struct PlayedDeck {
    std::string key;
    std::string name;
    /// Key of its accent and gem.
    std::string colour;
    std::vector<std::string> cards;
};

/// What an experiment showed: the tallies of its pairings with all that is needed to read them later, when cards and
/// decks have changed.
struct ExperimentResult {
    std::vector<PlayedDeck> decks;
    /// Names of the cards in these decks, by key.
    std::map<std::string, std::string> cardNames;
    /// Program version, edition, revision, hashes of pool and rules, seed.
    nlohmann::ordered_json manifest;
    SeriesProgress progress;

    [[nodiscard]] bool isEmpty() const { return progress.pairings.empty(); }
    [[nodiscard]] nlohmann::ordered_json toJson() const;
    /// Errors: `experiment.settings`, those of Tally::fromRaw.
    [[nodiscard]] static model::Result<ExperimentResult> fromJson(const nlohmann::ordered_json& json);
    /// Equal in every count.
    [[nodiscard]] bool hasSameNumbers(const ExperimentResult& other) const;
    [[nodiscard]] std::string manifestText(const char* key) const;
};

/// A result without games: decks, names and manifest of the project as it is now.
[[nodiscard]] ExperimentResult emptyResult(Workspace& workspace, const SystemDesk& desk, const ExperimentSetup& setup);

/// One pairing, looked at from one of its sides.
struct PairingView {
    const PairingState* state = nullptr;
    size_t side = 0; ///< of the deck whose view it is
    bool isMirror = false;

    [[nodiscard]] bool isEmpty() const { return !state || !state->tally || state->tally->games() == 0; }
    [[nodiscard]] const engine::lab::Tally& tally() const { return *state->tally; }
    /// Of that side; of a deck against itself the rate of the beginning side.
    [[nodiscard]] engine::lab::Estimate winRate() const;
    /// Of that side where it begins, and where the other one does.
    [[nodiscard]] engine::lab::Estimate winRateWhen(bool begins) const;
};

/// The pairing of two decks (indices into the setup) under one set of rules, from the view of the first.
[[nodiscard]] PairingView pairingView(const ExperimentSetup& setup, const ExperimentResult& result, size_t variant,
                                      size_t deck, size_t other);

/// A deck against all others together, without the games against itself.
[[nodiscard]] engine::lab::Estimate overallRate(const ExperimentSetup& setup, const ExperimentResult& result,
                                                size_t variant, size_t deck);

} // namespace blattwerk::app
