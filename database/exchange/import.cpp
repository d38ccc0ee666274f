#include "database/exchange/import.h"

#include "database/exchange/row_to_card.h"
#include "database/past_state.h"
#include "database/project.h"
#include "database/value_json.h"
#include "model/text_folding.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>

namespace blattwerk::database {

using model::Card;
using model::Error;
using model::Result;

namespace {

std::string mappingKey(const std::string& system) {
    return "import.mapping." + system;
}

ColumnMapping mappingFor(Project& project, const ImportRows& rows, const ImportOptions& options,
                         const model::SystemInfo& info) {
    const ColumnMapping remembered = textMapFromJson(parseJson(project.records().meta(mappingKey(info.key))));
    ColumnMapping mapping;
    std::set<std::string> taken;
    const auto use = [&](const std::string& column, const std::string& field) {
        if (!field.empty() && taken.insert(field).second) {
            mapping[column] = field;
        }
    };
    for (const std::string& column : rows.columns) {
        if (const auto chosen = options.mapping.find(column); chosen != options.mapping.end()) {
            use(column, chosen->second);
        }
    }
    for (const std::string& column : rows.columns) {
        if (options.mapping.contains(column)) {
            continue;
        }
        const auto before = remembered.find(column);
        use(column, before != remembered.end() ? before->second : fieldOfColumn(column, info));
    }
    return mapping;
}

/// Works through the rows one by one and sorts them into the preview.
class ImportMatcher {
public:
    ImportMatcher(Project& project, const model::SystemInfo& info, const CardCheck& check, ImportPreview& preview)
        : m_project(project),
          m_info(info),
          m_check(check),
          m_preview(preview) {}

    Result<void> start() {
        Result<std::vector<Card>> cards = m_project.cards().all(m_info.key);
        if (!cards) {
            return cards.error();
        }
        m_cards = std::move(*cards);
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            m_byKey.emplace(m_cards[i].key, i);
            m_byName[model::foldText(m_cards[i].name)].push_back(i);
        }
        return {};
    }

    void take(const ImportRow& row) {
        if (row.surplus) {
            return fail(row, Error{"import.too_many_cells", {}, {}});
        }
        const std::string key = cellOf(row, "key");
        const std::string name = cellOf(row, "name");
        const std::string nameKey = model::foldText(name);
        if (key.empty() && name.empty()) {
            return fail(row, Error{"import.no_key_or_name", {}, {}});
        }
        const bool seenKey = !key.empty() && !m_seenKeys.insert(key).second;
        const bool seenName = key.empty() && !m_seenNames.insert(nameKey).second;
        if (seenKey || seenName) {
            m_preview.duplicates.push_back(seenKey ? key : name);
            return;
        }
        const auto byKey = m_byKey.find(key);
        const auto byName = m_byName.find(nameKey);
        const bool hasKey = !key.empty() && byKey != m_byKey.end();
        const bool hasName = !name.empty() && byName != m_byName.end();
        const bool isAmbiguous = key.empty() && hasName && byName->second.size() > 1;
        const bool isOtherCard =
            hasKey && hasName && std::ranges::find(byName->second, byKey->second) == byName->second.end();
        if (isAmbiguous || isOtherCard) {
            std::vector<std::size_t> cards = byName->second;
            if (isOtherCard) {
                cards.insert(cards.begin(), byKey->second);
            }
            return settle(row, key.empty() ? name : key, cards);
        }
        // A key of its own says that it is another card, unless the names are the same to the letter.
        const bool sameCard =
            hasName && (key.empty() || (byName->second.size() == 1 && m_cards[byName->second.front()].name == name));
        if (hasKey) {
            change(row, m_cards[byKey->second]);
        } else if (sameCard) {
            change(row, m_cards[byName->second.front()]);
        } else {
            add(row, key, name);
        }
    }

private:
    std::string cellOf(const ImportRow& row, std::string_view field) const {
        for (const auto& [column, mapped] : m_preview.mapping) {
            if (mapped == field) {
                const std::string* value = row.value(column);
                return value ? model::trimmed(model::printableText(*value, true)) : std::string();
            }
        }
        return {};
    }

