#include "database/exchange/sheet_table.h"
#include "database/exchange/spreadsheet.h"
#include "database/exchange/zip_archive.h"
#include "tests/database/sample_package.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

namespace {

using Table = std::vector<std::vector<std::string>>;

ImportRows rowsFrom(const Table& table) {
    ImportRows rows;
    rows.columns = table.front();
    for (std::size_t i = 1; i < table.size(); ++i) {
        ImportRow row;
        for (std::size_t column = 0; column < table[i].size(); ++column) {
            row.values.emplace_back(rows.columns[column], table[i][column]);
        }
        rows.rows.push_back(row);
    }
    return rows;
}

Table tableFrom(const ImportRows& rows) {
    Table table{rows.columns};
    for (const ImportRow& row : rows.rows) {
        std::vector<std::string> line;
        for (const std::string& column : rows.columns) {
            const std::string* value = row.value(column);
            line.push_back(value ? *value : std::string());
        }
        table.push_back(line);
    }
    return table;
}

const Table kAwkward{{"key", "name", "text", "cost"},
                     {"007", "O'Neil & <Söhne>", "Zeile 1\nZeile 2\n\nZeile 4", "3"},
                     {"a", "=SUM(A1)", "  zwei  Leerzeichen\tTab ", "-1"},
                     {"b", "_x0041_ bleibt", "„ẞ“ 😀", "+1"},
                     {"c", "1979-05-27", "true", "00"}};

std::string ods(const std::string& rows, const std::string& head = {}) {
    const std::string space = "urn:oasis:names:tc:opendocument:xmlns:";
    return *writeZip({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                      {"content.xml", "<?xml version=\"1.0\"?>" + head + "<o:document-content xmlns:o=\"" + space +
                                          "office:1.0\" xmlns:t=\"" + space + "table:1.0\" xmlns:x=\"" + space +
                                          "text:1.0\"><o:body><o:spreadsheet><t:table>" + rows +
                                          "</t:table></o:spreadsheet></o:body></o:document-content>"}},
                     true);
}

std::string xlsx(const std::string& rows, const std::string& head = {}) {
    const std::string space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const std::string links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    return *writeZip(
        {{"xl/workbook.xml", "<workbook xmlns=\"" + space + "\" xmlns:r=\"" + links +
                                 "\"><sheets><sheet name=\"H\" state=\"hidden\" r:id=\"x\"/><sheet name=\"A\" "
                                 "r:id=\"y\"/></sheets></workbook>"},
         {"xl/_rels/workbook.xml.rels", "<Relationships><Relationship Id=\"y\" Target=\"/xl/worksheets/s.xml\"/>"
                                        "</Relationships>"},
         {"xl/sharedStrings.xml", "<sst xmlns=\"" + space +
                                      "\"><si><t>name</t></si><si><r><t>Na</t></r><r><t "
                                      "xml:space=\"preserve\">mi </t></r><rPh><t>!</t></rPh></si></sst>"},
         {"xl/worksheets/s.xml",
          head + "<worksheet xmlns=\"" + space + "\"><sheetData>" + rows + "</sheetData></worksheet>"}});
}

} // namespace

class TestSpreadsheet : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Runs a program of the machine; false where it is not there.
    static bool run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished(60000) || process.exitCode() != 0) {
            qWarning("%s", process.readAllStandardError().constData());
            return false;
        }
        return true;
    }

