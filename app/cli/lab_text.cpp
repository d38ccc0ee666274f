#include "app/cli/lab_text.h"

#include "app/cli/console.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace blattwerk::app::cli {

namespace {

struct MeasureText {
    std::string_view key;
    const char* label;
};

constexpr std::array kMeasures{
    MeasureText{"own_turns", QT_TRANSLATE_NOOP("Measures", "own turns")},
    MeasureText{"decisions", QT_TRANSLATE_NOOP("Measures", "steps per own turn")},
    MeasureText{"dead_turns", QT_TRANSLATE_NOOP("Measures", "share of turns without play or action")},
    MeasureText{"energy_gained", QT_TRANSLATE_NOOP("Measures", "energy gained per own turn")},
    MeasureText{"energy_spent", QT_TRANSLATE_NOOP("Measures", "energy spent per own turn")},
    MeasureText{"energy_lost_to_cap", QT_TRANSLATE_NOOP("Measures", "energy lost to the limit per own turn")},
    MeasureText{"actions_used", QT_TRANSLATE_NOOP("Measures", "actions per own turn")},
    MeasureText{"actions_unused", QT_TRANSLATE_NOOP("Measures", "unused actions per own turn")},
    MeasureText{"cards_drawn", QT_TRANSLATE_NOOP("Measures", "cards drawn")},
    MeasureText{"cards_played", QT_TRANSLATE_NOOP("Measures", "cards played")},
    MeasureText{"discarded_at_limit", QT_TRANSLATE_NOOP("Measures", "discarded at the hand limit")},
    MeasureText{"mulligans", QT_TRANSLATE_NOOP("Measures", "mulligans")},
    MeasureText{"points_collected", QT_TRANSLATE_NOOP("Measures", "points by collecting")},
    MeasureText{"points_by_effect", QT_TRANSLATE_NOOP("Measures", "points by effects")},
    MeasureText{"points_stolen", QT_TRANSLATE_NOOP("Measures", "points stolen")},
    MeasureText{"points_lost", QT_TRANSLATE_NOOP("Measures", "points lost")},
    MeasureText{"distractions", QT_TRANSLATE_NOOP("Measures", "distractions")},
    MeasureText{"stress_dealt", QT_TRANSLATE_NOOP("Measures", "stress dealt")},
    MeasureText{"own_stress", QT_TRANSLATE_NOOP("Measures", "stress to own figures")},
    MeasureText{"locks", QT_TRANSLATE_NOOP("Measures", "figures locked")},
    MeasureText{"refused_locks", QT_TRANSLATE_NOOP("Measures", "locks refused")},
    MeasureText{"figures_lost", QT_TRANSLATE_NOOP("Measures", "own figures lost")},
    MeasureText{"prices_paid", QT_TRANSLATE_NOOP("Measures", "prices paid")},
    MeasureText{"luck_tries", QT_TRANSLATE_NOOP("Measures", "tries of luck")},
    MeasureText{"luck_rate", QT_TRANSLATE_NOOP("Measures", "share of luck")},
    MeasureText{"reshuffles", QT_TRANSLATE_NOOP("Measures", "reshuffles")},
    MeasureText{"manual_clauses_skipped", QT_TRANSLATE_NOOP("Measures", "sentences skipped")},
    MeasureText{"behind", QT_TRANSLATE_NOOP("Measures", "share of games 6 points behind")},
    MeasureText{"comeback_rate", QT_TRANSLATE_NOOP("Measures", "share won after 6 points behind")},
    MeasureText{"lead_changes", QT_TRANSLATE_NOOP("Measures", "changes of the lead")},
};

} // namespace

std::string LabText::number(double value, int places) const {
    const double scale = std::pow(10.0, places);
    const double rounded = std::round(value * scale) / scale;
    QString text = QString::number(rounded == 0 ? 0.0 : rounded, 'f', places);
    if (m_language == model::Language::German) {
        text.replace('.', ',');
    }
    return text.replace('-', QChar(0x2212)).toStdString();
}

std::string LabText::change(double value, int places) const {
    const std::string text = number(value, places);
    return value > 0 && text.find_first_of("123456789") != std::string::npos ? '+' + text : text;
}

std::string LabText::percent(double share) const {
    return number(share * 100) + " %";
}

std::string LabText::percent(const engine::lab::Estimate& estimate) const {
    return filled(translate("CommandLine", "%1 (95 %: %2 to %3)"),
                  {percent(estimate.value), number(estimate.low * 100), percent(estimate.high)});
}

std::string LabText::difference(const engine::lab::Difference& difference) const {
    const engine::lab::Estimate& change = difference.change;
    const std::string from = number(difference.baseline, 2);
    const std::string to = number(difference.variant, 2);
    const std::string low = this->change(change.low, 2);
    const std::string high = this->change(change.high, 2);
    if (!difference.found()) {
        return filled(translate("CommandLine", "%1 → %2, no difference found (95 %: %3 to %4)"), {from, to, low, high});
    }
    return filled(translate("CommandLine", "%1 → %2: %3 (95 %: %4 to %5)"),
                  {from, to, this->change(change.value, 2), low, high});
}

std::string measureLabel(std::string_view key) {
    const auto found = std::ranges::find(kMeasures, key, &MeasureText::key);
    return found == kMeasures.end() ? std::string(key) : translate("Measures", found->label);
}

} // namespace blattwerk::app::cli
