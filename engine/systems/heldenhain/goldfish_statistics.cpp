#include "engine/systems/heldenhain/goldfish_statistics.h"

#include "engine/play/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace blattwerk::engine::heldenhain {

namespace {

using Json = nlohmann::ordered_json;
using Records = std::span<const GoldfishRecord>;

constexpr std::array<std::string_view, kUnplayableReasons> kReasons = {"energy", "no_target", "field_full", "name",
                                                                       "phase",  "no_bearer", "other"};
/// Normal quantile of the 95 % interval.
constexpr double kNormal95 = 1.959964;

template<typename Value>
Figures collect(Records records, Value value) {
    Figures figures;
    for (const GoldfishRecord& record : records) {
        value(record, figures);
    }
    return figures;
}

Figures winTurns(Records records, int began = -1) {
    return collect(records, [&](const GoldfishRecord& record, Figures& figures) {
        if (record.winTurn > 0 && (began < 0 || record.began == (began == 1))) {
            figures.add(record.winTurn);
        }
    });
}

template<typename Value>
Json perGame(Records records, Value value) {
    Mean mean;
    for (const GoldfishRecord& record : records) {
        mean.add(value(record));
    }
    return mean.report();
}

template<typename Value>
Json perTurn(Records records, Value value) {
    Mean mean;
    for (const GoldfishRecord& record : records) {
        for (const TurnRecord& turn : record.turns) {
            mean.add(value(turn));
        }
    }
    return mean.report();
}

Json histogram(Records records) {
    std::map<int, int> counts;
    for (const GoldfishRecord& record : records) {
        if (record.winTurn > 0) {
            ++counts[record.winTurn];
        }
    }
    Json json = Json::array();
    for (const auto& [turn, games] : counts) {
        json.push_back({{"turn", turn}, {"games", games}});
    }
    return json;
}

/// One entry per own turn over the games that reached it; points of games that are won stand where they ended.
Json curves(Records records) {
    std::size_t longest = 0;
    for (const GoldfishRecord& record : records) {
        longest = std::max(longest, record.turns.size());
    }
    Json json = Json::array();
    for (std::size_t turn = 0; turn < longest; ++turn) {
        Figures points;
        Figures field;
        for (const GoldfishRecord& record : records) {
            if (record.turns.empty()) {
                continue;
            }
            points.add(record.turns[std::min(turn, record.turns.size() - 1)].points);
            if (turn < record.turns.size()) {
                field.add(record.turns[turn].field);
            }
        }
        json.push_back({{"turn", turn + 1},
                        {"games", field.size()},
                        {"points", meanOf(points)},
                        {"points_q1", figure(points.quantile(0.25))},
                        {"points_q3", figure(points.quantile(0.75))},
                        {"field", meanOf(field)}});
    }
    return json;
}

Json sideJson(Records records, bool began) {
    int games = 0;
    int failures = 0;
    for (const GoldfishRecord& record : records) {
        games += record.began == began ? 1 : 0;
        failures += record.began == began && record.winTurn == 0 ? 1 : 0;
    }
    return {{"games", games}, {"failures", failures}, {"win_turn", summaryOf(winTurns(records, began ? 1 : 0))}};
}

Json mulligans(Records records) {
    Figures with;
    Figures without;
    int taken = 0;
    for (const GoldfishRecord& record : records) {
        taken += record.mulligan ? 1 : 0;
        if (record.winTurn > 0) {
            (record.mulligan ? with : without).add(record.winTurn);
        }
    }
    const double rate = records.empty() ? 0 : double(taken) / double(records.size());
    return {{"rate", figure(rate)}, {"win_turn_with", meanOf(with)}, {"win_turn_without", meanOf(without)}};
}

Json statistics(Records records) {
    Json json;
    json["win_turn_histogram"] = histogram(records);
    json["starting"] = sideJson(records, true);
    json["following"] = sideJson(records, false);
    json["mulligan"] = mulligans(records);
    json["first_collect"] = meanOf(collect(records, [](const GoldfishRecord& record, Figures& figures) {
        if (record.firstCollect > 0) {
            figures.add(record.firstCollect);
        }
    }));
    json["energy"] = {{"gained", perTurn(records, [](const TurnRecord& t) { return t.energyGained; })},
                      {"spent", perTurn(records, [](const TurnRecord& t) { return t.energySpent; })},
                      {"lost_to_cap", perTurn(records, [](const TurnRecord& t) { return t.energyLost; })}};
    json["actions"] = {{"used", perTurn(records, [](const TurnRecord& t) { return t.actionsUsed; })},
                       {"unused", perTurn(records, [](const TurnRecord& t) { return t.actionsUnused; })}};
    json["cards"] = {
        {"drawn", perGame(records, [](const GoldfishRecord& r) { return r.drawn; })},
        {"played", perGame(records, [](const GoldfishRecord& r) { return r.played; })},
        {"discarded_at_limit", perGame(records, [](const GoldfishRecord& r) { return r.discardedAtLimit; })},
        {"hand_at_end", perGame(records, [](const GoldfishRecord& r) { return r.handAtEnd; })}};
    Json& unplayable = json["unplayable"] = Json::object();
    for (std::size_t reason = 0; reason < kReasons.size(); ++reason) {
        unplayable[std::string(kReasons[reason])] =
            perTurn(records, [&](const TurnRecord& t) { return t.unplayable[reason]; });
    }
    Json& crew = json["crew"] = Json::object();
    for (const int size : {3, 4, 5}) {
        crew[std::to_string(size)] =
            perTurn(records, [&](const TurnRecord& t) { return t.characters >= size ? 1 : 0; });
    }
    json["prices_paid"] = perGame(records, [](const GoldfishRecord& r) { return r.prices; });
    json["luck"] = {{"tries", perGame(records, [](const GoldfishRecord& r) { return r.luck; })},
                    {"rate", meanOf(collect(records, [](const GoldfishRecord& r, Figures& figures) {
                         for (int i = 0; i < r.luck; ++i) {
                             figures.add(i < r.lucky ? 1 : 0);
                         }
                     }))}};
    json["reshuffles"] = perGame(records, [](const GoldfishRecord& r) { return r.reshuffles; });
    json["headquarters_uptime"] = perTurn(records, [](const TurnRecord& t) { return t.headquarters ? 1 : 0; });
    json["location_uptime"] = perTurn(records, [](const TurnRecord& t) { return t.location ? 1 : 0; });
    json["distractions"] = perGame(records, [](const GoldfishRecord& r) { return r.distractions; });
    json["locks"] = perGame(records, [](const GoldfishRecord& r) { return r.locks; });
    json["eliminated_dummies"] = perGame(records, [](const GoldfishRecord& r) { return r.eliminatedDummies; });
    json["guard_hits"] = perGame(records, [](const GoldfishRecord& r) { return r.guardHit ? 1 : 0; });
    json["turns"] = curves(records);
    return json;
}

/// Turns of victory, counted by their number.
class WinTurns {
public:
    void add(int turn) { ++m_counts[static_cast<std::size_t>(turn)]; }
    [[nodiscard]] int size() const {
        int size = 0;
        for (const int count : m_counts) {
            size += count;
        }
        return size;
    }
    [[nodiscard]] double mean() const {
        double sum = 0;
        for (std::size_t turn = 0; turn < m_counts.size(); ++turn) {
            sum += static_cast<double>(turn) * m_counts[turn];
        }
        return sum / size();
    }
    /// Of the sample.
    [[nodiscard]] double variance() const {
        const double middle = mean();
        double sum = 0;
        for (std::size_t turn = 0; turn < m_counts.size(); ++turn) {
            const double distance = static_cast<double>(turn) - middle;
            sum += distance * distance * m_counts[turn];
        }
        return sum / (size() - 1);
    }

private:
    std::array<int, kGoldfishTurns + 2> m_counts = {};
};

/// What one card did in all games.
struct CardSums {
    WinTurns winsWith;
    WinTurns winsWithout;
    Mean firstTurns;
    int drawn = 0;
    int played = 0;
    int plays = 0;
    int energy = 0;
    int points = 0;

