#include "engine/play/scenario_steps.h"

#include "engine/play/position_paths.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace blattwerk::engine {

namespace {

constexpr int kDefaultLimit = 1000;
constexpr std::uint64_t kMostSteps = 1000000;

std::string_view stepName(StepKind kind) {
    switch (kind) {
    case StepKind::Do:
        return "do";
    case StepKind::Choose:
        return "choose";
    case StepKind::Expect:
        return "expect";
    case StepKind::Refuse:
        return "refuse";
    case StepKind::Legal:
        return "legal";
    case StepKind::Play:
        return "play";
    case StepKind::LogHas:
        return "log_has";
    }
    return {};
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += text.empty() ? word : ", " + word;
    }
    return text;
}

bool sameDecision(const PendingDecision& a, const PendingDecision& b) {
    return a.kind == b.kind && a.side == b.side && a.card == b.card && a.sentence == b.sentence;
}

/// The name of the action of a step: `play`, or `choose` for the answer to a decision.
std::string actionOf(const LegalStep& step) {
    const Json json = Json::parse(step.json, nullptr, false);
    return json.is_object() ? json.value("action", std::string("choose")) : std::string();
}

} // namespace

StepEnd ScenarioSteps::run(std::size_t index) {
    const ScenarioStep& step = m_scenario.steps[index];
    m_place = placeOf(placeOf("steps", index), stepName(step.kind));
    if (step.side && !m_match->position(std::nullopt).contains(sideName(*step.side))) {
        return StepEnd::fault(placeOf(placeOf("steps", index), step.kind == StepKind::Expect ? "view" : "by"),
                              "there is no side \"" + sideName(*step.side) + '"');
    }
    switch (step.kind) {
    case StepKind::Do:
        return act(step);
    case StepKind::Choose:
        return choose(step);
    case StepKind::Expect:
        return expect(step);
    case StepKind::Refuse:
        return refuse(step);
    case StepKind::Legal:
        return legal(step);
    case StepKind::Play:
        return play(step);
    case StepKind::LogHas:
        return logHas(step);
    }
    return {};
}

StepEnd ScenarioSteps::faultOf(const model::Error& error) const {
    const auto arg = [&](std::size_t i) { return i < error.args.size() ? error.args[i] : std::string(); };
    const auto placed = [&](const std::string& field) { return field.empty() ? m_place : placeOf(m_place, field); };
    if (error.code == "match.unknown_card") {
        return StepEnd::fault(placed(arg(1)), "unknown card \"" + arg(0) + '"');
    }
    const std::string place = placed(arg(0));
    const std::string name = arg(1).empty() ? std::string() : " \"" + arg(1) + '"';
    if (error.code == "match.ambiguous_name") {
        return StepEnd::fault(place, "the name" + name + " can mean several cards");
    }
    return StepEnd::fault(place, error.detail.empty() ? error.code + name : error.detail);
}

bool ScenarioSteps::knowsCard(std::string_view key) const {
    const std::size_t mark = key.find('#');
    if (mark != std::string_view::npos && key.find_first_not_of("0123456789", mark + 1) != std::string_view::npos) {
        return false;
    }
    key = key.substr(0, mark);
    return std::any_of(m_scenario.setup.pool.begin(), m_scenario.setup.pool.end(),
                       [&](const model::Card& card) { return card.key == key; });
}

std::string ScenarioSteps::candidates(const std::vector<LegalStep>& steps) const {
    std::vector<std::string> texts;
    for (const LegalStep& step : steps) {
        texts.push_back(step.json);
    }
    return joined(texts);
}

StepEnd ScenarioSteps::applyCode(std::uint64_t code) {
    std::vector<EventView> events = m_match->apply(code);
    m_events.insert(m_events.end(), std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
    return {};
}

StepEnd ScenarioSteps::applyFitting(const Json& json, Side side) {
    const model::Result<std::vector<LegalStep>> fitting = m_match->fitting(json, side);
    if (!fitting) {
        return faultOf(fitting.error());
    }
    if (fitting->empty()) {
        const auto why = m_match->explain(json, side);
        std::string message = shown(json) + " is not legal";
        if (why && why->has_value() && !(*why)->rules.empty()) {
            message += " (" + joined((*why)->rules) + ")";
        }
        return StepEnd::failure(message + "; legal: " + candidates(m_match->legal()));
    }
    // Copies of a card in one pile differ only by their code.
    std::set<std::string> different;
    for (const LegalStep& step : *fitting) {
        different.insert(step.json);
    }
    if (different.size() > 1) {
        return StepEnd::failure(shown(json) + " leaves several steps open: " + candidates(*fitting));
    }
    return applyCode(fitting->front().code);
}

StepEnd ScenarioSteps::act(const ScenarioStep& step) {
    m_events.clear();
    return applyFitting(step.value, step.side.value_or(m_match->actor()));
}

StepEnd ScenarioSteps::choose(const ScenarioStep& step) {
    m_events.clear();
    const std::optional<PendingDecision> pending = m_match->pending();
    if (!pending) {
        return StepEnd::failure("no decision is open");
    }
    const Side side = step.side.value_or(pending->side);
    Json answer = step.value;
    if (answer.is_array()) {
        const auto whole = m_match->fitting(Json{{"choose", answer}}, side);
        if (whole && !whole->empty()) {
            return applyFitting(Json{{"choose", answer}}, side);
        }
        if (answer.empty()) {
            return applyFitting(Json{{"choose", "pass"}}, side);
        }
    } else {
        answer = Json::array({answer});
    }
    return chooseList(answer, side);
}

StepEnd ScenarioSteps::chooseList(const Json& list, Side side) {
    const PendingDecision first = *m_match->pending();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<PendingDecision> now = m_match->pending();
        const bool open = now && sameDecision(*now, first);
        // Of an order the last one follows by itself.
        if (!open && i > 0 && i + 1 == list.size() && first.kind == "order") {
            return {};
        }
        if (!open) {
            return StepEnd::failure("the decision is closed before " + shown(list[i]));
        }
        if (StepEnd end = applyFitting(Json{{"choose", list[i]}}, side); !end.ok) {
            return end;
        }
    }
    // A list is complete: what may still be chosen is not wanted.
    if (const std::optional<PendingDecision> now = m_match->pending(); now && sameDecision(*now, first)) {
        const auto pass = m_match->fitting(Json{{"choose", "pass"}}, side);
        if (pass && pass->size() == 1 && first.most > 1) {
            return applyCode(pass->front().code);
        }
    }
    return {};
}

