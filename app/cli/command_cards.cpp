#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/workspace_access.h"

#include "model/card_fields.h"
#include "model/text_folding.h"

#include <CLI/CLI.hpp>

#include <algorithm>
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

/// Codes `card.unknown_field` and `system.unknown`.
model::Result<void> checkWishes(database::Project& project, const CardsOptions& options,
                                const std::vector<std::string>& fields) {
    auto systems = project.systems().all();
    if (!systems) {
        return systems.error();
    }
    const auto isWanted = [&](const model::SystemInfo& info) {
        return options.system.empty() || info.key == options.system;
    };
    if (std::ranges::none_of(*systems, isWanted) && !options.system.empty()) {
        return model::Error{"edit.unknown_system", {options.system}, {}};
    }
    for (const std::string& field : fields) {
        const auto& common = model::commonCardFields();
        const bool known = std::ranges::find(common, field) != common.end() ||
                           std::ranges::any_of(*systems, [&](const auto& info) { return info.schema.field(field); });
        if (!known) {
            return model::Error{"card.unknown_field", {field}, {}};
        }
    }
    return {};
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
    std::vector<std::string> fields =
        options.fields.empty() ? std::vector<std::string>{"type", "name"} : split(options.fields);
    std::erase(fields, "key"); // every line begins with it
    if (auto checked = checkWishes(*project, options, fields); !checked) {
        return console.fail(checked.error());
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
    if (cards->empty()) {
        console.remark(translate("CommandLine", "No card fits."));
    }
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
                line += '\t' + model::printableText(model::valueText(model::fieldValue(card, field)), true);
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

/// Reads the card, changes it and writes it; `edit.conflict` if somebody else wrote in between.
model::Result<database::RevisionSummary> edited(database::Project& project, const EditOptions& options,
                                                const std::vector<Assignment>& wishes) {
    auto before = project.cards().only(options.card, options.system);
    if (!before) {
        return before.error();
    }
    const auto system = project.systems().find(before->system);
    if (!system || !*system) {
        return model::Error{"edit.unknown_system", {before->system}, {}};
    }
    model::Card after = *before;
    for (const Assignment& wish : wishes) {
        if (auto done = model::setFieldText(after, (*system)->schema, wish.name, wish.value); !done) {
            return done.error();
        }
    }
    model::ChangeSet changes = model::editCard(*before, after);
    changes.note = options.note;
    return project.perform(changes);
}

void runEdit(Console& console, const EditOptions& options) {
    constexpr int kTries = 10;
    std::vector<Assignment> wishes;
    for (const std::string& set : options.set) {
        const auto wish = requiredAssignment(console, "--set", set);
        if (!wish) {
            return;
        }
        wishes.push_back(*wish);
    }
    auto project = openProject(console, options.file, database::OpenMode::ReadWrite);
    if (!project) {
        return;
    }
    auto summary = edited(*project, options, wishes);
    // Nobody has seen the old values, so a change of somebody else in between is no reason to ask.
    for (int tried = 1; !summary && summary.error().code == "edit.conflict" && tried < kTries; ++tried) {
        summary = edited(*project, options, wishes);
    }
    if (!summary) {
        return console.fail(summary.error());
    }
    printRevision(console, *summary);
}

} // namespace

void addCards(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("cards", translate("CommandLine", "Search, print cards"));
    auto options = std::make_shared<CardsOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("QUERY", options->query,
                        translate("CommandLine", "e.g. typ:charakter kosten<=2 text:\"stress\" -deck:purpurpakt"));
    command->add_option("--system", options->system, translate("CommandLine", "Only cards of this system"));
    command->add_option("--fields", options->fields, translate("CommandLine", "Fields to print, separated by commas"));
    command->callback([&console, options] { runCards(console, *options); });
}

void addEdit(CLI::App& program, Console& console) {
    auto* command =
        program.add_subcommand("edit", translate("CommandLine", "Change fields of a card: one undoable edit"));
    auto options = std::make_shared<EditOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--card", options->card, translate("CommandLine", "Key of the card"))->required();
    command->add_option("--set", options->set, translate("CommandLine", "field=value; repeat for more"))
        ->required()
        ->allow_extra_args(false);
    command->add_option("--system", options->system, translate("CommandLine", "System, where two use the same key"));
    command->add_option("--note", options->note, translate("CommandLine", "Reason, for the history"));
    command->callback([&console, options] { runEdit(console, *options); });
}

} // namespace blattwerk::app::cli
