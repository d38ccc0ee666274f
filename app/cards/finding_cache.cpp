#include "app/cards/finding_cache.h"

#include "app/session/workspace.h"

#include <QElapsedTimer>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// Longest stretch of work between two events.
constexpr int kSliceMs = 6;
} // namespace

FindingCache::FindingCache(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &FindingCache::workOneSlice);
    connect(&workspace, &Workspace::changed, this, &FindingCache::start);
    connect(&workspace, &Workspace::parametersChanged, this, &FindingCache::start);
}

void FindingCache::setSystem(const std::string& key) {
    m_system = key;
    m_verdicts.clear();
    start();
}

void FindingCache::start() {
    m_waiting.clear();
    if (m_system.empty()) {
        return;
    }
    for (const model::Card& card : m_workspace.system(m_system).cards) {
        m_waiting.push_back(card.key);
    }
    std::erase_if(m_verdicts, [this](const auto& entry) { return !m_workspace.system(m_system).card(entry.first); });
    m_timer.start();
}

void FindingCache::judgeNext() {
    const std::string key = m_waiting.front();
    m_waiting.pop_front();
    const model::Card* card = m_workspace.system(m_system).card(key);
    if (!card) {
        return;
    }
    Verdict verdict;
    for (const model::Finding& finding : m_workspace.cardFindings(m_system, *card)) {
        ++verdict.counts[int(finding.severity)];
    }
    m_verdicts[key] = verdict;
}

void FindingCache::workOneSlice() {
    QElapsedTimer timer;
    timer.start();
    while (!m_waiting.empty() && timer.elapsed() < kSliceMs) {
        judgeNext();
    }
    if (m_waiting.empty()) {
        m_timer.stop();
        Q_EMIT changed();
    }
}

void FindingCache::finish() {
    while (!m_waiting.empty()) {
        judgeNext();
    }
    m_timer.stop();
    Q_EMIT changed();
}

int FindingCache::worst(std::string_view cardKey) const {
    const auto it = m_verdicts.find(cardKey);
    if (it == m_verdicts.end()) {
        return -1;
    }
    for (int severity = 0; severity < 3; ++severity) {
        if (it->second.counts[severity] > 0) {
            return severity;
        }
    }
    return -1;
}

int FindingCache::count(model::Severity severity) const {
    int sum = 0;
    for (const auto& [key, verdict] : m_verdicts) {
        sum += verdict.counts[int(severity)];
    }
    return sum;
}

} // namespace blattwerk::app
