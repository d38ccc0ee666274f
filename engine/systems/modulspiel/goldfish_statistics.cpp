#include "engine/systems/modulspiel/goldfish_statistics.h"

#include "engine/play/figures.h"
#include "engine/systems/modulspiel/place_names.h"

#include <algorithm>
#include <map>
#include <string>

namespace blattwerk::engine::modulspiel {

namespace {

using Json = nlohmann::ordered_json;
using Records = std::span<const GoldfishRecord>;

double share(double part, double whole) {
    return whole > 0 ? part / whole : 0;
}

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
Figures quartersOf(Records records, Value value) {
    Figures figures;
    for (const GoldfishRecord& record : records) {
        if (value(record) > 0) {
            figures.add(value(record));
        }
    }
    return figures;
}

Json histogram(Records records) {
    std::map<int, int> counts;
    for (const GoldfishRecord& record : records) {
        ++counts[record.winQuarter];
    }
    Json json = Json::array();
    for (const auto& [quarter, games] : counts) {
        json.push_back({{"quarter", quarter}, {"games", games}});
    }
    return json;
}

class Report {
public:
    Report(const GoldfishCounts& counts, const LayoutCards& layout) : m_counts(counts), m_layout(layout) {
        for (const GoldfishRecord& record : counts.records) {
            m_quarters += record.quarters;
        }
    }

    [[nodiscard]] Json statistics() const {
        const Records records = m_counts.records;
        Json json;
        json["win_quarter_histogram"] = histogram(records);
        json["unfinished"] = perGame(records, [](const GoldfishRecord& r) { return r.winQuarter == 0 ? 1 : 0; });
        json["won_by"] = wonBy();
        json["first_stamp"] = summaryOf(quartersOf(records, [](const GoldfishRecord& r) { return r.firstStamp; }));
        json["quarters"] = perGame(records, [](const GoldfishRecord& r) { return r.quarters; });
        json["locations"] = locations();
        json["dead_hands"] = perGame(records, [](const GoldfishRecord& r) { return r.deadHands; });
        Json& quarter = json["per_quarter"] = Json::object();
        for (const auto& [name, measure] : kPerQuarter) {
            quarter[name] = figure(share(sumOf(measure), m_quarters));
        }
        Json& game = json["per_game"] = Json::object();
        for (const auto& [name, measure] : kPerGame) {
            game[name] = figure(share(sumOf(measure), static_cast<double>(records.size())));
        }
        json["guard_hits"] = perGame(records, [](const GoldfishRecord& r) { return r.guardHit ? 1 : 0; });
        return json;
    }

    [[nodiscard]] Json card(std::size_t number) const {
        const std::size_t games = m_counts.records.size();
        CardUse sum;
        double drawn = 0;
        double unused = 0;
        Figures first;
        for (std::size_t game = 0; game < games; ++game) {
            const CardUse& one = m_counts.cards[game * m_layout.keys.size() + number];
            sum.faceUp += one.faceUp;
            sum.faceDown += one.faceDown;
            sum.paid += one.paid;
            drawn += one.drawn > 0 ? 1 : 0;
            unused += one.isUsed() ? 0 : 1;
            if (one.firstQuarter > 0) {
                first.add(one.firstQuarter);
            }
        }
        const auto count = static_cast<double>(games);
        return {{"key", m_layout.keys[number]},
                {"drawn", figure(share(drawn, count))},
                {"played_face_up", figure(share(sum.faceUp, count))},
                {"played_face_down", figure(share(sum.faceDown, count))},
                {"paid", figure(share(sum.paid, count))},
                {"never_used", figure(share(unused, count))},
                {"quarter_played", meanOf(first)}};
    }

private:
    using Named = std::pair<const char*, SeriesMeasure>;
    static constexpr std::array<Named, 4> kPerQuarter = {{{"effort_paid", SeriesMeasure::EffortPaid},
                                                          {"hand_thrown_away", SeriesMeasure::HandThrownAway},
                                                          {"coffee_breaks", SeriesMeasure::CoffeeBreaks},
                                                          {"overlays", SeriesMeasure::Overlays}}};
    static constexpr std::array<Named, 11> kPerGame = {{{"reserve_stored", SeriesMeasure::ReserveStored},
                                                        {"taken_back", SeriesMeasure::TakenBack},
                                                        {"reserve_discarded", SeriesMeasure::ReserveDiscarded},
                                                        {"aftermaths", SeriesMeasure::Aftermaths},
                                                        {"euro_gained", SeriesMeasure::EuroGained},
                                                        {"euro_spent", SeriesMeasure::EuroSpent},
                                                        {"stressors", SeriesMeasure::StressAdded},
                                                        {"voluntary_stress", SeriesMeasure::VoluntaryStress},
                                                        {"certificates_unlocked", SeriesMeasure::CertificatesUnlocked},
                                                        {"certificates_used", SeriesMeasure::CertificatesUsed},
                                                        {"manual_clauses", SeriesMeasure::ManualClauses}}};

    [[nodiscard]] double sumOf(SeriesMeasure measure) const {
        double sum = 0;
        for (const auto& game : m_counts.measures) {
            sum += game[static_cast<std::size_t>(measure)];
        }
        return sum;
    }

    /// Share of the victories.
    [[nodiscard]] Json wonBy() const {
        double same = 0;
        double won = 0;
        for (const GoldfishRecord& record : m_counts.records) {
            won += record.winQuarter > 0 ? 1 : 0;
            same += record.sameLocation ? 1 : 0;
        }
        return {{"each_location", figure(share(won - same, won))}, {"same_location", figure(share(same, won))}};
    }

    [[nodiscard]] Json locations() const {
        Json json = Json::object();
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            double total = 0;
            double reached = 0;
            for (const GoldfishRecord& record : m_counts.records) {
                total += record.totals[place];
                reached += record.reached[place];
            }
            json[std::string(kPlaceNames[place])] = {{"total", figure(share(total, m_quarters))},
                                                     {"reached", figure(share(reached, m_quarters))}};
        }
        return json;
    }

    const GoldfishCounts& m_counts;
    const LayoutCards& m_layout;
    double m_quarters = 0;
};

} // namespace

Json goldfishStatistics(const GoldfishCounts& counts, const GoldfishRun& run, const LayoutCards& layout) {
    const Figures wins = quartersOf(counts.records, [](const GoldfishRecord& r) { return r.winQuarter; });
    const Report report(counts, layout);
    Json json;
    json["games"] = counts.records.size();
    json["failures"] = counts.records.size() - wins.size();
    json["win_turn"] = summaryOf(wins);
    json["statistics"] = report.statistics();
    Json& list = json["cards"] = Json::array();
    for (const std::uint16_t card : layout.different(run.cards->rules, 0)) {
        list.push_back(report.card(card));
    }
    return json;
}

} // namespace blattwerk::engine::modulspiel
