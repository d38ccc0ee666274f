#include "app/widgets/gem_mark.h"

#include "app/face/gem.h"
#include "app/shell/appearance.h"

#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kSide = 15;
} // namespace

GemMark::GemMark(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void GemMark::setAccentKey(const QString& key) {
    m_key = key;
    setVisible(!key.isEmpty() && m_appearance.tokens().accent(key).gem != Gem::None);
    update();
}

QSize GemMark::sizeHint() const {
    const int side = m_appearance.px(kSide);
    return {side, side};
}

void GemMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGem(painter, m_appearance.tokens().accent(m_key).gem, QRectF(rect()).center(), width() / 2.0 - 0.5,
             cardGemColours(m_appearance.tokens().cardInks(m_key)));
}

} // namespace blattwerk::app
