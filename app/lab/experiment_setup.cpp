#include "app/lab/experiment_setup.h"

#include "app/session/workspace.h"

#include <algorithm>
#include <array>
#include <limits>

namespace blattwerk::app {

using nlohmann::ordered_json;

namespace {

/// By ExperimentSetup::Pairs, as stored experiments name them.
constexpr std::array<std::string_view, 3> kPairs = {"all", "one", "draft"};

} // namespace

ordered_json ExperimentSetup::toJson() const {
    ordered_json rules = ordered_json::array();
    for (const RuleVariant& variant : variants) {
        rules.push_back({{"name", variant.name}, {"values", variant.values}});
    }
    ordered_json json = {{"name", name},
                         {"pairs", std::string(kPairs[static_cast<size_t>(pairs)])},
                         {"decks", decks},
                         {"policies", {policyA, policyB}},
                         {"extent", extent == Extent::Games ? "games" : "precision"},
                         {"games", games},
                         {"precision", precision},
                         {"seed", std::to_string(seed)},
                         {"threads", threads},
                         {"variants", std::move(rules)}};
    if (!gamesByPairing.empty()) {
        json["games_by_pairing"] = gamesByPairing;
    }
    return json;
}

model::Result<ExperimentSetup> ExperimentSetup::fromJson(const ordered_json& json) {
    // What somebody else wrote into the file is looked at by the library, whose exceptions end here.
    try {
        ExperimentSetup setup;
        setup.name = json.value("name", std::string());
        const auto word = std::ranges::find(kPairs, json.at("pairs").get<std::string>());
        setup.pairs = word == kPairs.end() ? Pairs::AllAgainstAll : static_cast<Pairs>(word - kPairs.begin());
        setup.decks = json.at("decks").get<std::vector<std::string>>();
        setup.policyA = json.at("policies").at(0).get<std::string>();
        setup.policyB = json.at("policies").at(1).get<std::string>();
        setup.extent = json.at("extent").get<std::string>() == "games" ? Extent::Games : Extent::Precision;
        setup.games = json.at("games").get<std::uint64_t>();
        setup.precision = json.at("precision").get<double>();
        setup.seed = std::stoull(json.at("seed").get<std::string>());
        setup.threads = std::max(1, json.at("threads").get<int>());
        for (const ordered_json& rules : json.at("variants")) {
            setup.variants.push_back(
                {rules.at("name").get<std::string>(), rules.at("values").get<model::ParameterValues>()});
        }
        setup.gamesByPairing = json.value("games_by_pairing", std::vector<std::uint64_t>());
        if (setup.decks.empty() || setup.variants.empty() || (setup.hasSides() && setup.decks.size() != 2)) {
            return model::Error{"experiment.settings", {}, "no decks or rules"};
        }
        return setup;
    } catch (const std::exception& fault) {
        return model::Error{"experiment.settings", {}, fault.what()};
    }
}

std::vector<PairingPlace> pairingsOf(const ExperimentSetup& setup) {
    std::vector<PairingPlace> places;
    for (size_t variant = 0; variant < setup.variants.size(); ++variant) {
        if (setup.hasSides()) {
            places.push_back({variant, 0, 1});
            continue;
        }
        for (size_t a = 0; a < setup.decks.size(); ++a) {
            for (size_t b = a; b < setup.decks.size(); ++b) {
                places.push_back({variant, a, b});
            }
        }
    }
    return places;
}

std::vector<std::string> deckSlots(const SystemDesk& desk, const std::string& deck) {
    const model::Collection* collection = desk.collection(deck);
    return collection != nullptr ? collection->cardKeys() : std::vector<std::string>();
}

SeriesJob seriesJob(const SystemDesk& desk, const ExperimentSetup& setup) {
    SeriesJob job;
    job.system = desk.engine;
    job.threads = setup.threads;
    const bool isGames = setup.extent == ExperimentSetup::Extent::Games;
    job.precision = isGames ? 0 : setup.precision;
    const std::vector<PairingPlace> places = pairingsOf(setup);
    for (size_t i = 0; i < places.size(); ++i) {
        const PairingPlace& place = places[i];
        SeriesJob::Pairing pairing;
        pairing.setup.pool = desk.cards;
        pairing.setup.collections = desk.collections;
        if (setup.pairs != ExperimentSetup::Pairs::Draft) {
            pairing.setup.decks = {deckSlots(desk, setup.decks[place.a]), deckSlots(desk, setup.decks[place.b])};
        }
        pairing.setup.parameters = setup.variants[place.variant].values;
        pairing.setup.policies = {setup.policyA, setup.hasSides() ? setup.policyB : setup.policyA};
        pairing.setup.seed = setup.seed;
        pairing.games = i < setup.gamesByPairing.size() ? setup.gamesByPairing[i] : isGames ? setup.games : kMostGames;
        job.pairings.push_back(std::move(pairing));
    }
    if (!setup.gamesByPairing.empty()) {
        job.precision = 0;
    }
    return job;
}

} // namespace blattwerk::app
