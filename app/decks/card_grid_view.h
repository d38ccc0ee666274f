#pragma once

#include "app/decks/card_drag.h"
#include "app/decks/card_grid_layout.h"
#include "app/decks/drop_mark.h"

#include <QListView>

namespace blattwerk::app {

class Appearance;
class CardListModel;
class FaceCache;

/// Cards as small faces, grouped by type where wanted. Paints from cached pixmaps only, so it scrolls smoothly with any
/// number of cards. Cards are dragged out of it and dropped on it; what a drop does is its owner's affair.
class CardGridView : public QListView {
    Q_OBJECT

public:
    CardGridView(const Appearance& appearance, FaceCache& faces, QWidget* parent = nullptr);

    void setCardModel(CardListModel* model);
    [[nodiscard]] CardListModel* cardModel() const { return m_model; }
    void setGrouped(bool grouped);
    /// What stands in the middle while there is no card.
    void setPlaceholder(const QString& text, bool isProblem);
    [[nodiscard]] QString placeholder() const { return m_placeholder; }
    /// What a drop would do, and whether it may; asked while a drag moves.
    void setDropReader(DropReader reader) { m_drop.setReader(std::move(reader)); }
    [[nodiscard]] const DropMark& dropMark() const { return m_drop; }
    /// Shows what a drag of these cards over the view looks like; for pictures.
    void showDrag(const CardDrag& drag, QPoint at);
    void endDrag();

    [[nodiscard]] QStringList selectedKeys() const;
    [[nodiscard]] QString currentKey() const;
    void selectKey(const QString& key);
    /// Height of `rows` rows of faces.
    [[nodiscard]] int heightOfRows(double rows) const;
    [[nodiscard]] QSize faceSize() const;

    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;

Q_SIGNALS:
    /// Enter or a double click.
    void cardsActivated(const QStringList& keys);
    void deleteRequested(const QStringList& keys);
    void peekRequested(const QString& key);
    void cardsDropped(const blattwerk::app::CardDrag& drag);
    void menuRequested(const QStringList& keys, QPoint globalPos);
    void picked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void updateGeometries() override;
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    [[nodiscard]] int verticalOffset() const override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] CardGridLayout::Measures measures() const;
    void arrange();
    void restyle();
    void paintCard(QPainter& painter, int row, const QRect& cell) const;
    void paintHead(QPainter& painter, const CardGridLayout::Group& group) const;

    const Appearance& m_appearance;
    FaceCache& m_faces;
    CardListModel* m_model = nullptr;
    CardGridLayout m_layout;
    DropMark m_drop;
    QString m_placeholder;
    bool m_placeholderIsProblem = false;
    bool m_grouped = false;
    int m_hovered = -1;
    QStringList m_dragged;
};

} // namespace blattwerk::app
