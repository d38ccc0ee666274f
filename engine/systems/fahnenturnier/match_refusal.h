#pragma once

#include "engine/play/match.h"
#include "engine/systems/fahnenturnier/tournament.h"

#include <optional>

namespace blattwerk::engine::fahnenturnier {

/// Why steps are refused, with what fills the sentence (messages.toml): `card`, `level`, `options` (levels that may be
/// chosen), `n` (cards that must stay), `side` (who has to act), and `case` where a rule refuses for several reasons:
/// `decision` of CHA-D8, `done` of CHA-R16 and R20 in a deck phase that has drawn or has no more to take.
class MatchRefusal {
public:
    MatchRefusal(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    /// Nothing if the step is legal for that seat.
    [[nodiscard]] std::optional<Refusal> of(Action step, int seat) const;

private:
    [[nodiscard]] std::string options() const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::fahnenturnier
