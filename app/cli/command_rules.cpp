#include "app/cli/commands.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/session/rule_links.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct RulesOptions {
    std::string file;
    std::vector<std::string> query;
    std::string card;
    std::string system;
    int limit = 20;
};

nlohmann::ordered_json toJson(const database::RuleHit& hit) {
    return {{"kind", hit.kind}, {"id", hit.id},           {"title", hit.title},
            {"text", hit.text}, {"matched", hit.matched}, {"system", hit.system}};
}

/// Rules that concern the card; with a query only those among its hits.
std::vector<database::RuleHit> rulesOfCard(Workspace& workspace, const model::Card& card, model::Language language,
                                           const std::vector<database::RuleHit>& hits, bool queried) {
    const SystemDesk& desk = workspace.system(card.system);
    std::vector<database::RuleHit> result;
    for (const std::string& id : RuleLinks(card.system).rulesOf(desk, card)) {
        const auto hit = std::ranges::find(hits, id, &database::RuleHit::id);
        if (hit != hits.end()) {
            result.push_back(*hit);
        } else if (!queried) {
            if (auto rule = workspace.project().rules().rule(id); rule && *rule) {
                result.push_back(
                    {"rule", id, card.system, (*rule)->title.in(language), (*rule)->text.in(language), {}});
            }
        }
    }
    return result;
}

void runRules(Console& console, const RulesOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    if (!options.system.empty() && !isSystem(console, *workspace, options.system)) {
        return;
    }
    std::string query;
    for (const std::string& part : options.query) {
        query += (query.empty() ? "" : " ") + part;
    }
    std::vector<database::RuleHit> hits;
    if (!query.empty()) {
        const int limit = options.card.empty() ? options.limit : 1000;
        auto found = workspace->project().ruleSearch().find(query, console.language, options.system, limit);
        if (!found) {
            return console.fail(found.error());
        }
        hits = std::move(*found);
    }
    if (!options.card.empty()) {
        auto card = workspace->project().cards().only(options.card, options.system);
        if (!card) {
            return console.fail(card.error());
        }
        hits = rulesOfCard(*workspace, *card, console.language, hits, !query.empty());
    }
    if (query.empty() && options.card.empty()) {
        return console.fail(
            translate("CommandLine", "Words to look for, or --card with the key of a card, are missing."), Exit::Usage);
    }
    nlohmann::ordered_json results = nlohmann::ordered_json::array();
    for (const database::RuleHit& hit : hits) {
        if (console.json) {
            results.push_back(toJson(hit));
        } else {
            console.print(hit.id + "  " + hit.title + "\n    " + hit.text);
        }
    }
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{{"results", results}});
    }
    if (hits.empty()) {
        console.remark(translate("CommandLine", "No rule fits."));
    }
}

} // namespace

void addRules(CLI::App& program, Console& console) {
    auto* command =
        program.add_subcommand("rules", translate("CommandLine", "Look rules up by everyday words, best first"));
    auto options = std::make_shared<RulesOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("QUERY", options->query, translate("CommandLine", "Words, or the id of a rule"));
    command->add_option("--card", options->card, translate("CommandLine", "Rules that concern this card"));
    command->add_option("--system", options->system, translate("CommandLine", "Only rules of this system"));
    command->add_option("--limit", options->limit, translate("CommandLine", "Results at the most"))
        ->check(wholeNumber(1, 1000));
    command->callback([&console, options] { runRules(console, *options); });
}

} // namespace blattwerk::app::cli
