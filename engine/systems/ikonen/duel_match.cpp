#include "engine/systems/ikonen/duel_match.h"

#include "engine/systems/ikonen/match_events.h"
#include "engine/systems/ikonen/match_position.h"
#include "engine/systems/ikonen/match_refusal.h"
#include "engine/systems/ikonen/match_steps.h"

namespace blattwerk::engine::ikonen {

LegalStep DuelMatch::view(Action step) const {
    const Side side = step.kind == ActionKind::Concede ? step.a : m_state.actor();
    return {step.code(), side, MatchSteps(m_state, rules()).form(step).json(rules().keys).dump()};
}

std::vector<LegalStep> DuelMatch::legal() const {
    ActionList list;
    Duel::legal(m_state, rules(), list);
    std::vector<LegalStep> steps;
    for (const Action step : list) {
        steps.push_back(view(step));
    }
    return steps;
}

bool DuelMatch::isConcession(std::uint64_t code) const {
    const Action step = Action::fromCode(code);
    return step.kind == ActionKind::Concede && step.a < 2 && !m_state.over();
}

std::vector<EventView> DuelMatch::apply(std::uint64_t code) {
    RecordingSink sink;
    Duel::apply(m_state, rules(), Action::fromCode(code), sink);
    return eventViews(sink.events(), rules());
}

model::Result<std::optional<Refusal>> DuelMatch::explain(const Json& json, Side side) const {
    const auto given = GivenStep::read(json, rules().keys, actionForms());
    if (!given) {
        return given.error();
    }
    return explainGiven(*given, side);
}

std::optional<Refusal> DuelMatch::explainGiven(const GivenStep& given, Side side) const {
    const MatchRefusal refusals(m_state, rules());
    if (given.action() == "choose") {
        ActionList list;
        Duel::legal(m_state, rules(), list);
        const MatchSteps words(m_state, rules());
        for (const Action step : list) {
            if (side == m_state.actor() && given.fits(words.form(step), rules().keys)) {
                return std::nullopt;
            }
        }
        return refusals.of(choose(ChoiceKind::Card, Action::kNothing), side);
    }
    std::vector<Action> meant = MatchSteps(m_state, rules()).meant(given, side);
    if (meant.empty()) {
        // The card that is named is not where the step would need it.
        const ActionKind kind = given.action() == "attach" ? ActionKind::Attach
                                : given.action() == "flip" ? ActionKind::Flip
                                                           : ActionKind::Place;
        meant.push_back(action(kind, Action::kNothing, Action::kNothing, Action::kNothing));
    }
    std::optional<Refusal> first;
    for (const Action step : meant) {
        std::optional<Refusal> refusal = refusals.of(step, side);
        if (!refusal) {
            return std::nullopt;
        }
        if (!first) {
            first = std::move(refusal);
        }
    }
    return first;
}

model::Result<std::vector<LegalStep>> DuelMatch::fitting(const Json& json, Side side) const {
    const auto given = GivenStep::read(json, rules().keys, actionForms());
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
    ActionList list;
    Duel::legal(m_state, rules(), list);
    const MatchSteps words(m_state, rules());
    for (const Action step : list) {
        if (given->fits(words.form(step), rules().keys)) {
            steps.push_back(view(step));
        }
    }
    return steps;
}

Json DuelMatch::position(std::optional<Side> viewer) const {
    return positionJson(viewer ? Duel::view(m_state, rules(), *viewer) : m_state, rules());
}

std::optional<PendingDecision> DuelMatch::pending() const {
    const OpenDecision open = Duel::pending(m_state, rules());
    if (open.kind == DecisionKind::None) {
        return std::nullopt;
    }
    PendingDecision decision;
    decision.kind = decisionName(open.kind);
    decision.side = open.side;
    decision.least = decision.most = open.count;
    if (open.card != kNoCard) {
        decision.card = rules().keys[open.card];
        decision.sentence = m_cards->sentence(open.card, open.sentence);
    }
    return decision;
}

Outcome DuelMatch::outcome() const {
    if (!m_state.over()) {
        return {};
    }
    return {true, std::string(winnerName(m_state.winner)), std::string(endingName(m_state.ending))};
}

} // namespace blattwerk::engine::ikonen
