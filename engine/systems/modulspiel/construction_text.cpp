#include "engine/language/card_language.h"
#include "engine/systems/modulspiel/construction.h"
#include "engine/systems/modulspiel/lowering.h"
#include "engine/systems/modulspiel/text_findings.h"

#include <algorithm>
#include <set>

namespace blattwerk::engine::modulspiel {

namespace {

using model::Severity;

constexpr std::string_view kVermerk = "wiedervorlagevermerk";
constexpr std::string_view kVermerkModule = "wiedervorlage";

std::string_view cut(std::string_view text, const language::SourceRange& range) {
    return range.begin < text.size() ? text.substr(range.begin, range.end - range.begin) : std::string_view{};
}

/// The instructions of an ability, up to its end.
std::span<const Instruction> codeOf(const Programs& programs, const Ability& ability) {
    const auto begin = programs.code.begin() + ability.start;
    const auto end = std::find_if(begin, programs.code.end(), [](const Instruction& in) { return in.op == Op::End; });
    return {begin, end};
}

/// Whether the ability puts the card itself on the reserve.
bool keepsItself(const Programs& programs, const Ability& ability) {
    return std::ranges::any_of(codeOf(programs, ability), [&](const Instruction& in) {
        return in.op == Op::FieldToReserve && in.target != Instruction::kNone &&
               programs.targets[in.target].quant == Quant::Self;
    });
}

/// Euro that buying the card brings in at once.
int euroAtOnce(const Programs& programs) {
    int euro = 0;
    for (const Ability& ability : programs.abilities) {
        if (ability.trigger != Trigger::BuySelf && ability.trigger != Trigger::OnPlay) {
            continue;
        }
        for (const Instruction& in : codeOf(programs, ability)) {
            euro += in.op == Op::GainEuro ? in.n : 0;
            euro -= in.op == Op::PayEuro || (in.op == Op::LoseEuro && in.who == Who::You) ? in.n : 0;
        }
    }
    return euro;
}

bool actsOnce(const Ability& ability) {
    return ability.trigger == Trigger::BuySelf || ability.trigger == Trigger::OnPlay;
}

/// Nothing but bonuses until closing time.
bool endsAtClosing(const Programs& programs, const Ability& ability) {
    const std::span<const Instruction> code = codeOf(programs, ability);
    const auto endsThen = [](const Instruction& in) {
        return in.op == Op::BonusUntilClosing || in.op == Op::LocationBonusUntilClosing || in.op == Op::NextEffort;
    };
    return std::ranges::any_of(code, endsThen);
}

} // namespace

void Construction::checkText(const model::Card& card) {
    Programs programs;
    if (!card.text.empty()) {
        language::CardContext context;
        context.ownName = card.name;
        context.type = card.type;
        context.names = m_index->names();
        const language::CardReading reading = m_language.read(card.text, context);
        checkUnderstood(card, reading, context);
        for (const TextFinding& found : textFindings(m_language, reading, card.type)) {
            const std::string_view id = found.rule == "MOD-C14" ? "MOD-C14" : "MOD-V.text";
            add(Severity::Warning, id,
                {{"name", card.name},
                 {"text", std::string(m_language.label(model::Language::German, found.label))},
                 {"text_en", std::string(m_language.label(model::Language::English, found.label))}});
            fix("edit_text");
        }
        if (!Lowering(m_language, programs, [](std::string_view) { return Filter::kNoName; }).lower(reading)) {
            programs = {}; // too long to play; the engine refuses it
        }
    }
    checkProgram(card, programs);
}

void Construction::checkProgram(const model::Card& card, const Programs& programs) {
    const int price = card.number("price");
    if (card.has("price") && price > 0 && euroAtOnce(programs) >= price) {
        add(Severity::Warning, "MOD-C8.profit",
            {{"name", card.name}, {"n", std::to_string(euroAtOnce(programs))}, {"price", std::to_string(price)}});
        fix("edit_text");
    }
    if (card.key == kVermerk) {
        const auto has = [&](Trigger trigger) {
            return std::ranges::any_of(programs.abilities, [&](const Ability& ability) {
                return ability.trigger == trigger && keepsItself(programs, ability);
            });
        };
        if (!has(Trigger::Aftermath) || !has(Trigger::StampClear)) {
            add(Severity::Error, "MOD-C11.triggers", {{"name", card.name}});
            fix("edit_text");
        }
        if (card.word("module") != kVermerkModule) {
            add(Severity::Warning, "MOD-C11.module", {{"name", card.name}, {"module", std::string(kVermerkModule)}});
            fix("set_field", {{"field", "module"}});
        }
    }
    // A notice ends at closing time and all that it says with it; staff that acts once should have been one.
    if (card.type == "temp_staff" && programs.statics.empty() && !programs.abilities.empty() &&
        std::ranges::all_of(programs.abilities, [&](const Ability& ability) {
            return actsOnce(ability) && endsAtClosing(programs, ability);
        })) {
        add(Severity::Warning, "MOD-C16", {{"name", card.name}});
        fix("edit_text");
    }
}

void Construction::checkUnderstood(const model::Card& card, const language::CardReading& reading,
                                   const language::CardContext& texts) {
    std::set<std::string_view> sentences;
    for (const language::Clause& clause : reading.clauses) {
        if (clause.byIntent) {
            add(Severity::Advice, "MOD-V.not_understood",
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
    const std::vector<std::string> repairs = m_language.repairs(card.text, m_language.textLanguage(), texts);
    for (const std::string_view sentence : sentences) {
        add(Severity::Warning, "MOD-V.not_understood", {{"name", card.name}, {"text", std::string(sentence)}});
        if (!repairs.empty()) {
            fix("replace_text", {{"from", card.text}, {"to", repairs.front()}});
        }
        fix("edit_text");
    }
}

} // namespace blattwerk::engine::modulspiel
