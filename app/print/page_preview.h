#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>

#include <functional>

namespace blattwerk::app {

class Appearance;

/// One page as it will lie on the paper, painted by the very painter that prints. Fits the view or is zoomed with
/// Ctrl and the wheel or + and -; Page Up and Page Down turn the sheets.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

public:
    using PaintPage = std::function<void(QPainter&)>;

    explicit PagePreview(const Appearance& appearance, QWidget* parent = nullptr);

    /// The painter's unit is 1 mm.
    void setPage(QSizeF paper, PaintPage paint);
    /// An empty sheet that says why there is nothing on it.
    void setNothing(QSizeF paper, const QString& why);
    void fitPage();
    void zoomBy(double factor);
    /// In parts of the real size on this screen.
    [[nodiscard]] double zoom() const;
    [[nodiscard]] bool isFitted() const { return m_zoom <= 0; }

Q_SIGNALS:
    void zoomChanged();
    /// One sheet on or back; the largest values ask for the last and first one.
    void stepRequested(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void renewScrollBars();
    void renewPicture();
    void zoomTo(double zoom, QPointF keep);
    [[nodiscard]] double realScale() const;
    [[nodiscard]] double pixelsPerMm() const;
    /// Where the paper lies in the viewport.
    [[nodiscard]] QRectF paperRect() const;
    void paintShadow(QPainter& painter, const QRectF& paper) const;

    const Appearance& m_appearance;
    QSizeF m_paper;
    PaintPage m_paint;
    QString m_why;
    double m_zoom = 0;
    QPixmap m_picture;
    bool m_isStale = true;
};

} // namespace blattwerk::app
