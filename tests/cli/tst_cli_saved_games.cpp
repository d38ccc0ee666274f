#include "app/session/sample.h"
#include "cli_run.h"
#include "tests/app/old_save.h"

#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk;

/// Saved games on the command line, and games with a draft.
class TestCliSavedGames : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_project;
    QString m_match;

private Q_SLOTS:
    void initTestCase() {
        m_project = m_folder.filePath("saved.blattwerk");
        QCOMPARE(runCli({"new", m_project}).exit, 0);
        auto project = database::Project::open(m_project.toStdString(), database::OpenMode::ReadWrite);
        QVERIFY(project.isOk());
        app::Workspace workspace(std::move(*project));
        database::SavedMatch match;
        match.system = "modulspiel";
        match.name = "Die alte Partie";
        match.data = tests::oldSave(workspace);
        const auto id = workspace.project().records().saveMatch(match);
        QVERIFY(id.isOk());
        m_match = QString::number(*id);
    }

    void savedGamesAreListed() {
        const CliRun run = runCli({"replay", m_project});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("Die alte Partie"));
        QCOMPARE(runCli({"replay", m_project, "--json"}).json()["matches"].size(), size_t(1));
    }

    // MOD-R5
    void aSaveOfPool05IsReplayedWithItsOwnValues() {
        const CliRun run = runCli({"replay", m_project, "--match", m_match, "--json"});
        QVERIFY2(run.exit == 0, run.err.constData());
        const nlohmann::json json = run.json();
        QVERIFY(json["edition"] == "0.5");
        QVERIFY(json["steps"] > 0);
        QCOMPARE(tests::resilienceOfChangedCard(json["position"]), 3);
        // The pool that is worked on has another value.
        const nlohmann::json card = runCli({"cards", m_project, tests::kChangedCard, "--json"}).json();
        QVERIFY(card["cards"][0]["stats"]["base_resilience"] == 4);
    }

    void aReplayIsTextWithRules() {
        const CliRun run = runCli({"replay", m_project, "--match", m_match});
        QCOMPARE(run.exit, 0);
        QVERIFY2(run.out.contains("[MOD-"), run.out.constData());
        QVERIFY(run.out.contains("Vorgang ruht"));
        QCOMPARE(runCli({"replay", m_project, "--match", m_match}).out, run.out);
        QCOMPARE(runCli({"replay", m_project, "--match", "99"}).exit, 2);
    }

    // MOD-R3, R4: six picks, then a whole game; side A always takes the first step that is offered.
    void aGameWithADraftIsPlayedToItsEnd() {
        QByteArray answers;
        for (int i = 0; i < 3000; ++i) {
            answers += "1\n";
        }
        const CliRun run =
            runCli({"play", m_project, "--system", "modulspiel", "--opponent", "solide", "--seed", "3"}, answers);
        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY2(run.out.contains("draft module="), run.out.left(2000).constData());
        QCOMPARE(run.out.count("[MOD-R3]"), 6);
        QVERIFY2(run.out.contains("\n= "), run.out.right(2000).constData());
    }

    void threeModulesAgainstThreeArePlayed() {
        const CliRun run = runCli({"play", m_project, "--a", "wiedervorlage,nachsorge,teamsitzung", "--b",
                                   "selbstausbeutung,begutachtung,nebentaetigkeit"},
                                  "q\n");
        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY(!run.out.contains("draft module="));
    }
};

QTEST_GUILESS_MAIN(TestCliSavedGames)
#include "tst_cli_saved_games.moc"
