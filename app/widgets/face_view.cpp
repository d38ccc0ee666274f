#include "app/widgets/face_view.h"

#include "app/shell/appearance.h"
#include "app/widgets/face_source.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

/// Beyond the cut, as on the proof sheets.
constexpr double kBleedMm = 2.0;
/// Room around the card for its shadow.
constexpr double kMargin = 6;
constexpr double kMmPerInch = 25.4;

} // namespace

FaceView::FaceView(const Appearance& appearance, FaceSource& faces, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_faces(faces) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&faces, &FaceSource::changed, this, &FaceView::renew);
    connect(&appearance, &Appearance::changed, this, &FaceView::renew);
}

void FaceView::renew() {
    m_picture = {};
    update();
}

void FaceView::setFace(const std::string& system, const FaceContent& content) {
    m_system = system;
    m_content = content;
    setAccessibleName(content.name);
    setAccessibleDescription(content.typeLine + QStringLiteral(". ") + content.text);
    renew();
}

void FaceView::clear() {
    m_content = {};
    renew();
}

void FaceView::setFit(Fit fit) {
    m_fit = fit;
    updateGeometry();
    renew();
}

void FaceView::setTrimShown(bool shown) {
    m_trim = shown;
    updateGeometry();
    renew();
}

void FaceView::setSafeZoneShown(bool shown) {
    m_safe = shown;
    update();
}

void FaceView::setStampShown(bool shown) {
    m_stamp = shown;
    renew();
}

void FaceView::setDropHighlighted(bool highlighted) {
    m_drop = highlighted;
    update();
}

double FaceView::bleed() const {
    return m_trim ? kBleedMm : 0;
}

QSizeF FaceView::cardSize() const {
    FacePainter* painter = m_system.empty() ? nullptr : m_faces.painter(m_system);
    return painter ? painter->layout().size : QSizeF(63, 88);
}

QRectF FaceView::cardRect() const {
    const QSizeF mm = cardSize();
    double perMm = 0;
    if (m_fit == Fit::RealSize) {
        const double dpi = screen() ? screen()->physicalDotsPerInch() : 96;
        perMm = dpi / kMmPerInch;
    } else {
        const QSizeF all = mm + QSizeF(2 * bleed(), 2 * bleed());
        perMm = std::min((width() - 2 * kMargin) / all.width(), (height() - 2 * kMargin) / all.height());
    }
    const QSizeF size = mm * std::max(perMm, 0.1);
    return {std::round((width() - size.width()) / 2),
            std::round(std::max(kMargin + bleed() * perMm,
                                m_fit == Fit::RealSize ? kMargin + bleed() * perMm : (height() - size.height()) / 2)),
            size.width(), size.height()};
}

int FaceView::heightForWidth(int width) const {
    const QSizeF all = cardSize() + QSizeF(2 * bleed(), 2 * bleed());
    return int(std::ceil((width - 2 * kMargin) * all.height() / all.width() + 2 * kMargin));
}

QSize FaceView::sizeHint() const {
    if (m_fit == Fit::RealSize) {
        const QRectF card = cardRect();
        const double edge = bleed() * card.width() / cardSize().width() + kMargin;
        return {int(card.width() + 2 * edge), int(card.height() + 2 * edge)};
    }
    const int width = m_appearance.px(297);
    return {width, heightForWidth(width)};
}

QSize FaceView::minimumSizeHint() const {
    return m_fit == Fit::RealSize ? sizeHint() : QSize(120, 168);
}

void FaceView::renderFace() {
    FacePainter* painter = m_faces.painter(m_system);
    if (!painter || isEmpty()) {
        return;
    }
    const double ratio = devicePixelRatioF();
    const QRectF card = cardRect();
    m_picture = QPixmap(size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter canvas(&m_picture);
    canvas.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double perMm = card.width() / cardSize().width();
    const double corner = m_appearance.tokens().radius.cardMm * perMm;
    if (!m_trim) {
        const Elevation& shadow = m_appearance.tokens().cardShadow;
        canvas.setPen(Qt::NoPen);
        const int steps = std::max(1, int(shadow.blur));
        QColor shade = m_appearance.colours().shadow;
        shade.setAlphaF(static_cast<float>(shadow.opacity / steps));
        canvas.setBrush(shade);
        for (int i = 0; i < steps; ++i) {
            const double grow = i - steps / 2.0;
            canvas.drawRoundedRect(card.translated(0, shadow.y).adjusted(-grow, -grow, grow, grow), corner + grow,
                                   corner + grow);
        }
        QPainterPath outline;
        outline.addRoundedRect(card, corner, corner);
        canvas.setClipPath(outline);
    } else {
        canvas.setClipRect(card.adjusted(-bleed() * perMm, -bleed() * perMm, bleed() * perMm, bleed() * perMm));
    }
    painter->paint(canvas, card, m_content, {bleed(), m_stamp});
}

void FaceView::paintLines(QPainter& painter, const QRectF& card) const {
    const double perMm = card.width() / cardSize().width();
    painter.setBrush(Qt::NoBrush);
    if (m_trim) {
        painter.setPen(QPen(m_appearance.colours().error, 1));
        const double corner = m_appearance.tokens().radius.cardMm * perMm;
        painter.drawRoundedRect(card, corner, corner);
    }
    if (m_safe) {
        const double inside = m_appearance.tokens().face.safe * perMm;
        painter.setPen(QPen(m_appearance.colours().legal, 1.2, Qt::DashLine));
        painter.drawRect(card.adjusted(inside, inside, -inside, -inside));
    }
}

void FaceView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = cardRect();
    if (isEmpty()) {
        // The place of the card stays visible while there is none.
        const double corner = m_appearance.tokens().radius.cardMm * card.width() / cardSize().width();
        painter.setPen(QPen(m_appearance.colours().line2, 1, Qt::DashLine));
        painter.drawRoundedRect(card, corner, corner);
        return;
    }
    if (m_picture.isNull()) {
        renderFace();
    }
    painter.drawPixmap(0, 0, m_picture);
    paintLines(painter, card);
    if (m_drop) {
        painter.setPen(QPen(m_appearance.colours().legal, m_appearance.tokens().stroke.legal));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), 12, 12);
    }
}

void FaceView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_picture = {};
}

void FaceView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && cardRect().contains(event->position())) {
        Q_EMIT clicked();
    }
}

} // namespace blattwerk::app
