#include "app/session/measure_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace blattwerk::app {

namespace {

using Named = std::pair<std::string_view, const char*>;

constexpr std::array<Named, 39> kMeasures = {{
    {"points_collected", QT_TRANSLATE_NOOP("Measures", "Points collected")},
    {"points_by_effect", QT_TRANSLATE_NOOP("Measures", "Points by effects")},
    {"points_stolen", QT_TRANSLATE_NOOP("Measures", "Points stolen")},
    {"points_lost", QT_TRANSLATE_NOOP("Measures", "Points lost")},
    {"figures_lost", QT_TRANSLATE_NOOP("Measures", "Own figures eliminated")},
    {"locks", QT_TRANSLATE_NOOP("Measures", "Locks")},
    {"refused_locks", QT_TRANSLATE_NOOP("Measures", "Refused locks")},
    {"distractions", QT_TRANSLATE_NOOP("Measures", "Distractions")},
    {"stress_dealt", QT_TRANSLATE_NOOP("Measures", "Stress dealt")},
    {"own_stress", QT_TRANSLATE_NOOP("Measures", "Own stress as a price")},
    {"cards_drawn", QT_TRANSLATE_NOOP("Measures", "Cards drawn")},
    {"cards_played", QT_TRANSLATE_NOOP("Measures", "Cards played")},
    {"discarded_at_limit", QT_TRANSLATE_NOOP("Measures", "Discarded at the hand limit")},
    {"energy_spent", QT_TRANSLATE_NOOP("Measures", "Energy spent per turn")},
    {"energy_lost_to_cap", QT_TRANSLATE_NOOP("Measures", "Energy lost per turn")},
    {"actions_used", QT_TRANSLATE_NOOP("Measures", "Actions used per turn")},
    {"actions_unused", QT_TRANSLATE_NOOP("Measures", "Actions left over per turn")},
    {"dead_turns", QT_TRANSLATE_NOOP("Measures", "Turns without any deed")},
    {"mulligans", QT_TRANSLATE_NOOP("Measures", "Mulligans")},
    {"prices_paid", QT_TRANSLATE_NOOP("Measures", "Prices paid")},
    {"luck_rate", QT_TRANSLATE_NOOP("Measures", "Luck results that hit")},
    {"comeback_rate", QT_TRANSLATE_NOOP("Measures", "Comebacks when behind")},
    {"reshuffles", QT_TRANSLATE_NOOP("Measures", "Reshuffles")},
    {"lead_changes", QT_TRANSLATE_NOOP("Measures", "Changes of the lead")},
    {"own_turns", QT_TRANSLATE_NOOP("Measures", "Own turns")},
    {"decisions", QT_TRANSLATE_NOOP("Measures", "Steps per turn")},
    {"energy_gained", QT_TRANSLATE_NOOP("Measures", "Energy gained per turn")},
    {"luck_tries", QT_TRANSLATE_NOOP("Measures", "Tries of luck")},
    {"manual_clauses_skipped", QT_TRANSLATE_NOOP("Measures", "Sentences skipped")},
    {"attacks", QT_TRANSLATE_NOOP("Measures", "Attacks")},
    {"fights_won", QT_TRANSLATE_NOOP("Measures", "Attacks that defeat")},
    {"fights_lost", QT_TRANSLATE_NOOP("Measures", "Attacks that cost the attacker")},
    {"fights_tied", QT_TRANSLATE_NOOP("Measures", "Attacks that defeat both")},
    {"prizes_taken", QT_TRANSLATE_NOOP("Measures", "Prizes taken")},
    {"icons_placed", QT_TRANSLATE_NOOP("Measures", "Ikonen laid")},
    {"icons_face_up", QT_TRANSLATE_NOOP("Measures", "Ikonen laid face up")},
    {"icons_lost", QT_TRANSLATE_NOOP("Measures", "Ikonen lost")},
    {"attached", QT_TRANSLATE_NOOP("Measures", "Cards attached")},
    {"behind", QT_TRANSLATE_NOOP("Measures", "Games 6 points behind")},
}};

} // namespace

QString measureName(std::string_view key) {
    const auto found = std::ranges::find(kMeasures, key, &Named::first);
    return found == kMeasures.end() ? QString::fromUtf8(key.data(), qsizetype(key.size()))
                                    : QCoreApplication::translate("Measures", found->second);
}

} // namespace blattwerk::app
