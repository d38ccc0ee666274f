#include "database/exchange/incoming.h"

#include "database/comparison/apply_contents.h"
#include "database/comparison/items.h"
#include "database/comparison/join_contents.h"
#include "database/exchange/cockatrice.h"
#include "database/exchange/deck_list.h"
#include "database/exchange/tree/tree.h"
#include "database/project.h"
#include "model/text_folding.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace blattwerk::database {

using model::Collection;
using model::Error;
using model::Result;

namespace {

constexpr qint64 kLargestList = 16 * 1024 * 1024;

/// Lines that begin with a number and have no sign that separates columns.
bool looksLikeDeck(const std::string& start) {
    if (start.find_first_of(";\t\0") != std::string::npos || start.find_first_of("0123456789") == std::string::npos) {
        return false;
    }
    const Result<std::vector<DeckList>> lists = readDeckLists(start);
    return lists && std::ranges::any_of(*lists, [&start](const DeckList& list) {
               return !list.key.empty() ||
                      std::ranges::any_of(list.lines, [&](const DeckLine& line) { return start.find(line.card) != 0; });
           });
}

Result<std::vector<DeckList>> readDeckFile(const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (!file.exists()) {
        return Error{"import.missing", {path}, {}};
    }
    if (file.size() > kLargestList) {
        return Error{"import.too_large", {std::to_string(kLargestList)}, {}};
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{"import.no_permission", {path}, {}};
    }
    const std::string bytes = file.read(kLargestList).toStdString();
    if (bytes.find("<cockatrice_deck") == std::string::npos) {
        return readDeckLists(bytes);
    }
    Result<std::vector<DeckLine>> lines = readCockatriceDeck(bytes);
    if (!lines) {
        return lines.error();
    }
    std::vector<DeckList> only(1);
    only.front().lines = std::move(*lines);
    return only;
}

void report(std::vector<ImportError>& errors, const std::vector<DeckLine>& lines, const char* code) {
    for (const DeckLine& line : lines) {
        errors.push_back({line.line, Error{code, {line.card}, {}}});
    }
}

/// Puts one list into the deck that it names, else into that of the file. A list without a known card changes nothing.
void takeList(SystemPackage& package, const DeckList& list, const std::string& fileName, Incoming& incoming) {
    DeckListMatch match = matchDeckList(list.lines, package.cards);
    report(incoming.errors, match.unknown, "import.unknown_card");
    report(incoming.errors, match.ambiguous, "import.ambiguous_card");
    if (match.cards.empty()) {
        return;
    }
    const std::string key = list.key.empty() ? model::keyFromName(fileName) : list.key;
    auto known = std::ranges::find(package.collections, key, &Collection::key);
    if (known == package.collections.end()) {
        Collection made;
        made.key = key;
        made.system = package.info.key;
        made.kind = package.info.collectionKinds.empty() ? "deck" : package.info.collectionKinds.front().key;
        made.name.de = list.name.empty() ? fileName : list.name;
        known = package.collections.insert(package.collections.end(), std::move(made));
    }
    known->cards = std::move(match.cards);
}

/// The present contents with the decks that the lists state.
Result<Incoming> deckIncoming(const ProjectContents& present, const std::string& path, const IncomingWish& wish) {
    Result<std::vector<DeckList>> lists = readDeckFile(path);
    if (!lists) {
        return lists.error();
    }
    if (present.systems.empty()) {
        return Error{"import.no_system", {}, {}};
    }
    if (!wish.deck.empty()) {
        if (lists->size() > 1) {
            std::erase_if(*lists, [&](const DeckList& list) { return list.key != wish.deck; });
        }
        if (lists->size() != 1) {
            return Error{"import.no_such_deck", {wish.deck}, {}};
        }
        lists->front().key = wish.deck;
        lists->front().name = wish.deck;
    }
    Incoming incoming;
    incoming.wanted = present;
    const std::string key = wish.system.empty() ? present.systems.front().package.info.key : wish.system;
    const auto system =
        std::ranges::find(incoming.wanted.systems, key, [](const SystemContents& one) { return one.package.info.key; });
    if (system == incoming.wanted.systems.end()) {
        return Error{"edit.unknown_system", {key}, {}};
    }
    const std::string fileName = QFileInfo(QString::fromStdString(path)).completeBaseName().toStdString();
    for (const DeckList& list : *lists) {
        takeList(system->package, list, fileName, incoming);
    }
    std::ranges::sort(incoming.errors, {}, &ImportError::line);
    return incoming;
}

Result<Incoming> contentsIncoming(const ProjectContents& present, const Result<ProjectContents>& read,
                                  const IncomingWish& wish) {
    if (!read) {
        return read.error();
    }
    ProjectContents contents = *read;
    if (!wish.system.empty()) {
        if (!contents.system(wish.system)) {
            return Error{"edit.unknown_system", {wish.system}, {}};
        }
        std::erase_if(contents.systems, [&](const SystemContents& one) { return one.package.info.key != wish.system; });
    }
    Incoming incoming;
    incoming.wanted = joinContents(present, contents, wish.deletes);
    return incoming;
}

/// Makes the order of a deck's list that of the entries that it has.
void syncOrder(ItemFields& deck) {
    constexpr std::string_view kEntry = "cards.";
    Json order = Json::array();
    std::set<std::string> known;
    for (const Json& key : fieldAt(deck, "order")) {
        if (key.is_string() && deck.contains(std::string(kEntry) + key.get<std::string>())) {
            known.insert(key.get<std::string>());
            order.push_back(key);
        }
    }
    for (const auto& [field, copies] : deck) {
        if (field.starts_with(kEntry) && known.insert(field.substr(kEntry.size())).second) {
            order.push_back(field.substr(kEntry.size()));
        }
    }
    deck["order"] = std::move(order);
}

/// Takes a card that does not come out of the decks that would hold it.
void dropEntries(Items& items, const ItemId& card) {
    if (card.kind != ItemKind::Card) {
        return;
    }
    for (auto& [id, fields] : items) {
        if (id.kind == ItemKind::Collection && id.system == card.system && fields.erase("cards." + card.key) > 0) {
            syncOrder(fields);
        }
    }
}

} // namespace

