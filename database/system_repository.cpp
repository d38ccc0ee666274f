#include "database/system_repository.h"

#include "database/database.h"
#include "database/system_json.h"

namespace blattwerk::database {

using model::Result;
using model::SystemInfo;

namespace {

Result<void> readSchema(Database& database, SystemInfo& info) {
    Statement types(database, "SELECT definition FROM card_type WHERE system=? ORDER BY position");
    types.bind(info.key);
    while (types.next()) {
        info.schema.types.push_back(typeFromJson(parseJson(types.view(0))));
    }
    if (Result<void> status = types.status(); !status) {
        return status;
    }
    Statement fields(database, "SELECT definition FROM field WHERE system=? ORDER BY position");
    fields.bind(info.key);
    while (fields.next()) {
        info.schema.fields.push_back(fieldFromJson(parseJson(fields.view(0))));
    }
    return fields.status();
}

Result<void> readParameters(Database& database, SystemInfo& info) {
    Statement rows(database, "SELECT key, type, default_value, min, max, source, definition FROM parameter WHERE "
                             "system=? ORDER BY position");
    rows.bind(info.key);
    while (rows.next()) {
        model::Parameter parameter;
        parameter.key = rows.text(0);
        parameter.kind = rows.view(1) == "bool"   ? model::ParameterKind::Bool
                         : rows.view(1) == "enum" ? model::ParameterKind::Enum
                                                  : model::ParameterKind::Int;
        parameter.defaultValue = rows.text(2);
        parameter.min = rows.number(3);
        parameter.max = rows.number(4);
        parameter.source = rows.text(5);
        readParameter(parameter, parseJson(rows.view(6)));
        info.parameters.push_back(std::move(parameter));
    }
    return rows.status();
}

Result<void> readRuleSets(Database& database, SystemInfo& info) {
    Statement rows(database, "SELECT key, name_de, name_en, note_de, note_en FROM rule_set WHERE system=? "
                             "ORDER BY position, key");
    rows.bind(info.key);
    while (rows.next()) {
        model::RuleSet set;
        set.key = rows.text(0);
        set.name = {rows.text(1), rows.text(2)};
        set.note = {rows.text(3), rows.text(4)};
        Statement values(database, "SELECT parameter, value FROM rule_set_value WHERE system=? AND rule_set=?");
        values.bind(info.key).bind(set.key);
        while (values.next()) {
            set.values[values.text(0)] = values.text(1);
        }
        if (Result<void> status = values.status(); !status) {
            return status;
        }
        info.ruleSets.push_back(std::move(set));
    }
    return rows.status();
}

} // namespace

Result<std::vector<SystemInfo>> SystemRepository::all() {
    std::vector<std::string> keys;
    Statement rows(m_database, "SELECT key FROM system ORDER BY position");
    while (rows.next()) {
        keys.push_back(rows.text(0));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    std::vector<SystemInfo> systems;
    for (const std::string& key : keys) {
        Result<std::optional<SystemInfo>> info = find(key);
        if (!info) {
            return info.error();
        }
        if (*info) {
            systems.push_back(std::move(**info));
        }
    }
    return systems;
}

Result<std::optional<SystemInfo>> SystemRepository::find(std::string_view key) {
    Statement row(m_database, "SELECT key, engine, edition, definition FROM system WHERE key=?");
    if (!row.bind(key).next()) {
        const Result<void> status = row.status();
        return status ? Result<std::optional<SystemInfo>>(std::nullopt) : status.error();
    }
    SystemInfo info;
    info.key = row.text(0);
    info.engine = row.text(1);
    info.edition = row.text(2);
    readSystem(info, parseJson(row.view(3)));
    for (const auto read : {readSchema, readParameters, readRuleSets}) {
        if (Result<void> done = read(m_database, info); !done) {
            return done.error();
        }
    }
    return std::optional(std::move(info));
}

Result<std::string> SystemRepository::layout(std::string_view system) {
    Statement row(m_database, "SELECT text FROM layout WHERE system=?");
    if (row.bind(system).next()) {
        return row.text(0);
    }
    const Result<void> status = row.status();
    return status ? Result<std::string>(std::string()) : status.error();
}

} // namespace blattwerk::database
