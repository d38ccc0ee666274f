#include "model/card_fields.h"

#include "model/text_folding.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

namespace blattwerk::model {

namespace {

const std::vector<std::string> kCommonFields{"type", "name", "text", "flavour", "notes", "status", "art"};

StatValue asStat(std::string_view text) {
    return text.empty() ? StatValue() : StatValue(std::string(text));
}

/// The member behind a common field that is plain text, or nullptr.
template<typename C>
auto commonText(C& card, std::string_view field) -> decltype(&card.name) {
    if (field == "type") {
        return &card.type;
    }
    if (field == "name") {
        return &card.name;
    }
    if (field == "text") {
        return &card.text;
    }
    if (field == "flavour") {
        return &card.flavour;
    }
    if (field == "notes") {
        return &card.notes;
    }
    return field == "art" ? &card.art : nullptr;
}

std::optional<int> parseNumber(std::string_view typed) {
    std::string text = trimmed(typed);
    for (const std::string_view minus : {"\xE2\x88\x92", "\xE2\x80\x93"}) {
        if (text.starts_with(minus)) {
            text = "-" + text.substr(minus.size());
        }
    }
    const std::size_t comma = text.find_first_of(",.");
    if (comma != std::string::npos && comma > 0) {
        // 1.000 is a thousand in German and one in English.
        if (text[comma] == '.' && text.size() - comma == 4) {
            return std::nullopt;
        }
        const bool whole = text.find_first_not_of('0', comma + 1) == std::string::npos;
        if (!whole) {
            return std::nullopt;
        }
        text.resize(comma);
    }
    if (text.starts_with('+')) {
        text.erase(0, 1);
        if (text.starts_with('-')) {
            return std::nullopt;
        }
    }
    int number = 0;
    const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || status != std::errc{} || rest != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

const FieldChoice* findChoice(const FieldInfo& field, std::string_view typed) {
    const std::string folded = foldText(trimmed(typed));
    const auto it = std::ranges::find_if(field.choices, [&folded](const FieldChoice& choice) {
        return foldText(choice.value) == folded || foldText(choice.label.de) == folded ||
               foldText(choice.label.en) == folded;
    });
    return it == field.choices.end() ? nullptr : &*it;
}

Error unknownChoice(const FieldInfo& field, std::string_view text) {
    std::string known;
    for (const FieldChoice& choice : field.choices) {
        known += (known.empty() ? "" : ", ") + choice.value;
    }
    return Error{"card.unknown_choice", {field.key, std::string(text), known}, {}};
}

Result<void> setType(Card& card, const CardSchema& schema, std::string_view text) {
    const std::string folded = foldText(trimmed(text));
    std::string known;
    for (const TypeInfo& type : schema.types) {
        const bool named = std::ranges::any_of(type.queryNames, [&](const auto& n) { return foldText(n) == folded; });
        if (folded.empty()) {
            break;
        }
        if (named || foldText(type.key) == folded || foldText(type.name.de) == folded ||
            foldText(type.name.en) == folded || foldText(type.plural.de) == folded) {
            card.type = type.key;
            return {};
        }
        known += (known.empty() ? "" : ", ") + type.key;
    }
    return Error{"card.unknown_type", {std::string(text), known}, {}};
}

Result<void> setStatus(Card& card, std::string_view text) {
    const std::string folded = foldText(trimmed(text));
    constexpr std::string_view kGerman[]{"idee", "entwurf", "test", "fertig"};
    for (int i = 0; i < 4; ++i) {
        const auto status = static_cast<CardStatus>(i);
        if (folded == statusName(status) || folded == kGerman[i]) {
            card.status = status;
            return {};
        }
    }
    return Error{"card.unknown_status", {std::string(text)}, {}};
}

Result<StatValue> readSet(const FieldInfo& field, std::string_view text) {
    std::vector<std::string> values;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(",;\n", start), text.size());
        const std::string item = trimmed(text.substr(start, end - start));
        start = end + 1;
        if (item.empty()) {
            continue;
        }
        if (field.choices.empty()) {
            values.push_back(item);
        } else if (const FieldChoice* choice = findChoice(field, item)) {
            values.push_back(choice->value);
        } else {
            return unknownChoice(field, item);
        }
    }
    return values.empty() ? StatValue() : StatValue(std::move(values));
}

Result<StatValue> readValue(const FieldInfo& field, std::string_view text) {
    if (trimmed(text).empty()) {
        return StatValue();
    }
    switch (field.kind) {
    case FieldKind::Int:
        if (const std::optional<int> number = parseNumber(text)) {
            return StatValue(*number);
        }
        return Error{"card.not_a_number", {field.key, std::string(text)}, {}};
    case FieldKind::Choice:
        if (const FieldChoice* choice = findChoice(field, text)) {
            return StatValue(choice->value);
        }
        return unknownChoice(field, text);
    case FieldKind::Set:
        return readSet(field, text);
    case FieldKind::Text:
        break;
    }
    return StatValue(trimmed(text));
}

Result<void> checkStat(const FieldInfo& field, const StatValue& value) {
    const Error wrongKind{"card.wrong_kind", {field.key, valueText(value)}, {}};
    const auto knows = [&field](const std::string& word) {
        return field.choices.empty() ||
               std::ranges::find(field.choices, word, &FieldChoice::value) != field.choices.end();
    };
    switch (field.kind) {
    case FieldKind::Int:
        return std::holds_alternative<int>(value) ? Result<void>() : wrongKind;
    case FieldKind::Text:
        return std::holds_alternative<std::string>(value) ? Result<void>() : wrongKind;
    case FieldKind::Choice: {
        const auto* word = std::get_if<std::string>(&value);
        return !word ? wrongKind : knows(*word) ? Result<void>() : unknownChoice(field, *word);
    }
    case FieldKind::Set:
        break;
    }
    const auto* words = std::get_if<std::vector<std::string>>(&value);
    if (!words) {
        return wrongKind;
    }
    const auto bad = std::ranges::find_if_not(*words, knows);
    return bad == words->end() ? Result<void>() : unknownChoice(field, *bad);
}

bool isKey(std::string_view key) {
    return !key.empty() && key.size() <= 80 && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

constexpr int kLongestName = 200;
constexpr int kLongestText = 20000;

/// Far above what a card can print, far below what would make a project slow.
Result<void> checkLength(std::string_view field, std::string_view text, int most) {
    const int count = static_cast<int>(text.size()) <= most ? 0 : characterCount(text);
    if (count <= most) {
        return {};
    }
    return Error{"card.too_long", {std::string(field), std::to_string(count), std::to_string(most)}, {}};
}

Result<void> checkLengths(const Card& card) {
    if (Result<void> name = checkLength("name", card.name, kLongestName); !name) {
        return name;
    }
    for (const std::string_view field : {"text", "flavour", "notes"}) {
        if (Result<void> checked = checkLength(field, *commonText(card, field), kLongestText); !checked) {
            return checked;
        }
    }
    for (const auto& [key, value] : card.stats) {
        if (Result<void> checked = checkLength(key, valueText(value), kLongestText); !checked) {
            return checked;
        }
    }
    for (const auto& [language, translation] : card.translations) {
        if (Result<void> checked = checkLength(language + ".name", translation.name, kLongestName); !checked) {
            return checked;
        }
        if (Result<void> checked = checkLength(language + ".flavour", translation.flavour, kLongestText); !checked) {
            return checked;
        }
    }
    return {};
}

void compare(std::vector<FieldChange>& changes, std::string field, StatValue before, StatValue after) {
    if (before != after) {
        changes.push_back({std::move(field), std::move(before), std::move(after)});
    }
}

} // namespace

const std::vector<std::string>& commonCardFields() {
    return kCommonFields;
}

StatValue fieldValue(const Card& card, std::string_view field) {
    if (field == "status") {
        return std::string(statusName(card.status));
    }
    if (const std::string* text = commonText(card, field)) {
        return asStat(*text);
    }
    const auto it = card.stats.find(field);
    return it == card.stats.end() ? StatValue() : it->second;
}

std::vector<std::string> cardFlags(const Card& card) {
    std::vector<std::string> flags;
    const auto add = [&flags](bool holds, std::string_view flag) {
        if (holds) {
            flags.emplace_back(flag);
        }
    };
    const auto english = card.translations.find("en");
    add(card.revision > 1, "changed");
    add(card.text.empty(), "blank");
    add(!card.art.empty(), "illustrated");
    add(english != card.translations.end() && !english->second.name.empty(), "translated");
    return flags;
}

Result<void> setFieldText(Card& card, const CardSchema& schema, std::string_view field, std::string_view typed) {
    const FieldInfo* info = schema.field(field);
    // Text and notes have lines; everything else is one.
    const bool hasLines =
        field == "text" || field == "flavour" || field == "notes" || (info && info->kind == FieldKind::Set);
    const std::string text = printableText(typed, !hasLines);
    if (field == "type") {
        return setType(card, schema, text);
    }
    if (field == "status") {
        return setStatus(card, text);
    }
    if (field == "name") {
        const std::string name = trimmed(text);
        if (name.empty()) {
            return Error{"card.no_name", {card.key}, {}};
        }
        card.name = name;
        return {};
    }
    if (std::string* member = commonText(card, field)) {
        *member = trimmed(text);
        return {};
    }
    if (!info) {
        return Error{"card.unknown_field", {std::string(field)}, {}};
    }
    if (info->derived) {
        return Error{"card.derived_field", {std::string(field)}, {}};
    }
    Result<StatValue> value = readValue(*info, text);
    if (!value) {
        return value.error();
    }
    if (std::holds_alternative<std::monostate>(*value)) {
        card.stats.erase(std::string(field));
    } else {
        card.stats[std::string(field)] = std::move(*value);
    }
    return {};
}

std::string valueText(const StatValue& value) {
    if (const int* number = std::get_if<int>(&value)) {
        return std::to_string(*number);
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return *text;
    }
    std::string joined;
    if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
        for (const std::string& word : *words) {
            joined += (joined.empty() ? "" : ", ") + word;
        }
    }
    return joined;
}

