#include "app/print/print_row_delegate.h"

#include "app/face/gem.h"
#include "app/print/print_list_model.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"

#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 16;
constexpr int kGemRadius = 6;
constexpr int kNameAt = 38;
} // namespace

PrintRowDelegate::PrintRowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

QSize PrintRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const Tokens& tokens = m_appearance.tokens();
    const int row = m_appearance.px(tokens.size.rowNormal);
    const bool flawed = !index.data(PrintListModel::FindingRole).toString().isEmpty();
    return {0, row + (flawed ? m_appearance.px(tokens.type.small.line) + 2 : 0)};
}

void PrintRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Tokens& tokens = m_appearance.tokens();
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect box = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        painter->fillRect(box, m_appearance.accentWash());
        painter->fillRect(QRect(box.left(), box.top(), 3, box.height()), m_appearance.accentColour());
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(box, c.hover);
    }
    painter->setPen(c.line);
    painter->drawLine(box.left() + kEdge, box.bottom(), box.right() - kEdge, box.bottom());

    const QRect line(box.left(), box.top(), box.width(), m_appearance.px(tokens.size.rowNormal));
    const QString colour = index.data(PrintListModel::ColourRole).toString();
    const QPointF dot(line.left() + kEdge + kGemRadius, line.center().y() + 0.5);
    if (const Gem gem = tokens.accent(colour).gem; !colour.isEmpty() && gem != Gem::None) {
        paintGem(*painter, gem, dot, kGemRadius, cardGemColours(tokens.cardInks(colour)));
    } else if (!colour.isEmpty()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_appearance.theme() == Theme::Dark ? tokens.cardInks(colour).pale
                                                              : tokens.cardInks(colour).deep);
        painter->drawEllipse(dot, kGemRadius - 2, kGemRadius - 2);
    }
    painter->setFont(m_appearance.font(tokens.type.body));
    painter->setPen(c.ink2);
    const QString copies = QStringLiteral("%1\u00a0×").arg(index.data(PrintListModel::CopiesRole).toInt());
    const int copiesWidth = painter->fontMetrics().horizontalAdvance(copies);
    painter->drawText(line.adjusted(0, 0, -kEdge, 0), Qt::AlignVCenter | Qt::AlignRight, copies);
    painter->setPen(c.ink);
    const QRect name = line.adjusted(kNameAt, 0, -kEdge - copiesWidth - 8, 0);
    painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, name.width()));

    if (const QString finding = index.data(PrintListModel::FindingRole).toString(); !finding.isEmpty()) {
        const NoticeKind kind = noticeKind(model::Severity(index.data(PrintListModel::SeverityRole).toInt()));
        const int height = m_appearance.px(tokens.type.small.line);
        const int icon = m_appearance.px(14);
        const QRect words(line.left() + kNameAt, line.bottom() - 2, box.width() - kNameAt - kEdge, height);
        painter->drawPixmap(words.left(), words.top() + (height - icon) / 2,
                            m_appearance.iconPixmap(noticeIcon(kind), noticeColour(kind, m_appearance), icon,
                                                    painter->device()->devicePixelRatioF()));
        painter->setFont(m_appearance.font(tokens.type.small));
        painter->setPen(noticeColour(kind, m_appearance));
        const QRect text = words.adjusted(icon + 6, 0, 0, 0);
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(finding, Qt::ElideRight, text.width()));
    }
    painter->restore();
}

} // namespace blattwerk::app
