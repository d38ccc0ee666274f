#include "app/cli/lab_text.h"
#include "app/cli/result_files.h"
#include "app/cli/seat_simulation.h"
#include "app/cli/text_columns.h"
#include "app/session/measure_names.h"
#include "app/session/policy_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

/// Cards that are named at either end.
constexpr std::size_t kNamedCards = 6;
constexpr std::size_t kLabelWidth = 40;
constexpr std::size_t kNumberWidth = 9;

class SeatPrinter {
public:
    SeatPrinter(const Console& console, const lab::SeatResult& result, const SystemDesk* desk)
        : m_console(console),
          m_result(result),
          m_tally(result.tally),
          m_desk(desk),
          m_text(console.language) {}

    void print() {
        printHead();
        printRates(translate("CommandLine", "Seat"), seats());
        printRates(translate("CommandLine", "Starter deck"), decks());
        printRounds();
        printMeasures();
        printGroups();
        printCards();
    }

private:
    struct Row {
        std::string name;
        const lab::SeatSums* sums;
    };

    void line(const char* text, std::initializer_list<std::string> args) {
        m_console.print(filled(translate("CommandLine", text), args));
    }

    [[nodiscard]] std::string nameOf(const std::string& key) const {
        return nameInResult(key, m_desk, m_result.manifest, m_console.language);
    }
    [[nodiscard]] std::string cardName(std::size_t index) const { return nameOf(m_tally.layout().cards[index]); }

    [[nodiscard]] std::string players() const {
        std::string names;
        const auto players = m_result.manifest.find("players");
        if (players == m_result.manifest.end() || !players->is_array()) {
            return "?";
        }
        for (const auto& player : *players) {
            const std::string key = player.is_string() ? player.get<std::string>() : std::string("?");
            names += (names.empty() ? "" : " / ") + policyName(key).toStdString();
        }
        return names;
    }

    [[nodiscard]] std::vector<Row> seats() const {
        std::vector<Row> rows;
        for (int seat = 0; seat < m_tally.layout().seats; ++seat) {
            rows.push_back(
                {std::string(1, static_cast<char>('A' + seat)), &m_tally.seat(static_cast<std::size_t>(seat))});
        }
        return rows;
    }
    [[nodiscard]] std::vector<Row> decks() const {
        std::vector<Row> rows;
        for (std::size_t deck = 0; deck < m_tally.layout().decks.size(); ++deck) {
            if (m_tally.deck(deck).games > 0) {
                rows.push_back({nameOf(m_tally.layout().decks[deck]), &m_tally.deck(deck)});
            }
        }
        return rows;
    }

