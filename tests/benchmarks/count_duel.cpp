// Plays a number of games and says how many steps they took: run under callgrind with two numbers of games, the
// difference is what a step costs in instructions, a figure that does not wander. Usage: count_duel KIND GAMES
#include "engine/core/event.h"
#include "engine/core/rng.h"
#include "engine/systems/heldenhain/players.h"
#include "tests/benchmarks/duel_table.h"

#include <cstdio>
#include <cstring>

using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::benchmarks::DuelTable;
using blattwerk::tests::ShippedContent;
using Game = Duel<Small>;

namespace {

long playDuels(int games, bool greedy) {
    const DuelTable& table = DuelTable::get();
    NullSink sink;
    Rng rng(7);
    long steps = 0;
    for (int seed = 1; seed <= games; ++seed) {
        State<Small> state = Game::start(table.rules, table.start(static_cast<std::uint64_t>(seed)), sink);
        GreedyPlayer<Small> player;
        while (!Game::over(state)) {
            const Action step = greedy ? player.choose(state, table.rules) : randomStep(state, table.rules, rng);
            Game::apply(state, table.rules, step, sink);
            ++steps;
        }
    }
    return steps;
}

void playGoldfish(int games, const char* policy) {
    const ShippedContent& content = ShippedContent::heldenhain();
    GoldfishSetup setup;
    setup.pool = content.cards;
    setup.deck = content.keysOf("superfreundinnen");
    setup.games = games;
    setup.policy = policy;
    if (!content.system->goldfish(setup, [](int) { return true; })) {
        std::abort();
    }
}

} // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::fprintf(stderr, "Usage: count_duel random|greedy|goldfish-random|goldfish-greedy GAMES\n");
        return 2;
    }
    const int games = std::atoi(words[2]);
    if (std::strncmp(words[1], "goldfish-", 9) == 0) {
        playGoldfish(games, words[1] + 9);
    } else {
        std::printf("%ld\n", playDuels(games, std::strcmp(words[1], "greedy") == 0));
    }
}
