#pragma once

#include "model/card.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>
#include <string>

namespace blattwerk::app {

class FaceSource;
class Workspace;

/// Faces as pixmaps of one size, painted in slices while the window is idle. A face that changed is shown as it was
/// until the new one is ready.
class FaceCache : public QObject {
    Q_OBJECT

public:
    FaceCache(const Workspace& workspace, FaceSource& source, QObject* parent = nullptr);

    void setSystem(const std::string& system);
    /// Null while it is being painted; `ready` says when it is there. `size` in device-independent pixels.
    [[nodiscard]] QPixmap face(const model::Card& card, QSize size, double ratio);
    /// The card of that key in the system; null if there is none.
    [[nodiscard]] const model::Card* card(const QString& key) const;
    [[nodiscard]] bool isIdle() const { return m_waiting.empty(); }
    /// Paints everything that waits; for pictures and tests.
    void finish();

Q_SIGNALS:
    void ready();

private:
    struct Entry {
        model::Card card;
        QPixmap pixmap;
    };
    struct Task {
        QString id;
        model::Card card;
        QSize size;
        double ratio = 1;
    };

    void workOneSlice();
    void forget();
    [[nodiscard]] QPixmap paint(const model::Card& card, QSize size, double ratio);

    const Workspace& m_workspace;
    FaceSource& m_source;
    std::string m_system;
    QHash<QString, Entry> m_entries;
    /// The last face of each card in any size, shown scaled until the right one is there.
    QHash<QString, QPixmap> m_latest;
    std::deque<Task> m_waiting;
    QTimer m_timer;
};

} // namespace blattwerk::app
