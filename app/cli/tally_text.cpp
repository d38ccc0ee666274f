#include "app/cli/tally_text.h"

#include "app/cli/lab_text.h"
#include "app/cli/result_files.h"
#include "app/cli/text_columns.h"
#include "app/session/measure_names.h"
#include "app/session/policy_names.h"

#include <algorithm>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

/// Cards of each side that are named at either end.
constexpr std::size_t kNamedCards = 3;
constexpr std::size_t kLabelWidth = 40;
constexpr std::size_t kNumberWidth = 8;

class TallyPrinter {
public:
    TallyPrinter(const Console& console, const lab::RunResult& result, const SystemDesk* desk)
        : m_console(console),
          m_tally(result.tally),
          m_result(result),
          m_desk(desk),
          m_text(console.language) {}

    void print() {
        printHead();
        printOutcome();
        printMeasures();
        for (std::size_t side = 0; side < 2; ++side) {
            printCards(side);
        }
    }

private:
    void line(const char* text, std::initializer_list<std::string> args) {
        m_console.print(filled(translate("CommandLine", text), args));
    }

    [[nodiscard]] std::string deckName(std::size_t side) const {
        const auto decks = m_result.manifest.find("decks");
        const bool known = decks != m_result.manifest.end() && decks->is_array() && decks->size() > side &&
                           decks->at(side).is_string();
        const std::string key = known ? decks->at(side).get<std::string>() : std::string();
        if (key.empty()) {
            return translate("CommandLine", "drafted modules");
        }
        return nameInResult(key, m_desk, m_result.manifest, m_console.language);
    }

    [[nodiscard]] std::string system() const {
        const auto key = m_result.manifest.find("system");
        return key != m_result.manifest.end() && key->is_string() ? key->get<std::string>() : std::string();
    }

    [[nodiscard]] std::string cardName(std::size_t index) const {
        return nameInResult(m_tally.layout().cards[index], m_desk, m_result.manifest, m_console.language);
    }

    [[nodiscard]] std::string player(std::size_t side) const {
        const auto players = m_result.manifest.find("players");
        const bool known = players != m_result.manifest.end() && players->is_array() && players->size() > side &&
                           players->at(side).is_string();
        return known ? policyName(players->at(side).get<std::string>()).toStdString() : std::string("?");
    }

    [[nodiscard]] std::string players() const {
        return player(0) == player(1) ? player(0) : player(0) + " / " + player(1);
    }

    void printHead() {
        line(QT_TRANSLATE_NOOP("CommandLine", "%1 (A) against %2 (B): %3 games. Player: %4"),
             {deckName(0), deckName(1), std::to_string(m_tally.games()), players()});
        if (m_result.shard.count > 1) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Part %1 of %2 of a run of %3 games"),
                 {std::to_string(m_result.shard.index), std::to_string(m_result.shard.count),
                  std::to_string(m_result.games)});
        }
    }

    void printOutcome() {
        if (m_tally.decided() == 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "No game was won."), {});
        } else {
            const lab::Estimate rate = m_tally.winRate();
            line(QT_TRANSLATE_NOOP("CommandLine", "A wins %1, B wins %2."),
                 {m_text.percent(rate), m_text.percent(1 - rate.value)});
            line(QT_TRANSLATE_NOOP("CommandLine", "Who begins wins %1."), {m_text.percent(m_tally.startSideWinRate())});
        }
        if (m_tally.games() > 0) {
            const lab::Histogram& turns = m_tally.turns();
            line(QT_TRANSLATE_NOOP("CommandLine",
                                   "A game lasts %1 turns on average, the middle one %2, eight of ten %3 to %4."),
                 {m_text.number(turns.mean()), std::to_string(turns.quantile(0.5)), std::to_string(turns.quantile(0.1)),
                  std::to_string(turns.quantile(0.9))});
        }
        const int changes = m_tally.layout().measureIndex("lead_changes");
        if (changes >= 0 && m_tally.games() > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "The lead changes %1 times per game."),
                 {m_text.number(m_tally.meanMeasure(static_cast<std::size_t>(changes), 0))});
        }
        if (m_tally.draws() > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Draws: %1"), {std::to_string(m_tally.draws())});
        }
        if (m_tally.aborted() > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Aborted: %1, most often with %2"),
                 {std::to_string(m_tally.aborted()), cardsOfAborted()});
        }
        if (m_tally.guardHits() > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Games in which a guard of the rules stepped in: %1"),
                 {std::to_string(m_tally.guardHits())});
        }
    }

    [[nodiscard]] std::string cardsOfAborted() const {
        std::vector<std::pair<std::int64_t, std::size_t>> counts;
        for (std::size_t card = 0; card < m_tally.layout().cards.size(); ++card) {
            counts.emplace_back(-m_tally.card(0, card).aborted - m_tally.card(1, card).aborted, card);
        }
        std::ranges::sort(counts);
        std::string names;
        for (std::size_t i = 0; i < std::min(kNamedCards, counts.size()) && counts[i].first < 0; ++i) {
            names += (names.empty() ? "" : ", ") + cardName(counts[i].second);
        }
        return names;
    }

    void printMeasures() {
        m_console.print("");
        m_console.print(leftColumn(translate("CommandLine", "On average per game"), kLabelWidth) +
                        rightColumn("A", kNumberWidth) + rightColumn("B", kNumberWidth));
        for (const MeasureName& measure : measureNames(system())) {
            const int index = m_tally.layout().measureIndex(measure.key);
            if (!measure.onTerminal || index < 0) {
                continue;
            }
            std::string row = leftColumn(measure.name.in(m_console.language), kLabelWidth);
            const auto place = static_cast<std::size_t>(index);
            const std::size_t sides = m_tally.layout().measures[place].perSide ? 2 : 1;
            for (std::size_t side = 0; side < sides; ++side) {
                row += rightColumn(m_text.number(m_tally.meanMeasure(place, side), 2), kNumberWidth);
            }
            m_console.print(row);
        }
    }

    /// Cards whose win rate when played lies clearly off the side's own.
    void printCards(std::size_t side) {
        const double rate = side == 0 ? m_tally.winRate().value : 1 - m_tally.winRate().value;
        std::vector<std::pair<double, std::size_t>> clear;
        for (const std::uint16_t card : m_tally.layout().decks[side]) {
            const lab::Estimate played = m_tally.card(side, card).winWhenPlayed();
            if (played.samples > 0 && !played.covers(rate)) {
                clear.emplace_back(played.value - rate, card);
            }
        }
        if (clear.empty()) {
            return;
        }
        std::ranges::sort(clear, std::greater<>());
        m_console.print("");
        line(QT_TRANSLATE_NOOP("CommandLine", "%1: how often it wins when the card was played (%2 in all)"),
             {deckName(side), m_text.percent(rate)});
        for (std::size_t i = 0; i < clear.size(); ++i) {
            if (i < kNamedCards || i + kNamedCards >= clear.size()) {
                const std::size_t card = clear[i].second;
                m_console.print("  " + leftColumn(cardName(card), kLabelWidth - 2) +
                                m_text.percent(m_tally.card(side, card).winWhenPlayed()));
            }
        }
    }

    const Console& m_console;
    const lab::Tally& m_tally;
    const lab::RunResult& m_result;
    const SystemDesk* m_desk;
    LabText m_text;
};

} // namespace

void printTally(const Console& console, const lab::RunResult& result, const SystemDesk* desk) {
    TallyPrinter(console, result, desk).print();
}

} // namespace blattwerk::app::cli
