#include "engine/lab/seat_batch.h"

#include "engine/lab/game_shares.h"

namespace blattwerk::engine::lab {

namespace {

class SeatShare final : public GameShare {
public:
    SeatShare(const SeatSeries& series, SeatTally& all)
        : m_worker(series.worker()),
          m_own(series.layout()),
          m_all(all) {}

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
    std::unique_ptr<SeatWorker> m_worker;
    SeatGameRecord m_record;
    SeatTally m_own;
    SeatTally& m_all;
};

} // namespace

SeatBatchResult runSeatBatch(const SeatSeries& series, GameRange range, int threads, const SeatProgress& progress,
                             const std::stop_token& stop) {
    SeatBatchResult result{SeatTally(series.layout()), true};
    std::mutex mutex;
    SharePlan plan;
    plan.range = range;
    plan.threads = threads;
    plan.gamesPerShare = series.gamesPerShare();
    plan.makeShare = [&] { return std::make_unique<SeatShare>(series, result.tally); };
    if (progress) {
        plan.progress = [&](std::uint64_t) {
            std::unique_lock lock(mutex);
            const SeatTally copy = result.tally;
            lock.unlock();
            return progress(copy);
        };
    }
    result.complete = shareOut(plan, mutex, stop);
    return result;
}

} // namespace blattwerk::engine::lab
