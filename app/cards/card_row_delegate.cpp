#include "app/cards/card_row_delegate.h"

#include "app/cards/card_table_model.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"
#include "app/widgets/row_ground.h"

#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 8;
} // namespace

CardRowDelegate::CardRowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

QSize CardRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.body));
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * kEdge + 4,
            m_appearance.px(m_appearance.tokens().size.rowNormal)};
}

void CardRowDelegate::paintGroup(QPainter* painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    painter->fillRect(option.rect, c.window);
    painter->setPen(c.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRect box = option.rect.adjusted(12, 0, -kEdge, 0);
    const QFont bold = m_appearance.font(m_appearance.tokens().type.label, true);
    const QString title = index.data().toString();
    painter->setFont(bold);
    painter->setPen(c.ink2);
    painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft, title);
    painter->setFont(m_appearance.font(m_appearance.tokens().type.label));
    painter->setPen(c.ink3);
    painter->drawText(box.adjusted(QFontMetrics(bold).horizontalAdvance(title) + 8, 0, 0, 0),
                      Qt::AlignVCenter | Qt::AlignLeft, index.data(CardTableModel::GroupCountRole).toString());
}

void CardRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    if (index.data(CardTableModel::GroupCountRole).isValid()) {
        paintGroup(painter, option, index);
        painter->restore();
        return;
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    paintRowGround(*painter, option, m_appearance, {index.row() == m_hovered, index.column() == 0});
    const auto* model = static_cast<const CardTableModel*>(index.model());
    const CardColumn& column = model->column(index.column());
    if (column.kind == CardColumn::Kind::Findings) {
        const int severity = index.data(CardTableModel::SeverityRole).toInt();
        if (severity >= 0) {
            const NoticeKind kind = noticeKind(static_cast<model::Severity>(severity));
            const int size = m_appearance.px(m_appearance.tokens().size.iconSmall);
            const QPixmap icon = m_appearance.iconPixmap(noticeIcon(kind), noticeColour(kind, m_appearance), size,
                                                         painter->device()->devicePixelRatioF());
            painter->drawPixmap(option.rect.left() + (option.rect.width() - size) / 2 + 1,
                                option.rect.top() + (option.rect.height() - size) / 2, icon);
        }
        painter->restore();
        return;
    }
    const bool isName = column.id == QLatin1String("name");
    const QFont font = m_appearance.font(m_appearance.tokens().type.body, isName && selected);
    painter->setFont(font);
    painter->setPen(isName || column.isNumber ? c.ink : c.ink2);
    const QRect box = option.rect.adjusted(kEdge, 0, -kEdge, 0);
    painter->drawText(box, int(Qt::AlignVCenter | (column.isNumber ? Qt::AlignRight : Qt::AlignLeft)),
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    painter->restore();
}

} // namespace blattwerk::app
