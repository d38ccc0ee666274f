#pragma once

#include "app/table/table_scene.h"

#include <QGraphicsView>

class QPushButton;

namespace blattwerk::app {

/// The window onto the table: scales it, drags cards, moves the keyboard from card to card, shows a full face.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    TableView(const TableStyle& style, TableScene& scene, QWidget* parent = nullptr);

    /// Clicks and keys go to it.
    void setChoice(TableChoice* choice) { m_choice = choice; }
    /// Keeps the keyboard on the card where it was, after the table was renewed.
    void tableRenewed();
    [[nodiscard]] CardItem* currentCard() const { return m_current; }
    void setCurrentCard(CardItem* item);
    [[nodiscard]] QPushButton* endButton() const { return m_endButton; }
    /// Where a card lies on the screen, for tests and call-outs; in coordinates of the viewport.
    [[nodiscard]] QRect placeOf(const BoardCard& card) const;
    /// Gives place to the button, whose text or visibility changed.
    void placeEndButton();
    [[nodiscard]] bool isFaceShown() const { return m_full != nullptr; }
    void showFace(const CardItem* item);
    void hideFace();

Q_SIGNALS:
    void endTurnRequested();
    /// Enter while no card has the keyboard: the answer that is proposed.
    void answerRequested();
    /// The card with the keyboard or under the pointer changed.
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void drawBackground(QPainter* painter, const QRectF& area) override;

private:
    void moveCurrent(int dx, int dy);
    void describeCurrent();
    [[nodiscard]] CardItem* cardAt(QPoint place) const;
    [[nodiscard]] std::vector<CardItem*> inReadingOrder() const;

    const TableStyle& m_style;
    TableScene& m_scene;
    TableChoice* m_choice = nullptr;
    QPushButton* m_endButton;
    CardItem* m_current = nullptr;
    std::optional<BoardCard> m_currentCard;
    CardItem* m_dragged = nullptr;
    QPoint m_pressedAt;
    QPointF m_dragFrom;
    bool m_dragging = false;
    QGraphicsItem* m_full = nullptr;
};

} // namespace blattwerk::app
