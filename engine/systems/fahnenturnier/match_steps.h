#pragma once

#include "engine/play/step_words.h"
#include "engine/systems/fahnenturnier/tournament.h"

#include <optional>
#include <span>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// The steps of the tournament as scenario files write them.
[[nodiscard]] std::span<const ActionForm> actionForms();

/// Says the steps of a position in the words of scenario files, and finds out which step such words mean.
class MatchSteps {
public:
    MatchSteps(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    [[nodiscard]] StepForm form(Action step) const;
    /// Steps that the words may mean without regard to whether they are legal; none where a card that is named is not
    /// there. A part that is left out stands for each of its possible values. Not for answers.
    [[nodiscard]] std::vector<Action> meant(const GivenStep& given, int seat) const;

private:
    [[nodiscard]] StepPart cardPart(std::string_view field, CardNo card) const;
    template<typename List>
    [[nodiscard]] StepPart cardsPart(std::uint64_t bits, const List& cards) const;
    template<typename List>
    [[nodiscard]] std::optional<std::uint64_t> bitsOf(const std::vector<CardName>& names, const List& cards) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::fahnenturnier
