#pragma once

#include <QHeaderView>

namespace blattwerk::app {

class Appearance;

/// The head of a table without frames or gradients: bold captions over a hairline, an arrow at the sorted column.
class FlatHeader : public QHeaderView {
    Q_OBJECT

public:
    FlatHeader(const Appearance& appearance, Qt::Orientation orientation, QWidget* parent = nullptr);

    /// Distance of the first caption from the left edge, where the table reaches to that of the page.
    void setFirstEdge(int pixels) { m_firstEdge = pixels; }
    /// Sets the captions above cells that the style draws, where no delegate of ours sets their edge.
    void alignWithPlainCells();
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QSize sectionSizeFromContents(int logicalIndex) const override;

private:
    void restyle();

    const Appearance& m_appearance;
    int m_firstEdge = 8;
    int m_edge = 8;
};

} // namespace blattwerk::app
