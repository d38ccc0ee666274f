#pragma once

#include "engine/play/match.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/match_cards.h"
#include "engine/systems/heldenhain/match_events.h"
#include "engine/systems/heldenhain/match_position.h"
#include "engine/systems/heldenhain/match_refusal.h"
#include "engine/systems/heldenhain/match_steps.h"

#include <memory>

namespace blattwerk::engine::heldenhain {

/// A duel of either size behind the system's own door: what players, replays and fuzzing need of a match.
class DuelAccess : public Match {
public:
    [[nodiscard]] virtual const Rules& rules() const = 0;
    /// The state if it has that size, null otherwise.
    [[nodiscard]] virtual const State<Small>* small() const { return nullptr; }
    [[nodiscard]] virtual const State<Large>* large() const { return nullptr; }
};

template<class L>
class DuelMatch final : public DuelAccess {
public:
    using State = heldenhain::State<L>;

    DuelMatch(std::shared_ptr<const MatchCards> cards, const State& state, std::vector<EventView> opening)
        : m_cards(std::move(cards)),
          m_state(state),
          m_opening(std::move(opening)),
          m_beforeEnd(state.phase == Phase::Action ? Phase::Action : Phase::Play) {}

    [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<DuelMatch>(*this); }
    [[nodiscard]] std::vector<EventView> opening() const override { return m_opening; }

    [[nodiscard]] std::vector<LegalStep> legal() const override {
        std::vector<LegalStep> steps;
        for (const Action step : legalActions()) {
            steps.push_back(view(step));
        }
        return steps;
    }

    [[nodiscard]] bool isConcession(std::uint64_t code) const override {
        const Action step = Action::fromCode(code);
        return step.kind == ActionKind::Concede && step.a < 2 && !m_state.over();
    }

    std::vector<EventView> apply(std::uint64_t code) override {
        const Action step = Action::fromCode(code);
        RecordingSink sink;
        if (m_state.phase == Phase::Play || m_state.phase == Phase::Action) {
            m_beforeEnd = isAction(step.kind) ? Phase::Action : m_state.phase;
        }
        Duel<L>::apply(m_state, rules(), step, sink);
        return eventViews(sink.events(), rules());
    }

    [[nodiscard]] model::Result<std::optional<Refusal>> explain(const Json& json, Side side) const override {
        const auto given = GivenStep::read(json, rules().keys, kActionForms);
        if (!given) {
            return given.error();
        }
        return explainGiven(*given, side);
    }

    [[nodiscard]] model::Result<std::vector<LegalStep>> fitting(const Json& json, Side side) const override {
        const auto given = GivenStep::read(json, rules().keys, kActionForms);
        if (!given) {
            return given.error();
        }
        std::vector<LegalStep> steps;
        if (given->action() == "concede") {
            if (!m_state.over()) {
                steps.push_back(view(action(ActionKind::Concede, static_cast<unsigned>(side))));
            }
            return steps;
        }
        if (side != m_state.actor()) {
            return steps;
        }
        std::optional<int> found;
        for (const Action step : legalActions()) {
            const StepForm form = words().form(step);
            if (!given->fits(form, rules().keys)) {
                continue;
            }
            const StepPart* answer = form.part("choose");
            if (answer != nullptr && answer->kind == StepPart::Card) {
                if (found && *found != answer->side) {
                    return model::Error{"match.ambiguous_name", {"", given->word("choose")}, {}};
                }
                found = answer->side;
            }
            steps.push_back({step.code(), side, form.json(rules().keys).dump()});
        }
        return steps;
    }

    [[nodiscard]] Json position(std::optional<Side> viewer) const override {
        if (!viewer) {
            return MatchPosition<L>(m_state, rules(), m_beforeEnd).json();
        }
        const State seen = Duel<L>::view(m_state, rules(), *viewer);
        return MatchPosition<L>(seen, rules(), m_beforeEnd).json();
    }

