#include "engine/lab/raw_reader.h"
#include "engine/lab/seat_tally.h"

namespace blattwerk::engine::lab {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kMostSeats = 16;
constexpr std::int64_t kMostRounds = 100;

Json layoutJson(const SeatLayout& layout) {
    Json measures = Json::array();
    for (const Measure& measure : layout.measures) {
        measures.push_back({{"key", measure.key}, {"per", measure.per}});
    }
    return {{"seats", layout.seats}, {"rounds", layout.rounds},         {"decks", layout.decks},
            {"cards", layout.cards}, {"groups", layout.groups},         {"group_of", layout.groupOf},
            {"measures", measures},  {"end_reasons", layout.endReasons}};
}

std::shared_ptr<const SeatLayout> readLayout(RawReader& reader, const Json& json) {
    auto layout = std::make_shared<SeatLayout>();
    const std::int64_t seats = reader.number(reader.part("seats", json), "seats");
    const std::int64_t rounds = reader.number(reader.part("rounds", json), "rounds");
    reader.expect(seats <= kMostSeats, "seats");
    reader.expect(rounds <= kMostRounds, "rounds");
    layout->decks = reader.names(reader.part("decks", json), "decks", RawReader::kMostNames);
    layout->cards = reader.names(reader.part("cards", json), "cards", RawReader::kMostCards);
    layout->groups = reader.names(reader.part("groups", json), "groups", RawReader::kMostNames);
    layout->endReasons = reader.names(reader.part("end_reasons", json), "end_reasons", RawReader::kMostNames);
    for (const std::int64_t group : reader.numbers(reader.part("group_of", json), "group_of", RawReader::kMostCards)) {
        reader.expect(group < static_cast<std::int64_t>(layout->groups.size()), "group_of");
        layout->groupOf.push_back(static_cast<std::uint16_t>(group));
    }
    reader.expect(layout->groupOf.size() == layout->cards.size(), "group_of");
    const Json& measures = reader.part("measures", json);
    reader.expect(measures.is_array() && measures.size() <= RawReader::kMostNames, "measures");
    if (reader.fault().empty()) {
        layout->seats = static_cast<int>(seats);
        layout->rounds = static_cast<int>(rounds);
        for (const Json& entry : measures) {
            layout->measures.push_back({reader.text(reader.part("key", entry), "measures"), true,
                                        reader.text(reader.part("per", entry), "measures")});
        }
    }
    return layout;
}

Json sumsJson(const SeatSums& sums) {
    return {{sums.games, sums.decided, sums.wins, sums.finals, sums.score, sums.scoreSquares},
            sums.measures,
            sums.roundWins};
}

void readSums(RawReader& reader, const Json& json, const char* name, SeatSums& sums) {
    reader.expect(json.is_array() && json.size() == 3, name);
    if (!reader.fault().empty()) {
        return;
    }
    constexpr std::size_t kNumbers = 6;
    const auto row = reader.numbers(json[0], name, kNumbers, true);
    const auto measures = reader.numbers(json[1], name, RawReader::kMostNames, true);
    const auto rounds = reader.numbers(json[2], name, RawReader::kMostNames);
    reader.expect(row.size() == kNumbers && measures.size() == sums.measures.size() &&
                      rounds.size() == sums.roundWins.size(),
                  name);
    if (reader.fault().empty()) {
        sums = {row[0], row[1], row[2], row[3], row[4], row[5], measures, rounds};
    }
}

Json allSums(const std::vector<SeatSums>& list) {
    Json json = Json::array();
    for (const SeatSums& sums : list) {
        json.push_back(sumsJson(sums));
    }
    return json;
}

void readAll(RawReader& reader, const Json& json, const char* name, std::vector<SeatSums>& list) {
    reader.expect(json.is_array() && json.size() == list.size(), name);
    for (std::size_t i = 0; reader.fault().empty() && i < list.size(); ++i) {
        readSums(reader, json[i], name, list[i]);
    }
}

bool fits(const SeatSums& sums, std::int64_t games) {
    return 0 <= sums.wins && sums.wins <= sums.decided && sums.decided <= sums.games && sums.games <= games &&
           0 <= sums.finals && sums.finals <= sums.games && sums.scoreSquares >= 0;
}

} // namespace

Json SeatTally::raw() const {
    Json json;
    json["layout"] = layoutJson(*m_layout);
    json["games"] = m_games;
    json["decided"] = m_decided;
    json["aborted"] = m_aborted;
    json["guard_hits"] = m_guardHits;
    json["endings"] = m_endings;
    json["seats"] = allSums(m_seats);
    json["decks"] = allSums(m_decks);
    Json& cards = json["cards"] = Json::array();
    for (const SeatCardSums& card : m_cards) {
        cards.push_back({card.offered, card.taken, card.kept, card.takers, card.takersWon});
    }
    return json;
}

model::Result<SeatTally> SeatTally::fromRaw(const Json& json) {
    RawReader reader(json);
    SeatTally tally(readLayout(reader, reader.part("layout")));
    tally.m_games = reader.number(reader.part("games"), "games");
    tally.m_decided = reader.number(reader.part("decided"), "decided");
    tally.m_aborted = reader.number(reader.part("aborted"), "aborted");
    tally.m_guardHits = reader.number(reader.part("guard_hits"), "guard_hits");
    const auto endings = reader.numbers(reader.part("endings"), "endings", RawReader::kMostNames);
    reader.expect(endings.size() == tally.m_endings.size(), "endings");
    tally.m_endings = endings;
    readAll(reader, reader.part("seats"), "seats", tally.m_seats);
    readAll(reader, reader.part("decks"), "decks", tally.m_decks);
    const Json& cards = reader.part("cards");
    reader.expect(cards.is_array() && cards.size() == tally.m_cards.size(), "cards");
    for (std::size_t i = 0; reader.fault().empty() && i < tally.m_cards.size(); ++i) {
        constexpr std::size_t kNumbers = 5;
        const auto row = reader.numbers(cards[i], "cards", kNumbers);
        reader.expect(row.size() == kNumbers, "cards");
        if (reader.fault().empty()) {
            tally.m_cards[i] = {row[0], row[1], row[2], row[3], row[4]};
        }
    }
    const std::string fault = reader.fault().empty() ? tally.contradiction() : reader.fault();
    if (!fault.empty()) {
        return model::Error{"lab.damaged_result", {fault}, {}};
    }
    return tally;
}

std::string SeatTally::contradiction() const {
    std::int64_t endings = 0;
    for (const std::int64_t count : m_endings) {
        endings += count;
    }
    if (endings != m_games || m_decided + m_aborted > m_games || m_guardHits > m_games) {
        return "games";
    }
    std::int64_t wins = 0;
    for (const SeatSums& seat : m_seats) {
        if (!fits(seat, m_games)) {
            return "seats";
        }
        wins += seat.wins;
    }
    if (wins != m_decided) {
        return "wins";
    }
    for (const SeatSums& deck : m_decks) {
        if (!fits(deck, m_games * m_layout->seats)) {
            return "decks";
        }
    }
    for (const SeatCardSums& card : m_cards) {
        if (card.takersWon > card.takers) {
            return "cards";
        }
    }
    return {};
}

} // namespace blattwerk::engine::lab
