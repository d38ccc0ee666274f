#include "app/session/reason_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace blattwerk::app {

namespace {

constexpr std::string_view kOther = "other_";

constexpr std::array<std::pair<std::string_view, const char*>, 21> kReasons = {{
    {"points", QT_TRANSLATE_NOOP("Reasons", "points")},
    {"figures", QT_TRANSLATE_NOOP("Reasons", "figures in the field")},
    {"health", QT_TRANSLATE_NOOP("Reasons", "stamina left")},
    {"protection", QT_TRANSLATE_NOOP("Reasons", "protection")},
    {"stall", QT_TRANSLATE_NOOP("Reasons", "figures that skip")},
    {"exposure", QT_TRANSLATE_NOOP("Reasons", "exhausted and within reach")},
    {"hand", QT_TRANSLATE_NOOP("Reasons", "cards in hand")},
    {"energy", QT_TRANSLATE_NOOP("Reasons", "energy")},
    {"headquarters", QT_TRANSLATE_NOOP("Reasons", "headquarters")},
    {"assists", QT_TRANSLATE_NOOP("Reasons", "assists")},
    {"prospect", QT_TRANSLATE_NOOP("Reasons", "what the turn still promises")},
    {"danger", QT_TRANSLATE_NOOP("Reasons", "the other side may win")},
    {"result", QT_TRANSLATE_NOOP("Reasons", "wins the game")},
    {"crew", QT_TRANSLATE_NOOP("Reasons", "completes a crew")},
    {"saving", QT_TRANSLATE_NOOP("Reasons", "saving energy")},
    {"reply", QT_TRANSLATE_NOOP("Reasons", "the best reply")},
    {"keep", QT_TRANSLATE_NOOP("Reasons", "worth of the card kept")},
    {"mulligan", QT_TRANSLATE_NOOP("Reasons", "opening hand")},
    {"odds", QT_TRANSLATE_NOOP("Reasons", "odds of winning")},
    {"strength", QT_TRANSLATE_NOOP("Reasons", "strength of the card")},
    {"names", QT_TRANSLATE_NOOP("Reasons", "seat on the bank")},
}};

} // namespace

QString reasonName(std::string_view term) {
    const bool isOther = term.starts_with(kOther);
    const std::string_view plain = isOther ? term.substr(kOther.size()) : term;
    const auto found = std::ranges::find(kReasons, plain, &std::pair<std::string_view, const char*>::first);
    if (found == kReasons.end()) {
        return QString::fromUtf8(term.data(), qsizetype(term.size()));
    }
    const QString name = QCoreApplication::translate("Reasons", found->second);
    return isOther ? QCoreApplication::translate("Reasons", "%1, other side").arg(name) : name;
}

} // namespace blattwerk::app
