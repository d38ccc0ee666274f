#include "app/cards/card_table_view.h"

#include "app/cards/card_row_delegate.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/flat_header.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace blattwerk::app {

namespace {

const QString kColumnsSetting = QStringLiteral("cards/columns");

/// The edges of a cell, and beside a title the arrow of the order.
constexpr int kCellRoom = 18;
constexpr int kHeadRoom = 22;
constexpr int kMeasuredRows = 60;
constexpr int kLeastName = 132;

/// The most pixels at 100 % that a column gets before anyone changes it.
int usualWidth(const CardColumn& column) {
    if (column.kind == CardColumn::Kind::Findings) {
        return 28;
    }
    if (column.kind == CardColumn::Kind::Values) {
        return 64;
    }
    if (column.id == QLatin1String("status")) {
        return 96;
    }
    if (column.id == QLatin1String("type")) {
        return 98;
    }
    return column.isNumber ? 58 : 120;
}

} // namespace

CardTableView::CardTableView(const Appearance& appearance, Settings& settings, QWidget* parent)
    : QTableView(parent),
      m_appearance(appearance),
      m_settings(settings),
      m_delegate(new CardRowDelegate(appearance, this)) {
    setObjectName(QStringLiteral("cards.table"));
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    setEditTriggers(NoEditTriggers);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    auto* header = new FlatHeader(appearance, Qt::Horizontal, this);
    setHorizontalHeader(header);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(1, Qt::AscendingOrder);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setMinimumSectionSize(24);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint& place) {
        QMenu menu(this);
        fillColumnMenu(&menu);
        menu.exec(header->viewport()->mapToGlobal(place));
    });
    connect(header, &QHeaderView::sectionResized, this, [this](int at) {
        if (m_model && at < m_model->columnCount() && m_model->column(at).id != QLatin1String("name")) {
            fitNames();
        }
    });
    setSortingEnabled(true);
    connect(&appearance, &Appearance::changed, this, &CardTableView::restyle);
    restyle();
}

void CardTableView::restyle() {
    verticalHeader()->setDefaultSectionSize(m_appearance.px(m_appearance.tokens().size.rowNormal));
    viewport()->update();
}

void CardTableView::setCardModel(CardTableModel* model) {
    m_model = model;
    setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &CardTableView::renewLayout);
    const QStringList wanted = m_settings.value(kColumnsSetting).toStringList();
    if (!wanted.isEmpty()) {
        model->setColumns(wanted);
    }
    renewLayout();
}

void CardTableView::renewLayout() {
    hover(-1);
    clearSpans();
    if (m_model->grouping() != CardGrouping::None && m_model->columnCount() > 1) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (!m_model->card(row)) {
                setSpan(row, 0, 1, m_model->columnCount());
            }
        }
    }
    QHeaderView* header = horizontalHeader();
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const CardColumn& column = m_model->column(i);
        if (column.id == QLatin1String("name")) {
            header->setSectionResizeMode(i, QHeaderView::Fixed);
            continue;
        }
        header->setSectionResizeMode(i, column.kind == CardColumn::Kind::Findings ? QHeaderView::Fixed
                                                                                  : QHeaderView::Interactive);
        const QVariant chosen = m_settings.value(QStringLiteral("cards/width/") + column.id);
        header->resizeSection(i, chosen.isValid() ? m_appearance.px(chosen.toInt()) : fittingWidth(i));
    }
    fitNames();
}

void CardTableView::fitNames() {
    QHeaderView* header = horizontalHeader();
    for (int i = 0; m_model && i < m_model->columnCount(); ++i) {
        if (m_model->column(i).id == QLatin1String("name")) {
            const int others = header->length() - header->sectionSize(i);
            header->resizeSection(i, std::max(viewport()->width() - others, m_appearance.px(kLeastName)));
        }
    }
}

void CardTableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitNames();
}

