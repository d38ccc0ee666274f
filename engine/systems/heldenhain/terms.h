#pragma once

#include "engine/systems/heldenhain/temperament.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace blattwerk::engine::heldenhain {

/// What the worth of a position is made of. Those of the other side stand behind the own ones.
enum class Term : std::uint8_t {
    Points,
    Figures,
    Health,
    Protection,
    Stall, // figures that skip their next turn
    Exposure,
    Hand,
    Energy,
    Headquarters,
    Assists,
    OtherPoints,
    OtherFigures,
    OtherHealth,
    OtherProtection,
    OtherStall,
    OtherExposure,
    OtherHand,
    OtherEnergy,
    OtherHeadquarters,
    OtherAssists,
    Prospect, // what the rest of the turn still promises
    Danger,   // the other side may win in its next turn
    Result,
    // Only in reasons
    Crew,
    Saving,
    Reply,
    Keep,
    Mulligan,
    Odds, // of a win, in percent
};

constexpr std::size_t kSideTerms = 10;
/// Terms that the worth of a position has.
constexpr std::size_t kTerms = static_cast<std::size_t>(Term::Crew);
constexpr std::size_t kAllTerms = static_cast<std::size_t>(Term::Odds) + 1;

/// The name of a term in an advice (`other_points`).
[[nodiscard]] std::string_view termName(Term term);

/// In hundredths of a point, what is good for the other side with a minus.
using Terms = std::array<int, kTerms>;

[[nodiscard]] inline int sumOf(const Terms& terms) {
    int sum = 0;
    for (const int value : terms) {
        sum += value;
    }
    return sum;
}

/// What kind of step a change of worth comes from; the factors depend on it.
enum class StepKind : std::uint8_t { Play, Collect, Distract, Use, Other };

/// The change of each term as a temperament feels it.
[[nodiscard]] Terms weighted(const Terms& before, const Terms& after, StepKind kind, const Temperament& temperament,
                             bool crew);

} // namespace blattwerk::engine::heldenhain
