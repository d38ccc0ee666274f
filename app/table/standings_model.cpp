#include "app/table/standings_model.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// What a column orders by: the number, of a list how long it is.
int weight(const std::vector<int>& figures, bool isList) {
    return isList ? int(figures.size()) : figures.front();
}

} // namespace

StandingsModel::StandingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void StandingsModel::set(const TableBoard& board, int viewer, Words words) {
    beginResetModel();
    m_viewer = viewer;
    m_words = std::move(words);
    m_rows.clear();
    for (const int seat : board.seats) {
        m_rows.push_back({seat, board.sides[size_t(seat)].standing});
    }
    // A column that is a secret of some, or holds lists, orders by what is known of it.
    for (int column = int(m_words.columns.size()) - 1; column >= 0; --column) {
        const auto figures = [column](const Row& row) -> const Figures& { return row.figures[size_t(column)]; };
        const bool isKnown = std::ranges::all_of(m_rows, [&](const Row& row) { return figures(row).has_value(); });
        const bool isList =
            isKnown && std::ranges::any_of(m_rows, [&](const Row& row) { return figures(row)->size() != 1; });
        if (isKnown) {
            std::ranges::stable_sort(m_rows, [&](const Row& a, const Row& b) {
                return weight(*figures(a), isList) > weight(*figures(b), isList);
            });
        }
    }
    endResetModel();
}

int StandingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + int(m_words.columns.size());
}

QString StandingsModel::text(const Figures& figures) {
    if (!figures) {
        return tr("secret");
    }
    QStringList entries;
    for (const int figure : *figures) {
        entries << QString::number(figure);
    }
    return entries.isEmpty() ? QStringLiteral("–") : entries.join(QStringLiteral(" · "));
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == 0 ? m_words.sides.value(row.seat) : text(row.figures[size_t(index.column()) - 1]);
    case Qt::ToolTipRole:
        return index.column() > 0 && !row.figures[size_t(index.column()) - 1]
                   ? QVariant(tr("Known to the player alone until it is counted"))
                   : QVariant();
    case SeatRole:
        return row.seat;
    case ViewerRole:
        return row.seat == m_viewer;
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    return section == 0 ? m_words.player : m_words.columns.value(section - 1);
}

} // namespace blattwerk::app
