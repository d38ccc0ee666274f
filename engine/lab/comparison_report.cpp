#include "engine/lab/comparison.h"
#include "engine/play/figures.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace blattwerk::engine::lab {

namespace {

using Json = nlohmann::ordered_json;

/// Names of ComparisonEnd, in its order.
constexpr std::array<std::string_view, 4> kEnds = {"running", "narrow", "budget", "stopped"};

double number(const Json& json) {
    return json.is_number() ? json.get<double>() : 0;
}

Json seatReport(const SeatFigures& figures) {
    return {{"score", figures.score.report()},
            {"final_rate", figures.finalRate.report()},
            {"win_rate", figures.winRate.report()}};
}

SeatFigures seatFrom(const Json& json, std::string deck, std::int64_t samples) {
    return {std::move(deck), Difference::fromReport(json.at("score"), samples),
            Difference::fromReport(json.at("final_rate"), samples),
            Difference::fromReport(json.at("win_rate"), samples)};
}

} // namespace

Json Difference::report() const {
    return {{"baseline", figure(baseline)},
            {"variant", figure(variant)},
            {"difference", figure(change.value)},
            {"interval", {figure(change.low), figure(change.high)}},
            {"found", found()},
            {"paired_variance", figure(pairedVariance)},
            {"unpaired_variance", figure(unpairedVariance)}};
}

Json Comparison::report() const {
    Json json = {{"games", games}, {"end", kEnds[std::size_t(end)]}, {"differing_seeds", differing}};
    json.update(winRate.report());
    if (seats) {
        json["seats"] = seatReport(*seats);
        Json& decks = json["decks"] = Json::array();
        for (const SeatFigures& figures : byDeck) {
            Json entry = {{"deck", figures.deck}};
            entry.update(seatReport(figures));
            decks.push_back(std::move(entry));
        }
        return json;
    }
    json["start_side_win_rate"] = startSideWinRate.report();
    json["turns"] = turns.report();
    json["goldfish_turn"] = goldfishTurn ? goldfishTurn->report() : Json();
    if (!card.empty()) {
        Json& figures = json["card_figures"] = Json::object();
        for (const auto& [name, difference] : card) {
            figures[name] = difference.report();
        }
    }
    Json& pairings = json["against"] = Json::array();
    for (const auto& [name, difference] : byPairing) {
        Json entry = {{"deck", name}};
        entry.update(difference.report());
        pairings.push_back(std::move(entry));
    }
    return json;
}

Difference Difference::fromReport(const Json& json, std::int64_t samples) {
    Difference read;
    read.baseline = number(json.at("baseline"));
    read.variant = number(json.at("variant"));
    read.change = {number(json.at("difference")), number(json.at("interval").at(0)), number(json.at("interval").at(1)),
                   samples};
    read.pairedVariance = number(json.at("paired_variance"));
    read.unpairedVariance = number(json.at("unpaired_variance"));
    return read;
}

model::Result<Comparison> Comparison::fromReport(const Json& json) {
    // What somebody else wrote into the file is looked at by the library, whose exceptions end here.
    try {
        Comparison read;
        read.games = json.at("games").get<std::uint64_t>();
        read.differing = json.at("differing_seeds").get<std::uint64_t>();
        const auto end = std::ranges::find(kEnds, json.at("end").get<std::string>());
        read.end = end == kEnds.end() ? ComparisonEnd::Stopped : ComparisonEnd(end - kEnds.begin());
        const auto samples = std::int64_t(read.games / 2);
        read.winRate = Difference::fromReport(json, samples);
        if (const auto all = json.find("seats"); all != json.end()) {
            const auto games = std::int64_t(read.games);
            read.winRate = Difference::fromReport(json, games);
            read.seats = seatFrom(*all, {}, games);
            for (const Json& deck : json.at("decks")) {
                read.byDeck.push_back(seatFrom(deck, deck.at("deck").get<std::string>(), games));
            }
            return read;
        }
        read.startSideWinRate = Difference::fromReport(json.at("start_side_win_rate"), samples);
        read.turns = Difference::fromReport(json.at("turns"), samples);
        if (const Json& alone = json.at("goldfish_turn"); !alone.is_null()) {
            read.goldfishTurn = Difference::fromReport(alone, samples);
        }
        if (const auto figures = json.find("card_figures"); figures != json.end()) {
            for (const auto& [name, figure] : figures->items()) {
                read.card.emplace_back(name, Difference::fromReport(figure, samples));
            }
        }
        for (const Json& pairing : json.at("against")) {
            read.byPairing.emplace_back(pairing.at("deck").get<std::string>(),
                                        Difference::fromReport(pairing, samples));
        }
        return read;
    } catch (const std::exception& fault) {
        return model::Error{"lab.damaged_result", {fault.what()}, {}};
    }
}

} // namespace blattwerk::engine::lab
