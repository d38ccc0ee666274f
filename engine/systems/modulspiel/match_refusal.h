#pragma once

#include "engine/play/match.h"
#include "engine/systems/modulspiel/game.h"

#include <optional>
#include <string>

namespace blattwerk::engine::modulspiel {

/// Why steps are refused, with what fills the sentence (messages.toml): `case`, `card`, `place`, `n` (what it costs),
/// `have`, `module`.
class MatchRefusal {
public:
    MatchRefusal(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    /// Nothing if the step is legal for that side.
    [[nodiscard]] std::optional<Refusal> of(Action step, int side) const;

private:
    [[nodiscard]] std::string caseOf(const std::string& rule, Action step, int side) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::modulspiel
