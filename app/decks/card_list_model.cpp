#include "app/decks/card_list_model.h"

#include "app/decks/card_drag.h"
#include "app/face/face_content.h"
#include "model/card_fields.h"

#include <QMimeData>

#include <algorithm>
#include <set>

namespace blattwerk::app {

namespace {

QString fromUtf8(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

} // namespace

CardListModel::CardListModel(QObject* parent) : QAbstractTableModel(parent) {}

void CardListModel::setSystem(const model::SystemInfo& info, const std::string& curveField, model::Language language) {
    beginResetModel();
    m_info = info;
    m_curveField = curveField;
    m_language = language;
    m_columns = {{QStringLiteral("name"), tr("Name"), tr("Name"), {}, false},
                 {QStringLiteral("type"), tr("Type"), tr("Type"), {}, false}};
    for (const model::FieldInfo& field : info.schema.fields) {
        if (field.kind == model::FieldKind::Int && !field.derived) {
            const std::string& name = field.label.in(language);
            const std::string& narrow = field.shortLabel.in(language);
            m_columns.push_back(
                {fromUtf8(field.key), fromUtf8(narrow.empty() ? name : narrow), fromUtf8(name), field.key, true});
        }
    }
    m_columns.push_back({QStringLiteral("copies"), tr("No."), tr("Copies in the deck"), {}, true});
    m_columns.push_back({QStringLiteral("text"), tr("Text"), tr("Text"), {}, false});
    endResetModel();
}

int CardListModel::typeRank(const std::string& type) const {
    const auto it = std::ranges::find(m_info.schema.types, type, &model::TypeInfo::key);
    return int(it - m_info.schema.types.begin());
}

bool CardListModel::comesFirst(const CardRow& a, const CardRow& b) const {
    const int ranks[2] = {typeRank(a.card.type), typeRank(b.card.type)};
    if (ranks[0] != ranks[1]) {
        return ranks[0] < ranks[1];
    }
    const int costs[2] = {a.card.number(m_curveField, -1), b.card.number(m_curveField, -1)};
    if (costs[0] != costs[1]) {
        return costs[0] < costs[1];
    }
    const int order =
        QString::localeAwareCompare(QString::fromStdString(a.card.name), QString::fromStdString(b.card.name));
    return order != 0 ? order < 0 : a.card.key < b.card.key;
}

bool CardListModel::isBefore(const CardRow& a, const CardRow& b) const {
    if (m_sortColumn < 0 || m_sortColumn >= int(m_columns.size())) {
        return comesFirst(a, b);
    }
    const Column& column = m_columns[size_t(m_sortColumn)];
    int order = 0;
    if (column.id == QLatin1String("type")) {
        order = typeRank(a.card.type) - typeRank(b.card.type);
    } else if (column.id == QLatin1String("copies")) {
        order = a.copies - b.copies;
    } else if (column.isNumber) {
        order = a.card.number(column.field, -1) - b.card.number(column.field, -1);
    } else {
        order = QString::localeAwareCompare(text(a, column), text(b, column));
    }
    if (order == 0) {
        return comesFirst(a, b);
    }
    return m_order == Qt::AscendingOrder ? order < 0 : order > 0;
}

void CardListModel::setRows(std::vector<CardRow> rows) {
    const auto before = [this](const CardRow& a, const CardRow& b) { return isBefore(a, b); };
    std::ranges::sort(rows, before);
    std::set<std::string_view> kept;
    for (const CardRow& row : rows) {
        kept.insert(row.card.key);
    }
    for (int i = int(m_rows.size()) - 1; i >= 0; --i) {
        if (!kept.contains(m_rows[size_t(i)].card.key)) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i < m_rows.size() && m_rows[i].card.key == rows[i].card.key) {
            if (!(m_rows[i] == rows[i])) {
                m_rows[i] = std::move(rows[i]);
                Q_EMIT dataChanged(index(int(i), 0), index(int(i), columnCount() - 1));
            }
            continue;
        }
        const auto old = std::ranges::find(m_rows, rows[i].card.key, [](const CardRow& row) { return row.card.key; });
        if (old != m_rows.end()) {
            // An edit moved the card to another place: it is taken out there and put in here.
            const int from = int(old - m_rows.begin());
            beginRemoveRows({}, from, from);
            m_rows.erase(old);
            endRemoveRows();
        }
        const int at = std::min(int(i), int(m_rows.size()));
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, std::move(rows[i]));
        endInsertRows();
    }
}

