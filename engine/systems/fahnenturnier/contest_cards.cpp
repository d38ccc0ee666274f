#include "engine/systems/fahnenturnier/contest_cards.h"

#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/plan_check.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Collections = std::vector<model::Collection>;

model::Error illegal(std::string_view rule, std::string what = {}) {
    return {"match.deck_illegal", {std::string(rule), std::move(what)}, {}};
}

const model::Collection* withKey(const Collections& collections, std::string_view kind, std::string_view key) {
    for (const model::Collection& collection : collections) {
        if (collection.kind == kind && collection.key == key) {
            return &collection;
        }
    }
    return nullptr;
}

/// The sets that are shuffled together: the base set and those chosen, or without a choice those that are usual.
std::vector<const model::Collection*> activeSets(const Collections& collections, const std::vector<std::string>& chosen,
                                                 int count) {
    std::vector<const model::Collection*> base;
    std::vector<const model::Collection*> usual;
    std::vector<const model::Collection*> others;
    for (const model::Collection& set : collections) {
        if (set.kind != "set") {
            continue;
        }
        const bool named = std::find(chosen.begin(), chosen.end(), set.key) != chosen.end();
        const bool isUsual = chosen.empty() ? numberOf(set, "active_default") == 1 : named;
        (numberOf(set, "is_base") == 1 ? base : isUsual ? usual : others).push_back(&set);
    }
    if (chosen.empty()) {
        usual.insert(usual.end(), others.begin(), others.end());
        usual.resize(std::min(usual.size(), static_cast<std::size_t>(count)));
    }
    const bool allFound = chosen.empty() || usual.size() == chosen.size();
    if (base.size() != 1 || usual.size() != static_cast<std::size_t>(count) || !allFound) {
        return {};
    }
    base.insert(base.end(), usual.begin(), usual.end());
    return base;
}

PlanRow enteredRow(const PlannedRound& planned) {
    PlanRow row;
    row.park = static_cast<std::uint8_t>(planned.park - 1);
    row.half = planned.left ? 0 : 1;
    for (const PlannedPick& pick : planned.options) {
        row.options.push_back({pick.level, static_cast<std::uint8_t>(pick.picks)});
    }
    return row;
}

/// The rule that the plan breaks, empty if it is entered.
std::string enterPlan(const Collections& collections, int rounds, ContestCards& contest) {
    const auto* plan = withKey(collections, "plan", "plan-" + std::to_string(contest.players));
    if (plan == nullptr) {
        return "CHA-C10";
    }
    const auto seats = rowsOf(*plan, contest.players);
    if (const std::vector<PlanFault> faults = planFaults(seats, rounds); !faults.empty()) {
        const std::string_view message = faults.front().message;
        return std::string(message.substr(0, message.find('.')));
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        for (std::size_t round = 0; round < std::min(seats[seat].size(), kMostRounds); ++round) {
            contest.plan[seat][round] = enteredRow(*seats[seat][round]);
        }
    }
    return {};
}

void readTrophies(const Collections& collections, const CardIndex& cards, std::vector<Trophy>& trophies) {
    for (const model::Collection& collection : collections) {
        if (collection.kind != "trophies") {
            continue;
        }
        for (const std::string& key : collection.cardKeys()) {
            const model::Card* card = cards.find(key);
            if (card != nullptr && trophies.size() < kMostTrophies) {
                const int fans = std::clamp(card->number("fans"), 0, kHiddenFans - 1);
                trophies.push_back(
                    {static_cast<std::uint8_t>(card->number("round_no")), static_cast<std::uint8_t>(fans)});
            }
        }
    }
}

bool trophiesSuffice(const ContestCards& contest) {
    for (std::size_t round = 1; round <= kMostRounds; ++round) {
        const auto copies = std::count_if(contest.trophies.begin(), contest.trophies.end(),
                                          [&](const Trophy& trophy) { return trophy.round == round; });
        if (copies < contest.seats / 2) {
            return false;
        }
    }
    return true;
}

void setPlayers(ContestCards& contest, int players) {
    contest.players = players;
    contest.seats = seatsFor(players);
    contest.bot = players % 2 == 1 ? contest.seats - 1 : -1;
}

} // namespace

model::Result<ContestCards> ContestCards::read(const Collections& collections, const CardIndex& cards, int players,
                                               const std::vector<std::string>& chosen, const Parameters& parameters) {
    ContestCards contest;
    if (players < 1 || players > static_cast<int>(kMostSeats)) {
        return illegal("CHA-R2", std::to_string(players));
    }
    setPlayers(contest, players);
    if (players > 1 && parameters.botLevel > kMostSharedBotLevel) {
        return illegal("CHA-R64", std::to_string(parameters.botLevel));
    }
    const auto sets = activeSets(collections, chosen, parameters.setsChosen);
    if (sets.empty()) {
        return illegal("CHA-R8");
    }
    for (const model::Collection* set : sets) {
        const std::vector<std::string> keys = set->cardKeys();
        for (const std::string& key : keys) {
            const model::Card* card = cards.find(key);
            if (card != nullptr && card->type != "set") {
                return illegal("CHA-C3", key);
            }
        }
        contest.setCards.insert(contest.setCards.end(), keys.begin(), keys.end());
    }
    if (const std::string rule = enterPlan(collections, parameters.rounds, contest); !rule.empty()) {
        return illegal(rule, std::to_string(players));
    }
    readTrophies(collections, cards, contest.trophies);
    if (!trophiesSuffice(contest)) {
        return illegal("CHA-C9");
    }
    for (int seat = 0; seat < contest.seats; ++seat) {
        std::vector<std::string>& deck = contest.starters[static_cast<std::size_t>(seat)];
        for (const model::Collection& collection : collections) {
            const bool meant = seat == contest.bot
                                   ? collection.kind == "bot"
                                   : collection.kind == "starter" && numberOf(collection, "symbol") == seat + 1;
            if (meant && deck.empty()) {
                deck = collection.cardKeys();
            }
        }
        if (deck.empty() || deck.size() > kMostDeck) {
            return illegal("CHA-C6", std::to_string(seat + 1));
        }
    }
    for (const std::string& key : contest.keys()) {
        if (cards.find(key) == nullptr) {
            return model::Error{"match.unknown_card", {key}, {}};
        }
    }
    return contest;
}

ContestCards ContestCards::around(const Collections& collections, const CardIndex& cards, int players, int rounds) {
    ContestCards contest;
    setPlayers(contest, players);
    if (!enterPlan(collections, rounds, contest).empty()) {
        for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
            PlanRow row;
            row.park = static_cast<std::uint8_t>(seat / 2);
            row.half = static_cast<std::uint8_t>(seat % 2);
            contest.plan[seat].fill(row);
        }
    }
    readTrophies(collections, cards, contest.trophies);
    return contest;
}

std::vector<std::string> ContestCards::keys() const {
    std::vector<std::string> all = setCards;
    for (const std::vector<std::string>& deck : starters) {
        all.insert(all.end(), deck.begin(), deck.end());
    }
    return all;
}

void ContestCards::enter(Rules& rules) const {
    Contest& contest = rules.contest;
    contest.players = players;
    contest.seats = seats;
    contest.bot = bot;
    contest.plan = plan;
    contest.trophies = trophies;
    for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
        for (const std::string& key : starters[seat]) {
            contest.starters[seat].push_back(rules.indexOf(key));
        }
    }
    for (const std::string& key : setCards) {
        const CardNo card = rules.indexOf(key);
        contest.levels[static_cast<std::size_t>(rules.cards[card].level)].push_back(card);
    }
}

} // namespace blattwerk::engine::fahnenturnier
