#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace blattwerk::app {

class Appearance;
class CardFigureModel;

/// Paints the cells of the table: figures, and the difference as a dot with its interval around a marked zero.
class CardFigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CardFigureDelegate(const Appearance& appearance, QObject* parent = nullptr);

    void setHoveredRow(int row) { m_hovered = row; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintBar(QPainter& painter, const QRect& box, const QModelIndex& index) const;

    const Appearance& m_appearance;
    int m_hovered = -1;
};

/// The cards of a deck with their figures; a click on a head sorts, Enter or a double click opens the card.
class CardFigureView : public QTableView {
    Q_OBJECT

public:
    CardFigureView(const Appearance& appearance, CardFigureModel* model, QWidget* parent = nullptr);

Q_SIGNALS:
    void cardActivated(const QString& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void restyle();
    void fitColumns();

    const Appearance& m_appearance;
    CardFigureDelegate* m_delegate;
    int m_hovered = -1;
};

} // namespace blattwerk::app
