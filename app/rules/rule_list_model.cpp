#include "app/rules/rule_list_model.h"

#include <algorithm>
#include <array>

namespace blattwerk::app {

RuleListModel::RuleListModel(QObject* parent) : QAbstractListModel(parent) {}

void RuleListModel::setBook(const model::RuleBook& book, model::Language language) {
    m_book = book;
    m_language = language;
}

RuleListModel::Kinds RuleListModel::kindOf(const database::RuleHit& hit) {
    if (hit.kind == "term") {
        return Kinds::Terms;
    }
    if (hit.kind == "ruling" || model::ruleKindOfId(hit.id) == model::RuleKind::Decision) {
        return Kinds::Decisions;
    }
    return Kinds::Rules;
}

QString RuleListModel::path(const QString& sectionId) const {
    const auto it = std::ranges::find(m_book.sections, sectionId.toStdString(), &model::RuleSection::id);
    return it == m_book.sections.end() ? QString() : QString::fromStdString(it->title.in(m_language));
}

RuleListModel::Row RuleListModel::rowFor(const database::RuleHit& hit) const {
    Row row;
    row.kind = kindOf(hit);
    row.id = QString::fromStdString(hit.id);
    row.text = QString::fromStdString(hit.title);
    const auto rule = std::ranges::find(m_book.rules, hit.id, &model::Rule::id);
    if (rule != m_book.rules.end()) {
        row.path = path(QString::fromStdString(rule->section));
    } else if (row.kind == Kinds::Terms) {
        row.path = tr("Glossary");
    }
    for (const std::string& word : hit.matched) {
        row.matched << QString::fromStdString(word);
    }
    return row;
}

void RuleListModel::setHits(std::vector<database::RuleHit> hits) {
    m_hits = std::move(hits);
    rebuild();
}

void RuleListModel::showAll() {
    std::vector<database::RuleHit> hits;
    for (const model::Rule& rule : m_book.rules) {
        hits.push_back({"rule", rule.id, {}, rule.title.in(m_language), rule.text.in(m_language), {}});
    }
    for (const model::Term& term : m_book.terms) {
        hits.push_back({"term", term.id, {}, term.name.in(m_language), term.text.in(m_language), {}});
    }
    setHits(std::move(hits));
}

void RuleListModel::setKinds(Kinds kinds) {
    m_kinds = kinds;
    rebuild();
}

int RuleListModel::count(Kinds kinds) const {
    return int(std::ranges::count_if(m_hits, [kinds](const database::RuleHit& hit) {
        return hit.kind != "section" && (kinds == Kinds::All || kindOf(hit) == kinds);
    }));
}

void RuleListModel::rebuild() {
    beginResetModel();
    m_rows.clear();
    const std::array headings{std::pair(Kinds::Rules, tr("Rules")), std::pair(Kinds::Terms, tr("Terms")),
                              std::pair(Kinds::Decisions, tr("Decisions and rulings"))};
    for (const auto& [kind, heading] : headings) {
        if (m_kinds != Kinds::All && m_kinds != kind) {
            continue;
        }
        bool first = true;
        for (const database::RuleHit& hit : m_hits) {
            if (hit.kind == "section" || kindOf(hit) != kind) {
                continue;
            }
            if (first) {
                m_rows.push_back({true, kind, {}, {}, heading, {}});
                first = false;
            }
            m_rows.push_back(rowFor(hit));
        }
    }
    endResetModel();
}

int RuleListModel::rowOf(const QString& id) const {
    const auto it = std::ranges::find_if(m_rows, [&id](const Row& row) { return !row.heading && row.id == id; });
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

int RuleListModel::firstEntry() const {
    const auto it = std::ranges::find(m_rows, false, &Row::heading);
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

int RuleListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant RuleListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return row.heading ? row.text : row.id + QStringLiteral(": ") + row.text;
    case IdRole:
        return row.id;
    case KindRole:
        return row.kind == Kinds::Terms ? tr("Term") : row.id;
    case PathRole:
        return row.path;
    case MatchedRole:
        return row.matched;
    case IsHeadingRole:
        return row.heading;
    default:
        return {};
    }
}

Qt::ItemFlags RuleListModel::flags(const QModelIndex& index) const {
    if (!index.isValid() || m_rows[size_t(index.row())].heading) {
        return Qt::NoItemFlags;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace blattwerk::app
