#pragma once

#include "engine/play/step_words.h"
#include "engine/systems/ikonen/game.h"

#include <span>
#include <vector>

namespace blattwerk::engine::ikonen {

/// The steps of the Ikonen duel as scenario files write them.
[[nodiscard]] std::span<const ActionForm> actionForms();

/// Says the steps of a position in the words of scenario files, and finds out which step such words mean. A face-down
/// Ikone of the other side is named by its place, counted from 1, because the words are shown to the side at turn.
class MatchSteps {
public:
    MatchSteps(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    [[nodiscard]] StepForm form(Action step) const;
    /// Steps that the words may mean without regard to whether they are legal; a card that is not where it would have
    /// to be stands for no place. A part that is left out stands for each of its possible values.
    [[nodiscard]] std::vector<Action> meant(const GivenStep& given, int side) const;

private:
    [[nodiscard]] StepPart cardPart(std::string_view field, CardNo card) const;
    [[nodiscard]] StepPart iconPart(std::string_view field, Spot place, int viewer) const;
    [[nodiscard]] StepPart answerPart(Action step) const;
    /// Places of that side's Ikonen that the words fit.
    [[nodiscard]] std::vector<unsigned> slots(const GivenStep& given, std::string_view field, int side) const;
    [[nodiscard]] std::vector<unsigned> cardsNamed(const GivenStep& given, int side) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::ikonen
