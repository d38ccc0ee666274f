#pragma once

#include "engine/systems/heldenhain/policy.h"

#include <cstdint>

namespace blattwerk::engine::heldenhain {

/// What makes players differ (section 7.3): factors on the terms of a change of worth, in hundredths, and habits.
struct Temperament {
    /// What the player keeps energy for.
    enum class Saving : std::uint8_t { Nothing, KeepsOne, DearCards };

    int collect = 100;
    /// The same once Mannschaft 3 stands.
    int collectWithCrew = 100;
    int distract = 100;
    /// Distracts only where the own figure stays.
    bool distractsSafely = false;
    /// Exhausting, locking, taking points, cards and energy from the other side.
    int harm = 100;
    /// Keeps cards that exhaust until a target of that worth is ready; 0 does not.
    int harmTarget = 0;
    int heal = 100;
    int protect = 100;
    int build = 100;
    /// For reaching a Mannschaft of 3, 4 or 5.
    int crewBonus = 0;
    // What a price costs
    int ownStress = 100;
    int ownCards = 100;
    int ownPoints = 100;
    /// On all prices while ahead in points.
    int whileAhead = 100;
    int exposure = 100;
    /// Chooses plays by their worth per energy.
    bool perEnergy = false;
    /// A play that gains less is not worth its card.
    int threshold = 10;
    Saving saving = Saving::Nothing;
    /// Charaktere with cost 3 or less that a hand has to hold to be kept.
    int mulliganLeast = 1;
    int depth = 1;
    int samples = 0;
    /// Largest chance difference between two steps of equal worth.
    int noise = 0;
    /// In percent: steps that the player does not think of in a turn.
    unsigned overlooks = 0;
};

/// The temperament of that kind with the strength put in. Precondition: not Own.
[[nodiscard]] Temperament temperamentOf(Policy::Mind mind, Policy::Strength strength);

} // namespace blattwerk::engine::heldenhain
