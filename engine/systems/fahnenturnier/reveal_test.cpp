#include "engine/systems/fahnenturnier/reveal_test.h"

#include "engine/systems/series_parts.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::fahnenturnier {

namespace {

std::string targetKey(int target) {
    return "*ziel-" + std::to_string(target);
}

} // namespace

model::Result<RevealTest> RevealTest::of(std::shared_ptr<const language::CardLanguage> language,
                                         const std::vector<model::Card>& pool, const std::vector<std::string>& deck,
                                         const model::ParameterValues& parameters, std::string_view policy) {
    const auto named = policyNamed(policy);
    if (!named) {
        return named.error();
    }
    std::vector<model::Card> all = pool;
    std::vector<std::string> targets;
    for (int target = 1; target <= kMostTarget; ++target) {
        model::Card card;
        card.system = "fahnenturnier";
        card.key = card.name = targetKey(target);
        card.type = "starter";
        card.stats = {{"base_strength", target}};
        targets.push_back(card.key);
        all.push_back(std::move(card));
    }
    auto pairing = MatchPairing::of(std::move(language), all, {deck, targets}, parameters);
    if (!pairing) {
        return pairing.error();
    }
    RevealTest test;
    test.cards = pairing->cards;
    test.deck = pairing->decks[0];
    std::ranges::copy(pairing->decks[1], test.targets.begin());
    test.policy = *named;
    return test;
}

bool countsExactly(const RevealTest& test) {
    const Rules& rules = test.cards->rules;
    const bool bot = rules.cards[test.deck.front()].kind == CardKind::Bot; // stronger by the step
    if (bot && rules.parameters.botLevel > 0) {
        return false;
    }
    constexpr unsigned kAttacking = unsigned{bitOf(Moment::Reveal)} | bitOf(Moment::InAttack);
    return std::ranges::none_of(test.deck, [&](CardNo card) {
        const CardInfo& info = rules.cards[card];
        return ((info.abilityMoments | info.staticMoments) & kAttacking) != 0;
    });
}

/// More than k cards are needed where the sum of the first k, any k of the deck, is below the target.
RevealOdds exactOdds(const RevealTest& test, int target) {
    const Rules& rules = test.cards->rules;
    const std::size_t size = test.deck.size();
    const auto sums = static_cast<std::size_t>(target);
    // ways[k][s]: sets of k cards with the sum s, as a share of all sets of k cards.
    std::vector<std::vector<double>> ways(size + 1, std::vector<double>(sums, 0));
    ways[0][0] = 1;
    std::size_t taken = 0;
    for (const CardNo card : test.deck) {
        const auto strength = static_cast<std::size_t>(std::max<int>(rules.cards[card].strength, 0));
        ++taken;
        // Of the sets of k among the cards so far, the share k / taken holds the new one.
        for (std::size_t k = taken; k > 0; --k) {
            const double with = static_cast<double>(k) / static_cast<double>(taken);
            for (std::size_t s = sums; s-- > 0;) {
                const double before = s >= strength ? ways[k - 1][s - strength] : 0;
                ways[k][s] = ways[k][s] * (1 - with) + before * with;
            }
        }
    }
    RevealOdds odds;
    double mean = 0;
    for (std::size_t k = 0; k <= size; ++k) {
        double below = 0;
        for (const double share : ways[k]) {
            below += share;
        }
        mean += k < size ? below : 0;
        odds.notReached = k == size ? below : odds.notReached;
        odds.oneCard = k == 1 ? 1 - below : odds.oneCard;
    }
    if (odds.notReached < 0.5) { // without texts all orders have the same sum
        odds.cards = mean;
    }
    return odds;
}

RevealGame::RevealGame(const RevealTest& test) : m_test(test), m_player(test.policy, test.cards->rules) {}

RevealGame::Needed RevealGame::play(std::uint64_t seed) {
    m_order = m_test.deck;
    Rng(streamSeed(seed, 0, 0)).shuffle(std::span<CardNo>(m_order));
    Needed needed{};
    for (std::size_t target = 0; target < needed.size(); ++target) {
        needed[target] = static_cast<std::uint8_t>(reach(m_test.targets[target], streamSeed(seed, 1, target)));
    }
    return needed;
}

int RevealGame::reach(CardNo target, std::uint64_t seed) {
    constexpr int kDeckSide = 1;
    const Rules& rules = m_test.cards->rules;
    MatchStart start;
    start.sides[0].deck = std::span(&target, 1);
    start.sides[kDeckSide].deck = m_order;
    start.sides[kDeckSide].bot =
        std::ranges::all_of(m_order, [&](CardNo card) { return rules.cards[card].kind == CardKind::Bot; });
    start.shuffle = false;
    start.seed = seed;
    start.first = 0;
    NullSink none;
    m_state = Tournament::startMatch(rules, start, none);
    m_player.begin(seed);
    int cards = 0;
    while (!m_state.match.over() && m_state.match.holder != kDeckSide) {
        const bool reveals = m_state.match.decision == DecisionKind::None;
        cards += reveals && m_state.match.holder >= 0 ? 1 : 0;
        const Action step = reveals ? action(ActionKind::Reveal) : m_player.choose(m_state);
        Tournament::apply(m_state, rules, step, none);
    }
    return m_state.match.holder == kDeckSide ? cards : 0;
}

} // namespace blattwerk::engine::fahnenturnier
