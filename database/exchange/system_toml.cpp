#include "database/exchange/system_toml.h"

#include "database/exchange/toml_text.h"

namespace blattwerk::database {

using namespace model;

namespace {

/// Keeps the first thing that is wrong with a file.
class Complaint {
public:
    explicit Complaint(const std::string& file) : m_file(file) {}

    void missing(const toml::table& table, std::string_view key) { note("package.missing_value", table, key); }
    void wrong(const toml::table& table, std::string_view key) { note("package.wrong_value", table, key); }
    [[nodiscard]] bool any() const { return !m_error.code.empty(); }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    void note(std::string code, const toml::table& table, std::string_view key) {
        if (!any()) {
            m_error = Error{std::move(code), {m_file, std::to_string(tomlLine(table)), std::string(key)}, {}};
        }
    }

    const std::string& m_file;
    Error m_error;
};

std::string required(const toml::table& table, std::string_view key, Complaint& complaint) {
    std::string text = tomlText(table, key);
    if (text.empty()) {
        complaint.missing(table, key);
    }
    return text;
}

TypeInfo readType(const toml::table& table, Complaint& complaint) {
    TypeInfo type;
    type.key = required(table, "key", complaint);
    type.name = tomlLocal(table);
    type.plural = tomlLocal(table, "_plural");
    type.shortName = tomlLocal(table, "_short");
    type.fields = tomlTexts(table, "fields");
    type.required = tomlTexts(table, "required");
    type.figure = tomlFlag(table, "figure");
    type.textRequired = tomlFlag(table, "text_required");
    type.rule = tomlText(table, "rule");
    type.queryNames = tomlTexts(table, "query");
    return type;
}

FieldChoice readChoice(const toml::table& table, Complaint& complaint) {
    FieldChoice choice;
    choice.value = required(table, "value", complaint);
    choice.label = tomlLocal(table);
    for (const auto& [key, node] : table) {
        const std::string_view name = key.str();
        if (name == "value" || name == "de" || name == "en") {
            continue;
        }
        // `point_name_de` and `de_full` are the two languages of one property, anything else holds in both.
        if (name.ends_with("_de") || name.ends_with("_en")) {
            LocalText& text = choice.properties[std::string(name.substr(0, name.size() - 3))];
            (name.ends_with("_de") ? text.de : text.en) = tomlValueText(node);
        } else if (name.starts_with("de_") || name.starts_with("en_")) {
            LocalText& text = choice.properties[std::string(name.substr(3))];
            (name.starts_with("de_") ? text.de : text.en) = tomlValueText(node);
        } else {
            choice.properties[std::string(name)].de = tomlValueText(node);
        }
    }
    return choice;
}

FieldInfo readField(const toml::table& table, Complaint& complaint) {
    FieldInfo field;
    field.key = required(table, "key", complaint);
    const std::string kind = tomlText(table, "kind");
    if (kind == "int") {
        field.kind = FieldKind::Int;
    } else if (kind == "choice") {
        field.kind = FieldKind::Choice;
    } else if (kind == "set") {
        field.kind = FieldKind::Set;
    } else if (kind != "text") {
        complaint.wrong(table, "kind");
    }
    field.label = tomlLocal(table);
    field.shortLabel = tomlLocal(table, "_short");
    field.min = tomlNumber(table, "min");
    field.max = tomlNumber(table, "max");
    field.usualMin = tomlNumber(table, "usual_min");
    field.usualMax = tomlNumber(table, "usual_max");
    field.defaultValue = tomlNumber(table, "default");
    field.derived = tomlFlag(table, "derived");
    field.translatable = tomlFlag(table, "translatable");
    field.printed = tomlText(table, "printed");
    field.queryNames = tomlTexts(table, "query");
    field.rule = tomlText(table, "rule");
    field.labelBy = tomlText(table, "label_by");
    forEachTable(table, "choices",
                 [&](const toml::table& choice) { field.choices.push_back(readChoice(choice, complaint)); });
    forEachTable(table, "labels", [&](const toml::table& label) {
        field.labels[required(label, "value", complaint)] = tomlLocal(label);
    });
    return field;
}

std::string valueTextAt(const toml::table& table, std::string_view key) {
    const toml::node* node = table.get(key);
    return node ? tomlValueText(*node) : std::string();
}

Parameter readParameter(const toml::table& table, Complaint& complaint) {
    Parameter parameter;
    parameter.key = required(table, "key", complaint);
    const std::string kind = tomlText(table, "kind");
    if (kind == "bool") {
        parameter.kind = ParameterKind::Bool;
    } else if (kind == "enum") {
        parameter.kind = ParameterKind::Enum;
    } else if (kind != "int") {
        complaint.wrong(table, "kind");
    }
    parameter.defaultValue = valueTextAt(table, "default");
    parameter.min = tomlNumber(table, "min").value_or(0);
    parameter.max = tomlNumber(table, "max").value_or(0);
    for (const std::string_view list : {"choices", "special"}) {
        forEachTable(table, list, [&](const toml::table& choice) {
            parameter.choices.push_back({valueTextAt(choice, "value"), tomlLocal(choice)});
        });
    }
    parameter.label = tomlLocal(table);
    parameter.description = tomlLocal(table, "_text");
    parameter.rules = tomlTexts(table, "rules");
    parameter.source = tomlText(table, "source");
    if (!parameter.check(parameter.defaultValue)) {
        complaint.wrong(table, "default");
    }
    return parameter;
}

RuleSet readRuleSet(const toml::table& table, const SystemInfo& info, Complaint& complaint) {
    RuleSet set;
    set.key = required(table, "key", complaint);
    set.name = tomlLocal(table);
    set.note = tomlLocal(table, "_note");
    if (const toml::table* values = table["values"].as_table()) {
        for (const auto& [key, node] : *values) {
            const std::string text = tomlValueText(node);
            const Parameter* parameter = info.parameter(key.str());
            if (!parameter || !parameter->check(text)) {
                complaint.wrong(table, key.str());
            }
            set.values[std::string(key.str())] = text;
        }
    }
    return set;
}

CollectionKind readCollectionKind(const toml::table& table, Complaint& complaint) {
    return {required(table, "key", complaint), tomlLocal(table),
            tomlLocal(table, "_plural"),       tomlTexts(table, "fields"),
            tomlTexts(table, "required"),      tomlText(table, "size"),
            tomlText(table, "copies"),         tomlText(table, "rule"),
            tomlText(table, "least"),          tomlFlag(table, "unplayed"),
            tomlFlag(table, "cardless")};
}

} // namespace

Result<SystemInfo> readSystemToml(const std::string& file, std::string_view text) {
    const Result<toml::table> parsed = parseToml(file, text);
    if (!parsed) {
        return parsed.error();
    }
    const toml::table& table = *parsed;
    Complaint complaint(file);
    SystemInfo info;
    info.key = required(table, "key", complaint);
    info.engine = required(table, "engine", complaint);
    info.edition = required(table, "edition", complaint);
    info.editionDate = tomlText(table, "edition_date");
    info.language = table["language"].value_or(std::string("de"));
    info.accent = tomlText(table, "accent");
    info.order = tomlNumber(table, "order").value_or(0);
    info.rulePrefix = tomlText(table, "rule_prefix");
    if (const toml::table* name = table["name"].as_table()) {
        info.name = tomlLocal(*name);
    }
    if (const toml::table* summary = table["summary"].as_table()) {
        info.summary = tomlLocal(*summary);
    }
    if (const toml::table* limits = table["limits"].as_table()) {
        info.limits = {tomlNumber(*limits, "name_max").value_or(0), tomlNumber(*limits, "text_max").value_or(0),
                       tomlNumber(*limits, "flavour_max").value_or(0)};
    }
    forEachTable(table, "type",
                 [&](const toml::table& type) { info.schema.types.push_back(readType(type, complaint)); });
    forEachTable(table, "field",
                 [&](const toml::table& field) { info.schema.fields.push_back(readField(field, complaint)); });
    forEachTable(table, "parameter",
                 [&](const toml::table& entry) { info.parameters.push_back(readParameter(entry, complaint)); });
    forEachTable(table, "rule_set",
                 [&](const toml::table& set) { info.ruleSets.push_back(readRuleSet(set, info, complaint)); });
    forEachTable(table, "collection_kind",
                 [&](const toml::table& kind) { info.collectionKinds.push_back(readCollectionKind(kind, complaint)); });
    for (const TypeInfo& type : info.schema.types) {
        for (const std::string& field : type.fields) {
            if (!info.schema.field(field)) {
                return Error{"package.wrong_value", {file, "0", type.key + ": " + field}, {}};
            }
        }
    }
    return complaint.any() ? Result<SystemInfo>(complaint.error()) : Result<SystemInfo>(std::move(info));
}

} // namespace blattwerk::database