    [[nodiscard]] std::optional<PendingDecision> pending() const override {
        const OpenDecision open = Duel<L>::pending(m_state, rules());
        if (open.kind == DecisionKind::None) {
            return std::nullopt;
        }
        PendingDecision decision;
        decision.kind = decisionName(open.kind);
        decision.side = open.side;
        decision.least = open.least;
        decision.most = open.most;
        if (open.kind == DecisionKind::Mulligan) {
            // One answer about all cards but the start Charakter (HEL-R17).
            const SideState<L>& own = m_state.sides[open.side];
            decision.least = decision.most = own.handCount - own.startCharacters;
        }
        if (open.card >= 0) {
            const auto card = static_cast<std::size_t>(open.card);
            decision.card = rules().keys[card];
            decision.sentence = m_cards->sentence(card, open.sentence);
        }
        return decision;
    }

    [[nodiscard]] Outcome outcome() const override {
        if (!m_state.over()) {
            return {};
        }
        const bool both = m_state.winner == Winner::Draw;
        return {true, std::string(winnerName(m_state.winner)),
                std::string(both ? "simultaneous" : reasonName(m_state.reason))};
    }

    [[nodiscard]] Side actor() const override { return m_state.actor(); }
    [[nodiscard]] std::uint64_t digest() const override { return Duel<L>::digest(m_state); }

    [[nodiscard]] const Rules& rules() const override { return m_cards->rules; }
    [[nodiscard]] const heldenhain::State<Small>* small() const override { return sized<Small>(); }
    [[nodiscard]] const heldenhain::State<Large>* large() const override { return sized<Large>(); }

private:
    template<class Other>
    [[nodiscard]] const heldenhain::State<Other>* sized() const {
        if constexpr (std::is_same_v<L, Other>) {
            return &m_state;
        } else {
            return nullptr;
        }
    }

    static bool isAction(ActionKind kind) {
        return kind == ActionKind::Collect || kind == ActionKind::Distract || kind == ActionKind::UseAssist ||
               kind == ActionKind::UseExhaust;
    }

    [[nodiscard]] MatchSteps<L> words() const { return {m_state, rules()}; }

    [[nodiscard]] ActionList legalActions() const {
        ActionList list;
        Duel<L>::legal(m_state, rules(), list);
        return list;
    }

    [[nodiscard]] LegalStep view(Action step) const {
        const Side side = step.kind == ActionKind::Concede ? step.a : m_state.actor();
        return {step.code(), side, words().form(step).json(rules().keys).dump()};
    }

    [[nodiscard]] std::optional<Refusal> explainGiven(const GivenStep& given, Side side) const {
        const MatchRefusal<L> refusals(m_state, rules());
        if (given.action() == "choose") {
            if (side == m_state.actor()) {
                for (const Action step : legalActions()) {
                    if (given.fits(words().form(step), rules().keys)) {
                        return std::nullopt;
                    }
                }
            }
            return refusals.of(choose(ChoiceKind::Card, 0xFFFFU), side);
        }
        const std::vector<Action> meant = words().meant(given, side);
        if (meant.empty()) {
            // The one who acts may be a card of the other side, whose turn it is not.
            const std::vector<Action> others =
                given.action() == "play" ? std::vector<Action>() : words().meant(given, 1 - side);
            if (!others.empty() && m_state.active == side) {
                return refusals.of(others.front(), 1 - side);
            }
            return refusals.ofMissing(given, side);
        }
        std::optional<Refusal> best;
        for (const Action step : meant) {
            std::optional<Refusal> refusal = refusals.of(step, side);
            if (!refusal) {
                return std::nullopt;
            }
            if (!best || refusal->rules.size() < best->rules.size()) {
                best = std::move(refusal);
            }
        }
        return best;
    }

    std::shared_ptr<const MatchCards> m_cards;
    State m_state;
    std::vector<EventView> m_opening;
    /// PLAY or ACTION, whichever was last: at the turn's end the state no longer tells.
    Phase m_beforeEnd;
};

} // namespace blattwerk::engine::heldenhain
