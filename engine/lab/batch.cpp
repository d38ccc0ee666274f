#include "engine/lab/batch.h"

#include "engine/lab/game_shares.h"

#include <algorithm>

namespace blattwerk::engine::lab {

namespace {

class BatchShare final : public GameShare {
public:
    BatchShare(const Series& series, Tally& all) : m_worker(series.worker()), m_own(series.layout()), m_all(all) {}

    bool play(std::uint64_t game, const std::stop_token& stop) override {
        const bool done = m_worker->play(game, m_record, stop);
        if (done) {
            m_own.add(m_record);
        }
        return done;
    }
    void handOver() override {
        m_all.merge(m_own);
        m_own.clear();
    }

private:
    std::unique_ptr<SeriesWorker> m_worker;
    GameRecord m_record;
    Tally m_own;
    Tally& m_all;
};

} // namespace

GameRange shareOf(std::uint64_t games, std::uint64_t index, std::uint64_t count) {
    const std::uint64_t seeds = (games + 1) / 2;
    // In two steps, so that no product leaves 64 bits.
    const auto border = [&](std::uint64_t i) {
        return std::min(games, 2 * (seeds / count * i + seeds % count * i / count));
    };
    return {border(index - 1), border(index)};
}

std::uint64_t BatchView::done() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<std::uint64_t>(m_tally.games());
}

Tally BatchView::tally() const {
    const std::lock_guard lock(m_mutex);
    return m_tally;
}

BatchResult runBatch(const Series& series, GameRange range, int threads, const BatchProgress& progress,
                     const std::stop_token& stop) {
    BatchResult result{Tally(series.layout()), true};
    std::mutex mutex;
    const BatchView view(result.tally, mutex, range.size());
    SharePlan plan;
    plan.range = range;
    plan.threads = threads;
    plan.gamesPerShare = series.gamesPerShare();
    plan.makeShare = [&] { return std::make_unique<BatchShare>(series, result.tally); };
    if (progress) {
        plan.progress = [&](std::uint64_t) { return progress(view); };
    }
    result.complete = shareOut(plan, mutex, stop);
    return result;
}

} // namespace blattwerk::engine::lab
