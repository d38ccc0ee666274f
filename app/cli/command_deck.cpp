#include "app/cli/commands.h"
#include "app/cli/console.h"

#include "model/change_set.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct DeckOptions {
    std::string file;
    std::string deck;
    std::string system;
    std::vector<std::string> add;
    std::vector<std::string> remove;
    std::string note;
};

/// The deck after all removals and additions; fails with `card.not_in_deck` or `card.missing`.
model::Result<model::Collection> changedDeck(database::Project& project, const model::Collection& deck,
                                             const DeckOptions& options) {
    model::Collection after = deck;
    for (const std::string& key : options.remove) {
        const auto entry = std::ranges::find(after.cards, key, &model::CollectionEntry::cardKey);
        if (entry == after.cards.end()) {
            return model::Error{"card.not_in_deck", {key, deck.key}, {}};
        }
        if (--entry->copies == 0) {
            after.cards.erase(entry);
        }
    }
    for (const std::string& key : options.add) {
        if (auto card = project.cards().only(key, deck.system); !card) {
            return card.error();
        }
        const auto entry = std::ranges::find(after.cards, key, &model::CollectionEntry::cardKey);
        if (entry != after.cards.end()) {
            ++entry->copies;
        } else {
            after.cards.push_back({key, 1});
        }
    }
    return after;
}

/// Reads the deck, changes it and writes it; `edit.conflict` if somebody else wrote in between.
model::Result<database::RevisionSummary> edited(database::Project& project, const DeckOptions& options,
                                                model::Collection& shown) {
    auto deck = project.collections().only(options.deck, options.system);
    if (!deck) {
        return deck.error();
    }
    auto after = changedDeck(project, *deck, options);
    if (!after) {
        return after.error();
    }
    model::ChangeSet changes = model::editCollection(*deck, *after);
    changes.note = options.note;
    shown = std::move(*after);
    return project.perform(changes);
}

void runDeck(Console& console, const DeckOptions& options) {
    constexpr int kTries = 10;
    const bool edits = !options.add.empty() || !options.remove.empty();
    auto project =
        openProject(console, options.file, edits ? database::OpenMode::ReadWrite : database::OpenMode::ReadOnly);
    if (!project) {
        return;
    }
    auto deck = project->collections().only(options.deck, options.system);
    if (!deck) {
        return console.fail(deck.error());
    }
    database::RevisionSummary summary;
    model::Collection shown = *deck;
    if (edits) {
        auto done = edited(*project, options, shown);
        for (int tried = 1; !done && done.error().code == "edit.conflict" && tried < kTries; ++tried) {
            done = edited(*project, options, shown);
        }
        if (!done) {
            return console.fail(done.error());
        }
        summary = std::move(*done);
    }
    if (console.json) {
        nlohmann::ordered_json cards = nlohmann::ordered_json::array();
        for (const model::CollectionEntry& entry : shown.cards) {
            cards.push_back({{"key", entry.cardKey}, {"copies", entry.copies}});
        }
        return console.printJson(nlohmann::ordered_json{{"revision", summary.revision},
                                                        {"changes", toJson(summary.changes)},
                                                        {"deck", shown.key},
                                                        {"cards", cards}});
    }
    console.print(shown.name.in(console.language) + ": " + std::to_string(shown.size()));
    for (const model::CollectionEntry& entry : shown.cards) {
        console.print(std::to_string(entry.copies) + " " + entry.cardKey);
    }
}

} // namespace

void addDeck(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "deck", translate("CommandLine", "Show a deck; add and remove cards as one undoable edit"));
    auto options = std::make_shared<DeckOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--deck", options->deck, translate("CommandLine", "Key of the deck"))->required();
    command->add_option("--add", options->add, translate("CommandLine", "Keys of cards to add, one copy each"));
    command->add_option("--remove", options->remove,
                        translate("CommandLine", "Keys of cards to remove, one copy each"));
    command->add_option("--system", options->system, translate("CommandLine", "System, where two use the same key"));
    command->add_option("--note", options->note, translate("CommandLine", "Reason, for the history"));
    command->callback([&console, options] { runDeck(console, *options); });
}

} // namespace blattwerk::app::cli
