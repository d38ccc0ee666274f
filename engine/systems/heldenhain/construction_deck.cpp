#include "engine/systems/heldenhain/construction.h"

#include "engine/language/unicode.h"

#include <array>
#include <map>
#include <set>

namespace blattwerk::engine::heldenhain {

namespace {

using model::Severity;

// Usual numbers of the design decisions HEL-C23 to C26.
constexpr int kFewestCharacters = 20;
constexpr int kMostCharacters = 34;
constexpr int kFewestCheap = 18;
constexpr int kMostFree = 6;
constexpr int kLeastAverage = 160; // in hundredths of an energy
constexpr int kMostAverage = 240;
struct TypeMost {
    CardType type;
    int most;
};
constexpr std::array<TypeMost, 3> kTypeMost = {
    {{CardType::Headquarters, 4}, {CardType::Location, 4}, {CardType::Assist, 6}}};

std::string hundredths(int value) {
    const std::string cents = std::to_string(value % 100);
    return std::to_string(value / 100) + '.' + (cents.size() < 2 ? "0" + cents : cents);
}

} // namespace

std::vector<model::Finding> Construction::deck() {
    m_findings.clear();
    if (m_context.deck == nullptr) {
        return {};
    }
    m_subject = {model::SubjectKind::Deck, m_context.deck->key};
    checkSize();
    checkFactions();
    checkSameNames();
    checkCanWin();
    checkCurve();
    checkTypeCounts();
    checkPairs();
    return std::move(m_findings);
}

void Construction::checkSize() {
    const model::Collection& deck = *m_context.deck;
    const int size = deck.size();
    const int required = m_parameters.deckSize;
    if (size != required) {
        add(Severity::Error, "HEL-C1", {{"n", std::to_string(size)}, {"required", std::to_string(required)}});
        fix(size < required ? "add_cards" : "remove_surplus", {{"n", std::to_string(std::abs(required - size))}});
    }
    std::map<std::string_view, int> copies;
    for (const model::CollectionEntry& entry : deck.cards) {
        copies[entry.cardKey] += entry.copies;
    }
    for (const auto& [key, count] : copies) {
        if (count > m_parameters.maxCopies) {
            const model::Card* card = find(key);
            add(Severity::Error, "HEL-C2",
                {{"name", card != nullptr ? card->name : std::string(key)}, {"n", std::to_string(count)}});
            fix("remove_copies", {{"card", std::string(key)}, {"n", std::to_string(count - m_parameters.maxCopies)}});
        }
    }
    if (m_parameters.startCharacters > 0 && count(CardType::Character) == 0) {
        add(Severity::Error, "HEL-C3", {});
        fix("add_character");
    }
    if (const int illusions = count(CardType::Illusion); illusions > m_parameters.maxIllusions) {
        add(Severity::Error, "HEL-C15",
            {{"n", std::to_string(illusions)}, {"max", std::to_string(m_parameters.maxIllusions)}});
        for (const auto& [card, unused] : deckCards()) {
            if (card->type == cardTypeKey(CardType::Illusion)) {
                fix("remove_card", {{"card", card->key}});
            }
        }
    }
}

void Construction::checkFactions() {
    const auto own = m_context.deck->stats.find("faction");
    const auto* word = own == m_context.deck->stats.end() ? nullptr : std::get_if<std::string>(&own->second);
    if (word == nullptr || word->empty()) {
        add(Severity::Error, "HEL-C11", {{"id", m_context.deck->key}, {"field", "faction"}});
        fix("set_field", {{"field", "faction"}});
        return;
    }
    const auto back = m_context.deck->stats.find("back");
    if (back != m_context.deck->stats.end() && back->second != model::StatValue{std::string()} &&
        !std::holds_alternative<std::monostate>(back->second)) {
        add(Severity::Warning, "HEL-C12", {});
        fix("use_common_back");
    }
    for (const auto& [card, copies] : deckCards()) {
        const std::string faction(card->word("faction"));
        if (card->type == cardTypeKey(CardType::Illusion) && *word != "SUP") {
            add(Severity::Error, "HEL-C4", {{"faction", *word}, {"name", card->name}});
            fix("remove_card", {{"card", card->key}});
        }
        const bool strict = m_parameters.deckFactionPurity == FactionPurity::Strict && faction != *word;
        const bool mixed = m_parameters.deckFactionPurity == FactionPurity::Camp && camp(faction) != camp(*word);
        if (!faction.empty() && (strict || mixed)) {
            add(Severity::Error, "HEL-C13",
                {{"name", card->name}, {"faction", faction}, {"allowed", strict ? *word : camp(*word)}});
            fix("remove_card", {{"card", card->key}});
            fix("replace_card", {{"card", card->key}});
        }
    }
}

void Construction::checkSameNames() {
    // Names compare across all figure types (HEL-A39); a KI meets only other KI.
    std::map<std::pair<bool, std::string>, std::vector<const model::Card*>> byName;
    for (const auto& [card, copies] : deckCards()) {
        CardType type = CardType::Character;
        if (cardTypeFromKey(card->type, type) && (isFigure(type) || type == CardType::Assist)) {
            byName[{isFigure(type), language::withPlainSpaces(language::folded(card->name))}].push_back(card);
        }
    }
    for (const auto& [name, cards] : byName) {
        if (cards.size() > 1) {
            add(Severity::Warning, "HEL-C14", {{"name", cards.front()->name}});
            fix("remove_card", {{"card", cards.back()->key}});
            fix("rename_card", {{"card", cards.back()->key}});
        }
    }
}

void Construction::checkCanWin() {
    const auto cards = deckCards();
    for (const auto& [card, copies] : cards) {
        if (card->type == cardTypeKey(CardType::Character) && card->number("point_value") >= 1) {
            return;
        }
    }
    for (const auto& [card, copies] : cards) {
        if (facts(*card).gainsPoints) {
            return;
        }
    }
    add(Severity::Error, "HEL-C17", {});
    fix("add_character");
}

void Construction::checkCurve() {
    int cards = 0;
    int sum = 0;
    int cheap = 0;
    int free = 0;
    for (const auto& [card, copies] : deckCards()) {
        const int cost = card->number("cost");
        cards += copies;
        sum += cost * copies;
        cheap += cost <= 1 ? copies : 0;
        free += cost == 0 ? copies : 0;
    }
    if (cards == 0) {
        return;
    }
    const int average = (200 * sum + cards) / (2 * cards);
    if (average < kLeastAverage || average > kMostAverage) {
        add(Severity::Advice, "HEL-C24", {{"x", hundredths(average)}});
    }
    if (cheap < kFewestCheap) {
        add(Severity::Advice, "HEL-C24.cheap", {{"n", std::to_string(cheap)}});
    }
    if (free > kMostFree) {
        add(Severity::Advice, "HEL-C26.deck", {{"n", std::to_string(free)}, {"max", std::to_string(kMostFree)}});
    }
}

void Construction::checkTypeCounts() {
    const int characters = count(CardType::Character);
    if (characters < kFewestCharacters) {
        add(Severity::Advice, "HEL-C23.few", {{"n", std::to_string(characters)}});
        fix("add_character");
    } else if (characters > kMostCharacters) {
        add(Severity::Advice, "HEL-C23.many", {{"n", std::to_string(characters)}});
    }
    const auto advise = [&](CardType type, int number) {
        add(Severity::Advice, "HEL-C25", {{"n", std::to_string(number)}, {"type", std::string(cardTypeKey(type))}});
    };
    if (const int equipment = count(CardType::Equipment); 2 * equipment > characters) {
        advise(CardType::Equipment, equipment);
    }
    for (const TypeMost& limit : kTypeMost) {
        if (const int number = count(limit.type); number > limit.most) {
            advise(limit.type, number);
        }
    }
}

} // namespace blattwerk::engine::heldenhain
