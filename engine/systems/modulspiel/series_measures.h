#pragma once

#include "engine/lab/series.h"
#include "engine/systems/modulspiel/rules.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// What a series counts in each game (section 4), in the order of SeriesLayout::measures; behind these, where modules
/// are drafted, how often each module and each pair of modules was played and won.
enum class SeriesMeasure : std::uint8_t {
    Quarters,
    Decisions,
    MainActions, ///< without passing
    Plays,
    Overlays,
    CoffeeBreaks,
    EffortPaid, ///< cards
    CardsDrawn,
    HandThrownAway, ///< cards of step 2
    ReserveStored,  ///< cards of step 1
    TakenBack,
    ReserveDiscarded,
    Aftermaths,
    MarkersAdded,
    StressAdded, ///< on cards of the side, not as a price
    VoluntaryStress,
    CoverUsed,
    Sacrifices,
    Purchases,
    EuroGained,
    EuroSpent,
    LocationsWon,
    LocationTotals, ///< resilience at the locations when they were scored
    Stamps,
    CertificatesUnlocked,
    CertificatesUsed,
    ManualClauses,
};
constexpr std::size_t kSeriesMeasures = static_cast<std::size_t>(SeriesMeasure::ManualClauses) + 1;

/// Where the measures of modules and pairs stand: each with how often it was played, then how often it won.
class ModuleMeasures {
public:
    explicit ModuleMeasures(std::size_t modules) : m_modules(modules) {}

    [[nodiscard]] std::size_t ofModule(std::size_t module) const { return kSeriesMeasures + 2 * module; }
    [[nodiscard]] std::size_t ofPair(std::size_t one, std::size_t other) const;
    [[nodiscard]] std::size_t count() const { return m_modules * (m_modules + 1); }

private:
    std::size_t m_modules;
};

/// `module_nachsorge`, `module_nachsorge_won`, `pair_nachsorge_wiedervorlage`, ...
[[nodiscard]] std::vector<lab::Measure> seriesMeasures(const std::vector<std::string>& modules);
/// In the order of Ending after None.
[[nodiscard]] std::vector<std::string> seriesEnds();

} // namespace blattwerk::engine::modulspiel
