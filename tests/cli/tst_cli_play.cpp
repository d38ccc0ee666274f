#include "cli_run.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// Edited text is what plays: scenario, goldfish, proof and the terminal game on a project.
class TestCliPlay : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_project;

    QString write(const QString& name, const QByteArray& text) {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("cannot write %s", qPrintable(path));
        }
        file.write(text);
        return path;
    }

    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() {
        m_project = m_folder.filePath("play.blattwerk");
        QCOMPARE(runCli({"new", m_project}).exit, 0);
    }

    void anEditedTextChangesWhatTheNextScenarioDoes() {
        const QString path = write("emil.json", R"({"name": "Emil zieht", "system": "heldenhain", "seed": 1,
            "position": {"active": "A", "turn": 5, "phase": "play", "A": {"hand": ["emil"], "deck": ["nami", "lena", "roxy"]}, "B": {}},
            "steps": [{"do": {"action": "play", "card": "emil"}}, {"expect": {"A.hand.size": 2}}]})");
        QCOMPARE(runCli({"scenario", "--project", m_project, path}).exit, 1);
        QCOMPARE(runCli({"edit", m_project, "--card", "emil", "--set", "text=Beim Ausspielen: Ziehe 2 Karten."}).exit,
                 0);
        const CliRun changed = runCli({"scenario", "--project", m_project, path});
        QCOMPARE(changed.exit, 0);
        QVERIFY(changed.out.contains(QByteArray("ok ").append(path.toUtf8()).append(": Emil zieht")));
        QVERIFY(changed.out.endsWith("1 passed, 0 failed\n"));
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
        QCOMPARE(runCli({"scenario", "--project", m_project, path}).exit, 1);
    }

    void anEditedTextChangesTheNextGoldfish() {
        const QStringList goldfish{"goldfish", m_project, "--deck", "weggefaehrten", "--games",
                                   "200",      "--seed",  "7",      "--json"};
        const nlohmann::json before = runCli(goldfish).json();
        QVERIFY(before["games"] == 200);
        QVERIFY(before["win_turn"]["mean"] > 1);
        QVERIFY(runCli(goldfish).json() == before);
        nlohmann::json parallel = runCli(goldfish + QStringList{"--threads", "2"}).json();
        parallel["manifest"]["threads"] = before["manifest"]["threads"];
        QVERIFY(parallel == before);
        QCOMPARE(runCli({"edit", m_project, "--card", "emil", "--set", "text=Beim Ausspielen: Erhalte 3 Punkte."}).exit,
                 0);
        const nlohmann::json after = runCli(goldfish).json();
        QVERIFY(after["win_turn"]["mean"] < before["win_turn"]["mean"]);
        QVERIFY(after["manifest"]["pool"] != before["manifest"]["pool"]);
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
    }

    void aBrokenScenarioFileIsRefusedWithLineAndColumn() {
        const CliRun run = runCli({"scenario", write("broken.json", "{\n  \"name\": \"x\",\n  oops\n}")});
        QCOMPARE(run.exit, 2);
        QVERIFY2(QByteArray(run.out).append(run.err).contains("3"), run.err);
    }

    void aProofOfSixtyTwoCardsHasSevenSheetsAndTheSameBytesAgain() {
        const QString pdf = m_folder.filePath("proof.pdf");
        const nlohmann::json proof =
            runCli({"proof", m_project, "--deck", "superfreundinnen", "--out", pdf, "--json"}).json();
        QVERIFY(proof["pages"] == 7);
        QVERIFY(proof["cards"] == 62);
        QVERIFY(proof["verified"] == true);
        QVERIFY(proof["missing"].empty());
        const QString again = m_folder.filePath("again.pdf");
        QCOMPARE(runCli({"proof", m_project, "--deck", "superfreundinnen", "--out", again}).exit, 0);
        QVERIFY(!read(pdf).isEmpty());
        QCOMPARE(read(again), read(pdf));
    }

    void aGameInTheTerminalAsksAndEndsWithTheInput() {
        const CliRun run =
            runCli({"play", m_project, "--a", "superfreundinnen", "--b", "purpurpakt", "--seed", "3"}, "1\n1\nq\n");
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("1"));
    }
};

QTEST_GUILESS_MAIN(TestCliPlay)
#include "tst_cli_play.moc"
