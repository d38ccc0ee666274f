#pragma once

#include "engine/lab/batch.h"
#include "model/parameter.h"

#include <cstdint>
#include <string>

namespace blattwerk::tests {

/// How the balance of the shipped decks is measured.
struct BalanceStudy {
    std::uint64_t games = 4000; ///< of each pairing, half of them begun by either side
    std::string player = "heuristic";
    int threads = 1;
};

/// Games of two shipped decks under a rule set, from seed 1: the same figures on every machine and number of threads,
/// and those of `blattwerk-cli simulate`.
[[nodiscard]] engine::lab::Tally pairingTally(const BalanceStudy& study, const model::RuleSet& ruleSet,
                                              const std::string& a, const std::string& b);

/// The head of the table in docs/balance.md, and one of its rows.
[[nodiscard]] std::string balanceHead();
[[nodiscard]] std::string balanceRow(const engine::lab::Tally& tally, const std::string& a, const std::string& b);

/// A share with its interval, in percent.
[[nodiscard]] std::string shareText(const engine::lab::Estimate& share);

} // namespace blattwerk::tests
