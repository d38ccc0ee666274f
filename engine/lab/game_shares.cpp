#include "engine/lab/game_shares.h"

#include <algorithm>
#include <condition_variable>
#include <thread>
#include <vector>

namespace blattwerk::engine::lab {

namespace {

/// Shares per thread that may be done before the calling thread has looked: a progress that blocks pauses the run.
constexpr std::uint64_t kSharesAhead = 8;

/// One run in progress.
class Run {
public:
    Run(const SharePlan& plan, std::mutex& mutex, const std::stop_token& stop)
        : m_plan(plan),
          m_mutex(mutex),
          m_step(static_cast<std::uint64_t>(std::max(plan.gamesPerShare, 1))),
          m_ahead(m_step * kSharesAhead * static_cast<std::uint64_t>(std::max(plan.threads, 1))),
          m_next(plan.range.begin),
          m_outside(stop, [this] { m_stop.request_stop(); }) {}

    bool go() {
        const std::uint64_t shares = (m_plan.range.size() + m_step - 1) / m_step;
        const auto most = static_cast<std::uint64_t>(std::max(m_plan.threads, 1));
        const std::uint64_t threads = std::min(most, shares);
        m_running = static_cast<int>(threads);
        std::vector<std::jthread> pool;
        for (std::uint64_t i = 0; i < threads; ++i) {
            pool.emplace_back([this] { work(); });
        }
        watch();
        pool.clear();
        return m_done == m_plan.range.size();
    }

private:
    void work() {
        const std::unique_ptr<GameShare> share = m_plan.makeShare();
        const std::stop_token stop = m_stop.get_token();
        GameRange next;
        while (take(next) && !stop.stop_requested()) {
            std::uint64_t played = 0;
            for (std::uint64_t game = next.begin; game < next.end && !stop.stop_requested(); ++game) {
                if (!share->play(game, stop)) {
                    break;
                }
                ++played;
            }
            const std::lock_guard lock(m_mutex);
            share->handOver();
            m_done += played;
            m_moreDone.notify_one();
        }
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_moreDone.notify_one();
    }

    bool take(GameRange& next) {
        std::unique_lock lock(m_mutex);
        m_mayGoOn.wait(lock, [&] { return m_done <= m_told + m_ahead || m_stop.stop_requested(); });
        next.begin = m_next;
        next.end = std::min(m_next + m_step, m_plan.range.end);
        m_next = next.end;
        return next.begin < next.end;
    }

    /// On the calling thread, until all others are done.
    void watch() {
        std::unique_lock lock(m_mutex);
        while (m_running > 0 || m_done > m_told) {
            m_moreDone.wait(lock, [&] { return m_running == 0 || m_done > m_told; });
            const bool isNew = m_done > m_told;
            m_told = m_done;
            const std::uint64_t now = m_told;
            lock.unlock();
            if (isNew && m_plan.progress && !m_stop.stop_requested() && !m_plan.progress(now)) {
                m_stop.request_stop();
            }
            lock.lock();
            m_mayGoOn.notify_all();
        }
    }

    const SharePlan& m_plan;
    std::mutex& m_mutex;
    std::condition_variable m_moreDone;
    std::condition_variable m_mayGoOn;
    const std::uint64_t m_step;
    const std::uint64_t m_ahead;
    std::uint64_t m_next;
    std::uint64_t m_done = 0;
    std::uint64_t m_told = 0;
    int m_running = 0;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_outside;
};

} // namespace

bool shareOut(const SharePlan& plan, std::mutex& mutex, const std::stop_token& stop) {
    return Run(plan, mutex, stop).go();
}

} // namespace blattwerk::engine::lab
