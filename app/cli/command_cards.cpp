#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/workspace_access.h"

#include "model/card_fields.h"

#include <CLI/CLI.hpp>

#include <map>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct CardsOptions {
    std::string file;
    std::vector<std::string> query;
    std::string system;
    std::string fields;
};

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> parts;
    std::string part;
    for (const char c : list + ",") {
        if (c == ',') {
            if (!part.empty()) {
                parts.push_back(part);
            }
            part.clear();
        } else if (c != ' ') {
            part += c;
        }
    }
    return parts;
}

std::string oneLine(std::string text) {
    for (char& c : text) {
        c = c == '\n' || c == '\t' ? ' ' : c;
    }
    return text;
}

void runCards(Console& console, const CardsOptions& options) {
    const auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    database::Project* project = &workspace->project();
    std::string query;
    for (const std::string& part : options.query) {
        query += (query.empty() ? "" : " ") + part;
    }
    auto known = project->cardSearch().fields();
    if (!known) {
        return console.fail(known.error());
    }
    const model::FilterFields& meanings = workspace->meaningFields();
    known->insert(known->end(), meanings.begin(), meanings.end());
    const auto filter = model::CardFilter::parse(query, *known);
    if (!filter) {
        return console.fail(filter.error());
    }
    auto cards = project->cardSearch().find(*filter, {options.system, 0});
    if (!cards) {
        return console.fail(cards.error());
    }
    const std::vector<std::string> fields =
        options.fields.empty() ? std::vector<std::string>{"type", "name"} : split(options.fields);
    std::map<std::string, std::map<std::string, std::vector<std::string>, std::less<>>> collections;
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const model::Card& card : *cards) {
        if (!collections.contains(card.system)) {
            if (auto byCard = project->collections().keysByCard(card.system)) {
                collections[card.system] = std::move(*byCard);
            }
        }
        if (!console.json) {
            std::string line = card.key;
            for (const std::string& field : fields) {
                line += '\t' + oneLine(model::valueText(model::fieldValue(card, field)));
            }
            console.print(line);
            continue;
        }
        nlohmann::ordered_json stats = nlohmann::ordered_json::object();
        for (const auto& [field, value] : card.stats) {
            stats[field] = toJson(value);
        }
        const auto& held = collections[card.system];
        const auto holders = held.find(card.key);
        list.push_back({{"key", card.key},
                        {"system", card.system},
                        {"type", card.type},
                        {"name", card.name},
                        {"text", card.text},
                        {"stats", stats},
                        {"collections", holders == held.end() ? std::vector<std::string>{} : holders->second},
                        {"flavour", card.flavour},
                        {"notes", card.notes},
                        {"status", std::string(model::statusName(card.status))},
                        {"revision", card.revision}});
    }
    if (console.json) {
        console.printJson(nlohmann::ordered_json{{"cards", list}});
    }
}

struct EditOptions {
    std::string file;
    std::string card;
    std::string system;
    std::vector<std::string> set;
    std::string note;
};

void printRevision(const Console& console, const database::RevisionSummary& summary) {
    if (console.json) {
        return console.printJson(
            nlohmann::ordered_json{{"revision", summary.revision}, {"changes", toJson(summary.changes)}});
    }
    console.print("r" + std::to_string(summary.revision));
    for (const database::HistoryChange& change : summary.changes) {
        console.print("  " + change.key + " " + change.field + ": " + oneLine(model::valueText(change.before)) +
                      " -> " + oneLine(model::valueText(change.after)));
    }
}

void runEdit(Console& console, const EditOptions& options) {
    auto project = openProject(console, options.file, database::OpenMode::ReadWrite);
    if (!project) {
        return;
    }
    auto before = project->cards().only(options.card, options.system);
    if (!before) {
        return console.fail(before.error());
    }
    const auto system = project->systems().find(before->system);
    if (!system || !*system) {
        return console.fail(model::Error{"edit.unknown_system", {before->system}, {}});
    }
    model::Card after = *before;
    for (const std::string& set : options.set) {
        const Assignment part = assignment(set);
        if (!part.found) {
            return console.fail("--set " + set + ": field=value", Exit::Usage);
        }
        if (auto done = model::setFieldText(after, (*system)->schema, part.name, part.value); !done) {
            return console.fail(done.error());
        }
    }
    model::ChangeSet changes = model::editCard(*before, after);
    changes.note = options.note;
    auto summary = project->perform(changes);
    if (!summary) {
        return console.fail(summary.error());
    }
    printRevision(console, *summary);
}

} // namespace

void addCards(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("cards", "Search, print cards");
    auto options = std::make_shared<CardsOptions>();
    command->add_option("FILE", options->file, "Project")->required();
    command->add_option("QUERY", options->query, "e.g. typ:charakter kosten<=2 text:\"stress\" -deck:purpurpakt");
    command->add_option("--system", options->system, "Only cards of this system");
    command->add_option("--fields", options->fields, "Fields to print, separated by commas");
    command->callback([&console, options] { runCards(console, *options); });
}

void addEdit(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("edit", "Change fields of a card: one undoable edit");
    auto options = std::make_shared<EditOptions>();
    command->add_option("FILE", options->file, "Project")->required();
    command->add_option("--card", options->card, "Key of the card")->required();
    command->add_option("--set", options->set, "field=value; repeat for more")->required()->allow_extra_args(false);
    command->add_option("--system", options->system, "System, where two use the same key");
    command->add_option("--note", options->note, "Reason, for the history");
    command->callback([&console, options] { runEdit(console, *options); });
}

} // namespace blattwerk::app::cli
