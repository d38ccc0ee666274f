#include "engine/play/scenario_file.h"

#include "engine/play/scenario_cards.h"

#include <algorithm>
#include <array>

namespace blattwerk::engine {

namespace {

constexpr std::array<std::pair<std::string_view, StepKind>, 7> kStepKinds = {{
    {"do", StepKind::Do},
    {"choose", StepKind::Choose},
    {"expect", StepKind::Expect},
    {"refuse", StepKind::Refuse},
    {"legal", StepKind::Legal},
    {"play", StepKind::Play},
    {"log_has", StepKind::LogHas},
}};

std::optional<FileFault> readSide(const Json& value, std::string_view place, std::optional<Side>& side) {
    if (value.is_string()) {
        side = sideFromName(value.get_ref<const std::string&>());
    }
    return side ? std::nullopt : std::optional(FileFault{std::string(place), "a side such as \"A\" is expected here"});
}

/// The side that begins, of so many.
std::optional<FileFault> readBeginner(const Json& start, std::size_t sides, std::optional<Side>& first) {
    if (!start.contains("first")) {
        return std::nullopt;
    }
    if (std::optional<FileFault> fault = readSide(start["first"], "start.first", first)) {
        return fault;
    }
    return static_cast<std::size_t>(*first) < sides
               ? std::nullopt
               : std::optional(FileFault{"start.first", "there is no side \"" + sideName(*first) + '"'});
}

std::optional<FileFault> checkStepValue(StepKind kind, const Json& value, const std::string& place) {
    const bool object = value.is_object();
    switch (kind) {
    case StepKind::Do:
    case StepKind::Refuse:
        if (!object || (!value.contains("action") && !(kind == StepKind::Refuse && value.contains("choose")))) {
            return FileFault{place, "an object with \"action\" is expected here"};
        }
        break;
    case StepKind::Choose:
        if (object || value.is_null() || value.is_boolean() || value.is_number_float()) {
            return FileFault{place, "a name, a number, a list, \"yes\", \"no\" or \"pass\" is expected here"};
        }
        break;
    case StepKind::Expect:
        if (!object) {
            return FileFault{place, "an object of paths and values is expected here"};
        }
        break;
    case StepKind::Legal:
        if (!value.is_array()) {
            return FileFault{place, "a list of action names is expected here"};
        }
        break;
    case StepKind::Play:
        if (std::optional<FileFault> fault = checkKeys(value, place, {"policy", "until", "limit"})) {
            return fault;
        }
        if (value.contains("until") && value["until"] != "turn_end" && value["until"] != "game_end") {
            return FileFault{placeOf(place, "until"), "\"turn_end\" or \"game_end\" is expected here"};
        }
        if (value.contains("policy") && !value["policy"].is_string()) {
            return FileFault{placeOf(place, "policy"), "the name of a policy is expected here"};
        }
        if (value.contains("limit") && wholeNumber(value["limit"]).value_or(-1) < 0) {
            return FileFault{placeOf(place, "limit"), "a number is expected here"};
        }
        break;
    case StepKind::LogHas:
        if (object ? !value.contains("event") : !value.is_string()) {
            return FileFault{place, "an event kind or an object with \"event\" is expected here"};
        }
        break;
    }
    return std::nullopt;
}

std::optional<FileFault> readStep(const Json& json, const std::string& place, ScenarioStep& step) {
    if (!json.is_object()) {
        return FileFault{place, "an object is expected here"};
    }
    bool found = false;
    for (const auto& [name, kind] : kStepKinds) {
        if (!json.contains(name)) {
            continue;
        }
        if (found) {
            return FileFault{place, "a step does exactly one thing"};
        }
        found = true;
        step.kind = kind;
        step.value = json[name];
        if (std::optional<FileFault> fault = checkStepValue(kind, step.value, placeOf(place, name))) {
            return fault;
        }
    }
    if (!found) {
        return FileFault{place, "none of do, choose, expect, refuse, legal, play, log_has stands here"};
    }
    const bool acts = step.kind == StepKind::Do || step.kind == StepKind::Choose || step.kind == StepKind::Refuse;
    for (const auto& [key, value] : json.items()) {
        if ((key == "by" && acts) || (key == "view" && step.kind == StepKind::Expect)) {
            if (std::optional<FileFault> fault = readSide(value, placeOf(place, key), step.side)) {
                return fault;
            }
        } else if (key == "because" && step.kind == StepKind::Refuse && value.is_string()) {
            step.because = value.get<std::string>();
        } else if (std::none_of(kStepKinds.begin(), kStepKinds.end(),
                                [&](const auto& entry) { return entry.first == key; })) {
            return FileFault{placeOf(place, key), "unknown key"};
        }
    }
    if (step.kind == StepKind::Refuse && step.because.empty()) {
        return FileFault{place, "\"because\" with the rule is missing"};
    }
    return std::nullopt;
}

std::optional<FileFault> readParameters(const Json& json, model::ParameterValues& values) {
    if (!json.is_object()) {
        return FileFault{"parameters", "an object is expected here"};
    }
    for (const auto& [key, value] : json.items()) {
        if (value.is_string()) {
            values[key] = value.get<std::string>();
        } else if (value.is_boolean()) {
            values[key] = value.get<bool>() ? "true" : "false";
        } else if (value.is_number_integer()) {
            values[key] = value.dump();
        } else {
            return FileFault{placeOf("parameters", key), "a number, true, false or a word is expected here"};
        }
    }
    return std::nullopt;
}

/// `"players": 4, "sets": [five keys]`.
std::optional<FileFault> readTournament(const Json& json, Scenario& scenario) {
    if (std::optional<FileFault> fault = checkKeys(json, "start", {"players", "sets"})) {
        return fault;
    }
    const std::optional<int> players = wholeNumber(json["players"]);
    if (!players || *players < 1) {
        return FileFault{"start.players", "the number of players is expected here"};
    }
    scenario.setup.seats = *players;
    if (!json.contains("sets")) {
        return std::nullopt;
    }
    return readKeys(json["sets"], "start.sets", scenario.setup.chosen);
}

/// `"match": {"A": [...], "B": [...]}`; what else stands beside it is the system's own.
std::optional<FileFault> readMatch(const Json& json, Scenario& scenario) {
    Json details = Json::object();
    for (const auto& [key, value] : json.items()) {
        if (key != "match" && key != "first" && key != "shuffle") {
            details[key] = value;
        }
    }
    scenario.setup.details = details.dump();
    if (std::optional<FileFault> fault = checkKeys(json["match"], "start.match", {"A", "B"})) {
        return fault;
    }
    for (const char* side : {"A", "B"}) {
        const std::string place = placeOf("start.match", side);
        if (!json["match"].contains(side)) {
            return FileFault{place, "this side has no deck"};
        }
        std::vector<std::string>& deck = scenario.setup.decks.emplace_back();
        if (std::optional<FileFault> fault =
                readDeck(json["match"][side], place, *scenario.system, scenario.setup.pool, deck)) {
            return fault;
        }
    }
    return std::nullopt;
}

/// A file that defines cards drafts from these alone.
void draftOwnCards(std::size_t ownCards, Scenario& scenario) {
    if (ownCards > 0) {
        scenario.setup.pool.resize(ownCards);
        scenario.setup.collections.clear();
    }
}

/// `"draft": [nine modules], "first": "A"`.
std::optional<FileFault> readDraft(const Json& json, std::size_t ownCards, Scenario& scenario) {
    if (std::optional<FileFault> fault = checkKeys(json, "start", {"draft", "first"})) {
        return fault;
    }
    if (std::optional<FileFault> fault = readBeginner(json, 2, scenario.setup.first)) {
        return fault;
    }
    draftOwnCards(ownCards, scenario);
    return readKeys(json["draft"], "start.draft", scenario.setup.chosen);
}

std::optional<FileFault> readStart(const Json& json, std::size_t ownCards, Scenario& scenario) {
    const bool tournaments = json.is_object() && scenario.system->system->playsTournaments();
    if (tournaments && json.contains("players") && !json.contains("match")) {
        return readTournament(json, scenario);
    }
    if (json.is_object() && scenario.system->system->drafts() && json.contains("draft")) {
        return readDraft(json, ownCards, scenario);
    }
    const bool match = tournaments && json.contains("match");
    if (std::optional<FileFault> fault =
            match ? std::nullopt : checkKeys(json, "start", {"decks", "first", "shuffle"})) {
        return fault;
    }
    if (json.contains("shuffle")) {
        if (std::optional<FileFault> fault = readFlag(json["shuffle"], "start.shuffle", scenario.setup.shuffle)) {
            return fault;
        }
    }
    if (match) {
        const std::optional<FileFault> fault = readBeginner(json, 2, scenario.setup.first);
        return fault ? fault : readMatch(json, scenario);
    }
    if (!json.contains("decks") || !json["decks"].is_object()) {
        return FileFault{"start.decks", "one deck per side is expected here"};
    }
    const Json& decks = json["decks"];
    if (std::optional<FileFault> fault = readBeginner(json, decks.size(), scenario.setup.first)) {
        return fault;
    }
    for (std::size_t side = 0; side < decks.size(); ++side) {
        const std::string name = sideName(static_cast<Side>(side));
        const std::string place = placeOf("start.decks", name);
        if (!decks.contains(name)) {
            return FileFault{place, "this side has no deck"};
        }
        std::vector<std::string>& deck = scenario.setup.decks.emplace_back();
        if (std::optional<FileFault> fault =
                readDeck(decks[name], place, *scenario.system, scenario.setup.pool, deck)) {
            return fault;
        }
    }
    return std::nullopt;
}

std::optional<FileFault> readHead(const Json& json, const ScenarioContext& context, Scenario& scenario) {
    if (std::optional<FileFault> fault = checkKeys(
            json, "", {"name", "system", "rules", "seed", "parameters", "cards", "position", "start", "steps"})) {
        return fault;
    }
    if (!json.contains("name") || !json["name"].is_string()) {
        return FileFault{"name", "the scenario has no name"};
    }
    scenario.name = json["name"].get<std::string>();
    if (!json.contains("system") || !json["system"].is_string()) {
        return FileFault{"system", "the key of a game system is expected here"};
    }
    const std::string key = json["system"].get<std::string>();
    for (const ScenarioSystem& system : context.systems) {
        if (system.system != nullptr && system.system->key() == key) {
            scenario.system = &system;
        }
    }
    if (scenario.system == nullptr) {
        return FileFault{"system", "unknown system \"" + key + '"'};
    }
    if (json.contains("rules") && !json["rules"].is_array()) {
        return FileFault{"rules", "a list of rule ids is expected here"};
    }
    if (json.contains("seed")) {
        if (!json["seed"].is_number_unsigned()) {
            return FileFault{"seed", "a number is expected here"};
        }
        scenario.setup.seed = json["seed"].get<std::uint64_t>();
    }
    return std::nullopt;
}

} // namespace

std::optional<Side> sideFromName(std::string_view name) {
    if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'H') {
        return name[0] - 'A';
    }
    return std::nullopt;
}

