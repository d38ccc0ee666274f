#include "engine/lab/tally.h"
#include "engine/play/figures.h"

namespace blattwerk::engine::lab {

namespace {

using Json = nlohmann::ordered_json;

Json share(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? Json() : figure(static_cast<double>(part) / static_cast<double>(whole));
}

Json value(const Estimate& estimate) {
    return estimate.samples == 0 ? Json() : figure(estimate.value);
}

Json interval(const Estimate& estimate) {
    return estimate.samples == 0 ? Json() : Json{figure(estimate.low), figure(estimate.high)};
}

constexpr const char* kSides[2] = {"A", "B"};

} // namespace

Json Tally::measureReport() const {
    Json json = Json::object();
    for (std::size_t i = 0; i < m_layout->measures.size(); ++i) {
        const Measure& measure = m_layout->measures[i];
        if (measure.perSide) {
            json[measure.key] = {{"A", figure(meanMeasure(i, 0))}, {"B", figure(meanMeasure(i, 1))}};
        } else {
            json[measure.key] = figure(meanMeasure(i, 0));
        }
    }
    return json;
}

Json Tally::cardReport(std::size_t side, std::size_t index) const {
    const CardTally& own = m_cards[side][index];
    const Estimate drawn = own.winWhenDrawn();
    const Estimate played = own.winWhenPlayed();
    const double rate = side == 0 ? winRate().value : 1 - winRate().value;
    return {{"key", m_layout->cards[index]},
            {"side", kSides[side]},
            {"drawn", share(own.drawnGames, m_games)},
            {"played", share(own.playedGames, m_games)},
            {"played_when_drawn", share(own.playedGames, own.drawnGames)},
            {"plays", share(own.plays, m_games)},
            {"turn_played", share(own.firstTurns, own.playedGames)},
            {"win_when_drawn", value(drawn)},
            {"win_when_drawn_interval", interval(drawn)},
            {"win_when_played", value(played)},
            {"win_when_played_interval", interval(played)},
            {"drawn_difference", drawn.samples == 0 ? Json() : figure(drawn.value - rate)},
            {"played_difference", played.samples == 0 ? Json() : figure(played.value - rate)},
            {"points", share(own.points, m_games)},
            {"stress", share(own.stress, m_games)},
            {"aborted", own.aborted}};
}

Json Tally::report() const {
    Json json;
    json["games"] = m_games;
    json["wins"] = {{"A", m_wins[0]}, {"B", m_wins[1]}};
    json["draws"] = m_draws;
    json["aborted"] = m_aborted;
    json["win_rate"] = value(winRate());
    json["interval"] = interval(winRate());
    json["start_side_win_rate"] = value(startSideWinRate());
    json["start_side_interval"] = interval(startSideWinRate());
    json["win_rate_when_first"] = value(winRateWhenFirst(0));
    json["win_rate_when_second"] = value(winRateWhenFirst(1));
    json["turns"] = m_turns.summary();
    Json& histogram = json["turn_histogram"] = Json::array();
    for (std::size_t turns = 0; turns < m_turns.counts().size(); ++turns) {
        if (m_turns.counts()[turns] > 0) {
            histogram.push_back({{"turns", turns}, {"games", m_turns.counts()[turns]}});
        }
    }
    Json& endings = json["end_reasons"] = Json::object();
    for (std::size_t reason = 0; reason < m_endings.size(); ++reason) {
        endings[m_layout->endReasons[reason]] = m_endings[reason];
    }
    json["guard_hits_per_1000"] =
        figure(m_games == 0 ? 0 : 1000.0 * static_cast<double>(m_guardHits) / static_cast<double>(m_games));
    json["statistics"] = measureReport();
    Json& race = json["point_race"] = Json::array();
    for (std::size_t turn = 1; turn <= m_race.size(); ++turn) {
        race.push_back({{"turn", turn}, {"A", figure(meanPoints(turn, 0))}, {"B", figure(meanPoints(turn, 1))}});
    }
    Json& cards = json["cards"] = Json::array();
    for (std::size_t side = 0; side < 2; ++side) {
        for (const std::uint16_t card : m_layout->decks[side]) {
            cards.push_back(cardReport(side, card));
        }
    }
    return json;
}

} // namespace blattwerk::engine::lab
