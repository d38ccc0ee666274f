#pragma once

#include "app/session/laboratory.h"
#include "model/parameter.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::app {

struct SystemDesk;

/// A set of rules to play with: what differs from the defaults.
struct RuleVariant {
    std::string name;
    model::ParameterValues values;

    bool operator==(const RuleVariant&) const = default;
};

/// What a person sets up for an experiment.
struct ExperimentSetup {
    /// Draft: two sides that draft their decks, in a system that can.
    enum class Pairs { AllAgainstAll, One, Draft };
    enum class Extent { Games, Precision };

    std::string name;
    Pairs pairs = Pairs::AllAgainstAll;
    /// Keys of the decks; of one pairing the two sides, of a draft the names of the sides.
    std::vector<std::string> decks;
    /// Who plays side A and side B; against all only the first counts.
    std::string policyA = "heuristic";
    std::string policyB = "heuristic";
    Extent extent = Extent::Games;
    /// Of each pairing.
    std::uint64_t games = 400;
    /// Half of the interval's width that is wanted, as a share (0.015: ± 1.5 percentage points).
    double precision = 0.015;
    std::uint64_t seed = 1;
    int threads = 1;
    std::vector<RuleVariant> variants;
    /// Games of each pairing where they are known already (of an experiment that is run again); else empty.
    std::vector<std::uint64_t> gamesByPairing;

    bool operator==(const ExperimentSetup&) const = default;

    /// Whether side A and side B are told apart, each with its player; else every deck meets every other.
    [[nodiscard]] bool hasSides() const { return pairs != Pairs::AllAgainstAll; }
    [[nodiscard]] nlohmann::ordered_json toJson() const;
    /// Error: `experiment.settings`.
    [[nodiscard]] static model::Result<ExperimentSetup> fromJson(const nlohmann::ordered_json& json);
};

/// Most games of a pairing that is played until its interval is narrow enough.
inline constexpr std::uint64_t kMostGames = 100'000;

/// One pairing of an experiment: which rules, which decks.
struct PairingPlace {
    size_t variant = 0;
    size_t a = 0, b = 0; ///< indices into ExperimentSetup::decks
};

/// The pairings in the order in which jobs and results hold them. Against all: each deck against itself and each later
/// one, so that every pair is there once.
[[nodiscard]] std::vector<PairingPlace> pairingsOf(const ExperimentSetup& setup);

/// The keys of a deck, one per copy, in its order.
[[nodiscard]] std::vector<std::string> deckSlots(const SystemDesk& desk, const std::string& deck);

/// What the laboratory plays for it. Precondition: the desk has an engine and the decks.
[[nodiscard]] SeriesJob seriesJob(const SystemDesk& desk, const ExperimentSetup& setup);

} // namespace blattwerk::app
