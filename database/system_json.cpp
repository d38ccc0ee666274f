#include "database/system_json.h"

#include <optional>

namespace blattwerk::database {

using namespace model;

namespace {

int numberAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_number_integer() ? it->get<int>() : 0;
}

std::optional<int> optionalAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_number_integer() ? std::optional(it->get<int>()) : std::nullopt;
}

bool flagAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_boolean() && it->get<bool>();
}

LocalText localAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it == json.end() ? LocalText() : localTextFromJson(*it);
}

std::vector<std::string> textsAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it == json.end() ? std::vector<std::string>() : textsFromJson(*it);
}

void putOptional(Json& json, const char* key, const std::optional<int>& value) {
    if (value) {
        json[key] = *value;
    }
}

Json toJson(const std::map<std::string, LocalText>& texts) {
    Json json = Json::object();
    for (const auto& [key, text] : texts) {
        json[key] = database::toJson(text);
    }
    return json;
}

std::map<std::string, LocalText> localTextsAt(const Json& json, const char* key) {
    std::map<std::string, LocalText> texts;
    const auto it = json.find(key);
    if (it != json.end() && it->is_object()) {
        for (const auto& [name, text] : it->items()) {
            texts[name] = localTextFromJson(text);
        }
    }
    return texts;
}

const Json& listAt(const Json& json, const char* key) {
    static const Json kNone = Json::array();
    const auto it = json.find(key);
    return it != json.end() && it->is_array() ? *it : kNone;
}

} // namespace

Json toJson(const SystemInfo& info) {
    Json kinds = Json::array();
    for (const CollectionKind& kind : info.collectionKinds) {
        kinds.push_back({{"key", kind.key},
                         {"name", toJson(kind.name)},
                         {"plural", toJson(kind.plural)},
                         {"fields", kind.fields},
                         {"required", kind.required},
                         {"size", kind.sizeParameter},
                         {"copies", kind.copiesParameter},
                         {"rule", kind.rule},
                         {"least", kind.leastParameter},
                         {"unplayed", kind.unplayed},
                         {"cardless", kind.cardless}});
    }
    return {{"edition_date", info.editionDate},
            {"language", info.language},
            {"accent", info.accent},
            {"rule_prefix", info.rulePrefix},
            {"name", toJson(info.name)},
            {"summary", toJson(info.summary)},
            {"limits", {{"name", info.limits.name}, {"text", info.limits.text}, {"flavour", info.limits.flavour}}},
            {"collection_kinds", std::move(kinds)}};
}

void readSystem(SystemInfo& info, const Json& json) {
    info.editionDate = textAt(json, "edition_date");
    info.language = textAt(json, "language");
    info.accent = textAt(json, "accent");
    info.rulePrefix = textAt(json, "rule_prefix");
    info.name = localAt(json, "name");
    info.summary = localAt(json, "summary");
    if (const auto limits = json.find("limits"); limits != json.end()) {
        info.limits = {numberAt(*limits, "name"), numberAt(*limits, "text"), numberAt(*limits, "flavour")};
    }
    for (const Json& kind : listAt(json, "collection_kinds")) {
        info.collectionKinds.push_back({textAt(kind, "key"), localAt(kind, "name"), localAt(kind, "plural"),
                                        textsAt(kind, "fields"), textsAt(kind, "required"), textAt(kind, "size"),
                                        textAt(kind, "copies"), textAt(kind, "rule"), textAt(kind, "least"),
                                        flagAt(kind, "unplayed"), flagAt(kind, "cardless")});
    }
}

Json toJson(const TypeInfo& type) {
    return {{"key", type.key},
            {"name", toJson(type.name)},
            {"plural", toJson(type.plural)},
            {"short", toJson(type.shortName)},
            {"fields", type.fields},
            {"required", type.required},
            {"figure", type.figure},
            {"text_required", type.textRequired},
            {"rule", type.rule},
            {"query", type.queryNames}};
}

TypeInfo typeFromJson(const Json& json) {
    TypeInfo type;
    type.key = textAt(json, "key");
    type.name = localAt(json, "name");
    type.plural = localAt(json, "plural");
    type.shortName = localAt(json, "short");
    type.fields = textsAt(json, "fields");
    type.required = textsAt(json, "required");
    type.figure = flagAt(json, "figure");
    type.textRequired = flagAt(json, "text_required");
    type.rule = textAt(json, "rule");
    type.queryNames = textsAt(json, "query");
    return type;
}

