#include "app/decks/deck_table_view.h"

#include "app/decks/card_list_model.h"
#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/notice.h"
#include "app/widgets/row_ground.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// The edges of a cell, and beside a title the arrow of the order.
constexpr int kCellRoom = 18;
constexpr int kHeadRoom = 24;
} // namespace

DeckCellDelegate::DeckCellDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

void DeckCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    const bool fault = index.data(CardListModel::FaultRole).toBool();
    painter->save();
    paintRowGround(*painter, option, m_appearance, {index.row() == m_hovered, index.column() == 0});
    const int edge = m_appearance.tokens().space.page;
    QRect text = option.rect.adjusted(index.column() == 0 ? edge : 8, 0, -8, 0);
    if (fault && index.column() == 0) {
        const int side = m_appearance.px(m_appearance.tokens().size.iconSmall);
        painter->drawPixmap(text.left(), text.center().y() - side / 2 + 1,
                            m_appearance.iconPixmap(noticeIcon(NoticeKind::Error), c.error, side,
                                                    painter->device()->devicePixelRatioF()));
        text.adjust(side + 6, 0, 0, 0);
    }
    painter->setFont(m_appearance.font(m_appearance.tokens().type.body));
    painter->setPen(fault && index.column() == 0 ? c.error : index.column() == 0 ? c.ink : c.ink2);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    painter->drawText(text, int(alignment),
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

DeckTableView::DeckTableView(const Appearance& appearance, QWidget* parent)
    : QTableView(parent),
      m_appearance(appearance),
      m_delegate(new DeckCellDelegate(appearance, this)) {
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setDragEnabled(true);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setDropIndicatorShown(false);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* header = new FlatHeader(appearance, Qt::Horizontal, this);
    header->setFirstEdge(appearance.tokens().space.page);
    setHorizontalHeader(header);
    setSortingEnabled(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    connect(&appearance, &Appearance::changed, this, &DeckTableView::restyle);
    restyle();
}

void DeckTableView::restyle() {
    verticalHeader()->setDefaultSectionSize(m_appearance.px(m_appearance.tokens().size.rowNormal));
    fitColumns();
}

void DeckTableView::setCardModel(CardListModel* model) {
    m_model = model;
    setModel(model);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    connect(model, &QAbstractItemModel::modelReset, this, &DeckTableView::fitColumns);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(model, signal, this, &DeckTableView::fitSoon);
    }
    connect(model, &QAbstractItemModel::dataChanged, this, &DeckTableView::fitSoon);
    fitColumns();
}

void DeckTableView::fitColumns() {
    if (!m_model) {
        return;
    }
    const QFontMetrics head(m_appearance.font(m_appearance.tokens().type.label, true));
    const QFontMetrics body(m_appearance.font(m_appearance.tokens().type.body));
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString id = m_model->columnId(column);
        setColumnHidden(column, !isNeeded(column));
        // As wide as what it says: the text of the cards takes the rest.
        int width =
            head.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) + kHeadRoom;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            width = std::max(width, body.horizontalAdvance(m_model->index(row, column).data().toString()) + kCellRoom);
        }
        if (id == QLatin1String("name")) {
            width = std::clamp(width + kCellRoom, m_appearance.px(140), m_appearance.px(220));
        } else if (id == QLatin1String("type")) {
            width = std::clamp(width, m_appearance.px(60), m_appearance.px(140));
        }
        setColumnWidth(column, width);
    }
}

void DeckTableView::fitSoon() {
    // Rows come one by one; they are measured once when all are there.
    if (!m_isFitting) {
        m_isFitting = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isFitting = false;
                fitColumns();
            },
            Qt::QueuedConnection);
    }
}

bool DeckTableView::isNeeded(int column) const {
    const QString id = m_model->columnId(column);
    const auto anyRow = [this](const auto& holds) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (holds(row)) {
                return true;
            }
        }
        return false;
    };
    if (id == QLatin1String("copies")) {
        return anyRow([this](int row) { return m_model->row(row).copies > 1; });
    }
    const bool isNumber = m_model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)
                              .value<Qt::Alignment>()
                              .testFlag(Qt::AlignRight);
    return !isNumber || m_model->rowCount() == 0 ||
           anyRow([this, column](int row) { return !m_model->index(row, column).data().toString().isEmpty(); });
}

QStringList DeckTableView::selectedKeys() const {
    QStringList keys;
    if (selectionModel()) {
        for (const QModelIndex& index : selectionModel()->selectedRows()) {
            keys << index.data(CardListModel::KeyRole).toString();
        }
    }
    return keys;
}

void DeckTableView::selectKey(const QString& key) {
    if (const int row = m_model->rowOf(key); row >= 0) {
        setCurrentIndex(m_model->index(row, 0));
    }
}

void DeckTableView::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    m_drop.paint(painter, viewport()->rect().adjusted(4, 1, -4, -1), m_appearance);
}

void DeckTableView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT picked();
}

void DeckTableView::keyPressEvent(QKeyEvent* event) {
    const QStringList keys = selectedKeys();
    if (!keys.isEmpty()) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            Q_EMIT cardsActivated(keys);
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            Q_EMIT deleteRequested(keys);
            return;
        case Qt::Key_Space:
            Q_EMIT peekRequested(currentIndex().data(CardListModel::KeyRole).toString());
            return;
        default:
            break;
        }
    }
    QTableView::keyPressEvent(event);
}

void DeckTableView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const QModelIndex index = indexAt(event->pos()); index.isValid()) {
        Q_EMIT cardsActivated({index.data(CardListModel::KeyRole).toString()});
    }
}

void DeckTableView::contextMenuEvent(QContextMenuEvent* event) {
    if (const QStringList keys = selectedKeys(); !keys.isEmpty()) {
        Q_EMIT menuRequested(keys, event->reason() == QContextMenuEvent::Keyboard
                                       ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                                       : event->globalPos());
    }
}

bool DeckTableView::viewportEvent(QEvent* event) {
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

void DeckTableView::dragEnterEvent(QDragEnterEvent* event) {
    event->setAccepted(readCardMime(event->mimeData()).has_value());
}

void DeckTableView::dragMoveEvent(QDragMoveEvent* event) {
    const auto drag = readCardMime(event->mimeData());
    event->setAccepted(drag && m_drop.hover(*drag, event->position().toPoint()));
    viewport()->update();
}

void DeckTableView::dragLeaveEvent(QDragLeaveEvent* event) {
    m_drop.clear();
    viewport()->update();
    event->accept();
}

void DeckTableView::dropEvent(QDropEvent* event) {
    const auto drag = readCardMime(event->mimeData());
    if (drag && m_drop.hover(*drag, event->position().toPoint())) {
        event->acceptProposedAction();
        Q_EMIT cardsDropped(*drag);
    } else {
        event->ignore();
    }
    m_drop.clear();
    viewport()->update();
}

} // namespace blattwerk::app
