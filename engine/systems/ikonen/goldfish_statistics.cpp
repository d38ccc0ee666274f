#include "engine/systems/ikonen/goldfish_statistics.h"

#include "engine/play/figures.h"
#include "engine/systems/ikonen/deck_odds.h"
#include "engine/systems/ikonen/match_position.h"

#include <algorithm>
#include <map>

namespace blattwerk::engine::ikonen {

namespace {

using Records = std::span<const GoldfishRecord>;

template<typename Value>
Json perGame(Records records, Value value) {
    Mean mean;
    for (const GoldfishRecord& record : records) {
        mean.add(value(record));
    }
    return mean.report();
}

/// Of the games in which it happened.
template<typename Value>
Figures turnsOf(Records records, Value value) {
    Figures figures;
    for (const GoldfishRecord& record : records) {
        if (value(record) > 0) {
            figures.add(value(record));
        }
    }
    return figures;
}

template<typename Value>
Json histogram(Records records, const char* name, Value value) {
    std::map<int, int> counts;
    for (const GoldfishRecord& record : records) {
        ++counts[value(record)];
    }
    Json json = Json::array();
    for (const auto& [number, games] : counts) {
        json.push_back({{name, number}, {"games", games}});
    }
    return json;
}

double share(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// Which share of the deck's Ikonen beats the Zielscheibe, alone and with the best card of the deck attached.
Json beating(const GoldfishRun& run) {
    const Rules& rules = run.cards->rules;
    const std::int16_t* target = rules.cards[run.targetCard].values;
    int best[2] = {};
    for (const std::uint8_t card : run.deck) {
        if (rules.isIcon(card)) {
            continue;
        }
        int added[2] = {rules.cards[card].values[0], rules.cards[card].values[1]};
        for (const Static& rule : rules.staticsOf(card)) {
            const bool counts = rule.kind == StaticKind::Values && rule.icon == Icon::Bearer &&
                                rule.scope != Scope::Defending && rule.condition.kind == ConditionKind::Always;
            for (std::size_t v = 0; counts && v < 2; ++v) {
                added[v] += rule.amounts[v];
            }
        }
        best[0] = std::max(best[0], added[0]);
        best[1] = std::max(best[1], added[1]);
    }
    std::size_t icons = 0;
    std::size_t by[2] = {};
    std::size_t byEither = 0;
    std::size_t withBest = 0;
    for (const std::uint8_t card : run.deck) {
        if (!rules.isIcon(card)) {
            continue;
        }
        const std::int16_t* v = rules.cards[card].values;
        const int defence[2] = {target[2], target[3]};
        ++icons;
        by[0] += v[0] > defence[0] ? 1U : 0U;
        by[1] += v[1] > defence[1] ? 1U : 0U;
        byEither += v[0] > defence[0] || v[1] > defence[1] ? 1U : 0U;
        withBest += v[0] + best[0] > defence[0] || v[1] + best[1] > defence[1] ? 1U : 0U;
    }
    return {{"ver", target[2]},
            {"sve", target[3]},
            {"by_att", figure(share(by[0], icons))},
            {"by_sat", figure(share(by[1], icons))},
            {"by_either", figure(share(byEither, icons))},
            {"with_best_attachment", figure(share(withBest, icons))}};
}

Json fieldValues(Records records) {
    std::array<double, kValueCount> sums = {};
    double icons = 0;
    for (const GoldfishRecord& record : records) {
        icons += record.icons;
        for (std::size_t v = 0; v < kValueCount; ++v) {
            sums[v] += record.values[v];
        }
    }
    Json json = Json::object();
    for (std::size_t v = 0; v < kValueCount; ++v) {
        json[std::string(valueName(static_cast<Value>(v)))] = icons > 0 ? figure(sums[v] / icons) : Json();
    }
    return json;
}

Json statistics(Records records, const GoldfishRun& run) {
    const Rules& rules = run.cards->rules;
    const auto icons = std::count_if(run.deck.begin(), run.deck.end(), [&](std::uint8_t c) { return rules.isIcon(c); });
    Json json;
    json["mulligan"] = {{"rate", perGame(records, [](const GoldfishRecord& r) { return r.mulligans > 0 ? 1 : 0; })},
                        {"per_game", perGame(records, [](const GoldfishRecord& r) { return r.mulligans; })},
                        {"expected_rate", figure(handWithoutIcon(static_cast<int>(run.deck.size()),
                                                                 static_cast<int>(icons), rules.parameters.hand))},
                        {"stuck", perGame(records, [](const GoldfishRecord& r) { return r.redeals > 0 ? 1 : 0; })}};
    json["opening_icons"] = histogram(records, "icons", [](const GoldfishRecord& r) { return r.openingIcons; });
    json["first_prize"] = summaryOf(turnsOf(records, [](const GoldfishRecord& r) { return r.firstPrize; }));
    json["last_prize_histogram"] = histogram(records, "turn", [](const GoldfishRecord& r) { return r.winTurn; });
    json["prizes_taken"] = perGame(records, [](const GoldfishRecord& r) { return r.prizes; });
    json["own_turns"] = perGame(records, [](const GoldfishRecord& r) { return r.ownTurns; });
    json["unfinished"] = perGame(records, [](const GoldfishRecord& r) { return r.winTurn == 0 ? 1 : 0; });
    json["dead_hands"] = perGame(records, [](const GoldfishRecord& r) { return r.deadHands; });
    json["attacks"] = perGame(records, [](const GoldfishRecord& r) { return r.attacks; });
    json["attached"] = perGame(records, [](const GoldfishRecord& r) { return r.attached; });
    json["field_values"] = fieldValues(records);
    json["beating"] = beating(run);
    Json& prizes = json["left_in_prizes"] = Json::object();
    for (const CardType type : {CardType::Icon, CardType::Equipment, CardType::Effect}) {
        prizes[std::string(cardTypeKey(type))] =
            perGame(records, [&](const GoldfishRecord& r) { return r.inPrizes[static_cast<std::size_t>(type)]; });
    }
    json["guard_hits"] = perGame(records, [](const GoldfishRecord& r) { return r.guardHit ? 1 : 0; });
    return json;
}

Json cardJson(std::size_t games, std::span<const lab::CardRecord> cards, const LayoutCards& layout, std::size_t card) {
    std::size_t drawn = 0;
    std::size_t played = 0;
    double plays = 0;
    double won = 0;
    double lost = 0;
    Figures firstTurns;
    for (std::size_t game = 0; game < games; ++game) {
        const lab::CardRecord& own = cards[game * layout.keys.size() + card];
        drawn += own.drawn > 0 ? 1U : 0U;
        played += own.drawn > 0 && own.plays > 0 ? 1U : 0U;
        plays += own.plays;
        won += own.points;
        lost += own.stress;
        if (own.firstTurn > 0) {
            firstTurns.add(own.firstTurn);
        }
    }
    const auto count = static_cast<double>(std::max<std::size_t>(games, 1));
    return {{"key", layout.keys[card]},
            {"drawn", figure(share(drawn, games))},
            {"played_when_drawn", drawn > 0 ? figure(share(played, drawn)) : Json()},
            {"plays", figure(plays / count)},
            {"turn_played", meanOf(firstTurns)},
            {"fights_won", figure(won / count)},
            {"fights_lost", figure(lost / count)}};
}

} // namespace

Json goldfishStatistics(Records records, std::span<const lab::CardRecord> cards, const GoldfishRun& run,
                        const LayoutCards& layout) {
    const Figures wins = turnsOf(records, [](const GoldfishRecord& r) { return r.winTurn; });
    Json json;
    json["games"] = records.size();
    json["failures"] = records.size() - wins.size();
    json["win_turn"] = summaryOf(wins);
    json["statistics"] = statistics(records, run);
    Json& list = json["cards"] = Json::array();
    for (const std::uint16_t card : layout.different(run.cards->rules, 0)) {
        list.push_back(cardJson(records.size(), cards, layout, card));
    }
    return json;
}

} // namespace blattwerk::engine::ikonen
