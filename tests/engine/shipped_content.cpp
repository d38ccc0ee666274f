#include "tests/engine/shipped_content.h"

#include "engine/systems/all_systems.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <sstream>

namespace blattwerk::tests {

namespace {

[[noreturn]] void stop(const std::string& what) {
    std::cerr << what << '\n';
    std::exit(EXIT_FAILURE);
}

toml::table table(const std::string& path) {
    try {
        return toml::parse_file(path);
    } catch (const toml::parse_error& error) {
        stop(path + ": " + std::string(error.description()));
    }
}

std::string text(const toml::table& table, std::string_view key) {
    return table[key].value_or(std::string());
}

std::vector<std::string> words(const toml::table& table, std::string_view key) {
    std::vector<std::string> list;
    if (const toml::array* array = table[key].as_array()) {
        for (const toml::node& node : *array) {
            list.push_back(node.value_or(std::string()));
        }
    }
    return list;
}

template<typename Visit>
void eachTable(const toml::table& table, std::string_view key, Visit visit) {
    if (const toml::array* array = table[key].as_array()) {
        for (const toml::node& node : *array) {
            visit(*node.as_table());
        }
    }
}

model::FieldInfo field(const toml::table& entry) {
    model::FieldInfo field;
    field.key = text(entry, "key");
    const std::string kind = text(entry, "kind");
    field.kind = kind == "int"      ? model::FieldKind::Int
                 : kind == "choice" ? model::FieldKind::Choice
                 : kind == "set"    ? model::FieldKind::Set
                                    : model::FieldKind::Text;
    field.label = {text(entry, "de"), text(entry, "en")};
    field.min = entry["min"].value<int>();
    field.max = entry["max"].value<int>();
    field.derived = entry["derived"].value_or(false);
    field.labelBy = text(entry, "label_by");
    eachTable(entry, "labels", [&](const toml::table& label) {
        field.labels[text(label, "value")] = {text(label, "de"), text(label, "en")};
    });
    eachTable(entry, "choices", [&](const toml::table& choice) {
        model::FieldChoice& added = field.choices.emplace_back();
        added.value = text(choice, "value");
        added.label = {text(choice, "de"), text(choice, "en")};
        for (const auto& [key, value] : choice) {
            const std::string word = value.value_or(std::string());
            added.properties[std::string(key.str())] = {word, word};
        }
    });
    return field;
}

/// A value of a parameter in its one spelling.
std::string written(const toml::node_view<const toml::node>& value) {
    return value.is_integer()   ? std::to_string(value.value_or(0))
           : value.is_boolean() ? (value.value_or(false) ? "true" : "false")
                                : value.value_or(std::string());
}

model::Parameter parameter(const toml::table& entry) {
    model::Parameter parameter;
    parameter.key = text(entry, "key");
    const std::string kind = text(entry, "kind");
    parameter.kind = kind == "int"    ? model::ParameterKind::Int
                     : kind == "bool" ? model::ParameterKind::Bool
                                      : model::ParameterKind::Enum;
    parameter.min = entry["min"].value_or(0);
    parameter.max = entry["max"].value_or(0);
    parameter.defaultValue = written(entry["default"]);
    eachTable(entry, "choices", [&](const toml::table& choice) {
        parameter.choices.push_back({text(choice, "value"), {}});
    });
    return parameter;
}

model::RuleSet ruleSet(const toml::table& entry) {
    model::RuleSet set{text(entry, "key"), {text(entry, "de"), text(entry, "en")}, {}, {}};
    if (const toml::table* values = entry["values"].as_table()) {
        for (const auto& [key, value] : *values) {
            set.values[std::string(key.str())] = written(toml::node_view(value));
        }
    }
    return set;
}

void readSystem(const std::string& folder, model::SystemInfo& info) {
    const toml::table root = table(folder + "/system.toml");
    info.key = text(root, "key");
    info.edition = text(root, "edition");
    eachTable(root, "type", [&](const toml::table& entry) {
        model::TypeInfo& type = info.schema.types.emplace_back();
        type.key = text(entry, "key");
        type.name = {text(entry, "de"), text(entry, "en")};
        type.fields = words(entry, "fields");
        type.required = words(entry, "required");
        type.figure = entry["figure"].value_or(false);
        type.textRequired = entry["text_required"].value_or(false);
    });
    eachTable(root, "field", [&](const toml::table& entry) { info.schema.fields.push_back(field(entry)); });
    eachTable(root, "parameter", [&](const toml::table& entry) { info.parameters.push_back(parameter(entry)); });
    eachTable(root, "rule_set", [&](const toml::table& entry) { info.ruleSets.push_back(ruleSet(entry)); });
}

std::vector<std::filesystem::path> tomlFiles(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".toml") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

model::Card card(const toml::table& entry, const model::SystemInfo& system) {
    model::Card card;
    card.system = system.key;
    card.key = text(entry, "key");
    card.type = text(entry, "type");
    card.name = text(entry, "name");
    card.text = text(entry, "text");
    card.flavour = text(entry, "flavour");
    for (const model::FieldInfo& info : system.schema.fields) {
        const toml::node_view value = entry[info.key];
        if (value.is_integer()) {
            card.stats[info.key] = value.value_or(0);
        } else if (value.is_string()) {
            card.stats[info.key] = value.value_or(std::string());
        } else if (value.is_array()) {
            card.stats[info.key] = words(entry, info.key);
        }
    }
    return card;
}

model::Collection collection(const toml::table& root, const std::string& system) {
    model::Collection deck;
    deck.system = system;
    deck.key = text(root, "key");
    deck.kind = text(root, "kind");
    for (const auto& [field, value] : root) {
        const std::string_view name = field.str();
        if (value.is_integer()) {
            deck.stats[std::string(name)] = value.value_or(0);
        } else if (value.is_string() && name != "key" && name != "kind" && name != "name" && name != "colour") {
            deck.stats[std::string(name)] = value.value_or(std::string());
        }
    }
    if (const toml::array* cards = root["cards"].as_array()) {
        for (const toml::node& node : *cards) {
            if (const toml::table* entry = node.as_table()) {
                deck.cards.push_back({text(*entry, "key"), (*entry)["copies"].value_or(1)});
            } else {
                deck.cards.push_back({node.value_or(std::string()), 1});
            }
        }
    }
    return deck;
}

ShippedContent load(const std::string& key) {
    const std::string folder = std::string(BLATTWERK_RESOURCE_DIR) + "/systems/" + key;
    ShippedContent content;
    readSystem(folder, content.info);
    for (const auto& file : tomlFiles(folder + "/cards")) {
        eachTable(table(file.string()), "card",
                  [&](const toml::table& entry) { content.cards.push_back(card(entry, content.info)); });
    }
    for (const auto& file : tomlFiles(folder + "/collections")) {
        content.decks.push_back(collection(table(file.string()), key));
    }
    engine::GrammarFiles files;
    const std::string base = std::string(BLATTWERK_RESOURCE_DIR) + "/language/base.";
    files.baseAbs = fileText(base + "abs");
    files.baseLex = fileText(base + "lex");
    files.baseDe = fileText(base + "de");
    files.baseEn = fileText(base + "en");
    files.abs = fileText(folder + "/vocabulary.abs");
    files.lex = fileText(folder + "/vocabulary.lex");
    files.de = fileText(folder + "/vocabulary.de");
    files.en = fileText(folder + "/vocabulary.en");
    const std::vector<std::string_view> known = engine::knownSystems();
    if (std::find(known.begin(), known.end(), key) == known.end()) {
        auto language = engine::loadLanguage(key, files);
        if (!language) {
            stop(language.error().code + ' ' + language.error().detail);
        }
        content.language = std::move(language).value();
        return content;
    }
    auto system = engine::loadSystem(key, files);
    if (!system) {
        stop(system.error().code + ' ' + system.error().detail);
    }
    content.system = std::move(system).value();
    content.language = {content.system, &content.system->language()};
    return content;
}

} // namespace

std::string fileText(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        stop("cannot read " + path);
    }
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const ShippedContent& ShippedContent::of(const std::string& system) {
    static std::mutex mutex;
    static std::map<std::string, ShippedContent> loaded;
    const std::scoped_lock lock(mutex);
    auto at = loaded.find(system);
    if (at == loaded.end()) {
        at = loaded.emplace(system, load(system)).first;
    }
    return at->second;
}

const model::Card& ShippedContent::card(std::string_view key) const {
    const auto at = std::find_if(cards.begin(), cards.end(), [&](const model::Card& c) { return c.key == key; });
    return at == cards.end() ? (stop("no card " + std::string(key)), cards.front()) : *at;
}

const model::Collection& ShippedContent::deck(std::string_view key) const {
    const auto at = std::find_if(decks.begin(), decks.end(), [&](const model::Collection& d) { return d.key == key; });
    return at == decks.end() ? (stop("no deck " + std::string(key)), decks.front()) : *at;
}

std::vector<std::string> ShippedContent::keysOf(std::string_view key) const {
    std::vector<std::string> keys;
    for (const model::CollectionEntry& entry : deck(key).cards) {
        keys.insert(keys.end(), static_cast<std::size_t>(entry.copies), entry.cardKey);
    }
    return keys;
}

std::vector<const model::Card*> ShippedContent::pool() const {
    std::vector<const model::Card*> pool;
    for (const model::Card& card : cards) {
        pool.push_back(&card);
    }
    return pool;
}

} // namespace blattwerk::tests
