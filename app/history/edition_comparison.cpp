#include "app/history/edition_comparison.h"

#include "app/session/difference_text.h"
#include "app/session/illegal_decks.h"
#include "app/session/scenario_files.h"
#include "app/session/sentences.h"
#include "database/comparison/edition_contents.h"

#include <QCoreApplication>

#include <algorithm>

namespace blattwerk::app {

using database::ItemChange;
using database::ItemKind;

namespace {

/// Scenarios that are named beside the comparison; of more the number is told.
constexpr int kMostScenarios = 5;

model::Result<database::ProjectContents> stateOf(Workspace& workspace, const std::string& system,
                                                 const std::string& label) {
    if (!label.empty()) {
        return database::editionContents(workspace.project(), system, label);
    }
    auto contents = database::readContents(workspace.project());
    if (contents) {
        std::erase_if(contents->systems, [&](const auto& one) { return one.package.info.key != system; });
    }
    return contents;
}

/// As the history names it: values and titles are asked for by it.
database::HistoryItem historyItem(const database::ItemId& id) {
    const auto entity = id.kind == ItemKind::Card         ? database::EntityKind::Card
                        : id.kind == ItemKind::Collection ? database::EntityKind::Collection
                                                          : database::EntityKind::Ruling;
    return {entity, id.system, id.key};
}

bool isTold(ItemKind kind) {
    return kind == ItemKind::Card || kind == ItemKind::Collection;
}

} // namespace

model::Result<EditionComparison> EditionComparison::make(Workspace& workspace, const std::string& system,
                                                         const std::string& left, const std::string& right) {
    auto before = stateOf(workspace, system, left);
    if (!before) {
        return before.error();
    }
    auto after = stateOf(workspace, system, right);
    if (!after) {
        return after.error();
    }
    EditionComparison made;
    made.m_left = std::move(*before);
    made.m_right = std::move(*after);
    made.m_left.name = made.m_right.name;
    // Cards name them by their contents, so nothing is compared with them.
    made.m_left.pictures.clear();
    made.m_right.pictures.clear();
    made.m_difference = database::difference(made.m_left, made.m_right);
    // Cards first, then decks; of one kind as they stand.
    for (auto* list : {&made.m_difference.added, &made.m_difference.changed, &made.m_difference.removed}) {
        std::ranges::stable_sort(*list, {}, [](const database::ItemDifference& one) {
            return one.id.kind == ItemKind::Card ? 0 : one.id.kind == ItemKind::Collection ? 1 : 2;
        });
    }
    return made;
}

EditionComparison::Row EditionComparison::row(int at) const {
    if (at < 0) {
        return {};
    }
    size_t place = size_t(at);
    const std::pair<const std::vector<database::ItemDifference>*, ItemChange::Kind> lists[]{
        {&m_difference.changed, ItemChange::Kind::Edited},
        {&m_difference.added, ItemChange::Kind::Added},
        {&m_difference.removed, ItemChange::Kind::Removed}};
    for (const auto& [list, kind] : lists) {
        if (place < list->size()) {
            return {&(*list)[place], kind};
        }
        place -= list->size();
    }
    return {};
}

std::vector<ChangedItems::Item> EditionComparison::items(const ItemWords& words) const {
    std::vector<ChangedItems::Item> items;
    for (int at = 0;; ++at) {
        const Row row = this->row(at);
        if (!row.item) {
            return items;
        }
        const database::ItemId& id = row.item->id;
        QStringList fields;
        for (const model::FieldChange& field : row.item->fields) {
            fields << words.fieldTitle(historyItem(id), field.field);
        }
        const QString name = isTold(id.kind) && !row.item->name.empty() ? QString::fromStdString(row.item->name)
                                                                        : itemTitle(id, row.item->name);
        const bool isEdit = row.kind == ItemChange::Kind::Edited;
        items.push_back({row.kind, name, isEdit && isTold(id.kind) ? fields.join(QStringLiteral(", ")) : QString(),
                         isTold(id.kind) ? words.accent(historyItem(id)) : QString()});
    }
}

std::optional<model::Card> EditionComparison::cardIn(const database::ProjectContents& contents,
                                                     const database::ItemId& id) {
    const database::SystemContents* system = contents.system(id.system);
    if (!system || id.kind != ItemKind::Card) {
        return std::nullopt;
    }
    const auto card = std::ranges::find(system->package.cards, id.key, &model::Card::key);
    return card == system->package.cards.end() ? std::nullopt : std::optional(*card);
}

ItemView::Content EditionComparison::content(const ItemWords& words, int at, const QString& leftTitle,
                                             const QString& rightTitle) const {
    ItemView::Content content;
    content.left.title = leftTitle;
    content.right.title = rightTitle;
    const Row row = this->row(at);
    if (!row.item) {
        return content;
    }
    const database::ItemId& id = row.item->id;
    content.name = isTold(id.kind) && !row.item->name.empty() ? QString::fromStdString(row.item->name)
                                                              : itemTitle(id, row.item->name);
    content.key = isTold(id.kind) ? QString::fromStdString(id.key) : QString();
    content.accent = isTold(id.kind) ? words.accent(historyItem(id)) : QString();
    content.left.card = cardIn(m_left, id);
    content.right.card = cardIn(m_right, id);
    const database::SystemContents* system = m_right.system(id.system);
    for (const model::FieldChange& field : row.item->fields) {
        DifferenceTable::Row line;
        line.field = field.field;
        line.title = isTold(id.kind) ? words.fieldTitle(historyItem(id), field.field)
                                     : fieldLabel(system ? &system->package.info : nullptr, field.field, uiLanguage());
        line.left = words.value(field.field, field.before);
        line.right = words.value(field.field, field.after);
        content.rows.push_back(std::move(line));
    }
    return content;
}

QString EditionComparison::cardKey(int at) const {
    const Row row = this->row(at);
    return row.item && row.item->id.kind == ItemKind::Card ? QString::fromStdString(row.item->id.key) : QString();
}

QStringList EditionComparison::decksTurnedIllegal() const {
    const auto decks = app::decksTurnedIllegal(m_left, m_right);
    if (!decks) {
        return {errorSentence(decks.error())};
    }
    QStringList sentences;
    for (const IllegalDeck& deck : *decks) {
        QStringList rules;
        for (const model::Finding& finding : deck.errors) {
            const QString rule = QString::fromStdString(finding.rule);
            if (!rules.contains(rule)) {
                rules << rule;
            }
        }
        sentences << QCoreApplication::translate("History", "%1 became illegal: %2")
                         .arg(QString::fromStdString(deck.name), rules.join(QStringLiteral(", ")));
    }
    return sentences;
}

QStringList EditionComparison::scenariosChanged(const QString& folder, const std::stop_token& stop) const {
    const auto files = scenarioFiles({folder.toStdString()});
    const auto found =
        files ? compareScenarios(m_left, m_right, *files, stop) : model::Result<ScenarioComparison>(files.error());
    if (!found) {
        return {errorSentence(found.error())};
    }
    QStringList sentences;
    for (const ChangedScenario& one : found->changed) {
        if (sentences.size() == kMostScenarios) {
            sentences << QCoreApplication::translate("History", "and %n more scenario(s)", nullptr,
                                                     int(found->changed.size()) - kMostScenarios);
            break;
        }
        const QString name = QString::fromStdString(one.name);
        const QString now = QString::fromStdString(scenarioResultText(one.after));
        sentences << (one.after.ok ? QCoreApplication::translate("History", "Scenario “%1” passes now").arg(name)
                      : one.before.ok
                          ? QCoreApplication::translate("History", "Scenario “%1” fails now: %2").arg(name, now)
                          : QCoreApplication::translate("History", "Scenario “%1” fails otherwise: %2").arg(name, now));
    }
    sentences << QCoreApplication::translate("History", "%n scenario(s) run, %1 with another result", nullptr,
                                             found->run)
                     .arg(found->changed.size());
    return sentences;
}

} // namespace blattwerk::app
