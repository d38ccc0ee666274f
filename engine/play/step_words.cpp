#include "engine/play/step_words.h"

#include <algorithm>
#include <charconv>

namespace blattwerk::engine {

namespace {

bool rightKind(const StepField& form, const Json& value) {
    if (value.is_null()) {
        return form.mayBeNull;
    }
    switch (form.kind) {
    case StepPart::Card:
        return value.is_string() || (form.mayBePlace && value.is_number_integer());
    case StepPart::Number:
        return value.is_number_integer();
    case StepPart::Flag:
        return value.is_boolean();
    case StepPart::Word:
        return value.is_string();
    case StepPart::Cards:
        return value.is_array() &&
               std::all_of(value.begin(), value.end(), [](const Json& card) { return card.is_string(); });
    default:
        return false;
    }
}

model::Error badStep(std::string field, std::string detail) {
    return {"match.bad_step", {std::move(field)}, std::move(detail)};
}

bool knows(CardKeys keys, std::string_view key) {
    return std::ranges::find(keys, key) != keys.end();
}

bool isAnswerWord(std::string_view word) {
    return word == "yes" || word == "no" || word == "pass";
}

} // namespace

const StepPart* StepForm::part(std::string_view field) const {
    const auto at = std::find_if(parts.begin(), parts.end(), [&](const StepPart& p) { return p.field == field; });
    return at == parts.end() ? nullptr : &*at;
}

Json StepForm::json(CardKeys keys) const {
    Json json = Json::object();
    if (action != "choose") {
        json["action"] = action;
    }
    for (const StepPart& p : parts) {
        Json& value = json[std::string(p.field)];
        switch (p.kind) {
        case StepPart::Null:
            value = nullptr;
            break;
        case StepPart::Card: {
            std::string name;
            if (p.unclear) {
                name = {static_cast<char>('A' + p.side), '.'};
            }
            name += keys[static_cast<std::size_t>(p.card)];
            value = p.copy > 1 ? name + '#' + std::to_string(p.copy) : name;
            break;
        }
        case StepPart::Number:
            value = p.number;
            break;
        case StepPart::Flag:
            value = p.number != 0;
            break;
        case StepPart::Word:
            value = p.word;
            break;
        case StepPart::Cards:
            value = Json::array();
            for (const int card : p.cards) {
                value.push_back(keys[static_cast<std::size_t>(card)]);
            }
            break;
        }
    }
    return json;
}

CardName CardName::read(std::string_view text) {
    CardName name;
    if (text.size() > 2 && text[1] == '.' && text[0] >= 'A' && text[0] <= 'H') {
        name.side = text[0] - 'A';
        text.remove_prefix(2);
    }
    if (const std::size_t mark = text.rfind('#'); mark != std::string_view::npos) {
        std::from_chars(text.data() + mark + 1, text.data() + text.size(), name.copy);
        text = text.substr(0, mark);
    }
    name.key = text;
    return name;
}

model::Result<GivenStep> GivenStep::read(const Json& json, CardKeys keys, std::span<const ActionForm> actions,
                                         std::span<const std::string_view> answers) {
    if (!json.is_object()) {
        return badStep({}, "an object is expected here");
    }
    GivenStep step;
    if (json.contains("choose")) {
        if (json.size() > 1) {
            return badStep({}, "an answer has no other keys");
        }
        const Json& value = json["choose"];
        step.m_action = "choose";
        Part& part = step.m_parts.emplace_back(Part{"choose", value, {}});
        if (value.is_string()) {
            part.name = CardName::read(value.get_ref<const std::string&>());
            const bool word = isAnswerWord(part.name.key) || std::ranges::find(answers, part.name.key) != answers.end();
            if (!word && !knows(keys, part.name.key)) {
                return model::Error{"match.unknown_card", {value.get<std::string>(), ""}, {}};
            }
        }
        return step;
    }
    if (!json.contains("action") || !json["action"].is_string()) {
        return badStep("action", "the name of an action is expected here");
    }
    step.m_action = json["action"].get<std::string>();
    const auto action = std::ranges::find(actions, step.m_action, &ActionForm::name);
    if (action == actions.end()) {
        return badStep("action", "unknown action \"" + step.m_action + '"');
    }
    const std::span<const StepField> fields(action->fields.data(), action->count);
    for (const auto& [key, value] : json.items()) {
        if (key == "action") {
            continue;
        }
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&](const StepField& f) { return f.name == key; });
        if (field == fields.end()) {
            return badStep(key, "unknown key");
        }
        if (!rightKind(*field, value)) {
            return badStep(key, "a value of another kind is expected here");
        }
        if (field->kind == StepPart::Cards) {
            for (const Json& card : value) {
                if (!knows(keys, CardName::read(card.get_ref<const std::string&>()).key)) {
                    return model::Error{"match.unknown_card", {card.get<std::string>(), key}, {}};
                }
            }
        }
        Part& part = step.m_parts.emplace_back(Part{key, value, {}});
        if (value.is_string() && field->kind == StepPart::Card) {
            part.name = CardName::read(value.get_ref<const std::string&>());
            if (!knows(keys, part.name.key)) {
                return model::Error{"match.unknown_card", {value.get<std::string>(), key}, {}};
            }
        }
    }
    return step;
}

