// How evenly the shipped decks play, as the tables of docs/balance.md: `balance [GAMES] [PLAYER]`.
#include "balance_table.h"

#include "tests/engine/shipped_content.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace blattwerk;
using namespace blattwerk::tests;

namespace {

/// All pairings under one rule set, each deck also against itself.
void print(const BalanceStudy& study, const model::RuleSet& ruleSet) {
    std::printf("\n### %s\n\n%s", ruleSet.name.en.c_str(), balanceHead().c_str());
    std::int64_t firstWins = 0;
    std::int64_t decided = 0;
    const auto& decks = ShippedContent::heldenhain().decks;
    for (std::size_t a = 0; a < decks.size(); ++a) {
        for (std::size_t b = a; b < decks.size(); ++b) {
            const engine::lab::Tally tally = pairingTally(study, ruleSet, decks[a].key, decks[b].key);
            std::printf("%s", balanceRow(tally, decks[a].key, decks[b].key).c_str());
            std::fflush(stdout);
            const engine::lab::Estimate first = tally.startSideWinRate();
            decided += first.samples;
            firstWins += std::llround(first.value * static_cast<double>(first.samples));
        }
    }
    std::printf("\nWho begins wins %s %% of all games.\n", shareText(engine::lab::wilson(firstWins, decided)).c_str());
}

} // namespace

int main(int count, char** words) {
    BalanceStudy study;
    study.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    if (count > 1) {
        study.games = std::strtoull(words[1], nullptr, 10);
    }
    if (count > 2) {
        study.player = words[2];
    }
    if (study.games == 0) {
        std::printf("balance [GAMES] [PLAYER]\n");
        return 2;
    }
    std::printf("%llu games a pairing, player %s, seed 1\n", static_cast<unsigned long long>(study.games),
                study.player.c_str());
    for (const model::RuleSet& ruleSet : ShippedContent::heldenhain().info.ruleSets) {
        print(study, ruleSet);
    }
    return 0;
}
