#include "app/session/laboratory.h"

#include "app/session/series_run.h"

#include <QMetaObject>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace blattwerk::app {

namespace {
constexpr std::chrono::milliseconds kBetweenLooks{100};
/// A block is a fiftieth of a pairing, but short enough that all pairings grow side by side.
constexpr std::uint64_t kBlocks = 50;
constexpr std::uint64_t kSmallestBlock = 50;
constexpr std::uint64_t kLargestBlock = 400;
} // namespace

/// One job with its thread and what it has to tell. The thread owns a share of it, so that nothing outlives its use.
struct Laboratory::Run {
    std::stop_source stop;
    std::thread thread;
    std::atomic<bool> ended = false;

    std::mutex mutex;
    std::condition_variable goOn;
    bool paused = false;
    /// Somebody was told to come and collect, and has not yet.
    bool called = false;
    std::shared_ptr<const SeriesProgress> shown, kept;
    std::optional<engine::lab::Comparison> comparison;
    std::optional<model::Error> error;
    bool finished = false;
    bool isComparison = false;
    std::chrono::steady_clock::time_point lastLook;
};

Laboratory::Laboratory(QObject* parent) : QObject(parent) {}

Laboratory::~Laboratory() {
    if (m_run) {
        m_ending.push_back(std::move(m_run));
    }
    for (const auto& run : m_ending) {
        run->stop.request_stop();
        run->goOn.notify_all();
    }
    for (const auto& run : m_ending) {
        run->thread.join();
    }
}

std::uint64_t Laboratory::blockOf(std::uint64_t games) {
    const std::uint64_t block = std::clamp(games / kBlocks, kSmallestBlock, kLargestBlock);
    return block + block % 2;
}

void Laboratory::start(SeriesJob job) {
    begin(std::move(job));
}

void Laboratory::start(ComparisonJob job) {
    begin(std::move(job));
}

bool Laboratory::isPaused() const {
    if (!m_run) {
        return false;
    }
    const std::lock_guard lock(m_run->mutex);
    return m_run->paused;
}

void Laboratory::pause() {
    if (m_run) {
        const std::lock_guard lock(m_run->mutex);
        m_run->paused = true;
    }
}

void Laboratory::resume() {
    if (m_run) {
        const std::lock_guard lock(m_run->mutex);
        m_run->paused = false;
        m_run->goOn.notify_all();
    }
}

void Laboratory::cancel() {
    if (!m_run) {
        return;
    }
    const std::shared_ptr<Run> run = std::move(m_run);
    m_run = nullptr;
    run->stop.request_stop();
    run->goOn.notify_all();
    m_ending.push_back(run);
    std::shared_ptr<const SeriesProgress> kept;
    std::optional<engine::lab::Comparison> comparison;
    {
        const std::lock_guard lock(run->mutex);
        kept = run->kept;
        comparison = run->comparison;
    }
    if (run->isComparison) {
        engine::lab::Comparison last = comparison.value_or(engine::lab::Comparison());
        last.end = engine::lab::ComparisonEnd::Stopped;
        Q_EMIT comparisonFinished(last);
    } else {
        Q_EMIT seriesFinished(kept ? kept : std::make_shared<const SeriesProgress>());
    }
}

void Laboratory::begin(Job job) {
    if (m_run) {
        m_run->stop.request_stop();
        m_run->goOn.notify_all();
        m_ending.push_back(std::move(m_run));
    }
    dismissEnded();
    m_run = std::make_shared<Run>();
    m_run->isComparison = std::holds_alternative<ComparisonJob>(job);
    m_run->thread = std::thread([this, run = m_run, job = std::move(job)] {
        // `collect` is posted to this object, which waits for the thread before it ends.
        const auto call = [this, &run] {
            if (!run->called) {
                run->called = true;
                QMetaObject::invokeMethod(
                    this, [this, run] { collect(run); }, Qt::QueuedConnection);
            }
        };
        RunControl control;
        control.stop = run->stop.get_token();
        control.waitWhilePaused = [&run] {
            std::unique_lock lock(run->mutex);
            run->goOn.wait(lock, [&run] { return !run->paused || run->stop.stop_requested(); });
        };
        control.isDue = [&run] {
            const auto now = std::chrono::steady_clock::now();
            const std::lock_guard lock(run->mutex);
            return !run->called && now - run->lastLook >= kBetweenLooks;
        };
        control.show = [&run, &call](std::shared_ptr<const SeriesProgress> progress) {
            const std::lock_guard lock(run->mutex);
            run->shown = std::move(progress);
            run->lastLook = std::chrono::steady_clock::now();
            call();
        };
        control.keep = [&run](std::shared_ptr<const SeriesProgress> progress) {
            const std::lock_guard lock(run->mutex);
            run->kept = std::move(progress);
        };
        std::optional<model::Error> error;
        if (const auto* series = std::get_if<SeriesJob>(&job)) {
            if (const auto done = runSeries(*series, control); !done) {
                error = done.error();
            }
        } else {
            const auto look = [&](const engine::lab::Comparison& comparison) {
                control.waitWhilePaused();
                const bool due = control.isDue();
                const std::lock_guard lock(run->mutex);
                run->comparison = comparison;
                if (due) {
                    run->lastLook = std::chrono::steady_clock::now();
                    call();
                }
                return !control.stop.stop_requested();
            };
            auto comparison = runComparison(std::get<ComparisonJob>(job), look, control.stop);
            const std::lock_guard lock(run->mutex);
            if (comparison) {
                run->comparison = std::move(*comparison);
            } else {
                error = comparison.error();
            }
        }
        {
            const std::lock_guard lock(run->mutex);
            run->error = std::move(error);
            run->finished = true;
            run->called = false;
            call();
        }
        run->ended = true;
    });
}

void Laboratory::collect(const std::shared_ptr<Run>& run) {
    dismissEnded();
    std::shared_ptr<const SeriesProgress> shown, kept;
    std::optional<engine::lab::Comparison> comparison;
    std::optional<model::Error> error;
    bool finished = false;
    {
        const std::lock_guard lock(run->mutex);
        run->called = false;
        shown = std::move(run->shown);
        kept = run->kept;
        comparison = run->comparison;
        error = run->error;
        finished = run->finished;
    }
    if (run != m_run) {
        return;
    }
    if (!finished) {
        if (shown) {
            Q_EMIT seriesAdvanced(shown);
        } else if (comparison) {
            Q_EMIT comparisonAdvanced(*comparison);
        }
        return;
    }
    m_ending.push_back(std::move(m_run));
    m_run = nullptr;
    dismissEnded();
    if (error) {
        Q_EMIT failed(*error);
    } else if (comparison) {
        Q_EMIT comparisonFinished(*comparison);
    } else {
        Q_EMIT seriesFinished(kept ? kept : std::make_shared<const SeriesProgress>());
    }
}

void Laboratory::dismissEnded() {
    std::erase_if(m_ending, [](const std::shared_ptr<Run>& run) {
        if (run->ended && run->thread.joinable()) {
            run->thread.join();
            return true;
        }
        return false;
    });
}

} // namespace blattwerk::app