    /// Takes the row for the card that was chosen for it.
    void settle(const ImportRow& row, const std::string& called, const std::vector<std::size_t>& cards) {
        ImportConflict conflict{row.line, called, {}, {}};
        const auto wanted = m_preview.options.choices.find(row.line);
        for (const std::size_t at : cards) {
            conflict.cards.push_back({m_cards[at].key, m_cards[at].name});
            if (wanted != m_preview.options.choices.end() && wanted->second == m_cards[at].key) {
                conflict.chosen = m_cards[at].key;
                change(row, m_cards[at]);
            }
        }
        m_preview.conflicts.push_back(std::move(conflict));
    }

    void fail(const ImportRow& row, Error error) { m_preview.errors.push_back({row.line, std::move(error)}); }

    Result<void> checked(const Card& card) const {
        Result<void> fits = model::checkCard(card, m_info.schema);
        return fits && m_check ? m_check(card) : fits;
    }

    void change(const ImportRow& row, const Card& before) {
        if (!m_matched.insert(before.key).second) {
            m_preview.duplicates.push_back(before.key);
            return;
        }
        Card after = before;
        Result<void> applied = applyRow(after, row, m_preview.mapping, m_info);
        if (applied) {
            applied = checked(after);
        }
        if (!applied) {
            return fail(row, applied.error());
        }
        if (after == before) {
            ++m_preview.unchanged;
            m_preview.unchangedKeys.push_back(before.key);
        } else {
            m_preview.changed.push_back({before, after, model::changedFields(before, after)});
        }
    }

    void add(const ImportRow& row, const std::string& key, const std::string& name) {
        Card card;
        card.system = m_info.key;
        card.key = key;
        if (key.empty()) {
            const std::string base = m_project.cards().freeKey(m_info.key, name);
            card.key = base;
            for (int n = 2; m_newKeys.contains(card.key) || m_byKey.contains(card.key); ++n) {
                card.key = base + "-" + std::to_string(n);
            }
        }
        card.type = m_preview.options.defaultType;
        Result<void> applied = applyRow(card, row, m_preview.mapping, m_info);
        if (applied && card.type.empty()) {
            applied = Error{"import.no_type", {card.key}, {}};
        }
        if (applied) {
            applied = checked(card);
        }
        if (!applied) {
            return fail(row, applied.error());
        }
        m_newKeys.insert(card.key);
        m_preview.added.push_back(std::move(card));
    }

    Project& m_project;
    const model::SystemInfo& m_info;
    const CardCheck& m_check;
    ImportPreview& m_preview;
    std::vector<Card> m_cards;
    std::unordered_map<std::string, std::size_t> m_byKey;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
    std::set<std::string> m_seenKeys;
    std::set<std::string> m_seenNames;
    std::set<std::string> m_matched;
    std::set<std::string> m_newKeys;
};

/// Puts cards that the collection does not hold yet at its end.
Result<void> addToCollection(Project& project, const ImportPreview& preview, model::ChangeSet& changes) {
    const ImportOptions& options = preview.options;
    Result<std::optional<model::Collection>> found = project.collections().find(options.system, options.collection);
    if (!found) {
        return found.error();
    }
    if (!*found) {
        return Error{"collection.missing", {options.collection}, {}};
    }
    model::Collection after = **found;
    const auto add = [&after](const std::string& key) {
        if (after.copiesOf(key) == 0) {
            after.cards.push_back({key, 1});
        }
    };
    for (const Card& card : preview.added) {
        add(card.key);
    }
    for (const ChangedCard& card : preview.changed) {
        add(card.after.key);
    }
    for (const std::string& key : preview.unchangedKeys) {
        add(key);
    }
    if (after != **found) {
        changes.changes.emplace_back(model::ValueChange<model::Collection>{**found, std::move(after)});
    }
    return {};
}

} // namespace

