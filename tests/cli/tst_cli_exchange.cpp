#include "cli_run.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

// %1 is the Einsatz that is expected, %2 the system.
constexpr char kScenario[] =
    "{\"name\": \"Nami hat Einsatz %1\", \"system\": \"%2\", \"rules\": [\"HEL-R124\"], \"seed\": 1, \"cards\": [],"
    " \"position\": {\"active\": \"A\", \"turn\": 5, \"phase\": \"play\","
    " \"A\": {\"field\": [{\"card\": \"nami\"}]}, \"B\": {}},"
    " \"steps\": [{\"expect\": {\"A.field.nami.effort\": %1}}]}";

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Two copies of a project: diff, merge, tree, git, recover.
class TestCliExchange : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_sample;

    QString fresh(const QString& name) {
        const QString path = m_folder.filePath(name);
        QFile::remove(path);
        QFile::copy(m_sample, path);
        return path;
    }

    void edit(const QString& file, const QString& set) {
        const CliRun run = runCli({"edit", file, "--card", "nami", "--set", set});
        QVERIFY2(run.exit == 0, run.err.constData());
    }

    /// Runs git in the folder; its output.
    QByteArray git(const QString& folder, const QStringList& arguments, int exit = 0) {
        QProcess process;
        process.setWorkingDirectory(folder);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"}) {
            environment.insert(name, "Test");
        }
        for (const char* name : {"GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"}) {
            environment.insert(name, "test@example.org");
        }
        environment.insert("GIT_CONFIG_NOSYSTEM", "1");
        environment.insert("HOME", folder);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start("git", arguments);
        process.waitForFinished(120000);
        const QByteArray output = process.readAll();
        if (process.exitCode() != exit) {
            qWarning("git %s: %d\n%s", qPrintable(arguments.join(' ')), process.exitCode(), output.constData());
        }
        return process.exitCode() == exit ? output : QByteArray("failed");
    }

