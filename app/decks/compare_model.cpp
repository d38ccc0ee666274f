#include "app/decks/compare_model.h"

#include "app/face/face_content.h"
#include "app/session/workspace.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace blattwerk::app {

CompareModel::CompareModel(QObject* parent) : QAbstractTableModel(parent) {}

void CompareModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_common = m_onlyLeft = m_onlyRight = 0;
    endResetModel();
}

void CompareModel::show(const SystemDesk& desk, const model::Collection& left, const model::Collection& right,
                        const std::string& curveField, model::Language language) {
    beginResetModel();
    m_rows.clear();
    m_common = m_onlyLeft = m_onlyRight = 0;
    m_curveField = curveField;
    m_language = language;
    m_names[0] = QString::fromStdString(left.name.in(language));
    m_names[1] = QString::fromStdString(right.name.in(language));
    for (const model::TypeInfo& type : desk.info.schema.types) {
        addType(desk, type, left, right);
    }
    endResetModel();
}

void CompareModel::addType(const SystemDesk& desk, const model::TypeInfo& type, const model::Collection& left,
                           const model::Collection& right) {
    Row head;
    head.isHead = true;
    head.title = inSentenceCase(QString::fromStdString(type.name.in(m_language)));
    std::vector<std::pair<Side, Side>> both;
    std::vector<Side> lefts;
    std::vector<Side> rights;
    for (const model::Card& card : desk.cards) {
        const int counts[2] = {left.copiesOf(card.key), right.copiesOf(card.key)};
        if (card.type != type.key || counts[0] + counts[1] == 0) {
            continue;
        }
        head.counts[0] += counts[0];
        head.counts[1] += counts[1];
        m_common += std::min(counts[0], counts[1]);
        m_onlyLeft += std::max(0, counts[0] - counts[1]);
        m_onlyRight += std::max(0, counts[1] - counts[0]);
        const auto side = [&](int copies) {
            return Side{QString::fromStdString(card.key), QString::fromStdString(card.name),
                        card.number(m_curveField, -1), copies};
        };
        if (counts[0] > 0 && counts[1] > 0) {
            both.emplace_back(side(counts[0]), side(counts[1]));
        } else {
            (counts[0] > 0 ? lefts : rights).push_back(side(std::max(counts[0], counts[1])));
        }
    }
    if (head.counts[0] + head.counts[1] == 0) {
        return;
    }
    m_rows.push_back(head);
    const auto before = [](const Side& a, const Side& b) {
        return a.cost != b.cost ? a.cost < b.cost : QString::localeAwareCompare(a.name, b.name) < 0;
    };
    std::ranges::sort(lefts, before);
    std::ranges::sort(rights, before);
    std::ranges::sort(both, before, &std::pair<Side, Side>::first);
    // Differences first: they are what one looks for. Cards of the same cost face each other.
    size_t l = 0;
    size_t r = 0;
    while (l < lefts.size() || r < rights.size()) {
        Row row;
        const bool takeLeft = l < lefts.size() && (r == rights.size() || lefts[l].cost <= rights[r].cost);
        const bool takeRight = r < rights.size() && (l == lefts.size() || rights[r].cost <= lefts[l].cost);
        if (takeLeft) {
            row.left = lefts[l++];
        }
        if (takeRight) {
            row.right = rights[r++];
        }
        m_rows.push_back(row);
    }
    for (const auto& [inLeft, inRight] : both) {
        Row& row = m_rows.emplace_back();
        row.left = inLeft;
        row.right = inRight;
    }
}

int CompareModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 3;
}

QVariant CompareModel::headData(const Row& row, int column, int role) const {
    const int difference = row.counts[1] - row.counts[0];
    switch (role) {
    case HeadRole:
        return true;
    case Qt::DisplayRole:
        if (column == MarkColumn) {
            return difference == 0 ? QString()
                                   : (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) +
                                         QString::number(std::abs(difference));
        }
        return tr("%1 %2").arg(row.title).arg(row.counts[column == LeftColumn ? 0 : 1]);
    default:
        return {};
    }
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[size_t(index.row())];
    if (row.isHead) {
        return headData(row, index.column(), role);
    }
    const bool same = row.left && row.right && row.left->key == row.right->key;
    if (index.column() == MarkColumn) {
        if (role == Qt::DisplayRole) {
            const bool copies = same && row.left->copies != row.right->copies;
            return copies ? QStringLiteral("%1 : %2").arg(row.left->copies).arg(row.right->copies)
                   : same ? QStringLiteral("=")
                          : QString();
        }
        return role == HeadRole ? QVariant(false) : QVariant();
    }
    const std::optional<Side>& side = index.column() == LeftColumn ? row.left : row.right;
    switch (role) {
    case HeadRole:
        return false;
    case OnlyRole:
        return side.has_value() && !same;
    case Qt::DisplayRole:
        return side ? QVariant(side->name) : QVariant();
    case CostRole:
        return side && side->cost >= 0 ? QVariant(side->cost) : QVariant();
    case KeyRole:
        return side ? QVariant(side->key) : QVariant();
    case Qt::AccessibleTextRole:
        return !side ? QVariant() : same ? QVariant(side->name) : QVariant(tr("%1, only here").arg(side->name));
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section == MarkColumn) {
        return {};
    }
    return m_names[section == LeftColumn ? 0 : 1];
}

Qt::ItemFlags CompareModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return m_rows[size_t(index.row())].isHead ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace blattwerk::app
