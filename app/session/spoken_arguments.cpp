#include "app/session/spoken_arguments.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace blattwerk::app {

namespace {

bool isDecimal(const std::string& text) {
    const auto dot = text.find('.');
    return dot != std::string::npos && dot > 0 && dot + 1 < text.size() &&
           std::ranges::all_of(text, [](unsigned char sign) { return std::isdigit(sign) != 0 || sign == '.'; });
}

std::string choiceLabel(const model::CardSchema& schema, const std::string& value, model::Language language) {
    for (const model::FieldInfo& field : schema.fields) {
        const auto choice = std::ranges::find(field.choices, value, &model::FieldChoice::value);
        if (choice != field.choices.end()) {
            return choice->label.in(language);
        }
    }
    return value;
}

/// A camp (`hero`) is a property of the choices; the decks that share it are named.
std::string sharersOf(const model::CardSchema& schema, const std::string& word, model::Language language) {
    std::string names;
    for (const model::FieldInfo& field : schema.fields) {
        for (const model::FieldChoice& choice : field.choices) {
            const bool has = std::ranges::any_of(choice.properties,
                                                 [&word](const auto& property) { return property.second.de == word; });
            if (has) {
                names += (names.empty() ? "" : ", ") + choice.label.in(language);
            }
        }
    }
    return names.empty() ? word : names;
}

std::string spoken(const std::string& name, const std::string& value, const model::SystemInfo& info,
                   model::Language language) {
    if (name == "type") {
        const model::TypeInfo* type = info.schema.type(value);
        return type ? type->name.in(language) : value;
    }
    if (name == "field") {
        const model::FieldInfo* field = info.schema.field(value);
        return field ? field->label.in(language) : value;
    }
    if (name == "allowed") {
        const std::string label = choiceLabel(info.schema, value, language);
        return label == value ? sharersOf(info.schema, value, language) : label;
    }
    if (info.schema.field(name)) {
        return choiceLabel(info.schema, value, language);
    }
    if (language == model::Language::German && isDecimal(value)) {
        std::string text = value;
        std::ranges::replace(text, '.', ',');
        return text;
    }
    return value;
}

} // namespace

model::Finding spokenFinding(const model::Finding& finding, const model::SystemInfo& info, model::Language language) {
    model::Finding result = finding;
    for (auto& [name, value] : result.args) {
        value = spoken(name, value, info, language);
    }
    for (model::Fix& fix : result.fixes) {
        for (auto& [name, value] : fix.args) {
            if (name == "field") {
                value = spoken(name, value, info, language);
            }
        }
    }
    return result;
}

model::Error spokenError(const model::Error& error, const model::SystemInfo& info, model::Language language) {
    constexpr std::array<std::string_view, 5> kWithField{"card.not_a_number", "card.unknown_choice",
                                                         "card.derived_field", "card.wrong_kind", "card.too_long"};
    model::Error result = error;
    if (!result.args.empty() && std::ranges::find(kWithField, result.code) != kWithField.end()) {
        result.args.front() = spoken("field", result.args.front(), info, language);
    }
    return result;
}

} // namespace blattwerk::app
