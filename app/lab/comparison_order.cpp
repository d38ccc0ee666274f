#include "app/lab/comparison_order.h"

#include "app/session/last_change.h"
#include "app/session/opponents.h"
#include "app/session/played_pool.h"
#include "app/session/workspace.h"

#include <algorithm>
#include <set>

namespace blattwerk::app {

using nlohmann::ordered_json;

namespace {

ordered_json stateJson(const ComparedState& state) {
    return {{"edition", state.edition}, {"rules", {{"name", state.rules.name}, {"values", state.rules.values}}}};
}

ComparedState stateFrom(const ordered_json& json) {
    const ordered_json& rules = json.at("rules");
    return {json.at("edition").get<std::string>(),
            {rules.at("name").get<std::string>(), rules.at("values").get<model::ParameterValues>()}};
}

/// Adds the card if anything of it differs that plays a part.
void note(std::vector<ComparedCard>& changed, const model::Card& before, const model::Card& after) {
    ComparedCard card{after.key, after.name, model::changedFields(before, after)};
    std::erase_if(card.fields, [](const model::FieldChange& change) { return !playsAPart(change.field); });
    if (!card.fields.empty()) {
        changed.push_back(std::move(card));
    }
}

} // namespace

ordered_json ComparisonOrder::toJson() const {
    return {{"name", name},
            {"deck", deck},
            {"opponent", opponent},
            {"policy", policy},
            {"players", players},
            {"before", stateJson(before)},
            {"after", stateJson(after)},
            {"games", games},
            {"precision", precision},
            {"seed", std::to_string(seed)},
            {"threads", threads}};
}

model::Result<ComparisonOrder> ComparisonOrder::fromJson(const ordered_json& json) {
    // What somebody else wrote into the file is looked at by the library, whose exceptions end here.
    try {
        ComparisonOrder order;
        order.name = json.value("name", std::string());
        order.deck = json.at("deck").get<std::string>();
        order.opponent = json.at("opponent").get<std::string>();
        order.policy = json.at("policy").get<std::string>();
        order.players = json.value("players", 0);
        order.before = stateFrom(json.at("before"));
        order.after = stateFrom(json.at("after"));
        order.games = json.at("games").get<std::uint64_t>();
        order.precision = json.at("precision").get<double>();
        order.seed = std::stoull(json.at("seed").get<std::string>());
        order.threads = std::max(1, json.at("threads").get<int>());
        if (order.deck.empty()) {
            return model::Error{"experiment.settings", {}, "no deck"};
        }
        return order;
    } catch (const std::exception& fault) {
        return model::Error{"experiment.settings", {}, fault.what()};
    }
}

model::Result<ComparisonJob> comparisonJob(Workspace& workspace, const SystemDesk& desk, const ComparisonOrder& order) {
    for (const std::string& deck : {order.deck, order.opponent.empty() ? order.deck : order.opponent}) {
        if (desk.collection(deck) == nullptr) {
            return model::Error{"collection.missing", {deck}, {}};
        }
    }
    auto poolBefore = poolOf(workspace, desk, order.before.edition);
    if (!poolBefore) {
        return poolBefore.error();
    }
    auto poolAfter = poolOf(workspace, desk, order.after.edition);
    if (!poolAfter) {
        return poolAfter.error();
    }
    engine::lab::SeriesSetup before;
    before.seed = order.seed;
    before.pool = poolBefore->cards;
    before.collections = poolBefore->collections;
    before.parameters = order.before.rules.values;
    engine::lab::SeriesSetup after = before;
    after.pool = poolAfter->cards;
    after.collections = poolAfter->collections;
    after.parameters = order.after.rules.values;

    ComparisonJob job;
    job.system = desk.engine;
    job.games = order.games;
    job.precision = order.precision;
    job.threads = order.threads;
    if (order.players > 0) {
        const auto seats = [&](const engine::lab::SeriesSetup& state) {
            engine::lab::SeatSetup setup;
            setup.pool = state.pool;
            setup.parameters = state.parameters;
            setup.collections = state.collections;
            setup.seats = order.players;
            setup.policies = {order.policy};
            setup.seed = order.seed;
            return setup;
        };
        job.tournaments = {seats(before), seats(after), order.deck};
        return job;
    }
    std::string missing;
    const auto listsOf = [&](const PlayedPool& pool, const std::vector<std::string>& keys) {
        std::vector<std::vector<std::string>> lists;
        for (const std::string& key : keys) {
            lists.push_back(pool.deck(key));
            missing = lists.back().empty() && missing.empty() ? key : missing;
        }
        return lists;
    };
    const auto pairing = [&](const std::string& name, const std::vector<std::string>& decks) {
        before.decks = listsOf(*poolBefore, decks);
        after.decks = listsOf(*poolAfter, decks);
        before.policies = after.policies = std::vector(decks.size(), order.policy);
        return ComparisonJob::Pairing{name, before, after};
    };
    job.goldfish = pairing(order.deck, {order.deck});
    if (!order.opponent.empty()) {
        job.pairings.push_back(pairing(order.opponent, {order.deck, order.opponent}));
    } else {
        for (const model::Collection* other : opponentsOf(desk, *desk.collection(order.deck))) {
            job.pairings.push_back(pairing(other->key, {order.deck, other->key}));
        }
    }
    return missing.empty() ? model::Result<ComparisonJob>(std::move(job))
                           : model::Error{"collection.missing", {missing}, {}};
}

std::vector<ComparedCard> comparedCards(const ComparisonJob& job) {
    std::vector<ComparedCard> changed;
    std::set<std::string> seen;
    if (job.tournaments) {
        // Any card of the sets may be taken.
        for (const model::Card& before : job.tournaments->baseline.pool) {
            const auto after = std::ranges::find(job.tournaments->variant.pool, before.key, &model::Card::key);
            if (after != job.tournaments->variant.pool.end()) {
                note(changed, before, *after);
            }
        }
    }
    for (const ComparisonJob::Pairing& pairing : job.pairings) {
        for (const std::vector<std::string>& deck : pairing.baseline.decks) {
            for (const std::string& key : deck) {
                if (!seen.insert(key).second) {
                    continue;
                }
                const auto before = std::ranges::find(pairing.baseline.pool, key, &model::Card::key);
                const auto after = std::ranges::find(pairing.variant.pool, key, &model::Card::key);
                if (before == pairing.baseline.pool.end() || after == pairing.variant.pool.end()) {
                    continue;
                }
                note(changed, *before, *after);
            }
        }
    }
    return changed;
}

} // namespace blattwerk::app
