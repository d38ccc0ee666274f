#include "balance_table.h"

#include "tests/engine/shipped_content.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace blattwerk::tests {

using namespace engine::lab;

Tally pairingTally(const BalanceStudy& study, const model::RuleSet& ruleSet, const std::string& a,
                   const std::string& b) {
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

std::string balanceHead() {
    return "| A | B | A wins, % (95 %) | who begins wins, % (95 %) | turns: median (quartiles, p10-p90) | aborted |\n"
           "| --- | --- | ---: | ---: | ---: | ---: |\n";
}

std::string balanceRow(const Tally& tally, const std::string& a, const std::string& b) {
    const Histogram& turns = tally.turns();
    const auto at = [&](double share) { return std::to_string(turns.quantile(share)); };
    return "| " + a + " | " + b + " | " + shareText(tally.winRate()) + " | " + shareText(tally.startSideWinRate()) +
           " | " + at(0.5) + " (" + at(0.25) + "-" + at(0.75) + ", " + at(0.1) + "-" + at(0.9) + ") | " +
           std::to_string(tally.aborted()) + " |\n";
}

std::string shareText(const Estimate& share) {
    // Halves go up, as the program writes them.
    const auto percent = [](double value) {
        const std::int64_t tenths = std::llround(1000 * value);
        return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
    };
    return percent(share.value) + " (" + percent(share.low) + "-" + percent(share.high) + ")";
}

} // namespace blattwerk::tests
