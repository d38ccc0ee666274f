#include "engine/systems/fahnenturnier/tournament_match.h"

#include "engine/systems/fahnenturnier/match_events.h"
#include "engine/systems/fahnenturnier/match_position.h"
#include "engine/systems/fahnenturnier/match_refusal.h"
#include "engine/systems/fahnenturnier/match_steps.h"
#include "engine/systems/fahnenturnier/position_names.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

LegalStep TournamentMatch::view(Action step) const {
    const Side side = step.kind == ActionKind::Concede ? static_cast<Side>(step.value) : m_state.actor();
    return {step.code(), side, MatchSteps(m_state, rules()).form(step).json(rules().keys).dump()};
}

std::vector<LegalStep> TournamentMatch::legal() const {
    ActionList list;
    Tournament::legal(m_state, rules(), list);
    std::vector<LegalStep> steps;
    for (const Action step : list) {
        steps.push_back(view(step));
    }
    return steps;
}

bool TournamentMatch::isLegal(std::uint64_t code) const {
    return Tournament::isLegal(m_state, rules(), Action::fromCode(code));
}

bool TournamentMatch::isConcession(std::uint64_t code) const {
    const Action step = Action::fromCode(code);
    return step.kind == ActionKind::Concede && step.value < 2 && Tournament::mayConcede(m_state);
}

std::vector<EventView> TournamentMatch::apply(std::uint64_t code) {
    RecordingSink sink;
    Tournament::apply(m_state, rules(), Action::fromCode(code), sink);
    return eventViews(sink.events(), rules());
}

model::Result<std::optional<Refusal>> TournamentMatch::explain(const Json& json, Side side) const {
    const auto given = GivenStep::read(json, rules().keys, actionForms());
    if (!given) {
        return given.error();
    }
    return explainGiven(*given, side);
}

std::optional<Refusal> TournamentMatch::explainGiven(const GivenStep& given, Side side) const {
    const MatchRefusal refusals(m_state, rules());
    if (given.action() == "choose") {
        ActionList list;
        Tournament::legal(m_state, rules(), list);
        const MatchSteps words(m_state, rules());
        const bool fits = std::any_of(list.begin(), list.end(), [&](Action step) {
            return step.kind == ActionKind::Choose && given.fits(words.form(step), rules().keys);
        });
        return fits && side == m_state.actor() ? std::nullopt : refusals.of(choose(ChoiceKind::Card, kNoCard), side);
    }
    std::vector<Action> meant = MatchSteps(m_state, rules()).meant(given, side);
    if (meant.empty()) {
        // A card that is named is not there, or a level that there is not.
        const ActionKind kind = given.action() == "remove"   ? ActionKind::Remove
                                : given.action() == "reroll" ? ActionKind::Reroll
                                : given.action() == "pick"   ? ActionKind::Pick
                                                             : ActionKind::ChooseLevel;
        meant.push_back(action(kind, bitsBelow(Action::kValueBits)));
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

model::Result<std::vector<LegalStep>> TournamentMatch::fitting(const Json& json, Side side) const {
    const auto given = GivenStep::read(json, rules().keys, actionForms());
    if (!given) {
        return given.error();
    }
    std::vector<LegalStep> steps;
    if (given->action() == "concede") {
        if (Tournament::mayConcede(m_state)) {
            steps.push_back(view(action(ActionKind::Concede, static_cast<std::uint64_t>(side))));
        }
        return steps;
    }
    if (side != m_state.actor()) {
        return steps;
    }
    const MatchSteps words(m_state, rules());
    if (given->action() == "reroll" || (given->action() == "remove" && given->has("cards"))) {
        for (const Action step : words.meant(*given, side)) {
            if (Tournament::isLegal(m_state, rules(), step)) {
                steps.push_back(view(step));
            }
        }
        return steps;
    }
    ActionList list;
    Tournament::legal(m_state, rules(), list);
    for (const Action step : list) {
        if (given->fits(words.form(step), rules().keys)) {
            steps.push_back(view(step));
        }
    }
    return steps;
}

Json TournamentMatch::position(std::optional<Side> viewer) const {
    return positionJson(viewer ? Tournament::view(m_state, rules(), *viewer) : m_state, rules());
}

std::optional<PendingDecision> TournamentMatch::pending() const {
    const OpenDecision open = Tournament::pending(m_state, rules());
    if (open.kind == DecisionKind::None) {
        return std::nullopt;
    }
    PendingDecision decision;
    decision.kind = decisionName(open.kind);
    decision.side = open.seat;
    decision.least = decision.most = open.count;
    decision.card = rules().keys[open.card];
    decision.sentence = m_cards->sentence(open.card, open.sentence);
    return decision;
}

Outcome TournamentMatch::outcome() const {
    if (!m_state.over()) {
        return {};
    }
    return {true, winnerName(m_state), std::string(reasonName(m_state))};
}

} // namespace blattwerk::engine::fahnenturnier
