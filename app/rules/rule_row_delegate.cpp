#include "app/rules/rule_row_delegate.h"

#include "app/rules/rule_list_model.h"
#include "app/shell/appearance.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 14;
constexpr int kPathHeight = 22;
constexpr int kHeadingHeight = 32;
} // namespace

RuleRowDelegate::RuleRowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

void RuleRowDelegate::layOut(QTextLayout& layout, const QModelIndex& index, int width) const {
    const QString text = index.data(RuleListModel::TextRole).toString();
    layout.setText(text);
    layout.setFont(m_appearance.font(m_appearance.tokens().type.body));
    QList<QTextLayout::FormatRange> marks;
    for (const QString& word : index.data(RuleListModel::MatchedRole).toStringList()) {
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0 && !word.isEmpty();
             at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
            QTextLayout::FormatRange mark;
            mark.start = int(at);
            mark.length = int(word.size());
            mark.format.setBackground(m_appearance.tokens().chart.searchMark);
            mark.format.setForeground(m_appearance.tokens().common.ink);
            marks << mark;
        }
    }
    layout.setFormats(marks);
    layout.beginLayout();
    double y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += m_appearance.px(m_appearance.tokens().type.body.line);
    }
    layout.endLayout();
}

QSize RuleRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (index.data(RuleListModel::IsHeadingRole).toBool()) {
        return {0, m_appearance.px(kHeadingHeight)};
    }
    QTextLayout layout;
    layOut(layout, index, qMax(120, option.rect.width() - 2 * kEdge));
    return {0, m_appearance.px(kPathHeight) +
                   layout.lineCount() * m_appearance.px(m_appearance.tokens().type.body.line) + m_appearance.px(16)};
}

void RuleRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    const QRect box = option.rect;
    if (index.data(RuleListModel::IsHeadingRole).toBool()) {
        painter->fillRect(box, c.surface);
        painter->setFont(m_appearance.font(m_appearance.tokens().type.label, true));
        painter->setPen(c.ink2);
        painter->drawText(box.adjusted(kEdge, 6, -kEdge, 0), Qt::AlignVCenter | Qt::AlignLeft,
                          index.data(Qt::DisplayRole).toString());
        painter->restore();
        return;
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(box, selected                                         ? m_appearance.accentWash()
                           : option.state.testFlag(QStyle::State_MouseOver) ? c.hover
                                                                            : c.surface);
    if (selected) {
        painter->fillRect(QRect(box.left(), box.top(), 3, box.height()), m_appearance.accentColour());
    }
    painter->setPen(c.line);
    painter->drawLine(box.bottomLeft(), box.bottomRight());

    const QRect head = box.adjusted(kEdge, 6, -kEdge, 0);
    const QString number = index.data(RuleListModel::KindRole).toString();
    painter->setFont(m_appearance.mono(m_appearance.tokens().type.caption));
    const int chipWidth = painter->fontMetrics().horizontalAdvance(number) + 10;
    const QRect chip(head.right() - chipWidth, head.top() + 2, chipWidth, m_appearance.px(18));
    painter->setPen(c.line);
    painter->setBrush(c.surface);
    painter->drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->setPen(m_appearance.accentColour());
    painter->drawText(chip, Qt::AlignCenter, number);
    painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
    painter->setPen(c.ink2);
    const QRect pathBox(head.left(), head.top(), head.width() - chipWidth - 8, m_appearance.px(kPathHeight));
    painter->drawText(pathBox, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data(RuleListModel::PathRole).toString(), Qt::ElideRight,
                                                        pathBox.width()));
    QTextLayout layout;
    layOut(layout, index, box.width() - 2 * kEdge);
    painter->setPen(c.ink);
    layout.draw(painter, QPointF(box.left() + kEdge, head.top() + m_appearance.px(kPathHeight)));
    painter->restore();
}

} // namespace blattwerk::app
