#pragma once

#include <QScrollArea>

namespace blattwerk::app {

/// A column that scrolls upright without a frame or a ground of its own.
template<typename Scroll = QScrollArea>
[[nodiscard]] Scroll* quietScroll(QWidget* parent) {
    auto* scroll = new Scroll(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    return scroll;
}

inline void setInside(QScrollArea* scroll, QWidget* inside) {
    scroll->setWidget(inside);
    // The scroll area switches it on.
    inside->setAutoFillBackground(false);
}

} // namespace blattwerk::app
