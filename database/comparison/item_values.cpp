#include "database/comparison/items.h"

#include "database/rule_json.h"
#include "database/stores/record_stores.h"
#include "database/system_json.h"

#include <algorithm>

namespace blattwerk::database {

using namespace model;

namespace {

/// Takes `title.de` and `title.en` together again.
Json nested(const ItemFields& fields) {
    Json json = Json::object();
    for (const auto& [name, value] : fields) {
        const std::size_t dot = name.find('.');
        if (dot == std::string::npos) {
            json[name] = value;
        } else {
            json[name.substr(0, dot)][name.substr(dot + 1)] = value;
        }
    }
    return json;
}

/// Fields that are flat by nature: those of cards and rule sets.
Json plain(const ItemFields& fields) {
    Json json = Json::object();
    for (const auto& [name, value] : fields) {
        json[name] = value;
    }
    return json;
}

int numberAt(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_number_integer() ? it->get<int>() : 0;
}

Parameter parameterOf(const std::string& key, const ItemFields& fields) {
    const Json json = nested(fields);
    Parameter parameter;
    parameter.key = key;
    for (const ParameterKind kind : {ParameterKind::Int, ParameterKind::Bool, ParameterKind::Enum}) {
        if (parameterKindName(kind) == textAt(json, "kind")) {
            parameter.kind = kind;
        }
    }
    parameter.defaultValue = textAt(json, "default");
    parameter.min = numberAt(json, "min");
    parameter.max = numberAt(json, "max");
    parameter.source = textAt(json, "source");
    readParameter(parameter, json);
    return parameter;
}

RuleSet ruleSetOf(const std::string& key, const ItemFields& fields) {
    const Json json = plain(fields);
    RuleSet set{
        key, {textAt(json, "name"), textAt(json, "name_en")}, {textAt(json, "note"), textAt(json, "note_en")}, {}};
    for (const auto& [name, value] : fields) {
        if (name.starts_with("value.") && value.is_string()) {
            set.values[name.substr(6)] = value.get<std::string>();
        }
    }
    return set;
}

Collection collectionOf(const ItemId& id, const ItemFields& fields) {
    Json json = Json::object();
    std::map<std::string, int> copies;
    for (const auto& [name, value] : fields) {
        if (name.starts_with("cards.") && value.is_number_integer()) {
            copies[name.substr(6)] = value.get<int>();
        } else if (name != "order") {
            json[name] = value;
        }
    }
    Collection collection = collectionFromJson(json, id.system, id.key);
    const auto take = [&](const std::string& key) {
        if (const auto it = copies.find(key); it != copies.end()) {
            collection.cards.push_back({key, it->second});
            copies.erase(it);
        }
    };
    for (const std::string& key : textsFromJson(fieldAt(fields, "order"))) {
        take(key);
    }
    while (!copies.empty()) {
        take(std::string(copies.begin()->first));
    }
    return collection;
}

Ruling rulingOf(const ItemId& id, const ItemFields& fields) {
    const Json json = plain(fields);
    return {id.key,
            id.system,
            textAt(json, "card"),
            {textAt(json, "question"), textAt(json, "question_en")},
            {textAt(json, "answer"), textAt(json, "answer_en")},
            textsFromJson(fieldAt(fields, "rules"))};
}

Json withId(Json json, const char* name, const std::string& id) {
    json[name] = id;
    return json;
}

/// Orders values as those of the pattern; new ones stay behind.
template<typename T>
void orderLike(std::vector<T>& values, const std::vector<T>& pattern, std::string T::*key) {
    std::map<std::string, std::size_t> places;
    for (const T& value : pattern) {
        places.emplace(value.*key, places.size());
    }
    const auto place = [&](const T& value) {
        const auto it = places.find(value.*key);
        return it == places.end() ? places.size() : it->second;
    };
    std::ranges::stable_sort(values, {}, place);
}

void addItem(SystemContents& system, const ItemId& id, const ItemFields& fields) {
    SystemPackage& package = system.package;
    switch (id.kind) {
    case ItemKind::Type:
        package.info.schema.types.push_back(typeFromJson(withId(nested(fields), "key", id.key)));
        break;
    case ItemKind::Field:
        package.info.schema.fields.push_back(fieldFromJson(withId(nested(fields), "key", id.key)));
        break;
    case ItemKind::Parameter:
        package.info.parameters.push_back(parameterOf(id.key, fields));
        break;
    case ItemKind::RuleSet:
        package.info.ruleSets.push_back(ruleSetOf(id.key, fields));
        break;
    case ItemKind::Layout:
        package.layout = textAt(plain(fields), "text");
        break;
    case ItemKind::Section:
        package.rules.sections.push_back(sectionFromJson(withId(nested(fields), "id", id.key)));
        break;
    case ItemKind::Rule:
        package.rules.rules.push_back(ruleFromJson(withId(nested(fields), "id", id.key)));
        break;
    case ItemKind::Term:
        package.rules.terms.push_back(termFromJson(withId(nested(fields), "id", id.key)));
        break;
    case ItemKind::Message:
        package.rules.messages.push_back(messageFromJson(withId(nested(fields), "id", id.key)));
        break;
    case ItemKind::Card:
        package.cards.push_back(cardFromJson(plain(fields), id.system, id.key));
        break;
    case ItemKind::Collection:
        package.collections.push_back(collectionOf(id, fields));
        break;
    case ItemKind::Ruling:
        system.rulings.push_back(rulingOf(id, fields));
        break;
    case ItemKind::PhraseAlias: {
        const std::size_t colon = id.key.find(':');
        system.aliases.push_back(
            phraseAlias(id.system, id.key.substr(0, colon), id.key.substr(colon + 1), textAt(plain(fields), "phrase")));
        break;
    }
    case ItemKind::System:
    case ItemKind::Project:
        break;
    }
}

void orderLike(SystemPackage& package, const SystemPackage& pattern) {
    orderLike(package.info.schema.types, pattern.info.schema.types, &TypeInfo::key);
    orderLike(package.info.schema.fields, pattern.info.schema.fields, &FieldInfo::key);
    orderLike(package.info.parameters, pattern.info.parameters, &Parameter::key);
    orderLike(package.info.ruleSets, pattern.info.ruleSets, &RuleSet::key);
    orderLike(package.rules.sections, pattern.rules.sections, &RuleSection::id);
    orderLike(package.rules.rules, pattern.rules.rules, &Rule::id);
    orderLike(package.rules.terms, pattern.rules.terms, &Term::id);
    orderLike(package.collections, pattern.collections, &Collection::key);
}

} // namespace

ProjectContents contentsOf(const Items& items, const ProjectContents& pattern) {
    ProjectContents contents;
    contents.pictures = pattern.pictures;
    std::vector<std::string> keys;
    for (const SystemContents& system : pattern.systems) {
        keys.push_back(system.package.info.key);
    }
    for (const auto& [id, fields] : items) {
        if (id.kind == ItemKind::System && std::ranges::find(keys, id.key) == keys.end()) {
            keys.push_back(id.key);
        }
    }
    for (const std::string& key : keys) {
        const auto own = items.find({ItemKind::System, key, key});
        if (own == items.end()) {
            continue;
        }
        SystemContents system;
        const Json json = nested(own->second);
        system.package.info.key = key;
        system.package.info.engine = textAt(json, "engine");
        system.package.info.edition = textAt(json, "edition");
        readSystem(system.package.info, json);
        for (const auto& [id, fields] : items) {
            if (id.system == key) {
                addItem(system, id, fields);
            }
        }
        if (const SystemContents* like = pattern.system(key)) {
            orderLike(system.package, like->package);
        }
        contents.systems.push_back(std::move(system));
    }
    if (const auto project = items.find({ItemKind::Project, {}, "project"}); project != items.end()) {
        contents.name = textAt(plain(project->second), "name");
    }
    return contents;
}

} // namespace blattwerk::database
