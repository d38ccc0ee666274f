#pragma once

/// Weights of the worth of a position (section 7.2), in hundredths of a point.
namespace blattwerk::engine::heldenhain::weights {

constexpr int kWin = 100000;
constexpr int kPoint = 100;
constexpr int kPointSquare = 3;
constexpr int kPointValue = 160;
constexpr int kEffort = 50;
constexpr int kStaminaLeft = 25;
constexpr int kEquipment = 80;
constexpr int kCard = 40;
constexpr int kFurtherCard = 10;
constexpr int kUsefulHand = 6;
constexpr int kEnergy = 15;
constexpr int kHeadquarters = 150;
constexpr int kAssist = 80;
/// The other side may win next turn.
constexpr int kDanger = 300;

// In percent of a figure's worth
constexpr int kWaiting = 75;
constexpr int kLocked = 45;
/// Measured: 60, as the catalogue has it, makes every temperament too timid to win.
constexpr int kRiskEliminated = 40;
constexpr int kRiskLocked = 20;
/// What a figure risks that can be eliminated as soon as it has acted, by the Ausdauer that is left to it.
constexpr int kFrail[3] = {30, 30, 15};

/// What the rest of the turn promises counts a little less than what is done.
constexpr int kProspect = 90;
/// What the other side gets at the start of its turn: energy and a card.
constexpr int kTurnStart = 2 * kEnergy + kCard;

} // namespace blattwerk::engine::heldenhain::weights
