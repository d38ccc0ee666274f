#include "app/cli/comparison_text.h"

#include "app/cli/lab_text.h"
#include "app/session/card_name.h"
#include "app/session/measure_names.h"
#include "model/card_fields.h"

#include <QCoreApplication>

namespace blattwerk::app::cli {

namespace {

namespace lab = engine::lab;

/// Changes that are written out; editions may differ in many.
constexpr std::size_t kShownChanges = 10;

class ComparisonPrinter {
public:
    ComparisonPrinter(const Console& console, const lab::Comparison& result, const ComparedDesk& compared)
        : m_console(console),
          m_result(result),
          m_compared(compared),
          m_text(console.language) {}

    void print(double precision) {
        printChanges();
        if (m_result.seats) {
            printTournaments();
            m_console.print("");
            printTrust(precision);
            return;
        }
        line(QT_TRANSLATE_NOOP("CommandLine", "%1 (A) against %2, %3 games before and after the change"),
             {name(*m_compared.deck), opponents(), std::to_string(m_result.games)});
        m_console.print("");
        printWinRate();
        line(QT_TRANSLATE_NOOP("CommandLine", "Turns of a game: %1"), {m_text.difference(m_result.turns)});
        if (m_result.goldfishTurn) {
            line(QT_TRANSLATE_NOOP("CommandLine", "Turn of victory alone: %1"),
                 {m_text.difference(*m_result.goldfishTurn)});
        }
        printCard();
        m_console.print("");
        printTrust(precision);
    }

private:
    void line(const char* text, std::initializer_list<std::string> args) {
        m_console.print(filled(translate("CommandLine", text), args));
    }
    void indented(const char* text, std::initializer_list<std::string> args) {
        m_console.print("  " + filled(translate("CommandLine", text), args));
    }

    [[nodiscard]] std::string name(const model::Collection& deck) const { return deck.name.in(m_console.language); }

    [[nodiscard]] std::string opponents() const {
        std::string names;
        for (const model::Collection* deck : m_compared.opponents) {
            names += (names.empty() ? "" : ", ") + name(*deck);
        }
        return names;
    }

    [[nodiscard]] static std::string word(const nlohmann::ordered_json& value) {
        return value.is_string() ? value.get<std::string>() : value.is_null() ? std::string("–") : value.dump();
    }

    void printChanges() {
        for (std::size_t i = 0; i < m_compared.changes.size() && i < kShownChanges; ++i) {
            const auto& change = m_compared.changes[i];
            const auto key = change["key"].get<std::string>();
            const model::Card* card = m_compared.desk->card(key);
            const std::string whose = card          ? *cardName(*m_compared.desk, key, m_console.language) + ": "
                                      : key.empty() ? std::string()
                                                    : key + ": ";
            m_console.print(whose + fieldLabel(change["field"].get<std::string>(), card != nullptr) + ' ' +
                            word(change["old"]) + " → " + word(change["new"]));
        }
        if (m_compared.changes.size() > kShownChanges) {
            line(QT_TRANSLATE_NOOP("CommandLine", "and %1 more changes"),
                 {std::to_string(m_compared.changes.size() - kShownChanges)});
        }
    }

    [[nodiscard]] std::string fieldLabel(const std::string& key, bool ofCard) const {
        if (!ofCard) {
            const model::Parameter* parameter = m_compared.desk->info.parameter(key);
            return parameter ? parameter->label.in(m_console.language) : key;
        }
        for (const model::FieldInfo& field : m_compared.desk->info.schema.fields) {
            if (field.key == key) {
                return field.label.in(m_console.language);
            }
        }
        return key;
    }

    [[nodiscard]] std::string winRate(const lab::Difference& rate) const {
        const auto points = [&](double share) { return m_text.change(share * 100, 1); };
        const std::string from = m_text.percent(rate.baseline);
        const std::string to = m_text.percent(rate.variant);
        return rate.found()
                   ? filled(translate("CommandLine", "%1 → %2: %3 percentage points (95 %: %4 to %5)"),
                            {from, to, points(rate.change.value), points(rate.change.low), points(rate.change.high)})
                   : filled(translate("CommandLine", "%1 → %2, no difference found (95 %: %3 to %4 percentage points)"),
                            {from, to, points(rate.change.low), points(rate.change.high)});
    }

