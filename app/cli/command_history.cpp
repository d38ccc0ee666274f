#include "app/cli/commands.h"
#include "app/cli/console.h"

#include "model/card_fields.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

void runStep(Console& console, const std::string& file, bool back) {
    auto project = openProject(console, file, database::OpenMode::ReadWrite);
    if (!project) {
        return;
    }
    auto summary = back ? project->undo() : project->redo();
    if (!summary) {
        return console.fail(summary.error());
    }
    if (console.json) {
        return console.printJson(
            nlohmann::ordered_json{{"revision", summary->revision}, {"changes", toJson(summary->changes)}});
    }
    console.print("r" + std::to_string(summary->revision));
    for (const database::HistoryChange& change : summary->changes) {
        console.print("  " + change.key + " " + change.field + ": " + model::valueText(change.before) + " -> " +
                      model::valueText(change.after));
    }
}

void runHistory(Console& console, const std::string& file, const std::string& card) {
    auto project = openProject(console, file, database::OpenMode::ReadOnly);
    if (!project) {
        return;
    }
    database::HistoryFilter filter;
    filter.cardKey = card;
    auto revisions = project->history().revisions(filter);
    if (!revisions) {
        return console.fail(revisions.error());
    }
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const database::Revision& revision : *revisions) {
        if (console.json) {
            list.push_back({{"revision", revision.number},
                            {"when", revision.when},
                            {"who", revision.who},
                            {"note", revision.note},
                            {"undone", revision.undone},
                            {"changes", toJson(revision.changes)}});
            continue;
        }
        std::string line = "r" + std::to_string(revision.number) + "\t" + revision.when + "\t" + revision.who + "\t";
        if (revision.changes.size() == 1) {
            line += revision.changes.front().key + " " + revision.changes.front().field;
        } else {
            line += std::to_string(revision.changes.size());
        }
        console.print(line + (revision.note.empty() ? "" : "\t" + revision.note) +
                      (revision.undone ? "\t(undone)" : ""));
    }
    if (console.json) {
        console.printJson(nlohmann::ordered_json{{"revisions", list}});
    }
}

} // namespace

void addHistory(CLI::App& program, Console& console) {
    auto file = std::make_shared<std::string>();
    auto* undo = program.add_subcommand("undo", "Take the newest revision back");
    undo->add_option("FILE", *file, "Project")->required();
    undo->callback([&console, file] { runStep(console, *file, true); });
    auto* redo = program.add_subcommand("redo", "Do what was taken back again");
    redo->add_option("FILE", *file, "Project")->required();
    redo->callback([&console, file] { runStep(console, *file, false); });

    auto card = std::make_shared<std::string>();
    auto* history = program.add_subcommand("history", "Who changed what when, newest first");
    history->add_option("FILE", *file, "Project")->required();
    history->add_option("--card", *card, "Only revisions that changed this card");
    history->callback([&console, file, card] { runHistory(console, *file, *card); });
}

} // namespace blattwerk::app::cli
