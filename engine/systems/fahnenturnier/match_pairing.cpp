#include "engine/systems/fahnenturnier/match_pairing.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

LayoutCards::LayoutCards(const Rules& rules) : keys(rules.keys) {
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    for (const std::string& key : rules.keys) {
        index.push_back(static_cast<std::uint16_t>(std::ranges::lower_bound(keys, key) - keys.begin()));
    }
}

std::vector<std::uint16_t> LayoutCards::different(const std::vector<CardNo>& deck) const {
    std::vector<std::uint16_t> cards;
    for (const CardNo card : deck) {
        cards.push_back(index[card]);
    }
    std::ranges::sort(cards);
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

bool MatchPairing::isBot(std::size_t side) const {
    const Rules& rules = cards->rules;
    return std::ranges::all_of(decks[side], [&](CardNo card) { return rules.cards[card].kind == CardKind::Bot; });
}

model::Result<MatchPairing> MatchPairing::of(std::shared_ptr<const language::CardLanguage> language,
                                             const std::vector<model::Card>& pool,
                                             const std::array<std::vector<std::string>, 2>& decks,
                                             const model::ParameterValues& parameters) {
    std::vector<std::string> keys = decks[0];
    keys.insert(keys.end(), decks[1].begin(), decks[1].end());
    auto compiled = compileMatch(std::move(language), indexOf(pool), keys, parameters);
    if (!compiled) {
        return compiled.error();
    }
    MatchPairing pairing;
    pairing.cards = std::move(compiled).value();
    const Rules& rules = pairing.cards->rules;
    for (std::size_t side = 0; side < 2; ++side) {
        pairing.decks[side] = numbersOf(rules, decks[side]);
        const std::size_t size = decks[side].size();
        if (size == 0 || static_cast<int>(size) < rules.parameters.deckLeast || size > kMostDeck) {
            return model::Error{"match.deck_illegal", {"CHA-C14", side == 0 ? "A" : "B"}, {}};
        }
    }
    return pairing;
}

} // namespace blattwerk::engine::fahnenturnier
