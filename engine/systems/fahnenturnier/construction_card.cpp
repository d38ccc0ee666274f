#include "engine/language/card_language.h"
#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/set_names.h"
#include "engine/systems/fahnenturnier/text_findings.h"

#include "model/text_folding.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

namespace blattwerk::engine::fahnenturnier {

namespace {

using model::Severity;

/// Starter cards above it are stronger than any club can be (CHA-C5).
constexpr int kStrongStarter = 3;

std::string_view cut(std::string_view text, const language::SourceRange& range) {
    return range.begin < text.size() ? text.substr(range.begin, range.end - range.begin) : std::string_view{};
}

/// The rule that says which values a card of that type has.
std::string_view fieldRule(std::string_view type) {
    return type == "starter" ? "CHA-C5" : type == "trophy" ? "CHA-C9" : type == "bot" ? "CHA-R58" : "CHA-C4";
}

/// What stands before the first colon of the paragraph that the sentence is in, if it is written as a keyword is: a few
/// words that are neither one of the five nor the head of a condition or a wish (CHA-R45).
std::string unknownKeyword(std::string_view text, std::string_view sentence) {
    constexpr std::string_view kHeads[] = {"Im Angriff",       "Von der Bank",    "In Fahnenbesitz", "Fahnenverlust",
                                           "Ausgewählt",       "Freiwillig",      "While attacking", "From the bench",
                                           "Holding the flag", "Losing the flag", "Picked",          "Optional"};
    constexpr std::size_t kMostWords = 3;
    const std::size_t at = std::min(static_cast<std::size_t>(sentence.data() - text.data()), text.size());
    const std::size_t before = text.rfind('\n', at == 0 ? 0 : at - 1);
    std::string_view paragraph = text.substr(before == std::string_view::npos ? 0 : before);
    paragraph = paragraph.substr(0, paragraph.find('\n', 1));
    const std::string head = model::trimmed(paragraph.substr(0, std::min(paragraph.find(':'), paragraph.size())));
    const bool isCondition = std::ranges::any_of(std::array{"Wenn ", "Ab ", "If ", "From round "},
                                                 [&](const char* word) { return head.starts_with(word); });
    const bool isHead = paragraph.find(':') != std::string_view::npos && head.find('.') == std::string::npos &&
                        static_cast<std::size_t>(std::ranges::count(head, ' ')) < kMostWords;
    return isHead && !isCondition && std::ranges::find(kHeads, head) == std::end(kHeads) ? head : std::string();
}

bool asksWhenPicked(const language::CardLanguage& language, const language::CardReading& reading) {
    const language::FunctionId picked = language.functionId("picked");
    return std::ranges::any_of(reading.abilities, [&](const language::Ability& ability) {
        const language::Tree& tree = ability.tree;
        for (std::size_t node = 0; node < tree.size(); ++node) {
            if (tree[node].fun == picked) {
                return true;
            }
        }
        return false;
    });
}

} // namespace

std::vector<model::Finding> Construction::card(const model::Card& card) {
    m_findings.clear();
    m_subject = {model::SubjectKind::Card, card.key};
    const model::TypeInfo* info = m_schema.type(card.type);
    if (info == nullptr) {
        add(Severity::Error, "CHA-C4.type", {{"name", card.name}, {"type", card.type}});
        fix("remove_card", {{"card", card.key}});
        return std::move(m_findings);
    }
    checkFields(card, *info);
    checkStrength(card);
    checkName(card);
    checkText(card);
    return std::move(m_findings);
}

void Construction::checkFields(const model::Card& card, const model::TypeInfo& info) {
    for (const std::string& field : info.required) {
        if (!card.has(field)) {
            add(Severity::Error, "CHA-C4.missing", {{"name", card.name}, {"type", card.type}, {"field", field}}).rule =
                fieldRule(card.type);
            fix("set_field", {{"field", field}});
        }
    }
    for (const model::FieldInfo& field : m_schema.fields) {
        if (!card.has(field.key)) {
            continue;
        }
        if (!info.hasField(field.key)) {
            add(Severity::Error, "CHA-C4.surplus", {{"name", card.name}, {"type", card.type}, {"field", field.key}})
                .rule = fieldRule(card.type);
            fix("clear_field", {{"field", field.key}});
        } else {
            checkRange(card, field);
        }
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
    add(Severity::Error, "CHA-C4.range",
        {{"name", card.name},
         {"field", field.key},
         {"n", std::to_string(*number)},
         {"min", std::to_string(least)},
         {"max", std::to_string(most)}})
        .rule = fieldRule(card.type);
    fix("clamp_field", {{"field", field.key}, {"value", std::to_string(std::clamp(*number, least, most))}});
}

void Construction::checkStrength(const model::Card& card) {
    const int strength = card.number("base_strength");
    if (card.type == "starter" && strength > kStrongStarter) {
        add(Severity::Warning, "CHA-C5.strength",
            {{"name", card.name}, {"n", std::to_string(strength)}, {"max", std::to_string(kStrongStarter)}});
        fix("clamp_field", {{"field", "base_strength"}, {"value", std::to_string(kStrongStarter)}});
    }
    const std::string_view level = card.word("level");
    if (card.type == "set" && !level.empty() && strength > limit(level)) {
        add(Severity::Error, "CHA-C4.strength",
            {{"name", card.name},
             {"level", std::string(level)},
             {"n", std::to_string(strength)},
             {"max", std::to_string(limit(level))}});
        fix("clamp_field", {{"field", "base_strength"}, {"value", std::to_string(limit(level))}});
    }
}

/// Cards of one name share a seat (CHA-R36), so they should be the same card.
void Construction::checkName(const model::Card& card) {
    if (card.name.empty()) {
        add(Severity::Error, "CHA-C8.empty", {{"card", card.key}});
        fix("rename_card");
        return;
    }
    for (const model::Card* other : m_context.pool) {
        if (other->key != card.key && other->name == card.name &&
            (other->text != card.text || other->number("base_strength") != card.number("base_strength"))) {
            add(Severity::Warning, "CHA-C8", {{"name", card.name}, {"card", other->key}});
            fix("rename_card");
            return;
        }
    }
}

void Construction::checkText(const model::Card& card) {
    if (card.text.empty()) {
        return;
    }
    language::CardContext context;
    context.ownName = card.name;
    context.type = card.type;
    context.names = m_index->names();
    const language::CardReading reading = m_language.read(card.text, context);
    checkUnderstood(card, reading, context);
    if (asksWhenPicked(m_language, reading) && (card.type != "set" || card.word("set_id") != kPickedSet)) {
        add(Severity::Warning, "CHA-C7", {{"name", card.name}});
        fix("edit_text");
    }
    for (const TextFinding& found : textFindings(m_language, reading, card.type)) {
        if (found.rule == "CHA-C7") {
            continue; // told above
        }
        add(Severity::Warning, "CHA-V.text",
            {{"name", card.name},
             {"text", std::string(m_language.label(model::Language::German, found.label))},
             {"text_en", std::string(m_language.label(model::Language::English, found.label))}});
        fix("edit_text");
    }
}

void Construction::checkUnderstood(const model::Card& card, const language::CardReading& reading,
                                   const language::CardContext& texts) {
    std::set<std::string_view> sentences;
    for (const language::Clause& clause : reading.clauses) {
        if (clause.byIntent) {
            add(Severity::Advice, "CHA-V.not_understood",
                {{"name", card.name}, {"text", std::string(cut(card.text, clause.range))}});
            fix("edit_text");
        } else if (clause.manual) {
            sentences.insert(cut(card.text, clause.range));
        }
    }
    for (const language::Unknown& unknown : reading.unknown) {
        if (sentences.empty()) {
            sentences.insert(cut(card.text, unknown.range));
        }
    }
    for (const language::Note& note : reading.notes) {
        if (note.error) {
            sentences.insert(cut(card.text, note.range));
        }
    }
    if (sentences.empty()) {
        return;
    }
    std::optional<std::vector<std::string>> repairs;
    for (const std::string_view sentence : sentences) {
        if (const std::string keyword = unknownKeyword(card.text, sentence); !keyword.empty()) {
            add(Severity::Error, "CHA-R45", {{"name", card.name}, {"keyword", keyword}});
            fix("edit_text");
            continue;
        }
        add(Severity::Warning, "CHA-V.not_understood", {{"name", card.name}, {"text", std::string(sentence)}});
        if (!repairs) {
            repairs = m_language.repairs(card.text, m_language.textLanguage(), texts);
        }
        if (!repairs->empty()) {
            fix("replace_text", {{"from", card.text}, {"to", repairs->front()}});
        }
        fix("edit_text");
    }
}

} // namespace blattwerk::engine::fahnenturnier