IncomingKind incomingKind(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    if (info.isDir()) {
        return IncomingKind::Tree;
    }
    QFile file(info.filePath());
    const std::string start = file.open(QIODevice::ReadOnly) ? file.read(4096).toStdString() : std::string();
    if (start.starts_with("SQLite format 3")) {
        return IncomingKind::Project;
    }
    const std::string suffix = model::lowerText(info.suffix().toStdString());
    const bool isDeck = suffix == "cod" || suffix == "dec" || start.find("<cockatrice_deck") != std::string::npos ||
                        (suffix == "txt" && looksLikeDeck(start));
    return isDeck ? IncomingKind::Deck : IncomingKind::Rows;
}

Result<Incoming> previewIncoming(Project& project, const std::string& path, IncomingKind kind,
                                 const IncomingWish& wish) {
    const Result<ProjectContents> present = readContents(project);
    if (!present) {
        return present.error();
    }
    Result<Incoming> incoming = kind == IncomingKind::Deck   ? deckIncoming(*present, path, wish)
                                : kind == IncomingKind::Tree ? contentsIncoming(*present, readTree(path), wish)
                                                             : contentsIncoming(*present, readContentsOf(path), wish);
    if (incoming) {
        incoming->difference = difference(*present, incoming->wanted);
    }
    return incoming;
}

Result<Incoming> chosenPart(Project& project, const Incoming& incoming, const LeftOut& leftOut) {
    const Result<ProjectContents> present = readContents(project);
    if (!present) {
        return present.error();
    }
    const Items mine = itemsOf(*present);
    Items wanted = itemsOf(incoming.wanted);
    for (const auto& [id, field] : leftOut) {
        const auto own = mine.find(id);
        if (field.empty()) {
            if (own != mine.end()) {
                wanted[id] = own->second;
            } else {
                wanted.erase(id);
                dropEntries(wanted, id);
            }
        } else if (const auto it = wanted.find(id); it != wanted.end() && own != mine.end()) {
            const Json& value = fieldAt(own->second, field);
            if (value.is_null()) {
                it->second.erase(field);
            } else {
                it->second[field] = value;
            }
            if (id.kind == ItemKind::Collection) {
                syncOrder(it->second);
            }
        }
    }
    Incoming part = incoming;
    part.wanted = contentsOf(wanted, incoming.wanted);
    part.difference = difference(*present, part.wanted);
    return part;
}

Result<RevisionSummary> applyIncoming(Project& project, const Incoming& incoming, const IncomingWish& wish,
                                      const std::string& author) {
    ApplyWish apply;
    apply.deletes = wish.deletes;
    apply.options.author = author;
    apply.options.kind = "import";
    return applyContents(project, incoming.wanted, apply);
}

} // namespace blattwerk::database
