#include "database/exchange/import.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

class TestImport : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_project;

    ImportPreview preview(const ImportRows& rows, const std::string& collection = {}) {
        ImportOptions options;
        options.system = "probe";
        options.collection = collection;
        const auto result = previewImport(*m_project, rows, options);
        if (!result) {
            qFatal("%s", result.error().code.c_str());
        }
        return *result;
    }

    ImportPreview csv(const std::string& text) {
        const auto rows = readCsv(text);
        if (!rows) {
            qFatal("%s", rows.error().code.c_str());
        }
        return preview(*rows);
    }

    /// As German Excel saves "CSV (Trennzeichen-getrennt)".
    static std::string excelFile() {
        return "Schl\xFCssel;Typ;Name;Kosten;Fraktion;Text\r\n"
               "nami;Charakter;Nami;4,0;SUP;Beim Ausspielen: Entferne 1 Stress.\r\n"
               ";Ausr\xFCstung;Gro\xDF\x65 T\xFCr;2;Purpurpakt;\"Zeile 1\r\nZeile \x84zwei\x93; mit "
               "\"\"Zitat\"\"\"\r\n";
    }

private Q_SLOTS:
    void init() { m_project = sample::inMemory(); }

    void namesWithoutLatinLettersGetUsableKeys() {
        const ImportPreview seen = csv("Typ;Name\nCharakter;שלום\nCharakter;日本\nCharakter;€€\n");
        QCOMPARE(seen.added.size(), std::size_t{3});
        QCOMPARE(seen.added[0].key, std::string("card"));
        QCOMPARE(seen.added[1].key, std::string("card-2"));
        QCOMPARE(seen.added[2].key, std::string("card-3"));
    }

    void aKeyOfItsOwnMakesAnotherCardUnlessTheNameIsTheSameToTheLetter() {
        const ImportPreview other = csv("Schlüssel;Typ;Name\nneu;Charakter;NÄMI\n");
        QCOMPARE(other.added.size(), std::size_t{1});
        QCOMPARE(other.added[0].key, std::string("neu"));
        QVERIFY(other.changed.empty());
        QVERIFY(csv("Schlüssel;Typ;Name\nneu;Charakter;Nami\n").added.empty());
        QVERIFY(csv("Typ;Name\nCharakter;NAMI\n").added.empty());
    }

    void controlSignsAndBreaksInNamesAreLeftOut() {
        std::string text = "Typ;Name;Text\nCharakter;\"A\x1b[31m\x07\nB@C\";\"Ziehe\x08 1 Karte.\r\nZweite\tZeile\"\n";
        text[text.find('@')] = '\0';
        const ImportPreview seen = csv(text);
        QCOMPARE(seen.added.size(), std::size_t{1});
        QCOMPARE(seen.added[0].name, std::string("A[31m B\xEF\xBF\xBD"
                                                 "C"));
        QCOMPARE(seen.added[0].text, std::string("Ziehe 1 Karte.\nZweite\tZeile"));
    }

    void endlessTextsAreLeftOutWithTheirLength() {
        const ImportPreview seen = csv("Typ;Name;Text\nCharakter;A;" + std::string(20001, 'x') + "\nCharakter;" +
                                       std::string(201, 'x') + ";\nCharakter;B;" + std::string(20000, 'x') + "\n");
        QCOMPARE(seen.added.size(), std::size_t{1});
        QCOMPARE(seen.errors.size(), std::size_t{2});
        QCOMPARE(seen.errors[0].error.code, std::string("card.too_long"));
        QCOMPARE(seen.errors[0].error.args[1], std::string("20001"));
        QCOMPARE(seen.errors[1].error.args[0], std::string("name"));
    }

    void theFormatFollowsFromTheContentWhereTheNameSaysNothing() {
        QCOMPARE(*importFormat("x.txt", "[{\"name\": 1}]"), ImportFormat::Json);
        QCOMPARE(*importFormat("x.txt", "[[card]]"), ImportFormat::Toml);
        QCOMPARE(*importFormat("x.txt", "Name Typ"), ImportFormat::Csv);
        QTemporaryDir folder;
        const std::string path = folder.filePath("cards.csv").toStdString();
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[{\"name\": \"A\"}]");
        file.close();
        QCOMPARE(readImportFile(path, ImportFormat::Json)->columns, std::vector<std::string>{"name"});
        QCOMPARE(codeOf(readImportFile(folder.path().toStdString())), std::string("import.not_a_file"));
    }

    void hostileFilesAreNamedForWhatTheyAre() {
        std::string wide = "a0";
        for (int i = 1; i <= 1000; ++i) {
            wide += ";a" + std::to_string(i);
        }
        QCOMPARE(codeOf(readCsv(wide)), std::string("import.too_many_columns"));
        QCOMPARE(codeOf(readJson("[{\"cost\": 1e999}]")), std::string("import.json_number"));
        const std::string wideSigns("\xFF\xFE\0\0N\0\0\0\xC4\0\0\0", 12);
        QCOMPARE(readCsv(wideSigns)->columns, std::vector<std::string>{"NÄ"});
        QCOMPARE(readCsv(wideSigns)->encoding, std::string("UTF-32LE"));
    }

    void excelFilesAreReadWithUmlautsQuotesAndLineBreaks() {
        const ImportPreview seen = csv(excelFile());
        QCOMPARE(readCsv(excelFile())->encoding, std::string("Windows-1252"));
        QVERIFY(seen.errors.empty());
        QCOMPARE(seen.changed.size(), std::size_t{1});
        QCOMPARE(seen.changed[0].fields.size(), std::size_t{1});
        QCOMPARE(seen.changed[0].fields[0].field, std::string("cost"));
        QCOMPARE(std::get<int>(seen.changed[0].fields[0].after), 4);
        QCOMPARE(seen.added.size(), std::size_t{1});
        QCOMPARE(seen.added[0].key, std::string("grosse-tuer"));
        QCOMPARE(seen.added[0].type, std::string("equipment"));
        QCOMPARE(seen.added[0].word("faction"), std::string_view("PUR"));
        QCOMPARE(seen.added[0].text, std::string("Zeile 1\nZeile „zwei“; mit \"Zitat\""));
    }

    void everyEncodingDelimiterAndLineEndGivesTheSameRows() {
        const QString text = "Name;Typ;Kosten\nÄrger;Charakter;1\n";
        const std::string utf8 = text.toStdString();
        QByteArray little("\xFF\xFE");
        QByteArray big("\xFE\xFF");
        for (const QChar c : text) {
            little.append(char(c.unicode() & 0xFF)).append(char(c.unicode() >> 8));
            big.append(char(c.unicode() >> 8)).append(char(c.unicode() & 0xFF));
        }
        const std::string tabs = QString(text).replace(';', '\t').toStdString();
        const std::string commas = QString(text).replace(';', ',').toStdString();
        const std::string crlf = QString(text).replace("\n", "\r\n").toStdString();
        const std::vector<std::string> files{utf8,
                                             "\xEF\xBB\xBF" + utf8,
                                             "\xEF\xBB\xBF" + crlf,
                                             little.toStdString(),
                                             little.mid(2).toStdString(),
                                             big.toStdString(),
                                             text.toLatin1().toStdString(),
                                             tabs,
                                             commas,
                                             "sep=,\r\n" + commas,
                                             utf8 + "\n\n;;\n"};
        for (const std::string& file : files) {
            const auto rows = readCsv(file);
            QVERIFY(rows.isOk());
            QCOMPARE(rows->columns, (std::vector<std::string>{"Name", "Typ", "Kosten"}));
            QCOMPARE(rows->rows.size(), std::size_t{1});
            QCOMPARE(*rows->rows[0].value("Name"), std::string("Ärger"));
        }
    }

    void anUnclosedQuoteIsAnErrorWithItsLineAndNothingIsSwallowed() {
        const auto rows = readCsv("Name;Text\nNami;gut\nSamt;\"offen\nMehr;Text\n");
        QCOMPARE(codeOf(rows), std::string("import.unclosed_quote"));
        QCOMPARE(rows.error().args.front(), std::string("3"));
        // A quote inside a cell is a sign like any other.
        QCOMPARE(*readCsv("Name;Text\nNami;sagt \"ja\" dazu\nX;y\n")->rows[0].value("Text"),
                 std::string("sagt \"ja\" dazu"));
        QCOMPARE(codeOf(readCsv("")), std::string("import.empty"));
        QCOMPARE(codeOf(readCsv("Name;Name\na;b\n")), std::string("import.duplicate_column"));
    }

    void exportThenImportIsIdentity() {
        ImportRows rows;
        rows.columns = {"key", "Name", "Text"};
        ImportRow row;
        row.values = {{"key", "a"}, {"Name", "Komma, Semikolon; \"Zitat\""}, {"Text", " zwei\nZeilen\tund ẞ „“ "}};
        rows.rows.push_back(row);
        const auto again = readCsv(writeCsv(rows));
        QVERIFY(again.isOk());
        QCOMPARE(again->columns, rows.columns);
        QCOMPARE(again->rows[0].values, row.values);
    }

    void jsonOfABrowserGameIsRead() {
        const auto rows = readJson(R"({"version": 3, "cards": [
            {"id": "nami", "title": "Nami", "stats": {"cost": 5}, "traits": ["Pirat", "Koch"]},
            {"title": "Neue", "type": "character", "cost": 1, "effect": "Ziehe 1 Karte.", "unbekannt": null}
        ]})");
        QVERIFY(rows.isOk());
        const ImportPreview seen = preview(*rows);
        QVERIFY(seen.errors.empty());
        QCOMPARE(seen.changed[0].after.number("cost"), 5);
        QCOMPARE(std::get<std::vector<std::string>>(seen.changed[0].after.stats.at("traits")),
                 (std::vector<std::string>{"Pirat", "Koch"}));
        QCOMPARE(seen.added[0].text, std::string("Ziehe 1 Karte."));
        QCOMPARE(rows->rows[1].line, 3);
        QVERIFY(!seen.mapping.contains("unbekannt"));
    }

    void brokenJsonSaysWhere() {
        const auto broken = readJson("[\n {\"name\": \"a\"},\n {\"name\" \"b\"}\n]");
        QCOMPARE(codeOf(broken), std::string("import.json_syntax"));
        QCOMPARE(broken.error().args.front(), std::string("3"));
        QCOMPARE(codeOf(readJson("42")), std::string("import.json_shape"));
        QCOMPARE(codeOf(readJson(std::string(100000, '['))), std::string("import.too_deep"));
        QCOMPARE(codeOf(readJson("")), std::string("import.json_syntax"));
        QCOMPARE(codeOf(readToml("[[card]]\nname = ")), std::string("import.toml_syntax"));
    }

    void oneImportIsOneStepAndDeletesNothing() {
        const ImportPreview seen = csv("key;Name;Typ;Kosten\nneu;Neu;Charakter;1\nnami;Nami;Charakter;7\n");
        QCOMPARE(m_project->cards().count(), 3);
        const auto done = applyImport(*m_project, seen, "Ada");
        QVERIFY(done.isOk());
        QCOMPARE(m_project->cards().count(), 4);
        QCOMPARE(m_project->cards().only("nami")->number("cost"), 7);
        QCOMPARE(m_project->cards().only("nami")->text, std::string("Beim Ausspielen: Entferne 1 Stress."));
        QCOMPARE(m_project->history().revisions()->front().kind, std::string("import"));
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(m_project->cards().count(), 3);
        QCOMPARE(m_project->cards().only("nami")->number("cost"), 3);
    }

    void importingTheSameFileAgainMakesNoDuplicates() {
        const std::string file = "Name;Typ;Kosten\nNeu;Charakter;1\nNAMI;Charakter;3\n";
        QVERIFY(applyImport(*m_project, csv(file)).isOk());
        const ImportPreview again = csv(file);
        QVERIFY(again.added.empty());
        QVERIFY(again.changed.empty());
        QCOMPARE(again.unchanged, 2);
        QCOMPARE(applyImport(*m_project, again)->revision, 0);
        QCOMPARE(m_project->cards().count(), 4);
    }

    void wrongRowsAreListedWithTheirLineAndTheOthersTaken() {
        const ImportPreview seen = csv("key;Name;Typ;Kosten\n"
                                       "a;A;Charakter;viel\n"
                                       "b;B;Raumschiff;1\n"
                                       "c;C;Charakter;1\n"
                                       ";;Charakter;1\n"
                                       "d;D;Charakter;1;zu;viel\n"
                                       "Groß!;E;Charakter;1\n");
        QCOMPARE(seen.added.size(), std::size_t{1});
        QStringList codes;
        for (const ImportError& error : seen.errors) {
            codes << QString::number(error.line) + " " + QString::fromStdString(error.error.code);
        }
        QCOMPARE(codes, (QStringList{"2 card.not_a_number", "3 card.unknown_type", "5 import.no_key_or_name",
                                     "6 import.too_many_cells", "7 card.bad_key"}));
    }

    void duplicatesAndConflictsAreLeftOut() {
        const ImportPreview seen = csv("key;Name;Kosten;Typ\n"
                                       "nami;Überfall;1;Charakter\n"
                                       "x;X;1;Charakter\n"
                                       "x;X anders;2;Charakter\n"
                                       ";Straßenfest, das große;5;\n");
        QCOMPARE(seen.conflicts.size(), std::size_t{1});
        QCOMPARE(seen.conflicts[0].row, std::string("nami"));
        QCOMPARE(seen.openConflicts(), 1);
        QCOMPARE(seen.duplicates, std::vector<std::string>{"x"});
        QCOMPARE(seen.added.size(), std::size_t{1});
        // An empty cell says nothing about a type, which no card can lack.
        QVERIFY(seen.errors.empty());
        QCOMPARE(seen.changed.at(0).after.type, std::string("character"));
    }

    void aRowThatMatchesTwoCardsIsTakenForTheOneThatIsChosen() {
        const auto rows = readCsv("key;Name;Kosten\nnami;Überfall;4\n");
        ImportOptions options;
        options.system = "probe";
        const ImportPreview open = *previewImport(*m_project, *rows, options);
        QCOMPARE(open.conflicts[0].line, 2);
        QCOMPARE(open.conflicts[0].cards.size(), std::size_t{2});
        QCOMPARE(open.conflicts[0].cards[0].name, std::string("Nami"));
        QCOMPARE(open.conflicts[0].cards[1].key, std::string("ueberfall"));
        QVERIFY(open.changed.empty());
        options.choices = {{2, "ueberfall"}};
        const ImportPreview chosen = *previewImport(*m_project, *rows, options);
        QCOMPARE(chosen.openConflicts(), 0);
        QCOMPARE(chosen.changed.at(0).after.key, std::string("ueberfall"));
        QCOMPARE(chosen.changed.at(0).after.number("cost"), 4);
        QVERIFY(applyImport(*m_project, chosen).isOk());
        QCOMPARE(m_project->cards().only("nami")->name, std::string("Nami"));
        options.choices = {{2, "nami"}};
        const ImportPreview renamed = *previewImport(*m_project, *rows, options);
        QCOMPARE(renamed.changed.at(0).after.name, std::string("Überfall"));
        options.choices = {{2, "strassenfest"}};
        QCOMPARE(codeOf(previewImport(*m_project, *rows, options)), std::string("import.no_choice"));
        options.choices = {{3, "nami"}};
        QCOMPARE(codeOf(previewImport(*m_project, *rows, options)), std::string("import.no_choice"));
    }

    void aChosenMappingIsRememberedForTheNextFile() {
        const auto rows = readCsv("Bezeichnung;Art;Preis\nNeu;Charakter;2\n");
        ImportOptions options;
        options.system = "probe";
        options.mapping = {{"Bezeichnung", "name"}, {"Art", "type"}, {"Preis", "cost"}};
        const auto first = previewImport(*m_project, *rows, options);
        QVERIFY(first.isOk());
        QCOMPARE(first->added[0].number("cost"), 2);
        QVERIFY(applyImport(*m_project, *first).isOk());
        const auto later = readCsv("Bezeichnung;Art;Preis\nNoch eine;Charakter;3\n");
        QCOMPARE(preview(*later).added.at(0).number("cost"), 3);
        options.mapping = {{"Fehlt", "name"}};
        QCOMPARE(codeOf(previewImport(*m_project, *later, options)), std::string("import.unknown_column"));
        options.mapping = {{"Art", "kein-feld"}};
        QCOMPARE(codeOf(previewImport(*m_project, *later, options)), std::string("card.unknown_field"));
    }

    void importedCardsCanGoIntoADeck() {
        const auto rows = readCsv("key;Name;Typ\nneu;Neu;Charakter\nnami;Nami;Charakter\n");
        QVERIFY(applyImport(*m_project, preview(*rows, "erstes")).isOk());
        const Collection deck = *m_project->collections().only("erstes");
        QCOMPARE(deck.size(), 3);
        QCOMPARE(deck.cards.back().cardKey, std::string("neu"));
        QCOMPARE(codeOf(applyImport(*m_project, preview(*rows, "kein-deck"))), std::string("collection.missing"));
    }

    void tomlCardsAreReadAsThePackagesHoldThem() {
        const auto rows = readToml(sample::cardsToml());
        const ImportPreview seen = preview(*rows);
        QCOMPARE(seen.unchanged, 3);
        QVERIFY(seen.errors.empty());
    }

    void hostileFilesAreRefusedOrReadWithoutHarm() {
        const std::string html = "<html><body onload=\"x\">\0<script>;;;\"</script>";
        const std::vector<std::string> files{html,
                                             std::string(5000, '"'),
                                             std::string(3000, ';') + "\n",
                                             std::string("Name;Typ\n") + std::string("Na\0mi;Charakter\n", 16),
                                             "\xFF\xFE\x41",
                                             "PK\x03\x04;;;\x01\x02",
                                             "=cmd|' /C calc'!A0;Typ\n1;2\n",
                                             "\xC3",
                                             "{\"a\":" + std::string(60, '[') + std::string(60, ']') + "}",
                                             "[{\"name\": 1e999}, {\"name\": \"\\ud800\"}]"};
        for (const std::string& file : files) {
            for (const auto read : {readCsv, readJson, readToml}) {
                if (const auto rows = read(file)) {
                    static_cast<void>(applyImport(*m_project, preview(*rows)));
                }
            }
        }
        QCOMPARE(m_project->info()->integrity, std::string("ok"));
        QCOMPARE(m_project->cards().only("nami")->name, std::string("Nami"));
    }

    void filesAreRecognisedBySuffixOrContent() {
        QTemporaryDir folder;
        const auto code = [&folder](const char* name, const QByteArray& bytes) {
            sample::write(folder.filePath(name), bytes);
            return codeOf(readImportFile(folder.filePath(name).toStdString()));
        };
        QCOMPARE(code("a.csv", "Name;Typ\nx;y\n"), std::string());
        QCOMPARE(code("a", "[{\"name\": \"x\"}]"), std::string());
        QCOMPARE(code("b", "[[card]]\nname = \"x\"\n"), std::string());
        QCOMPARE(code("c", "Name\tTyp\nx\ty\n"), std::string());
        QCOMPARE(code("d.png", "\x89PNG\r\n"), std::string("import.unknown_format"));
        QCOMPARE(codeOf(readImportFile("/gibt/es/nicht.csv")), std::string("import.missing"));
    }
};

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
