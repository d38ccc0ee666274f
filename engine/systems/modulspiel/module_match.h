#pragma once

#include "engine/play/match.h"
#include "engine/play/step_words.h"
#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/match_cards.h"

#include <memory>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// A module draft game in progress.
class ModuleMatch final : public Match {
public:
    ModuleMatch(std::shared_ptr<const MatchCards> cards, const State& state, std::vector<EventView> opening)
        : m_cards(std::move(cards)),
          m_state(state),
          m_opening(std::move(opening)) {}

    [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<ModuleMatch>(*this); }
    [[nodiscard]] std::vector<EventView> opening() const override { return m_opening; }
    [[nodiscard]] std::vector<LegalStep> legal() const override;
    [[nodiscard]] bool isLegal(std::uint64_t code) const override;
    [[nodiscard]] bool isConcession(std::uint64_t code) const override;
    std::vector<EventView> apply(std::uint64_t code) override;
    [[nodiscard]] model::Result<std::optional<Refusal>> explain(const nlohmann::ordered_json& step,
                                                                Side side) const override;
    [[nodiscard]] model::Result<std::vector<LegalStep>> fitting(const nlohmann::ordered_json& step,
                                                                Side side) const override;
    [[nodiscard]] nlohmann::ordered_json position(std::optional<Side> viewer) const override;
    [[nodiscard]] std::optional<PendingDecision> pending() const override;
    [[nodiscard]] Outcome outcome() const override;
    [[nodiscard]] Side actor() const override { return m_state.actor(); }
    [[nodiscard]] std::uint64_t digest() const override { return ModuleGame::digest(m_state); }

    [[nodiscard]] const Rules& rules() const { return m_cards->rules; }
    [[nodiscard]] const State& state() const { return m_state; }

private:
    [[nodiscard]] LegalStep view(Action step) const;
    [[nodiscard]] model::Result<GivenStep> read(const nlohmann::ordered_json& step) const;
    [[nodiscard]] std::optional<Refusal> explainGiven(const GivenStep& given, Side side) const;

    std::shared_ptr<const MatchCards> m_cards;
    State m_state;
    std::vector<EventView> m_opening;
};

} // namespace blattwerk::engine::modulspiel
