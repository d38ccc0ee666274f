#include "database/change_writer.h"
#include "database/database.h"
#include "database/edition_shelf.h"
#include "database/migration.h"
#include "database/project.h"
#include "database/project_file.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::bytesOf;
using sample::codeOf;

namespace {

/// Edits one card again and again and says on standard output each number that is safely stored, until it is killed.
int editForEver(const char* path) {
    auto project = Project::open(path);
    if (!project) {
        return 3;
    }
    for (;;) {
        const Card card = *(*project)->cards().only("nami");
        Card after = card;
        after.notes = std::to_string((card.notes.empty() ? 0 : std::stoi(card.notes)) + 1);
        if (!(*project)->perform(editCard(card, after))) {
            return 4;
        }
        std::printf("%s\n", after.notes.c_str());
        std::fflush(stdout);
    }
}

} // namespace

namespace {

/// The schema after the present one, and the name of the copy that is made before it.
int nextSchema() {
    return newestSchema(shippedMigrations()) + 1;
}
QString backupSuffix() {
    return QStringLiteral(".backup-v%1").arg(nextSchema() - 1);
}

} // namespace

class TestNeverLoseWork : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString created(const char* name) {
        const QString path = m_folder.filePath(name);
        if (!Project::create(path.toStdString(), sample::packages())) {
            qFatal("cannot create a test project");
        }
        return path;
    }

