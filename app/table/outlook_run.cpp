#include "app/table/outlook_run.h"

#include <QMetaObject>

#include <utility>

namespace blattwerk::app {

namespace {

constexpr int kLookMs = 60;

} // namespace

OutlookRun::OutlookRun(QObject* parent) : QObject(parent) {
    m_look.setInterval(kLookMs);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (m_job) {
            Q_EMIT advanced(m_job->done);
        }
    });
}

OutlookRun::~OutlookRun() {
    cancel();
}

void OutlookRun::start(std::shared_ptr<const engine::System> system, std::shared_ptr<const engine::Match> match,
                       const engine::OutlookSetup& setup) {
    cancel();
    m_job = std::make_shared<Job>();
    m_look.start();
    m_thread = std::thread([this, job = m_job, system = std::move(system), match = std::move(match), setup] {
        auto result = system->outlook(*match, setup, [&job](int done) {
            job->done = done;
            return !job->stop;
        });
        // The destructor waits for this thread, so the object is still there.
        QMetaObject::invokeMethod(
            this, [this, job, result = std::move(result)] { conclude(job, result); }, Qt::QueuedConnection);
    });
}

void OutlookRun::cancel() {
    m_look.stop();
    if (m_job) {
        m_job->stop = true;
        m_job.reset();
    }
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void OutlookRun::conclude(const std::shared_ptr<Job>& job, const model::Result<engine::Outlook>& result) {
    if (job != m_job) {
        return;
    }
    m_look.stop();
    m_job.reset();
    m_thread.join();
    if (result) {
        Q_EMIT finished(*result);
    } else {
        Q_EMIT failed(result.error());
    }
}

} // namespace blattwerk::app
