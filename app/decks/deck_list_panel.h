#pragma once

#include "app/decks/drop_mark.h"
#include "app/widgets/panel.h"

#include <QListView>

#include <functional>

class QToolButton;

namespace blattwerk::app {

class Appearance;
class DeckListModel;
class DeckRowDelegate;
class StyledLabel;

/// The list of decks itself; cards dropped on a deck go into it.
class DeckListView : public QListView {
    Q_OBJECT

public:
    DeckListView(const Appearance& appearance, QWidget* parent = nullptr);

    /// Whether cards may be dropped on that deck.
    using AcceptReader = std::function<bool(const QString& deck, const CardDrag& drag)>;
    void setAcceptReader(AcceptReader reader) { m_accepts = std::move(reader); }

Q_SIGNALS:
    void cardsDropped(const QString& deck, const blattwerk::app::CardDrag& drag);
    void deckChosen(const QString& deck);
    void deleteRequested();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void setDropRow(int row);

    DeckRowDelegate* m_delegate;
    AcceptReader m_accepts;
};

/// A dashed field that makes a new deck of the cards dropped on it; a click makes an empty one.
class NewDeckZone : public QWidget {
    Q_OBJECT

public:
    explicit NewDeckZone(const Appearance& appearance, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void cardsDropped(const blattwerk::app::CardDrag& drag);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_text;
    bool m_over = false;
};

/// The left column: decks, and the place to make a new one.
class DeckListPanel : public Ground {
    Q_OBJECT

public:
    DeckListPanel(const Appearance& appearance, DeckListModel* model, QWidget* parent = nullptr);

    [[nodiscard]] DeckListView* list() const { return m_list; }
    [[nodiscard]] NewDeckZone* zone() const { return m_zone; }
    /// The button that adds a deck.
    void setNewAction(QAction* action);
    void setTitle(const QString& title);

private:
    void fit();

    StyledLabel* m_title;
    QToolButton* m_new;
    DeckListView* m_list;
    NewDeckZone* m_zone;
    DeckListModel* m_model;
    const Appearance& m_appearance;
};

} // namespace blattwerk::app
