#include "app/decks/deck_list_panel.h"

#include "app/decks/deck_list_model.h"
#include "app/decks/deck_row_delegate.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QDragMoveEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace blattwerk::app {

DeckListView::DeckListView(const Appearance& appearance, QWidget* parent)
    : QListView(parent),
      m_delegate(new DeckRowDelegate(appearance, this)) {
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setEditTriggers(EditKeyPressed | SelectedClicked);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setDropIndicatorShown(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&appearance, &Appearance::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void DeckListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (current.isValid()) {
        Q_EMIT deckChosen(current.data(DeckListModel::KeyRole).toString());
    }
}

void DeckListView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && state() != EditingState) {
        Q_EMIT deleteRequested();
        return;
    }
    QListView::keyPressEvent(event);
}

void DeckListView::setDropRow(int row) {
    m_delegate->setDropRow(row);
    viewport()->update();
}

void DeckListView::dragEnterEvent(QDragEnterEvent* event) {
    event->setAccepted(readCardMime(event->mimeData()).has_value());
}

void DeckListView::dragMoveEvent(QDragMoveEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    const auto drag = readCardMime(event->mimeData());
    const bool allowed =
        drag && index.isValid() && m_accepts && m_accepts(index.data(DeckListModel::KeyRole).toString(), *drag);
    setDropRow(allowed ? index.row() : -1);
    event->setAccepted(allowed);
}

void DeckListView::dragLeaveEvent(QDragLeaveEvent* event) {
    setDropRow(-1);
    event->accept();
}

void DeckListView::dropEvent(QDropEvent* event) {
    const QString deck = indexAt(event->position().toPoint()).data(DeckListModel::KeyRole).toString();
    const auto drag = readCardMime(event->mimeData());
    setDropRow(-1);
    if (!drag || deck.isEmpty() || !m_accepts || !m_accepts(deck, *drag)) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    Q_EMIT cardsDropped(deck, *drag);
}

NewDeckZone::NewDeckZone(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    setAcceptDrops(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NewDeckZone::setText(const QString& text) {
    m_text = text;
    setAccessibleName(text);
    update();
}

QSize NewDeckZone::sizeHint() const {
    // Narrow columns and large type break the text into more lines.
    const QFontMetrics metrics(m_appearance.font(m_appearance.tokens().type.small));
    const QRect room(0, 0, std::max(width(), 60) - 16, 1000);
    const int text = metrics.boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, m_text).height();
    return {160, std::max(m_appearance.px(60), text + 16)};
}

void NewDeckZone::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) {
        updateGeometry();
    }
}

void NewDeckZone::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(m_over ? c.legal : c.line2, m_over ? 2 : 1, m_over ? Qt::SolidLine : Qt::DashLine);
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_appearance.tokens().radius.button,
                            m_appearance.tokens().radius.button);
    painter.setPen(m_over ? c.legal : c.ink2);
    painter.setFont(m_appearance.font(m_appearance.tokens().type.small, m_over));
    painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

void NewDeckZone::dragEnterEvent(QDragEnterEvent* event) {
    m_over = readCardMime(event->mimeData()).has_value();
    event->setAccepted(m_over);
    update();
}

void NewDeckZone::dragMoveEvent(QDragMoveEvent* event) {
    event->setAccepted(m_over);
}

void NewDeckZone::dragLeaveEvent(QDragLeaveEvent*) {
    m_over = false;
    update();
}

void NewDeckZone::dropEvent(QDropEvent* event) {
    m_over = false;
    update();
    if (const auto drag = readCardMime(event->mimeData())) {
        event->acceptProposedAction();
        Q_EMIT cardsDropped(*drag);
    }
}

DeckListPanel::DeckListPanel(const Appearance& appearance, DeckListModel* model, QWidget* parent)
    : Ground(appearance, Kind::Surface, {}, parent),
      m_title(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_new(new QToolButton(this)),
      m_list(new DeckListView(appearance, this)),
      m_zone(new NewDeckZone(appearance, this)),
      m_model(model),
      m_appearance(appearance) {
    const auto restyle = [this, &appearance] { setMinimumWidth(appearance.px(180)); };
    connect(&appearance, &Appearance::changed, this, restyle);
    restyle();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 1, 12);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 0, 8, 0);
    head->addWidget(m_title, 1);
    m_new->setAutoRaise(true);
    m_new->setFocusPolicy(Qt::TabFocus);
    head->addWidget(m_new);
    column->addLayout(head);
    m_list->setObjectName(QStringLiteral("decks.list"));
    m_list->setModel(model);
    column->addWidget(m_list);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, 8, 12, 0);
    m_zone->setObjectName(QStringLiteral("decks.new_zone"));
    foot->addWidget(m_zone);
    column->addLayout(foot);
    column->addStretch(1);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(model, signal, this, &DeckListPanel::fit);
    }
    connect(&appearance, &Appearance::changed, this, &DeckListPanel::fit);
    fit();
}

void DeckListPanel::fit() {
    // The list is as tall as its decks, so that the drop zone stands below the last one; a long list scrolls.
    const int rows = std::max(1, m_model->rowCount());
    const int row = m_appearance.px(44);
    m_list->setMinimumHeight(std::min(rows, 10) * row + 2);
    m_list->setMaximumHeight(rows * row + 2);
    const int icon = m_appearance.px(m_appearance.tokens().size.iconSmall);
    m_new->setIconSize({icon, icon});
}

void DeckListPanel::setNewAction(QAction* action) {
    m_new->setDefaultAction(action);
    m_new->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void DeckListPanel::setTitle(const QString& title) {
    m_title->setText(title);
    m_list->setAccessibleName(title);
}

} // namespace blattwerk::app
