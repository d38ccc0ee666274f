#include "model/card_fields.h"
#include "model/card_filter.h"
#include "model/text_folding.h"

#include <algorithm>
#include <utility>

namespace blattwerk::model {

namespace {

FilterField commonField(std::string key, FilterKind kind, LocalText label, std::vector<std::string> names) {
    FilterField field;
    field.read = [key](const Card& card) { return fieldValue(card, key); };
    field.key = std::move(key);
    field.kind = kind;
    field.label = std::move(label);
    for (const std::string& name : names) {
        field.names.push_back(foldText(name));
    }
    return field;
}

void addWord(FilterField& field, std::string_view word, std::string_view value) {
    const std::string folded = foldText(word);
    if (!folded.empty() &&
        std::ranges::find(field.words, folded, [](const auto& w) { return w.first; }) == field.words.end()) {
        field.words.emplace_back(folded, std::string(value));
    }
}

FilterField typeField(const std::vector<SystemInfo>& systems) {
    FilterField field = commonField("type", FilterKind::Word, {"Typ", "type"}, {"typ", "type", "t"});
    for (const SystemInfo& system : systems) {
        for (const TypeInfo& type : system.schema.types) {
            for (const std::string& word : type.queryNames) {
                addWord(field, word, type.key);
            }
            for (const std::string* word : {&type.name.de, &type.name.en, &type.plural.de, &type.key}) {
                addWord(field, *word, type.key);
            }
            field.valueLabels.emplace_back(type.key, type.name);
        }
    }
    return field;
}

FilterField systemField(const std::vector<SystemInfo>& systems) {
    FilterField field = commonField("system", FilterKind::Word, {"System", "system"}, {"system", "spiel", "game"});
    field.read = [](const Card& card) { return StatValue(card.system); };
    for (const SystemInfo& system : systems) {
        addWord(field, system.key, system.key);
        addWord(field, system.name.de, system.key);
        field.valueLabels.emplace_back(system.key, system.name);
    }
    return field;
}

FilterField statusField() {
    FilterField field = commonField("status", FilterKind::Word, {"Status", "status"}, {"status"});
    const std::pair<std::string_view, LocalText> known[]{{"idea", {"Idee", "idea"}},
                                                         {"draft", {"Entwurf", "draft"}},
                                                         {"test", {"Test", "test"}},
                                                         {"final", {"fertig", "final"}}};
    for (const auto& [value, label] : known) {
        addWord(field, value, value);
        addWord(field, label.de, value);
        field.valueLabels.emplace_back(value, label);
    }
    return field;
}

FilterField flagField() {
    FilterField field = commonField("is", FilterKind::Flag, {"ist", "is"}, {"ist", "is"});
    struct Flag {
        std::string_view value;
        std::vector<std::string_view> words;
        LocalText label;
    };
    const std::vector<Flag> flags{
        {"changed", {"geändert", "changed", "edited"}, {"wurde geändert", "was changed"}},
        {"blank", {"leer", "blank", "empty"}, {"hat keinen Text", "has no text"}},
        {"illustrated", {"bebildert", "illustrated"}, {"hat ein Bild", "has a picture"}},
        {"translated", {"übersetzt", "translated"}, {"ist übersetzt", "is translated"}},
        {"idea", {"idee", "idea"}, {"ist eine Idee", "is an idea"}},
        {"draft", {"entwurf", "draft"}, {"ist ein Entwurf", "is a draft"}},
        {"test", {"test"}, {"ist im Test", "is in test"}},
        {"final", {"fertig", "final"}, {"ist fertig", "is final"}},
    };
    for (const Flag& flag : flags) {
        for (const std::string_view word : flag.words) {
            addWord(field, word, flag.value);
        }
        field.valueLabels.emplace_back(std::string(flag.value), flag.label);
    }
    field.read = [](const Card& card) {
        std::vector<std::string> set = cardFlags(card);
        set.emplace_back(statusName(card.status));
        return StatValue(std::move(set));
    };
    return field;
}

FilterField schemaField(const FieldInfo& info) {
    const FilterKind kind = info.kind == FieldKind::Int    ? FilterKind::Number
                            : info.kind == FieldKind::Text ? FilterKind::Text
                                                           : FilterKind::Word;
    FilterField field = commonField(info.key, kind, info.label, info.queryNames);
    field.names.push_back(foldText(info.label.de));
    field.isStat = true;
    return field;
}

void addChoices(FilterField& field, const FieldInfo& info) {
    for (const FieldChoice& choice : info.choices) {
        addWord(field, choice.value, choice.value);
        addWord(field, choice.label.de, choice.value);
        addWord(field, choice.label.en, choice.value);
        field.valueLabels.emplace_back(choice.value, choice.label);
    }
}

} // namespace

FilterFields standardFilterFields(const std::vector<SystemInfo>& systems, CollectionReader collections) {
    FilterFields fields{
        commonField("name", FilterKind::Text, {"Name", "name"}, {"name", "n"}),
        commonField("text", FilterKind::Text, {"Text", "text"}, {"text", "regeltext", "o"}),
        commonField("flavour", FilterKind::Text, {"Zitat", "quote"}, {"zitat", "quote", "flavour", "flavor"}),
        commonField("notes", FilterKind::Text, {"Notiz", "notes"}, {"notiz", "notizen", "notes", "note"}),
        typeField(systems),
        systemField(systems),
        statusField(),
        flagField(),
    };
    FilterField key = commonField("key", FilterKind::Word, {"Schlüssel", "key"}, {"schlüssel", "key", "id"});
    key.read = [](const Card& card) { return StatValue(card.key); };
    fields.push_back(std::move(key));
    FilterField revision = commonField("revision", FilterKind::Number, {"Revision", "revision"}, {"revision"});
    revision.read = [](const Card& card) { return StatValue(static_cast<int>(card.revision)); };
    fields.push_back(std::move(revision));
    if (collections) {
        FilterField deck = commonField("deck", FilterKind::Word, {"Deck", "deck"},
                                       {"deck", "in", "sammlung", "collection", "modul", "module"});
        deck.read = [reader = std::move(collections)](const Card& card) { return StatValue(reader(card)); };
        fields.push_back(std::move(deck));
    }
    const std::size_t common = fields.size();
    for (const SystemInfo& system : systems) {
        for (const FieldInfo& info : system.schema.fields) {
            if (info.derived) {
                continue; // only the engine can answer it; the caller appends such fields
            }
            const auto own = fields.begin() + static_cast<std::ptrdiff_t>(common);
            auto it = std::find_if(own, fields.end(), [&info](const FilterField& f) { return f.key == info.key; });
            if (it == fields.end()) {
                fields.push_back(schemaField(info));
                it = fields.end() - 1;
            }
            addChoices(*it, info);
        }
    }
    return fields;
}

} // namespace blattwerk::model
