#include "engine/systems/fahnenturnier/construction.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

using model::Severity;

constexpr int kMostPlayers = 8;
constexpr int kMostPicks = 2;
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
    const int parks = seatsFor(players) / 2;
    std::vector<std::vector<std::optional<PlannedRound>>> seats;
    for (int seat = 1; seat <= seatsFor(players); ++seat) {
        seats.push_back(readPlan(textOf(plan, seatField(seat))));
        checkSeat(seat, seats.back(), parks);
    }
    checkParks(seats, parks);
}

void Construction::checkSeat(int seat, const std::vector<std::optional<PlannedRound>>& rounds, int parks) {
    if (static_cast<int>(rounds.size()) < m_parameters.rounds) {
        add(Severity::Error, "CHA-C10.rounds",
            {{"seat", std::to_string(seat)},
             {"n", std::to_string(rounds.size())},
             {"required", std::to_string(m_parameters.rounds)}});
    }
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const model::MessageArguments place = {{"seat", std::to_string(seat)}, {"round", std::to_string(i + 1)}};
        if (!rounds[i]) {
            add(Severity::Error, "CHA-C10.row", place);
            continue;
        }
        if (rounds[i]->park < 1 || rounds[i]->park > parks) {
            model::MessageArguments args = place;
            args.emplace_back("park", std::to_string(rounds[i]->park));
            args.emplace_back("max", std::to_string(parks));
            add(Severity::Error, "CHA-C12.park", std::move(args));
        }
        if (rounds[i]->options.empty()) {
            add(Severity::Error, "CHA-C11", place);
        }
        for (const PlannedPick& pick : rounds[i]->options) {
            if (pick.picks < 1 || pick.picks > kMostPicks) {
                model::MessageArguments args = place;
                args.emplace_back("n", std::to_string(pick.picks));
                args.emplace_back("max", std::to_string(kMostPicks));
                add(Severity::Error, "CHA-C11.picks", std::move(args));
            }
        }
    }
}

/// In each round a left and a right seat in every park.
void Construction::checkParks(const std::vector<std::vector<std::optional<PlannedRound>>>& seats, int parks) {
    for (std::size_t round = 0; round < static_cast<std::size_t>(m_parameters.rounds); ++round) {
        for (int park = 1; park <= parks; ++park) {
            int left = 0;
            int right = 0;
            for (const auto& rounds : seats) {
                if (round < rounds.size() && rounds[round] && rounds[round]->park == park) {
                    ++(rounds[round]->left ? left : right);
                }
            }
            if (left != 1 || right != 1) {
                add(Severity::Error, "CHA-C10",
                    {{"round", std::to_string(round + 1)},
                     {"park", std::to_string(park)},
                     {"left", std::to_string(left)},
                     {"right", std::to_string(right)}});
            }
        }
    }
}

} // namespace blattwerk::engine::fahnenturnier
