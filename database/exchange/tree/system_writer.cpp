#include "database/exchange/tree/toml_writer.h"
#include "database/exchange/tree/tree_files.h"
#include "database/system_json.h"

namespace blattwerk::database {

using namespace model;

namespace {

std::string choiceToml(const FieldChoice& choice) {
    std::vector<std::pair<std::string, std::string>> parts{
        {"value", choice.value}, {"de", choice.label.de}, {"en", choice.label.en}};
    for (const auto& [name, text] : choice.properties) {
        parts.emplace_back(text.en.empty() ? name : name + "_de", text.de);
        parts.emplace_back(name + "_en", text.en);
    }
    return tomlInline(parts);
}

void writeType(TomlWriter& toml, const TypeInfo& type) {
    toml.arrayTable("type");
    toml.text("key", type.key);
    toml.local(type.name);
    toml.local(type.plural, "_plural");
    toml.local(type.shortName, "_short");
    toml.flag("figure", type.figure);
    toml.flag("text_required", type.textRequired);
    toml.text("rule", type.rule);
    toml.list("fields", type.fields);
    toml.list("required", type.required);
    toml.list("query", type.queryNames);
}

void writeField(TomlWriter& toml, const FieldInfo& field) {
    toml.arrayTable("field");
    toml.text("key", field.key);
    toml.text("kind", fieldKindName(field.kind));
    toml.local(field.label);
    toml.local(field.shortLabel, "_short");
    toml.number("min", field.min);
    toml.number("max", field.max);
    toml.number("usual_min", field.usualMin);
    toml.number("usual_max", field.usualMax);
    toml.number("default", field.defaultValue);
    toml.flag("derived", field.derived);
    toml.flag("translatable", field.translatable);
    toml.text("printed", field.printed);
    toml.text("rule", field.rule);
    toml.list("query", field.queryNames);
    std::vector<std::string> choices;
    for (const FieldChoice& choice : field.choices) {
        choices.push_back(choiceToml(choice));
    }
    toml.lines("choices", choices);
    toml.text("label_by", field.labelBy);
    std::vector<std::string> labels;
    for (const auto& [value, label] : field.labels) {
        labels.push_back(tomlInline({{"value", value}, {"de", label.de}, {"en", label.en}}));
    }
    toml.lines("labels", labels);
}

void writeParameter(TomlWriter& toml, const Parameter& parameter) {
    toml.arrayTable("parameter");
    toml.text("key", parameter.key);
    toml.text("kind", parameterKindName(parameter.kind));
    toml.given("default", parameter.defaultValue);
    toml.number("min", parameter.min);
    toml.number("max", parameter.max);
    std::vector<std::string> choices;
    for (const ParameterChoice& choice : parameter.choices) {
        choices.push_back(tomlInline({{"value", choice.value}, {"de", choice.label.de}, {"en", choice.label.en}}));
    }
    toml.lines("choices", choices);
    toml.local(parameter.label);
    toml.local(parameter.description, "_text");
    toml.list("rules", parameter.rules);
    toml.text("source", parameter.source);
}

void writeRuleSet(TomlWriter& toml, const RuleSet& set) {
    toml.arrayTable("rule_set");
    toml.text("key", set.key);
    toml.local(set.name);
    toml.local(set.note, "_note");
    if (!set.values.empty()) {
        toml.table("rule_set.values");
        for (const auto& [parameter, value] : set.values) {
            toml.given(parameter, value);
        }
    }
}

void writeKind(TomlWriter& toml, const CollectionKind& kind) {
    toml.arrayTable("collection_kind");
    toml.text("key", kind.key);
    toml.local(kind.name);
    toml.local(kind.plural, "_plural");
    toml.list("fields", kind.fields);
    toml.list("required", kind.required);
    toml.text("size", kind.sizeParameter);
    toml.text("copies", kind.copiesParameter);
    toml.text("rule", kind.rule);
    toml.text("least", kind.leastParameter);
    toml.flag("unplayed", kind.unplayed);
    toml.flag("cardless", kind.cardless);
}

} // namespace

std::string writeSystemToml(const SystemInfo& info) {
    TomlWriter toml;
    toml.text("key", info.key);
    toml.text("engine", info.engine);
    toml.text("edition", info.edition);
    toml.text("edition_date", info.editionDate);
    toml.text("language", info.language);
    toml.text("accent", info.accent);
    toml.text("rule_prefix", info.rulePrefix);
    toml.table("name");
    toml.local(info.name);
    toml.table("summary");
    toml.local(info.summary);
    toml.table("limits");
    toml.number("name_max", info.limits.name);
    toml.number("text_max", info.limits.text);
    toml.number("flavour_max", info.limits.flavour);
    for (const CollectionKind& kind : info.collectionKinds) {
        writeKind(toml, kind);
    }
    for (const TypeInfo& type : info.schema.types) {
        writeType(toml, type);
    }
    for (const FieldInfo& field : info.schema.fields) {
        writeField(toml, field);
    }
    for (const Parameter& parameter : info.parameters) {
        writeParameter(toml, parameter);
    }
    for (const RuleSet& set : info.ruleSets) {
        writeRuleSet(toml, set);
    }
    return toml.take();
}

} // namespace blattwerk::database
