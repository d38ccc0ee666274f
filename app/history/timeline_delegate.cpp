#include "app/history/timeline_delegate.h"

#include "app/history/timeline_model.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/row_ground.h"

#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 16;
constexpr int kMarkAt = 68;
constexpr int kTextAt = 86;
constexpr int kLineHeight = 44;
} // namespace

TimelineDelegate::TimelineDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {200, m_appearance.px(kLineHeight)};
}

void TimelineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const TypeScale& type = m_appearance.tokens().type;
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect box = option.rect;
    if (index.data(TimelineModel::IsDayRole).toBool()) {
        painter->setFont(m_appearance.font(type.label, true));
        painter->setPen(c.ink2);
        painter->drawText(box.adjusted(kEdge, 0, -kEdge, -6), Qt::AlignBottom | Qt::AlignLeft, index.data().toString());
        painter->restore();
        return;
    }
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    paintRowGround(*painter, option, m_appearance, {isHovered, true, false});
    const bool isUndone = index.data(TimelineModel::IsUndoneRole).toBool();
    const bool isEdition = index.data(TimelineModel::IsEditionRole).toBool();
    const int scaledText = m_appearance.px(kTextAt);
    const int half = m_appearance.px(type.body.line) + 3;
    const QRect first(box.left(), box.top() + 3, box.width(), half - 3);
    const QRect second(box.left(), first.bottom(), box.width(), m_appearance.px(type.small.line) + 2);

    painter->setFont(m_appearance.font(type.small));
    painter->setPen(c.ink2);
    painter->drawText(box.adjusted(kEdge, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                      index.data(TimelineModel::TimeRole).toString());
    const QPointF mark(box.left() + m_appearance.px(kMarkAt), box.center().y() + 1);
    const QString accent = index.data(TimelineModel::AccentRole).toString();
    if (isEdition) {
        const int icon = m_appearance.px(m_appearance.tokens().size.iconSmall);
        painter->drawPixmap(int(mark.x()) - icon / 2, int(mark.y()) - icon / 2,
                            m_appearance.iconPixmap(QStringLiteral("lock"), m_appearance.accentColour(), icon,
                                                    painter->device()->devicePixelRatioF()));
    } else if (!accent.isEmpty()) {
        paintGemMark(*painter, accent, mark, m_appearance.px(7), m_appearance);
    } else {
        painter->setPen(QPen(c.line2, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(mark, 4, 4);
    }

    painter->setFont(m_appearance.mono(type.label));
    painter->setPen(c.ink2);
    const QString tag = index.data(TimelineModel::TagRole).toString();
    const int tagWidth = painter->fontMetrics().horizontalAdvance(tag) + 1;
    painter->drawText(box.adjusted(0, 0, -kEdge, 0), Qt::AlignVCenter | Qt::AlignRight, tag);

    const int room = box.width() - scaledText - tagWidth - kEdge - 10;
    QFont title = m_appearance.font(type.body, isEdition || option.state.testFlag(QStyle::State_Selected));
    title.setStrikeOut(isUndone);
    painter->setFont(title);
    painter->setPen(isUndone ? c.ink3 : c.ink);
    painter->drawText(first.adjusted(scaledText, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->setFont(m_appearance.font(type.small));
    painter->setPen(isUndone ? c.ink3 : c.ink2);
    painter->drawText(
        second.adjusted(scaledText, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
        painter->fontMetrics().elidedText(index.data(TimelineModel::DetailRole).toString(), Qt::ElideRight, room));
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(box).adjusted(4, 1, -3, -1), m_appearance.tokens().radius.button,
                                 m_appearance.tokens().radius.button);
    }
    painter->restore();
}

} // namespace blattwerk::app
