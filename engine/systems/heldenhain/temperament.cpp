#include "engine/systems/heldenhain/temperament.h"

namespace blattwerk::engine::heldenhain {

namespace {

/// The table of section 7.3.
Temperament profile(Policy::Mind mind) {
    Temperament t;
    switch (mind) {
    case Policy::Mind::Own:
    case Policy::Mind::TanteTaktik:
        t.distract = 80;
        t.distractsSafely = true;
        t.harm = 90;
        t.heal = 150;
        t.protect = 150;
        t.build = 110;
        t.ownStress = t.ownCards = t.ownPoints = 150;
        t.whileAhead = 300;
        t.exposure = 150;
        t.threshold = 30;
        t.saving = Temperament::Saving::KeepsOne;
        t.mulliganLeast = 2;
        t.noise = 5;
        break;
    case Policy::Mind::GrafGruebel:
        t.collect = t.collectWithCrew = 90;
        t.distract = 130;
        t.harm = 160;
        t.harmTarget = 300;
        t.heal = 70;
        t.protect = 70;
        t.build = 90;
        t.threshold = 40;
        t.saving = Temperament::Saving::DearCards;
        t.depth = 2;
        t.samples = 4;
        t.noise = 2;
        break;
    case Policy::Mind::Wegweiser:
        t.collect = 90;
        t.collectWithCrew = 120;
        t.distract = 90;
        t.harm = 80;
        t.heal = 130;
        t.protect = 150;
        t.build = 150;
        t.crewBonus = 200;
        t.ownStress = t.ownCards = t.ownPoints = 130;
        t.mulliganLeast = 2;
        t.noise = 10;
        break;
    case Policy::Mind::FraeuleinRabatt:
        t.collect = t.collectWithCrew = 130;
        t.heal = 70;
        t.protect = 70;
        t.build = 90;
        t.ownStress = 50;
        t.ownCards = 60;
        t.ownPoints = 70;
        t.exposure = 60;
        t.perEnergy = true;
        t.noise = 15;
        break;
    }
    return t;
}

} // namespace

Temperament temperamentOf(Policy::Mind mind, Policy::Strength strength) {
    Temperament t = profile(mind);
    if (strength == Policy::Strength::Leicht) {
        // As beginners do: forgets a card or a figure, hardly asks what will be done to those that it exhausts.
        t.noise *= 4;
        t.depth = 1;
        t.overlooks = 25;
        t.exposure = t.exposure * 30 / 100;
    } else if (strength == Policy::Strength::Stark) {
        // Its look ahead is FarsightedPlayer's.
        t.noise = 0;
        t.depth = 1;
    }
    return t;
}

} // namespace blattwerk::engine::heldenhain
