#include "database/stores/record_stores.h"

#include "database/database.h"
#include "database/search/rule_index.h"
#include "database/stores/card_store.h"
#include "database/stores/collection_store.h"
#include "database/stores/rule_text_store.h"
#include "database/system_repository.h"

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

class StoreOnDatabase : public EntityStore {
public:
    explicit StoreOnDatabase(Database& database) : m_database(database) {}

protected:
    /// Runs a statement whose arguments are texts.
    Result<void> run(std::string_view sql, std::initializer_list<std::string_view> arguments) {
        Statement statement(m_database, sql);
        for (const std::string_view argument : arguments) {
            statement.bind(argument);
        }
        return statement.run();
    }

    Database& m_database;
};

class RuleSetStore : public StoreOnDatabase {
public:
    using StoreOnDatabase::StoreOnDatabase;

    Result<std::optional<Json>> load(std::string_view system, std::string_view key) override {
        Result<std::optional<model::SystemInfo>> info = SystemRepository(m_database).find(system);
        if (!info) {
            return info.error();
        }
        const model::RuleSet* set = *info ? (*info)->ruleSet(key) : nullptr;
        return set ? std::optional(toJson(*set)) : std::nullopt;
    }

    Result<void> save(std::string_view system, std::string_view key, Json& value, bool) override {
        Result<std::optional<model::SystemInfo>> info = SystemRepository(m_database).find(system);
        if (!info) {
            return info.error();
        }
        if (!*info) {
            return Error{"edit.unknown_system", {std::string(system)}, {}};
        }
        Result<void> row = run("INSERT INTO rule_set (system, key, position, name_de, name_en, note_de, note_en) "
                               "VALUES (?1, ?2, (SELECT coalesce(max(position), 0) + 1 FROM rule_set WHERE "
                               "system=?1), ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET name_de=?3, name_en=?4, "
                               "note_de=?5, note_en=?6",
                               {system, key, textAt(value, "name"), textAt(value, "name_en"), textAt(value, "note"),
                                textAt(value, "note_en")});
        if (row) {
            row = run("DELETE FROM rule_set_value WHERE system=? AND rule_set=?", {system, key});
        }
        for (const auto& [field, content] : value.items()) {
            if (!row || !field.starts_with("value.") || !content.is_string()) {
                continue;
            }
            const std::string name = field.substr(6);
            const model::Parameter* parameter = (*info)->parameter(name);
            if (!parameter) {
                return Error{"edit.unknown_parameter", {name}, {}};
            }
            const auto text = content.get<std::string>();
            if (Result<void> checked = parameter->check(text); !checked) {
                return checked;
            }
            row = run("INSERT INTO rule_set_value VALUES (?,?,?,?)", {system, key, name, text});
        }
        return row;
    }

    Result<void> remove(std::string_view system, std::string_view key) override {
        return run("DELETE FROM rule_set WHERE system=? AND key=?", {system, key});
    }
};

class LayoutStore : public StoreOnDatabase {
public:
    using StoreOnDatabase::StoreOnDatabase;

    Result<std::optional<Json>> load(std::string_view system, std::string_view) override {
        Statement statement(m_database, "SELECT text FROM layout WHERE system=?");
        if (!statement.bind(system).next()) {
            const Result<void> status = statement.status();
            return status ? Result<std::optional<Json>>(std::nullopt) : status.error();
        }
        return std::optional(Json{{"text", statement.text(0)}});
    }

    Result<void> save(std::string_view system, std::string_view, Json& value, bool) override {
        return run("INSERT INTO layout VALUES (?1, ?2) ON CONFLICT DO UPDATE SET text=?2",
                   {system, textAt(value, "text")});
    }

    Result<void> remove(std::string_view system, std::string_view) override {
        return run("DELETE FROM layout WHERE system=?", {system});
    }
};

class RulingStore : public StoreOnDatabase {
public:
    using StoreOnDatabase::StoreOnDatabase;

    Result<std::optional<Json>> load(std::string_view system, std::string_view key) override {
        Statement row(m_database, "SELECT card_key, question_de, question_en, answer_de, answer_en, rules FROM ruling "
                                  "WHERE system=? AND id=?");
        if (!row.bind(system).bind(key).next()) {
            const Result<void> status = row.status();
            return status ? Result<std::optional<Json>>(std::nullopt) : status.error();
        }
        model::Ruling ruling;
        ruling.cardKey = row.text(0);
        ruling.question = {row.text(1), row.text(2)};
        ruling.answer = {row.text(3), row.text(4)};
        ruling.rules = textsFromJson(parseJson(row.view(5)));
        return std::optional(toJson(ruling));
    }

