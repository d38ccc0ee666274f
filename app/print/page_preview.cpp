#include "app/print/page_preview.h"

#include "app/shell/appearance.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <climits>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kEdge = 28;
constexpr double kZoomStep = 1.2;
constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 5;

} // namespace

PagePreview::PagePreview(const Appearance& appearance, QWidget* parent)
    : QAbstractScrollArea(parent),
      m_appearance(appearance),
      m_paper(210, 297) {
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(240, 240);
    viewport()->setAutoFillBackground(false);
    connect(&appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
}

void PagePreview::setPage(QSizeF paper, PaintPage paint) {
    m_why.clear();
    m_paint = std::move(paint);
    m_isStale = true;
    if (m_paper != paper) {
        m_paper = paper;
        renewScrollBars();
        Q_EMIT zoomChanged();
    }
    viewport()->update();
}

void PagePreview::setNothing(QSizeF paper, const QString& why) {
    setPage(paper, {});
    m_why = why;
}

double PagePreview::realScale() const {
    return physicalDpiX() / 25.4;
}

double PagePreview::pixelsPerMm() const {
    if (m_zoom > 0) {
        return m_zoom * realScale();
    }
    const double across = (viewport()->width() - 2 * kEdge) / m_paper.width();
    const double down = (viewport()->height() - 2 * kEdge) / m_paper.height();
    return std::max(0.2, std::min(across, down));
}

double PagePreview::zoom() const {
    return pixelsPerMm() / realScale();
}

QRectF PagePreview::paperRect() const {
    const QSizeF size = m_paper * pixelsPerMm();
    const double x = std::max<double>(kEdge, (viewport()->width() - size.width()) / 2);
    const double y = std::max<double>(kEdge, (viewport()->height() - size.height()) / 2);
    return {QPointF(std::round(x) - horizontalScrollBar()->value(), std::round(y) - verticalScrollBar()->value()),
            size};
}

void PagePreview::renewScrollBars() {
    const QSizeF size = m_paper * pixelsPerMm() + QSizeF(2 * kEdge, 2 * kEdge);
    const QSize view = viewport()->size();
    horizontalScrollBar()->setPageStep(view.width());
    verticalScrollBar()->setPageStep(view.height());
    horizontalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setSingleStep(24);
    horizontalScrollBar()->setRange(0, isFitted() ? 0 : std::max(0, int(size.width()) - view.width()));
    verticalScrollBar()->setRange(0, isFitted() ? 0 : std::max(0, int(size.height()) - view.height()));
    m_isStale = true;
}

void PagePreview::fitPage() {
    m_zoom = 0;
    renewScrollBars();
    viewport()->update();
    Q_EMIT zoomChanged();
}

void PagePreview::zoomBy(double factor) {
    zoomTo(zoom() * factor, QRectF(viewport()->rect()).center());
}

void PagePreview::zoomTo(double zoom, QPointF keep) {
    const QPointF atPaper = (keep - paperRect().topLeft()) / pixelsPerMm();
    m_zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    renewScrollBars();
    const QPointF moved = paperRect().topLeft() + atPaper * pixelsPerMm() - keep;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(moved.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(moved.y())));
    m_isStale = true;
    viewport()->update();
    Q_EMIT zoomChanged();
}

void PagePreview::renewPicture() {
    const double ratio = devicePixelRatioF();
    const QRectF paper = paperRect();
    const QRect shown = paper.toAlignedRect().intersected(viewport()->rect());
    m_isStale = false;
    m_picture = QPixmap();
    if (!m_paint || shown.isEmpty()) {
        return;
    }
    m_picture = QPixmap(shown.size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(m_appearance.tokens().common.paper);
    QPainter painter(&m_picture);
    painter.translate(paper.topLeft() - shown.topLeft());
    painter.scale(pixelsPerMm(), pixelsPerMm());
    painter.setClipRect(QRectF({0, 0}, m_paper));
    m_paint(painter);
}

void PagePreview::paintShadow(QPainter& painter, const QRectF& paper) const {
    const Elevation& shadow = m_appearance.tokens().popupShadow;
    const int steps = std::max(2, int(shadow.blur) / 2);
    QColor colour = m_appearance.colours().shadow;
    colour.setAlphaF(float(shadow.opacity / steps));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int i = 1; i <= steps; ++i) {
        painter.drawRoundedRect(paper.translated(0, shadow.y / 2).adjusted(-i, -i, i, i), i, i);
    }
}

void PagePreview::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), c.table);
    const QRectF paper = paperRect();
    paintShadow(painter, paper);
    painter.fillRect(paper, m_appearance.tokens().common.paper);
    if (m_isStale) {
        renewPicture();
    }
    if (!m_picture.isNull()) {
        painter.drawPixmap(paper.toAlignedRect().intersected(viewport()->rect()).topLeft(), m_picture);
    }
    if (!m_why.isEmpty()) {
        painter.setFont(m_appearance.font(m_appearance.tokens().type.body));
        painter.setPen(m_appearance.tokens().common.ink);
        const double inset = paper.width() / 6;
        painter.drawText(paper.adjusted(inset, 0, -inset, 0), Qt::AlignCenter | Qt::TextWordWrap, m_why);
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

void PagePreview::resizeEvent(QResizeEvent*) {
    renewScrollBars();
    if (isFitted()) {
        Q_EMIT zoomChanged();
    }
}

void PagePreview::scrollContentsBy(int, int) {
    m_isStale = true;
    viewport()->update();
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    const double turns = event->angleDelta().y() / 120.0;
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomTo(zoom() * std::pow(kZoomStep, turns), event->position());
        event->accept();
    } else if (isFitted()) {
        if (turns != 0) {
            Q_EMIT stepRequested(turns > 0 ? -1 : 1);
        }
        event->accept();
    } else {
        QAbstractScrollArea::wheelEvent(event);
    }
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_PageDown:
        Q_EMIT stepRequested(1);
        break;
    case Qt::Key_PageUp:
        Q_EMIT stepRequested(-1);
        break;
    case Qt::Key_Home:
        Q_EMIT stepRequested(-INT_MAX);
        break;
    case Qt::Key_End:
        Q_EMIT stepRequested(INT_MAX);
        break;
    case Qt::Key_Plus:
        zoomBy(kZoomStep);
        break;
    case Qt::Key_Minus:
        zoomBy(1 / kZoomStep);
        break;
    case Qt::Key_0:
        fitPage();
        break;
    case Qt::Key_Right:
    case Qt::Key_Left:
        if (isFitted()) {
            Q_EMIT stepRequested(event->key() == Qt::Key_Right ? 1 : -1);
            break;
        }
        [[fallthrough]];
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void PagePreview::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace blattwerk::app
