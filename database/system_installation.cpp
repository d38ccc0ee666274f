#include "database/system_installation.h"

#include "database/database.h"
#include "database/search/card_index.h"
#include "database/search/rule_index.h"
#include "database/stores/record_stores.h"
#include "database/system_json.h"

#include <initializer_list>
#include <variant>

namespace blattwerk::database {

using model::Result;

namespace {

using Value = std::variant<std::string, int>;

/// Inserts rows until the first failure, which `result` keeps.
class RowWriter {
public:
    explicit RowWriter(Database& database) : m_database(database) {}

    void insert(std::string_view sql, std::initializer_list<Value> values) {
        if (!result) {
            return;
        }
        Statement statement(m_database, sql);
        for (const Value& value : values) {
            if (const int* number = std::get_if<int>(&value)) {
                statement.bind(*number);
            } else {
                statement.bind(std::get<std::string>(value));
            }
        }
        result = statement.run();
    }

    Result<void> result;

private:
    Database& m_database;
};

void writeSchema(RowWriter& rows, const model::SystemInfo& info) {
    int position = 0;
    for (const model::TypeInfo& type : info.schema.types) {
        rows.insert("INSERT INTO card_type VALUES (?,?,?,?)", {info.key, type.key, ++position, jsonText(toJson(type))});
    }
    for (const model::FieldInfo& field : info.schema.fields) {
        rows.insert("INSERT INTO field VALUES (?,?,?,?,?)",
                    {info.key, field.key, ++position, std::string(fieldKindName(field.kind)), jsonText(toJson(field))});
    }
}

void writeParameters(RowWriter& rows, const model::SystemInfo& info) {
    int position = 0;
    for (const model::Parameter& parameter : info.parameters) {
        rows.insert("INSERT INTO parameter VALUES (?,?,?,?,?,?,?,?,?)",
                    {info.key, parameter.key, ++position, std::string(parameterKindName(parameter.kind)),
                     parameter.defaultValue, parameter.min, parameter.max, parameter.source,
                     jsonText(toJson(parameter))});
    }
}

void writeRuleSets(RowWriter& rows, const model::SystemInfo& info) {
    int position = 0;
    for (const model::RuleSet& set : info.ruleSets) {
        rows.insert("INSERT INTO rule_set VALUES (?,?,?,?,?,?,?)",
                    {info.key, set.key, ++position, set.name.de, set.name.en, set.note.de, set.note.en});
        for (const auto& [parameter, value] : set.values) {
            rows.insert("INSERT INTO rule_set_value VALUES (?,?,?,?)", {info.key, set.key, parameter, value});
        }
    }
}

void writeRules(RowWriter& rows, const std::string& system, const model::RuleBook& book) {
    int position = 0;
    for (const model::RuleSection& section : book.sections) {
        rows.insert("INSERT INTO rule_section VALUES (?,?,?,?,?,?,?,?)",
                    {system, section.id, section.parent, ++position, section.title.de, section.title.en,
                     section.text.de, section.text.en});
    }
    for (const model::Rule& rule : book.rules) {
        rows.insert("INSERT INTO rule VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                    {rule.id, system, ++position, std::string(model::ruleKindName(rule.kind)), rule.section,
                     rule.title.de, rule.title.en, rule.text.de, rule.text.en, rule.keywords.de, rule.keywords.en,
                     rule.severity, jsonText(rule.related), jsonText(rule.parameters), jsonText(rule.construction),
                     jsonText(rule.terms)});
    }
    for (const model::Term& term : book.terms) {
        rows.insert("INSERT INTO term VALUES (?,?,?,?,?,?,?,?,?,?,?)",
                    {system, term.id, ++position, term.code, term.name.de, term.name.en, term.text.de, term.text.en,
                     term.keywords.de, term.keywords.en, jsonText(term.rules)});
    }
}

void writeMessages(RowWriter& rows, const std::string& system, const model::RuleBook& book) {
    for (const model::MessageText& message : book.messages) {
        rows.insert("INSERT INTO message VALUES (?,?,?)", {system, message.id, jsonText(toJson(message))});
    }
}

} // namespace

Result<void> installSystem(Database& database, const SystemPackage& package) {
    const model::SystemInfo& info = package.info;
    RowWriter rows(database);
    const auto position = static_cast<int>(database.integer("SELECT count(*) FROM system")) + 1;
    rows.insert("INSERT INTO system VALUES (?,?,?,?,?)",
                {info.key, position, info.engine, info.edition, jsonText(toJson(info))});
    writeSchema(rows, info);
    writeParameters(rows, info);
    writeRuleSets(rows, info);
    if (!package.layout.empty()) {
        rows.insert("INSERT INTO layout VALUES (?,?)", {info.key, package.layout});
    }
    writeRules(rows, info.key, package.rules);
    writeMessages(rows, info.key, package.rules);
    if (!rows.result) {
        return rows.result;
    }
    if (Result<void> done = indexRules(database, info.key, package.rules); !done) {
        return done;
    }
    return indexNumberFields(database, info.schema);
}

Result<void> updateSystem(Database& database, const SystemPackage& package) {
    const model::SystemInfo& info = package.info;
    RowWriter rows(database);
    rows.insert("UPDATE system SET engine=?, edition=?, definition=? WHERE key=?",
                {info.engine, info.edition, jsonText(toJson(info)), info.key});
    for (const std::string_view table : {"card_type", "field", "parameter", "message"}) {
        rows.insert("DELETE FROM " + std::string(table) + " WHERE system=?", {info.key});
    }
    writeSchema(rows, info);
    writeParameters(rows, info);
    writeMessages(rows, info.key, package.rules);
    return rows.result ? indexNumberFields(database, info.schema) : rows.result;
}

} // namespace blattwerk::database
