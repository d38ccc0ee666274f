#include "app/session/policy_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace blattwerk::app {

namespace {

struct Entry {
    std::string_view key;
    const char* name;
    const char* note;
};

// Proper names stay German.
constexpr std::array<Entry, 9> kPolicies = {{
    {"heuristic", QT_TRANSLATE_NOOP("Policies", "Suits the deck"),
     QT_TRANSLATE_NOOP("Policies", "Plays with the temperament of the deck's faction.")},
    {"tante-taktik", "Tante Taktik",
     QT_TRANSLATE_NOOP("Policies", "Patient and safe: heals, protects, and distracts only what does no harm.")},
    {"graf-gruebel", "Graf Grübel",
     QT_TRANSLATE_NOOP("Policies", "Thinks long and slows the others: keeps its cards for the right victim.")},
    {"wegweiser", "Der Wegweiser", QT_TRANSLATE_NOOP("Policies", "Builds the team first, then marches.")},
    {"fraeulein-rabatt", "Fräulein Rabatt",
     QT_TRANSLATE_NOOP("Policies", "Hunts bargains and races: pays with stress what others pay with energy.")},
    {"solide", QT_TRANSLATE_NOOP("Policies", "Solid"),
     QT_TRANSLATE_NOOP("Policies", "Plays without weaknesses and without surprises.")},
    {"search", QT_TRANSLATE_NOOP("Policies", "Far-sighted"),
     QT_TRANSLATE_NOOP("Policies", "Plays the game on in its head many times before each step. Strong and slow.")},
    {"greedy", QT_TRANSLATE_NOOP("Policies", "Greedy"),
     QT_TRANSLATE_NOOP("Policies", "Takes the step that brings most at once.")},
    {"random", QT_TRANSLATE_NOOP("Policies", "Random"), QT_TRANSLATE_NOOP("Policies", "Takes any legal step.")},
}};

constexpr std::array<std::pair<std::string_view, const char*>, 3> kStrengths = {{
    {"leicht", QT_TRANSLATE_NOOP("Policies", "easy")},
    {"normal", QT_TRANSLATE_NOOP("Policies", "normal")},
    {"stark", QT_TRANSLATE_NOOP("Policies", "strong")},
}};

QString inWords(const char* text) {
    return QCoreApplication::translate("Policies", text);
}

const Entry* entry(std::string_view policy) {
    const auto found = std::ranges::find(kPolicies, policy.substr(0, policy.find(':')), &Entry::key);
    return found == kPolicies.end() ? nullptr : &*found;
}

} // namespace

QString policyName(std::string_view policy) {
    const Entry* found = entry(policy);
    if (found == nullptr) {
        return QString::fromUtf8(policy.data(), qsizetype(policy.size()));
    }
    const std::size_t colon = policy.find(':');
    if (colon == std::string_view::npos) {
        return inWords(found->name);
    }
    const std::string_view strength = policy.substr(colon + 1);
    const auto known = std::ranges::find(kStrengths, strength, &std::pair<std::string_view, const char*>::first);
    return QStringLiteral("%1 (%2)").arg(
        inWords(found->name), known == kStrengths.end() ? QString::fromUtf8(strength.data(), qsizetype(strength.size()))
                                                        : inWords(known->second));
}

QString policyNote(std::string_view policy) {
    const Entry* found = entry(policy);
    return found == nullptr ? QString() : inWords(found->note);
}

} // namespace blattwerk::app
