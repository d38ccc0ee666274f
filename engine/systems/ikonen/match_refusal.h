#pragma once

#include "engine/play/match.h"
#include "engine/systems/ikonen/game.h"

#include <optional>
#include <string>

namespace blattwerk::engine::ikonen {

/// Why steps are refused, with what fills the sentence (messages.toml): `case`, `card`, `target`, `stat`, `n`,
/// `options`.
class MatchRefusal {
public:
    MatchRefusal(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    /// Nothing if the step is legal for that side.
    [[nodiscard]] std::optional<Refusal> of(Action step, int side) const;

private:
    [[nodiscard]] std::string caseOf(const std::string& rule, Action step, int side) const;
    [[nodiscard]] std::string banCase(Action step, std::string& stat) const;
    [[nodiscard]] CardNo cardOf(Action step) const;
    [[nodiscard]] CardNo targetOf(Action step) const;
    /// Keys of the Ikonen that a card could be attached to now, joined by commas.
    [[nodiscard]] std::string bearers(Action step) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::ikonen
