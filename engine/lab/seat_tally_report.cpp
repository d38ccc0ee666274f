#include "engine/lab/seat_tally.h"
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

Json cardReport(const SeatCardSums& sums) {
    const Estimate won = sums.winWhenTaken();
    return {{"offered", sums.offered},
            {"taken", sums.taken},
            {"kept", sums.kept},
            {"pick_rate", value(sums.pickRate())},
            {"win_when_taken", value(won)},
            {"win_when_taken_interval", interval(won)}};
}

} // namespace

Json SeatTally::sumsReport(const SeatSums& sums) const {
    const Estimate wins = sums.winRate();
    const Estimate finals = sums.finalRate();
    const Estimate score = sums.meanScore();
    Json json = {{"games", sums.games},
                 {"wins", sums.wins},
                 {"win_rate", value(wins)},
                 {"interval", interval(wins)},
                 {"finals", sums.finals},
                 {"final_rate", value(finals)},
                 {"final_interval", interval(finals)},
                 {"score", value(score)},
                 {"score_interval", interval(score)}};
    Json& rounds = json["round_wins"] = Json::array();
    for (const std::int64_t won : sums.roundWins) {
        rounds.push_back(share(won, sums.games));
    }
    Json& measures = json["statistics"] = Json::object();
    for (std::size_t i = 0; i < m_layout->measures.size(); ++i) {
        measures[m_layout->measures[i].key] = figure(meanMeasure(sums, i));
    }
    return json;
}

Json SeatTally::report() const {
    Json json;
    json["games"] = m_games;
    json["decided"] = m_decided;
    json["draws"] = m_games - m_decided - m_aborted;
    json["aborted"] = m_aborted;
    Json& endings = json["end_reasons"] = Json::object();
    for (std::size_t reason = 0; reason < m_endings.size(); ++reason) {
        endings[m_layout->endReasons[reason]] = m_endings[reason];
    }
    json["guard_hits_per_1000"] =
        figure(m_games == 0 ? 0 : 1000.0 * static_cast<double>(m_guardHits) / static_cast<double>(m_games));
    json["all"] = sumsReport(all());
    Json& seats = json["seats"] = Json::array();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        seats.push_back({{"seat", std::string(1, static_cast<char>('A' + static_cast<int>(seat)))}});
        seats.back().update(sumsReport(m_seats[seat]));
    }
    Json& decks = json["decks"] = Json::array();
    for (std::size_t deck = 0; deck < m_decks.size(); ++deck) {
        if (m_decks[deck].games > 0) {
            decks.push_back({{"key", m_layout->decks[deck]}});
            decks.back().update(sumsReport(m_decks[deck]));
        }
    }
    Json& groups = json["groups"] = Json::array();
    for (std::size_t i = 0; i < m_layout->groups.size(); ++i) {
        groups.push_back({{"key", m_layout->groups[i]}});
        groups.back().update(cardReport(group(i)));
    }
    Json& cards = json["cards"] = Json::array();
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        cards.push_back({{"key", m_layout->cards[card]}, {"group", m_layout->groups[m_layout->groupOf[card]]}});
        cards.back().update(cardReport(m_cards[card]));
    }
    return json;
}

} // namespace blattwerk::engine::lab