    void printWinRate() {
        line(QT_TRANSLATE_NOOP("CommandLine", "Win rate of A: %1"), {winRate(m_result.winRate)});
        if (m_result.byPairing.size() > 1) {
            for (std::size_t i = 0; i < m_result.byPairing.size(); ++i) {
                indented(QT_TRANSLATE_NOOP("CommandLine", "against %1: %2"),
                         {name(*m_compared.opponents[i]), winRate(m_result.byPairing[i].second)});
            }
        }
        line(QT_TRANSLATE_NOOP("CommandLine", "Win rate of who begins: %1"), {winRate(m_result.startSideWinRate)});
    }

    void printCard() {
        if (m_result.card.empty()) {
            return;
        }
        line(QT_TRANSLATE_NOOP("CommandLine", "The card itself, per game:"), {});
        for (const CardMeasureName& figure : cardMeasureNames(m_compared.desk->info.key)) {
            for (const auto& [key, difference] : m_result.card) {
                if (figure.key == key) {
                    m_console.print("  " + figure.name.in(m_console.language) + ": " + m_text.difference(difference));
                }
            }
        }
    }

    [[nodiscard]] std::string deckName(const std::string& key) const {
        const model::Collection* deck = m_compared.desk->collection(key);
        return deck ? name(*deck) : key;
    }

    /// Of whole tournaments: what an average seat reached, and whoever began with each deck.
    void printTournaments() {
        line(QT_TRANSLATE_NOOP("CommandLine", "%1 tournaments before and after the change"),
             {std::to_string(m_result.games)});
        m_console.print("");
        line(QT_TRANSLATE_NOOP("CommandLine", "Fans of a seat: %1"), {m_text.difference(m_result.seats->score)});
        line(QT_TRANSLATE_NOOP("CommandLine", "Fans by starter deck"), {});
        for (const lab::SeatFigures& figures : m_result.byDeck) {
            m_console.print("  " + deckName(figures.deck) + ": " + m_text.difference(figures.score));
        }
        line(QT_TRANSLATE_NOOP("CommandLine", "Final reached, by starter deck"), {});
        for (const lab::SeatFigures& figures : m_result.byDeck) {
            m_console.print("  " + deckName(figures.deck) + ": " + winRate(figures.finalRate));
        }
        line(QT_TRANSLATE_NOOP("CommandLine", "Tournaments won, by starter deck"), {});
        for (const lab::SeatFigures& figures : m_result.byDeck) {
            m_console.print("  " + deckName(figures.deck) + ": " + winRate(figures.winRate));
        }
    }

    /// How far the figures can be trusted, and why it ended.
    void printTrust(double precision) {
        const std::uint64_t seeds = m_result.seats ? m_result.games : m_result.games / 2;
        line(QT_TRANSLATE_NOOP("CommandLine", "%1 of %2 pairs of games went another way."),
             {std::to_string(m_result.differing), std::to_string(seeds)});
        const lab::Difference& rate = m_result.winRate;
        if (m_result.seats && m_result.seats->score.pairedVariance > 0) {
            const lab::Difference& score = m_result.seats->score;
            line(QT_TRANSLATE_NOOP("CommandLine",
                                   "Played in pairs, the fans vary by %1 instead of %2: %3 times fewer games."),
                 {m_text.number(score.pairedVariance, 3), m_text.number(score.unpairedVariance, 3),
                  m_text.number(score.unpairedVariance / score.pairedVariance)});
        } else if (rate.pairedVariance > 0) {
            line(QT_TRANSLATE_NOOP("CommandLine",
                                   "Played in pairs, the win rate varies by %1 instead of %2: %3 times fewer games."),
                 {m_text.number(rate.pairedVariance, 3), m_text.number(rate.unpairedVariance, 3),
                  m_text.number(rate.unpairedVariance / rate.pairedVariance)});
        }
        if (m_result.end == lab::ComparisonEnd::Narrow) {
            line(QT_TRANSLATE_NOOP("CommandLine", "It stopped because ± %1 percentage points are exact enough."),
                 {m_text.number(precision * 100, 1)});
        }
    }

    const Console& m_console;
    const lab::Comparison& m_result;
    const ComparedDesk& m_compared;
    LabText m_text;
};

} // namespace

void printComparison(const Console& console, const lab::Comparison& result, const ComparedDesk& compared,
                     double precision) {
    ComparisonPrinter(console, result, compared).print(precision);
}

} // namespace blattwerk::app::cli
