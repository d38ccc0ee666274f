#include "engine/play/figures.h"
#include "engine/systems/heldenhain/goldfish_tally.h"

#include <cmath>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace blattwerk::engine::heldenhain {

namespace {

using Json = nlohmann::ordered_json;
using Histogram = lab::Histogram;

constexpr std::array<std::string_view, kUnplayableReasons> kReasons = {"energy", "no_target", "field_full", "name",
                                                                       "phase",  "no_bearer", "other"};
/// Normal quantile of the 95 % interval.
constexpr double kNormal95 = 1.959964;

/// Null without a sample.
Json meanOf(std::int64_t sum, std::int64_t count) {
    return count == 0 ? Json() : figure(static_cast<double>(sum) / static_cast<double>(count));
}
Json meanOf(const Histogram& counts) {
    return counts.samples() == 0 ? Json() : figure(counts.mean());
}
Json quantile(const Histogram& counts, double share) {
    return figure(static_cast<double>(counts.quantile(share)));
}
/// `mean median p10 p90`, null each without a sample.
Json summaryOf(const Histogram& counts) {
    if (counts.samples() == 0) {
        return {{"mean", nullptr}, {"median", nullptr}, {"p10", nullptr}, {"p90", nullptr}};
    }
    return {{"mean", figure(counts.mean())},
            {"median", quantile(counts, 0.5)},
            {"p10", quantile(counts, 0.1)},
            {"p90", quantile(counts, 0.9)}};
}

/// The turns of victory in all of these counts, without the games that were not won.
template<class Counts>
Histogram winsIn(std::initializer_list<const Counts*> parts) {
    Histogram wins;
    for (const Counts* part : parts) {
        Histogram counts;
        counts.setCounts({part->begin(), part->end()});
        wins.merge(counts);
    }
    std::vector<std::int64_t> counts = wins.counts();
    counts[0] = 0;
    wins.setCounts(std::move(counts));
    return wins;
}
template<class Counts>
std::int64_t gamesIn(const Counts& turns) {
    std::int64_t games = 0;
    for (const std::int64_t count : turns) {
        games += count;
    }
    return games;
}

/// Of the sample.
double varianceOf(const Histogram& counts) {
    const double middle = counts.mean();
    double sum = 0;
    for (std::size_t value = 0; value < counts.counts().size(); ++value) {
        const double distance = static_cast<double>(value) - middle;
        sum += distance * distance * static_cast<double>(counts.counts()[value]);
    }
    return sum / static_cast<double>(counts.samples() - 1);
}

/// How much later the goal is reached with the card than without it, with its 95 % interval (Welch).
Json difference(const Histogram& drawn, const Histogram& other) {
    if (drawn.samples() < 2 || other.samples() < 2) {
        return {{"value", nullptr}, {"interval", nullptr}};
    }
    const double value = drawn.mean() - other.mean();
    const double half = kNormal95 * std::sqrt(varianceOf(drawn) / static_cast<double>(drawn.samples()) +
                                              varianceOf(other) / static_cast<double>(other.samples()));
    return {{"value", figure(value)}, {"interval", {figure(value - half), figure(value + half)}}};
}

} // namespace

std::int64_t GoldfishTally::games() const {
    std::int64_t games = 0;
    for (const auto& side : m_wins) {
        games += gamesIn(side[0]) + gamesIn(side[1]);
    }
    return games;
}

Json GoldfishTally::perGame(OfGame what) const {
    return meanOf(m_ofGame[static_cast<std::size_t>(what)], games());
}

Json GoldfishTally::perTurn(OfTurn what, std::size_t further) const {
    return meanOf(m_ofTurn[static_cast<std::size_t>(what) + further], m_turnCount);
}

Json GoldfishTally::sideJson(bool began) const {
    const auto& wins = m_wins[began ? 1 : 0];
    return {{"games", gamesIn(wins[0]) + gamesIn(wins[1])},
            {"failures", wins[0][0] + wins[1][0]},
            {"win_turn", summaryOf(winsIn({&wins[0], &wins[1]}))}};
}

Json GoldfishTally::mulliganJson() const {
    const std::int64_t all = games();
    const std::int64_t taken = gamesIn(m_wins[0][1]) + gamesIn(m_wins[1][1]);
    const double rate = all == 0 ? 0 : static_cast<double>(taken) / static_cast<double>(all);
    return {{"rate", figure(rate)},
            {"win_turn_with", meanOf(winsIn({&m_wins[0][1], &m_wins[1][1]}))},
            {"win_turn_without", meanOf(winsIn({&m_wins[0][0], &m_wins[1][0]}))}};
}

