#include "cli_run.h"

#include "database/project.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// Batch runs, their parts, and comparisons on a project.
class TestCliLab : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_project;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    static QByteArray bytes(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void write(const QString& path, const QByteArray& text) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("cannot write %s", qPrintable(path));
        }
        file.write(text);
    }

    QStringList simulate(const QStringList& more = {}) const {
        return QStringList{"simulate", m_project, "--a", "weggefaehrten", "--b", "purpurpakt", "--policy-a",
                           "greedy",   "--games", "60",  "--seed",        "3",   "--policy-b", "random"} +
               more;
    }

    QStringList compare(const QStringList& more) const {
        return QStringList{"compare", m_project, "--policy-a", "greedy", "--policy-b", "greedy"} + more;
    }

private Q_SLOTS:
    void initTestCase() {
        m_project = path("lab.blattwerk");
        QCOMPARE(runCli({"new", m_project}).exit, 0);
    }

    void aRunIsTheSameEachTimeOnAnyNumberOfThreads() {
        const CliRun once = runCli(simulate({"--json"}));
        QCOMPARE(once.exit, 0);
        QCOMPARE(runCli(simulate({"--json"})).out, once.out);
        nlohmann::json alone = once.json();
        nlohmann::json together = runCli(simulate({"--json", "--threads", "3"})).json();
        QVERIFY(together["manifest"]["threads"] == 3);
        together["manifest"]["threads"] = 1;
        QVERIFY(together == alone);
        QVERIFY(alone["games"] == 60);
        QVERIFY(alone["wins"]["A"].get<int>() + alone["wins"]["B"].get<int>() + alone["draws"].get<int>() +
                    alone["aborted"].get<int>() ==
                60);
        const double rate = alone["win_rate"];
        QVERIFY(alone["interval"][0] <= rate && rate <= alone["interval"][1]);
        for (const char* key : {"mean", "median", "p10", "p90"}) {
            QVERIFY(alone["turns"][key].is_number());
        }
        QCOMPARE(alone["cards"].size(), size_t(124));
        QVERIFY(alone["manifest"]["players"] == nlohmann::json({"greedy", "random"}));
        QVERIFY(alone["manifest"]["decks"] == nlohmann::json({"weggefaehrten", "purpurpakt"}));
        QCOMPARE(alone["manifest"]["pool"].get<std::string>().size(), size_t(16));
    }

    void theDefaultPlayerIsTheHeuristicOne() {
        const nlohmann::json json =
            runCli({"simulate", m_project, "--a", "weggefaehrten", "--b", "purpurpakt", "--games", "2", "--json"})
                .json();
        QVERIFY(json["manifest"]["players"] == nlohmann::json({"heuristic", "heuristic"}));
    }

    void mergedPartsAreByteForByteTheWholeRun() {
        const CliRun whole = runCli(simulate({"--json", "--out", path("whole.json")}));
        QStringList parts;
        for (int i = 1; i <= 4; ++i) {
            parts << path(QString("part%1.json").arg(5 - i));
            QCOMPARE(runCli(simulate({"--shard", QString("%1/4").arg(i), "--out", parts.back()})).exit, 0);
        }
        const CliRun merged = runCli(QStringList{"merge-results", "--json", "--out", path("merged.json")} + parts);
        QCOMPARE(merged.exit, 0);
        QCOMPARE(merged.out, whole.out);
        QCOMPARE(bytes(path("merged.json")), bytes(path("whole.json")));
        QCOMPARE(runCli({"merge-results", "--json", path("whole.json")}).out, whole.out);

        const CliRun gap = runCli({"merge-results", parts[0], parts[3]});
        QCOMPARE(gap.exit, 2);
        QVERIFY(gap.out.isEmpty());
        QVERIFY2(gap.err.contains("2/4, 3/4"), gap.err.constData());
        const CliRun twice = runCli(QStringList{"merge-results", parts[0]} + parts);
        QCOMPARE(twice.exit, 2);
        QVERIFY2(twice.err.contains("1/4"), twice.err.constData());
    }

    void gnuParallelJoinsToTheSameRun() {
        const QString program = QStandardPaths::findExecutable("parallel");
        if (program.isEmpty()) {
            QSKIP("GNU parallel is not installed.");
        }
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(program, QStringList{"--will-cite", "-j", "2", QStringLiteral(BLATTWERK_CLI)} +
                                   simulate({"--shard", "{}/3", "--out", "study-{}.json", ":::", "1", "2", "3"}));
        QVERIFY(process.waitForFinished(60000));
        if (process.exitCode() != 0) {
            QSKIP("This parallel is not GNU's.");
        }
        QCOMPARE(
            runCli({"merge-results", "--json", path("study-1.json"), path("study-2.json"), path("study-3.json")}).out,
            runCli(simulate({"--json"})).out);
    }

    void resultsOfOtherCardsRulesOrSeedsAreNotJoined() {
        const auto part = [&](const QString& name, const QStringList& more) {
            return runCli(simulate(QStringList{"--out", path(name)} + more)).exit;
        };
        QCOMPARE(part("first.json", {"--shard", "1/2"}), 0);
        QCOMPARE(part("rules.json", {"--shard", "2/2", "--set", "action_points=2"}), 0);
        QStringList seed = simulate({"--shard", "2/2", "--out", path("seed.json")});
        seed[seed.indexOf("--seed") + 1] = "4";
        QCOMPARE(runCli(seed).exit, 0);
        QCOMPARE(runCli({"edit", m_project, "--card", "emil", "--set", "effort=1"}).exit, 0);
        QCOMPARE(part("cards.json", {"--shard", "2/2"}), 0);
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
        for (const char* name : {"rules.json", "seed.json", "cards.json"}) {
            const CliRun run = runCli({"merge-results", path("first.json"), path(name)});
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.err.contains(name), run.err.constData());
        }
    }

    void damagedFilesAndBadPartsAreRefused() {
        QCOMPARE(runCli(simulate({"--out", path("good.json")})).exit, 0);
        QByteArray text = bytes(path("good.json"));
        write(path("cut.json"), text.left(text.size() / 2));
        const qsizetype at = text.lastIndexOf("\"games\": 60");
        text[at + 9] = '5';
        write(path("changed.json"), text);
        write(path("other.json"), "{\"raw\": {}}");
        write(path("empty.json"), "");
        for (const char* name : {"cut.json", "changed.json", "other.json", "empty.json", "nowhere.json"}) {
            const CliRun run = runCli({"merge-results", path(name)});
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.err.contains(name), run.err.constData());
        }
        for (const char* shard : {"0/4", "5/4", "4", "a/b", "1/0", "-1/2", ""}) {
            QCOMPARE(runCli(simulate({QString("--shard=") + shard})).exit, 2);
        }
        for (const QStringList& wrong :
             {QStringList{"--games", "0"}, QStringList{"--threads", "0"}, QStringList{"--policy-a", "orakel"},
              QStringList{"--set", "action_points=99"}, QStringList{"--set", "nonsense=1"}}) {
            QStringList all = simulate();
            if (const qsizetype given = all.indexOf(wrong[0]); given >= 0) {
                all.remove(given, 2);
            }
            const CliRun run = runCli(all + wrong);
            QCOMPARE(run.exit, 2);
            QVERIFY(!run.err.isEmpty() && run.out.isEmpty());
        }
        QCOMPARE(runCli(simulate({"--out", path("no/such/folder.json")})).exit, 3);
        const QByteArray project = bytes(m_project);
        QCOMPARE(runCli(simulate({"--out", m_project})).exit, 3);
        QCOMPARE(bytes(m_project), project);
    }

    void aChangeOfACardIsCompared() {
        const QStringList change = compare({"--card", "emil", "--set", "effort=1", "--games", "240", "--json"});
        const CliRun run = runCli(change);
        QCOMPARE(run.exit, 0);
        const nlohmann::json json = run.json();
        QVERIFY(json["games"] == 240);
        QVERIFY(json["deck"] == "weggefaehrten");
        QCOMPARE(json["against"].size(), size_t(3));
        QVERIFY(json["changes"][0]["key"] == "emil" && json["changes"][0]["new"] == 1);
        QVERIFY(json["interval"][0] <= json["difference"] && json["difference"] <= json["interval"][1]);
        QVERIFY(json["paired_variance"].get<double>() * 3 <= json["unpaired_variance"].get<double>());
        QVERIFY(json["card_figures"].contains("points"));
        QVERIFY(json["goldfish_turn"]["baseline"].get<double>() > 2);
        QVERIFY(json["manifest"]["variant"]["pool"] != json["manifest"]["pool"]);
        QVERIFY(runCli(change + QStringList{"--threads", "2"}).json()["difference"] == json["difference"]);
    }

    void theSameCardGivesNoDifference() {
        const CliRun json = runCli(compare(
            {"--card", "emil", "--set", "notes=nur eine Notiz", "--b", "purpurpakt", "--games", "200", "--json"}));
        QVERIFY(json.json()["difference"] == 0.0);
        QVERIFY(json.json()["differing_seeds"] == 0);
        const CliRun text = runCli(compare({"--card", "emil", "--set", "notes=nur eine Notiz", "--b", "purpurpakt",
                                            "--games", "200", "--language", "en"}));
        QVERIFY2(text.out.contains("no difference found"), text.out.constData());
    }

    void aRuleAndAnEditionAreCompared() {
        const CliRun rule = runCli(compare(
            {"--param", "action_points=2", "--a", "purpurpakt", "--b", "weggefaehrten", "--games", "100", "--json"}));
        QCOMPARE(rule.exit, 0);
        QVERIFY(rule.json()["turns"]["found"] == true);
        QVERIFY(rule.json()["changes"][0]["field"] == "action_points");
        const CliRun noEdition = runCli(compare({"--edition", "1.0", "--edition", "2.0"}));
        QCOMPARE(noEdition.exit, 2);
        QVERIFY(noEdition.err.contains("1.0"));
    }

    void editionsAreCompared() {
        const auto freeze = [&](const char* label) {
            auto project =
                blattwerk::database::Project::open(m_project.toStdString(), blattwerk::database::OpenMode::ReadWrite);
            return project && (*project)->editions().freeze("heldenhain", label).isOk();
        };
        QVERIFY(freeze("Alpha"));
        QCOMPARE(runCli({"edit", m_project, "--card", "emil", "--set", "effort=9"}).exit, 0);
        QVERIFY(freeze("Beta"));
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
        const QStringList games{"--a", "weggefaehrten", "--b", "purpurpakt", "--games", "200", "--json"};
        const nlohmann::json both =
            runCli(compare(games + QStringList{"--edition", "Alpha", "--edition", "Beta"})).json();
        QCOMPARE(both["changes"].size(), size_t(1));
        QVERIFY(both["changes"][0]["key"] == "emil" && both["changes"][0]["new"] == 9);
        QVERIFY(both["differing_seeds"] > 0);
        // Against the cards as they are now: these are Alpha again.
        const nlohmann::json same = runCli(compare(games + QStringList{"--edition", "Alpha"})).json();
        QVERIFY(same["changes"].empty() && same["difference"] == 0.0 && same["differing_seeds"] == 0);
        const nlohmann::json back = runCli(compare(games + QStringList{"--edition", "Beta"})).json();
        QVERIFY(back["baseline"] == both["variant"] && back["variant"] == both["baseline"]);
    }

    void wishesThatCannotBeComparedAreRefused() {
        for (const QStringList& wrong :
             {QStringList{}, QStringList{"--set", "effort=1"}, QStringList{"--card", "emil", "--set", "effort"},
              QStringList{"--card", "niemand", "--set", "effort=1"},
              QStringList{"--card", "emil", "--set", "effort=viel"}, QStringList{"--card", "emil", "--set", "unsinn=1"},
              QStringList{"--param", "unsinn=1"}, QStringList{"--param", "action_points=99"},
              QStringList{"--card", "emil", "--set", "effort=1", "--a", "purpurpakt", "--b", "schattenkabinett"},
              QStringList{"--edition", "a", "--edition", "b", "--edition", "c"},
              QStringList{"--card", "emil", "--set", "effort=1", "--precision", "viel"}}) {
            const CliRun run = runCli(compare(wrong));
            QVERIFY2(run.exit == 2, qPrintable(wrong.join(' ')));
            QVERIFY(!run.err.isEmpty() && run.out.isEmpty());
        }
    }

    void textIsInTheLanguageAskedFor() {
        const CliRun german = runCli(simulate());
        QVERIFY2(german.out.contains("A gewinnt "), german.out.constData());
        QVERIFY(german.out.contains(" %"));
        const CliRun english = runCli(simulate({"--language", "en"}));
        QVERIFY2(english.out.contains("A wins "), english.out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliLab)
#include "tst_cli_lab.moc"
