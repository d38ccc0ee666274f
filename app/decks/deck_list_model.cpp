#include "app/decks/deck_list_model.h"

#include <algorithm>

namespace blattwerk::app {

DeckListModel::DeckListModel(QObject* parent) : QAbstractListModel(parent) {}

void DeckListModel::setRows(std::vector<DeckRow> rows) {
    for (int i = int(m_rows.size()) - 1; i >= 0; --i) {
        if (std::ranges::find(rows, m_rows[size_t(i)].key, &DeckRow::key) == rows.end()) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
    for (size_t i = 0; i < rows.size(); ++i) {
        const int at = int(i);
        const auto old = std::ranges::find(m_rows, rows[i].key, &DeckRow::key);
        if (old != m_rows.end() && old - m_rows.begin() != at) {
            const int from = int(old - m_rows.begin());
            beginRemoveRows({}, from, from);
            m_rows.erase(old);
            endRemoveRows();
        }
        if (i < m_rows.size() && m_rows[i].key == rows[i].key) {
            if (!(m_rows[i] == rows[i])) {
                m_rows[i] = std::move(rows[i]);
                Q_EMIT dataChanged(index(at), index(at));
            }
            continue;
        }
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, std::move(rows[i]));
        endInsertRows();
    }
}

int DeckListModel::rowOf(const QString& key) const {
    const auto it = std::ranges::find(m_rows, key, &DeckRow::key);
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

int DeckListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant DeckListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const DeckRow& row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        QString text = row.name + QStringLiteral(", ") + row.caption;
        if (row.counts.errors > 0) {
            text += QStringLiteral(", ") + tr("%n error(s)", nullptr, row.counts.errors);
        } else if (row.counts.warnings > 0) {
            text += QStringLiteral(", ") + tr("%n warning(s)", nullptr, row.counts.warnings);
        } else {
            text += QStringLiteral(", ") + tr("follows the construction rules");
        }
        return text;
    }
    case KeyRole:
        return row.key;
    case ColourRole:
        return row.colour;
    case CaptionRole:
        return row.caption;
    case ErrorsRole:
        return row.counts.errors;
    case WarningsRole:
        return row.counts.warnings;
    default:
        return {};
    }
}

Qt::ItemFlags DeckListModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool DeckListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().trimmed();
    if (!index.isValid() || role != Qt::EditRole || name.isEmpty() || name == m_rows[size_t(index.row())].name) {
        return false;
    }
    Q_EMIT renameRequested(m_rows[size_t(index.row())].key, name);
    return true;
}

} // namespace blattwerk::app
