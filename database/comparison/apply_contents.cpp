#include "database/comparison/apply_contents.h"

#include "database/change_writer.h"
#include "database/comparison/items.h"
#include "database/database.h"
#include "database/project.h"
#include "database/stores/record_stores.h"
#include "database/stores/rule_text_store.h"
#include "database/system_installation.h"

#include <algorithm>
#include <array>
#include <map>

namespace blattwerk::database {

using namespace model;

namespace {

using database::fieldsOf;

Json fieldsOf(const SystemRuleSet& set) {
    return toJson(set.ruleSet);
}
Json fieldsOf(const LayoutText& layout) {
    return layout.text;
}
Json fieldsOf(const Ruling& ruling) {
    return toJson(ruling);
}
Json fieldsOf(const PhraseAlias& alias) {
    return toJson(alias);
}

Json fieldsOf(const RuleText& text) {
    Json json = toJson(text);
    json.erase("position");
    return json;
}

std::string keyOf(const Card& card) {
    return card.key;
}
std::string keyOf(const Collection& collection) {
    return collection.key;
}
std::string keyOf(const SystemRuleSet& set) {
    return set.ruleSet.key;
}
std::string keyOf(const LayoutText&) {
    return "face";
}
std::string keyOf(const Ruling& ruling) {
    return ruling.id;
}
std::string keyOf(const PhraseAlias& alias) {
    return alias.language + ":" + alias.wording;
}

std::vector<SystemRuleSet> ruleSetsOf(const SystemContents& system) {
    std::vector<SystemRuleSet> sets;
    for (const RuleSet& set : system.package.info.ruleSets) {
        sets.push_back({system.package.info.key, set});
    }
    return sets;
}

std::vector<LayoutText> layoutOf(const SystemContents& system) {
    const std::string& text = system.package.layout;
    return text.empty() ? std::vector<LayoutText>() : std::vector<LayoutText>{{system.package.info.key, text}};
}

std::string keyOf(const RuleText& text) {
    return std::string(entityName(entityOf(text))) + ":" + idOf(text);
}

template<typename T>
void appendPieces(std::vector<RuleText>& texts, const std::string& system, const std::vector<T>& pieces) {
    int position = 0;
    for (const T& piece : pieces) {
        texts.push_back({system, piece, ++position});
    }
}

std::vector<RuleText> rulesOf(const SystemContents& system) {
    std::vector<RuleText> texts;
    const std::string& key = system.package.info.key;
    appendPieces(texts, key, system.package.rules.sections);
    appendPieces(texts, key, system.package.rules.rules);
    appendPieces(texts, key, system.package.rules.terms);
    return texts;
}

/// Reading order of what is there afterwards: as wanted, with what else stays behind the same neighbour as now.
template<typename T>
std::vector<std::string> readingOrder(const std::vector<T>& present, const std::vector<T>& wanted, bool deletes) {
    std::vector<std::string> order;
    for (const T& piece : wanted) {
        order.push_back(piece.id);
    }
    for (std::size_t i = 0; !deletes && i < present.size(); ++i) {
        if (std::ranges::find(order, present[i].id) == order.end()) {
            const auto before = i == 0 ? order.end() : std::ranges::find(order, present[i - 1].id);
            order.insert(before == order.end() ? order.begin() : before + 1, present[i].id);
        }
    }
    return order;
}

/// Where a piece is new or another order is wanted, all get their places anew. Places are no part of the history.
template<typename T>
Result<void> place(Database& database, const std::string& table, const std::string& system,
                   const std::vector<T>& present, const std::vector<T>& wanted, bool deletes) {
    const std::vector<std::string> order = readingOrder(present, wanted, deletes);
    std::vector<std::string> known;
    for (const T& piece : present) {
        if (std::ranges::find(order, piece.id) != order.end()) {
            known.push_back(piece.id);
        }
    }
    if (order == known) {
        return {};
    }
    std::int64_t position = 0;
    for (const std::string& id : order) {
        Statement update(database, "UPDATE " + table + " SET position=? WHERE system=? AND id=?");
        if (Result<void> done = update.bind(++position).bind(system).bind(id).run(); !done) {
            return done;
        }
    }
    return {};
}

Result<void> placeRules(Database& database, const SystemContents& present, const SystemContents& wanted, bool deletes) {
    const std::string& system = wanted.package.info.key;
    const RuleBook& now = present.package.rules;
    const RuleBook& next = wanted.package.rules;
    Result<void> done = place(database, "rule_section", system, now.sections, next.sections, deletes);
    done = done ? place(database, "rule", system, now.rules, next.rules, deletes) : done;
    return done ? place(database, "term", system, now.terms, next.terms, deletes) : done;
}

/// The steps from one state to the other. Cards go last, when no collection holds them any more.
class Steps {
public:
    explicit Steps(bool deletes) : m_deletes(deletes) {}

