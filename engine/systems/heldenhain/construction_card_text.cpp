#include "engine/systems/heldenhain/construction.h"

#include <algorithm>
#include <set>

namespace blattwerk::engine::heldenhain {

namespace {

using model::Severity;

std::string_view cut(std::string_view text, const language::SourceRange& range) {
    return range.begin < text.size() ? text.substr(range.begin, range.end - range.begin) : std::string_view{};
}

/// Whether the word stands as the label of a value: not behind a plain number ("Erhalte 2 Einfluss" are points).
bool usesLabel(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        std::size_t end = at;
        while (end > 0 && text[end - 1] == ' ') {
            --end;
        }
        std::size_t begin = end;
        while (begin > 0 && text[begin - 1] >= '0' && text[begin - 1] <= '9') {
            --begin;
        }
        const bool number = begin < end;
        const bool plain = begin == 0 || text[begin - 1] == ' ' || text[begin - 1] == '\n';
        const bool ends = at + word.size() == text.size() ||
                          std::string_view(" .,:;\n").find(text[at + word.size()]) != std::string_view::npos;
        if (ends && !(number && plain)) {
            return true;
        }
    }
    return false;
}

} // namespace

void Construction::checkText(const model::Card& card, CardType type, const TextFacts& facts) {
    if (type == CardType::Assist && facts.exhaustActions != 1) {
        const std::string count = std::to_string(facts.exhaustActions);
        add(Severity::Error, facts.exhaustActions == 0 ? "HEL-C8" : "HEL-C8.several",
            {{"name", card.name}, {"n", count}});
        fix("edit_text");
    }
    if (type == CardType::Illusion && facts.exhaustActions != 1) {
        add(Severity::Error, "HEL-C9", {{"name", card.name}});
        fix("edit_text");
    }
    if (type == CardType::ActionCard && facts.effects == 0) {
        add(Severity::Error, "HEL-C10", {{"name", card.name}});
        fix("edit_text");
    }
    if (type == CardType::Headquarters && facts.onPlay) {
        add(Severity::Warning, "HEL-C19", {{"name", card.name}});
        fix("edit_text");
    }
    for (const int crew : facts.crews) {
        if (crew > m_parameters.fieldLimit) {
            add(Severity::Error, "HEL-C20",
                {{"x", std::to_string(crew)}, {"max", std::to_string(m_parameters.fieldLimit)}});
            fix("edit_text");
        } else if (crew < 2) {
            add(Severity::Advice, "HEL-C20.always", {{"x", std::to_string(crew)}});
            fix("edit_text");
        }
    }
    for (const std::string& words : facts.unusual) {
        add(Severity::Advice, "HEL-C26", {{"name", card.name}, {"value", "„" + words + "“"}});
        fix("edit_text");
    }
    checkLabel(card);
    checkNames(card, facts);
    checkLoop(card, type, facts);
    checkPointTargets(card, type, facts);
}

