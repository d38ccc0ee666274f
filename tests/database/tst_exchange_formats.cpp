#include "database/comparison/difference.h"
#include "database/exchange/card_table.h"
#include "database/exchange/cockatrice.h"
#include "database/exchange/deck_list.h"
#include "database/exchange/export.h"
#include "database/exchange/import.h"
#include "database/exchange/incoming.h"
#include "database/exchange/table_top.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

class TestExchangeFormats : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_project;
    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path(const char* name) { return m_folder->filePath(name).toStdString(); }

private Q_SLOTS:
    void init() {
        m_project = sample::inMemory();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void everyTableFormatIsReadAgainWithoutADifference() {
        for (const char* name : {"t.csv", "t.json", "t.xlsx", "t.ods"}) {
            ExportWish wish;
            wish.format = *exportFormatFromName(std::string_view(name).substr(2));
            const auto written = exportProject(*m_project, wish, path(name));
            QVERIFY2(written.isOk(), codeOf(written).c_str());
            QCOMPARE(written->cards, 3);
            const auto rows = readImportFile(path(name));
            QVERIFY2(rows.isOk(), codeOf(rows).c_str());
            const auto preview = previewImport(*m_project, *rows, {"probe", {}, {}, {}});
            QVERIFY2(preview.isOk(), codeOf(preview).c_str());
            QVERIFY(preview->errors.empty());
            QCOMPARE(preview->unchanged, 3);
            const QByteArray first = sample::bytesOf(m_folder->filePath(name));
            wish.replaces = true;
            QVERIFY(exportProject(*m_project, wish, path(name)).isOk());
            QCOMPARE(sample::bytesOf(m_folder->filePath(name)), first);
        }
    }

    void anExportNeverReplacesAProject() {
        sample::write(m_folder->filePath("p.csv"), QByteArray("SQLite format 3\0rest", 20));
        QCOMPARE(codeOf(exportProject(*m_project, {ExportFormat::Csv, {}, {}, true}, path("p.csv"))),
                 std::string("project.exists"));
        QCOMPARE(codeOf(exportProject(*m_project, {ExportFormat::Csv, "nix", {}, false}, path("q.csv"))),
                 std::string("edit.unknown_system"));
        QCOMPARE(codeOf(exportProject(*m_project, {ExportFormat::Csv, {}, "nix", false}, path("q.csv"))),
                 std::string("collection.missing"));
    }

    void deckListsAreReadAsPeopleWriteThem() {
        const auto lists = readDeckLists("# Mein Deck\r\nFiguren:\n2x Nami\n3 \xDC"
                                         "berfall\n1 x Nami\nNami x2\nNami\n\n4\xD7 Z\n"
                                         "007 Agent\n");
        QVERIFY(lists.isOk());
        QCOMPARE(lists->size(), std::size_t{1});
        const std::vector<DeckLine>& lines = lists->front().lines;
        std::vector<std::pair<int, std::string>> seen;
        for (const DeckLine& line : lines) {
            seen.emplace_back(line.copies, line.card);
        }
        const std::vector<std::pair<int, std::string>> expected{{2, "Nami"}, {3, "Überfall"}, {1, "Nami"}, {2, "Nami"},
                                                                {1, "Nami"}, {4, "Z"},        {7, "Agent"}};
        QVERIFY(seen == expected);
        QCOMPARE(lines.front().line, 3);
        QCOMPARE(codeOf(readDeckLists("\n# nichts\n")), std::string("import.empty"));
    }

    void aDeckListBecomesADeckAndUnknownLinesAreTold() {
        sample::write(m_folder->filePath("Neues Deck.txt"), "2x nami\n1x ÜBERFALL\n1x Nami the Bright\n5x Quatsch\n");
        QCOMPARE(incomingKind(path("Neues Deck.txt")), IncomingKind::Deck);
        const auto incoming = previewIncoming(*m_project, path("Neues Deck.txt"), IncomingKind::Deck, {});
        QVERIFY(incoming.isOk());
        QCOMPARE(incoming->errors.size(), std::size_t{1});
        QCOMPARE(incoming->errors[0].line, 4);
        QCOMPARE(incoming->difference.added.size(), std::size_t{1});
        QCOMPARE(incoming->difference.added[0].id.key, std::string("neues-deck"));
        QVERIFY(applyIncoming(*m_project, *incoming, {}).isOk());
        const auto deck = m_project->collections().find("probe", "neues-deck");
        QVERIFY(((**deck).cards == std::vector<CollectionEntry>{{"nami", 3}, {"ueberfall", 1}}));
        QVERIFY(m_project->undo().isOk());
        QVERIFY(!m_project->collections().find("probe", "neues-deck")->has_value());
    }

    void severalDecksInOneTextStayApart() {
        sample::write(m_folder->filePath("alle.txt"), "# Eins [eins]\n1x Nami\n\n# Zwei [zwei]\n2x Überfall\n");
        QCOMPARE(incomingKind(path("alle.txt")), IncomingKind::Deck);
        const auto incoming = previewIncoming(*m_project, path("alle.txt"), IncomingKind::Deck, {});
        QCOMPARE(codeOf(incoming), std::string());
        QCOMPARE(incoming->difference.added.size(), std::size_t{2});
        IncomingWish wish;
        wish.deck = "zwei";
        const auto second = previewIncoming(*m_project, path("alle.txt"), IncomingKind::Deck, wish);
        QCOMPARE(codeOf(second), std::string());
        QCOMPARE(second->difference.added.size(), std::size_t{1});
        wish.deck = "drei";
        QCOMPARE(codeOf(previewIncoming(*m_project, path("alle.txt"), IncomingKind::Deck, wish)),
                 std::string("import.no_such_deck"));
    }

    void aListWithoutAKnownCardChangesNoDeck() {
        sample::write(m_folder->filePath("fremd.txt"), "# Erstes [erstes]\n2x Unbekannt\n");
        const auto incoming = previewIncoming(*m_project, path("fremd.txt"), IncomingKind::Deck, {});
        QVERIFY(incoming.isOk());
        QCOMPARE(incoming->errors.size(), std::size_t{1});
        QVERIFY(incoming->difference.isEmpty());
    }

    void anExportReplacesAFileOnlyIfAskedTo() {
        sample::write(m_folder->filePath("notizen.md"), "wichtig");
        ExportWish wish{ExportFormat::Text, {}, {}, false};
        QCOMPARE(codeOf(exportProject(*m_project, wish, path("notizen.md"))), std::string("project.exists"));
        QCOMPARE(sample::bytesOf(m_folder->filePath("notizen.md")), QByteArray("wichtig"));
        wish.replaces = true;
        QVERIFY(exportProject(*m_project, wish, path("notizen.md")).isOk());
    }

    void cardsOfOneNameGoThereAndBackForCockatrice() {
        auto cards = *m_project->cards().all("probe");
        cards[1].name = cards[0].name;
        const auto rows = readCockatriceCards(writeCockatriceCards(cards, {}, **m_project->systems().find("probe")));
        QVERIFY(rows.isOk());
        QCOMPARE(rows->rows.size(), cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            QCOMPARE(*rows->rows[i].value("key"), cards[i].key);
            QCOMPARE(*rows->rows[i].value("name"), cards[i].name);
        }
        Collection deck;
        deck.cards = {{cards[0].key, 2}, {cards[1].key, 1}};
        QVERIFY(matchDeckList(*readCockatriceDeck(writeCockatriceDeck(deck, cards)), cards).cards == deck.cards);
    }

    void decksGoThereAndBackAsTextAndForCockatrice() {
        auto deck = **m_project->collections().find("probe", "erstes");
        deck.cards = {{"strassenfest", 3}, {"nami", 1}};
        const auto cards = m_project->cards().all("probe");
        const auto text = readDeckLists(writeDeckList(deck, *cards));
        const auto cod = readCockatriceDeck(writeCockatriceDeck(deck, *cards));
        QVERIFY(text.isOk() && cod.isOk());
        QCOMPARE(text->front().key, std::string("erstes"));
        QVERIFY(matchDeckList(text->front().lines, *cards).cards == deck.cards);
        QVERIFY(matchDeckList(*cod, *cards).cards == deck.cards);
    }

    void cockatriceCardsAreWellFormedAndReadAgain() {
        auto cards = *m_project->cards().all("probe");
        cards[0].name = "<b>Böse & „Co“</b>";
        cards[0].text = "Zeile 1\nZeile 2";
        cards[1].name = cards[2].name;
        const std::string xml = writeCockatriceCards(cards, {}, **m_project->systems().find("probe"));
        QVERIFY(xml.find("<cockatrice_carddatabase version=\"4\">") != std::string::npos);
        QCOMPARE(*importFormat("karten.xml", xml), ImportFormat::Cockatrice);
        const auto rows = readCockatriceCards(xml);
        QVERIFY(rows.isOk());
        QCOMPARE(rows->rows.size(), std::size_t{3});
        QCOMPARE(*rows->rows[0].value("name"), cards[0].name);
        QCOMPARE(*rows->rows[0].value("text"), cards[0].text);
        QVERIFY(xml.find("<name>" + cards[1].name + " (" + cards[1].key + ")</name>") != std::string::npos);
        QCOMPARE(codeOf(readCockatriceCards("<!DOCTYPE a [<!ENTITY b \"c\">]><cockatrice_carddatabase/>")),
                 std::string("import.xml_entities"));
    }

    void tableTopSheetsHoldEveryCardAndAHiddenFace() {
        Collection deck;
        deck.key = "gross";
        for (int i = 0; i < 150; ++i) {
            deck.cards.push_back({"k" + std::to_string(i), 1 + i % 2});
        }
        const auto sheets = tableTopSheets(deck);
        QCOMPARE(sheets.size(), std::size_t{3});
        std::size_t total = 0;
        for (const TableTopSheet& sheet : sheets) {
            QVERIFY(sheet.columns >= 2 && sheet.columns <= 10 && sheet.rows >= 2 && sheet.rows <= 7);
            QVERIFY(sheet.cards.size() < static_cast<std::size_t>(sheet.columns * sheet.rows));
            total += sheet.cards.size();
        }
        QCOMPARE(total, std::size_t{150});
        deck.cards.resize(62);
        QCOMPARE(tableTopSheets(deck)[0].columns, 9);
        QCOMPARE(tableTopSheets(deck)[0].rows, 7);
    }

    void theSavedObjectNumbersCardsByTheirPlace() {
        auto deck = **m_project->collections().find("probe", "erstes");
        deck.cards = {{"nami", 2}, {"strassenfest", 1}};
        const auto info = m_project->systems().find("probe");
        const auto save = nlohmann::json::parse(writeTableTop(*m_project->cards().all("probe"), {deck, deck}, **info));
        QCOMPARE(save["ObjectStates"].size(), std::size_t{2});
        const auto& first = save["ObjectStates"][0];
        QCOMPARE(first["DeckIDs"].dump(), std::string("[100,100,101]"));
        QCOMPARE(first["ContainedObjects"][2]["Nickname"].get<std::string>(), std::string("Straßenfest, das große"));
        QCOMPARE(first["CustomDeck"]["1"]["FaceURL"].get<std::string>(), std::string("erstes-1.png"));
        QCOMPARE(save["ObjectStates"][1]["DeckIDs"].dump(), std::string("[200,200,201]"));
    }
};

QTEST_GUILESS_MAIN(TestExchangeFormats)
#include "tst_exchange_formats.moc"
