#include "app/cli/commands.h"
#include "app/cli/incoming_import.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/session/import_check.h"
#include "app/session/sentences.h"
#include "app/session/spoken_arguments.h"
#include "app/session/text_language.h"
#include "database/exchange/import.h"
#include "engine/language/card_language.h"
#include "model/card_fields.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct ImportCommand {
    std::string file;
    std::string path;
    std::string format;
    std::string system;
    std::string deck;
    std::vector<std::string> map;
    std::vector<std::string> take;
    bool preview = false;
    bool deletes = false;
};

/// Sentences of a card that the language does not know: a person has to carry them out.
nlohmann::ordered_json manualClauses(const SystemDesk& desk, const std::vector<const model::Card*>& pool,
                                     const model::Card& card) {
    nlohmann::ordered_json clauses = nlohmann::ordered_json::array();
    if (desk.engine && !card.text.empty()) {
        const auto reading =
            desk.engine->language().read(card.text, textLanguage(desk.info), desk.engine->cardContext(card, pool));
        for (const auto& unknown : reading.unknown) {
            clauses.push_back({{"key", card.key}, {"line", unknown.line}, {"text", unknown.text}});
        }
    }
    return clauses;
}

nlohmann::ordered_json describe(const SystemDesk& desk, const database::ImportPreview& preview) {
    std::vector<const model::Card*> pool;
    for (const model::Card& card : desk.cards) {
        pool.push_back(&card);
    }
    nlohmann::ordered_json added = nlohmann::ordered_json::array();
    nlohmann::ordered_json changed = nlohmann::ordered_json::array();
    nlohmann::ordered_json manual = nlohmann::ordered_json::array();
    nlohmann::ordered_json errors = nlohmann::ordered_json::array();
    const auto append = [&](const model::Card& card) {
        for (auto& clause : manualClauses(desk, pool, card)) {
            manual.push_back(clause);
        }
    };
    for (const model::Card& card : preview.added) {
        added.push_back({{"key", card.key}, {"name", card.name}, {"type", card.type}});
        append(card);
    }
    for (const database::ChangedCard& card : preview.changed) {
        nlohmann::ordered_json fields = nlohmann::ordered_json::object();
        for (const model::FieldChange& change : card.fields) {
            fields[change.field] = {toJson(change.before), toJson(change.after)};
        }
        changed.push_back({{"key", card.after.key}, {"fields", fields}});
        append(card.after);
    }
    for (const database::ImportError& error : preview.errors) {
        errors.push_back({{"line", error.line},
                          {"message", errorSentence(spokenError(error.error, desk.info, uiLanguage())).toStdString()}});
    }
    nlohmann::ordered_json conflicts = nlohmann::ordered_json::array();
    for (const database::ImportConflict& conflict : preview.conflicts) {
        nlohmann::ordered_json cards = nlohmann::ordered_json::array();
        for (const auto& card : conflict.cards) {
            cards.push_back({{"key", card.key}, {"name", card.name}});
        }
        conflicts.push_back(
            {{"line", conflict.line}, {"row", conflict.row}, {"cards", std::move(cards)}, {"chosen", conflict.chosen}});
    }
    nlohmann::ordered_json mapping = nlohmann::ordered_json::object();
    for (const auto& [column, field] : preview.mapping) {
        mapping[column] = field;
    }
    return {{"added", added},
            {"changed", changed},
            {"removed", nlohmann::ordered_json::array()},
            {"conflicts", conflicts},
            {"duplicates", preview.duplicates},
            {"errors", errors},
            {"unchanged", preview.unchanged},
            {"mapping", mapping},
            {"manual", manual}};
}

void printConflict(const Console& console, const nlohmann::ordered_json& conflict) {
    std::string cards;
    for (const auto& card : conflict["cards"]) {
        cards +=
            (cards.empty() ? "" : ", ") + card["key"].get<std::string>() + " (" + card["name"].get<std::string>() + ")";
    }
    const std::string line = conflict["line"].dump();
    console.print("! " + line + "\t" +
                  filled(translate("CommandLine", "“%1” fits several cards: %2. Left out; --take %3=KEY says which."),
                         {conflict["row"].get<std::string>(), cards, line}));
}

void printText(const Console& console, const nlohmann::ordered_json& result) {
    for (const auto& card : result["added"]) {
        console.print("+ " + card["key"].get<std::string>() + "\t" + card["name"].get<std::string>());
    }
    for (const auto& card : result["changed"]) {
        for (const auto& [field, values] : card["fields"].items()) {
            console.print("~ " + card["key"].get<std::string>() + "\t" + field + ": " + values[0].dump() + " -> " +
                          values[1].dump());
        }
    }
    for (const auto& clause : result["manual"]) {
        console.print("? " + clause["key"].get<std::string>() + "\t" + clause["text"].get<std::string>());
    }
    for (const auto& error : result["errors"]) {
        console.print("! " + error["line"].dump() + "\t" + error["message"].get<std::string>());
    }
    std::size_t open = 0;
    for (const auto& conflict : result["conflicts"]) {
        if (conflict["chosen"].get<std::string>().empty()) {
            ++open;
            printConflict(console, conflict);
        }
    }
    for (const auto& key : result["duplicates"]) {
        console.print("! " + key.get<std::string>() + "\t" +
                      translate("CommandLine", "stands in more than one row; only the first counts"));
    }
    const auto count = [&result](const char* list) { return int(result[list].size()); };
    console.print(filled(translate("CommandLine", "new: %1, changed: %2, unchanged: %3, left out: %4"),
                         {std::to_string(count("added")), std::to_string(count("changed")), result["unchanged"].dump(),
                          std::to_string(count("errors") + int(open) + count("duplicates"))}));
    if (!result.contains("revision")) {
        console.print(translate("CommandLine", "Preview only: nothing was written."));
    } else if (const auto revision = result["revision"].get<std::int64_t>(); revision > 0) {
        console.print("r" + std::to_string(revision));
    } else {
        console.print(translate("CommandLine", "There was nothing to write."));
    }
}

