#include "app/cli/commands.h"
#include "app/cli/console.h"

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
    printRevision(console, *summary);
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
    if (revisions->empty() && !card.empty()) {
        if (auto known = project->cards().only(card, {}); !known) {
            return console.fail(known.error());
        }
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
            line += translate("CommandLine", "%n change(s)", nullptr, int(revision.changes.size()));
        }
        console.print(line + (revision.note.empty() ? "" : "\t" + revision.note) +
                      (revision.undone ? '\t' + translate("CommandLine", "(taken back)") : ""));
    }
    if (console.json) {
        console.printJson(nlohmann::ordered_json{{"revisions", list}});
    }
}

} // namespace

void addHistory(CLI::App& program, Console& console) {
    auto file = std::make_shared<std::string>();
    auto* undo = program.add_subcommand("undo", translate("CommandLine", "Take the newest revision back"));
    undo->add_option("FILE", *file, translate("CommandLine", "Project"))->required();
    undo->callback([&console, file] { runStep(console, *file, true); });
    auto* redo = program.add_subcommand("redo", translate("CommandLine", "Do what was taken back again"));
    redo->add_option("FILE", *file, translate("CommandLine", "Project"))->required();
    redo->callback([&console, file] { runStep(console, *file, false); });

    auto card = std::make_shared<std::string>();
    auto* history = program.add_subcommand("history", translate("CommandLine", "Who changed what when, newest first"));
    history->add_option("FILE", *file, translate("CommandLine", "Project"))->required();
    history->add_option("--card", *card, translate("CommandLine", "Only revisions that changed this card"));
    history->callback([&console, file, card] { runHistory(console, *file, *card); });
}

} // namespace blattwerk::app::cli
