#include "app/lab/shuffle_run.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>

namespace blattwerk::app {

namespace {
/// Short enough to stop at once.
constexpr std::int64_t kBlock = 2000;
constexpr std::chrono::milliseconds kBetweenLooks{120};
} // namespace

ShuffleRun::ShuffleRun(QObject* parent) : QObject(parent) {}

ShuffleRun::~ShuffleRun() {
    stop();
}

void ShuffleRun::stop() {
    m_stop = true;
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void ShuffleRun::start(const ShuffleOrder& order) {
    stop();
    m_stop = false;
    m_finished = false;
    m_called = false;
    m_report = nullptr;
    m_thread = std::thread([this, order, run = ++m_run] {
        engine::lab::ShuffleTest test(order.cards, order.seed, order.seeding);
        auto last = std::chrono::steady_clock::now();
        const auto tell = [&](bool finished) {
            auto report = std::make_shared<const engine::lab::ShuffleReport>(test.report());
            const std::lock_guard lock(m_mutex);
            m_report = std::move(report);
            m_finished = finished;
            if (!m_called || finished) {
                m_called = true;
                QMetaObject::invokeMethod(
                    this, [this, run] { collect(run); }, Qt::QueuedConnection);
            }
            last = std::chrono::steady_clock::now();
        };
        while (test.shuffles() < order.shuffles && !m_stop) {
            test.advance(std::min(kBlock, order.shuffles - test.shuffles()));
            if (std::chrono::steady_clock::now() - last >= kBetweenLooks) {
                tell(false);
            }
        }
        tell(true);
    });
}

void ShuffleRun::cancel() {
    m_stop = true;
}

void ShuffleRun::collect(std::uint64_t run) {
    if (run != m_run) {
        return;
    }
    std::shared_ptr<const engine::lab::ShuffleReport> report;
    bool done = false;
    {
        const std::lock_guard lock(m_mutex);
        m_called = false;
        report = m_report;
        done = m_finished;
    }
    if (!done) {
        Q_EMIT advanced(report);
    } else if (m_thread.joinable()) {
        m_thread.join();
        Q_EMIT finished(report);
    }
}

} // namespace blattwerk::app
