#include "database/comparison/items.h"

#include "database/rule_json.h"
#include "database/stores/record_stores.h"
#include "database/system_json.h"

#include <algorithm>
#include <array>

namespace blattwerk::database {

namespace {

constexpr std::array<std::string_view, 15> kKindNames{"project",  "system", "type",       "field",  "parameter",
                                                      "rule_set", "layout", "section",    "rule",   "term",
                                                      "message",  "card",   "collection", "ruling", "phrase_alias"};

bool isEmpty(const Json& value) {
    return value.is_null() || (value.is_string() && value.get_ref<const std::string&>().empty()) ||
           (value.is_structured() && value.empty());
}

/// Texts in two languages become two fields, `title.de` and `title.en`; everything else stays as it is.
ItemFields flat(const Json& json) {
    ItemFields fields;
    for (const auto& [name, value] : json.items()) {
        if (isEmpty(value) || name == "id" || name == "revision") {
            continue;
        }
        if (value.is_object() && !name.ends_with(".clauses") && !name.ends_with(".hashes")) {
            for (const auto& [inner, part] : value.items()) {
                fields[name + "." + inner] = part;
            }
        } else {
            fields[name] = value;
        }
    }
    return fields;
}

Json systemJson(const model::SystemInfo& info) {
    Json json = toJson(info);
    json["engine"] = info.engine;
    json["edition"] = info.edition;
    return json;
}

Json parameterJson(const model::Parameter& parameter) {
    Json json = toJson(parameter);
    json["kind"] = parameterKindName(parameter.kind);
    json["default"] = parameter.defaultValue;
    json["min"] = parameter.min;
    json["max"] = parameter.max;
    json["source"] = parameter.source;
    return json;
}

void addDefinition(Items& items, const SystemPackage& package) {
    const std::string& system = package.info.key;
    const auto add = [&](ItemKind kind, const std::string& key, const Json& json) {
        items[{kind, system, key}] = flat(json);
    };
    add(ItemKind::System, system, systemJson(package.info));
    for (const model::TypeInfo& type : package.info.schema.types) {
        add(ItemKind::Type, type.key, toJson(type));
    }
    for (const model::FieldInfo& field : package.info.schema.fields) {
        add(ItemKind::Field, field.key, toJson(field));
    }
    for (const model::Parameter& parameter : package.info.parameters) {
        add(ItemKind::Parameter, parameter.key, parameterJson(parameter));
    }
    for (const model::RuleSet& set : package.info.ruleSets) {
        add(ItemKind::RuleSet, set.key, toJson(set));
    }
    if (!package.layout.empty()) {
        add(ItemKind::Layout, "face", Json{{"text", package.layout}});
    }
    for (const model::RuleSection& section : package.rules.sections) {
        add(ItemKind::Section, section.id, toJson(section));
    }
    for (const model::Rule& rule : package.rules.rules) {
        add(ItemKind::Rule, rule.id, toJson(rule));
    }
    for (const model::Term& term : package.rules.terms) {
        add(ItemKind::Term, term.id, toJson(term));
    }
    for (const model::MessageText& message : package.rules.messages) {
        add(ItemKind::Message, message.id, toJson(message));
    }
}

} // namespace

std::string_view itemKindName(ItemKind kind) {
    return kKindNames.at(static_cast<std::size_t>(kind));
}

ItemFields fieldsOf(const model::Card& card) {
    return flat(toJson(card));
}

ItemFields fieldsOf(const model::Collection& collection) {
    Json json = toJson(collection);
    json.erase("cards");
    Json order = Json::array();
    for (const model::CollectionEntry& entry : collection.cards) {
        order.push_back(entry.cardKey);
    }
    ItemFields fields = flat(json);
    for (const model::CollectionEntry& entry : collection.cards) {
        fields["cards." + entry.cardKey] = collection.copiesOf(entry.cardKey);
    }
    if (!order.empty()) {
        fields["order"] = std::move(order);
    }
    return fields;
}

Items itemsOf(const ProjectContents& contents) {
    Items items;
    if (!contents.name.empty()) {
        items[{ItemKind::Project, {}, "project"}] = {{"name", contents.name}};
    }
    for (const SystemContents& one : contents.systems) {
        const std::string& system = one.package.info.key;
        addDefinition(items, one.package);
        for (const model::Card& card : one.package.cards) {
            items[{ItemKind::Card, system, card.key}] = fieldsOf(card);
        }
        for (const model::Collection& collection : one.package.collections) {
            items[{ItemKind::Collection, system, collection.key}] = fieldsOf(collection);
        }
        for (const model::Ruling& ruling : one.rulings) {
            items[{ItemKind::Ruling, system, ruling.id}] = flat(toJson(ruling));
        }
        for (const model::PhraseAlias& alias : one.aliases) {
            items[{ItemKind::PhraseAlias, system, alias.language + ":" + alias.wording}] = flat(toJson(alias));
        }
    }
    return items;
}

std::set<std::string> fieldNames(const ItemFields& one, const ItemFields& other) {
    std::set<std::string> names;
    for (const ItemFields* fields : {&one, &other}) {
        for (const auto& [name, value] : *fields) {
            names.insert(name);
        }
    }
    return names;
}

const Json& fieldAt(const ItemFields& fields, const std::string& name) {
    static const Json kNone;
    const auto it = fields.find(name);
    return it == fields.end() ? kNone : it->second;
}

model::StatValue shownValue(const Json& value) {
    const bool isList =
        value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& part) { return part.is_string(); });
    if (value.is_null() || value.is_number_integer() || value.is_string() || isList) {
        return statFromJson(value);
    }
    return jsonText(value);
}

} // namespace blattwerk::database
