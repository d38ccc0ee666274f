#pragma once

#include "engine/play/step_words.h"
#include "engine/systems/modulspiel/game.h"

#include <span>
#include <string_view>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// The steps of the module draft game as scenario files write them, and the words beside yes, no and pass that answer
/// decisions.
[[nodiscard]] std::span<const ActionForm> actionForms();
[[nodiscard]] std::span<const std::string_view> answerWords();

/// Says the steps of a position in the words of scenario files, and finds out which step such words mean. A coffee
/// break of the other side is named by its place among that side's cards, counted from 1, because the words are shown
/// to the side at turn.
class MatchSteps {
public:
    MatchSteps(const State& state, const Rules& rules) : m_s(state), m_r(rules) {}

    [[nodiscard]] StepForm form(Action step) const;
    /// Steps that the words may mean without regard to whether they are legal. A part that is left out stands for each
    /// of its possible values; a payment that is left out only where `payments` are wanted, and at most so many of
    /// them.
    [[nodiscard]] std::vector<Action> meant(const GivenStep& given, int side) const;
    /// The legal steps that the words fit, with whole payments.
    [[nodiscard]] std::vector<Action> fitting(const GivenStep& given) const;

private:
    [[nodiscard]] StepPart cardPart(std::string_view field, CardNo card) const;
    [[nodiscard]] StepPart topPart(std::string_view field, Spot spot, int viewer) const;
    [[nodiscard]] StepPart sourcePart(std::string_view field, CardNo card, int viewer) const;
    [[nodiscard]] StepPart answerPart(Action step) const;
    [[nodiscard]] StepPart payPart(Action step) const;
    void meantPlays(const GivenStep& given, int side, std::vector<Action>& found) const;
    void payWith(const GivenStep& given, int side, Action& step) const;
    void addPaid(const GivenStep& given, Action step, std::vector<Action>& found) const;
    [[nodiscard]] std::vector<unsigned> places(const GivenStep& given) const;

    const State& m_s;
    const Rules& m_r;
};

} // namespace blattwerk::engine::modulspiel
