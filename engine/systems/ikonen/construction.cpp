#include "engine/systems/ikonen/construction.h"

#include "engine/language/card_language.h"
#include "engine/systems/ikonen/deck_odds.h"
#include "engine/systems/ikonen/text_findings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

namespace blattwerk::engine::ikonen {

namespace {

using model::Severity;

/// Decks below that size run dry in a game (IKO-C2).
constexpr int kSmallDeck = 20;
/// Share of first hands without an Ikone above which a deck is slow, in percent (IKO-C5).
constexpr int kMostMulligans = 25;

std::string percent(double odds, int decimals) {
    std::array<char, 32> text = {};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), 100 * odds, std::chars_format::fixed, decimals);
    return error == std::errc() ? std::string(text.data(), end) : std::string();
}

std::string_view cut(std::string_view text, const language::SourceRange& range) {
    return range.begin < text.size() ? text.substr(range.begin, range.end - range.begin) : std::string_view{};
}

} // namespace

Construction::Construction(const language::CardLanguage& language, const model::CardSchema& schema,
                           const DeckCheck& context)
    : m_language(language),
      m_schema(schema),
      m_context(context),
      m_index(context.index ? context.index : std::make_shared<const CardIndex>(context.pool)) {
    // Values out of range are refused where they are set; here the defaults have to do.
    if (auto parameters = readParameters(context.parameters)) {
        m_parameters = *parameters;
    }
}

std::vector<model::Finding> Construction::card(const model::Card& card) {
    m_findings.clear();
    m_subject = {model::SubjectKind::Card, card.key};
    CardType type = CardType::Icon;
    const model::TypeInfo* info = m_schema.type(card.type);
    if (!cardTypeFromKey(card.type, type) || info == nullptr) {
        add(Severity::Error, "IKO-C6", {{"name", card.name}, {"type", card.type}});
        fix("remove_card", {{"card", card.key}});
        return std::move(m_findings);
    }
    checkFields(card, type, *info);
    checkModifiers(card, type);
    checkText(card);
    return std::move(m_findings);
}

void Construction::checkFields(const model::Card& card, CardType type, const model::TypeInfo& info) {
    for (const std::string& field : info.required) {
        if (!card.has(field)) {
            add(Severity::Error, "IKO-C7.missing", {{"name", card.name}, {"type", card.type}, {"field", field}});
            fix("set_field", {{"field", field}});
        }
    }
    for (const model::FieldInfo& field : m_schema.fields) {
        if (!card.has(field.key)) {
            continue;
        }
        if (!info.hasField(field.key)) {
            add(Severity::Error, "IKO-C7.surplus", {{"name", card.name}, {"type", card.type}, {"field", field.key}});
            fix("clear_field", {{"field", field.key}});
        } else {
            checkRange(card, type, field);
        }
    }
}

void Construction::checkRange(const model::Card& card, CardType type, const model::FieldInfo& field) {
    const auto stored = card.stats.find(field.key);
    const int* number = stored == card.stats.end() ? nullptr : std::get_if<int>(&stored->second);
    if (number == nullptr) {
        return;
    }
    const int least = field.min.value_or(*number);
    // IKO-A21: the rule set says how high a value of an Ikone may be.
    const int most = type == CardType::Icon ? m_parameters.valueMost : field.max.value_or(*number);
    if (*number >= least && *number <= most) {
        return;
    }
    add(Severity::Error, "IKO-C7.range",
        {{"name", card.name},
         {"field", field.key},
         {"n", std::to_string(*number)},
         {"min", std::to_string(least)},
         {"max", std::to_string(most)}});
    fix("clamp_field", {{"field", field.key}, {"value", std::to_string(std::clamp(*number, least, most))}});
}

