#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace blattwerk::app {

/// Scrolls a form up and down only: it asks for the width of the widest line and of the bar beside it, so that nothing
/// is cut off in any language.
class FormScroll : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    /// In pixels, where the form needs less.
    void setLeastWidth(int width) {
        m_least = width;
        updateGeometry();
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        const int form = widget() ? widget()->minimumSizeHint().width() : 0;
        return {std::max(m_least, form + verticalScrollBar()->sizeHint().width()),
                QScrollArea::minimumSizeHint().height()};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int m_least = 0;
};

} // namespace blattwerk::app
