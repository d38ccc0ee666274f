#include "app/decks/card_marks.h"

#include "app/shell/appearance.h"
#include "app/widgets/notice.h"

#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

namespace {

void ring(QPainter& painter, const QRect& cell, const QColor& colour, double width, double away) {
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(cell).adjusted(-away, -away, away, away), 6, 6);
}

void paintBadge(QPainter& painter, QRect box, const QString& text, const Appearance& appearance) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(appearance.colours().ink);
    painter.drawRoundedRect(box, box.height() / 2.0, box.height() / 2.0);
    painter.setPen(appearance.colours().window);
    painter.setFont(appearance.font(appearance.tokens().type.caption, true));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

void paintCardMarks(QPainter& painter, const QRect& cell, const CardMarks& marks, const Appearance& appearance) {
    const ThemeColours& c = appearance.colours();
    const double focus = appearance.tokens().stroke.focus;
    if (marks.isAtFault) {
        ring(painter, cell, c.error, focus, 1);
    }
    if (marks.isSelected || marks.isCurrent) {
        ring(painter, cell, appearance.accentColour(), focus, marks.isAtFault ? 4 : 2.5);
    } else if (marks.isHovered && !marks.isAtFault) {
        ring(painter, cell, c.line2, 1, 1.5);
    }
    if (marks.isAtFault) {
        const int side = appearance.px(appearance.tokens().size.iconSmall);
        const QRect place(cell.right() - side + 5, cell.top() - 6, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.surface);
        painter.drawEllipse(QRectF(place).adjusted(-1, -1, 1, 1));
        painter.drawPixmap(place, appearance.iconPixmap(noticeIcon(NoticeKind::Error), c.error, side,
                                                        painter.device()->devicePixelRatioF()));
    }
    if (marks.copies > 1) {
        const int height = appearance.px(appearance.tokens().type.caption.line + 2);
        const int width = height + 12;
        const int corner = 3 + (marks.isAtFault ? height : 0);
        paintBadge(painter, QRect(cell.right() - width - 3, cell.top() + corner, width, height),
                   QStringLiteral("× %1").arg(marks.copies), appearance);
    }
}

QPixmap dragPicture(const QList<QPixmap>& faces, QSize size, int count, const Appearance& appearance, double ratio) {
    const QSize room(size.width() + 44, size.height() + 28);
    QPixmap picture(room * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int shown = std::min(int(faces.size()), 3);
    for (int i = shown - 1; i >= 0; --i) {
        painter.save();
        painter.translate(room.width() / 2.0, room.height() / 2.0);
        painter.rotate(4 + 5 * i);
        const QRect place(-size.width() / 2, -size.height() / 2, size.width(), size.height());
        QColor shade = appearance.colours().shadow;
        painter.setPen(Qt::NoPen);
        for (int step = 1; step <= 4; ++step) {
            shade.setAlphaF(0.06F);
            painter.setBrush(shade);
            painter.drawRoundedRect(place.adjusted(-step, -step + 3, step, step + 3), 5 + step, 5 + step);
        }
        painter.drawPixmap(place, faces[i]);
        painter.restore();
    }
    if (count > 1) {
        paintBadge(painter, QRect(4, 4, 30, 18), QStringLiteral("× %1").arg(count), appearance);
    }
    return picture;
}

} // namespace blattwerk::app