model::Result<database::ImportRows> readRows(const ImportCommand& options) {
    using database::ImportFormat;
    std::optional<ImportFormat> format;
    for (const auto& [name, known] :
         {std::pair{"csv", ImportFormat::Csv}, std::pair{"json", ImportFormat::Json},
          std::pair{"toml", ImportFormat::Toml}, std::pair{"xlsx", ImportFormat::Xlsx},
          std::pair{"ods", ImportFormat::Ods}, std::pair{"cockatrice", ImportFormat::Cockatrice}}) {
        if (options.format == name) {
            format = known;
        }
    }
    return database::readImportFile(options.path, format);
}

/// What the path holds, unless the format says it.
database::IncomingKind kindOf(const ImportCommand& options) {
    using database::IncomingKind;
    return options.format == "tree"                                   ? IncomingKind::Tree
           : options.format == "project"                              ? IncomingKind::Project
           : options.format == "text"                                 ? IncomingKind::Deck
           : options.format.empty() || options.format == "cockatrice" ? database::incomingKind(options.path)
                                                                      : IncomingKind::Rows;
}

void runImport(Console& console, const ImportCommand& options) {
    if (const database::IncomingKind kind = kindOf(options); kind != database::IncomingKind::Rows) {
        return importIncoming(console, options.file, options.path, kind,
                              {options.system, options.deck, options.deletes}, options.preview);
    }
    auto workspace = openWorkspace(console, options.file,
                                   options.preview ? database::OpenMode::ReadOnly : database::OpenMode::ReadWrite);
    if (!workspace) {
        return;
    }
    if (workspace->systemKeys().empty()) {
        return console.fail(model::Error{"import.no_system", {}, {}});
    }
    database::ImportOptions settings;
    settings.system = options.system.empty() ? workspace->systemKeys().front() : options.system;
    settings.collection = options.deck;
    for (const std::string& map : options.map) {
        const auto part = requiredAssignment(console, "--map", map);
        if (!part) {
            return;
        }
        settings.mapping[part->name] = part->value;
    }
    for (const std::string& take : options.take) {
        const auto part = requiredAssignment(console, "--take", take);
        if (!part) {
            return;
        }
        bool isNumber = false;
        const int line = QString::fromStdString(part->name).toInt(&isNumber);
        if (!isNumber) {
            return console.fail(model::Error{"import.no_choice", {part->name, part->value}, {}});
        }
        settings.choices[line] = part->value;
    }
    auto rows = readRows(options);
    if (!rows) {
        return console.fail(rows.error());
    }
    auto preview =
        database::previewImport(workspace->project(), *rows, settings, importCheck(*workspace, settings.system));
    if (!preview) {
        return console.fail(preview.error());
    }
    nlohmann::ordered_json result = describe(workspace->system(settings.system), *preview);
    if (!options.preview) {
        auto summary = database::applyImport(workspace->project(), *preview);
        if (!summary) {
            return console.fail(summary.error());
        }
        result["revision"] = summary->revision;
    }
    if (!preview->errors.empty() || preview->openConflicts() > 0) {
        console.exit = Exit::Findings;
    }
    if (console.json) {
        return console.printJson(result);
    }
    printText(console, result);
}

} // namespace

void addImport(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "import",
        translate("CommandLine",
                  "Merge cards, a deck, a tree or another project: one undo step, nothing deleted unless wanted"));
    auto options = std::make_shared<ImportCommand>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("PATH", options->path, translate("CommandLine", "File to import"))->required();
    command
        ->add_option("--format", options->format,
                     translate("CommandLine", "Where the file's name and contents do not tell"))
        ->check(oneOf({"csv", "json", "toml", "xlsx", "ods", "cockatrice", "text", "tree", "project"}));
    command->add_option("--system", options->system, translate("CommandLine", "System that the cards belong to"));
    command->add_option("--deck", options->deck, translate("CommandLine", "Deck that gets the cards"));
    command
        ->add_option("--map", options->map,
                     translate("CommandLine", "column=field; an empty field leaves the column out"))
        ->allow_extra_args(false);
    command
        ->add_option("--take", options->take,
                     translate("CommandLine", "line=key; the card that a row means which fits several"))
        ->allow_extra_args(false);
    command->add_flag("--delete", options->deletes,
                      translate("CommandLine", "Of a tree or project: delete what it lacks"));
    command->add_flag("--preview", options->preview,
                      translate("CommandLine", "Show what would happen, change nothing"));
    command->callback([&console, options] { runImport(console, *options); });
}

} // namespace blattwerk::app::cli
