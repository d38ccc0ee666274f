#pragma once

#include "model/collection.h"
#include "model/finding.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace blattwerk::app {

class Workspace;

/// Errors, warnings and advice in numbers.
struct FindingCounts {
    int errors = 0;
    int warnings = 0;
    int advice = 0;
};

/// The construction findings of all decks of a system. Those of a deck as a whole are there at once, those of its cards
/// follow in slices while the window is idle; until a card is judged anew its old verdict stays.
class DeckJudge : public QObject {
    Q_OBJECT

public:
    explicit DeckJudge(Workspace& workspace, QObject* parent = nullptr);

    void setSystem(const std::string& system);
    /// That deck is judged first.
    void setFocus(const std::string& deck);

    /// Findings of the deck as a whole, then of its cards, errors first.
    [[nodiscard]] std::vector<model::Finding> findings(const std::string& deck) const;
    [[nodiscard]] FindingCounts counts(const std::string& deck) const;
    /// Whether an error is about that card in that deck.
    [[nodiscard]] bool isAtFault(const std::string& deck, const std::string& card) const;
    /// Whether every deck and card is judged.
    [[nodiscard]] bool isComplete() const { return m_waiting.empty(); }
    /// Judges everything that waits at once; for pictures and tests.
    void finish();

Q_SIGNALS:
    void changed();

private:
    struct Verdict {
        std::vector<model::Finding> deck;
        std::map<std::string, std::vector<model::Finding>, std::less<>> cards;
    };
    struct Task {
        std::string deck;
        /// Empty: the deck as a whole.
        std::string card;
    };

    void start();
    void judge(const Task& task);
    void workOneSlice();

    Workspace& m_workspace;
    std::string m_system;
    std::string m_focus;
    std::map<std::string, Verdict, std::less<>> m_verdicts;
    std::deque<Task> m_waiting;
    QTimer m_timer;
};

/// The card that a finding is about: its `card` argument, or its subject; empty for a deck as a whole.
[[nodiscard]] std::string cardOf(const model::Finding& finding);
/// The argument of that name in a list of arguments; empty without one.
[[nodiscard]] std::string argumentOf(const model::MessageArguments& args, std::string_view name);

} // namespace blattwerk::app