StepEnd ScenarioSteps::expect(const ScenarioStep& step) {
    const Json position = m_match->position(step.side);
    std::vector<std::string> differences;
    for (const auto& [path, expected] : step.value.items()) {
        if (const std::optional<std::string> fault = faultOfExpectation(expected)) {
            return StepEnd::fault(placeOf(m_place, path), *fault);
        }
        const PathValue found = valueAt(position, path);
        if (found.status == PathValue::NoSuchPath ||
            (found.status == PathValue::NoSuchCard && !knowsCard(found.part))) {
            return StepEnd::fault(placeOf(m_place, path), "unknown path, at \"" + found.part + '"');
        }
        if (found.status == PathValue::NoSuchCard) {
            differences.push_back(path + ": " + found.part + " is not there");
        } else if (!meets(found.value, expected, isOrdered(found.key))) {
            differences.push_back(path + " is " + shown(found.value) + ", expected " + shown(expected));
        }
    }
    return differences.empty() ? StepEnd{} : StepEnd::failure(joined(differences));
}

StepEnd ScenarioSteps::refuse(const ScenarioStep& step) {
    const Side side = step.side.value_or(m_match->actor());
    const std::uint64_t before = m_match->digest();
    const auto why = m_match->explain(step.value, side);
    if (!why) {
        return faultOf(why.error());
    }
    if (m_match->digest() != before) {
        return StepEnd::failure("asking why changed the game");
    }
    if (!why->has_value()) {
        return StepEnd::failure(shown(step.value) + " is legal");
    }
    const std::vector<std::string>& rules = (*why)->rules;
    if (std::find(rules.begin(), rules.end(), step.because) == rules.end()) {
        return StepEnd::failure("refused because of " + joined(rules) + ", expected " + step.because);
    }
    return {};
}

StepEnd ScenarioSteps::legal(const ScenarioStep& step) {
    std::set<std::string> now;
    for (const LegalStep& legalStep : m_match->legal()) {
        now.insert(actionOf(legalStep));
    }
    std::set<std::string> expected;
    for (const Json& name : step.value) {
        if (!name.is_string()) {
            return StepEnd::fault(m_place, "the name of an action is expected here");
        }
        expected.insert(name.get<std::string>());
    }
    if (now == expected) {
        return {};
    }
    return StepEnd::failure("legal are " + joined({now.begin(), now.end()}));
}

StepEnd ScenarioSteps::play(const ScenarioStep& step) {
    m_events.clear();
    const std::string policy = step.value.value("policy", std::string("greedy"));
    const bool toTurnEnd = step.value.value("until", std::string("turn_end")) == "turn_end";
    const auto limit = static_cast<int>(std::min(step.value.value("limit", std::uint64_t{kDefaultLimit}), kMostSteps));
    const auto turnNow = [&] {
        const Json position = m_match->position(std::nullopt);
        return position.contains("turn") ? position["turn"] : position.value("active", Json());
    };
    const Json turn = turnNow();
    for (int count = 0; !m_match->outcome().over && (!toTurnEnd || turnNow() == turn); ++count) {
        if (count == limit) {
            return StepEnd::failure("not done after " + std::to_string(limit) + " steps");
        }
        const auto code = m_scenario.system->system->decide(*m_match, policy,
                                                            m_scenario.setup.seed + static_cast<std::uint64_t>(count));
        if (!code) {
            return StepEnd::fault(placeOf(m_place, "policy"), "unknown policy \"" + policy + '"');
        }
        applyCode(*code);
    }
    return {};
}

StepEnd ScenarioSteps::logHas(const ScenarioStep& step) {
    const Json wanted = step.value.is_string() ? Json{{"event", step.value}} : step.value;
    const auto fits = [&](const EventView& event) {
        return std::all_of(wanted.items().begin(), wanted.items().end(), [&](const auto& item) {
            if (item.key() == "event") {
                return item.value() == event.kind;
            }
            const std::string* arg = event.arg(item.key());
            return arg != nullptr && (item.value().is_string() ? item.value() == *arg : shown(item.value()) == *arg);
        });
    };
    if (std::any_of(m_events.begin(), m_events.end(), fits)) {
        return {};
    }
    std::vector<std::string> kinds;
    for (const EventView& event : m_events) {
        kinds.push_back(event.kind);
    }
    return StepEnd::failure("no event " + shown(step.value) + " among " + joined(kinds));
}

} // namespace blattwerk::engine
