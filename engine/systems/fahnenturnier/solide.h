#pragma once

#include "engine/systems/fahnenturnier/card_ratings.h"
#include "engine/systems/fahnenturnier/thoughts.h"
#include "engine/systems/fahnenturnier/tournament.h"

namespace blattwerk::engine::fahnenturnier {

/// "Solide" of section 4 of the rules catalogue; knows only what the acting seat may see. Works without allocation,
/// unless thoughts are asked for. Precondition: the game is not over.
[[nodiscard]] Action solideStep(const State& state, const Rules& rules, const CardRatings& ratings,
                                Thoughts* thoughts = nullptr);
/// Its step in a match that is played alone.
[[nodiscard]] Action solideAnswer(const MatchState& match, const Rules& rules, const CardRatings& ratings,
                                  Thoughts* thoughts = nullptr);

} // namespace blattwerk::engine::fahnenturnier
