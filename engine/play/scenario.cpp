#include "engine/play/scenario.h"

#include "engine/play/json_checks.h"
#include "engine/play/scenario_steps.h"

namespace blattwerk::engine {

namespace {

/// Errors of a set-up name the place as first argument where there is one.
std::string messageOf(const model::Error& error) {
    const auto arg = [&](std::size_t i) { return i < error.args.size() ? error.args[i] : std::string(); };
    if (error.code == "match.unknown_card") {
        return (arg(1).empty() ? "" : arg(1) + ": ") + "unknown card \"" + arg(0) + '"';
    }
    if (error.code == "match.unknown_parameter") {
        return placeOf("parameters", arg(0)) + ": unknown parameter";
    }
    if (error.code == "parameter.range") {
        return placeOf("parameters", arg(0)) + ": a number from " + arg(2) + " to " + arg(3) + " is expected here";
    }
    if (error.code == "parameter.kind") {
        return placeOf("parameters", arg(0)) + ": \"" + arg(1) + "\" is not possible here";
    }
    if (error.code == "match.bad_position" && !error.detail.empty()) {
        return arg(0).empty() ? error.detail : arg(0) + ": " + error.detail;
    }
    if (error.code == "match.deck_illegal") {
        return "start: this cannot be played by " + arg(0) + (arg(1).empty() ? "" : " (" + arg(1) + ')');
    }
    if (error.code == "match.unknown_type") {
        return '"' + arg(0) + "\" has the type \"" + arg(1) + "\", which this game does not know";
    }
    if (error.code == "match.value_too_large") {
        return '"' + arg(0) + "\" has the number " + arg(1) + ", which is not from " + arg(2) + " to " + arg(3);
    }
    if (error.code == "match.text_too_long") {
        return "the text of \"" + arg(0) + "\" is too long to be played";
    }
    if (error.code == "match.too_many_cards") {
        return arg(0) + " cards are more than the " + arg(1) + " that a game has room for";
    }
    if (error.code == "match.too_many_names") {
        return "a game has room for " + arg(0) + " different names only";
    }
    std::string text = error.args.empty() ? error.code : error.args[0] + ": " + error.code;
    for (std::size_t i = 1; i < error.args.size(); ++i) {
        text += (i == 1 ? " " : ", ") + error.args[i];
    }
    return error.detail.empty() ? text : text + " (" + error.detail + ')';
}

} // namespace

ScenarioResult runScenario(std::string_view text, const ScenarioContext& context) {
    ScenarioResult result;
    Scenario scenario;
    const std::optional<FileFault> fault = readScenario(text, context, scenario);
    result.name = scenario.name;
    if (fault) {
        result.refused = true;
        result.message = fault->text();
        return result;
    }
    const System& system = *scenario.system->system;
    auto match = scenario.position ? system.place(scenario.setup, *scenario.position) : system.start(scenario.setup);
    if (!match) {
        result.refused = true;
        result.message = messageOf(match.error());
        return result;
    }
    ScenarioSteps steps(scenario, std::move(match).value());
    for (std::size_t i = 0; i < scenario.steps.size(); ++i) {
        if (StepEnd end = steps.run(i); !end.ok) {
            result.step = static_cast<int>(i) + 1;
            result.refused = end.refused;
            result.message = std::move(end.message);
            return result;
        }
    }
    result.ok = true;
    return result;
}

} // namespace blattwerk::engine