private Q_SLOTS:
    void aKillAtAnyInstantLosesNoConfirmedEdit() {
        const QString path = created("kill.blattwerk");
        int confirmed = 0;
        // More by ./dev fuzz.
        const int rounds = std::max(20, qEnvironmentVariableIntValue("BLATTWERK_KILLS"));
        for (int round = 0; round < rounds; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"--edit-for-ever", path});
            QVERIFY(child.waitForStarted());
            QVERIFY(child.waitForReadyRead(20000));
            QTest::qWait(5 + QRandomGenerator::global()->bounded(40));
            child.kill();
            child.waitForFinished();
            const QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
            if (lines.size() > 1) {
                confirmed = lines[lines.size() - 2].toInt();
            }
            auto project = Project::open(path.toStdString());
            QVERIFY2(project.isOk(), project ? "" : project.error().code.c_str());
            QCOMPARE((*project)->info()->integrity, std::string("ok"));
            const int stored = std::stoi((*project)->cards().only("nami")->notes);
            QVERIFY(stored >= confirmed);
            QCOMPARE((*project)->cards().only("nami")->revision, stored + 1);
            QCOMPARE((*project)->cardSearch().find("nami")->size(), std::size_t{1});
        }
        qInfo() << confirmed << "edits in" << rounds << "rounds";
    }

    void everyStepOfAKilledProgramCanBeUndone() {
        const QString path = created("schritte.blattwerk");
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"--edit-for-ever", path});
        QVERIFY(child.waitForReadyRead(20000));
        QTest::qWait(30);
        child.kill();
        child.waitForFinished();
        auto project = Project::open(path.toStdString());
        QVERIFY(project.isOk());
        while ((*project)->history().canUndo()) {
            QVERIFY((*project)->undo().isOk());
        }
        QCOMPARE((*project)->cards().only("nami")->notes, std::string());
    }

    void aFullDriveLeavesNothingHalfWritten() {
        const QString path = created("voll.blattwerk");
        auto project = Project::open(path.toStdString());
        Database& database = (*project)->database();
        const std::int64_t pages = database.integer("PRAGMA page_count");
        QVERIFY(database.integer("PRAGMA max_page_count=" + std::to_string(pages)) > 0);
        const Card card = *(*project)->cards().only("nami");
        Card after = card;
        after.text = std::string(20'000, 'x');
        QCOMPARE(codeOf((*project)->perform(editCard(card, after))), std::string("project.disk_full"));
        QCOMPARE(*(*project)->cards().only("nami"), card);
        QCOMPARE((*project)->history().revisions()->size(), std::size_t{1});
        QVERIFY(database.integer("PRAGMA max_page_count=1000000") > 0);
        QVERIFY((*project)->perform(editCard(card, after)).isOk());
    }

    void anOlderFileIsCopiedAndMigrated() {
        const QString path = created("alt.blattwerk");
        const QByteArray before = bytesOf(path);
        std::vector<Migration> steps = shippedMigrations();
        steps.push_back({nextSchema(), "CREATE TABLE mood (card INTEGER NOT NULL, mood TEXT NOT NULL) STRICT\n-- next\n"
                                       "INSERT INTO mood SELECT id, 'froh; oder so' FROM card"});
        steps.push_back({nextSchema() + 1, "CREATE TRIGGER t AFTER DELETE ON mood BEGIN SELECT 1; SELECT 2; END"});
        {
            auto database = openProjectFile(path.toStdString(), false, steps);
            QVERIFY2(database.isOk(), database ? "" : database.error().code.c_str());
            QCOMPARE((*database)->integer("PRAGMA user_version"), nextSchema() + 1);
            QCOMPARE((*database)->integer("SELECT count(*) FROM mood"), 3);
        }
        const QString copy = path + backupSuffix();
        QVERIFY(QFile::exists(copy));
        auto old = Project::open(copy.toStdString());
        QVERIFY(old.isOk());
        QCOMPARE((*old)->cards().count(), 3);
        // The program of today refuses the file of tomorrow.
        QCOMPARE(codeOf(Project::open(path.toStdString())), std::string("project.newer_version"));
        QVERIFY(!before.isEmpty());
    }

    void aFileOfTheFirstSchemaKeepsItsEditions() {
        const std::string path = m_folder.filePath("erstes.blattwerk").toStdString();
        {
            auto database = startProjectFile(path, {shippedMigrations().front()});
            QVERIFY(database.isOk());
            for (const char* sql :
                 {"INSERT INTO system VALUES ('probe', 1, 'probe', '1.0', '{}')",
                  "INSERT INTO revision (id, at, author, note, kind) VALUES (1, '2026-01-01T10:00:00.000Z', '', '', "
                  "'create'), (2, '2026-03-01T10:00:00.000Z', '', '', 'edit')",
                  "INSERT INTO edition (system, label, note, frozen_at, cards, pool_hash) VALUES ('probe', '0.9', "
                  "'alt', '2026-02-01T10:00:00.000Z', 1, 'x')",
                  "INSERT INTO edition_card VALUES (1, 'nami', '{\"name\":\"Nami\"}')"}) {
                QVERIFY2((*database)->run(sql).isOk(), sql);
            }
            QVERIFY(finishProjectFile(std::move(*database), path).isOk());
        }
        auto project = Project::open(path);
        QVERIFY2(project.isOk(), project ? "" : project.error().code.c_str());
        const auto edition = EditionShelf((*project)->database()).find("probe", "0.9");
        QVERIFY(edition.isOk() && edition->has_value());
        QCOMPARE((*edition)->edition.note, std::string("alt"));
        QCOMPARE((*edition)->revision, std::int64_t{1});
        QCOMPARE((*project)->editions().cards("probe", "0.9")->front().name, std::string("Nami"));
    }

    void aMigrationThatFailsLeavesTheStepBeforeIt() {
        const QString path = created("stolpert.blattwerk");
        std::vector<Migration> steps = shippedMigrations();
        steps.push_back({nextSchema(), "CREATE TABLE mood (card INTEGER) STRICT"});
        steps.push_back(
            {nextSchema() + 1, "CREATE TABLE more (a TEXT) STRICT\n-- next\nINSERT INTO nowhere VALUES (1)"});
        QCOMPARE(codeOf(openProjectFile(path.toStdString(), false, steps)), std::string("project.migration_failed"));
        steps.pop_back();
        auto database = openProjectFile(path.toStdString(), false, steps);
        QVERIFY(database.isOk());
        QCOMPARE((*database)->integer("PRAGMA user_version"), nextSchema());
        QCOMPARE((*database)->integer("SELECT count(*) FROM sqlite_schema WHERE name='more'"), 0);
    }

    void readingOnlyDoesNotMigrate() {
        const QString path = created("nurlesen.blattwerk");
        const QByteArray before = bytesOf(path);
        std::vector<Migration> steps = shippedMigrations();
        steps.push_back({nextSchema(), "CREATE TABLE mood (card INTEGER) STRICT"});
        QCOMPARE(codeOf(openProjectFile(path.toStdString(), true, steps)), std::string("project.older_version"));
        QCOMPARE(bytesOf(path), before);
        QVERIFY(!QFile::exists(path + backupSuffix()));
    }

    void editionsCannotBeChangedEvenBySql() {
        auto project = sample::inMemory();
        QVERIFY(project->editions().freeze("probe", "1.0").isOk());
        for (const char* sql :
             {"UPDATE edition SET cards=2", "DELETE FROM edition", "UPDATE edition_card SET card='{}'",
              "DELETE FROM edition_card", "DELETE FROM edition_collection", "UPDATE edition_parameter SET value='9'"}) {
            QVERIFY2(!project->database().run(sql).isOk(), sql);
        }
    }

    void picturesAreKeptOnceAndFoundByTheirHash() {
        auto project = sample::inMemory();
        const auto hash = project->art().add("image/png", std::string("a\0b", 3));
        QVERIFY(hash.isOk());
        QCOMPARE(*project->art().add("image/png", std::string("a\0b", 3)), *hash);
        QCOMPARE((*project->art().find(*hash))->bytes, std::string("a\0b", 3));
        QVERIFY(!project->art().find("unbekannt")->has_value());
        // A card may name a picture that is missing; saving never fails for it.
        const Card card = *project->cards().only("nami");
        Card after = card;
        after.art = "fehlt";
        QVERIFY(project->perform(editCard(card, after)).isOk());
    }

    void matchesAndPrintJobsAreKept() {
        auto project = sample::inMemory();
        RecordRepository& records = project->records();
        const auto id = records.saveMatch({0, "probe", "Runde 1", "{\"seed\":7}", "knapp", {}});
        QVERIFY(id.isOk());
        QVERIFY(records.saveMatch({*id, "probe", "Runde eins", "{\"seed\":7}", "knapp", {}}).isOk());
        QCOMPARE((*records.match(*id))->name, std::string("Runde eins"));
        QCOMPARE(records.matches("probe")->size(), std::size_t{1});
        QVERIFY(records.removeMatch(*id).isOk());
        QVERIFY(records.matches()->empty());
        QVERIFY(records.addPrintJob({0, "probe", "Probe", "{}", {}, {{"nami", "abc"}}}).isOk());
        QCOMPARE(records.printJobs()->front().faces.at("nami"), std::string("abc"));
        QVERIFY(records.setMeta("name", "Mein Spiel").isOk());
        QCOMPARE(project->info()->name, std::string("Mein Spiel"));
    }
};

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc == 3 && std::string(argv[1]) == "--edit-for-ever") {
        return editForEver(argv[2]);
    }
    TestNeverLoseWork test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_never_lose_work.moc"
