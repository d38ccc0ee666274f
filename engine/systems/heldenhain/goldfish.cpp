#include "engine/systems/heldenhain/goldfish.h"

#include "engine/play/parallel.h"
#include "engine/systems/heldenhain/goldfish_game.h"
#include "engine/systems/heldenhain/goldfish_statistics.h"
#include "engine/systems/heldenhain/match_cards.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

struct Run {
    std::shared_ptr<const MatchCards> cards;
    GoldfishOpponent opponent;
    Policy policy;
    std::vector<std::uint16_t> deck;
    std::vector<std::uint16_t> standIn;
};

std::vector<std::uint16_t> indices(const Rules& rules, const std::vector<std::string>& keys) {
    std::vector<std::uint16_t> list;
    for (const std::string& key : keys) {
        list.push_back(static_cast<std::uint16_t>(rules.indexOf(key)));
    }
    return list;
}

model::Result<Run> prepare(std::shared_ptr<const language::CardLanguage> language, const GoldfishSetup& setup) {
    Run run;
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

template<class L>
bool playAll(const Run& run, const GoldfishSetup& setup, const Progress& progress,
             std::vector<GoldfishRecord>& records) {
    std::vector<std::unique_ptr<GoldfishGame<L>>> games;
    for (int worker = 0; worker < std::max(setup.threads, 1); ++worker) {
        games.push_back(std::make_unique<GoldfishGame<L>>(run.cards->rules, run.opponent, run.policy));
    }
    const auto one = [&](int worker, int index) {
        const auto at = static_cast<std::size_t>(index);
        // Both sides begin equally often; each game has its own seed, so threads do not matter.
        records[at] = games[static_cast<std::size_t>(worker)]->play(
            run.deck, run.standIn, setup.seed + static_cast<std::uint64_t>(index), index % 2);
    };
    return forEachIndex(setup.games, setup.threads, one, progress);
}

} // namespace

model::Result<nlohmann::ordered_json> runGoldfish(std::shared_ptr<const language::CardLanguage> language,
                                                  const GoldfishSetup& setup, const Progress& progress) {
    const model::Result<Run> run = prepare(std::move(language), setup);
    if (!run) {
        return run.error();
    }
    const Rules& rules = run->cards->rules;
    std::vector<GoldfishRecord> records(static_cast<std::size_t>(std::max(setup.games, 0)));
    const bool done = rules.fitsSmall(std::max(run->deck.size(), run->standIn.size() + GoldfishOpponent::kDummies))
                          ? playAll<Small>(*run, setup, progress, records)
                          : playAll<Large>(*run, setup, progress, records);
    if (!done) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    std::vector<std::uint16_t> different = run->deck;
    std::sort(different.begin(), different.end());
    different.erase(std::unique(different.begin(), different.end()), different.end());
    return goldfishStatistics(records, rules, different);
}

} // namespace blattwerk::engine::heldenhain
