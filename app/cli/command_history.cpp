#include "app/cli/commands.h"
#include "app/cli/console.h"

#include "database/database.h"
#include "database/edition_shelf.h"
#include "database/past.h"

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

struct HistoryCommand {
    std::string file;
    std::string card;
    std::string deck;
    std::string system;
    std::string field;
    std::string note;
    std::int64_t restore = 0;
    bool before = false;
};

/// The one system that has a card or deck of that key.
model::Result<std::string> systemOf(database::Project& project, const HistoryCommand& wish) {
    if (!wish.system.empty()) {
        return wish.system;
    }
    // What is to come back may be gone now: then the history knows it.
    const char* entity = wish.card.empty() ? "collection" : "card";
    database::Statement rows(project.database(), "SELECT DISTINCT system FROM change WHERE entity=? AND key=?");
    rows.bind(entity).bind(wish.card.empty() ? wish.deck : wish.card);
    std::string systems;
    int count = 0;
    for (; rows.next(); ++count) {
        systems += (count == 0 ? "" : ", ") + rows.text(0);
    }
    if (count == 1) {
        return systems;
    }
    const std::string code = std::string(entity) + (count == 0 ? ".missing" : ".ambiguous");
    return model::Error{code, {wish.card.empty() ? wish.deck : wish.card, systems}, {}};
}

void runRestore(Console& console, const HistoryCommand& options) {
    auto project = openProject(console, options.file, database::OpenMode::ReadWrite);
    if (!project) {
        return;
    }
    database::RestoreWish wish;
    wish.time = {options.restore, options.before ? database::Moment::Before : database::Moment::After};
    wish.field = options.field;
    if (!options.card.empty() || !options.deck.empty()) {
        const auto system = systemOf(*project, options);
        if (!system) {
            return console.fail(system.error());
        }
        wish.item =
            database::HistoryItem{options.card.empty() ? database::EntityKind::Collection : database::EntityKind::Card,
                                  *system, options.card.empty() ? options.deck : options.card};
    } else if (!options.field.empty()) {
        return console.fail(translate("CommandLine", "--field needs --card or --deck."), Exit::Usage);
    }
    const auto changes = database::Past(project->database()).restore(wish);
    if (!changes) {
        return console.fail(changes.error());
    }
    database::PerformOptions perform;
    perform.note = options.note;
    const auto summary = project->perform(*changes, perform);
    if (!summary) {
        return console.fail(summary.error());
    }
    printRevision(console, *summary);
}

nlohmann::ordered_json describe(const database::ShelvedEdition& shelved) {
    return {{"revision", shelved.revision},
            {"when", shelved.edition.frozenAt},
            {"who", shelved.edition.author},
            {"note", shelved.edition.note},
            {"undone", false},
            {"changes", nlohmann::ordered_json::array()},
            {"edition", shelved.edition.label},
            {"system", shelved.edition.system}};
}

void runHistory(Console& console, const HistoryCommand& options) {
    if (options.restore != 0) {
        return runRestore(console, options);
    }
    const std::string& card = options.card;
    auto project = openProject(console, options.file, database::OpenMode::ReadOnly);
    if (!project) {
        return;
    }
    database::HistoryFilter filter;
    filter.cardKey = card;
    filter.system = options.system;
    auto revisions = project->history().revisions(filter);
    if (!revisions) {
        return console.fail(revisions.error());
    }
    if (revisions->empty() && !card.empty()) {
        if (auto known = project->cards().only(card, {}); !known) {
            return console.fail(known.error());
        }
    }
    auto editions = database::EditionShelf(project->database()).all(options.system);
    if (!editions) {
        return console.fail(editions.error());
    }
    std::erase_if(*editions, [](const database::ShelvedEdition& one) { return one.isRemoved; });
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    // An edition stands above the revision that it was frozen after.
    const auto tellEditions = [&](std::int64_t from) {
        while (card.empty() && !editions->empty() && editions->back().revision >= from) {
            const database::ShelvedEdition shelved = editions->back();
            editions->pop_back();
            if (console.json) {
                list.push_back(describe(shelved));
                continue;
            }
            const model::Edition& edition = shelved.edition;
            console.print(
                "r" + std::to_string(shelved.revision) + "\t" + edition.frozenAt + "\t" + edition.author + "\t" +
                filled(translate("CommandLine", "edition %1 frozen"), {edition.system + " " + edition.label}) +
                (edition.note.empty() ? "" : "\t" + edition.note));
        }
    };
    for (const database::Revision& revision : *revisions) {
        tellEditions(revision.number);
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
    tellEditions(0);
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

    auto options = std::make_shared<HistoryCommand>();
    auto* history = program.add_subcommand("history", translate("CommandLine", "Who changed what when, newest first"));
    history->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    history->add_option("--card", options->card, translate("CommandLine", "Only revisions that changed this card"));
    history->add_option("--system", options->system, translate("CommandLine", "Only this system"));
    auto* restore = history->add_option("--restore", options->restore,
                                        translate("CommandLine", "Bring back the state after this revision, as one "
                                                                 "step: of --card, --deck or the whole project"));
    history->add_option("--deck", options->deck, translate("CommandLine", "Restore this deck only"))->needs(restore);
    history->add_option("--field", options->field, translate("CommandLine", "Restore this field only"))->needs(restore);
    history->add_flag("--before", options->before, translate("CommandLine", "The state before the revision"))
        ->needs(restore);
    history->add_option("--note", options->note, translate("CommandLine", "Why, for the history"))->needs(restore);
    history->callback([&console, options] { runHistory(console, *options); });
}

} // namespace blattwerk::app::cli
