#include "engine/systems/heldenhain/construction.h"

#include "engine/language/name_index.h"

namespace blattwerk::engine::heldenhain {

language::CardContext textContext(const std::vector<const model::Card*>& pool) {
    std::vector<std::string> names;
    names.reserve(pool.size());
    for (const model::Card* card : pool) {
        names.push_back(card->name);
    }
    language::CardContext context;
    context.names = std::make_shared<const language::NameIndex>(names);
    return context;
}

void setCard(language::CardContext& context, const model::Card& card) {
    const std::string_view faction = card.word("faction");
    context.ownName = card.name;
    context.type = card.type;
    context.valueLabel = faction == "SUP" || faction == "WEG"   ? language::ValueLabel::Rescue
                         : faction == "SCH" || faction == "PUR" ? language::ValueLabel::Influence
                                                                : language::ValueLabel::AsTyped;
}

Construction::Construction(const language::CardLanguage& language, const TextVocabulary& vocabulary,
                           const model::CardSchema& schema, const DeckCheck& context)
    : m_language(language),
      m_vocabulary(vocabulary),
      m_schema(schema),
      m_context(context),
      m_index(context.index ? context.index : std::make_shared<const CardIndex>(context.pool)) {
    m_texts.names = m_index->names();
    // Values out of range are refused where they are set (HEL-I35); here the defaults have to do.
    if (auto parameters = readParameters(context.parameters)) {
        m_parameters = *parameters;
    }
}

language::CardReading Construction::read(const model::Card& card) {
    setCard(m_texts, card);
    return m_language.read(card.text, m_texts);
}

TextFacts Construction::facts(const model::Card& card) {
    CardType type = CardType::Character;
    if (card.text.empty() || !cardTypeFromKey(card.type, type)) {
        return {};
    }
    return factsOf(read(card), m_vocabulary, card.text, type);
}

TypeMask Construction::discounts() {
    TypeMask types = 0;
    const auto add = [&](const model::Card& card) { types = static_cast<TypeMask>(types | facts(card).discounts); };
    if (m_context.deck != nullptr) {
        for (const auto& [card, copies] : deckCards()) {
            add(*card);
        }
    } else {
        for (const model::Card* card : m_context.pool) {
            add(*card);
        }
    }
    return types;
}

const model::Card* Construction::find(std::string_view key) const {
    return m_index->find(key);
}

std::vector<std::pair<const model::Card*, int>> Construction::deckCards() const {
    std::vector<std::pair<const model::Card*, int>> cards;
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        if (const model::Card* card = find(entry.cardKey)) {
            cards.emplace_back(card, entry.copies);
        }
    }
    return cards;
}

int Construction::count(CardType type) const {
    int count = 0;
    for (const auto& [card, copies] : deckCards()) {
        count += card->type == cardTypeKey(type) ? copies : 0;
    }
    return count;
}

std::string Construction::camp(std::string_view faction) const {
    if (const model::FieldInfo* field = m_schema.field("faction")) {
        for (const model::FieldChoice& choice : field->choices) {
            const auto camp = choice.properties.find("camp");
            if (choice.value == faction && camp != choice.properties.end()) {
                return camp->second.de;
            }
        }
    }
    return {};
}

model::Finding& Construction::add(model::Severity severity, std::string_view message, model::MessageArguments args) {
    model::Finding& finding = m_findings.emplace_back();
    finding.severity = severity;
    finding.rule = message.substr(0, message.find('.'));
    finding.subject = m_subject;
    finding.messageId = message;
    finding.args = std::move(args);
    return finding;
}

void Construction::fix(std::string_view kind, model::MessageArguments args) {
    m_findings.back().fixes.push_back({std::string(kind), std::move(args)});
}

} // namespace blattwerk::engine::heldenhain
