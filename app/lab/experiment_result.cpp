#include "app/lab/experiment_result.h"

#include "app/session/manifest.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"

#include <QCoreApplication>

#include <algorithm>

namespace blattwerk::app {

namespace lab = engine::lab;
using nlohmann::ordered_json;

ordered_json ExperimentResult::toJson() const {
    ordered_json json = {{"manifest", manifest},
                         {"complete", progress.complete},
                         {"manual_clauses", progress.manualClauses},
                         {"decks", ordered_json::array()},
                         {"cards", cardNames},
                         {"pairings", ordered_json::array()}};
    for (const PlayedDeck& deck : decks) {
        json["decks"].push_back(
            {{"key", deck.key}, {"name", deck.name}, {"colour", deck.colour}, {"cards", deck.cards}});
    }
    for (const PairingState& state : progress.pairings) {
        ordered_json trail = ordered_json::array();
        for (const TrailPoint& point : state.trail) {
            trail.push_back({point.games, point.wins, point.decided});
        }
        json["pairings"].push_back(
            {{"done", state.done}, {"games", state.games}, {"trail", std::move(trail)}, {"tally", state.tally->raw()}});
    }
    return json;
}

model::Result<ExperimentResult> ExperimentResult::fromJson(const ordered_json& json) {
    try {
        ExperimentResult result;
        result.manifest = json.at("manifest");
        result.progress.complete = json.at("complete").get<bool>();
        result.progress.manualClauses = json.value("manual_clauses", 0);
        result.cardNames = json.at("cards").get<std::map<std::string, std::string>>();
        for (const ordered_json& deck : json.at("decks")) {
            result.decks.push_back({deck.at("key").get<std::string>(), deck.at("name").get<std::string>(),
                                    deck.at("colour").get<std::string>(),
                                    deck.at("cards").get<std::vector<std::string>>()});
        }
        for (const ordered_json& entry : json.at("pairings")) {
            auto tally = lab::Tally::fromRaw(entry.at("tally"));
            if (!tally) {
                return tally.error();
            }
            PairingState state;
            state.tally = std::make_shared<lab::Tally>(std::move(*tally));
            state.done = entry.at("done").get<bool>();
            state.games = entry.at("games").get<std::uint64_t>();
            for (const ordered_json& point : entry.at("trail")) {
                state.trail.push_back({point.at(0).get<std::uint64_t>(), point.at(1).get<std::int64_t>(),
                                       point.at(2).get<std::int64_t>()});
            }
            result.progress.games += static_cast<std::uint64_t>(state.tally->games());
            result.progress.most += state.games;
            result.progress.pairings.push_back(std::move(state));
        }
        return result;
    } catch (const std::exception& fault) {
        return model::Error{"experiment.settings", {}, fault.what()};
    }
}

bool ExperimentResult::hasSameNumbers(const ExperimentResult& other) const {
    return std::ranges::equal(progress.pairings, other.progress.pairings,
                              [](const PairingState& a, const PairingState& b) { return *a.tally == *b.tally; });
}

std::string ExperimentResult::manifestText(const char* key) const {
    const auto found = manifest.is_object() ? manifest.find(key) : manifest.end();
    return found == manifest.end() ? std::string() : found->is_string() ? found->get<std::string>() : found->dump();
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExperimentResult)
};

} // namespace

ExperimentResult emptyResult(Workspace& workspace, const SystemDesk& desk, const ExperimentSetup& setup) {
    ExperimentResult result;
    for (const std::string& key : setup.decks) {
        if (setup.pairs == ExperimentSetup::Pairs::Draft) {
            result.decks.push_back({key, Words::tr("Side %1").arg(QString::fromStdString(key)).toStdString(), {}, {}});
            continue;
        }
        const model::Collection* deck = desk.collection(key);
        PlayedDeck played{key, deck ? deck->name.in(uiLanguage()) : key, deck ? deck->colour : std::string(),
                          deckSlots(desk, key)};
        for (const std::string& card : played.cards) {
            const model::Card* found = desk.card(card);
            result.cardNames[card] = found ? found->name : card;
        }
        result.decks.push_back(std::move(played));
    }
    if (setup.pairs == ExperimentSetup::Pairs::Draft) {
        // Any card may be drafted.
        for (const model::Card& card : desk.cards) {
            result.cardNames[card.key] = card.name;
        }
    }
    RunSetup run;
    run.player = setup.policyA;
    run.opponent = setup.hasSides() ? setup.policyB : setup.policyA;
    run.seed = setup.seed;
    run.threads = setup.threads;
    if (setup.variants.size() == 1) {
        run.parameters = setup.variants.front().values;
    }
    result.manifest = manifest(workspace, desk, run);
    return result;
}

namespace {

lab::Estimate fromOtherSide(lab::Estimate rate) {
    std::swap(rate.low, rate.high);
    rate.value = 1 - rate.value;
    rate.low = 1 - rate.low;
    rate.high = 1 - rate.high;
    return rate;
}

} // namespace

lab::Estimate PairingView::winRate() const {
    if (isEmpty()) {
        return {};
    }
    if (isMirror) {
        return tally().startSideWinRate();
    }
    return side == 0 ? tally().winRate() : fromOtherSide(tally().winRate());
}

lab::Estimate PairingView::winRateWhen(bool begins) const {
    if (isEmpty()) {
        return {};
    }
    // The side that begins is this one or the other.
    const lab::Estimate ofA = tally().winRateWhenFirst(begins ? side : 1 - side);
    return side == 0 ? ofA : fromOtherSide(ofA);
}

PairingView pairingView(const ExperimentSetup& setup, const ExperimentResult& result, size_t variant, size_t deck,
                        size_t other) {
    const std::vector<PairingPlace> places = pairingsOf(setup);
    for (size_t i = 0; i < places.size() && i < result.progress.pairings.size(); ++i) {
        const PairingPlace& place = places[i];
        if (place.variant != variant) {
            continue;
        }
        if ((place.a == deck && place.b == other) || (place.a == other && place.b == deck)) {
            return {&result.progress.pairings[i], place.a == deck ? size_t(0) : size_t(1), place.a == place.b};
        }
    }
    return {};
}

lab::Estimate overallRate(const ExperimentSetup& setup, const ExperimentResult& result, size_t variant, size_t deck) {
    std::int64_t wins = 0;
    std::int64_t decided = 0;
    for (size_t other = 0; other < setup.decks.size(); ++other) {
        const PairingView view = pairingView(setup, result, variant, deck, other);
        if (other != deck && !view.isEmpty()) {
            wins += view.tally().wins(view.side);
            decided += view.tally().decided();
        }
    }
    return lab::wilson(wins, decided);
}

} // namespace blattwerk::app
