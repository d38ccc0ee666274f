#include "app/widgets/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kLeastLetters = 6;
} // namespace

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = StyledLabel::minimumSizeHint();
    return {std::min(whole.width(), kLeastLetters * fontMetrics().averageCharWidth()), whole.height()};
}

bool ElidedLabel::isCut() const {
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (!isCut()) {
        StyledLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const QRect room = contentsRect();
    style()->drawItemText(&painter, room, int(alignment()), palette(), isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return StyledLabel::event(event);
}

} // namespace blattwerk::app
