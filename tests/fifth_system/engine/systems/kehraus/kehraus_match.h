#pragma once

#include "tests/fifth_system/engine/systems/kehraus/game.h"

#include "engine/play/match.h"
#include "engine/play/step_words.h"
#include "engine/systems/system.h"

namespace blattwerk::engine::kehraus {

/// A game in progress.
class KehrausMatch final : public Match {
public:
    KehrausMatch(std::shared_ptr<const Rules> rules, const State& state, std::vector<EventView> opening)
        : m_rules(std::move(rules)),
          m_state(state),
          m_opening(std::move(opening)) {}

    [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<KehrausMatch>(*this); }
    [[nodiscard]] std::vector<EventView> opening() const override { return m_opening; }
    [[nodiscard]] std::vector<LegalStep> legal() const override;
    [[nodiscard]] bool isConcession(std::uint64_t code) const override;
    std::vector<EventView> apply(std::uint64_t code) override;
    [[nodiscard]] model::Result<std::optional<Refusal>> explain(const Json& step, Side side) const override;
    [[nodiscard]] model::Result<std::vector<LegalStep>> fitting(const Json& step, Side side) const override;
    [[nodiscard]] Json position(std::optional<Side> viewer) const override;
    [[nodiscard]] std::optional<PendingDecision> pending() const override;
    [[nodiscard]] Outcome outcome() const override;
    [[nodiscard]] Side actor() const override { return m_state.actor(); }
    [[nodiscard]] std::uint64_t digest() const override { return Kehraus::digest(m_state); }

    [[nodiscard]] const Rules& rules() const { return *m_rules; }
    [[nodiscard]] const State& state() const { return m_state; }

private:
    [[nodiscard]] StepForm form(Action step) const;
    [[nodiscard]] LegalStep view(Action step) const;

    std::shared_ptr<const Rules> m_rules;
    State m_state;
    std::vector<EventView> m_opening;
};

/// A game of two decks. Errors: those of compile, `match.deck_illegal`.
[[nodiscard]] model::Result<std::unique_ptr<Match>> startMatch(std::shared_ptr<const language::CardLanguage> language,
                                                               const MatchSetup& setup);
/// A game from a position. Errors: those of compile, `match.bad_position`.
[[nodiscard]] model::Result<std::unique_ptr<Match>> placeMatch(std::shared_ptr<const language::CardLanguage> language,
                                                               const MatchSetup& setup, const Json& json);

} // namespace blattwerk::engine::kehraus