    void add(const CardRecord& own, int winTurn) {
        drawn += own.drawn ? 1 : 0;
        played += own.drawn && own.plays > 0 ? 1 : 0;
        plays += own.plays;
        energy += own.energy;
        points += own.points;
        if (own.firstTurn > 0) {
            firstTurns.add(own.firstTurn);
        }
        if (winTurn > 0) {
            (own.drawn ? winsWith : winsWithout).add(winTurn);
        }
    }
};

/// How much later the goal is reached with the card than without it, with its 95 % interval (Welch).
Json difference(const WinTurns& drawn, const WinTurns& other) {
    const int with = drawn.size();
    const int without = other.size();
    if (with < 2 || without < 2) {
        return {{"value", nullptr}, {"interval", nullptr}};
    }
    const double value = drawn.mean() - other.mean();
    const double half = kNormal95 * std::sqrt(drawn.variance() / with + other.variance() / without);
    return {{"value", figure(value)}, {"interval", {figure(value - half), figure(value + half)}}};
}

Json cardJson(const CardSums& card, const std::string& key, double games, double allEnergy) {
    return {{"key", key},
            {"drawn", figure(games > 0 ? card.drawn / games : 0)},
            {"played_when_drawn", card.drawn > 0 ? figure(double(card.played) / card.drawn) : Json()},
            {"plays", figure(games > 0 ? card.plays / games : 0)},
            {"turn_played", card.firstTurns.report()},
            {"energy_share", figure(allEnergy > 0 ? card.energy / allEnergy : 0)},
            {"points", figure(games > 0 ? card.points / games : 0)},
            {"win_turn_difference", difference(card.winsWith, card.winsWithout)}};
}

} // namespace

nlohmann::ordered_json goldfishStatistics(Records records, const Rules& rules, std::span<const std::uint16_t> deck) {
    const Figures wins = winTurns(records);
    // Game by game, so that each record is read once.
    std::vector<CardSums> sums(deck.size());
    for (const GoldfishRecord& record : records) {
        for (std::size_t i = 0; i < deck.size(); ++i) {
            sums[i].add(record.cards[deck[i]], record.winTurn);
        }
    }
    double energy = 0;
    for (const CardSums& card : sums) {
        energy += card.energy;
    }
    Json json;
    json["games"] = records.size();
    json["failures"] = records.size() - wins.size();
    json["win_turn"] = summaryOf(wins);
    json["statistics"] = statistics(records);
    Json& cards = json["cards"] = Json::array();
    for (std::size_t i = 0; i < deck.size(); ++i) {
        cards.push_back(cardJson(sums[i], rules.keys[deck[i]], static_cast<double>(records.size()), energy));
    }
    return json;
}

} // namespace blattwerk::engine::heldenhain
