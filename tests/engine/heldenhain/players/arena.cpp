#include "arena.h"

#include "shipped_cards.h"

#include "engine/systems/heldenhain/player.h"

#include <memory>

namespace blattwerk::tests {

using namespace engine::heldenhain;

namespace {

using Seat = Player<Small>;

/// Both players of one pairing of decks, made once for all its games.
struct Pairing {
    Rules rules;
    std::unique_ptr<Seat> seats[2]; // by policy
};

int playWith(const Rules& rules, Seat& a, Seat& b, std::uint64_t seed, Score& score) {
    State<Small> state = startGame(rules, seed);
    engine::NullSink none;
    a.begin(seed * 2 + 1);
    b.begin(seed * 2 + 2);
    while (!state.over()) {
        const Action step = state.actor() == 0 ? a.choose(state) : b.choose(state);
        Duel<Small>::apply(state, rules, step, none);
        ++score.decisions;
    }
    score.turns += state.turn;
    return state.winner == Winner::SideA ? 0 : state.winner == Winner::SideB ? 1 : -1;
}

} // namespace

std::string Score::text() const {
    return std::to_string(wins) + " of " + std::to_string(games) + " won, " + std::to_string(draws) +
           " drawn or aborted, " + std::to_string(turns / std::max(1, games)) + " turns and " +
           std::to_string(decisions / std::max(1, games)) + " decisions a game";
}

Score compete(const std::string& first, const std::string& second, int games, std::uint64_t seed) {
    const Policy policies[2] = {*policyNamed(first), *policyNamed(second)};
    const auto& keys = ShippedCards::deckKeys();
    std::vector<std::unique_ptr<Pairing>> pairings;
    for (const std::string& a : keys) {
        for (const std::string& b : keys) {
            auto pairing = std::make_unique<Pairing>();
            pairing->rules = ShippedCards::get().match(a, b);
            for (int i = 0; i < 2; ++i) {
                pairing->seats[i] = std::make_unique<Seat>(policies[i], pairing->rules);
            }
            pairings.push_back(std::move(pairing));
        }
    }
    Score score;
    for (int game = 0; game < games; ++game) {
        // Pairs of games: the same cards in the same order, the policies change seats.
        Pairing& pairing = *pairings[static_cast<std::size_t>(game / 2) % pairings.size()];
        const int seat = game % 2;
        const int winner = playWith(pairing.rules, *pairing.seats[seat], *pairing.seats[1 - seat],
                                    seed + static_cast<std::uint64_t>(game / 2), score);
        ++score.games;
        score.wins += winner == seat ? 1 : 0;
        score.draws += winner < 0 ? 1 : 0;
    }
    return score;
}

int playOut(const Rules& rules, const std::string& a, const std::string& b, std::uint64_t seed, Score& score) {
    Seat first(*policyNamed(a), rules);
    Seat second(*policyNamed(b), rules);
    return playWith(rules, first, second, seed, score);
}

} // namespace blattwerk::tests
