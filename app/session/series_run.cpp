#include "app/session/series_run.h"

#include "engine/lab/seat_comparison.h"

#include "engine/lab/batch.h"
#include "engine/lab/interval.h"
#include "engine/lab/series.h"

#include <algorithm>
#include <chrono>

namespace blattwerk::app {

namespace lab = engine::lab;
using model::Result;

namespace {

using Clock = std::chrono::steady_clock;

/// How a pairing settled is kept in about that many points.
constexpr std::uint64_t kTrailPoints = 100;

struct Pairing {
    std::shared_ptr<const lab::Series> series;
    lab::Tally total;
    std::uint64_t games = 0;
    std::uint64_t block = 0;
    std::vector<TrailPoint> trail;
    bool done = false;
    /// The total as others see it; made anew when it has grown.
    std::shared_ptr<const lab::Tally> shown;
};

class SeriesRun {
public:
    SeriesRun(const SeriesJob& job, const RunControl& control) : m_job(job), m_control(control) {}

    Result<void> prepare() {
        for (const SeriesJob::Pairing& pairing : m_job.pairings) {
            auto series = m_job.system->series(pairing.setup);
            if (!series) {
                return series.error();
            }
            m_manualClauses = std::max(m_manualClauses, (*series)->manualClauses());
            lab::Tally empty((*series)->layout());
            m_pairings.push_back({std::move(*series),
                                  empty,
                                  pairing.games,
                                  Laboratory::blockOf(pairing.games),
                                  {},
                                  pairing.games == 0,
                                  std::make_shared<lab::Tally>(empty)});
            if (m_control.stop.stop_requested()) {
                break;
            }
        }
        return {};
    }

    void play() {
        m_start = Clock::now();
        bool more = true;
        while (more && !m_control.stop.stop_requested()) {
            more = false;
            for (Pairing& pairing : m_pairings) {
                if (!pairing.done && !m_control.stop.stop_requested()) {
                    playBlock(pairing);
                }
                more = more || !pairing.done;
            }
        }
        m_control.keep(progress(nullptr, {}));
    }

private:
    void playBlock(Pairing& pairing) {
        const auto from = static_cast<std::uint64_t>(pairing.total.games());
        const lab::GameRange range{from, std::min(from + pairing.block, pairing.games)};
        const lab::BatchResult result = lab::runBatch(
            *pairing.series, range, m_job.threads,
            [&](const lab::BatchView& view) {
                waitWhilePaused();
                if (m_control.isDue() && view.done() > 0) {
                    lab::Tally grown = pairing.total;
                    grown.merge(view.tally());
                    m_control.show(progress(&pairing, std::make_shared<lab::Tally>(std::move(grown))));
                }
                return !m_control.stop.stop_requested();
            },
            m_control.stop);
        if (!result.complete) {
            return;
        }
        pairing.total.merge(result.tally);
        pairing.shown = std::make_shared<lab::Tally>(pairing.total);
        const lab::Estimate rate = pairing.total.winRate();
        const bool narrow = m_job.precision > 0 && rate.samples > 0 && rate.halfWidth() <= m_job.precision;
        pairing.done = range.end >= pairing.games || narrow;
        if (pairing.done || pairing.trail.empty() ||
            range.end - pairing.trail.back().games >= pairing.games / kTrailPoints) {
            pairing.trail.push_back({range.end, pairing.total.wins(0), pairing.total.decided()});
        }
        const auto state = progress(nullptr, {});
        m_control.keep(state);
        if (m_control.isDue()) {
            m_control.show(state);
        }
        waitWhilePaused();
    }

    void waitWhilePaused() {
        const auto from = Clock::now();
        m_control.waitWhilePaused();
        m_rested += Clock::now() - from;
    }

    [[nodiscard]] std::shared_ptr<const SeriesProgress> progress(const Pairing* running,
                                                                 std::shared_ptr<const lab::Tally> tally) const {
        auto made = std::make_shared<SeriesProgress>();
        made->complete = true;
        made->manualClauses = m_manualClauses;
        for (const Pairing& pairing : m_pairings) {
            const auto& shown = &pairing == running ? tally : pairing.shown;
            const auto played = static_cast<std::uint64_t>(shown->games());
            made->pairings.push_back({shown, pairing.done ? played : pairing.games, pairing.done, pairing.trail});
            made->games += played;
            made->most += made->pairings.back().games;
            made->complete = made->complete && pairing.done;
        }
        made->complete = made->complete && m_pairings.size() == m_job.pairings.size();
        const std::chrono::duration<double> spent = Clock::now() - m_start - m_rested;
        made->gamesPerSecond = spent.count() > 0 ? double(made->games) / spent.count() : 0;
        return made;
    }

    const SeriesJob& m_job;
    const RunControl& m_control;
    std::vector<Pairing> m_pairings;
    int m_manualClauses = 0;
    Clock::time_point m_start;
    Clock::duration m_rested{};
};

Result<lab::ComparedSeries> compared(const engine::System& system, const ComparisonJob::Pairing& pairing) {
    auto baseline = system.series(pairing.baseline);
    if (!baseline) {
        return baseline.error();
    }
    auto variant = system.series(pairing.variant);
    if (!variant) {
        return variant.error();
    }
    return lab::ComparedSeries{pairing.name, std::move(*baseline), std::move(*variant)};
}

} // namespace

Result<void> runSeries(const SeriesJob& job, const RunControl& control) {
    SeriesRun run(job, control);
    if (Result<void> prepared = run.prepare(); !prepared) {
        return prepared;
    }
    run.play();
    return {};
}

Result<lab::ComparisonSetup> prepareComparison(const ComparisonJob& job) {
    lab::ComparisonSetup setup;
    for (const ComparisonJob::Pairing& pairing : job.pairings) {
        auto series = compared(*job.system, pairing);
        if (!series) {
            return series.error();
        }
        setup.pairings.push_back(std::move(*series));
    }
    if (job.goldfish) {
        auto series = compared(*job.system, *job.goldfish);
        if (!series) {
            return series.error();
        }
        setup.goldfish = std::move(*series);
    }
    setup.card = job.card;
    setup.games = job.games;
    setup.precision = job.precision;
    setup.threads = job.threads;
    return setup;
}

Result<lab::Comparison> runComparison(const ComparisonJob& job, const lab::ComparisonProgress& progress,
                                      const std::stop_token& stop) {
    if (!job.tournaments) {
        const auto setup = prepareComparison(job);
        return setup ? Result<lab::Comparison>(lab::compare(*setup, progress, stop)) : setup.error();
    }
    const auto baseline = job.system->seatSeries(job.tournaments->baseline);
    const auto variant = baseline ? job.system->seatSeries(job.tournaments->variant) : baseline;
    if (!variant) {
        return variant.error();
    }
    lab::SeatComparisonSetup setup;
    setup.baseline = *baseline;
    setup.variant = *variant;
    setup.deck = job.tournaments->deck;
    setup.games = job.games;
    setup.precision = job.precision;
    setup.threads = job.threads;
    return lab::compareSeats(setup, progress, stop);
}

} // namespace blattwerk::app