int CardTableView::fittingWidth(int at) const {
    const CardColumn& column = m_model->column(at);
    const int usual = m_appearance.px(usualWidth(column));
    if (column.kind == CardColumn::Kind::Findings) {
        return usual;
    }
    const QFontMetrics head(m_appearance.font(m_appearance.tokens().type.label, true));
    const QFontMetrics body(m_appearance.font(m_appearance.tokens().type.body));
    const int headWidth = head.horizontalAdvance(column.title) + kHeadRoom;
    int width = headWidth;
    for (int row = 0; row < std::min(m_model->rowCount(), kMeasuredRows); ++row) {
        width = std::max(width, body.horizontalAdvance(m_model->index(row, at).data().toString()) + kCellRoom);
    }
    // Values of several fields have one head: it may be longer than a usual column.
    const int most = column.kind == CardColumn::Kind::Values ? 2 * usual : usual;
    return std::max(std::min(width, most), std::min(headWidth, 2 * usual));
}

QStringList CardTableView::selectedKeys() const {
    QStringList keys;
    if (!selectionModel()) {
        return keys;
    }
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    for (const QModelIndex& index : rows) {
        const QString key = index.data(CardTableModel::KeyRole).toString();
        if (!key.isEmpty() && !keys.contains(key)) {
            keys << key;
        }
    }
    return keys;
}

QString CardTableView::currentKey() const {
    return currentIndex().data(CardTableModel::KeyRole).toString();
}

void CardTableView::selectKeys(const QStringList& keys) {
    QItemSelection selection;
    QModelIndex first;
    for (const QString& key : keys) {
        const int row = m_model->rowOf(key);
        if (row >= 0) {
            const QModelIndex left = m_model->index(row, 0);
            selection.select(left, m_model->index(row, m_model->columnCount() - 1));
            if (!first.isValid()) {
                first = m_model->index(row, qMin(1, m_model->columnCount() - 1));
            }
        }
    }
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first.isValid() && !viewport()->rect().contains(visualRect(first).center())) {
        scrollTo(first, PositionAtCenter);
    }
}

void CardTableView::fillColumnMenu(QMenu* menu) {
    const QStringList shown = m_model->columnIds();
    for (const CardColumn& column : m_model->possibleColumns()) {
        QAction* action = menu->addAction(column.longTitle);
        action->setCheckable(true);
        action->setChecked(shown.contains(column.id));
        action->setEnabled(column.id != QLatin1String("name"));
        connect(action, &QAction::toggled, this, [this, id = column.id](bool on) { toggleColumn(id, on); });
    }
}

void CardTableView::toggleColumn(const QString& id, bool shown) {
    const QStringList keys = selectedKeys();
    QStringList ids = m_model->columnIds();
    ids.removeAll(id);
    if (shown) {
        ids << id;
    }
    m_model->setColumns(ids);
    m_settings.setValue(kColumnsSetting, m_model->columnIds());
    horizontalHeader()->setSortIndicator(m_model->sortColumn(), horizontalHeader()->sortIndicatorOrder());
    selectKeys(keys);
}

void CardTableView::hover(int row) {
    if (m_hovered != row) {
        m_hovered = row;
        m_delegate->setHoveredRow(row);
        viewport()->update();
    }
}

bool CardTableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        hover(rowAt(static_cast<QMouseEvent*>(event)->position().toPoint().y()));
    } else if (event->type() == QEvent::Leave) {
        hover(-1);
    }
    return QTableView::viewportEvent(event);
}

void CardTableView::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() == Qt::NoModifier) {
        if (event->key() == Qt::Key_Space) {
            Q_EMIT enlargeRequested();
            return;
        }
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            Q_EMIT editRequested();
            return;
        }
    }
    QTableView::keyPressEvent(event);
}

void CardTableView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT cardsSelected();
}

int CardTableView::sizeHintForColumn(int column) const {
    // The view asks every visible row; that is enough for a double click on the head.
    return qBound(30, QTableView::sizeHintForColumn(column), m_appearance.px(360));
}

} // namespace blattwerk::app