    void printHead() {
        line(QT_TRANSLATE_NOOP("CommandLine", "%1 tournaments of %2 seats. Player: %3"),
             {std::to_string(m_tally.games()), std::to_string(m_tally.layout().seats), players()});
        if (m_result.shard.count > 1) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Part %1 of %2 of a run of %3 games"),
                 {std::to_string(m_result.shard.index), std::to_string(m_result.shard.count),
                  std::to_string(m_result.games)});
        }
        if (m_tally.aborted() > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Aborted: %1"), {std::to_string(m_tally.aborted())});
        }
        if (m_tally.guardHits() > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Games in which a guard of the rules stepped in: %1"),
                 {std::to_string(m_tally.guardHits())});
        }
    }

    void printRates(const std::string& head, const std::vector<Row>& rows) {
        m_console.print("");
        m_console.print(leftColumn(head, kLabelWidth) + rightColumn(translate("CommandLine", "Fans"), kNumberWidth) +
                        rightColumn(translate("CommandLine", "Final"), kNumberWidth) + "  " +
                        translate("CommandLine", "Wins"));
        for (const Row& row : rows) {
            m_console.print(leftColumn(row.name, kLabelWidth) +
                            rightColumn(m_text.number(row.sums->meanScore().value, 2), kNumberWidth) +
                            rightColumn(m_text.percent(row.sums->finalRate().value), kNumberWidth) + "  " +
                            m_text.percent(row.sums->winRate()));
        }
    }

    void printRounds() {
        m_console.print("");
        std::string head = leftColumn(translate("CommandLine", "Matches won by round"), kLabelWidth);
        for (int round = 1; round <= m_tally.layout().rounds; ++round) {
            head += rightColumn(std::to_string(round), kNumberWidth);
        }
        m_console.print(head);
        for (const Row& row : seats()) {
            std::string text = leftColumn(row.name, kLabelWidth);
            for (const std::int64_t won : row.sums->roundWins) {
                const auto games = static_cast<double>(std::max<std::int64_t>(row.sums->games, 1));
                text += rightColumn(m_text.percent(static_cast<double>(won) / games), kNumberWidth);
            }
            m_console.print(text);
        }
    }

    void printMeasures() {
        const lab::SeatSums all = m_tally.all();
        const auto system = m_result.manifest.find("system");
        const std::string key =
            system != m_result.manifest.end() && system->is_string() ? system->get<std::string>() : std::string();
        m_console.print("");
        m_console.print(translate("CommandLine", "On average per seat"));
        for (const MeasureName& measure : measureNames(key)) {
            const auto& measures = m_tally.layout().measures;
            const auto found = std::ranges::find(measures, measure.key, &lab::Measure::key);
            if (!measure.onTerminal || found == measures.end()) {
                continue;
            }
            const double mean = m_tally.meanMeasure(all, static_cast<std::size_t>(found - measures.begin()));
            m_console.print(leftColumn(measure.name.in(m_console.language), kLabelWidth) +
                            rightColumn(measure.isShare ? m_text.percent(mean) : m_text.number(mean, 2), kNumberWidth));
        }
    }

    void printGroups() {
        m_console.print("");
        m_console.print(leftColumn(translate("CommandLine", "Set"), kLabelWidth) +
                        rightColumn(translate("CommandLine", "Taken"), kNumberWidth) + "  " +
                        translate("CommandLine", "Who took one of its cards wins"));
        for (std::size_t i = 0; i < m_tally.layout().groups.size(); ++i) {
            const lab::SeatCardSums sums = m_tally.group(i);
            if (sums.offered > 0) {
                m_console.print(leftColumn(nameOf(m_tally.layout().groups[i]), kLabelWidth) +
                                rightColumn(m_text.percent(sums.pickRate().value), kNumberWidth) + "  " +
                                m_text.percent(sums.winWhenTaken()));
            }
        }
    }

    /// The cards whose takers win most and least often.
    void printCards() {
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t card = 0; card < m_tally.layout().cards.size(); ++card) {
            if (m_tally.card(card).takers > 0) {
                order.emplace_back(-m_tally.card(card).winWhenTaken().value, card);
            }
        }
        if (order.empty()) {
            return;
        }
        std::ranges::sort(order);
        m_console.print("");
        m_console.print(leftColumn(translate("CommandLine", "Card"), kLabelWidth) +
                        rightColumn(translate("CommandLine", "Taken"), kNumberWidth) + "  " +
                        translate("CommandLine", "Who took it wins"));
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i < kNamedCards || i + kNamedCards >= order.size()) {
                const lab::SeatCardSums& sums = m_tally.card(order[i].second);
                m_console.print(leftColumn(cardName(order[i].second), kLabelWidth) +
                                rightColumn(m_text.percent(sums.pickRate().value), kNumberWidth) + "  " +
                                m_text.percent(sums.winWhenTaken()));
            }
        }
    }

    const Console& m_console;
    const lab::SeatResult& m_result;
    const lab::SeatTally& m_tally;
    const SystemDesk* m_desk;
    LabText m_text;
};

} // namespace

void printSeats(const Console& console, const lab::SeatResult& result, const SystemDesk* desk) {
    SeatPrinter(console, result, desk).print();
}

} // namespace blattwerk::app::cli
