#pragma once

#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/thoughts.h"

namespace blattwerk::engine::modulspiel {

/// Any legal step, all equally likely. Precondition: the game is not over.
[[nodiscard]] Action randomStep(const State& state, const Rules& rules, Rng& rng);

/// A full position that agrees with what the acting side sees, the same one for equal views.
[[nodiscard]] State guessOf(const State& state, const Rules& rules);

/// Answers what the step leaves open for its side, the first answer each time, but pays with the cards that are worth
/// least.
void answerOn(State& state, const Rules& rules, int side);

/// Looks one step ahead and takes what is worth most at once; knows only what its side may see.
[[nodiscard]] Action greedyStep(const State& state, const Rules& rules);

/// "Solide" of section 4 of the rules catalogue; knows only what its side may see. What it thinks of a module in the
/// draft varies with its taste, a number of the game. Works without allocation, unless thoughts are asked for.
[[nodiscard]] Action solideStep(const State& state, const Rules& rules, std::uint64_t taste = 0,
                                Thoughts* thoughts = nullptr);

} // namespace blattwerk::engine::modulspiel
