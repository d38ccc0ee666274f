#include "app/widgets/row_ground.h"

#include "app/shell/appearance.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace blattwerk::app {

namespace {

constexpr int kBarWidth = 3;

} // namespace

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option, const Appearance& appearance,
                    const RowGround& ground) {
    const ThemeColours& c = appearance.colours();
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    if (isChosen) {
        painter.fillRect(option.rect, option.state.testFlag(QStyle::State_Active) ? appearance.accentWash() : c.sunken);
    } else if (ground.isHovered) {
        painter.fillRect(option.rect, c.hover);
    }
    if (ground.hasLine) {
        painter.setPen(c.line);
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    if (isChosen && ground.hasBar) {
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), kBarWidth, option.rect.height()),
                         appearance.accentColour());
    }
}

} // namespace blattwerk::app
