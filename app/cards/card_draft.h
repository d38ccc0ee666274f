#pragma once

#include "model/card.h"
#include "model/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <string>

namespace blattwerk::app {

class Workspace;

/// A card while it is edited: what is stored, and what has been typed into its fields and not applied yet. Typed text
/// is kept in the project every two seconds, so that a crash does not take it.
class CardDraft : public QObject {
    Q_OBJECT

public:
    explicit CardDraft(Workspace& workspace, QObject* parent = nullptr);

    /// Takes up a card together with what was typed earlier and never applied. Precondition: nothing is pending.
    void open(const std::string& system, const model::Card& card);
    void close();
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// The stored card changed; what is being typed stays.
    void rebase(const model::Card& card);

    [[nodiscard]] const model::Card& stored() const { return m_stored; }
    /// The card with everything typed so far.
    [[nodiscard]] const model::Card& current() const { return m_current; }

    /// Notes what was typed. An error (no number, no name) leaves current() as it was; the typed text is kept.
    model::Result<void> type(const std::string& field, const QString& text);
    [[nodiscard]] bool isPending(const std::string& field) const { return m_typed.contains(field); }
    /// Field -> text as typed and not applied.
    [[nodiscard]] const std::map<std::string, QString, std::less<>>& typed() const { return m_typed; }
    [[nodiscard]] bool hasPending() const { return !m_typed.empty(); }
    /// Fields that came back from an earlier run, and since when they wait.
    [[nodiscard]] const QString& restoredSince() const { return m_restoredSince; }

    /// Makes one revision of what was typed into that field, or of everything.
    model::Result<void> apply(const std::string& field);
    model::Result<void> applyAll();
    /// Forgets what was typed.
    void discard();
    /// Writes what is typed into the project now.
    void keep();

Q_SIGNALS:
    void changed();

private:
    void recompute();
    model::Result<void> perform(const std::vector<std::string>& fields);

    Workspace& m_workspace;
    std::string m_system;
    model::Card m_stored;
    model::Card m_current;
    std::map<std::string, QString, std::less<>> m_typed;
    QString m_restoredSince;
    QTimer m_timer;
    bool m_open = false;
    bool m_applying = false;
};

} // namespace blattwerk::app
