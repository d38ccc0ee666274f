#include "engine/lab/raw_reader.h"
#include "engine/lab/tally.h"

#include <set>

namespace blattwerk::engine::lab {

namespace {

using Json = nlohmann::ordered_json;

Json layoutJson(const SeriesLayout& layout) {
    Json measures = Json::array();
    for (const Measure& measure : layout.measures) {
        measures.push_back({{"key", measure.key}, {"sides", measure.perSide}, {"per", measure.per}});
    }
    return {{"cards", layout.cards},
            {"decks", {layout.decks[0], layout.decks[1]}},
            {"measures", measures},
            {"end_reasons", layout.endReasons}};
}

std::shared_ptr<const SeriesLayout> readLayout(RawReader& reader, const Json& json) {
    auto layout = std::make_shared<SeriesLayout>();
    layout->cards = reader.names(reader.part("cards", json), "cards", RawReader::kMostCards);
    layout->endReasons = reader.names(reader.part("end_reasons", json), "end_reasons", RawReader::kMostNames);
    const Json& decks = reader.part("decks", json);
    reader.expect(decks.is_array() && decks.size() == 2, "decks");
    for (std::size_t side = 0; side < 2 && reader.fault().empty(); ++side) {
        const auto list = reader.numbers(decks[side], "decks", layout->cards.size());
        for (const std::int64_t card : list) {
            reader.expect(card < static_cast<std::int64_t>(layout->cards.size()), "decks");
            layout->decks[side].push_back(static_cast<std::uint16_t>(card));
        }
        reader.expect(std::set<std::int64_t>(list.begin(), list.end()).size() == list.size(), "decks");
    }
    const Json& measures = reader.part("measures", json);
    reader.expect(measures.is_array() && measures.size() <= RawReader::kMostNames, "measures");
    if (reader.fault().empty()) {
        for (const Json& entry : measures) {
            const Json& sides = reader.part("sides", entry);
            reader.expect(sides.is_boolean(), "measures");
            layout->measures.push_back({reader.text(reader.part("key", entry), "measures"),
                                        sides.is_boolean() && sides.get<bool>(),
                                        reader.text(reader.part("per", entry), "measures")});
        }
    }
    return layout;
}

/// One row per card that has done anything: its index, then its sums.
Json cardRow(std::uint16_t index, const CardTally& card) {
    return {index,           card.drawnGames, card.drawnDecided, card.drawnWins, card.playedGames, card.playedDecided,
            card.playedWins, card.plays,      card.firstTurns,   card.points,    card.stress,      card.aborted};
}
constexpr std::size_t kCardRow = 12;

CardTally cardOf(const std::vector<std::int64_t>& row) {
    CardTally card;
    card.drawnGames = row[1];
    card.drawnDecided = row[2];
    card.drawnWins = row[3];
    card.playedGames = row[4];
    card.playedDecided = row[5];
    card.playedWins = row[6];
    card.plays = row[7];
    card.firstTurns = row[8];
    card.points = row[9];
    card.stress = row[10];
    card.aborted = row[11];
    return card;
}

bool fits(const CardTally& card, std::int64_t games) {
    return card.drawnGames <= games && card.playedGames <= games && card.aborted <= games && 0 <= card.drawnWins &&
           card.drawnWins <= card.drawnDecided && card.drawnDecided <= card.drawnGames && 0 <= card.playedWins &&
           card.playedWins <= card.playedDecided && card.playedDecided <= card.playedGames &&
           card.plays >= card.playedGames && card.firstTurns >= 0 && card.aborted >= 0;
}

} // namespace

Json Tally::raw() const {
    Json json;
    json["layout"] = layoutJson(*m_layout);
    json["games"] = m_games;
    json["wins"] = {m_wins[0], m_wins[1]};
    json["draws"] = m_draws;
    json["aborted"] = m_aborted;
    json["guard_hits"] = m_guardHits;
    json["start_wins"] = m_startWins;
    json["by_first"] = {m_byFirst[0][0], m_byFirst[0][1], m_byFirst[1][0], m_byFirst[1][1]};
    json["turns"] = m_turns.counts();
    json["endings"] = m_endings;
    Json& race = json["race"] = Json::array();
    for (const RaceTurn& turn : m_race) {
        race.push_back({turn.running[0], turn.running[1], turn.ended[0], turn.ended[1]});
    }
    Json& measures = json["measures"] = Json::array();
    for (const auto& sums : m_measures) {
        measures.push_back({sums[0], sums[1]});
    }
    Json& cards = json["cards"] = Json::array();
    for (std::size_t side = 0; side < 2; ++side) {
        Json rows = Json::array();
        for (const std::uint16_t card : m_layout->decks[side]) {
            rows.push_back(cardRow(card, m_cards[side][card]));
        }
        cards.push_back(std::move(rows));
    }
    return json;
}

model::Result<Tally> Tally::fromRaw(const Json& json) {
    RawReader reader(json);
    const auto layout = readLayout(reader, reader.part("layout"));
    Tally tally(layout);
    tally.m_games = reader.number(reader.part("games"), "games");
    tally.m_draws = reader.number(reader.part("draws"), "draws");
    tally.m_aborted = reader.number(reader.part("aborted"), "aborted");
    tally.m_guardHits = reader.number(reader.part("guard_hits"), "guard_hits");
    tally.m_startWins = reader.number(reader.part("start_wins"), "start_wins");
    const auto wins = reader.numbers(reader.part("wins"), "wins", 2);
    const auto byFirst = reader.numbers(reader.part("by_first"), "by_first", 4);
    tally.m_turns.setCounts(reader.numbers(reader.part("turns"), "turns", Histogram::kLargest + 1));
    tally.m_endings = reader.numbers(reader.part("endings"), "endings", RawReader::kMostNames);
    const Json& race = reader.part("race");
    const Json& measures = reader.part("measures");
    const Json& cards = reader.part("cards");
    reader.expect(wins.size() == 2, "wins");
    reader.expect(byFirst.size() == 4, "by_first");
    reader.expect(tally.m_endings.size() == layout->endReasons.size(), "endings");
    reader.expect(race.is_array() && race.size() <= kRaceTurns, "race");
    reader.expect(measures.is_array() && measures.size() == layout->measures.size(), "measures");
    reader.expect(cards.is_array() && cards.size() == 2, "cards");
    for (std::size_t turn = 0; reader.fault().empty() && turn < race.size(); ++turn) {
        const auto row = reader.numbers(race[turn], "race", 4, true);
        reader.expect(row.size() == 4, "race");
        if (reader.fault().empty()) {
            tally.m_race.push_back({{row[0], row[1]}, {row[2], row[3]}});
        }
    }
    for (std::size_t i = 0; reader.fault().empty() && i < measures.size(); ++i) {
        const auto row = reader.numbers(measures[i], "measures", 2, true);
        reader.expect(row.size() == 2, "measures");
        if (reader.fault().empty()) {
            tally.m_measures[i] = {row[0], row[1]};
        }
    }
    for (std::size_t side = 0; reader.fault().empty() && side < 2; ++side) {
        const auto& deck = layout->decks[side];
        reader.expect(cards[side].is_array() && cards[side].size() == deck.size(), "cards");
        for (std::size_t i = 0; reader.fault().empty() && i < deck.size(); ++i) {
            const auto row = reader.numbers(cards[side][i], "cards", kCardRow, true);
            reader.expect(row.size() == kCardRow && row[0] == deck[i], "cards");
            if (reader.fault().empty()) {
                tally.m_cards[side][deck[i]] = cardOf(row);
            }
        }
    }
    if (reader.fault().empty()) {
        tally.m_wins = {wins[0], wins[1]};
        tally.m_byFirst = {{{byFirst[0], byFirst[1]}, {byFirst[2], byFirst[3]}}};
    }
    const std::string fault = reader.fault().empty() ? tally.contradiction() : reader.fault();
    if (!fault.empty()) {
        return model::Error{"lab.damaged_result", {fault}, {}};
    }
    return tally;
}

std::string Tally::contradiction() const {
    if (decided() + m_draws + m_aborted != m_games) {
        return "games";
    }
    if (m_startWins > decided() || m_guardHits > m_games || m_byFirst[0][1] + m_byFirst[1][1] != decided() ||
        m_byFirst[0][0] + m_byFirst[1][0] != m_wins[0]) {
        return "wins";
    }
    std::int64_t endings = 0;
    for (const std::int64_t count : m_endings) {
        endings += count;
    }
    if (m_turns.samples() != m_games || endings != m_games) {
        return "turns";
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (const std::uint16_t card : m_layout->decks[side]) {
            if (!fits(m_cards[side][card], m_games)) {
                return "cards";
            }
        }
    }
    return {};
}

} // namespace blattwerk::engine::lab
