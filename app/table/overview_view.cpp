#include "app/table/overview_view.h"

#include "app/shell/appearance.h"
#include "app/table/overview_delegate.h"
#include "app/widgets/flat_header.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kRoundWidth = 96;
constexpr int kMostPlaceWidth = 260;
constexpr int kFigureWidth = 132;
constexpr int kPlayerWidth = 260;
/// Two lines of a pairing and some air.
constexpr int kPairingHeight = 42;

} // namespace

OverviewView::OverviewView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_schedule(new ScheduleModel(this)),
      m_standings(new StandingsModel(this)),
      m_rounds(makeTable(m_schedule, "table.overview.rounds")),
      m_players(makeTable(m_standings, "table.overview.standings")) {
    setObjectName(QStringLiteral("table.overview"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_rounds, 1);
    column->addWidget(m_players);
    m_players->horizontalHeader()->setStretchLastSection(true);
    setFocusProxy(m_rounds);
    connect(&appearance, &Appearance::changed, this, &OverviewView::fit);
}

QTableView* OverviewView::makeTable(QAbstractTableModel* model, const char* name) {
    auto* table = new QTableView(this);
    table->setObjectName(QLatin1String(name));
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setItemDelegate(new OverviewDelegate(m_appearance, table));
    auto* header = new FlatHeader(m_appearance, Qt::Horizontal, table);
    header->setFirstEdge(m_appearance.tokens().space.page);
    table->setHorizontalHeader(header);
    table->setModel(model);
    header->setHighlightSections(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    return table;
}

void OverviewView::fit() {
    const int first = m_appearance.px(kRoundWidth);
    const int places = m_schedule->columnCount() - 1;
    m_rounds->verticalHeader()->setDefaultSectionSize(m_appearance.px(kPairingHeight));
    m_rounds->setColumnWidth(0, first);
    for (int place = 1; place <= places; ++place) {
        m_rounds->setColumnWidth(place, std::min(m_appearance.px(kMostPlaceWidth), (width() - first) / places));
    }
    const int row = m_appearance.px(m_appearance.tokens().size.rowNormal);
    m_players->verticalHeader()->setDefaultSectionSize(row);
    m_players->setColumnWidth(0, m_appearance.px(kPlayerWidth));
    for (int column = 1; column < m_standings->columnCount(); ++column) {
        m_players->setColumnWidth(column, m_appearance.px(kFigureWidth));
    }
    // All players in view, and the rounds above take what is left.
    const int wanted = (m_standings->rowCount() + 1) * row + 4;
    m_players->setFixedHeight(std::min(wanted, std::max(3 * row, height() / 2)));
}

void OverviewView::retranslate() {
    m_rounds->setAccessibleName(tr("Rounds of the tournament"));
    m_players->setAccessibleName(tr("Standings"));
}

void OverviewView::takeFocus() {
    m_rounds->setFocus();
    for (int row = 0; row < m_schedule->rowCount(); ++row) {
        if (m_schedule->time(row) == ScheduleModel::Time::Now) {
            m_rounds->setCurrentIndex(m_schedule->index(row, 0));
        }
    }
}

void OverviewView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void OverviewView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT dismissed();
        return;
    }
    QWidget::keyPressEvent(event);
}

void OverviewView::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), m_appearance.colours().surface);
}

} // namespace blattwerk::app
