#include "engine/systems/modulspiel/construction.h"

#include <algorithm>
#include <set>

namespace blattwerk::engine::modulspiel {

namespace {

using model::Severity;

/// The rule that says what a field may hold.
std::string_view fieldRule(std::string_view field) {
    return field == "effort"              ? "MOD-C6"
           : field == "base_resilience"   ? "MOD-C7"
           : field == "price"             ? "MOD-C8"
           : field == "allowed_locations" ? "MOD-C5"
           : field == "stress_value"      ? "MOD-R44"
           : field == "res_marker_value"  ? "MOD-R42"
                                          : "MOD-C3";
}

} // namespace

std::vector<model::Finding> Construction::card(const model::Card& card) {
    m_findings.clear();
    m_subject = {model::SubjectKind::Card, card.key};
    const model::TypeInfo* info = m_schema.type(card.type);
    if (info == nullptr) {
        add(Severity::Error, "MOD-C3.type", {{"name", card.name}, {"type", card.type}});
        fix("remove_card", {{"card", card.key}});
        return std::move(m_findings);
    }
    checkFields(card, *info);
    checkLocations(card);
    checkCosts(card);
    checkNames(card);
    if (info->textRequired && card.text.empty()) {
        add(Severity::Warning, "MOD-R77.empty", {{"name", card.name}, {"type", card.type}});
        fix("edit_text");
    }
    checkText(card);
    return std::move(m_findings);
}

void Construction::checkFields(const model::Card& card, const model::TypeInfo& info) {
    for (const std::string& field : info.required) {
        if (!card.has(field) && field == "module") {
            add(Severity::Error, "MOD-C3", {{"name", card.name}});
            fix("set_field", {{"field", field}});
        } else if (!card.has(field)) {
            add(Severity::Error, "MOD-C3.missing", {{"name", card.name}, {"type", card.type}, {"field", field}}).rule =
                fieldRule(field);
            fix("set_field", {{"field", field}});
        }
    }
    for (const model::FieldInfo& field : m_schema.fields) {
        if (!card.has(field.key)) {
            continue;
        }
        if (!info.hasField(field.key)) {
            add(Severity::Error, "MOD-C3.surplus", {{"name", card.name}, {"type", card.type}, {"field", field.key}})
                .rule = fieldRule(field.key);
            fix("clear_field", {{"field", field.key}});
        } else {
            checkRange(card, field);
        }
    }
    if (info.hasField("module") && card.has("module") && !m_context.collections.empty() &&
        module(card.word("module")) == nullptr) {
        add(Severity::Warning, "MOD-C3.module", {{"name", card.name}, {"module", std::string(card.word("module"))}});
        fix("set_field", {{"field", "module"}});
    }
}

void Construction::checkRange(const model::Card& card, const model::FieldInfo& field) {
    const auto stored = card.stats.find(field.key);
    const int* number = stored == card.stats.end() ? nullptr : std::get_if<int>(&stored->second);
    if (number == nullptr || (*number >= field.min.value_or(*number) && *number <= field.max.value_or(*number))) {
        return;
    }
    const int least = field.min.value_or(*number);
    const int most = field.max.value_or(*number);
    add(Severity::Error, "MOD-C3.range",
        {{"name", card.name},
         {"field", field.key},
         {"n", std::to_string(*number)},
         {"min", std::to_string(least)},
         {"max", std::to_string(most)}})
        .rule = fieldRule(field.key);
    fix("clamp_field", {{"field", field.key}, {"value", std::to_string(std::clamp(*number, least, most))}});
}

void Construction::checkLocations(const model::Card& card) {
    const auto stored = card.stats.find("allowed_locations");
    const auto* places = stored == card.stats.end() ? nullptr : std::get_if<std::vector<std::string>>(&stored->second);
    if (places == nullptr) {
        return;
    }
    std::set<std::string_view> seen;
    for (const std::string& place : *places) {
        if (std::ranges::find(kLocations, place) == kLocations.end()) {
            add(Severity::Error, "MOD-C5", {{"name", card.name}, {"location", place}});
            fix("set_field", {{"field", "allowed_locations"}});
        } else if (!seen.insert(place).second) {
            add(Severity::Error, "MOD-C5.twice", {{"name", card.name}, {"location", place}});
            fix("set_field", {{"field", "allowed_locations"}});
        }
    }
}

/// What cannot be paid from a fresh hand, and what costs nothing (MOD-C6, C8).
void Construction::checkCosts(const model::Card& card) {
    const int effort = card.number("effort");
    const int hand = m_parameters.quarterDraw - 1;
    const int withReserve = hand + m_parameters.reserveCap;
    if (card.type == "intervention" && effort > hand) {
        const bool isBeyond = effort > withReserve;
        add(Severity::Warning, isBeyond ? "MOD-C6.reserve" : "MOD-C6",
            {{"name", card.name},
             {"n", std::to_string(effort)},
             {"max", std::to_string(isBeyond ? withReserve : hand)}});
        fix("clamp_field", {{"field", "effort"}, {"value", std::to_string(hand)}});
    }
    if (card.has("price") && card.number("price") == 0) {
        add(Severity::Warning, "MOD-C8", {{"name", card.name}});
        fix("clamp_field", {{"field", "price"}, {"value", "1"}});
    }
}

/// Texts call cards by name, so a name is given once (MOD-R77).
void Construction::checkNames(const model::Card& card) {
    if (card.name.empty()) {
        add(Severity::Error, "MOD-R77.no_name", {{"card", card.key}});
        fix("rename_card");
        return;
    }
    const auto other = std::ranges::find_if(
        m_context.pool, [&](const model::Card* one) { return one->key != card.key && one->name == card.name; });
    if (other != m_context.pool.end()) {
        add(Severity::Error, "MOD-R77.name", {{"name", card.name}, {"card", (*other)->key}});
        fix("rename_card");
    }
}

} // namespace blattwerk::engine::modulspiel
