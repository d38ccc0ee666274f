#pragma once

#include "app/table/table_session.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app {

/// A step that was tried and refused: which cards, and why.
struct TableRefusal {
    engine::Refusal refusal;
    std::optional<BoardCard> subject;
    std::optional<BoardCard> object;
};

/// Where something was dropped or clicked.
struct TableSpot {
    enum class Kind { Nothing, Card, Field, Bar };
    Kind kind = Kind::Nothing;
    int seat = 0;
    std::optional<BoardCard> card;
    /// Of an empty place: the row that it belongs to; empty between the places.
    std::string zone{};
};

/// Turns clicks, drops and keys into steps: what is taken up, where it may go, what is open to choose. Knows no pixels.
class TableChoice : public QObject {
    Q_OBJECT

public:
    /// `typeOf` gives the type of a card by its key.
    TableChoice(TableSession& session, std::function<std::string(const std::string&)> typeOf,
                QObject* parent = nullptr);

    [[nodiscard]] const std::optional<BoardCard>& taken() const { return m_taken; }
    [[nodiscard]] const std::optional<TableRefusal>& refused() const { return m_refused; }
    /// Whether the card may be chosen, acted on with what is taken up, or, with nothing taken up, act itself.
    [[nodiscard]] bool isLegal(const BoardCard& card) const;
    [[nodiscard]] bool isFieldLegal(int seat, const std::string& zone) const;
    [[nodiscard]] bool isBarLegal(int seat) const;
    /// What the card taken up can do without another card, for buttons.
    [[nodiscard]] std::vector<const StepShape*> plainSteps() const;
    /// Whether it also waits for a card to be chosen, and in which roles.
    [[nodiscard]] std::vector<const ActionObject*> openRoles() const;

    /// A click or Enter on a card: takes it up, chooses it, aims at it, or carries out what it does alone.
    void activate(const BoardCard& card);
    /// A click on an empty place or a bar.
    void activateSpot(const TableSpot& spot);
    /// Takes a card up without acting; the start of a drag.
    void take(const BoardCard& card);
    void drop(const BoardCard& card, const TableSpot& spot);
    void perform(const StepShape& step);
    void cancel();

Q_SIGNALS:
    /// What is taken up or refused changed.
    void changed();
    /// A step was refused (also recorded in refused()).
    void wasRefused();
    /// Several steps fit; one of them is to be chosen.
    void severalFit(const QList<quint64>& codes);

private:
    void refuse(const BoardCard& subject, const std::optional<BoardCard>& object, const std::string& zone = {});
    void performOneOf(const std::vector<const StepShape*>& steps);
    [[nodiscard]] std::vector<const StepShape*> alone(const BoardCard& card, ActionPlace::Drop drop,
                                                      const std::string& zone = {}) const;
    void forget();

    TableSession& m_session;
    std::function<std::string(const std::string&)> m_typeOf;
    std::optional<BoardCard> m_taken;
    std::optional<TableRefusal> m_refused;
};

} // namespace blattwerk::app
