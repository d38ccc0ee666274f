// How evenly the shipped decks play, as tables for docs/balance.md: `balance [GAMES] [PLAYER]`.
#include "engine/lab/batch.h"
#include "tests/engine/shipped_content.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

using namespace blattwerk;
using namespace blattwerk::engine::lab;
using tests::ShippedContent;

namespace {

struct Study {
    std::uint64_t games;
    std::string player;
    int threads;
};

Tally measured(const Study& study, const model::RuleSet& ruleSet, const std::string& a, const std::string& b) {
    const ShippedContent& content = ShippedContent::heldenhain();
    SeriesSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf(a), content.keysOf(b)};
    setup.policies = {study.player, study.player};
    setup.parameters = ruleSet.values;
    const auto series = content.system->series(setup);
    if (!series) {
        std::fprintf(stderr, "%s\n", series.error().code.c_str());
        std::exit(EXIT_FAILURE);
    }
    return runBatch(**series, {0, study.games}, study.threads).tally;
}

std::string share(const Estimate& share) {
    char text[48];
    std::snprintf(text, sizeof text, "%.1f (%.1f-%.1f)", 100 * share.value, 100 * share.low, 100 * share.high);
    return text;
}

/// All pairings under one rule set, each deck also against itself for the length.
void print(const Study& study, const model::RuleSet& ruleSet) {
    std::printf("\n### %s\n\n| A | B | A wins, %% (95 %%) | who begins wins, %% (95 %%) | turns: median (quartiles, "
                "p10-p90) | aborted |\n| --- | --- | ---: | ---: | ---: | ---: |\n",
                ruleSet.name.en.c_str());
    std::int64_t firstWins = 0;
    std::int64_t decided = 0;
    const auto& decks = ShippedContent::heldenhain().decks;
    for (std::size_t a = 0; a < decks.size(); ++a) {
        for (std::size_t b = a; b < decks.size(); ++b) {
            const Tally tally = measured(study, ruleSet, decks[a].key, decks[b].key);
            const Histogram& turns = tally.turns();
            std::printf("| %s | %s | %s | %s | %zu (%zu-%zu, %zu-%zu) | %lld |\n", decks[a].key.c_str(),
                        decks[b].key.c_str(), a == b ? "" : share(tally.winRate()).c_str(),
                        share(tally.startSideWinRate()).c_str(), turns.quantile(0.5), turns.quantile(0.25),
                        turns.quantile(0.75), turns.quantile(0.1), turns.quantile(0.9),
                        static_cast<long long>(tally.aborted()));
            std::fflush(stdout);
            const Estimate first = tally.startSideWinRate();
            decided += first.samples;
            firstWins += static_cast<std::int64_t>(first.value * static_cast<double>(first.samples) + 0.5);
        }
    }
    std::printf("\nWho begins wins %s %% of all games.\n", share(wilson(firstWins, decided)).c_str());
}

} // namespace

int main(int count, char** words) {
    const Study study{count > 1 ? std::strtoull(words[1], nullptr, 10) : 4000, count > 2 ? words[2] : "heuristic",
                      static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))};
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
