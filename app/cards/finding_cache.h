#pragma once

#include "model/card.h"
#include "model/finding.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <string>

namespace blattwerk::app {

class Workspace;

/// The worst finding of every card of a system, computed in slices while the window is idle. Until a card is judged
/// anew its old verdict stays.
class FindingCache : public QObject {
    Q_OBJECT

public:
    explicit FindingCache(Workspace& workspace, QObject* parent = nullptr);

    void setSystem(const std::string& key);
    /// int of model::Severity, -1 for none or not judged yet.
    [[nodiscard]] int worst(std::string_view cardKey) const;
    /// Findings of all cards judged so far.
    [[nodiscard]] int count(model::Severity severity) const;
    [[nodiscard]] bool isComplete() const { return m_waiting.empty(); }
    /// Judges everything at once; for pictures and tests.
    void finish();

Q_SIGNALS:
    void changed();

private:
    struct Verdict {
        int counts[3] = {0, 0, 0};
    };

    void start();
    void workOneSlice();
    void judgeNext();

    Workspace& m_workspace;
    std::string m_system;
    std::map<std::string, Verdict, std::less<>> m_verdicts;
    std::deque<std::string> m_waiting;
    QTimer m_timer;
};

} // namespace blattwerk::app
