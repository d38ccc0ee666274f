#include "app/decks/card_grid_view.h"

#include "app/decks/card_list_model.h"
#include "app/decks/card_marks.h"
#include "app/decks/face_cache.h"
#include "app/shell/appearance.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kGap = 6;
constexpr int kHead = 32;
/// A face may be this much narrower than the tokens say.
constexpr double kLeastShare = 0.9;

} // namespace

CardGridView::CardGridView(const Appearance& appearance, FaceCache& faces, QWidget* parent)
    : QListView(parent),
      m_appearance(appearance),
      m_faces(faces) {
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(true);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setDropIndicatorShown(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setMouseTracking(true);
    connect(&faces, &FaceCache::ready, viewport(), qOverload<>(&QWidget::update));
    connect(&appearance, &Appearance::changed, this, &CardGridView::restyle);
    restyle();
}

void CardGridView::restyle() {
    QPalette colours = m_appearance.palette();
    colours.setColor(QPalette::Base, m_appearance.colours().window);
    setPalette(colours);
    arrange();
}

void CardGridView::setCardModel(CardListModel* model) {
    m_model = model;
    setModel(model);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(model, signal, this, [this] { scheduleDelayedItemsLayout(); });
    }
    arrange();
}

void CardGridView::setGrouped(bool grouped) {
    m_grouped = grouped;
    arrange();
}

void CardGridView::setPlaceholder(const QString& text, bool isProblem) {
    m_placeholder = text;
    m_placeholderIsProblem = isProblem;
    viewport()->update();
}

QSize CardGridView::faceSize() const {
    // Faces grow and shrink a little so that full columns fill the width.
    const QSize compact = m_appearance.tokens().size.compactFace;
    const int least = m_appearance.px(compact.width() * kLeastShare);
    const int gap = m_appearance.px(kGap);
    // With or without a scroll bar the columns stay the same, so that deck and pool stand in line.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int room = std::max(width() - bar - 2 * m_appearance.tokens().space.page, least);
    const int columns = std::max(1, (room + gap) / (least + gap));
    const int most = m_appearance.px(compact.width());
    const int width = std::clamp((room - (columns - 1) * gap) / columns, least, most);
    return {width, width * compact.height() / compact.width()};
}

CardGridLayout::Measures CardGridView::measures() const {
    return {faceSize(), m_appearance.tokens().space.page, m_appearance.px(kGap),
            m_grouped ? m_appearance.px(kHead) : 0};
}

int CardGridView::heightOfRows(double rows) const {
    const CardGridLayout::Measures m = measures();
    return int(rows * (m.cell.height() + m.gap)) + m.margin / 2;
}

void CardGridView::arrange() {
    std::vector<QString> groups;
    const int count = m_model ? m_model->rowCount() : 0;
    groups.reserve(size_t(count));
    for (int row = 0; row < count; ++row) {
        groups.push_back(m_grouped ? m_model->index(row, 0).data(CardListModel::GroupRole).toString() : QString());
    }
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    m_layout.arrange(groups, width() - bar, measures());
    updateGeometries();
    viewport()->update();
}

void CardGridView::doItemsLayout() {
    arrange();
    QAbstractItemView::doItemsLayout();
}

void CardGridView::updateGeometries() {
    const int hidden = std::max(0, m_layout.height() - viewport()->height());
    verticalScrollBar()->setRange(0, hidden);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(std::max(1, faceSize().height() / 3));
    QAbstractItemView::updateGeometries();
}

int CardGridView::verticalOffset() const {
    return verticalScrollBar()->value();
}

QRect CardGridView::visualRect(const QModelIndex& index) const {
    return index.isValid() ? m_layout.cell(index.row()).translated(0, -verticalOffset()) : QRect();
}

QModelIndex CardGridView::indexAt(const QPoint& point) const {
    const int row = m_layout.itemAt(point + QPoint(0, verticalOffset()));
    return m_model && row >= 0 && row < m_model->rowCount() ? m_model->index(row, 0) : QModelIndex();
}

void CardGridView::scrollTo(const QModelIndex& index, ScrollHint hint) {
    QRect cell = m_layout.cell(index.row());
    if (!index.isValid() || cell.isNull()) {
        return;
    }
    for (const CardGridLayout::Group& group : m_layout.groups()) {
        // The first row of a group is shown with its head.
        if (index.row() >= group.first && index.row() < group.first + m_layout.columns()) {
            cell.setTop(std::min(cell.top(), group.head.top()));
        }
    }
    const int top = verticalOffset();
    if (hint == PositionAtTop || cell.top() < top) {
        verticalScrollBar()->setValue(cell.top());
    } else if (cell.bottom() + kGap > top + viewport()->height()) {
        verticalScrollBar()->setValue(cell.bottom() + kGap - viewport()->height());
    }
}