int CardListModel::rowOf(const QString& key) const {
    const std::string wanted = key.toStdString();
    const auto it = std::ranges::find(m_rows, wanted, [](const CardRow& row) { return row.card.key; });
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

int CardListModel::cardsInGroup(const QString& group) const {
    int cards = 0;
    for (int i = 0; i < rowCount(); ++i) {
        if (data(index(i, 0), GroupRole).toString() == group) {
            cards += m_rows[size_t(i)].copies;
        }
    }
    return cards;
}

int CardListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CardListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_columns.size());
}

QString CardListModel::text(const CardRow& row, const Column& column) const {
    if (column.id == QLatin1String("name")) {
        return fromUtf8(row.card.name);
    }
    if (column.id == QLatin1String("type")) {
        const model::TypeInfo* type = m_info.schema.type(row.card.type);
        return inSentenceCase(fromUtf8(type ? type->name.in(m_language) : row.card.type));
    }
    if (column.id == QLatin1String("text")) {
        return fromUtf8(row.card.text).replace(QLatin1Char('\n'), QStringLiteral(" · "));
    }
    if (column.id == QLatin1String("copies")) {
        return QString::number(row.copies);
    }
    return row.card.has(column.field) ? QString::number(row.card.number(column.field)) : QString();
}

QVariant CardListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const CardRow& row = m_rows[size_t(index.row())];
    const Column& column = m_columns[size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return fromUtf8(row.card.text.empty() ? row.card.name : row.card.name + "\n" + row.card.text);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: {
        if (index.column() > 0) {
            return QString(column.longTitle + QStringLiteral(": ") + text(row, column));
        }
        QString spoken = text(row, m_columns[0]) + QStringLiteral(", ") + text(row, m_columns[1]);
        if (row.isAtFault) {
            spoken += QStringLiteral(", ") + tr("has an error");
        }
        return spoken;
    }
    case KeyRole:
        return fromUtf8(row.card.key);
    case GroupRole: {
        const model::TypeInfo* type = m_info.schema.type(row.card.type);
        return inSentenceCase(fromUtf8(type ? type->name.in(m_language) : row.card.type));
    }
    case FaultRole:
        return row.isAtFault;
    case CopiesRole:
        return row.copies;
    case SortRole:
        return column.isNumber ? QVariant(row.card.number(column.field)) : QVariant(text(row, column));
    default:
        return {};
    }
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const Column& column = m_columns[size_t(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return column.longTitle;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags CardListModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

void CardListModel::sort(int column, Qt::SortOrder order) {
    if (column == m_sortColumn && order == m_order) {
        return;
    }
    m_sortColumn = column;
    m_order = order;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList old = persistentIndexList();
    std::vector<std::string> keys;
    for (const QModelIndex& index : old) {
        keys.push_back(m_rows[size_t(index.row())].card.key);
    }
    std::ranges::sort(m_rows, [this](const CardRow& a, const CardRow& b) { return isBefore(a, b); });
    QModelIndexList moved;
    for (int i = 0; i < old.size(); ++i) {
        moved << index(rowOf(QString::fromStdString(keys[size_t(i)])), old[i].column());
    }
    changePersistentIndexList(old, moved);
    Q_EMIT layoutChanged();
}

QStringList CardListModel::mimeTypes() const {
    return {cardMimeType(), QStringLiteral("text/plain")};
}

QMimeData* CardListModel::mimeData(const QModelIndexList& indexes) const {
    CardDrag drag{fromUtf8(m_info.key), m_origin, {}};
    QStringList names;
    for (const QModelIndex& index : indexes) {
        const QString key = index.data(KeyRole).toString();
        if (!drag.cards.contains(key)) {
            drag.cards << key;
            names << fromUtf8(m_rows[size_t(index.row())].card.name);
        }
    }
    return drag.cards.isEmpty() ? nullptr : makeCardMime(drag, names);
}

} // namespace blattwerk::app
