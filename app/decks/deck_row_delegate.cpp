#include "app/decks/deck_row_delegate.h"

#include "app/decks/deck_list_model.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/notice.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kTextLeft = 42;

} // namespace

DeckRowDelegate::DeckRowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

QSize DeckRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {160, m_appearance.px(44)};
}

void DeckRowDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const {
    editor->setGeometry(option.rect.adjusted(kTextLeft - 6, 2, -8, -option.rect.height() / 2 + 8));
}

void DeckRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    const TypeScale& type = m_appearance.tokens().type;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected) {
        painter->fillRect(option.rect, m_appearance.accentWash());
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                          m_appearance.accentColour());
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(option.rect, c.hover);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) || index.row() == m_dropRow) {
        const bool drop = index.row() == m_dropRow;
        painter->setPen(QPen(drop ? c.legal : m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -3, -1), m_appearance.tokens().radius.button,
                                 m_appearance.tokens().radius.button);
    }
    paintGemMark(*painter, index.data(DeckListModel::ColourRole).toString(),
                 QPointF(option.rect.left() + 22, option.rect.center().y() + 1), m_appearance.px(9), m_appearance);

    const int errors = index.data(DeckListModel::ErrorsRole).toInt();
    const int warnings = index.data(DeckListModel::WarningsRole).toInt();
    const NoticeKind kind = errors > 0 ? NoticeKind::Error : warnings > 0 ? NoticeKind::Warning : NoticeKind::Ok;
    const int number = std::max(errors, errors > 0 ? 0 : warnings);
    const int icon = m_appearance.px(m_appearance.tokens().size.iconSmall);
    int right = option.rect.right() - 10;
    painter->setPen(noticeColour(kind, m_appearance));
    painter->setFont(m_appearance.font(type.body));
    if (kind != NoticeKind::Ok) {
        const int width = painter->fontMetrics().horizontalAdvance(QString::number(number));
        painter->drawText(QRect(right - width, option.rect.top(), width, option.rect.height()), Qt::AlignVCenter,
                          QString::number(number));
        right -= width + 4;
    }
    painter->drawPixmap(right - icon, option.rect.center().y() - icon / 2 + 1,
                        m_appearance.iconPixmap(noticeIcon(kind), noticeColour(kind, m_appearance), icon,
                                                painter->device()->devicePixelRatioF()));
    right -= icon + 6;

    const QRect text(option.rect.left() + kTextLeft, option.rect.top() + m_appearance.px(4),
                     right - option.rect.left() - kTextLeft, m_appearance.px(type.body.line));
    painter->setFont(m_appearance.font(type.body, selected));
    painter->setPen(c.ink);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->setFont(m_appearance.font(type.small));
    painter->setPen(c.ink2);
    const QRect below = text.translated(0, m_appearance.px(type.body.line));
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data(DeckListModel::CaptionRole).toString(),
                                                        Qt::ElideRight, below.width()));
    painter->restore();
}

} // namespace blattwerk::app
