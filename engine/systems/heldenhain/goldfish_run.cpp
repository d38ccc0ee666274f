#include "engine/systems/heldenhain/goldfish_run.h"

#include "engine/systems/heldenhain/limits.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

std::vector<std::uint16_t> indices(const Rules& rules, const std::vector<std::string>& keys) {
    std::vector<std::uint16_t> list;
    for (const std::string& key : keys) {
        list.push_back(static_cast<std::uint16_t>(rules.indexOf(key)));
    }
    return list;
}

} // namespace

bool GoldfishRun::fitsSmall() const {
    return cards->rules.fitsSmall(std::max(deck.size(), standIn.size() + GoldfishOpponent::kDummies));
}

std::vector<std::uint16_t> GoldfishRun::differentCards() const {
    std::vector<std::uint16_t> different = deck;
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    return different;
}

model::Result<GoldfishRun> prepareGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                           const GoldfishSetup& setup) {
    GoldfishRun run;
    const std::optional<GoldfishOpponent> opponent = GoldfishOpponent::named(setup.opponent);
    if (!opponent) {
        return model::Error{"goldfish.unknown_opponent", {setup.opponent, std::string(GoldfishOpponent::kNames)}, {}};
    }
    run.opponent = *opponent;
    const model::Result<Policy> policy = policyNamed(setup.policy);
    if (!policy) {
        return policy.error();
    }
    run.policy = *policy;

    std::vector<model::Card> pool = setup.pool;
    SideCards sides = {setup.deck, run.opponent.deck()};
    for (const model::Card& card : run.opponent.cards()) {
        pool.push_back(card);
        sides[1].push_back(card.key);
    }
    auto cards = compileMatch(std::move(language), pool, sides, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    run.cards = std::move(cards).value();
    const Rules& rules = run.cards->rules;
    run.deck = indices(rules, setup.deck);
    run.standIn = indices(rules, run.opponent.deck());
    const auto characters = std::count_if(run.deck.begin(), run.deck.end(), [&](std::uint16_t card) {
        return rules.cards[card].type == CardType::Character;
    });
    if (characters < rules.parameters.startCharacters &&
        rules.parameters.missingStartCharacter == MissingStartCharacter::Reject) {
        return model::Error{"match.deck_illegal", {"HEL-C3", "A"}, {}};
    }
    if (run.deck.size() > Large::kDeck) {
        return model::Error{"match.deck_illegal", {"HEL-C1", "A"}, {}};
    }
    return run;
}

} // namespace blattwerk::engine::heldenhain
