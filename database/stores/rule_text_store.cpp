#include "database/stores/rule_text_store.h"

#include "database/database.h"
#include "database/rule_json.h"
#include "database/search/rule_index.h"

#include <span>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr const char* kPosition = "position";

struct Column {
    std::string_view name;
    std::string_view field;
    bool isList = false;
};

constexpr Column kSection[]{{"parent", "parent"},
                            {"title_de", "title.de"},
                            {"title_en", "title.en"},
                            {"text_de", "text.de"},
                            {"text_en", "text.en"}};
constexpr Column kRule[]{{"kind", "kind"},
                         {"section", "section"},
                         {"title_de", "title.de"},
                         {"title_en", "title.en"},
                         {"text_de", "text.de"},
                         {"text_en", "text.en"},
                         {"keywords_de", "keywords.de"},
                         {"keywords_en", "keywords.en"},
                         {"severity", "severity"},
                         {"related", "related", true},
                         {"parameters", "parameters", true},
                         {"construction", "construction", true},
                         {"terms", "terms", true}};
constexpr Column kTerm[]{
    {"code", "code"},       {"name_de", "name.de"},         {"name_en", "name.en"},         {"text_de", "text.de"},
    {"text_en", "text.en"}, {"keywords_de", "keywords.de"}, {"keywords_en", "keywords.en"}, {"rules", "rules", true}};

struct Table {
    std::string_view name;
    std::span<const Column> columns;
    /// Of its text in both languages.
    std::string_view title;
};

Table tableOf(EntityKind kind) {
    return kind == EntityKind::Section ? Table{"rule_section", kSection, "title"}
           : kind == EntityKind::Rule  ? Table{"rule", kRule, "title"}
                                       : Table{"term", kTerm, "name"};
}

class RuleTextStore : public EntityStore {
public:
    RuleTextStore(Database& database, EntityKind kind) : m_database(database), m_kind(kind), m_table(tableOf(kind)) {}

    Result<std::optional<Json>> load(std::string_view system, std::string_view key) override {
        std::string sql = "SELECT position";
        for (const Column& column : m_table.columns) {
            sql += ", " + std::string(column.name);
        }
        Statement row(m_database, sql + " FROM " + std::string(m_table.name) + " WHERE system=? AND id=?");
        if (!row.bind(system).bind(key).next()) {
            const Result<void> status = row.status();
            return status ? Result<std::optional<Json>>(std::nullopt) : status.error();
        }
        Json value{{kPosition, row.number(0)}};
        int at = 0;
        for (const Column& column : m_table.columns) {
            ++at;
            Json& field = value[std::string(column.field)];
            if (column.isList) {
                field = textsFromJson(parseJson(row.view(at)));
            } else {
                field = row.text(at);
            }
        }
        return std::optional(std::move(value));
    }

    Result<void> save(std::string_view system, std::string_view key, Json& value, bool isNew) override {
        const std::string table(m_table.name);
        std::string names;
        std::string marks;
        for (const Column& column : m_table.columns) {
            names += std::string(column.name) + (isNew ? ", " : "=?, ");
            marks += "?, ";
        }
        names.resize(names.size() - 2);
        marks.resize(marks.size() - 2);
        Statement write(m_database, isNew ? "INSERT INTO " + table + " (" + names + ", system, id, position) VALUES (" +
                                                marks + ", ?, ?, ?)"
                                          : "UPDATE " + table + " SET " + names + " WHERE system=? AND id=?");
        for (const Column& column : m_table.columns) {
            const auto found = value.find(column.field);
            const bool isThere = found != value.end() && !found->is_null();
            write.bind(column.isList ? (isThere ? jsonText(*found) : std::string("[]"))
                                     : textAt(value, std::string(column.field).c_str()));
        }
        write.bind(system).bind(key);
        if (isNew) {
            const auto position = value.find(kPosition);
            const bool isPlaced = position != value.end() && position->is_number_integer();
            write.bind(isPlaced ? position->get<std::int64_t>()
                                : m_database.integer("SELECT coalesce(max(position), 0) + 1 FROM " + table));
        }
        const Result<void> saved = write.run();
        return saved ? index(system, key, value) : saved;
    }

    Result<void> remove(std::string_view system, std::string_view key) override {
        Statement erase(m_database, "DELETE FROM " + std::string(m_table.name) + " WHERE system=? AND id=?");
        const Result<void> gone = erase.bind(system).bind(key).run();
        return gone ? unindexRuleText(m_database, entityName(m_kind), system, key) : gone;
    }

private:
    Result<void> index(std::string_view system, std::string_view key, const Json& value) {
        const auto local = [&value](std::string_view field) {
            const std::string name(field);
            return model::LocalText{textAt(value, (name + ".de").c_str()), textAt(value, (name + ".en").c_str())};
        };
        const Result<void> gone = unindexRuleText(m_database, entityName(m_kind), system, key);
        return gone ? indexRuleText(m_database, {entityName(m_kind), key, system, local(m_table.title), local("text"),
                                                 local("keywords")})
                    : gone;
    }

    Database& m_database;
    EntityKind m_kind;
    Table m_table;
};

/// What the project compares is nested: `title` with a text for each language.
Json nested(const Json& flat, std::span<const Column> columns, std::string_view id) {
    Json json{{"id", id}};
    for (const Column& column : columns) {
        const auto found = flat.find(column.field);
        if (found == flat.end() || found->is_null()) {
            continue;
        }
        const std::size_t dot = column.field.find('.');
        if (dot == std::string_view::npos) {
            json[std::string(column.field)] = *found;
        } else {
            json[std::string(column.field.substr(0, dot))][std::string(column.field.substr(dot + 1))] = *found;
        }
    }
    return json;
}

} // namespace

std::unique_ptr<EntityStore> ruleTextStore(Database& database, EntityKind kind) {
    return std::make_unique<RuleTextStore>(database, kind);
}

bool isRuleText(EntityKind kind) {
    return kind == EntityKind::Section || kind == EntityKind::Rule || kind == EntityKind::Term;
}

EntityKind entityOf(const model::RuleText& text) {
    constexpr EntityKind kKinds[]{EntityKind::Section, EntityKind::Rule, EntityKind::Term};
    return kKinds[text.piece.index()];
}

std::string idOf(const model::RuleText& text) {
    return std::visit([](const auto& piece) { return piece.id; }, text.piece);
}

Json toJson(const model::RuleText& text) {
    const Json whole = std::visit([](const auto& piece) { return toJson(piece); }, text.piece);
    Json json = Json::object();
    for (const Column& column : tableOf(entityOf(text)).columns) {
        const std::size_t dot = column.field.find('.');
        const Json& outer = whole.at(std::string(column.field.substr(0, dot)));
        json[std::string(column.field)] = dot == std::string_view::npos
                                              ? outer
                                              : Json(textAt(outer, std::string(column.field.substr(dot + 1)).c_str()));
    }
    if (text.position > 0) {
        json[kPosition] = text.position;
    }
    return json;
}

model::RuleText ruleTextFromJson(const Json& json, EntityKind kind, std::string system, std::string id) {
    const Json whole = nested(json, tableOf(kind).columns, id);
    model::RuleText text{std::move(system), {}, 0};
    if (const auto position = json.find(kPosition); position != json.end() && position->is_number_integer()) {
        text.position = position->get<int>();
    }
    if (kind == EntityKind::Section) {
        text.piece = sectionFromJson(whole);
    } else if (kind == EntityKind::Rule) {
        text.piece = ruleFromJson(whole);
    } else {
        text.piece = termFromJson(whole);
    }
    return text;
}

} // namespace blattwerk::database
