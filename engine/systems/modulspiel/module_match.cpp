#include "engine/systems/modulspiel/module_match.h"

#include "engine/systems/modulspiel/match_events.h"
#include "engine/systems/modulspiel/match_position.h"
#include "engine/systems/modulspiel/match_refusal.h"
#include "engine/systems/modulspiel/match_steps.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

LegalStep ModuleMatch::view(Action step) const {
    const Side side = step.kind == ActionKind::Concede ? step.a : m_state.actor();
    return {step.code(), side, MatchSteps(m_state, rules()).form(step).json(rules().keys).dump()};
}

std::vector<LegalStep> ModuleMatch::legal() const {
    ActionList list;
    ModuleGame::legal(m_state, rules(), list);
    std::vector<LegalStep> steps;
    for (const Action step : list) {
        steps.push_back(view(step));
    }
    return steps;
}

bool ModuleMatch::isLegal(std::uint64_t code) const {
    return ModuleGame::isLegal(m_state, rules(), Action::fromCode(code));
}

bool ModuleMatch::isConcession(std::uint64_t code) const {
    const Action step = Action::fromCode(code);
    return step.kind == ActionKind::Concede && step.a < 2 && !m_state.over();
}

std::vector<EventView> ModuleMatch::apply(std::uint64_t code) {
    RecordingSink sink;
    ModuleGame::apply(m_state, rules(), Action::fromCode(code), sink);
    return eventViews(sink.events(), rules());
}

/// Also refuses places and modules that there are not.
model::Result<GivenStep> ModuleMatch::read(const Json& json) const {
    auto given = GivenStep::read(json, rules().keys, actionForms(), answerWords());
    if (!given) {
        return given;
    }
    const auto fault = [](const char* field, const std::string& word) {
        return model::Error{"match.bad_step", {field}, "there is no \"" + word + '"'};
    };
    const std::string place = given->word("place");
    if (!place.empty() &&
        std::ranges::find(answerWords().first(kPlaceCount), place) == answerWords().first(kPlaceCount).end()) {
        return fault("place", place);
    }
    const std::string module = given->word("module");
    if (!module.empty() && std::ranges::find(rules().modules, module) == rules().modules.end()) {
        return fault("module", module);
    }
    return given;
}

model::Result<std::optional<Refusal>> ModuleMatch::explain(const Json& json, Side side) const {
    const auto given = read(json);
    if (!given) {
        return given.error();
    }
    return explainGiven(*given, side);
}

std::optional<Refusal> ModuleMatch::explainGiven(const GivenStep& given, Side side) const {
    const MatchRefusal refusals(m_state, rules());
    if (side == m_state.actor() && !MatchSteps(m_state, rules()).fitting(given).empty()) {
        return std::nullopt;
    }
    if (given.action() == "choose") {
        return refusals.of(choose(ChoiceKind::Card, kNoCard), side);
    }
    std::optional<Refusal> first;
    for (const Action step : MatchSteps(m_state, rules()).meant(given, side)) {
        std::optional<Refusal> refusal = refusals.of(step, side);
        if (!refusal) {
            return std::nullopt;
        }
        if (!first) {
            first = std::move(refusal);
        } else {
            // What a part that was left out could stand for is refused for several reasons.
            for (const std::string& rule : refusal->rules) {
                if (std::ranges::find(first->rules, rule) == first->rules.end()) {
                    first->rules.push_back(rule);
                }
            }
        }
    }
    return first ? first : refusals.of(choose(ChoiceKind::Card, kNoCard), side);
}

model::Result<std::vector<LegalStep>> ModuleMatch::fitting(const Json& json, Side side) const {
    const auto given = read(json);
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
    if (side == m_state.actor()) {
        for (const Action step : MatchSteps(m_state, rules()).fitting(*given)) {
            steps.push_back(view(step));
        }
    }
    return steps;
}

Json ModuleMatch::position(std::optional<Side> viewer) const {
    return positionJson(viewer ? ModuleGame::view(m_state, rules(), *viewer) : m_state, rules());
}

std::optional<PendingDecision> ModuleMatch::pending() const {
    const OpenDecision open = ModuleGame::pending(m_state, rules());
    if (open.kind == DecisionKind::None) {
        return std::nullopt;
    }
    PendingDecision decision;
    decision.kind = decisionName(open.kind);
    decision.side = open.side;
    decision.least = open.least;
    decision.most = open.most;
    if (open.card != kNoCard) {
        const std::uint8_t card = rules().instances[open.card].card;
        decision.card = rules().keys[card];
        decision.sentence = open.kind == DecisionKind::Effort ? "" : m_cards->sentence(card, open.sentence);
    }
    return decision;
}

Outcome ModuleMatch::outcome() const {
    if (!m_state.over()) {
        return {};
    }
    return {true, std::string(winnerName(m_state.winner)), std::string(endingName(m_state.ending))};
}

} // namespace blattwerk::engine::modulspiel
