#pragma once

#include "engine/lab/comparison.h"
#include "engine/lab/seat_series.h"
#include "engine/lab/tally.h"
#include "engine/systems/system.h"
#include "model/result.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace blattwerk::app {

/// Pairings of decks, each played many times. All grow together.
struct SeriesJob {
    struct Pairing {
        engine::lab::SeriesSetup setup;
        /// Most games; two make one seed with both sides beginning.
        std::uint64_t games = 400;
    };

    std::shared_ptr<const engine::System> system;
    std::vector<Pairing> pairings;
    /// Half of the width of the win rate's interval at which a pairing is done before all its games; 0 plays all.
    double precision = 0;
    int threads = 1;
};

/// Two states of a card, a rule or a deck against the same others, with the same seeds.
struct ComparisonJob {
    struct Pairing {
        std::string name; ///< whom side A plays against
        engine::lab::SeriesSetup baseline;
        engine::lab::SeriesSetup variant;
    };

    std::shared_ptr<const engine::System> system;
    std::vector<Pairing> pairings;
    std::optional<Pairing> goldfish;
    /// Whole games of several seats instead of pairings.
    struct Tournaments {
        engine::lab::SeatSetup baseline;
        engine::lab::SeatSetup variant;
        std::string deck; ///< whose win rate it is about
    };
    std::optional<Tournaments> tournaments{};
    /// Card of side A whose own figures are compared; empty for none.
    std::string card;
    std::uint64_t games = 4000;
    double precision = 0.01;
    int threads = 1;
};

/// The win rate of side A after so many games, for the picture of how it settles.
struct TrailPoint {
    std::uint64_t games = 0;
    std::int64_t wins = 0;    ///< of side A
    std::int64_t decided = 0; ///< games that somebody won

    bool operator==(const TrailPoint&) const = default;
};

struct PairingState {
    std::shared_ptr<const engine::lab::Tally> tally;
    /// Games planned; those that were played where it ended before.
    std::uint64_t games = 0;
    bool done = false;
    std::vector<TrailPoint> trail;
};

/// How far a series job is.
struct SeriesProgress {
    std::vector<PairingState> pairings;
    std::uint64_t games = 0; ///< played so far
    std::uint64_t most = 0;  ///< planned in all
    double gamesPerSecond = 0;
    /// False: stopped. What is counted then are whole blocks of games, so it can be played again to the same figures.
    bool complete = false;
    /// Card clauses that nobody understood and that play skipped, over all pairings the largest number.
    int manualClauses = 0;
};

/// Plays jobs beside the window: one at a time, the next replaces the one before. Signals come on the thread of the
/// laboratory, at most about ten times a second, and never from a job that was replaced.
class Laboratory : public QObject {
    Q_OBJECT

public:
    explicit Laboratory(QObject* parent = nullptr);
    /// Stops what runs and waits for its end.
    ~Laboratory() override;

    void start(SeriesJob job);
    void start(ComparisonJob job);
    void pause();
    void resume();
    /// Tells at once how far the job came (seriesFinished, comparisonFinished); its thread ends by itself.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    [[nodiscard]] bool isPaused() const;

    /// Games of one block: what a series job counts in, so that equal jobs end equally.
    [[nodiscard]] static std::uint64_t blockOf(std::uint64_t games);

Q_SIGNALS:
    void seriesAdvanced(const std::shared_ptr<const blattwerk::app::SeriesProgress>& progress);
    void seriesFinished(const std::shared_ptr<const blattwerk::app::SeriesProgress>& progress);
    void comparisonAdvanced(const blattwerk::engine::lab::Comparison& comparison);
    void comparisonFinished(const blattwerk::engine::lab::Comparison& comparison);
    /// The job could not be prepared: unknown card, parameter out of range, unknown player ...
    void failed(const blattwerk::model::Error& error);

private:
    struct Run;
    using Job = std::variant<SeriesJob, ComparisonJob>;
    void begin(Job job);
    /// Takes over what a run has to tell. Called on this object's thread.
    void collect(const std::shared_ptr<Run>& run);
    void dismissEnded();

    std::shared_ptr<Run> m_run;
    /// Runs that were told to stop and have not ended yet.
    std::vector<std::shared_ptr<Run>> m_ending;
};

} // namespace blattwerk::app