Result<void> checkCard(const Card& card, const CardSchema& schema) {
    if (!isKey(card.key)) {
        return Error{"card.bad_key", {card.key}, {}};
    }
    if (trimmed(card.name).empty()) {
        return Error{"card.no_name", {card.key}, {}};
    }
    if (!schema.type(card.type)) {
        std::string known;
        for (const TypeInfo& type : schema.types) {
            known += (known.empty() ? "" : ", ") + type.key;
        }
        return Error{"card.unknown_type", {card.type, known}, {}};
    }
    if (Result<void> lengths = checkLengths(card); !lengths) {
        return lengths;
    }
    for (const auto& [key, value] : card.stats) {
        if (std::holds_alternative<std::monostate>(value)) {
            continue;
        }
        const FieldInfo* field = schema.field(key);
        if (!field) {
            return Error{"card.unknown_field", {key}, {}};
        }
        if (field->derived) {
            return Error{"card.derived_field", {key}, {}};
        }
        if (Result<void> checked = checkStat(*field, value); !checked) {
            return checked;
        }
    }
    return {};
}

std::vector<FieldChange> changedFields(const Card& before, const Card& after) {
    std::vector<FieldChange> changes;
    for (const std::string& field : kCommonFields) {
        compare(changes, field, fieldValue(before, field), fieldValue(after, field));
    }
    std::set<std::string> keys;
    for (const Card* card : {&before, &after}) {
        for (const auto& [key, value] : card->stats) {
            keys.insert(key);
        }
    }
    for (const std::string& key : keys) {
        compare(changes, key, fieldValue(before, key), fieldValue(after, key));
    }
    std::set<std::string> languages;
    for (const Card* card : {&before, &after}) {
        for (const auto& [language, translation] : card->translations) {
            languages.insert(language);
        }
    }
    for (const std::string& language : languages) {
        const auto in = [&language](const Card& card) {
            const auto it = card.translations.find(language);
            return it == card.translations.end() ? CardTranslation() : it->second;
        };
        const CardTranslation old = in(before);
        const CardTranslation now = in(after);
        compare(changes, language + ".name", asStat(old.name), asStat(now.name));
        compare(changes, language + ".flavour", asStat(old.flavour), asStat(now.flavour));
        compare(changes, language + ".ability_line", asStat(old.abilityLine), asStat(now.abilityLine));
        std::set<std::string> clauses;
        for (const auto& [clause, text] : old.manualClauses) {
            clauses.insert(clause);
        }
        for (const auto& [clause, text] : now.manualClauses) {
            clauses.insert(clause);
        }
        for (const std::string& clause : clauses) {
            const auto clauseIn = [&clause](const CardTranslation& translation) {
                const auto it = translation.manualClauses.find(clause);
                return it == translation.manualClauses.end() ? StatValue() : asStat(it->second);
            };
            compare(changes, language + ".clause." + clause, clauseIn(old), clauseIn(now));
        }
    }
    return changes;
}

} // namespace blattwerk::model