QModelIndex CardGridView::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    if (!m_model || m_model->rowCount() == 0) {
        return {};
    }
    const int last = m_model->rowCount() - 1;
    const int current = currentIndex().isValid() ? currentIndex().row() : -1;
    int row = current;
    const int page = std::max(1, viewport()->height() / (faceSize().height() + kGap));
    switch (action) {
    case MoveLeft:
    case MovePrevious:
        row = std::max(0, current - 1);
        break;
    case MoveRight:
    case MoveNext:
        row = std::min(last, current + 1);
        break;
    case MoveUp:
        row = m_layout.neighbour(current, -1);
        break;
    case MoveDown:
        row = m_layout.neighbour(current, 1);
        break;
    case MovePageUp:
    case MovePageDown:
        for (int i = 0; i < page; ++i) {
            row = m_layout.neighbour(row, action == MovePageUp ? -1 : 1);
        }
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = last;
        break;
    }
    return m_model->index(std::clamp(row, 0, last), 0);
}

void CardGridView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) {
    const QRect area = rect.normalized().translated(0, verticalOffset());
    QItemSelection selection;
    for (int row = 0; row < m_layout.count() && m_model && row < m_model->rowCount(); ++row) {
        if (m_layout.cell(row).intersects(area)) {
            selection.select(m_model->index(row, 0), m_model->index(row, 0));
        }
    }
    selectionModel()->select(selection, command);
}

QRegion CardGridView::visualRegionForSelection(const QItemSelection& selection) const {
    QRegion region;
    for (const QModelIndex& index : selection.indexes()) {
        region += visualRect(index).adjusted(-5, -5, 5, 5);
    }
    return region;
}

void CardGridView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    viewport()->update();
    Q_EMIT picked();
}

QStringList CardGridView::selectedKeys() const {
    QStringList keys;
    if (selectionModel()) {
        QModelIndexList indexes = selectionModel()->selectedIndexes();
        std::ranges::sort(indexes, {}, &QModelIndex::row);
        for (const QModelIndex& index : indexes) {
            keys << index.data(CardListModel::KeyRole).toString();
        }
    }
    return keys;
}

QString CardGridView::currentKey() const {
    return currentIndex().data(CardListModel::KeyRole).toString();
}

void CardGridView::selectKey(const QString& key) {
    const int row = m_model ? m_model->rowOf(key) : -1;
    if (row >= 0) {
        arrange();
        setCurrentIndex(m_model->index(row, 0));
        scrollTo(currentIndex());
    }
}

void CardGridView::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_appearance.colours().window);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_layout.count() == 0) {
        painter.setFont(m_appearance.font(m_appearance.tokens().type.body));
        painter.setPen(m_placeholderIsProblem ? m_appearance.colours().error : m_appearance.colours().ink2);
        painter.drawText(viewport()->rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         m_placeholder);
    }
    painter.translate(0, -verticalOffset());
    const QRect shown = event->rect().translated(0, verticalOffset()).adjusted(-8, -8, 8, 8);
    if (m_grouped) {
        for (const CardGridLayout::Group& group : m_layout.groups()) {
            if (group.head.intersects(shown)) {
                paintHead(painter, group);
            }
        }
    }
    for (int row = 0; row < m_layout.count() && m_model && row < m_model->rowCount(); ++row) {
        if (m_layout.cell(row).intersects(shown)) {
            paintCard(painter, row, m_layout.cell(row));
        }
    }
    painter.translate(0, verticalOffset());
    m_drop.paint(painter, viewport()->rect().adjusted(4, 1, -4, -1), m_appearance);
}

void CardGridView::paintHead(QPainter& painter, const CardGridLayout::Group& group) const {
    const ThemeColours& c = m_appearance.colours();
    const QFont bold = m_appearance.font(m_appearance.tokens().type.body, true);
    painter.setFont(bold);
    painter.setPen(c.ink);
    painter.drawText(group.head, Qt::AlignLeft | Qt::AlignVCenter, group.title);
    const int width = QFontMetrics(bold).horizontalAdvance(group.title) + 8;
    painter.setFont(m_appearance.font(m_appearance.tokens().type.body));
    painter.setPen(c.ink2);
    painter.drawText(group.head.adjusted(width, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%n card(s)", nullptr, m_model->cardsInGroup(group.title)));
}

void CardGridView::paintCard(QPainter& painter, int row, const QRect& cell) const {
    const CardRow& card = m_model->row(row);
    const QPixmap face = m_faces.face(card.card, cell.size(), devicePixelRatioF());
    const bool ghost = m_dragged.contains(QString::fromStdString(card.card.key));
    painter.setOpacity(ghost ? 0.35 : 1.0);
    if (face.isNull()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.colours().sunken);
        painter.drawRoundedRect(cell, 4, 4);
    } else {
        painter.drawPixmap(cell, face);
    }
    painter.setOpacity(1.0);
    CardMarks marks;
    marks.isAtFault = card.isAtFault;
    marks.isSelected = selectionModel() && selectionModel()->isSelected(m_model->index(row, 0));
    marks.isCurrent = hasFocus() && currentIndex().row() == row;
    marks.isHovered = m_hovered == row;
    marks.copies = card.copies;
    paintCardMarks(painter, cell, marks, m_appearance);
}

void CardGridView::focusInEvent(QFocusEvent* event) {
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && !currentIndex().isValid() && m_model && m_model->rowCount() > 0) {
        // Somebody who comes by keyboard sees where the keyboard is.
        setCurrentIndex(m_model->index(0, 0));
    }
    QListView::focusInEvent(event);
}

