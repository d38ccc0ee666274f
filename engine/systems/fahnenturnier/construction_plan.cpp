#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/plan_check.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

using model::Severity;

constexpr int kMostPlayers = 8;
constexpr std::string_view kPlanKey = "plan-";

/// The number of players in the key of a plan (`plan-4`), 0 where there is none.
int playersOf(std::string_view key) {
    const bool fits = key.starts_with(kPlanKey) && key.size() == kPlanKey.size() + 1;
    const int players = fits ? key.back() - '0' : 0;
    return players >= 1 && players <= kMostPlayers ? players : 0;
}

} // namespace

void Construction::checkPlayers(int players) {
    if (players < 1 || players > kMostPlayers) {
        add(Severity::Error, "CHA-C12", {{"n", std::to_string(players)}, {"max", std::to_string(kMostPlayers)}});
        return;
    }
    const std::vector<const model::Collection*> plans = all("plan");
    if (std::ranges::none_of(plans, [&](const model::Collection* plan) { return playersOf(plan->key) == players; })) {
        add(Severity::Error, "CHA-C10.plan", {{"n", std::to_string(players)}});
    }
}

void Construction::checkPlan() {
    const model::Collection& plan = *m_context.deck;
    if (isFirst(all("plan"))) {
        for (int players = 1; players <= kMostPlayers; ++players) {
            checkPlayers(players);
        }
    }
    const int players = playersOf(plan.key);
    if (players == 0) {
        add(Severity::Error, "CHA-C12.key", {{"plan", plan.key}, {"max", std::to_string(kMostPlayers)}});
        return;
    }
    for (PlanFault& fault : planFaults(rowsOf(plan, players), m_parameters.rounds)) {
        add(Severity::Error, fault.message, std::move(fault.args));
    }
}

} // namespace blattwerk::engine::fahnenturnier