private Q_SLOTS:
    void tablesGoThereAndBackByteForByte() {
        const auto first = writeXlsx(rowsFrom(kAwkward), "Karten");
        const auto second = writeOds(rowsFrom(kAwkward), "Karten");
        QVERIFY(first.isOk() && second.isOk());
        QCOMPARE(*first, *writeXlsx(rowsFrom(kAwkward), "Karten"));
        QCOMPARE(*second, *writeOds(rowsFrom(kAwkward), "Karten"));
        const auto xlsxRows = readXlsx(*first);
        const auto odsRows = readOds(*second);
        QCOMPARE(codeOf(xlsxRows), std::string());
        QCOMPARE(codeOf(odsRows), std::string());
        QVERIFY(tableFrom(*xlsxRows) == kAwkward);
        QVERIFY(tableFrom(*odsRows) == kAwkward);
        QCOMPARE(xlsxRows->rows[0].line, 2);
    }

    void openpyxlReadsOursAndWeReadItsFiles() {
        const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
        if (python.isEmpty() || !run(python, {"-c", "import openpyxl"})) {
            QSKIP("python3-openpyxl is not installed.");
        }
        const QString ours = m_folder.filePath("ours.xlsx");
        const QString theirs = m_folder.filePath("theirs.xlsx");
        sample::write(ours, QByteArray::fromStdString(*writeXlsx(rowsFrom(kAwkward), "Karten")));
        QVERIFY(run(python, {"-c",
                             "import sys, openpyxl\n"
                             "b = openpyxl.load_workbook(sys.argv[1])\n"
                             "assert b.active['B2'].value == \"O'Neil & <Söhne>\", b.active['B2'].value\n"
                             "assert b.active['A2'].value == '007'\n"
                             "assert b.active['D2'].value == 3\n"
                             "b.active['E1'] = 'cost2'\n"
                             "b.active['E2'] = 2.5\n"
                             "b.active['E3'] = True\n"
                             "b.create_sheet('Zweites')\n"
                             "b.save(sys.argv[2])\n",
                             ours, theirs}));
        const auto read = readXlsx(sample::bytesOf(theirs).toStdString());
        QCOMPARE(codeOf(read), std::string());
        Table expected = kAwkward;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            expected[i].push_back(i == 0 ? "cost2" : i == 1 ? "2.5" : i == 2 ? "true" : "");
        }
        // openpyxl escapes a text like a formula only when it writes one, so row 3 comes back as it was typed.
        const Table seen = tableFrom(*read);
        QCOMPARE(seen.size(), expected.size());
        for (const std::size_t row : {0u, 1u, 3u, 4u}) {
            QVERIFY(seen[row] == expected[row]);
        }
    }

    void gnumericReadsOursAndWeReadItsFiles() {
        if (QStandardPaths::findExecutable("ssconvert").isEmpty()) {
            QSKIP("gnumeric is not installed.");
        }
        const QString ours = m_folder.filePath("ours.ods");
        sample::write(ours, QByteArray::fromStdString(*writeOds(rowsFrom(kAwkward), "Karten")));
        for (const char* suffix : {"ods", "xlsx"}) {
            const QString theirs = m_folder.filePath(QStringLiteral("theirs.") + suffix);
            QVERIFY(run("ssconvert", {ours, theirs}));
            const std::string bytes = sample::bytesOf(theirs).toStdString();
            const auto read = std::string_view(suffix) == "ods" ? readOds(bytes) : readXlsx(bytes);
            QCOMPARE(codeOf(read), std::string());
            const Table seen = tableFrom(*read);
            QCOMPARE(seen.size(), kAwkward.size());
            QCOMPARE(seen[1][0], std::string("007"));
            QCOMPARE(seen[1][1], kAwkward[1][1]);
            QCOMPARE(seen[1][2], kAwkward[1][2]);
            QCOMPARE(seen[1][3], std::string("3"));
        }
    }

    void sharedAndRichStringsAreTextAndHiddenSheetsAreSkipped() {
        const auto read = readXlsx(
            xlsx("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"C1\" t=\"str\"><v>cost</v></c></row>"
                 "<row r=\"5\"><c r=\"A5\" t=\"s\"><v>1</v></c><c r=\"C5\"><v>0.10000000000000001</v></c></row>"
                 "<row><c t=\"s\"><v>99</v></c><c/><c><v>4.0</v></c></row>"));
        QCOMPARE(codeOf(read), std::string());
        QVERIFY((tableFrom(*read) == Table{{"name", "cost"}, {"Nami ", "0.1"}, {"", "4"}}));
        QCOMPARE(read->rows[0].line, 5);
        QCOMPARE(read->rows[1].line, 6);
    }

    void repeatedCellsAndRowsCountAndRemarksDoNot() {
        const auto read = readOds(ods(
            "<t:table-row t:number-rows-repeated=\"3\"><t:table-cell t:number-columns-repeated=\"1024\"/></t:table-row>"
            "<t:table-row><t:table-cell><x:p>a</x:p></t:table-cell><t:table-cell><x:p>b</x:p></t:table-cell></"
            "t:table-row>"
            "<t:table-row t:number-rows-repeated=\"2\"><t:table-cell t:number-columns-repeated=\"2\" "
            "o:value-type=\"string\"><o:annotation><x:p>Geheim</x:p></o:annotation><x:p>x<x:span>y<x:s "
            "x:c=\"2\"/></x:span>z</x:p></t:table-cell>"
            "<t:table-cell t:number-columns-repeated=\"1022\"/></t:table-row>"
            "<t:table-row t:number-rows-repeated=\"1048570\"><t:table-cell "
            "t:number-columns-repeated=\"1024\"/></t:table-row>"));
        QCOMPARE(codeOf(read), std::string());
        QVERIFY((tableFrom(*read) == Table{{"a", "b"}, {"xy  z", "xy  z"}, {"xy  z", "xy  z"}}));
        QCOMPARE(read->rows[0].line, 5);
    }

    void aMillionRepeatedCellsAreRefused() {
        const std::string cell = "<t:table-row t:number-rows-repeated=\"1000000\"><t:table-cell "
                                 "t:number-columns-repeated=\"900\"><x:p>a</x:p></t:table-cell></t:table-row>";
        QCOMPARE(codeOf(readOds(ods(cell))), std::string("import.too_many_cells_in_all"));
        QCOMPARE(codeOf(readOds(ods("<t:table-row><t:table-cell t:number-columns-repeated=\"2000000000\"><x:p>a</x:p>"
                                    "</t:table-cell></t:table-row>"))),
                 std::string("import.too_many_columns"));
    }

    void entitiesAreRefusedBeforeTheyAreExpanded() {
        std::string dtd = "<!DOCTYPE lolz [<!ENTITY lol \"lol\">";
        for (char c = 'a'; c < 'k'; ++c) {
            dtd += std::string("<!ENTITY ") + c + " \"" +
                   (c == 'a' ? "&lol;&lol;" : std::string("&") + char(c - 1) + ";&" + char(c - 1) + ";") + "\">";
        }
        const std::string rows = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>&j;</t></is></c></row>";
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(codeOf(readXlsx(xlsx(rows, dtd + "]>"))), std::string("import.xml_entities"));
        QCOMPARE(codeOf(readXlsx(xlsx(rows, "<!DOCTYPE x SYSTEM \"file:///etc/passwd\">"))),
                 std::string("import.xml_entities"));
        QCOMPARE(codeOf(readOds(ods({}, "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"))),
                 std::string("import.xml_entities"));
        QVERIFY(timer.elapsed() < 5000);
    }

    void anArchiveThatUnpacksToGigabytesIsRefused() {
        const std::string zeros(40u * 1024 * 1024, '0');
        QCOMPARE(codeOf(ZipArchive::open(*writeZip({{"content.xml", zeros}}))),
                 std::string("import.archive_too_large"));
        std::vector<std::pair<std::string, std::string>> many;
        for (int i = 0; i < 2001; ++i) {
            many.emplace_back(std::to_string(i), "x");
        }
        QCOMPARE(codeOf(ZipArchive::open(*writeZip(many))), std::string("import.archive_too_large"));
    }

    void anEntryThatLiesAboutItsSizeIsRefused() {
        std::string bytes = *writeZip({{"content.xml", std::string(5000, 'x')}});
        const std::string size("\x88\x13\0\0", 4);
        for (std::size_t at = bytes.find(size); at != std::string::npos; at = bytes.find(size, at + 1)) {
            bytes.replace(at, 4, std::string("\x10\0\0\0", 4));
        }
        const auto archive = ZipArchive::open(bytes);
        QVERIFY(!archive.isOk() || codeOf((*archive)->read("content.xml")) == "import.damaged_archive");
    }

    void aCellOfHundredMegabytesIsRefused() {
        std::string cell;
        cell.reserve(100u * 1024 * 1024);
        for (int i = 0; cell.size() < 100u * 1024 * 1024; ++i) {
            // Packs well, but not so well that the archive looks like a bomb.
            cell += std::string(500, 'a') + std::to_string(i * 7919);
        }
        const std::string rows = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>" + cell + "</t></is></c></row>";
        const auto read = readXlsx(xlsx(rows));
        QCOMPARE(codeOf(read), std::string("import.cell_too_large"));
        QCOMPARE(read.error().args[0], std::string("1"));
        cell.resize(2u * 1024 * 1024);
        QCOMPARE(
            codeOf(readOds(ods("<t:table-row><t:table-cell><x:p>" + cell + "</x:p></t:table-cell></t:table-row>"))),
            std::string("import.cell_too_large"));
    }

    void namesThatLeadOutOfTheArchiveAreRefused() {
        for (const char* name : {"../../evil", "a/../../b", "/etc/passwd", "C:\\evil", "a\\..\\b"}) {
            const auto archive = ZipArchive::open(*writeZip({{name, "x"}}));
            QVERIFY2(codeOf(archive) == "import.archive_path", name);
        }
        QVERIFY(ZipArchive::open(*writeZip({{"a..b/..c", "x"}})).isOk());
    }

    void damagedArchivesAreRefused() {
        const std::string whole = *writeXlsx(rowsFrom(kAwkward), "Karten");
        QCOMPARE(codeOf(readXlsx("PK")), std::string("import.damaged_archive"));
        QCOMPARE(codeOf(readXlsx(whole.substr(0, whole.size() / 2))), std::string("import.damaged_archive"));
        QCOMPARE(codeOf(readOds(whole)), std::string("import.archive_part"));
        QCOMPARE(codeOf(readXlsx(xlsx("<row><c>"))), std::string("import.xml_syntax"));
    }
};

QTEST_GUILESS_MAIN(TestSpreadsheet)
#include "tst_spreadsheet.moc"
