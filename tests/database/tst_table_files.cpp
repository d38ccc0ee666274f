#include "database/exchange/import.h"
#include "tests/database/sample_package.h"

#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

/// Files as LibreOffice and German Excel write them; tables/README.md says how they were made.
class TestTableFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProgramsFileBringsTheSameCards_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("keepsAllSigns");
        QTest::newRow("XLSX of LibreOffice") << "libreoffice.xlsx" << true;
        QTest::newRow("ODS of LibreOffice") << "libreoffice.ods" << true;
        QTest::newRow("CSV of LibreOffice") << "libreoffice.csv" << false;
        QTest::newRow("CSV of German Excel") << "excel-german.csv" << false;
    }

    void everyProgramsFileBringsTheSameCards() {
        QFETCH(QString, file);
        QFETCH(bool, keepsAllSigns);
        const std::string path = QFINDTESTDATA("tables/" + file).toStdString();
        const auto rows = readImportFile(path);
        QCOMPARE(codeOf(rows), std::string());
        QCOMPARE(rows->columns, (std::vector<std::string>{"Schlüssel", "Name", "Typ", "Kosten", "Text", "Notizen"}));
        QCOMPARE(rows->encoding, std::string(keepsAllSigns ? "UTF-8" : "Windows-1252"));
        const auto project = sample::inMemory();
        ImportOptions options;
        options.system = "probe";
        const auto seen = previewImport(*project, *rows, options);
        QCOMPARE(codeOf(seen), std::string());
        QVERIFY(seen->errors.empty());
        QVERIFY(seen->conflicts.empty());

        // The title over the columns is none of the rows, and a formula counts as what it gives.
        QCOMPARE(seen->changed.size(), std::size_t{1});
        const Card& nami = seen->changed[0].after;
        QCOMPARE(nami.number("cost"), 4);
        QCOMPARE(nami.notes, keepsAllSigns ? std::string("2.5") : std::string("2,5"));
        QCOMPARE(nami.flavour, std::string("„Häuser brennen, ich nicht.“"));
        QCOMPARE(seen->added.size(), std::size_t{2});
        const Card& fuss = seen->added[0];
        QCOMPARE(fuss.key, std::string("007"));
        QCOMPARE(fuss.name, std::string("Ärger im Überfluss"));
        QCOMPARE(fuss.number("cost"), 5);
        QCOMPARE(fuss.text, std::string("Zeile 1;\nZeile „zwei“ mit \"Zitat\""));
        // Windows-1252 has no ẞ: the other program wrote a question mark.
        QCOMPARE(fuss.notes, (keepsAllSigns ? std::string("ẞ") : std::string("?")) + ", ß und  zwei Leerzeichen");
        const Card& tuer = seen->added[1];
        QCOMPARE(tuer.key, std::string("grosse-tuer"));
        QCOMPARE(tuer.type, std::string("equipment"));
        QCOMPARE(tuer.number("cost"), 1);

        QVERIFY(applyImport(*project, *seen).isOk());
        const auto again = previewImport(*project, *rows, options);
        QCOMPARE(again->unchanged, 3);
        QVERIFY(again->added.empty() && again->changed.empty());
    }

    void aTableWithOneNamedColumnKeepsItsHead() {
        const auto rows = readCsv("Name\nNami\nÜberfall\n");
        QCOMPARE(rows->columns, std::vector<std::string>{"Name"});
        QCOMPARE(rows->rows.size(), std::size_t{2});
        QCOMPARE(readCsv("Name;\nNami;1\n")->columns, std::vector<std::string>{"Name"});
        QCOMPARE(readCsv("Nur ein Titel;;\n")->columns, std::vector<std::string>{"Nur ein Titel"});
    }
};

QTEST_GUILESS_MAIN(TestTableFiles)
#include "tst_table_files.moc"