void CardGridView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const QStringList keys = selectedKeys(); !keys.isEmpty()) {
            Q_EMIT cardsActivated(keys);
        }
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (const QStringList keys = selectedKeys(); !keys.isEmpty()) {
            Q_EMIT deleteRequested(keys);
        }
        return;
    case Qt::Key_Space:
        if (!currentKey().isEmpty() && event->modifiers() == Qt::NoModifier) {
            Q_EMIT peekRequested(currentKey());
            return;
        }
        break;
    default:
        break;
    }
    QListView::keyPressEvent(event);
}

void CardGridView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const QModelIndex index = indexAt(event->pos()); index.isValid() && event->button() == Qt::LeftButton) {
        Q_EMIT cardsActivated({index.data(CardListModel::KeyRole).toString()});
    }
}

void CardGridView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (const QStringList keys = selectedKeys(); !keys.isEmpty()) {
        Q_EMIT menuRequested(keys,
                             byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
    }
}

bool CardGridView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::HoverMove || event->type() == QEvent::Leave) {
        const int row = event->type() == QEvent::Leave ? -1 : indexAt(viewport()->mapFromGlobal(QCursor::pos())).row();
        if (row != m_hovered) {
            m_hovered = row;
            viewport()->update();
        }
    } else if (event->type() == QEvent::Resize) {
        const bool result = QListView::viewportEvent(event);
        arrange();
        return result;
    }
    return QListView::viewportEvent(event);
}

void CardGridView::startDrag(Qt::DropActions actions) {
    const QModelIndexList indexes = selectionModel()->selectedIndexes();
    QMimeData* mime = m_model->mimeData(indexes);
    if (!mime) {
        return;
    }
    m_dragged = selectedKeys();
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    QList<QPixmap> faces;
    for (const QModelIndex& index : indexes) {
        faces << m_faces.face(m_model->row(index.row()).card, faceSize(), devicePixelRatioF());
    }
    const QPixmap picture = dragPicture(faces, faceSize(), int(m_dragged.size()), m_appearance, devicePixelRatioF());
    drag->setPixmap(picture);
    drag->setHotSpot(QPoint(faceSize().width() / 2, faceSize().height() / 3));
    viewport()->update();
    drag->exec(actions, m_model->origin().isEmpty() ? Qt::CopyAction : Qt::MoveAction);
    m_dragged.clear();
    viewport()->update();
}

void CardGridView::showDrag(const CardDrag& drag, QPoint at) {
    m_drop.hover(drag, at);
    if (const model::Card* card = m_faces.card(drag.cards.value(0))) {
        (void)m_faces.face(*card, faceSize(), devicePixelRatioF());
        m_faces.finish();
        m_drop.setPicture(dragPicture({m_faces.face(*card, faceSize(), devicePixelRatioF())}, faceSize(), 1,
                                      m_appearance, devicePixelRatioF()));
    }
    viewport()->update();
}

void CardGridView::endDrag() {
    m_drop.clear();
    viewport()->update();
}

void CardGridView::dragEnterEvent(QDragEnterEvent* event) {
    if (readCardMime(event->mimeData())) {
        event->accept();
    } else {
        event->ignore();
    }
}

void CardGridView::dragMoveEvent(QDragMoveEvent* event) {
    const auto drag = readCardMime(event->mimeData());
    if (drag && m_drop.hover(*drag, event->position().toPoint())) {
        event->acceptProposedAction();
    } else {
        event->ignore();
    }
    viewport()->update();
}

void CardGridView::dragLeaveEvent(QDragLeaveEvent* event) {
    endDrag();
    event->accept();
}

void CardGridView::dropEvent(QDropEvent* event) {
    const auto drag = readCardMime(event->mimeData());
    if (drag && m_drop.hover(*drag, event->position().toPoint())) {
        event->acceptProposedAction();
        Q_EMIT cardsDropped(*drag);
    } else {
        event->ignore();
    }
    endDrag();
}

} // namespace blattwerk::app
