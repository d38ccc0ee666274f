#pragma once

#include "app/decks/drop_mark.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace blattwerk::app {

class Appearance;
class CardListModel;

/// Paints the cells of the deck's table: wash and bar of the selection, hover of the row, the octagon of an error.
class DeckCellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit DeckCellDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void setHoveredRow(int row) { m_hovered = row; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
    int m_hovered = -1;
};

/// The cards of a deck as a table; sorted by a click on a head, cards dropped on it go into the deck.
class DeckTableView : public QTableView {
    Q_OBJECT

public:
    DeckTableView(const Appearance& appearance, QWidget* parent = nullptr);

    void setCardModel(CardListModel* model);
    void setDropReader(DropReader reader) { m_drop.setReader(std::move(reader)); }
    [[nodiscard]] QStringList selectedKeys() const;
    void selectKey(const QString& key);

Q_SIGNALS:
    void cardsActivated(const QStringList& keys);
    void deleteRequested(const QStringList& keys);
    void peekRequested(const QString& key);
    void cardsDropped(const blattwerk::app::CardDrag& drag);
    void menuRequested(const QStringList& keys, QPoint globalPos);
    void picked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void restyle();
    void fitColumns();
    void fitSoon();
    /// Columns in which no card of this deck has anything are left out.
    [[nodiscard]] bool isNeeded(int column) const;

    const Appearance& m_appearance;
    CardListModel* m_model = nullptr;
    bool m_isFitting = false;
    DeckCellDelegate* m_delegate;
    DropMark m_drop;
    int m_hovered = -1;
};

} // namespace blattwerk::app
