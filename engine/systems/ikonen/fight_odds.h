#pragma once

#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/values.h"

namespace blattwerk::engine::ikonen {

/// Mean and half width of the range in which a defence value of a face-down Ikone is expected, in hundredths.
struct DefenceGuess {
    int mean = 0;
    int spread = 0;
};

/// What a side expects of attacks (section 4, player "Solide"). It takes full positions, but uses of them only what
/// the side sees: of a face-down Ikone of the other side what is attached to it.
class FightOdds {
public:
    FightOdds(const State& state, const Rules& rules, int side);

    /// Chance in percent that the attack defeats its target and the attacker stays: 100, 50 for a tie or 0 against an
    /// open Ikone, an estimate against a face-down one. Where nobody lies 100.
    [[nodiscard]] int chance(const State& state, Action attack) const;
    /// Attack value minus defence value; of a face-down target minus its expected value.
    [[nodiscard]] int margin(const State& state, Action attack) const;
    /// The best attack of that own Ikone on anybody, with its chance; -1 without one.
    [[nodiscard]] int best(const State& state, std::size_t slot) const;

private:
    [[nodiscard]] Fight fightOf(Action attack) const;
    [[nodiscard]] int attackValue(const State& state, Action attack) const;
    /// What the Ikone has attached, and rules of attachments, for a defence value.
    [[nodiscard]] int visibleBonus(const State& state, Spot defender, std::size_t value) const;
    [[nodiscard]] int openChance(const State& state, Action attack) const;

    const Rules& m_rules;
    int m_side;
    DefenceGuess m_guess[2]; ///< VER, SVE
};

} // namespace blattwerk::engine::ikonen
