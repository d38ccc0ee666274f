#include "database/database.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk::database;

namespace {

std::unique_ptr<Database> inMemory() {
    auto database = Database::open(":memory:", Database::Access::Create);
    return database ? std::move(*database) : nullptr;
}

} // namespace

class TestDatabase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textAndBytesComeBackAsTheyWere() {
        const auto database = inMemory();
        QVERIFY(database != nullptr);
        QVERIFY(database->run("CREATE TABLE kept (text TEXT, bytes BLOB) STRICT").isOk());
        const std::string texts[] = {"", "Häuser „\xF0\x9F\x82\xA1“", std::string("a\0b", 3),
                                     "\xEF\xBB\xBF"
                                     "mark first"};
        for (const std::string& text : texts) {
            Statement write(*database, "INSERT INTO kept VALUES (?, ?)");
            QVERIFY(write.bind(text).bindBytes(text).run().isOk());
        }
        Statement rows(*database, "SELECT text, bytes, typeof(bytes) FROM kept ORDER BY rowid");
        for (const std::string& text : texts) {
            QVERIFY(rows.next());
            const std::string_view first = rows.view(0);
            QCOMPARE(rows.text(1), text);
            QCOMPARE(std::string(rows.view(2)), std::string("blob"));
            QCOMPARE(std::string(first), text);
            QVERIFY(!rows.isNull(0) && !rows.isNull(1));
        }
        QVERIFY(!rows.next());
        QVERIFY(rows.status().isOk());
    }

    void whatIsNoTextIsReplacedWhereItStands() {
        const auto database = inMemory();
        QVERIFY(database != nullptr);
        for (const char* text : {"\xEF\xBF\xBE Karte", "\xFF Karte"}) {
            Statement row(*database, "SELECT ?");
            QVERIFY(row.bind(text).next());
            QCOMPARE(row.text(0), std::string("\xEF\xBF\xBD Karte"));
        }
    }

    void anArgumentCanStandInSeveralPlaces() {
        const auto database = inMemory();
        QVERIFY(database != nullptr);
        for (int round = 1; round <= 2; ++round) {
            Statement row(*database, "SELECT ?2 || '?1' || ?1 || ?2, ?3 IS NULL, \"?\" FROM (SELECT 5 AS \"?\")");
            QVERIFY(row.bind("a").bind(round).bindNull().next());
            QCOMPARE(row.text(0), std::to_string(round) + "?1a" + std::to_string(round));
            QCOMPARE(row.number(1), 1);
            QCOMPARE(row.number(2), 5);
        }
    }

    void aFailureIsToldAndTheNextUseWorks() {
        const auto database = inMemory();
        QVERIFY(database != nullptr);
        QVERIFY(database->run("CREATE TABLE one (n INTEGER PRIMARY KEY) STRICT").isOk());
        for (const bool expected : {true, false}) {
            Statement write(*database, "INSERT INTO one VALUES (?)");
            QCOMPARE(write.bind(1).run().isOk(), expected);
        }
        Statement next(*database, "INSERT INTO one VALUES (?)");
        QVERIFY(next.bind(2).run().isOk());
        QCOMPARE(database->integer("SELECT count(*) FROM one"), std::int64_t{2});
        const auto wrong = database->run("SELECT nothing FROM nowhere");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().code, std::string("project.failed"));
    }

    void onlyCreateMakesAFile() {
        QTemporaryDir folder;
        const QString path = folder.filePath("50% Bär? #1.db");
        for (const auto access : {Database::Access::ReadWrite, Database::Access::ReadOnly}) {
            const auto opened = Database::open(path.toStdString(), access);
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, std::string("project.unreadable"));
            QVERIFY(!QFile::exists(path));
        }
        {
            const auto created = Database::open(path.toStdString(), Database::Access::Create);
            QVERIFY(created.isOk());
            QVERIFY((*created)->run("CREATE TABLE one (n)").isOk());
        }
        QVERIFY(QFile::exists(path));
        for (const auto access : {Database::Access::ReadOnly, Database::Access::Immutable}) {
            const auto opened = Database::open(path.toStdString(), access);
            QVERIFY(opened.isOk());
            const auto written = (*opened)->run("INSERT INTO one VALUES (1)");
            QVERIFY(!written);
            QCOMPARE(written.error().code, std::string("project.read_only"));
        }
    }
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