void Construction::checkModifiers(const model::Card& card, CardType type) {
    if (type == CardType::Icon) {
        return;
    }
    int raised = 0;
    int changed = 0;
    for (const std::string_view field : {"mod_att", "mod_sat", "mod_ver", "mod_sve"}) {
        const int value = card.number(field);
        raised += value > 0 ? 1 : 0;
        changed += value != 0 ? 1 : 0;
        if (type == CardType::Equipment && value < 0) {
            add(Severity::Warning, "IKO-C8.negative", {{"name", card.name}, {"field", std::string(field)}});
            fix("clear_field", {{"field", std::string(field)}});
        }
    }
    if (type == CardType::Equipment && raised == 0) {
        add(Severity::Warning, "IKO-C8.nothing", {{"name", card.name}});
        fix("set_field", {{"field", "mod_att"}});
    } else if (type == CardType::Effect && changed == 0 && card.text.empty()) {
        add(Severity::Warning, "IKO-C9", {{"name", card.name}});
        fix("edit_text");
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
    std::set<std::string_view> sentences;
    for (const language::Clause& clause : reading.clauses) {
        if (clause.byIntent) {
            add(Severity::Advice, "IKO-V.not_understood",
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
    if (!sentences.empty()) {
        const std::vector<std::string> repairs = m_language.repairs(card.text, m_language.textLanguage(), context);
        for (const std::string_view sentence : sentences) {
            add(Severity::Warning, "IKO-V.not_understood", {{"name", card.name}, {"text", std::string(sentence)}});
            if (!repairs.empty()) {
                fix("replace_text", {{"from", card.text}, {"to", repairs.front()}});
            }
            fix("edit_text");
        }
    }
    for (const TextFinding& found : textFindings(m_language, reading, card.type)) {
        model::Finding& finding =
            add(Severity::Warning, "IKO-V.text",
                {{"name", card.name},
                 {"text", std::string(m_language.label(model::Language::German, found.label))},
                 {"text_en", std::string(m_language.label(model::Language::English, found.label))}});
        finding.rule = found.rule;
        fix("edit_text");
    }
}

std::vector<model::Finding> Construction::deck() {
    m_findings.clear();
    if (m_context.deck == nullptr) {
        return {};
    }
    m_subject = {model::SubjectKind::Deck, m_context.deck->key};
    checkSize();
    checkCopies();
    checkIcons();
    checkAlike();
    return std::move(m_findings);
}

int Construction::count(CardType type) const {
    int copies = 0;
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = m_index->find(entry.cardKey);
        copies += card != nullptr && card->type == cardTypeKey(type) ? entry.copies : 0;
    }
    return copies;
}

void Construction::checkSize() {
    const Parameters& p = m_parameters;
    const int dealt = p.prizes + p.hand;
    const int required = std::max(p.deckLeast, dealt);
    if (p.deckLeast < dealt) {
        add(Severity::Warning, "IKO-C2.parameters",
            {{"n", std::to_string(p.deckLeast)}, {"required", std::to_string(dealt)}});
        fix("change_rule_set");
    }
    if (size() > p.deckMost) {
        add(Severity::Error, "IKO-C1", {{"n", std::to_string(size())}, {"max", std::to_string(p.deckMost)}});
        fix("remove_surplus", {{"n", std::to_string(size() - p.deckMost)}});
    } else if (size() < required) {
        add(Severity::Error, "IKO-C2",
            {{"n", std::to_string(size())},
             {"prizes", std::to_string(p.prizes)},
             {"hand", std::to_string(p.hand)},
             {"required", std::to_string(required)}});
        fix("add_cards", {{"n", std::to_string(required - size())}});
    } else if (size() < kSmallDeck) {
        add(Severity::Warning, "IKO-C2.small",
            {{"n", std::to_string(size() - dealt)}, {"required", std::to_string(kSmallDeck)}});
        fix("add_cards", {{"n", std::to_string(kSmallDeck - size())}});
    }
}

void Construction::checkCopies() {
    std::map<std::string_view, int> copies;
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        copies[entry.cardKey] += entry.copies;
    }
    for (const auto& [key, number] : copies) {
        if (m_parameters.copyLimit > 0 && number > m_parameters.copyLimit) {
            const model::Card* card = m_index->find(key);
            add(Severity::Warning, "IKO-C10",
                {{"name", card != nullptr ? card->name : std::string(key)},
                 {"n", std::to_string(number)},
                 {"max", std::to_string(m_parameters.copyLimit)}});
            fix("remove_copies", {{"card", std::string(key)}, {"n", std::to_string(number - m_parameters.copyLimit)}});
        }
    }
}

void Construction::checkIcons() {
    const Parameters& p = m_parameters;
    const int icons = count(CardType::Icon);
    if (icons == 0) {
        add(Severity::Error, "IKO-C3", {});
        fix("add_ikone");
    } else {
        checkOpening(icons);
        if (icons < p.prizes) {
            add(Severity::Advice, "IKO-C11", {{"n", std::to_string(icons)}, {"prizes", std::to_string(p.prizes)}});
            fix("add_ikone");
        }
    }
    const int attachments = count(CardType::Equipment) + count(CardType::Effect);
    if (icons > 0 && attachments > icons * p.attachLimit) {
        add(Severity::Advice, "IKO-C12",
            {{"ikonen", std::to_string(icons)},
             {"n", std::to_string(attachments)},
             {"max", std::to_string(p.attachLimit)}});
    }
}

/// What can go wrong when the cards are dealt (IKO-C4, C5).
void Construction::checkOpening(int icons) {
    const Parameters& p = m_parameters;
    if (size() < p.prizes + p.hand) {
        return;
    }
    if (icons <= p.prizes) {
        const double odds = allIconsInPrizes(size(), icons, p.prizes);
        add(Severity::Warning, "IKO-C4",
            {{"n", std::to_string(icons)},
             {"percent", percent(odds, odds < 0.1 ? 4 : 2)},
             {"required", std::to_string(p.prizes + 1)}});
        fix("add_ikone");
    }
    const double odds = handWithoutIcon(size(), icons, p.hand);
    const double most = kMostMulligans / 100.0;
    if (odds <= most) {
        add(Severity::Advice, "IKO-C5", {{"percent", percent(odds, 2)}});
        return;
    }
    int more = 1;
    while (handWithoutIcon(size(), icons + more, p.hand) > most) {
        ++more;
    }
    add(Severity::Warning, "IKO-C5.high",
        {{"percent", percent(odds, 2)}, {"max", std::to_string(kMostMulligans)}, {"n", std::to_string(more)}});
    fix("add_ikone");
}

model::Finding& Construction::add(Severity severity, std::string_view message, model::MessageArguments args) {
    model::Finding& finding = m_findings.emplace_back();
    finding.severity = severity;
    finding.rule =
        message.starts_with("IKO-V.") ? std::string("IKO-A29") : std::string(message.substr(0, message.find('.')));
    finding.subject = m_subject;
    finding.messageId = message;
    finding.args = std::move(args);
    return finding;
}

void Construction::fix(std::string_view kind, model::MessageArguments args) {
    m_findings.back().fixes.push_back({std::string(kind), std::move(args)});
}

} // namespace blattwerk::engine::ikonen
