#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/set_names.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine::fahnenturnier {

namespace {

using model::Severity;

constexpr int kStarterDecks = 8;
constexpr int kMostPlayers = 8;
constexpr int kRounds = 7;
/// One for each park (CHA-C9).
constexpr int kTrophiesOfARound = 4;
/// Cards of a level that every player should find (CHA-C15).
constexpr int kCardsPerPlayer = 5;

bool isBase(const model::Collection& set) {
    return numberOf(set, "is_base") == 1;
}

} // namespace

void Construction::checkSet() {
    const model::Collection& set = *m_context.deck;
    checkKinds("CHA-C3", "set");
    for (const model::CollectionEntry& entry : set.cards) {
        const model::Card* card = find(entry.cardKey);
        if (card != nullptr && card->type == "set" && card->word("set_id") != set.key) {
            add(Severity::Error, "CHA-C3.other", {{"name", card->name}, {"set_id", std::string(card->word("set_id"))}});
            fix("remove_card", {{"card", card->key}});
        }
    }
    const int difference = set.size() - m_parameters.setSize;
    if (!isBase(set) && difference != 0) {
        add(Severity::Error, "CHA-C3",
            {{"n", std::to_string(set.size())}, {"required", std::to_string(m_parameters.setSize)}});
        fix(difference > 0 ? "remove_surplus" : "add_cards", {{"n", std::to_string(std::abs(difference))}});
    }
    if (const std::vector<const model::Collection*> sets = all("set"); isFirst(sets)) {
        std::vector<std::string> chosen;
        for (const model::Collection* other : sets) {
            if (!isBase(*other) && numberOf(*other, "active_default") == 1) {
                chosen.push_back(other->key);
            }
        }
        checkBaseSet(sets);
        checkChosen(sets, chosen);
        checkPiles(chosen, kMostPlayers);
    }
}

void Construction::checkBaseSet(const std::vector<const model::Collection*>& sets) {
    const auto count = std::ranges::count_if(sets, [](const model::Collection* set) { return isBase(*set); });
    if (count != 1) {
        add(Severity::Error, "CHA-C1", {{"n", std::to_string(count)}});
    }
    for (const model::Collection* set : sets) {
        if (isBase(*set) && numberOf(*set, "active_default", 1) != 1) {
            add(Severity::Error, "CHA-C1.inactive", {{"set_id", set->key}});
        }
    }
}

void Construction::checkChosen(const std::vector<const model::Collection*>& sets,
                               const std::vector<std::string>& chosen) {
    const std::set<std::string, std::less<>> different(chosen.begin(), chosen.end());
    int known = 0;
    for (const model::Collection* set : sets) {
        known += !isBase(*set) && different.contains(set->key) ? 1 : 0;
    }
    if (known != m_parameters.setsChosen || chosen.size() != static_cast<std::size_t>(known)) {
        add(Severity::Error, "CHA-C2",
            {{"n", std::to_string(known)}, {"required", std::to_string(m_parameters.setsChosen)}});
    }
}

void Construction::checkPiles(const std::vector<std::string>& chosen, int players) {
    std::array<int, 3> piles{};
    for (const model::Collection* set : all("set")) {
        if (!isBase(*set) && std::ranges::find(chosen, set->key) == chosen.end()) {
            continue;
        }
        for (const model::CollectionEntry& entry : set->cards) {
            const model::Card* card = find(entry.cardKey);
            const std::string_view level = card != nullptr ? card->word("level") : std::string_view();
            if (level == "A" || level == "B" || level == "C") {
                piles[static_cast<std::size_t>(level[0] - 'A')] += entry.copies;
            }
        }
    }
    for (std::size_t level = 0; level < piles.size(); ++level) {
        if (const int required = kCardsPerPlayer * players; piles[level] < required) {
            add(Severity::Warning, "CHA-C15",
                {{"level", std::string(1, static_cast<char>('A' + level))},
                 {"n", std::to_string(piles[level])},
                 {"players", std::to_string(players)},
                 {"required", std::to_string(required)}});
        }
    }
}

void Construction::checkStarter() {
    checkKinds("CHA-C6", "starter");
    const model::Collection& deck = *m_context.deck;
    const std::vector<const model::Collection*> starters = all("starter");
    const int symbol = numberOf(deck, "symbol");
    const auto sharers = std::ranges::count_if(
        starters, [symbol](const model::Collection* other) { return numberOf(*other, "symbol") == symbol; });
    if (symbol < 1 || symbol > kStarterDecks || sharers > 1) {
        add(Severity::Error, "CHA-C6.symbol", {{"n", std::to_string(symbol)}, {"max", std::to_string(kStarterDecks)}});
    }
    if (isFirst(starters) && starters.size() != kStarterDecks) {
        add(Severity::Error, "CHA-C6",
            {{"n", std::to_string(starters.size())}, {"required", std::to_string(kStarterDecks)}});
    }
}

void Construction::checkTrophies() {
    checkKinds("CHA-C9", "trophy");
    std::array<int, kRounds + 1> copies{};
    std::array<int, kRounds + 1> fans{};
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        const int round = card != nullptr ? card->number("round_no") : 0;
        if (round >= 1 && round <= kRounds) {
            copies[static_cast<std::size_t>(round)] += entry.copies;
            fans[static_cast<std::size_t>(round)] += entry.copies * card->number("fans");
        }
    }
    for (std::size_t round = 1; round <= kRounds; ++round) {
        if (copies[round] != kTrophiesOfARound) {
            add(Severity::Error, "CHA-C9",
                {{"round", std::to_string(round)},
                 {"n", std::to_string(copies[round])},
                 {"required", std::to_string(kTrophiesOfARound)}});
        }
        // The mean of the round is to be higher than that of the round before; compared without fractions.
        if (round > 1 && copies[round] > 0 && copies[round - 1] > 0 &&
            fans[round] * copies[round - 1] <= fans[round - 1] * copies[round]) {
            add(Severity::Error, "CHA-C9.mean",
                {{"round", std::to_string(round)}, {"before", std::to_string(round - 1)}});
        }
    }
}

} // namespace blattwerk::engine::fahnenturnier