    Result<void> save(std::string_view system, std::string_view key, Json& value, bool) override {
        const auto rules = value.find("rules");
        const std::string ruleTexts = rules == value.end() ? "[]" : jsonText(*rules);
        Result<void> saved =
            run("INSERT INTO ruling VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9) ON CONFLICT DO UPDATE SET card_key=?3, "
                "question_de=?4, question_en=?5, answer_de=?6, answer_en=?7, rules=?8, changed_at=?9",
                {system, key, textAt(value, "card"), textAt(value, "question"), textAt(value, "question_en"),
                 textAt(value, "answer"), textAt(value, "answer_en"), ruleTexts, utcNow()});
        return saved ? indexRuling(m_database, system, key) : saved;
    }

    Result<void> remove(std::string_view system, std::string_view key) override {
        const Result<void> gone = run("DELETE FROM ruling WHERE system=? AND id=?", {system, key});
        return gone ? indexRuling(m_database, system, key) : gone;
    }
};

class PhraseAliasStore : public StoreOnDatabase {
public:
    using StoreOnDatabase::StoreOnDatabase;

    Result<std::optional<Json>> load(std::string_view system, std::string_view key) override {
        const std::size_t colon = key.find(':');
        Statement row(m_database, "SELECT phrase FROM phrase_alias WHERE system=? AND language=? AND wording=?");
        if (!row.bind(system).bind(key.substr(0, colon)).bind(key.substr(colon + 1)).next()) {
            const Result<void> status = row.status();
            return status ? Result<std::optional<Json>>(std::nullopt) : status.error();
        }
        return std::optional(Json{{"phrase", row.text(0)}});
    }

    Result<void> save(std::string_view system, std::string_view key, Json& value, bool) override {
        const std::size_t colon = key.find(':');
        return run("INSERT INTO phrase_alias VALUES (?1,?2,?3,?4) ON CONFLICT DO UPDATE SET phrase=?4",
                   {system, key.substr(0, colon), key.substr(colon + 1), textAt(value, "phrase")});
    }

    Result<void> remove(std::string_view system, std::string_view key) override {
        const std::size_t colon = key.find(':');
        return run("DELETE FROM phrase_alias WHERE system=? AND language=? AND wording=?",
                   {system, key.substr(0, colon), key.substr(colon + 1)});
    }
};

constexpr std::string_view kEntityNames[]{"card",         "collection", "rule_set", "layout", "ruling",
                                          "phrase_alias", "section",    "rule",     "term"};

} // namespace

std::string_view entityName(EntityKind kind) {
    return kEntityNames[static_cast<std::size_t>(kind)];
}

std::optional<EntityKind> entityFromName(std::string_view name) {
    for (std::size_t i = 0; i < std::size(kEntityNames); ++i) {
        if (kEntityNames[i] == name) {
            return static_cast<EntityKind>(i);
        }
    }
    return std::nullopt;
}

std::unique_ptr<EntityStore> ruleSetStore(Database& database) {
    return std::make_unique<RuleSetStore>(database);
}

std::unique_ptr<EntityStore> layoutStore(Database& database) {
    return std::make_unique<LayoutStore>(database);
}

std::unique_ptr<EntityStore> rulingStore(Database& database) {
    return std::make_unique<RulingStore>(database);
}

std::unique_ptr<EntityStore> phraseAliasStore(Database& database) {
    return std::make_unique<PhraseAliasStore>(database);
}

Json toJson(const model::RuleSet& ruleSet) {
    Json json{{"name", ruleSet.name.de},
              {"name_en", ruleSet.name.en},
              {"note", ruleSet.note.de},
              {"note_en", ruleSet.note.en}};
    for (const auto& [key, value] : ruleSet.values) {
        json["value." + key] = value;
    }
    return json;
}

Json toJson(const model::PhraseAlias& alias) {
    return {{"phrase", (alias.canonical ? "=" : "") + alias.phrase}};
}

model::PhraseAlias phraseAlias(std::string system, std::string language, std::string wording, std::string phrase) {
    const bool canonical = phrase.starts_with('=');
    return {std::move(system), std::move(language), std::move(wording), canonical ? phrase.substr(1) : phrase,
            canonical};
}

Json toJson(const model::Ruling& ruling) {
    return {{"card", ruling.cardKey},     {"question", ruling.question.de}, {"question_en", ruling.question.en},
            {"answer", ruling.answer.de}, {"answer_en", ruling.answer.en},  {"rules", ruling.rules}};
}

EntityStores entityStores(Database& database) {
    EntityStores stores;
    const auto at = [&stores](EntityKind kind) -> auto& {
        return stores.at(static_cast<std::size_t>(kind));
    };
    at(EntityKind::Card) = std::make_unique<CardStore>(database);
    at(EntityKind::Collection) = std::make_unique<CollectionStore>(database);
    at(EntityKind::RuleSet) = ruleSetStore(database);
    at(EntityKind::Layout) = layoutStore(database);
    at(EntityKind::Ruling) = rulingStore(database);
    at(EntityKind::PhraseAlias) = phraseAliasStore(database);
    for (const EntityKind kind : {EntityKind::Section, EntityKind::Rule, EntityKind::Term}) {
        at(kind) = ruleTextStore(database, kind);
    }
    return stores;
}

} // namespace blattwerk::database
