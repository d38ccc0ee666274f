#include "app/lab/card_figure_view.h"

#include "app/lab/card_figure_model.h"
#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/row_ground.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kWidestHead = 104;
constexpr int kNarrowHead = 68;
constexpr int kLeastName = 140;
constexpr int kLeastBar = 64;
} // namespace

CardFigureDelegate::CardFigureDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

void CardFigureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    paintRowGround(*painter, option, m_appearance, {index.row() == m_hovered, index.column() == 0});
    if (index.column() == CardFigureModel::Bar) {
        paintBar(*painter, option.rect.adjusted(8, 0, -8, 0), index);
        painter->restore();
        return;
    }
    const int edge = m_appearance.tokens().space.page;
    const QRect text = option.rect.adjusted(index.column() == 0 ? edge : 8, 0, -8, 0);
    const bool strong = index.column() == CardFigureModel::Difference;
    const bool quiet = index.column() == CardFigureModel::Interval;
    painter->setFont(m_appearance.font(m_appearance.tokens().type.body, strong));
    painter->setPen(quiet ? c.ink2 : c.ink);
    painter->drawText(text, int(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()),
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

void CardFigureDelegate::paintBar(QPainter& painter, const QRect& box, const QModelIndex& index) const {
    const auto* model = static_cast<const CardFigureModel*>(index.model());
    const CardFigures& card = model->card(index.row());
    const ThemeColours& c = m_appearance.colours();
    const ChartTokens& chart = m_appearance.tokens().chart;
    const double middle = box.center().x() + 0.5;
    const double y = box.center().y() + 0.5;
    const double scale = (box.width() / 2.0 - 6) / model->span();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(c.line2, 1));
    painter.drawLine(QPointF(middle, y - 7), QPointF(middle, y + 7));
    if (card.difference.samples == 0) {
        return;
    }
    const bool dark = m_appearance.theme() == Theme::Dark;
    const QColor colour = !card.differs()             ? c.line2
                          : card.difference.value < 0 ? (dark ? chart.divergingLowDark : chart.divergingLow)
                                                      : (dark ? chart.divergingHighDark : chart.divergingHigh);
    const double half = m_appearance.px(chart.intervalHeight) / 2.0;
    painter.setPen(Qt::NoPen);
    QColor soft = colour;
    soft.setAlphaF(float(chart.intervalOpacity));
    painter.setBrush(soft);
    const double from = middle + card.difference.low * scale;
    const double to = middle + card.difference.high * scale;
    painter.drawRoundedRect(QRectF(from, y - half, to - from, 2 * half), half, half);
    painter.setBrush(colour);
    const double dot = m_appearance.px(chart.dotRadius);
    painter.drawEllipse(QPointF(middle + card.difference.value * scale, y), dot, dot);
}

CardFigureView::CardFigureView(const Appearance& appearance, CardFigureModel* model, QWidget* parent)
    : QTableView(parent),
      m_appearance(appearance),
      m_delegate(new CardFigureDelegate(appearance, this)) {
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollMode(ScrollPerPixel);
    auto* header = new FlatHeader(appearance, Qt::Horizontal, this);
    header->setFirstEdge(appearance.tokens().space.page);
    setHorizontalHeader(header);
    setModel(model);
    horizontalHeader()->setSortIndicator(CardFigureModel::Difference, Qt::DescendingOrder);
    setSortingEnabled(true);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&appearance, &Appearance::changed, this, &CardFigureView::restyle);
    restyle();
}

void CardFigureView::restyle() {
    verticalHeader()->setDefaultSectionSize(m_appearance.px(m_appearance.tokens().size.rowNormal));
    fitColumns();
}

void CardFigureView::fitColumns() {
    const QFontMetrics head(m_appearance.font(m_appearance.tokens().type.label, true));
    // The difference is written strong: what fits it fits all.
    const QFontMetrics body(m_appearance.font(m_appearance.tokens().type.body, true));
    const QFontMetrics plain(m_appearance.font(m_appearance.tokens().type.body));
    // Who is ahead plays more: of the two rates this one says less, so it gives way.
    setColumnHidden(CardFigureModel::WinPlayed, viewport()->width() < m_appearance.px(760));
    // A head that says much is cut, its tip tells all of it: the names of the cards need the room.
    const auto fit = [&](int widestHead) {
        int used = 0;
        for (int column = 0; column < CardFigureModel::ColumnCount; ++column) {
            if (column == CardFigureModel::Name || column == CardFigureModel::Bar || isColumnHidden(column)) {
                continue;
            }
            const QString title = model()->headerData(column, Qt::Horizontal).toString();
            const QString widest =
                column == CardFigureModel::Interval ? QStringLiteral("[−00,0; −00,0]") : QStringLiteral("−00,0");
            const int words = std::min(head.horizontalAdvance(title) + 24, m_appearance.px(widestHead));
            const QFontMetrics& metrics = column == CardFigureModel::Interval ? plain : body;
            const int width = std::max(words, metrics.horizontalAdvance(widest) + 18);
            setColumnWidth(column, width);
            used += width;
        }
        return used;
    };
    const int least = m_appearance.px(kLeastName + kLeastBar);
    int used = fit(kWidestHead);
    if (viewport()->width() - used < least) {
        used = fit(kNarrowHead);
    }
    const int rest = std::max(least, viewport()->width() - used);
    const int name = std::clamp(rest * 60 / 100, m_appearance.px(kLeastName), m_appearance.px(260));
    setColumnWidth(CardFigureModel::Name, name);
    setColumnWidth(CardFigureModel::Bar, rest - name);
}

void CardFigureView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void CardFigureView::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT cardActivated(currentIndex().data(CardFigureModel::KeyRole).toString());
        return;
    }
    QTableView::keyPressEvent(event);
}

void CardFigureView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const QModelIndex index = indexAt(event->pos()); index.isValid()) {
        Q_EMIT cardActivated(index.data(CardFigureModel::KeyRole).toString());
    }
}

bool CardFigureView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) {
        const int row = event->type() == QEvent::Leave ? -1 : indexAt(static_cast<QMouseEvent*>(event)->pos()).row();
        if (row != m_hovered) {
            m_hovered = row;
            m_delegate->setHoveredRow(row);
            viewport()->update();
        }
    }
    return QTableView::viewportEvent(event);
}

} // namespace blattwerk::app
