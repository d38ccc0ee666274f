#include "app/session/backup_copies.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

class TestBackupCopies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCopyIsMadeOnceForEachStateAndCanBeOpened() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("Hain.blattwerk").toStdString();
        QVERIFY(database::Project::create(path, sample::packages()).isOk());
        const QString copies = folder.filePath("copies");
        const auto first = makeBackup(path, copies, QDate(2026, 11, 30));
        QVERIFY(first.isOk());
        QCOMPARE(QFileInfo(*first).fileName(), QStringLiteral("Hain-2026-11-30-r1.blattwerk"));
        // Nothing has changed: no second copy, today or tomorrow.
        QVERIFY(makeBackup(path, copies, QDate(2026, 12, 1))->isEmpty());
        // While the project is open and edited, the copy holds the last confirmed state.
        auto project = database::Project::open(path);
        const model::Card card = *(*project)->cards().only("nami");
        model::Card after = card;
        after.notes = "neu";
        QVERIFY((*project)->perform(model::editCard(card, after)).isOk());
        const auto second = makeBackup(path, copies, QDate(2026, 12, 1));
        QVERIFY(second.isOk());
        QVERIFY(second->endsWith(QStringLiteral("-2026-12-01-r2.blattwerk")));
        auto copy = database::Project::open(second->toStdString());
        QVERIFY(copy.isOk());
        QCOMPARE((*copy)->cards().only("nami")->notes, std::string("neu"));
        QVERIFY((*copy)->undo().isOk());
        QCOMPARE((*project)->cards().only("nami")->notes, std::string("neu"));
        QCOMPARE(QDir(copies).entryList({"*.part"}).size(), 0);
    }

    // Not every write is a revision that can be undone.
    void whatRaisesNoRevisionIsCopiedToo() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("Hain.blattwerk").toStdString();
        QVERIFY(database::Project::create(path, sample::packages()).isOk());
        const QString copies = folder.filePath("copies");
        QVERIFY(!makeBackup(path, copies, QDate(2026, 11, 29))->isEmpty());
        {
            // To open and to read is no change.
            auto project = database::Project::open(path);
            QVERIFY((*project)->cards().only("nami").isOk());
            QVERIFY(makeBackup(path, copies, QDate(2026, 11, 29))->isEmpty());
        }
        QVERIFY(makeBackup(path, copies, QDate(2026, 11, 30))->isEmpty());
        const auto project = database::Project::open(path);
        database::SavedMatch match;
        match.system = (*project)->cards().only("nami")->system;
        match.name = "Partie";
        match.data = "{}";
        QVERIFY((*project)->records().saveMatch(match).isOk());
        const auto game = makeBackup(path, copies, QDate(2026, 11, 30));
        QVERIFY(game.isOk() && game->endsWith(QStringLiteral("-2026-11-30-r1.blattwerk")));
        QVERIFY(makeBackup(path, copies, QDate(2026, 11, 30))->isEmpty());
        database::PrintJob job;
        job.system = match.system;
        job.title = "Bogen";
        job.options = "{}";
        QVERIFY((*project)->records().addPrintJob(job).isOk());
        const auto print = makeBackup(path, copies, QDate(2026, 11, 30));
        QCOMPARE(*print, *game);
        const auto copy = database::Project::open(print->toStdString());
        QCOMPARE((*copy)->records().printJobs(match.system)->size(), std::size_t{1});
        QCOMPARE(QDir(copies).entryList({"*.blattwerk"}).size(), 2);
    }

    void manyCopiesOfOneDayCostNoOtherDay() {
        QStringList names;
        for (int day = 1; day <= 7; ++day) {
            names << QStringLiteral("Hain-2026-11-0%1-r%1.blattwerk").arg(day);
        }
        const QStringList days = names;
        for (int opening = 8; opening < 40; ++opening) {
            names << QStringLiteral("Hain-2026-11-07-r%1.blattwerk").arg(opening);
        }
        QStringList kept = names;
        for (const QString& name : copiesToDrop(names)) {
            QVERIFY(kept.removeOne(name));
        }
        QCOMPARE(kept, days.mid(0, 6) + QStringList{names.last()});
    }

    void copiesAreThinnedOutWithTheirAge() {
        QStringList names;
        for (int day = 0; day < 800; ++day) {
            names << QStringLiteral("Hain-%1-r%2.blattwerk")
                         .arg(QDate(2024, 9, 22).addDays(day).toString(Qt::ISODate))
                         .arg(day + 1);
        }
        const QStringList drop = copiesToDrop(names);
        QStringList kept = names;
        for (const QString& name : drop) {
            QVERIFY(kept.removeOne(name));
        }
        QCOMPARE(kept.size(), 7 + 4 + 12);
        QCOMPARE(kept.mid(kept.size() - 7), names.mid(names.size() - 7));
        // Day by day it ends at the same number.
        QStringList daily;
        for (const QString& name : names) {
            daily << name;
            for (const QString& old : copiesToDrop(daily)) {
                daily.removeOne(old);
            }
        }
        QVERIFY2(daily.size() >= 15 && daily.size() <= 23, qPrintable(QString::number(daily.size())));
        QVERIFY(daily.contains(names.last()));
    }

    void aClockThatJumpsCostsNoCopy() {
        QStringList names;
        for (int day = 1; day <= 5; ++day) {
            names << QStringLiteral("Hain-2026-11-0%1-r%1.blattwerk").arg(day);
        }
        names << "Hain-2099-01-01-r6.blattwerk"
              << "Hain-1970-01-01-r7.blattwerk";
        QVERIFY(copiesToDrop(names).isEmpty());
    }

    void otherFilesAreLeftAlone() {
        QStringList names{"notes.txt", "Hain.blattwerk", "Hain-2026-13-45-r1.blattwerk", "Hain-2026-11-30.blattwerk"};
        for (int day = 1; day <= 28; ++day) {
            names << QStringLiteral("Hain-2026-02-%1-r%2.blattwerk").arg(day, 2, 10, QLatin1Char('0')).arg(day);
        }
        const QStringList drop = copiesToDrop(names);
        QVERIFY(!drop.isEmpty());
        for (const QString& name : names.mid(0, 4)) {
            QVERIFY(!drop.contains(name));
        }
    }

    void aProjectThatIsNotThereGivesNoCopy() {
        QTemporaryDir folder;
        QVERIFY(!makeBackup(folder.filePath("x.blattwerk").toStdString(), folder.filePath("c"), QDate(2026, 1, 1)));
        QVERIFY(!QFile::exists(folder.filePath("c")));
    }
};

QTEST_GUILESS_MAIN(TestBackupCopies)
#include "tst_backup_copies.moc"
