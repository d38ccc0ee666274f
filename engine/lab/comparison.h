#pragma once

#include "engine/lab/interval.h"
#include "engine/lab/series.h"
#include "model/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace blattwerk::engine::lab {

/// Two series that differ in one thing: same seeds, same slots. Their layouts must be equal.
struct ComparedSeries {
    std::string name; ///< whom side A plays against
    std::shared_ptr<const Series> baseline;
    std::shared_ptr<const Series> variant;
};

struct ComparisonSetup {
    /// At least one; the games are shared out among them.
    std::vector<ComparedSeries> pairings;
    /// The changed deck alone, for the turn of victory.
    std::optional<ComparedSeries> goldfish;
    /// Card of side A whose own figures are compared; empty for none.
    std::string card;
    /// Most games of each variant; the comparison stops before if the interval of the win rate is narrow enough.
    std::uint64_t games = 4000;
    /// Half of the interval's width that is enough; 0 plays all games.
    double precision = 0.01;
    int threads = 1;
};

/// One figure in both variants. Pairs are the games with the same seed; the interval is that of the paired difference.
struct Difference {
    double baseline = 0;
    double variant = 0;
    Estimate change; ///< variant minus baseline
    double pairedVariance = 0;
    double unpairedVariance = 0;

    [[nodiscard]] bool found() const { return change.samples > 0 && !change.covers(0); }
    [[nodiscard]] nlohmann::ordered_json report() const;
    /// What a report holds; throws the library's exceptions where it is none. `samples` is not part of it.
    [[nodiscard]] static Difference fromReport(const nlohmann::ordered_json& json, std::int64_t samples);
};

/// Of games of several seats: what whoever began with a deck, or a seat on average, reached.
struct SeatFigures {
    std::string deck;
    Difference score;
    Difference finalRate;
    Difference winRate;
};

/// Why a comparison ended.
enum class ComparisonEnd : std::uint8_t { Running, Narrow, Budget, Stopped };

/// What is known about a change.
struct Comparison {
    std::uint64_t games = 0; ///< of each variant
    /// Seeds whose two games did not go alike in both variants.
    std::uint64_t differing = 0;
    ComparisonEnd end = ComparisonEnd::Running;
    Difference winRate; ///< of side A; draws and aborted games count half
    Difference startSideWinRate;
    Difference turns;
    std::optional<Difference> goldfishTurn;
    /// Figures of the card per game: `drawn plays points stress`; empty without a card.
    std::vector<std::pair<std::string, Difference>> card;
    /// Win rate by pairing, in their order.
    std::vector<std::pair<std::string, Difference>> byPairing;
    /// Of games of several seats: an average seat, and each starting deck. There are then no turns, no beginning side
    /// and no pairings; the win rate is that of the deck that was asked about.
    std::optional<SeatFigures> seats;
    std::vector<SeatFigures> byDeck;

    /// In the shape that `compare --json` prints, without manifest.
    [[nodiscard]] nlohmann::ordered_json report() const;
    /// The comparison that made this report, rounded as it. Error: `lab.damaged_result`.
    [[nodiscard]] static model::Result<Comparison> fromReport(const nlohmann::ordered_json& json);
};

/// Called on the calling thread after each block of games; false stops.
using ComparisonProgress = std::function<bool(const Comparison& soFar)>;

/// Compares in blocks of fixed size, so that the result does not depend on threads.
/// Precondition: equal layouts within each pairing.
[[nodiscard]] Comparison compare(const ComparisonSetup& setup, const ComparisonProgress& progress = {},
                                 const std::stop_token& stop = {});

} // namespace blattwerk::engine::lab