/// One entry per own turn over the games that reached it; points of games that are won stand where they ended.
Json GoldfishTally::curves() const {
    Json json = Json::array();
    Histogram ended;
    for (std::size_t turn = 0; turn < m_turns.size() && m_turns[turn].points.samples() > 0; ++turn) {
        Histogram points = ended;
        points.merge(m_turns[turn].points);
        ended.merge(m_turns[turn].lastPoints);
        json.push_back({{"turn", turn + 1},
                        {"games", m_turns[turn].field.samples()},
                        {"points", meanOf(points)},
                        {"points_q1", quantile(points, 0.25)},
                        {"points_q3", quantile(points, 0.75)},
                        {"field", meanOf(m_turns[turn].field)}});
    }
    return json;
}

Json GoldfishTally::statistics() const {
    Json json;
    Json& histogram = json["win_turn_histogram"] = Json::array();
    const Histogram wins = winsIn({&m_wins[0][0], &m_wins[0][1], &m_wins[1][0], &m_wins[1][1]});
    for (std::size_t turn = 1; turn < wins.counts().size(); ++turn) {
        if (wins.counts()[turn] > 0) {
            histogram.push_back({{"turn", turn}, {"games", wins.counts()[turn]}});
        }
    }
    json["starting"] = sideJson(true);
    json["following"] = sideJson(false);
    json["mulligan"] = mulliganJson();
    json["first_collect"] = meanOf(m_firstCollects, m_gamesThatCollected);
    json["energy"] = {{"gained", perTurn(OfTurn::EnergyGained)},
                      {"spent", perTurn(OfTurn::EnergySpent)},
                      {"lost_to_cap", perTurn(OfTurn::EnergyLost)}};
    json["actions"] = {{"used", perTurn(OfTurn::ActionsUsed)}, {"unused", perTurn(OfTurn::ActionsUnused)}};
    json["cards"] = {{"drawn", perGame(OfGame::Drawn)},
                     {"played", perGame(OfGame::Played)},
                     {"discarded_at_limit", perGame(OfGame::DiscardedAtLimit)},
                     {"hand_at_end", perGame(OfGame::HandAtEnd)}};
    Json& unplayable = json["unplayable"] = Json::object();
    for (std::size_t reason = 0; reason < kReasons.size(); ++reason) {
        unplayable[std::string(kReasons[reason])] = perTurn(OfTurn::Unplayable, reason);
    }
    json["crew"] = {
        {"3", perTurn(OfTurn::CrewOfThree)}, {"4", perTurn(OfTurn::CrewOfFour)}, {"5", perTurn(OfTurn::CrewOfFive)}};
    json["prices_paid"] = perGame(OfGame::Prices);
    const auto sum = [&](OfGame what) { return m_ofGame[static_cast<std::size_t>(what)]; };
    json["luck"] = {{"tries", perGame(OfGame::Luck)}, {"rate", meanOf(sum(OfGame::Lucky), sum(OfGame::Luck))}};
    json["reshuffles"] = perGame(OfGame::Reshuffles);
    json["headquarters_uptime"] = perTurn(OfTurn::Headquarters);
    json["location_uptime"] = perTurn(OfTurn::Location);
    json["distractions"] = perGame(OfGame::Distractions);
    json["locks"] = perGame(OfGame::Locks);
    json["eliminated_dummies"] = perGame(OfGame::EliminatedDummies);
    json["guard_hits"] = perGame(OfGame::GuardHits);
    json["turns"] = curves();
    return json;
}

Json GoldfishTally::cardJson(const CardSums& card, const std::string& key, std::int64_t allEnergy) const {
    const auto all = static_cast<double>(games());
    const auto perGame = [&](std::int64_t sum) { return figure(all > 0 ? static_cast<double>(sum) / all : 0); };
    const double energy = allEnergy > 0 ? static_cast<double>(card.energy) / static_cast<double>(allEnergy) : 0;
    return {{"key", key},
            {"drawn", perGame(card.drawn)},
            {"played_when_drawn", meanOf(card.played, card.drawn)},
            {"plays", perGame(card.plays)},
            {"turn_played", meanOf(card.firstTurns, card.gamesPlayed)},
            {"energy_share", figure(energy)},
            {"points", perGame(card.points)},
            {"win_turn_difference", difference(winsIn({&card.wins[1]}), winsIn({&card.wins[0]}))}};
}

Json GoldfishTally::report(const Rules& rules) const {
    std::int64_t energy = 0;
    for (const CardSums& card : m_cards) {
        energy += card.energy;
    }
    const Histogram wins = winsIn({&m_wins[0][0], &m_wins[0][1], &m_wins[1][0], &m_wins[1][1]});
    Json json;
    json["games"] = games();
    json["failures"] = games() - wins.samples();
    json["win_turn"] = summaryOf(wins);
    json["statistics"] = statistics();
    Json& cards = json["cards"] = Json::array();
    for (std::size_t i = 0; i < m_deck.size(); ++i) {
        cards.push_back(cardJson(m_cards[i], rules.keys[m_deck[i]], energy));
    }
    return json;
}

} // namespace blattwerk::engine::heldenhain