    template<typename T>
    void add(const std::vector<T>& present, const std::vector<T>& wanted) {
        std::map<std::string, const T*> known;
        for (const T& value : present) {
            known[keyOf(value)] = &value;
        }
        for (const T& value : wanted) {
            const auto before = known.find(keyOf(value));
            if (before == known.end()) {
                changes.changes.emplace_back(ValueChange<T>{{}, value});
            } else {
                if (fieldsOf(*before->second) != fieldsOf(value)) {
                    changes.changes.emplace_back(ValueChange<T>{*before->second, value});
                }
                known.erase(before);
            }
        }
        for (const auto& [key, value] : known) {
            if (m_deletes) {
                deletions.emplace_back(ValueChange<T>{*value, {}});
            }
        }
    }

    ChangeSet finish() {
        std::ranges::stable_sort(deletions, {},
                                 [](const Change& one) { return std::holds_alternative<ValueChange<Card>>(one); });
        changes.changes.insert(changes.changes.end(), deletions.begin(), deletions.end());
        return std::move(changes);
    }

    ChangeSet changes;
    std::vector<Change> deletions;

private:
    bool m_deletes;
};

bool isDefinition(ItemKind kind) {
    constexpr std::array kWithHistory{ItemKind::Project, ItemKind::RuleSet, ItemKind::Layout,
                                      ItemKind::Section, ItemKind::Rule,    ItemKind::Term};
    return kind < ItemKind::Card && std::ranges::find(kWithHistory, kind) == kWithHistory.end();
}

/// What describes a system and cannot be undone.
Items definitionOf(const SystemContents& system) {
    Items items = itemsOf({{}, {system}, {}});
    std::erase_if(items, [](const auto& item) { return !isDefinition(item.first.kind); });
    return items;
}

/// Without deletions what the wanted description lacks stays.
SystemContents withPresent(const SystemContents& present, const SystemContents& wanted) {
    Items items = definitionOf(present);
    for (auto& [id, fields] : definitionOf(wanted)) {
        items[id] = fields;
    }
    const ProjectContents joined = contentsOf(items, {{}, {wanted}, {}});
    return joined.systems.front();
}

Result<void> writePictures(Project& project, const ProjectContents& wanted) {
    for (const auto& [hash, picture] : wanted.pictures) {
        const Result<std::string> added = project.art().add(picture.mediaType, picture.bytes);
        if (!added) {
            return added.error();
        }
    }
    return {};
}

Result<void> writeDefinition(Database& database, const SystemContents* present, const SystemContents& wanted,
                             bool deletes) {
    if (!present) {
        SystemPackage bare = wanted.package;
        bare.layout.clear();
        bare.info.ruleSets.clear();
        return installSystem(database, bare);
    }
    const SystemContents next = deletes ? wanted : withPresent(*present, wanted);
    return definitionOf(*present) == definitionOf(next) ? Result<void>() : updateSystem(database, next.package);
}

} // namespace

Result<RevisionSummary> applyContents(Project& project, const ProjectContents& wanted, const ApplyWish& wish) {
    const Result<ProjectContents> present = readContents(project);
    if (!present) {
        return present.error();
    }
    Database& database = project.database();
    Transaction transaction(database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun.error();
    }
    // Types and parameters are exchanged while cards and rule sets name them; they are compared at the end.
    if (Result<void> deferred = database.run("PRAGMA defer_foreign_keys=ON"); !deferred) {
        return deferred.error();
    }
    Steps steps(wish.deletes);
    Result<void> status = writePictures(project, wanted);
    if (status && !wanted.name.empty() && wanted.name != present->name) {
        status = project.records().setMeta("name", wanted.name);
    }
    static const SystemContents kNone;
    for (auto it = wanted.systems.begin(); status && it != wanted.systems.end(); ++it) {
        const SystemContents* old = present->system(it->package.info.key);
        status = writeDefinition(database, old, *it, wish.deletes);
        const SystemContents& before = old ? *old : kNone;
        steps.add(before.package.cards, it->package.cards);
        steps.add(before.package.collections, it->package.collections);
        steps.add(ruleSetsOf(before), ruleSetsOf(*it));
        steps.add(layoutOf(before), layoutOf(*it));
        if (old) {
            steps.add(rulesOf(*old), rulesOf(*it));
        }
        steps.add(before.rulings, it->rulings);
        steps.add(before.aliases, it->aliases);
    }
    if (!status) {
        return status.error();
    }
    Result<RevisionSummary> written = ChangeWriter(database).write(steps.finish(), wish.options);
    if (!written) {
        return written;
    }
    for (const SystemContents& system : wanted.systems) {
        const SystemContents* old = present->system(system.package.info.key);
        if (Result<void> placed = old ? placeRules(database, *old, system, wish.deletes) : Result<void>(); !placed) {
            return placed.error();
        }
    }
    const Result<void> committed = transaction.commit();
    return committed ? std::move(written) : Result<RevisionSummary>(committed.error());
}

} // namespace blattwerk::database
