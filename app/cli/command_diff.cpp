#include "app/cli/difference_output.h"
#include "app/cli/exchange_commands.h"

#include "app/session/illegal_decks.h"
#include "app/session/scenario_files.h"
#include "database/comparison/difference.h"
#include "database/comparison/edition_contents.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct DiffCommand {
    std::string before;
    std::string after;
    std::string system;
    std::vector<std::string> editions;
    std::vector<std::string> scenarios;
};

/// git names the empty side of a new or deleted file so.
constexpr std::string_view kNothing = "/dev/null";

model::Result<database::ProjectContents> contentsAt(const std::string& path) {
    return path == kNothing ? database::ProjectContents() : database::readContentsOf(path);
}

struct Sides {
    database::ProjectContents before;
    database::ProjectContents after;
};

model::Result<Sides> twoProjects(const DiffCommand& options) {
    const auto before = contentsAt(options.before);
    if (!before) {
        return before.error();
    }
    const auto after = contentsAt(options.after);
    return after ? model::Result<Sides>(Sides{*before, *after}) : after.error();
}

/// Two editions of one project, or one and the present state.
model::Result<Sides> twoEditions(const DiffCommand& options) {
    auto project = database::Project::open(options.before, database::OpenMode::ReadOnly);
    if (!project) {
        return project.error();
    }
    const auto before = database::editionContents(**project, options.system, options.editions.front());
    if (!before) {
        return before.error();
    }
    auto after = options.editions.size() > 1 ? database::editionContents(**project, options.system, options.editions[1])
                                             : database::readContents(**project);
    if (!after) {
        return after.error();
    }
    std::erase_if(after->systems, [&](const auto& one) { return one.package.info.key != options.system; });
    // An edition has no name of its own.
    after->name = before->name;
    return Sides{*before, *after};
}

bool isUsable(Console& console, const DiffCommand& options) {
    const bool comparesEditions = !options.editions.empty();
    if (comparesEditions != options.after.empty() || comparesEditions == options.system.empty() ||
        options.editions.size() > 2) {
        console.fail(translate("CommandLine", "diff needs two projects, or one project with --system and one or two "
                                              "--edition."),
                     Exit::Usage);
        return false;
    }
    return true;
}

nlohmann::ordered_json describe(const std::vector<IllegalDeck>& decks) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const IllegalDeck& deck : decks) {
        nlohmann::ordered_json rules = nlohmann::ordered_json::array();
        for (const model::Finding& finding : deck.errors) {
            rules.push_back(finding.rule);
        }
        list.push_back({{"key", deck.key}, {"system", deck.system}, {"rules", std::move(rules)}});
    }
    return list;
}

nlohmann::ordered_json describe(const engine::ScenarioResult& result) {
    nlohmann::ordered_json json{{"ok", result.ok}};
    if (result.step > 0) {
        json["step"] = result.step;
    }
    if (!result.ok) {
        json["message"] = result.message;
    }
    return json;
}

nlohmann::ordered_json describe(const ScenarioComparison& scenarios) {
    nlohmann::ordered_json changed = nlohmann::ordered_json::array();
    for (const ChangedScenario& one : scenarios.changed) {
        changed.push_back(
            {{"file", one.file}, {"name", one.name}, {"before", describe(one.before)}, {"after", describe(one.after)}});
    }
    return {{"run", scenarios.run}, {"changed", std::move(changed)}};
}

void print(const Console& console, const ScenarioComparison& scenarios) {
    for (const ChangedScenario& one : scenarios.changed) {
        console.print(filled(translate("CommandLine", "! scenario %1 (%2): was: %3; is: %4"),
                             {one.name, one.file, scenarioResultText(one.before), scenarioResultText(one.after)}));
    }
    console.print(filled(translate("CommandLine", "Scenarios: %1 run, %2 with another result"),
                         {std::to_string(scenarios.run), std::to_string(scenarios.changed.size())}));
}

void runDiff(Console& console, const DiffCommand& options) {
    if (!isUsable(console, options)) {
        return;
    }
    const auto files = scenarioFiles(options.scenarios);
    if (!files) {
        return console.fail(files.error());
    }
    const auto sides = options.editions.empty() ? twoProjects(options) : twoEditions(options);
    if (!sides) {
        return console.fail(sides.error());
    }
    // Checks need the rules engine; between projects, where git waits for the answer, `check` tells the same.
    const auto illegal = options.editions.empty() ? model::Result<std::vector<IllegalDeck>>(std::vector<IllegalDeck>())
                                                  : decksTurnedIllegal(sides->before, sides->after);
    if (!illegal) {
        return console.fail(illegal.error());
    }
    const auto scenarios = files->empty() ? model::Result<ScenarioComparison>(ScenarioComparison())
                                          : compareScenarios(sides->before, sides->after, *files);
    if (!scenarios) {
        return console.fail(scenarios.error());
    }
    const database::Difference found = database::difference(sides->before, sides->after);
    if (console.json) {
        nlohmann::ordered_json json = toJson(found);
        if (!options.editions.empty()) {
            json["illegal"] = describe(*illegal);
        }
        if (!files->empty()) {
            json["scenarios"] = describe(*scenarios);
        }
        return console.printJson(json);
    }
    printDifference(console, found, sides->before, sides->after);
    for (const IllegalDeck& deck : *illegal) {
        std::string rules;
        for (const model::Finding& finding : deck.errors) {
            const bool isNew = rules.find(finding.rule) == std::string::npos;
            rules += isNew ? (rules.empty() ? "" : ", ") + finding.rule : "";
        }
        console.print(filled(translate("CommandLine", "! deck %1 became illegal: %2"), {deck.key, rules}));
    }
    if (!files->empty()) {
        print(console, *scenarios);
    }
}

} // namespace

void addDiff(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "diff", translate("CommandLine", "What differs between two projects, by card, deck, rule and field"));
    auto options = std::make_shared<DiffCommand>();
    command->add_option("A", options->before, translate("CommandLine", "Project as it was"))->required();
    command->add_option("B", options->after, translate("CommandLine", "Project as it is"));
    command->add_option("--system", options->system, translate("CommandLine", "System of the editions"));
    command
        ->add_option("--edition", options->editions,
                     translate("CommandLine", "Compare this edition of A with a second one or the present state"))
        ->allow_extra_args(false);
    command
        ->add_option("--scenarios", options->scenarios,
                     translate("CommandLine", "Run these scenario files or folders on both and list those whose "
                                              "result changed"))
        ->allow_extra_args(false);
    command->callback([&console, options] { runDiff(console, *options); });
}

} // namespace blattwerk::app::cli
