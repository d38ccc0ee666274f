#include "app/decks/gem_label.h"

#include "app/decks/deck_row_delegate.h"
#include "app/shell/appearance.h"

#include <QPainter>

namespace blattwerk::app {

GemLabel::GemLabel(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void GemLabel::setColour(const QString& key) {
    m_colour = key;
    update();
}

QSize GemLabel::sizeHint() const {
    return {m_appearance.px(24), m_appearance.px(24)};
}

void GemLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintDeckGem(painter, m_colour, QRectF(rect()).center(), m_appearance.px(10), m_appearance);
}

} // namespace blattwerk::app