Result<ImportPreview> previewImport(Project& project, const ImportRows& rows, const ImportOptions& options,
                                    const CardCheck& check) {
    Result<std::optional<model::SystemInfo>> info = project.systems().find(options.system);
    if (!info) {
        return info.error();
    }
    if (!*info) {
        return Error{"edit.unknown_system", {options.system}, {}};
    }
    ImportPreview preview;
    preview.options = options;
    preview.columns = rows.columns;
    preview.mapping = mappingFor(project, rows, options, **info);
    for (const auto& [column, field] : options.mapping) {
        const bool isColumn = std::ranges::find(rows.columns, column) != rows.columns.end();
        const bool isField = field.empty() || fieldOfColumn(field, **info) == field;
        if (!isColumn || !isField) {
            return Error{isColumn ? "card.unknown_field" : "import.unknown_column", {isColumn ? field : column}, {}};
        }
    }
    ImportMatcher matcher(project, **info, check, preview);
    if (Result<void> started = matcher.start(); !started) {
        return started.error();
    }
    for (const ImportRow& row : rows.rows) {
        matcher.take(row);
    }
    for (const auto& [line, key] : options.choices) {
        const bool isTaken = key.empty() || std::ranges::any_of(preview.conflicts, [&](const ImportConflict& one) {
                                 return one.line == line && one.chosen == key;
                             });
        if (!isTaken) {
            return Error{"import.no_choice", {std::to_string(line), key}, {}};
        }
    }
    return preview;
}

int ImportPreview::openConflicts() const {
    return static_cast<int>(
        std::ranges::count_if(conflicts, [](const ImportConflict& one) { return one.chosen.empty(); }));
}

ImportPreview chosenPart(const ImportPreview& preview, const LeftOut& leftOut) {
    const std::string& system = preview.options.system;
    const auto isOut = [&](const std::string& key, const std::string& field) {
        return leftOut.contains({ItemId{ItemKind::Card, system, key}, field});
    };
    ImportPreview part = preview;
    std::erase_if(part.added, [&](const Card& card) { return isOut(card.key, {}); });
    std::erase_if(part.changed, [&](const ChangedCard& card) { return isOut(card.before.key, {}); });
    for (ChangedCard& card : part.changed) {
        const Json before = toJson(card.before);
        Json after = toJson(card.after);
        for (const model::FieldChange& field : card.fields) {
            if (isOut(card.before.key, field.field)) {
                after = withFieldOf(after, before, field.field);
            }
        }
        card.after = cardFromJson(after, system, card.before.key);
        card.fields = model::changedFields(card.before, card.after);
    }
    std::erase_if(part.changed, [](const ChangedCard& card) { return card.fields.empty(); });
    return part;
}

Result<RevisionSummary> applyImport(Project& project, const ImportPreview& preview, const std::string& author) {
    model::ChangeSet changes;
    for (const Card& card : preview.added) {
        changes.changes.emplace_back(model::ValueChange<Card>{{}, card});
    }
    for (const ChangedCard& card : preview.changed) {
        changes.changes.emplace_back(model::ValueChange<Card>{card.before, card.after});
    }
    if (!preview.options.collection.empty()) {
        if (Result<void> added = addToCollection(project, preview, changes); !added) {
            return added.error();
        }
    }
    PerformOptions options;
    options.author = author;
    options.kind = "import";
    Result<RevisionSummary> performed = project.perform(changes, options);
    if (performed) {
        ColumnMapping mapping;
        for (const std::string& column : preview.columns) {
            const auto field = preview.mapping.find(column);
            mapping[column] = field == preview.mapping.end() ? std::string() : field->second;
        }
        const Result<void> remembered =
            project.records().setMeta(mappingKey(preview.options.system), jsonText(Json(mapping)));
        if (!remembered) {
            return remembered.error();
        }
    }
    return performed;
}

} // namespace blattwerk::database
