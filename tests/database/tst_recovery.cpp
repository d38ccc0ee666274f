#include "database/comparison/difference.h"
#include "database/database.h"
#include "database/exchange/card_table.h"
#include "database/exchange/cockatrice.h"
#include "database/exchange/deck_list.h"
#include "database/exchange/spreadsheet.h"
#include "database/exchange/system_package.h"
#include "database/project.h"
#include "database/recovery.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

namespace {

/// How many damaged files of each kind are tried; `./dev fuzz` sets more.
int rounds(int usual) {
    const int wished = qEnvironmentVariableIntValue("BLATTWERK_DAMAGED_FILES");
    return wished > 0 ? wished : usual;
}

/// Cuts, overwrites, swaps, doubles or empties a part of the bytes.
std::string damaged(std::string bytes, QRandomGenerator& random) {
    const auto place = [&](std::size_t size) {
        return static_cast<std::size_t>(random.bounded(static_cast<quint32>(std::max<std::size_t>(size, 1))));
    };
    const std::size_t at = place(bytes.size());
    const std::size_t length = std::min(place(std::min<std::size_t>(bytes.size(), 4096)) + 1, bytes.size() - at);
    switch (random.bounded(6)) {
    case 0:
        bytes.resize(at);
        break;
    case 1:
        for (std::size_t i = 0; i < length; ++i) {
            bytes[at + i] = static_cast<char>(random.bounded(256));
        }
        break;
    case 2:
        bytes.replace(at, length, std::string(length, '\0'));
        break;
    case 3:
        bytes.insert(at, bytes.substr(at, length));
        break;
    case 4:
        bytes.erase(at, length);
        break;
    default:
        for (int i = 0; i < 8 && !bytes.empty(); ++i) {
            bytes[place(bytes.size())] = static_cast<char>(random.bounded(256));
        }
    }
    return bytes;
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_whole;

    std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    void write(const QString& name, const std::string& bytes) const {
        sample::write(m_folder.filePath(name), QByteArray::fromStdString(bytes));
    }

    /// What is saved opens, holds together and can be edited.
    void opens(const std::string& file) {
        auto project = Project::open(file);
        QCOMPARE(codeOf(project), std::string());
        QCOMPARE((*project)->info()->integrity, std::string("ok"));
        QCOMPARE((*project)->database().integer("SELECT count(*) FROM pragma_foreign_key_check"), 0);
        QVERIFY(readContents(**project).isOk());
    }

private Q_SLOTS:
    void initTestCase() {
        auto project = Project::create(path("whole"), sample::packages());
        QVERIFY(project.isOk());
        for (int i = 0; i < 300; ++i) {
            Card card;
            card.system = "probe";
            card.key = "karte-" + std::to_string(i);
            card.name = "Karte " + std::to_string(i);
            card.type = "character";
            card.text = "Nummer " + std::to_string(i) + std::string(200, 'x');
            QVERIFY((*project)->perform(createCard(card)).isOk());
        }
        QVERIFY((*project)->editions().freeze("probe", "1.0").isOk());
        project->reset();
        m_whole = sample::bytesOf(m_folder.filePath("whole")).toStdString();
    }

    void aWholeProjectIsSavedWhole() {
        const auto recovery = recoverProject(path("whole"), path("saved"));
        QCOMPARE(codeOf(recovery), std::string());
        QVERIFY(recovery->isComplete());
        QCOMPARE(recovery->cards, 303);
        opens(path("saved"));
        auto one = Project::open(path("whole"), OpenMode::ReadOnly);
        auto other = Project::open(path("saved"));
        QVERIFY(difference(*readContents(**one), *readContents(**other)).isEmpty());
        QCOMPARE((*other)->history().revisions()->size(), (*one)->history().revisions()->size());
        QCOMPARE((*other)->editions().all().value().size(), std::size_t{1});
        QVERIFY((*other)->undo().isOk());
        QCOMPARE(sample::bytesOf(m_folder.filePath("whole")).toStdString(), m_whole);
    }

    void anEditionOfTheFirstSchemaKeepsItsPlaceInTheHistory() {
        write("first", m_whole);
        std::int64_t place = 0;
        {
            auto project = Project::open(path("first"));
            Database& database = (*project)->database();
            place = database.integer("SELECT revision FROM edition");
            for (const char* sql :
                 {"DROP TRIGGER edition_is_frozen", "DROP TRIGGER edition_rules_are_frozen",
                  "DROP TRIGGER edition_rules_stay", "DROP TABLE edition_rules", "DROP TABLE edition_former_label",
                  "ALTER TABLE edition DROP COLUMN removed", "ALTER TABLE edition DROP COLUMN revision",
                  "ALTER TABLE edition DROP COLUMN author", "PRAGMA user_version=1"}) {
                QVERIFY2(database.run(sql).isOk(), sql);
            }
        }
        QVERIFY(place > 0);
        const auto recovery = recoverProject(path("first"), path("first-saved"));
        QCOMPARE(codeOf(recovery), std::string());
        QVERIFY(recovery->isComplete());
        auto saved = Project::open(path("first-saved"));
        QCOMPARE((*saved)->database().integer("SELECT revision FROM edition"), place);
    }

    void aFileThatIsCutOffIsSavedAsFarAsItGoes() {
        write("cut", m_whole.substr(0, m_whole.size() * 3 / 4));
        QCOMPARE(codeOf(Project::open(path("cut"))), std::string("project.damaged"));
        const auto recovery = recoverProject(path("cut"), path("cut-saved"), sample::packages());
        QCOMPARE(codeOf(recovery), std::string());
        QVERIFY(!recovery->isComplete());
        QVERIFY(recovery->cards > 0);
        opens(path("cut-saved"));
    }

    void aFileWithoutItsBeginningIsSaved() {
        std::string bytes = m_whole;
        bytes.replace(0, 100, std::string(100, '\0'));
        write("headless", bytes);
        QCOMPARE(codeOf(Project::open(path("headless"))), std::string("project.foreign"));
        const auto recovery = recoverProject(path("headless"), path("headless-saved"));
        QCOMPARE(codeOf(recovery), std::string());
        QCOMPARE(recovery->cards, 303);
        opens(path("headless-saved"));
    }

    void aFileWithoutTheDescriptionOfItsTablesIsSaved() {
        std::string bytes = m_whole;
        bytes.replace(0, 4096, std::string(4096, '\xff'));
        write("blind", bytes);
        const auto recovery = recoverProject(path("blind"), path("blind-saved"));
        QCOMPARE(codeOf(recovery), std::string());
        QCOMPARE(recovery->cards, 303);
        opens(path("blind-saved"));
    }

    /// One letter of the description of one table: the other tables are whole.
    void aDamagedDescriptionOfOneTableLosesNothing_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"CREATE TABLE card_type", "definition TEXT NOT NULL CHECK", "CREATE TABLE change (",
                                 "CREATE TABLE rule (", "CREATE TABLE card (", "CREATE TABLE collection_card ("}) {
            QTest::newRow(text) << QString(text);
        }
    }

    void aDamagedDescriptionOfOneTableLosesNothing() {
        QFETCH(const QString, text);
        std::string bytes = m_whole;
        const std::size_t at = bytes.find(text.toStdString());
        QVERIFY(at != std::string::npos);
        for (const char letter : {'\n', '\x01', 'x'}) {
            bytes[at + 4] = letter;
            write("described", bytes);
            const auto recovery = recoverProject(path("described"), path("described-saved"), sample::packages());
            QCOMPARE(codeOf(recovery), std::string());
            QCOMPARE(recovery->cards, 303);
            opens(path("described-saved"));
            QVERIFY(QFile::remove(m_folder.filePath("described-saved")));
        }
    }

    /// Rows that describe a system are lost: those that the program ships take their place.
    void aSystemThatLostAPartIsRenewed_data() {
        QTest::addColumn<QString>("loss");
        for (const char* loss : {"DELETE FROM card_type", "DELETE FROM card_type WHERE position=1",
                                 "DELETE FROM system", "DELETE FROM field", "DELETE FROM rule_set",
                                 "DELETE FROM parameter", "UPDATE rule SET system='prob'; DELETE FROM card_type"}) {
            QTest::newRow(loss) << QString(loss);
        }
    }

    void aSystemThatLostAPartIsRenewed() {
        QFETCH(const QString, loss);
        write("poor", m_whole);
        {
            auto project = Project::open(path("poor"));
            QVERIFY(project.isOk());
            QVERIFY((*project)->database().run("PRAGMA foreign_keys=OFF").isOk());
            for (const QString& statement : loss.split(u';')) {
                QVERIFY((*project)->database().run(statement.toStdString()).isOk());
            }
        }
        const auto recovery = recoverProject(path("poor"), path("poor-saved"), sample::packages());
        QCOMPARE(recovery ? std::string() : recovery.error().detail, std::string());
        QCOMPARE(recovery->cards, 303);
        opens(path("poor-saved"));
        QVERIFY(QFile::remove(m_folder.filePath("poor-saved")));
    }

    void whatIsNoProjectIsRefusedAndLeavesNothingBehind() {
        write("letter", "Liebe Oma, " + std::string(5000, '.'));
        QCOMPARE(codeOf(recoverProject(path("letter"), path("letter-saved"))), std::string("project.foreign"));
        QCOMPARE(codeOf(recoverProject(path("nowhere"), path("x"))), std::string("project.missing"));
        QVERIFY(!QFileInfo::exists(m_folder.filePath("letter-saved")));
        QCOMPARE(codeOf(recoverProject(path("whole"), path("letter"))), std::string("project.exists"));
    }

    void damagedProjectsNeverCrashHangOrGetWritten() {
        QRandomGenerator random(20260731);
        const auto known = sample::packages();
        int saved = 0;
        for (int round = 0; round < rounds(60); ++round) {
            const std::string bytes = damaged(m_whole, random);
            write("damaged", bytes);
            QElapsedTimer timer;
            timer.start();
            {
                const auto opened = Project::open(path("damaged"), OpenMode::ReadOnly);
                const auto recovery = recoverProject(path("damaged"), path("rescued"), known);
                QVERIFY2(recovery.isOk() || codeOf(recovery) == "project.foreign", codeOf(recovery).c_str());
                saved += recovery.isOk() && recovery->cards > 0 ? 1 : 0;
                if (recovery.isOk()) {
                    opens(path("rescued"));
                }
            }
            QVERIFY(timer.elapsed() < 60000);
            QVERIFY(sample::bytesOf(m_folder.filePath("damaged")).toStdString() == bytes);
            QCOMPARE(QDir(m_folder.path()).entryList({"damaged*"}, QDir::Files).size(), 1);
            QFile::remove(m_folder.filePath("rescued"));
        }
        QVERIFY(saved > rounds(60) / 2);
    }

    void damagedFilesOfEveryImportFormatNeverCrashOrHang() {
        const auto package = sample::packages().front();
        const ImportRows table = cardTable(package.cards, package.info);
        const auto& deck = package.collections.front();
        const std::vector<std::pair<std::string, std::function<bool(const std::string&)>>> formats{
            {writeCsv(table), [](const auto& bytes) { return readCsv(bytes).isOk(); }},
            {writeJson(table), [](const auto& bytes) { return readJson(bytes).isOk(); }},
            {sample::cardsToml(), [](const auto& bytes) { return readToml(bytes).isOk(); }},
            {*writeXlsx(table, "K"), [](const auto& bytes) { return readXlsx(bytes).isOk(); }},
            {*writeOds(table, "K"), [](const auto& bytes) { return readOds(bytes).isOk(); }},
            {writeCockatriceCards(package.cards, package.collections, package.info),
             [](const auto& bytes) { return readCockatriceCards(bytes).isOk(); }},
            {writeCockatriceDeck(deck, package.cards),
             [](const auto& bytes) { return readCockatriceDeck(bytes).isOk(); }},
            {writeDeckList(deck, package.cards), [](const auto& bytes) { return readDeckLists(bytes).isOk(); }},
            {sample::systemToml(), [](const auto& bytes) {
                 return readPackage({{"system.toml", bytes}}).isOk();
             }}};
        QRandomGenerator random(4711);
        for (const auto& [whole, read] : formats) {
            QVERIFY(read(whole));
            QElapsedTimer timer;
            timer.start();
            int refused = 0;
            for (int round = 0; round < rounds(200); ++round) {
                refused += read(damaged(whole, random)) ? 0 : 1;
            }
            QVERIFY(timer.elapsed() < 1000 * rounds(200));
            Q_UNUSED(refused)
        }
    }
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
