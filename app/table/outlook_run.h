#pragma once

#include "engine/systems/system.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <thread>

namespace blattwerk::app {

/// Plays a position on many times beside the window: one position at a time, the next replaces the one before.
/// Signals come on the thread of this object, never of a run that was replaced or cancelled.
class OutlookRun : public QObject {
    Q_OBJECT

public:
    explicit OutlookRun(QObject* parent = nullptr);
    /// Stops what runs and waits for the game that is being played.
    ~OutlookRun() override;

    void start(std::shared_ptr<const engine::System> system, std::shared_ptr<const engine::Match> match,
               const engine::OutlookSetup& setup);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }

Q_SIGNALS:
    void advanced(int done);
    void finished(const blattwerk::engine::Outlook& outlook);
    void failed(const blattwerk::model::Error& error);

private:
    struct Job {
        std::atomic<bool> stop = false;
        std::atomic<int> done = 0;
    };
    void conclude(const std::shared_ptr<Job>& job, const model::Result<engine::Outlook>& result);

    std::shared_ptr<Job> m_job;
    std::thread m_thread;
    QTimer m_look;
};

} // namespace blattwerk::app
