#include "app/session/effect_study.h"

#include "app/session/opponents.h"
#include "app/session/workspace.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// The seed of all these measurements: the same change shows the same figures again.
constexpr std::uint64_t kSeed = 1;
/// Half of an interval of the win rate that is narrow enough to stop.
constexpr double kPrecision = 0.01;

} // namespace

std::optional<ComparisonJob> effectJob(const Workspace& workspace, const std::string& system, const CardChange& change,
                                       const EffectPlayers& players) {
    const SystemDesk& desk = workspace.system(system);
    const std::string& key = change.before.key;
    const model::Collection* deck = deckHolding(desk, key);
    if (deck == nullptr || !desk.engine) {
        return std::nullopt;
    }
    engine::lab::SeriesSetup now;
    now.pool = desk.cards;
    now.collections = desk.collections;
    now.decks = {deck->cardKeys()};
    now.parameters = workspace.parameters(system);
    now.seed = kSeed;
    engine::lab::SeriesSetup before = now;
    std::ranges::replace_if(
        before.pool, [&](const model::Card& card) { return card.key == key; }, change.before);

    ComparisonJob job;
    job.system = desk.engine;
    job.card = key;
    job.games = players.games;
    job.precision = kPrecision;
    job.threads = players.threads;
    const auto pairing = [&](const std::string& name) {
        now.policies = {players.policy};
        if (now.decks.size() > 1) {
            now.policies.push_back(players.policy);
        }
        before.decks = now.decks;
        before.policies = now.policies;
        return ComparisonJob::Pairing{name, before, now};
    };
    job.goldfish = pairing(deck->key);
    for (const model::Collection* other : opponentsOf(desk, *deck)) {
        now.decks = {deck->cardKeys(), other->cardKeys()};
        job.pairings.push_back(pairing(other->key));
    }
    return job;
}

} // namespace blattwerk::app
