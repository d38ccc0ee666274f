#include "app/table/overview_delegate.h"

#include "app/shell/appearance.h"
#include "app/table/schedule_model.h"
#include "app/table/standings_model.h"

#include <QPainter>

namespace blattwerk::app {

namespace {

constexpr int kBar = 3;
constexpr int kEdge = 8;
constexpr int kFlag = 14;

} // namespace

OverviewDelegate::OverviewDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

void OverviewDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    const bool isSchedule = qobject_cast<const ScheduleModel*>(index.model()) != nullptr;
    const bool isCurrent = isSchedule && index.data(ScheduleModel::CurrentRole).toBool();
    const bool isPlaying = isSchedule && index.data(ScheduleModel::PlayingRole).toBool();
    painter->save();
    if (isPlaying) {
        painter->fillRect(option.rect, m_appearance.accentWash());
    }
    if (isCurrent && index.column() == 0) {
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), kBar, option.rect.height()),
                          m_appearance.accentColour());
    }
    painter->setPen(c.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(m_appearance.accentColour(), 2));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    const int left = index.column() == 0 ? m_appearance.tokens().space.page : kEdge;
    const QRect box = option.rect.adjusted(left, 0, -kEdge, 0);
    if (isSchedule && index.column() > 0) {
        paintPairing(*painter, box, index);
    } else {
        const bool own = !isSchedule && index.data(StandingsModel::ViewerRole).toBool();
        const bool strong = isCurrent || (own && index.column() == 0);
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body, strong));
        const bool isLater = isSchedule && static_cast<const ScheduleModel*>(index.model())->time(index.row()) ==
                                               ScheduleModel::Time::Later;
        painter->setPen(isCurrent ? m_appearance.accentColour() : isLater ? c.ink3 : c.ink);
        painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    }
    painter->restore();
}

void OverviewDelegate::paintPairing(QPainter& painter, const QRect& box, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    const QStringList names = index.data(ScheduleModel::NamesRole).toStringList();
    if (names.size() != 2) {
        return;
    }
    const int winner = index.data(ScheduleModel::WinnerRole).toInt();
    const bool isPlaying = index.data(ScheduleModel::PlayingRole).toBool();
    const bool isNow = index.data(ScheduleModel::CurrentRole).toBool();
    const int flag = m_appearance.px(kFlag);
    const int line = m_appearance.px(m_appearance.tokens().type.body.line);
    const int top = box.center().y() - line + 1;
    for (int i = 0; i < 2; ++i) {
        const QRect row(box.left(), top + i * line, box.width(), line);
        painter.setFont(m_appearance.font(m_appearance.tokens().type.body, winner == i));
        painter.setPen(winner == i || isPlaying || (winner < 0 && isNow) ? c.ink : winner < 0 ? c.ink3 : c.ink2);
        if (winner == i) {
            painter.drawPixmap(row.left(), row.center().y() - flag / 2,
                               m_appearance.iconPixmap(QStringLiteral("fahne"), m_appearance.accentColour(), flag,
                                                       painter.device()->devicePixelRatioF()));
        }
        const QRect text = row.adjusted(flag + 4, 0, 0, 0);
        painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(names[i], Qt::ElideRight, text.width()));
    }
}

} // namespace blattwerk::app
