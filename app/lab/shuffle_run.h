#pragma once

#include "engine/lab/shuffle_test.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

namespace blattwerk::app {

/// What a test of the shuffler does.
struct ShuffleOrder {
    int cards = 62;
    std::int64_t shuffles = 1'000'000;
    std::uint64_t seed = 1;
    engine::lab::Seeding seeding = engine::lab::Seeding::PerGame;
};

/// Tests the shuffler beside the window.
class ShuffleRun : public QObject {
    Q_OBJECT

public:
    explicit ShuffleRun(QObject* parent = nullptr);
    ~ShuffleRun() override;

    /// Replaces a run that is under way.
    void start(const ShuffleOrder& order);
    /// Stops; what was counted stays and is told.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_thread.joinable(); }

Q_SIGNALS:
    void advanced(const std::shared_ptr<const blattwerk::engine::lab::ShuffleReport>& report);
    void finished(const std::shared_ptr<const blattwerk::engine::lab::ShuffleReport>& report);

private:
    void collect(std::uint64_t run);
    void stop();

    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    std::mutex m_mutex;
    std::shared_ptr<const engine::lab::ShuffleReport> m_report;
    bool m_called = false;
    bool m_finished = false;
    std::uint64_t m_run = 0;
};

} // namespace blattwerk::app
