#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/set_names.h"

#include <algorithm>
#include <map>

namespace blattwerk::engine::fahnenturnier {

namespace {

using model::Severity;

/// Hints of CHA-C14: what a deck needs to hold its own in a match.
constexpr int kLeastStrength = 9;
constexpr int kStrongCard = 4;

int copiesIn(const std::vector<std::string>& keys, std::string_view key) {
    return static_cast<int>(std::ranges::count(keys, key));
}

} // namespace

void Construction::checkDeck() {
    const int size = m_context.deck->size();
    if (size < m_parameters.deckLeast) {
        add(Severity::Error, "CHA-C14.small",
            {{"n", std::to_string(size)}, {"min", std::to_string(m_parameters.deckLeast)}});
        fix("add_cards", {{"n", std::to_string(m_parameters.deckLeast - size)}});
    }
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        if (card != nullptr && card->type != "set" && card->type != "starter") {
            add(Severity::Error, "CHA-C14.type", {{"name", card->name}, {"type", card->type}});
            fix("remove_card", {{"card", card->key}});
        }
    }
    if (m_context.deck->stats.contains("picked")) {
        checkHistory();
    } else {
        checkFree();
    }
    advise();
}

/// Cards of another type than that kind of collection holds; and that it holds any.
void Construction::checkKinds(std::string_view rule, std::string_view type) {
    if (m_context.deck->size() == 0) {
        add(Severity::Error, "CHA-C6.empty", {}).rule = rule;
    }
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        if (card != nullptr && card->type != type) {
            add(Severity::Error, "CHA-C6.type", {{"name", card->name}, {"type", card->type}}).rule = rule;
            fix("remove_card", {{"card", card->key}});
        }
    }
}

/// A deck of a tournament, which tells its starter deck, the active sets and what was picked (CHA-C13).
void Construction::checkHistory() {
    const model::Collection& deck = *m_context.deck;
    checkStarterCards();
    const std::vector<std::string> sets = wordsOf(textOf(deck, "sets"));
    std::set<std::string, std::less<>> active(sets.begin(), sets.end());
    active.insert(std::string(kBaseSet));
    checkSetCards(active);
    const std::vector<std::string> picked = wordsOf(textOf(deck, "picked"));
    int setCards = 0;
    for (const model::CollectionEntry& entry : deck.cards) {
        const model::Card* card = find(entry.cardKey);
        if (card == nullptr || card->type != "set") {
            continue;
        }
        setCards += entry.copies;
        const int taken = copiesIn(picked, entry.cardKey);
        if (entry.copies > taken) {
            add(Severity::Error, "CHA-C13.not_picked",
                {{"name", card->name}, {"n", std::to_string(entry.copies)}, {"max", std::to_string(taken)}});
            fix("remove_copies", {{"card", card->key}, {"n", std::to_string(entry.copies - taken)}});
        }
    }
    const int picks = numberOf(deck, "picks", static_cast<int>(picked.size()));
    if (setCards > picks) {
        add(Severity::Error, "CHA-C13.picks", {{"n", std::to_string(setCards)}, {"max", std::to_string(picks)}});
    }
}

/// Starter cards are those of the own starter deck, no more of them than it has.
void Construction::checkStarterCards() {
    const model::Collection& deck = *m_context.deck;
    const int symbol = numberOf(deck, "symbol");
    const model::Collection* own = nullptr;
    for (const model::Collection* starter : all("starter")) {
        own = numberOf(*starter, "symbol") == symbol ? starter : own;
    }
    for (const model::CollectionEntry& entry : deck.cards) {
        const model::Card* card = find(entry.cardKey);
        if (card == nullptr || card->type != "starter") {
            continue;
        }
        const int most = own != nullptr ? own->copiesOf(entry.cardKey) : 0;
        if (entry.copies > most) {
            add(Severity::Error, "CHA-C13.starter",
                {{"name", card->name}, {"n", std::to_string(entry.copies)}, {"max", std::to_string(most)}});
            fix("remove_copies", {{"card", card->key}, {"n", std::to_string(entry.copies - most)}});
        }
    }
}

void Construction::checkSetCards(const std::set<std::string, std::less<>>& active) {
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        if (card != nullptr && card->type == "set" && !active.contains(card->word("set_id"))) {
            add(Severity::Error, "CHA-C13.set", {{"name", card->name}, {"set_id", std::string(card->word("set_id"))}});
            fix("remove_card", {{"card", card->key}});
        }
    }
}

/// A test deck of the editor: one starter deck, no more sets than a tournament has (CHA-C14).
void Construction::checkFree() {
    std::set<std::string_view> sets;
    std::set<std::string_view> symbols;
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        if (card == nullptr) {
            continue;
        }
        if (card->type == "set" && card->word("set_id") != kBaseSet) {
            sets.insert(card->word("set_id"));
        } else if (card->type == "starter" && card->has("plan_symbol")) {
            symbols.insert(card->word("plan_symbol"));
        }
    }
    if (static_cast<int>(sets.size()) > m_parameters.setsChosen) {
        add(Severity::Warning, "CHA-C14.sets",
            {{"n", std::to_string(sets.size())}, {"max", std::to_string(m_parameters.setsChosen)}});
    }
    if (symbols.size() > 1) {
        add(Severity::Warning, "CHA-C14.starters", {{"n", std::to_string(symbols.size())}});
    }
}

void Construction::advise() {
    const model::Collection& deck = *m_context.deck;
    if (deck.size() == 0) {
        return;
    }
    std::set<std::string_view> names;
    int strength = 0;
    int strongest = 0;
    for (const model::CollectionEntry& entry : deck.cards) {
        if (const model::Card* card = find(entry.cardKey)) {
            names.insert(card->name);
            strength += entry.copies * card->number("base_strength");
            strongest = std::max(strongest, card->number("base_strength"));
        }
    }
    if (static_cast<int>(names.size()) > m_parameters.bankSeats) {
        add(Severity::Advice, "CHA-C14.names",
            {{"n", std::to_string(names.size())}, {"max", std::to_string(m_parameters.bankSeats)}});
    }
    if (strength < kLeastStrength) {
        add(Severity::Advice, "CHA-C14.weak",
            {{"n", std::to_string(strength)}, {"required", std::to_string(kLeastStrength)}});
    }
    if (strongest < kStrongCard) {
        add(Severity::Advice, "CHA-C14.no_strong_card", {{"required", std::to_string(kStrongCard)}});
    }
}

} // namespace blattwerk::engine::fahnenturnier
