#include "app/table/schedule_model.h"

#include <algorithm>

namespace blattwerk::app {

ScheduleModel::ScheduleModel(QObject* parent) : QAbstractTableModel(parent) {}

void ScheduleModel::set(const TableBoard& board, Words words) {
    beginResetModel();
    m_rounds = board.rounds;
    m_words = std::move(words);
    m_places = 0;
    m_current = std::max(0, board.turn - 1);
    for (size_t row = 0; row < m_rounds.size(); ++row) {
        for (const BoardPairing& one : m_rounds[row]) {
            m_places = std::max(m_places, one.place);
            m_current = one.isPlaying ? int(row) : m_current;
        }
    }
    // Where the last pairing of all is known, the rounds before it are over.
    if (!m_rounds.empty() && !m_rounds.back().empty() && m_rounds.size() > size_t(board.turn)) {
        m_current = int(m_rounds.size()) - 1;
    }
    endResetModel();
}

ScheduleModel::Time ScheduleModel::time(int row) const {
    return row < m_current ? Time::Past : row == m_current ? Time::Now : Time::Later;
}

int ScheduleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rounds.size());
}

int ScheduleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + m_places;
}

const BoardPairing* ScheduleModel::pairing(const QModelIndex& index) const {
    const auto& round = m_rounds[size_t(index.row())];
    const auto it = std::ranges::find(round, index.column(), &BoardPairing::place);
    return index.column() == 0 || it == round.end() ? nullptr : &*it;
}

QVariant ScheduleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == CurrentRole) {
        return index.row() == m_current;
    }
    if (index.column() == 0) {
        return role == Qt::DisplayRole ? QVariant(m_words.rounds.value(index.row())) : QVariant();
    }
    const BoardPairing* one = pairing(index);
    if (one == nullptr) {
        return {};
    }
    const QStringList names{m_words.sides.value(one->seats[0]), m_words.sides.value(one->seats[1])};
    switch (role) {
    case NamesRole:
        return names;
    case WinnerRole:
        return one->winner < 0 ? -1 : one->winner == one->seats[0] ? 0 : 1;
    case PlayingRole:
        return one->isPlaying;
    case Qt::DisplayRole: {
        const QString meets = tr("%1 against %2").arg(names[0], names[1]);
        return one->isPlaying    ? tr("%1: being played").arg(meets)
               : one->winner < 0 ? meets
                                 : tr("%1: %2 wins").arg(meets, m_words.sides.value(one->winner));
    }
    case Qt::ToolTipRole:
        return data(index, Qt::DisplayRole);
    default:
        return {};
    }
}

QVariant ScheduleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    return section == 0 ? m_words.roundHead : m_words.places.value(section - 1);
}

} // namespace blattwerk::app