std::string_view fieldKindName(FieldKind kind) {
    switch (kind) {
    case FieldKind::Int:
        return "int";
    case FieldKind::Text:
        return "text";
    case FieldKind::Choice:
        return "choice";
    case FieldKind::Set:
        return "set";
    }
    return "text";
}

Json toJson(const FieldInfo& field) {
    Json choices = Json::array();
    for (const FieldChoice& choice : field.choices) {
        choices.push_back(
            {{"value", choice.value}, {"label", toJson(choice.label)}, {"properties", toJson(choice.properties)}});
    }
    Json json{{"key", field.key},
              {"kind", fieldKindName(field.kind)},
              {"label", toJson(field.label)},
              {"short", toJson(field.shortLabel)},
              {"choices", std::move(choices)},
              {"derived", field.derived},
              {"query", field.queryNames},
              {"rule", field.rule},
              {"label_by", field.labelBy},
              {"labels", toJson(field.labels)},
              {"translatable", field.translatable},
              {"printed", field.printed}};
    putOptional(json, "min", field.min);
    putOptional(json, "max", field.max);
    putOptional(json, "usual_min", field.usualMin);
    putOptional(json, "usual_max", field.usualMax);
    putOptional(json, "default", field.defaultValue);
    return json;
}

FieldInfo fieldFromJson(const Json& json) {
    FieldInfo field;
    field.key = textAt(json, "key");
    const std::string kind = textAt(json, "kind");
    for (const FieldKind known : {FieldKind::Int, FieldKind::Text, FieldKind::Choice, FieldKind::Set}) {
        if (fieldKindName(known) == kind) {
            field.kind = known;
        }
    }
    field.label = localAt(json, "label");
    field.shortLabel = localAt(json, "short");
    for (const Json& choice : listAt(json, "choices")) {
        field.choices.push_back(
            {textAt(choice, "value"), localAt(choice, "label"), localTextsAt(choice, "properties")});
    }
    field.derived = flagAt(json, "derived");
    field.queryNames = textsAt(json, "query");
    field.rule = textAt(json, "rule");
    field.labelBy = textAt(json, "label_by");
    field.labels = localTextsAt(json, "labels");
    field.translatable = flagAt(json, "translatable");
    field.printed = textAt(json, "printed");
    field.min = optionalAt(json, "min");
    field.max = optionalAt(json, "max");
    field.usualMin = optionalAt(json, "usual_min");
    field.usualMax = optionalAt(json, "usual_max");
    field.defaultValue = optionalAt(json, "default");
    return field;
}

std::string_view parameterKindName(ParameterKind kind) {
    switch (kind) {
    case ParameterKind::Int:
        return "int";
    case ParameterKind::Bool:
        return "bool";
    case ParameterKind::Enum:
        return "enum";
    }
    return "int";
}

Json toJson(const Parameter& parameter) {
    Json choices = Json::array();
    for (const ParameterChoice& choice : parameter.choices) {
        choices.push_back({{"value", choice.value}, {"label", toJson(choice.label)}});
    }
    return {{"choices", std::move(choices)},
            {"label", toJson(parameter.label)},
            {"description", toJson(parameter.description)},
            {"rules", parameter.rules}};
}

void readParameter(Parameter& parameter, const Json& json) {
    for (const Json& choice : listAt(json, "choices")) {
        parameter.choices.push_back({textAt(choice, "value"), localAt(choice, "label")});
    }
    parameter.label = localAt(json, "label");
    parameter.description = localAt(json, "description");
    parameter.rules = textsAt(json, "rules");
}

Json toJson(const MessageText& message) {
    return {{"id", message.id},
            {"rule", message.rule},
            {"text", toJson(message.text)},
            {"one", toJson(message.one)},
            {"hidden", toJson(message.hidden)},
            {"help", toJson(message.help)},
            {"fixes", message.fixes}};
}

MessageText messageFromJson(const Json& json) {
    return {textAt(json, "id"),      textAt(json, "rule"),  localAt(json, "text"), localAt(json, "one"),
            localAt(json, "hidden"), localAt(json, "help"), textsAt(json, "fixes")};
}

} // namespace blattwerk::database
