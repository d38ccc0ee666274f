#include "app/cards/card_table_model.h"

#include "app/face/face_content.h"
#include "model/finding.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace blattwerk::app {

CardTableModel::CardTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void CardTableModel::setSource(CardTableSource source) {
    QStringList shown = columnIds();
    if (!m_source.info.key.empty() && source.info.key != m_source.info.key) {
        // Each game system has values of its own: its columns are not those that were chosen for another.
        m_shownIn[m_source.info.key] = shown;
        shown = m_shownIn[source.info.key];
    }
    beginResetModel();
    m_source = std::move(source);
    m_possible = cardColumns(m_source.info, m_source.language);
    m_columns.clear();
    for (const QString& id : shown.isEmpty() ? usualColumns(m_source.info) : shown) {
        if (const auto it = std::ranges::find(m_possible, id, &CardColumn::id); it != m_possible.end()) {
            m_columns.push_back(*it);
        }
    }
    arrange();
    endResetModel();
}

void CardTableModel::setCards(std::vector<model::Card> cards) {
    beginResetModel();
    m_cards = std::move(cards);
    arrange();
    endResetModel();
}

void CardTableModel::setColumns(const QStringList& ids) {
    const QString sorted = m_sortColumn >= 0 && m_sortColumn < int(m_columns.size())
                               ? m_columns[size_t(m_sortColumn)].id
                               : QStringLiteral("name");
    beginResetModel();
    m_columns.clear();
    for (const CardColumn& column : m_possible) {
        if (ids.contains(column.id)) {
            m_columns.push_back(column);
        }
    }
    const auto it = std::ranges::find(m_columns, sorted, &CardColumn::id);
    m_sortColumn = it == m_columns.end() ? -1 : int(it - m_columns.begin());
    arrange();
    endResetModel();
}

QStringList CardTableModel::columnIds() const {
    QStringList ids;
    for (const CardColumn& column : m_columns) {
        ids << column.id;
    }
    return ids;
}

void CardTableModel::setGrouping(CardGrouping grouping) {
    if (m_grouping != grouping) {
        m_grouping = grouping;
        rebuild();
    }
}

const model::Card* CardTableModel::card(int row) const {
    if (row < 0 || row >= int(m_rows.size()) || m_rows[size_t(row)].card < 0) {
        return nullptr;
    }
    return &m_cards[size_t(m_rows[size_t(row)].card)];
}

int CardTableModel::rowOf(const QString& key) const {
    const std::string wanted = key.toStdString();
    for (int row = 0; row < int(m_rows.size()); ++row) {
        if (const model::Card* found = card(row); found && found->key == wanted) {
            return row;
        }
    }
    return -1;
}

void CardTableModel::renewSeverities() {
    const auto it = std::ranges::find(m_columns, CardColumn::Kind::Findings, &CardColumn::kind);
    if (it != m_columns.end() && !m_rows.empty()) {
        const int column = int(it - m_columns.begin());
        Q_EMIT dataChanged(index(0, column), index(int(m_rows.size()) - 1, column), {SeverityRole, Qt::ToolTipRole});
    }
}

void CardTableModel::rebuild() {
    beginResetModel();
    arrange();
    endResetModel();
}

void CardTableModel::sort(int column, Qt::SortOrder order) {
    if (column >= int(m_columns.size())) {
        return;
    }
    m_sortColumn = column;
    m_order = order;
    rebuild();
}

void CardTableModel::arrange() {
    std::vector<int> order(m_cards.size());
    std::iota(order.begin(), order.end(), 0);
    if (m_sortColumn >= 0 && m_sortColumn < int(m_columns.size())) {
        const CardColumn& column = m_columns[size_t(m_sortColumn)];
        const bool down = m_order == Qt::DescendingOrder;
        std::vector<int> severities;
        if (column.kind == CardColumn::Kind::Findings) {
            for (const model::Card& card : m_cards) {
                const int severity = m_severity ? m_severity(card) : -1;
                severities.push_back(severity < 0 ? int(model::Severity::Advice) + 1 : severity);
            }
        }
        std::ranges::stable_sort(order, [&](int a, int b) {
            const int by = severities.empty() ? compareCards(column, m_cards[size_t(a)], m_cards[size_t(b)],
                                                             m_source.info, m_source.language)
                                              : severities[size_t(a)] - severities[size_t(b)];
            return down ? by > 0 : by < 0;
        });
    }
    m_rows.clear();
    if (m_grouping == CardGrouping::None) {
        for (const int card : order) {
            m_rows.push_back({card, {}, 0});
        }
        return;
    }
    const auto addGroup = [&](const QString& title, auto&& belongs) {
        const size_t head = m_rows.size();
        m_rows.push_back({-1, title, 0});
        for (const int card : order) {
            if (belongs(m_cards[size_t(card)])) {
                m_rows.push_back({card, title, 0});
                ++m_rows[head].count;
            }
        }
        if (m_rows[head].count == 0) {
            m_rows.pop_back();
        }
    };
    if (m_grouping == CardGrouping::Type) {
        for (const model::TypeInfo& type : m_source.info.schema.types) {
            addGroup(inSentenceCase(QString::fromStdString(type.plural.in(m_source.language))),
                     [&type](const model::Card& card) { return card.type == type.key; });
        }
        return;
    }
    const auto decksOf = [this](const model::Card& card) {
        const auto it = m_source.decks.find(card.key);
        return it == m_source.decks.end() ? QStringList() : it->second;
    };
    for (const QString& deck : m_source.deckNames) {
        addGroup(deck, [&](const model::Card& card) { return decksOf(card).contains(deck); });
    }
    addGroup(tr("In no deck"), [&](const model::Card& card) { return decksOf(card).isEmpty(); });
}

int CardTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CardTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant CardTableModel::groupData(const Row& row, int column, int role) const {
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return column == 0 ? QVariant(row.group) : QVariant();
    case GroupCountRole:
        return row.count;
    case SeverityRole:
        return -1;
    default:
        return {};
    }
}

QVariant CardTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[size_t(index.row())];
    if (row.card < 0) {
        return groupData(row, index.column(), role);
    }
    const model::Card& card = m_cards[size_t(row.card)];
    const CardColumn& column = m_columns[size_t(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return columnText(column, card, m_source.info, m_source.language);
    case Qt::AccessibleTextRole:
        if (column.kind == CardColumn::Kind::Findings) {
            switch (m_severity ? m_severity(card) : -1) {
            case int(model::Severity::Error):
                return tr("has errors");
            case int(model::Severity::Warning):
                return tr("has warnings");
            case int(model::Severity::Advice):
                return tr("has advice");
            default:
                return tr("no findings");
            }
        }
        return columnText(column, card, m_source.info, m_source.language);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        return column.id == QLatin1String("text") || column.id == QLatin1String("flavour") ||
                       column.id == QLatin1String("notes")
                   ? QVariant(columnText(column, card, m_source.info, m_source.language))
                   : QVariant();
    case KeyRole:
        return QString::fromStdString(card.key);
    case SeverityRole:
        return m_severity ? m_severity(card) : -1;
    default:
        return {};
    }
}

QVariant CardTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= int(m_columns.size())) {
        return {};
    }
    const CardColumn& column = m_columns[size_t(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return column.longTitle;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

Qt::ItemFlags CardTableModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const bool head = m_rows[size_t(index.row())].card < 0;
    return head ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace blattwerk::app