private Q_SLOTS:
    void initTestCase() {
        m_sample = m_folder.filePath("sample.blattwerk");
        QCOMPARE(runCli({"new", m_sample}).exit, 0);
    }

    void diffTellsCardsByFieldInBothLanguages() {
        const QString other = fresh("other.blattwerk");
        QCOMPARE(runCli({"diff", m_sample, other, "--json"}).json()["changed"].size(), std::size_t{0});
        edit(other, "cost=5");
        const CliRun run = runCli({"diff", m_sample, other, "--json"});
        QCOMPARE(run.exit, 0);
        const auto json = run.json();
        for (const char* list : {"added", "changed", "removed", "conflicts", "duplicates", "errors"}) {
            QVERIFY(json[list].is_array());
        }
        QCOMPARE(json["changed"][0]["key"].get<std::string>(), std::string("nami"));
        QCOMPARE(json["changed"][0]["fields"]["cost"].dump(), std::string("[3,5]"));
        QVERIFY(runCli({"diff", m_sample, other, "--language", "en"}).out.contains("Card nami “Nami”"));
        QVERIFY(runCli({"diff", m_sample, other}).out.contains("Karte nami"));
        QCOMPARE(runCli({"diff", m_sample, m_folder.filePath("nowhere")}).exit, 2);
    }

    void mergeKeepsBothAndListsConflicts() {
        const QString ours = fresh("ours.blattwerk");
        const QString theirs = fresh("theirs.blattwerk");
        edit(ours, "cost=5");
        edit(theirs, "effort=7");
        const QString out = m_folder.filePath("merged.blattwerk");
        CliRun run = runCli({"merge", m_sample, ours, theirs, "--out", out, "--json"});
        QVERIFY2(run.exit == 0, run.err.constData());
        const auto changed = runCli({"diff", m_sample, out, "--json"}).json()["changed"];
        QCOMPARE(changed[0]["fields"].dump(), std::string("{\"cost\":[3,5],\"effort\":[3,7]}"));
        edit(theirs, "cost=1");
        run = runCli({"merge", m_sample, ours, theirs, "--out", m_folder.filePath("second.blattwerk"), "--json"});
        QCOMPARE(run.exit, 1);
        const auto conflict = run.json()["conflicts"][0];
        QCOMPARE(conflict["key"].get<std::string>(), std::string("nami"));
        QCOMPARE(conflict["field"].get<std::string>(), std::string("cost"));
        QCOMPARE(conflict["ours"].get<int>(), 5);
        QCOMPARE(conflict["theirs"].get<int>(), 1);
        QCOMPARE(runCli({"merge", m_sample, ours, theirs, "--out", out}).exit, 3);
    }

    void aTreeGoesIntoAnEmptyProjectAndIsTheSame() {
        const QString tree = m_folder.filePath("tree");
        CliRun run = runCli({"export", m_sample, "--format", "tree", "--out", tree, "--json"});
        QVERIFY2(run.exit == 0, run.err.constData());
        const QString empty = m_folder.filePath("empty.blattwerk");
        QCOMPARE(runCli({"new", empty, "--empty"}).exit, 0);
        run = runCli({"import", empty, tree, "--json"});
        QVERIFY2(run.exit == 0, run.err.constData());
        const auto json = runCli({"diff", m_sample, empty, "--json"}).json();
        QVERIFY(json["added"].empty() && json["changed"].empty() && json["removed"].empty());
        QCOMPARE(runCli({"import", empty, m_sample, "--preview", "--json"}).json()["added"].size(), std::size_t{0});
        QCOMPARE(runCli({"check", empty}).exit, runCli({"check", m_sample}).exit);
    }

    void aFieldACardAndTheWholeProjectAreRestored() {
        const QString file = fresh("restore.blattwerk");
        const auto nameOf = [&file] {
            return runCli({"cards", file, "schlüssel:nami", "--json"}).json()["cards"][0]["name"].get<std::string>();
        };
        const std::string first = nameOf();
        edit(file, "name=Anders");
        edit(file, "notes=neu");
        const auto revisions = runCli({"history", file, "--card", "nami", "--json"}).json()["revisions"];
        const QString before = QString::number(revisions[1]["revision"].get<int>());
        const CliRun field = runCli({"history", file, "--restore", before, "--before", "--card", "nami", "--field",
                                     "name", "--note", "doch nicht", "--json"});
        QCOMPARE(field.exit, 0);
        QCOMPARE(field.json()["changes"].size(), std::size_t{1});
        QCOMPARE(nameOf(), first);
        QVERIFY(runCli({"history", file, "--json"}).json()["revisions"][0]["note"] == "doch nicht");
        QCOMPARE(runCli({"undo", file}).exit, 0);
        QCOMPARE(nameOf(), std::string("Anders"));
        QCOMPARE(runCli({"history", file, "--restore", before, "--before"}).exit, 0);
        QCOMPARE(nameOf(), first);
        QVERIFY(runCli({"history", file, "--restore", "999"}).exit != 0);
        QCOMPARE(runCli({"history", file, "--restore", before, "--field", "name"}).exit, 2);
    }

    void aFrozenEditionStandsInTheHistoryWithItsNote() {
        const QString file = fresh("note.blattwerk");
        edit(file, "notes=neu");
        QCOMPARE(runCli({"freeze", file, "--system", "heldenhain", "--edition", "1", "--note", "für Samstag"}).exit, 0);
        const auto newest = runCli({"history", file, "--json"}).json()["revisions"][0];
        QVERIFY(newest["edition"] == "1");
        QVERIFY(newest["note"] == "für Samstag");
        QVERIFY(runCli({"history", file}).out.contains("für Samstag"));
    }

    void freezeKeepsAnEdition() {
        const QString file = fresh("frozen.blattwerk");
        const CliRun run = runCli({"freeze", file, "--system", "heldenhain", "--edition", "0.16.1", "--json"});
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(run.json()["edition"].get<std::string>(), std::string("0.16.1"));
        QVERIFY(runCli({"info", file, "--json"}).json()["editions"].dump().find("0.16.1") != std::string::npos);
        QVERIFY(runCli({"freeze", file, "--system", "heldenhain", "--edition", "0.16.1"}).exit != 0);
    }

    void editionsAreComparedByFieldAndByDecksThatBecameIllegal() {
        const QString file = fresh("editions.blattwerk");
        const auto freeze = [&](const char* label) {
            QCOMPARE(runCli({"freeze", file, "--system", "heldenhain", "--edition", label}).exit, 0);
        };
        freeze("1");
        edit(file, "cost=5");
        freeze("2");
        const QStringList compare{"diff", file, "--system", "heldenhain", "--edition", "1", "--edition", "2", "--json"};
        auto json = runCli(compare).json();
        QCOMPARE(json["changed"].size(), std::size_t{1});
        QCOMPARE(json["changed"][0]["fields"].dump(), std::string("{\"cost\":[3,5]}"));
        QCOMPARE(json["illegal"].size(), std::size_t{0});
        QCOMPARE(runCli({"deck", file, "--deck", "superfreundinnen", "--remove", "nami"}).exit, 0);
        json = runCli({"diff", file, "--system", "heldenhain", "--edition", "2", "--json"}).json();
        QCOMPARE(json["changed"][0]["fields"].dump(), std::string("{\"cards.nami\":[1,null]}"));
        QCOMPARE(json["illegal"][0]["key"].get<std::string>(), std::string("superfreundinnen"));
        QVERIFY(json["illegal"][0]["rules"].size() > 0);
        QCOMPARE(runCli({"diff", file, "--system", "heldenhain", "--edition", "9"}).exit, 2);
        QCOMPARE(runCli({"diff", file}).exit, 2);
    }

    void scenariosThatEndOtherwiseAreListed() {
        const QString file = fresh("scenarios.blattwerk");
        const QString folder = m_folder.filePath("scenarios");
        QVERIFY(QDir().mkpath(folder));
        const auto write = [&folder](const char* name, const char* effort, const char* system) {
            QFile scenario(folder + '/' + name);
            QVERIFY(scenario.open(QIODevice::WriteOnly));
            scenario.write(QString::fromLatin1(kScenario).arg(QLatin1String(effort), QLatin1String(system)).toLatin1());
        };
        write("drei.json", "3", "heldenhain");
        write("neun.json", "9", "heldenhain");
        write("fremd.json", "3", "ikonen");
        QCOMPARE(runCli({"freeze", file, "--system", "heldenhain", "--edition", "1"}).exit, 0);
        const QStringList compare{"diff", file, "--system", "heldenhain", "--edition", "1", "--scenarios", folder};
        auto json = runCli(compare + QStringList{"--json"}).json();
        QCOMPARE(json["scenarios"]["run"].get<int>(), 2);
        QCOMPARE(json["scenarios"]["changed"].size(), std::size_t{0});
        edit(file, "effort=2");
        json = runCli(compare + QStringList{"--json"}).json();
        // The one that failed before fails with another figure now.
        QCOMPARE(json["scenarios"]["changed"].size(), std::size_t{2});
        QCOMPARE(json["scenarios"]["changed"][0]["name"].get<std::string>(), std::string("Nami hat Einsatz 3"));
        QVERIFY(json["scenarios"]["changed"][0]["before"]["ok"].get<bool>());
        QVERIFY(!json["scenarios"]["changed"][0]["after"]["ok"].get<bool>());
        const CliRun told = runCli(compare);
        QVERIFY2(told.out.contains("Nami hat Einsatz 3"), told.out.constData());
        QCOMPARE(
            runCli({"diff", file, "--system", "heldenhain", "--edition", "1", "--scenarios", "/gibt/es/nicht"}).exit,
            2);
    }

    void theCommandLineSignsWhatItWrites() {
        const QString file = fresh("signed.blattwerk");
        const auto newest = [&file] { return runCli({"history", file, "--json"}).json()["revisions"][0]; };
        QCOMPARE(runCli({"--author", "Mira Ü", "edit", file, "--card", "nami", "--set", "cost=5"}).exit, 0);
        QCOMPARE(newest()["who"].get<std::string>(), std::string("Mira Ü"));
        edit(file, "cost=4");
        QVERIFY(!newest()["who"].get<std::string>().empty());
        QVERIFY(newest()["who"].get<std::string>() != "Mira Ü");
        QCOMPARE(runCli({"freeze", file, "--system", "heldenhain", "--edition", "S", "--author", "Ada"}).exit, 0);
        QCOMPARE(newest()["who"].get<std::string>(), std::string("Ada"));
        const QString table = m_folder.filePath("signed.csv");
        QFile csv(table);
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("key;Kosten\nnami;2\n");
        csv.close();
        QCOMPARE(runCli({"import", file, table, "--system", "heldenhain", "--author", "Lena"}).exit, 0);
        QCOMPARE(newest()["who"].get<std::string>(), std::string("Lena"));
        QCOMPARE(runCli({"history", file, "--card", "nami", "--restore", "1", "--author", "Otto"}).exit, 0);
        QCOMPARE(newest()["who"].get<std::string>(), std::string("Otto"));
    }

    void aRowThatFitsTwoCardsIsSettledByItsLine() {
        const QString file = fresh("conflict.blattwerk");
        const QString table = m_folder.filePath("conflict.csv");
        QFile csv(table);
        QVERIFY(csv.open(QIODevice::WriteOnly));
        csv.write("key;Name;Notizen\nnami;Konfetti-Kati;gemeint\n");
        csv.close();
        const QStringList import{"import", file, table, "--system", "heldenhain"};
        const CliRun open = runCli(import);
        QCOMPARE(open.exit, 1);
        for (const char* said : {"nami (Nami)", "konfetti-kati (Konfetti-Kati)", "--take 2="}) {
            QVERIFY2(open.out.contains(said), open.out.constData());
        }
        QCOMPARE(runCli(import + QStringList{"--take", "2=konfetti-kati"}).exit, 0);
        QVERIFY(runCli({"history", file, "--card", "konfetti-kati"}).out.contains("notes"));
        QCOMPARE(runCli(import + QStringList{"--take", "7=nami"}).exit, 2);
        QCOMPARE(runCli(import + QStringList{"--take", "zwei=nami"}).exit, 2);
    }

    void gitShowsAndMergesProjects() {
        if (QProcess::execute("git", {"--version"}) != 0) {
            QSKIP("git is not installed.");
        }
        const QString folder = m_folder.filePath("repository");
        QVERIFY(QDir().mkpath(folder));
        const QString file = folder + "/game.blattwerk";
        const QString program = QStringLiteral(BLATTWERK_CLI);
        git(folder, {"init", "-q", "-b", "main"});
        git(folder, {"config", "diff.blattwerk.command", "sh -c '" + program + " diff \"$2\" \"$5\"' blattwerk"});
        git(folder, {"config", "merge.blattwerk.driver", program + " merge %O %A %B --out %A"});
        QFile attributes(folder + "/.gitattributes");
        QVERIFY(attributes.open(QIODevice::WriteOnly));
        attributes.write("*.blattwerk diff=blattwerk merge=blattwerk -text\n");
        attributes.close();
        QVERIFY(QFile::copy(m_sample, file));
        git(folder, {"add", "."});
        git(folder, {"commit", "-q", "-m", "start"});
        git(folder, {"checkout", "-q", "-b", "other"});
        edit(file, "effort=7");
        QVERIFY(git(folder, {"diff"}).contains("3 → 7"));
        git(folder, {"commit", "-q", "-a", "-m", "effort"});
        git(folder, {"checkout", "-q", "main"});
        edit(file, "cost=5");
        git(folder, {"commit", "-q", "-a", "-m", "cost"});
        QVERIFY(git(folder, {"merge", "-q", "--no-edit", "other"}) != "failed");
        const auto changed = runCli({"diff", m_sample, file, "--json"}).json()["changed"];
        QCOMPARE(changed[0]["fields"].dump(), std::string("{\"cost\":[3,5],\"effort\":[3,7]}"));
        git(folder, {"checkout", "-q", "-b", "third"});
        edit(file, "cost=6");
        git(folder, {"commit", "-q", "-a", "-m", "six"});
        git(folder, {"checkout", "-q", "main"});
        edit(file, "cost=2");
        git(folder, {"commit", "-q", "-a", "-m", "two"});
        QVERIFY(git(folder, {"merge", "-q", "--no-edit", "third"}, 1).contains("CONFLICT"));
        QCOMPARE(runCli({"info", file}).exit, 0);
    }

    void recoverSavesADamagedProjectAndOnlyReadsIt() {
        const QString file = m_folder.filePath("damaged.blattwerk");
        const QByteArray whole = bytesOf(m_sample);
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(whole.left(whole.size() * 9 / 10));
        damaged.close();
        const QByteArray before = bytesOf(file);
        QCOMPARE(runCli({"info", file}).exit, 2);
        const QString out = m_folder.filePath("saved.blattwerk");
        const CliRun run = runCli({"recover", file, out, "--json"});
        QVERIFY2(run.exit == 1, run.err.constData());
        QVERIFY(run.json()["cards"].get<int>() > 0);
        QVERIFY(!run.json()["complete"].get<bool>());
        QCOMPARE(bytesOf(file), before);
        QCOMPARE(runCli({"info", out}).exit, 0);
    }
};

QTEST_GUILESS_MAIN(TestCliExchange)
#include "tst_cli_exchange.moc"
