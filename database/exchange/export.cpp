#include "database/exchange/export.h"

#include "database/comparison/contents.h"
#include "database/exchange/card_table.h"
#include "database/exchange/cockatrice.h"
#include "database/exchange/deck_list.h"
#include "database/exchange/spreadsheet.h"
#include "database/exchange/table_top.h"
#include "database/exchange/tree/tree.h"
#include "database/exchange/tree/tree_folder.h"
#include "database/project.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr std::array<std::pair<std::string_view, ExportFormat>, 8> kFormats{{{"csv", ExportFormat::Csv},
                                                                             {"xlsx", ExportFormat::Xlsx},
                                                                             {"ods", ExportFormat::Ods},
                                                                             {"tree", ExportFormat::Tree},
                                                                             {"tts", ExportFormat::TableTop},
                                                                             {"cockatrice", ExportFormat::Cockatrice},
                                                                             {"text", ExportFormat::Text},
                                                                             {"json", ExportFormat::Json}}};

bool isProjectFile(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) && file.read(16).startsWith("SQLite format 3");
}

/// The system of the wish, its cards and decks that are to be written.
struct Choice {
    SystemContents system;
    std::vector<model::Card> cards;
    std::vector<model::Collection> decks;
};

Result<Choice> choose(Project& project, ExportWish wish) {
    Choice choice;
    if (!wish.deck.empty()) {
        Result<model::Collection> deck = project.collections().only(wish.deck, wish.system);
        if (!deck) {
            return deck.error();
        }
        wish.system = deck->system;
        choice.decks.push_back(std::move(*deck));
    }
    Result<ProjectContents> contents = readContents(project);
    if (!contents) {
        return contents.error();
    }
    if (contents->systems.empty()) {
        return Error{"import.no_system", {}, {}};
    }
    const SystemContents* system = wish.system.empty() ? &contents->systems.front() : contents->system(wish.system);
    if (!system) {
        return Error{"edit.unknown_system", {wish.system}, {}};
    }
    choice.system = *system;
    if (wish.deck.empty()) {
        choice.cards = system->package.cards;
        choice.decks = system->package.collections;
    } else {
        std::ranges::copy_if(system->package.cards, std::back_inserter(choice.cards),
                             [&](const model::Card& card) { return choice.decks.front().copiesOf(card.key) > 0; });
    }
    return choice;
}

Result<Exported> exportTree(Project& project, const ExportWish& wish, const std::string& path) {
    Result<ProjectContents> contents = readContents(project);
    if (!contents) {
        return contents.error();
    }
    if (!wish.system.empty()) {
        if (!contents->system(wish.system)) {
            return Error{"edit.unknown_system", {wish.system}, {}};
        }
        std::erase_if(contents->systems,
                      [&](const SystemContents& one) { return one.package.info.key != wish.system; });
    }
    if (Result<void> written = writeTree(*contents, path); !written) {
        return written.error();
    }
    Exported exported;
    for (const SystemContents& system : contents->systems) {
        exported.cards += static_cast<int>(system.package.cards.size());
        exported.decks += static_cast<int>(system.package.collections.size());
    }
    return exported;
}

std::string textOf(const Choice& choice) {
    std::string text;
    for (const model::Collection& deck : choice.decks) {
        text += (text.empty() ? "" : "\n") + writeDeckList(deck, choice.system.package.cards);
    }
    return text;
}

Result<std::string> bytesOf(const Choice& choice, ExportFormat format, const std::string& path) {
    const model::SystemInfo& info = choice.system.package.info;
    switch (format) {
    case ExportFormat::Csv:
        return writeCsv(cardTable(choice.cards, info));
    case ExportFormat::Json:
        return writeJson(cardTable(choice.cards, info));
    case ExportFormat::Xlsx:
        return writeXlsx(cardTable(choice.cards, info), info.name.de);
    case ExportFormat::Ods:
        return writeOds(cardTable(choice.cards, info), info.name.de);
    case ExportFormat::Text:
        return textOf(choice);
    case ExportFormat::Cockatrice:
        return path.ends_with(".cod") && !choice.decks.empty() ? writeCockatriceDeck(choice.decks.front(), choice.cards)
                                                               : writeCockatriceCards(choice.cards, choice.decks, info);
    case ExportFormat::TableTop:
        return writeTableTop(choice.cards, choice.decks, info);
    case ExportFormat::Tree:
        break;
    }
    return std::string();
}

} // namespace

std::vector<std::string> exportFormatNames() {
    std::vector<std::string> names;
    for (const auto& [name, format] : kFormats) {
        names.emplace_back(name);
    }
    return names;
}

std::optional<ExportFormat> exportFormatFromName(std::string_view name) {
    const auto it = std::ranges::find(kFormats, name, &std::pair<std::string_view, ExportFormat>::first);
    return it == kFormats.end() ? std::nullopt : std::optional(it->second);
}

Result<Exported> exportProject(Project& project, const ExportWish& wish, const std::string& path) {
    if (wish.format == ExportFormat::Tree) {
        return exportTree(project, wish, path);
    }
    if (QFile::exists(QString::fromStdString(path)) && (!wish.replaces || isProjectFile(path))) {
        return Error{"project.exists", {path}, {}};
    }
    const Result<Choice> choice = choose(project, wish);
    if (!choice) {
        return choice.error();
    }
    const Result<std::string> bytes = bytesOf(*choice, wish.format, path);
    if (!bytes) {
        return bytes.error();
    }
    const Result<void> written = writeFile(path, *bytes);
    return written ? Result<Exported>(
                         Exported{static_cast<int>(choice->cards.size()), static_cast<int>(choice->decks.size())})
                   : written.error();
}

} // namespace blattwerk::database
