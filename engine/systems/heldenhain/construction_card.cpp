#include "engine/systems/heldenhain/construction.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

using model::Severity;

/// Section 1.3 of the rules catalogue: lengths of the texts that every card has (HEL-C16, C27).
constexpr int kNameMost = 40;
constexpr int kTextMost = 240;
constexpr int kQuoteMost = 140;

/// Characters of a UTF-8 text.
int characters(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

bool isMandatoryEverywhere(std::string_view field) {
    return field == "faction" || field == "cost";
}

bool isFilled(const model::Card& card, const std::string& field) {
    const auto at = card.stats.find(field);
    if (at == card.stats.end() || std::holds_alternative<std::monostate>(at->second)) {
        return false;
    }
    const auto* text = std::get_if<std::string>(&at->second);
    return text == nullptr || !text->empty();
}

} // namespace

std::vector<model::Finding> Construction::card(const model::Card& card) {
    m_findings.clear();
    m_subject = {model::SubjectKind::Card, card.key};
    CardType type = CardType::Character;
    const bool known = cardTypeFromKey(card.type, type);
    if (card.name.empty()) {
        add(Severity::Error, "HEL-C11", {{"id", card.key}, {"field", "name"}});
        fix("set_field", {{"field", "name"}});
    }
    if (!known) {
        add(Severity::Error, "HEL-C11", {{"id", card.key}, {"field", "type"}});
        fix("set_field", {{"field", "type"}});
        return std::move(m_findings);
    }
    checkFields(card);
    checkCost(card, type);
    TextFacts facts;
    if (!card.text.empty()) {
        const language::CardReading reading = read(card);
        facts = factsOf(reading, m_vocabulary, card.text, type);
        checkUnderstood(card, reading);
        checkMeaning(card, type, reading);
    }
    checkText(card, type, facts);
    checkPresence(card, facts);
    return std::move(m_findings);
}

void Construction::checkFields(const model::Card& card) {
    const model::TypeInfo* type = m_schema.type(card.type);
    if (type == nullptr) {
        return;
    }
    for (const std::string& field : type->required) {
        if (isFilled(card, field)) {
            continue;
        }
        if (isMandatoryEverywhere(field)) {
            add(Severity::Error, "HEL-C11", {{"id", card.key}, {"field", field}});
        } else {
            add(Severity::Error, "HEL-C5.missing", {{"name", card.name}, {"type", card.type}, {"field", field}});
        }
        fix("set_field", {{"field", field}});
    }
    for (const model::FieldInfo& field : m_schema.fields) {
        if (!isFilled(card, field.key)) {
            continue;
        }
        if (!type->hasField(field.key)) {
            add(Severity::Error, "HEL-C5.surplus", {{"name", card.name}, {"type", card.type}, {"field", field.key}});
            fix("clear_field", {{"field", field.key}});
        } else {
            checkRange(card, field);
        }
    }
    if (const int length = characters(card.name); length > kNameMost) {
        add(Severity::Error, "HEL-C16",
            {{"field", "name"},
             {"name", card.name},
             {"n", std::to_string(length)},
             {"min", "1"},
             {"max", std::to_string(kNameMost)}});
        fix("rename_card", {{"card", card.key}});
    }
}

void Construction::checkRange(const model::Card& card, const model::FieldInfo& field) {
    const model::StatValue& stored = card.stats.find(field.key)->second;
    int value = 0;
    if (const int* number = std::get_if<int>(&stored)) {
        value = *number;
    } else if (const auto* text = std::get_if<std::string>(&stored);
               text != nullptr && field.max && field.kind == model::FieldKind::Text) {
        value = characters(*text);
    } else {
        return;
    }
    const int least = field.min.value_or(field.kind == model::FieldKind::Text ? 0 : value);
    const int most = field.max.value_or(value);
    if (value >= least && value <= most) {
        return;
    }
    add(Severity::Error, "HEL-C16",
        {{"field", field.key},
         {"name", card.name},
         {"n", std::to_string(value)},
         {"min", std::to_string(least)},
         {"max", std::to_string(most)}});
    if (field.kind == model::FieldKind::Int) {
        fix("clamp_field", {{"field", field.key}, {"value", std::to_string(std::clamp(value, least, most))}});
    }
}

void Construction::checkCost(const model::Card& card, CardType type) {
    const int cost = card.number("cost");
    const int most = m_parameters.energyCap;
    if (cost <= most) {
        return;
    }
    const bool discounted = (discounts() & maskOf(type)) != 0;
    const bool unplayable = type == CardType::Character && !discounted;
    add(unplayable ? Severity::Error : Severity::Warning, "HEL-C7",
        {{"name", card.name}, {"n", std::to_string(cost)}, {"max", std::to_string(most)}});
    fix("clamp_field", {{"field", "cost"}, {"value", std::to_string(most)}});
}

void Construction::checkPresence(const model::Card& card, const TextFacts& facts) {
    for (const auto& [text, most] : {std::pair{&card.text, kTextMost}, std::pair{&card.flavour, kQuoteMost}}) {
        if (const int length = characters(*text); length > most) {
            add(Severity::Warning, "HEL-C27", {{"name", card.name}, {"n", std::to_string(length)}});
            fix("shorten_text");
        }
    }
    if (card.flavour.empty()) {
        add(Severity::Advice, "HEL-C28.quote", {{"name", card.name}});
        fix("add_quote");
    }
    if (facts.keyword && card.word("ability_line").empty()) {
        add(Severity::Advice, "HEL-C28.ability", {{"name", card.name}});
        fix("add_ability_line");
    }
}

} // namespace blattwerk::engine::heldenhain