bool GivenStep::same(const Part& given, const StepPart* part, CardKeys keys) {
    if (part == nullptr || part->kind == StepPart::Null) {
        return given.value.is_null();
    }
    const auto isCard = [&] {
        return part->card >= 0 && keys[static_cast<std::size_t>(part->card)] == given.name.key &&
               part->copy == given.name.copy && given.name.side.value_or(part->side) == part->side;
    };
    switch (part->kind) {
    case StepPart::Card:
        return given.value.is_string() ? isCard() : part->number > 0 && given.value == part->number;
    case StepPart::Number:
        return given.value.is_string() ? isCard() : given.value == part->number;
    case StepPart::Flag:
        return given.value == (part->number != 0);
    case StepPart::Word:
        return given.value.is_array() ? given.value.empty() && part->word == "pass" : given.value == part->word;
    case StepPart::Cards: {
        std::vector<std::string> wanted;
        for (const int card : part->cards) {
            wanted.push_back(keys[static_cast<std::size_t>(card)]);
        }
        std::vector<std::string> named;
        for (const Json& name : given.value) {
            named.push_back(CardName::read(name.get_ref<const std::string&>()).key);
        }
        return named.size() == wanted.size() && std::is_permutation(named.begin(), named.end(), wanted.begin());
    }
    case StepPart::Null:
        break;
    }
    return false;
}

bool GivenStep::fits(const StepForm& form, CardKeys keys) const {
    return form.action == m_action && std::all_of(m_parts.begin(), m_parts.end(), [&](const Part& given) {
               return same(given, form.part(given.field), keys);
           });
}

const GivenStep::Part* GivenStep::part(std::string_view field) const {
    const auto at = std::find_if(m_parts.begin(), m_parts.end(), [&](const Part& p) { return p.field == field; });
    return at == m_parts.end() ? nullptr : &*at;
}

const CardName* GivenStep::name(std::string_view field) const {
    const Part* found = part(field);
    return found != nullptr && found->value.is_string() ? &found->name : nullptr;
}

std::vector<CardName> GivenStep::names(std::string_view field) const {
    std::vector<CardName> names;
    if (const Part* found = part(field); found != nullptr && found->value.is_array()) {
        for (const Json& name : found->value) {
            names.push_back(CardName::read(name.get_ref<const std::string&>()));
        }
    }
    return names;
}

bool GivenStep::has(std::string_view field) const {
    return part(field) != nullptr;
}

int GivenStep::number(std::string_view field, int fallback) const {
    const Part* found = part(field);
    return found != nullptr && found->value.is_number_integer() ? found->value.get<int>() : fallback;
}

bool GivenStep::flag(std::string_view field) const {
    const Part* found = part(field);
    return found != nullptr && found->value == true;
}

std::string GivenStep::word(std::string_view field) const {
    const Part* found = part(field);
    return found != nullptr && found->value.is_string() ? found->value.get<std::string>() : std::string();
}

} // namespace blattwerk::engine
