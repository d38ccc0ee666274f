#include "engine/systems/ikonen/match_cards.h"

#include "engine/systems/card_index.h"
#include "engine/systems/ikonen/compile.h"
#include "engine/systems/ikonen/state.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

model::Result<std::shared_ptr<const MatchCards>> compileMatch(std::shared_ptr<const language::CardLanguage> language,
                                                              const std::vector<model::Card>& pool,
                                                              const SideKeys& sides,
                                                              const model::ParameterValues& parameters) {
    std::vector<const model::Card*> all;
    all.reserve(pool.size());
    for (const model::Card& card : pool) {
        all.push_back(&card);
    }
    const CardIndex index(all);
    SideCards used;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        for (const std::string& key : sides[side]) {
            const model::Card* card = index.find(key);
            if (card == nullptr) {
                return model::Error{"match.unknown_card", {key}, {}};
            }
            used[side].push_back(card);
        }
        if (sides[side].size() > kDeck) {
            return model::Error{"match.deck_illegal", {"IKO-C1", side == 0 ? "A" : "B"}, {}};
        }
    }
    model::Result<Rules> rules = compileRules(used, parameters, *language, index.names());
    if (!rules) {
        return rules.error();
    }
    auto cards = std::make_shared<MatchCards>();
    cards->rules = std::move(rules).value();
    cards->language = std::move(language);
    cards->names = index.names();
    for (const std::string& key : cards->rules.keys) {
        const model::Card& card = *index.find(key);
        cards->texts.push_back({card.name, card.type, card.text});
    }
    return std::shared_ptr<const MatchCards>(std::move(cards));
}

std::vector<std::uint8_t> numbersOf(const Rules& rules, int side, const std::vector<std::string>& keys) {
    std::vector<std::uint8_t> numbers;
    numbers.reserve(keys.size());
    for (const std::string& key : keys) {
        numbers.push_back(static_cast<std::uint8_t>(rules.indexOf(side, key)));
    }
    return numbers;
}

std::string deckFault(const Rules& rules, int side) {
    const std::vector<std::uint8_t>& deck = rules.decks[side];
    const Parameters& p = rules.parameters;
    if (deck.size() > static_cast<std::size_t>(p.deckMost)) {
        return "IKO-C1";
    }
    if (deck.size() < static_cast<std::size_t>(p.prizes + p.hand)) {
        return "IKO-C2";
    }
    const bool icons = std::ranges::any_of(deck, [&](std::uint8_t card) { return rules.isIcon(card); });
    return icons ? std::string() : "IKO-C3";
}

} // namespace blattwerk::engine::ikonen
