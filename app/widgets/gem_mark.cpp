#include "app/widgets/gem_mark.h"

#include "app/face/gem.h"
#include "app/shell/appearance.h"

#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kLineSide = 16;
constexpr int kHeadingSide = 24;
} // namespace

QColor deckColour(const QString& key, const Appearance& appearance) {
    const Tokens& tokens = appearance.tokens();
    if (tokens.accents.contains(key)) {
        return appearance.accentColour(key);
    }
    if (const auto inks = tokens.inks.constFind(key); inks != tokens.inks.constEnd()) {
        return appearance.theme() == Theme::Dark ? inks->pale : inks->deep;
    }
    return appearance.accentColour();
}

void paintGemMark(QPainter& painter, const QString& key, QPointF centre, double radius, const Appearance& appearance) {
    const Accent& accent = appearance.tokens().accent(key);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!appearance.tokens().accents.contains(key) || accent.gem == Gem::None) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(deckColour(key, appearance));
        painter.drawEllipse(centre, radius * 0.8, radius * 0.8);
        return;
    }
    // On dark grounds the printed colours are too dark to tell the decks apart.
    GemColours colours = cardGemColours(appearance.tokens().cardInks(key));
    if (appearance.theme() == Theme::Dark) {
        colours.body = accent.dark;
        colours.facet = appearance.tokens().cardInks(key).deep;
    }
    colours.edge = appearance.colours().surface;
    paintGem(painter, accent.gem, centre, radius, colours);
}

QIcon gemIcon(const QString& key, const Appearance& appearance, double ratio) {
    const int side = appearance.px(kLineSide);
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGemMark(painter, key, QPointF(side / 2.0, side / 2.0), side / 2.0 - 2, appearance);
    return QIcon(pixmap);
}

GemMark::GemMark(const Appearance& appearance, Size size, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_size(size) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void GemMark::setAccentKey(const QString& key) {
    m_key = key;
    setVisible(!key.isEmpty());
    update();
}

QSize GemMark::sizeHint() const {
    const int side = m_appearance.px(m_size == Size::Line ? kLineSide : kHeadingSide);
    return {side, side};
}

void GemMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double radius = m_size == Size::Line ? width() / 2.0 - 1 : width() / 2.0 - 2;
    paintGemMark(painter, m_key, QRectF(rect()).center(), radius, m_appearance);
}

} // namespace blattwerk::app
