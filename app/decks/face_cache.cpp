#include "app/decks/face_cache.h"

#include "app/face/face_painter.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

/// Milliseconds of one slice.
constexpr int kSlice = 10;
/// Faces kept; beyond, everything is forgotten and painted anew as it is needed.
constexpr int kMostFaces = 1200;

} // namespace

FaceCache::FaceCache(const Workspace& workspace, FaceSource& source, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_source(source) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &FaceCache::workOneSlice);
    connect(&source, &FaceSource::changed, this, &FaceCache::forget);
}

void FaceCache::setSystem(const std::string& system) {
    if (m_system != system) {
        m_system = system;
        forget();
    }
}

void FaceCache::forget() {
    m_entries.clear();
    m_latest.clear();
    m_waiting.clear();
    Q_EMIT ready();
}

const model::Card* FaceCache::card(const QString& key) const {
    return m_system.empty() ? nullptr : m_workspace.system(m_system).card(key.toStdString());
}

QPixmap FaceCache::face(const model::Card& card, QSize size, double ratio) {
    const QString id = QStringLiteral("%1/%2/%3").arg(QString::fromStdString(card.key)).arg(size.width()).arg(ratio);
    const auto entry = m_entries.constFind(id);
    const bool known = entry != m_entries.constEnd();
    if (known && entry->card == card) {
        return entry->pixmap;
    }
    const auto waiting = std::ranges::find(m_waiting, id, &Task::id);
    if (waiting == m_waiting.end()) {
        m_waiting.push_back({id, card, size, ratio});
        m_timer.start();
    } else {
        waiting->card = card;
    }
    return known ? entry->pixmap : m_latest.value(QString::fromStdString(card.key));
}

QPixmap FaceCache::paint(const model::Card& card, QSize size, double ratio) {
    FacePainter* painter = m_source.painter(m_system);
    if (!painter) {
        return {};
    }
    const QSize pixels(int(std::lround(size.width() * ratio)), int(std::lround(size.height() * ratio)));
    // What is small on the screen shows the small face, however fine the pixels are.
    const FaceContent content = m_source.content(m_system, card);
    const bool compact = size.width() < painter->tokens().size.compactBelow;
    QPixmap pixmap =
        QPixmap::fromImage(compact ? painter->renderCompact(content, pixels) : painter->renderImage(content, pixels));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void FaceCache::workOneSlice() {
    QElapsedTimer timer;
    timer.start();
    if (m_entries.size() > kMostFaces) {
        m_entries.clear();
    }
    while (!m_waiting.empty() && timer.elapsed() < kSlice) {
        const Task task = std::move(m_waiting.front());
        m_waiting.pop_front();
        const QPixmap face = paint(task.card, task.size, task.ratio);
        m_entries.insert(task.id, {task.card, face});
        m_latest.insert(QString::fromStdString(task.card.key), face);
    }
    if (m_waiting.empty()) {
        m_timer.stop();
    }
    Q_EMIT ready();
}

void FaceCache::finish() {
    while (!m_waiting.empty()) {
        workOneSlice();
    }
}

} // namespace blattwerk::app