std::string sideName(Side side) {
    return std::string(1, static_cast<char>('A' + side));
}

std::optional<FileFault> readScenario(std::string_view text, const ScenarioContext& context, Scenario& scenario) {
    FileFault syntax;
    const std::optional<Json> json = parseJson(text, syntax);
    if (!json) {
        return syntax;
    }
    if (std::optional<FileFault> fault = readHead(*json, context, scenario)) {
        return fault;
    }
    if (json->contains("parameters")) {
        if (std::optional<FileFault> fault = readParameters((*json)["parameters"], scenario.setup.parameters)) {
            return fault;
        }
    }
    const Json cards = json->value("cards", Json::array());
    if (std::optional<FileFault> fault = readCards(cards, *scenario.system, scenario.setup.pool)) {
        return fault;
    }
    scenario.setup.collections = scenario.system->collections;
    if (json->contains("position") == json->contains("start")) {
        return FileFault{"", "a scenario has either \"position\" or \"start\""};
    }
    if (json->contains("start")) {
        if (std::optional<FileFault> fault = readStart((*json)["start"], cards.size(), scenario)) {
            return fault;
        }
    } else {
        scenario.position = (*json)["position"];
        if (scenario.system->system->drafts() && scenario.position->is_object() &&
            scenario.position->value("phase", Json()) == "draft") {
            draftOwnCards(cards.size(), scenario);
        }
    }
    if (!json->contains("steps") || !(*json)["steps"].is_array()) {
        return FileFault{"steps", "a list of steps is expected here"};
    }
    const Json& steps = (*json)["steps"];
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (std::optional<FileFault> fault = readStep(steps[i], placeOf("steps", i), scenario.steps.emplace_back())) {
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace blattwerk::engine