void Construction::checkUnderstood(const model::Card& card, const language::CardReading& reading) {
    std::set<std::string_view> sentences;
    for (const language::Clause& clause : reading.clauses) {
        if (clause.byIntent) {
            add(Severity::Advice, "HEL-C18.manual",
                {{"name", card.name}, {"sentence", std::string(cut(card.text, clause.range))}});
            fix("edit_text");
        } else if (clause.manual) {
            sentences.insert(cut(card.text, clause.range));
        }
    }
    if (sentences.empty()) {
        for (const language::Unknown& unknown : reading.unknown) {
            sentences.insert(cut(card.text, unknown.range));
        }
    }
    for (const language::Note& note : reading.notes) {
        const bool pronoun =
            note.kind == language::NoteKind::PronounUnclear || note.kind == language::NoteKind::PronounWithoutThing;
        if (pronoun) {
            add(Severity::Warning,
                note.kind == language::NoteKind::PronounUnclear ? "HEL-C18.pronoun" : "HEL-C18.nothing",
                {{"name", card.name}, {"sentence", std::string(cut(card.text, note.range))}});
            fix("edit_text");
        } else if (note.kind == language::NoteKind::HeadMissing) {
            add(Severity::Warning, "HEL-C18.head",
                {{"name", card.name}, {"sentence", std::string(cut(card.text, note.range))}});
            fix("edit_text");
        } else if (note.kind == language::NoteKind::AmountUndefined) {
            add(Severity::Warning, "HEL-C18.x", {{"name", card.name}});
            fix("edit_text");
        } else if (note.kind == language::NoteKind::AmountUnused ||
                   note.kind == language::NoteKind::AmountDefinedTwice) {
            add(Severity::Warning,
                note.kind == language::NoteKind::AmountUnused ? "HEL-C18.x_unused" : "HEL-C18.x_twice",
                {{"name", card.name}, {"sentence", std::string(cut(card.text, note.range))}});
            fix("edit_text");
        } else if (note.error) {
            sentences.insert(cut(card.text, note.range));
        }
    }
    if (sentences.empty()) {
        return;
    }
    for (const language::Unknown& unknown : reading.unknown) {
        if (unknown.text == "X") {
            add(Severity::Warning, "HEL-C18.x", {{"name", card.name}});
            fix("edit_text");
        }
    }
    setCard(m_texts, card);
    const std::vector<std::string> repairs = m_language.repairs(card.text, m_language.textLanguage(), m_texts);
    for (const std::string_view sentence : sentences) {
        add(Severity::Warning, "HEL-C18", {{"name", card.name}, {"sentence", std::string(sentence)}});
        if (!repairs.empty()) {
            fix("replace_text", {{"from", card.text}, {"to", repairs.front()}});
        }
        fix("edit_text");
    }
}

void Construction::checkLabel(const model::Card& card) {
    const model::FieldInfo* field = m_schema.field("point_value");
    if (field == nullptr) {
        return;
    }
    const auto own = field->labels.find(std::string(card.word("faction")));
    if (own == field->labels.end()) {
        return;
    }
    for (const auto& [faction, label] : field->labels) {
        if (label.de != own->second.de && usesLabel(card.text, label.de)) {
            add(Severity::Warning, "HEL-C6", {{"name", card.name}, {"label", own->second.de}});
            fix("set_label", {{"label", own->second.de}, {"field", "faction"}});
            return;
        }
    }
}

void Construction::checkNames(const model::Card& card, const TextFacts& facts) {
    for (const std::string& name : facts.names) {
        const auto named = [&](const model::Card* other) { return other->name == name; };
        if (std::none_of(m_context.pool.begin(), m_context.pool.end(), named)) {
            add(Severity::Error, "HEL-C21.project", {{"name", card.name}, {"target", name}});
            fix("edit_text");
            continue;
        }
        if (m_context.deck == nullptr || m_context.deck->copiesOf(card.key) == 0) {
            continue;
        }
        const auto cards = deckCards();
        if (std::none_of(cards.begin(), cards.end(), [&](const auto& entry) { return named(entry.first); })) {
            add(Severity::Warning, "HEL-C21.deck", {{"name", card.name}, {"target", name}});
            fix("edit_text");
            fix("remove_card", {{"card", card.key}});
        }
    }
}

void Construction::checkLoop(const model::Card& card, CardType type, const TextFacts& facts) {
    const bool free = card.has("cost") && card.number("cost") <= facts.refund;
    const bool comesBack = facts.returnsSelf || (type == CardType::ActionCard && facts.recoversOwnKind);
    if ((free && comesBack) || facts.readiesSelfFreely) {
        add(Severity::Warning, "HEL-C22", {{"name", card.name}});
        fix("edit_text");
    }
}

void Construction::checkPointTargets(const model::Card& card, CardType type, const TextFacts& facts) {
    if (facts.pointsOnSelf && type != CardType::Character) {
        add(Severity::Error, "HEL-C29", {{"name", card.name}, {"target", card.name}});
        fix("edit_text");
    }
    for (const CardType other : {CardType::Companion, CardType::Illusion}) {
        if ((facts.pointsOnTypes & maskOf(other)) != 0) {
            add(Severity::Error, "HEL-C29", {{"name", card.name}, {"target", std::string(cardTypeKey(other))}});
            fix("edit_text");
        }
    }
}

} // namespace blattwerk::engine::heldenhain
