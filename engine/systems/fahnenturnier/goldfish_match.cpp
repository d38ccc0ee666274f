#include "engine/lab/game_shares.h"
#include "engine/lab/tally.h"
#include "engine/play/figures.h"
#include "engine/systems/fahnenturnier/goldfish.h"
#include "engine/systems/fahnenturnier/series.h"
#include "engine/systems/fahnenturnier/series_game.h"

#include <algorithm>
#include <charconv>
#include <mutex>
#include <optional>

namespace blattwerk::engine::fahnenturnier {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kReferences = "bot, bot:LEVEL, starter, the key of a deck";

/// The deck that is played against; a bot deck at a step of its own.
struct Reference {
    std::vector<std::string> cards;
    std::optional<int> botLevel;
};

const model::Collection* ofKind(const GoldfishSetup& setup, std::string_view kind) {
    const auto found = std::ranges::find(setup.collections, kind, &model::Collection::kind);
    return found == setup.collections.end() ? nullptr : &*found;
}

/// The starter deck that the deck has most cards of; the first of equal ones.
const model::Collection* starterOf(const GoldfishSetup& setup) {
    const model::Collection* best = nullptr;
    std::ptrdiff_t most = -1;
    for (const model::Collection& collection : setup.collections) {
        if (collection.kind != "starter") {
            continue;
        }
        const auto common =
            std::ranges::count_if(setup.deck, [&](const std::string& key) { return collection.copiesOf(key) > 0; });
        if (common > most) {
            most = common;
            best = &collection;
        }
    }
    return best;
}

std::optional<Reference> referenceOf(const GoldfishSetup& setup) {
    const std::string_view name = setup.opponent;
    const std::size_t colon = name.find(':');
    const std::string_view base = name.substr(0, colon);
    const model::Collection* found = nullptr;
    Reference reference;
    if (base == "bot" || name == "passive" || name == "dummy") {
        found = ofKind(setup, "bot");
        if (colon != std::string_view::npos) {
            const std::string_view level = name.substr(colon + 1);
            int number = 0;
            const auto [end, error] = std::from_chars(level.data(), level.data() + level.size(), number);
            constexpr int kMostLevel = 10;
            if (error != std::errc() || end != level.data() + level.size() || number < 0 || number > kMostLevel) {
                return std::nullopt;
            }
            reference.botLevel = number;
        }
    } else if (name == "starter") {
        found = starterOf(setup);
    } else {
        const auto named = std::ranges::find(setup.collections, name, &model::Collection::key);
        found = named == setup.collections.end() ? nullptr : &*named;
    }
    if (found == nullptr || found->cards.empty()) {
        return std::nullopt;
    }
    reference.cards = found->cardKeys();
    return reference;
}

/// Figures of the matches, by who plays them in whatever order.
struct MatchFigures {
    lab::Tally tally;
    lab::Histogram wonTurns;

    explicit MatchFigures(const std::shared_ptr<const lab::SeriesLayout>& layout) : tally(layout) {}
};

class MatchShare final : public lab::GameShare {
public:
    MatchShare(const lab::Series& series, MatchFigures& all)
        : m_worker(series.worker()),
          m_own(series.layout()),
          m_all(all) {}

    bool play(std::uint64_t game, const std::stop_token& stop) override {
        if (!m_worker->play(game, m_record, stop)) {
            return false;
        }
        m_own.tally.add(m_record);
        if (m_record.outcome == lab::Outcome::SideA) {
            m_own.wonTurns.add(m_record.turns);
        }
        return true;
    }
    void handOver() override {
        m_all.tally.merge(m_own.tally);
        m_all.wonTurns.merge(m_own.wonTurns);
        m_own.tally.clear();
        m_own.wonTurns.clear();
    }

private:
    std::unique_ptr<lab::SeriesWorker> m_worker;
    lab::GameRecord m_record;
    MatchFigures m_own;
    MatchFigures& m_all;
};

Json statistics(const lab::Tally& tally, const GoldfishSetup& setup) {
    const Json report = tally.report();
    Json json;
    json["run"] = "match";
    json["reference"] = setup.opponent;
    for (const char* key : {"win_rate", "interval", "win_rate_when_first", "win_rate_when_second",
                            "start_side_win_rate", "start_side_interval", "turns"}) {
        json[key] = report[key];
    }
    for (const auto& [key, value] : report["statistics"].items()) {
        json[key] = value;
    }
    json["guard_hits_per_1000"] = report["guard_hits_per_1000"];
    return json;
}

Json cardJson(const lab::Tally& tally, std::uint16_t card) {
    const lab::CardTally& own = tally.card(0, card);
    const auto perGame = [&](std::int64_t sum) {
        return tally.games() == 0 ? Json() : figure(static_cast<double>(sum) / static_cast<double>(tally.games()));
    };
    const lab::Estimate played = own.winWhenPlayed();
    return {{"key", tally.layout().cards[card]},
            {"revealed", perGame(own.drawnGames)},
            {"captures", perGame(own.plays)},
            {"attack", perGame(own.points)},
            {"withstood", perGame(own.stress)},
            {"win_when_captured", played.samples == 0 ? Json() : figure(played.value)}};
}

} // namespace

model::Result<Json> matchRun(std::shared_ptr<const language::CardLanguage> language, const GoldfishSetup& setup,
                             const Progress& progress) {
    const auto reference = referenceOf(setup);
    if (!reference) {
        return model::Error{"goldfish.unknown_opponent", {setup.opponent, std::string(kReferences)}, {}};
    }
    const auto policy = policyNamed(setup.policy);
    if (!policy) {
        return policy.error();
    }
    model::ParameterValues parameters = setup.parameters;
    if (reference->botLevel) {
        parameters["cha_bot_level"] = std::to_string(*reference->botLevel);
    }
    auto pairing = MatchPairing::of(std::move(language), setup.pool, {setup.deck, reference->cards}, parameters);
    if (!pairing) {
        return pairing.error();
    }
    pairing->policies[0] = *policy;
    pairing->plain[1] = true;
    pairing->seed = setup.seed;
    const auto series = matchSeries(std::move(pairing).value());
    MatchFigures figures(series->layout());
    std::mutex mutex;
    lab::SharePlan plan;
    plan.range = {0, static_cast<std::uint64_t>(std::max(setup.games, 0))};
    plan.threads = setup.threads;
    plan.gamesPerShare = series->gamesPerShare();
    plan.makeShare = [&] { return std::make_unique<MatchShare>(*series, figures); };
    bool stopped = false;
    plan.progress = [&](std::uint64_t done) {
        stopped = !progress(static_cast<int>(done));
        return !stopped;
    };
    if (!lab::shareOut(plan, mutex, {}) || stopped) {
        return model::Error{"goldfish.stopped", {}, {}};
    }
    const lab::Tally& tally = figures.tally;
    Json json = {{"games", tally.games()},
                 {"failures", tally.games() - tally.wins(0)},
                 {"win_turn", figures.wonTurns.summary()},
                 {"statistics", statistics(tally, setup)}};
    Json& cards = json["cards"] = Json::array();
    for (const std::uint16_t card : tally.layout().decks[0]) {
        cards.push_back(cardJson(tally, card));
    }
    return json;
}

} // namespace blattwerk::engine::fahnenturnier
