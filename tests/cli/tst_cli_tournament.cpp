#include "cli_run.h"

#include <QTemporaryDir>
#include <QTest>

/// Whole tournaments and the test runs of the flag tournament.
class TestCliTournament : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_project;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList simulate(const QStringList& more = {}) const {
        return QStringList{"simulate", m_project, "--players", "4", "--games", "24", "--seed", "5"} + more;
    }
    QStringList goldfish(const QString& run, const QStringList& more = {}) const {
        return QStringList{"goldfish", m_project, "--deck", "wanderverein-immerzu", "--run", run, "--games", "50"} +
               more;
    }

private Q_SLOTS:
    void initTestCase() {
        m_project = path("turnier.blattwerk");
        QCOMPARE(runCli({"new", m_project}).exit, 0);
    }

    void aTournamentIsTheSameOnAnyNumberOfThreads() {
        const CliRun once = runCli(simulate({"--system", "fahnenturnier", "--json"}));
        QVERIFY2(once.exit == 0, once.err.constData());
        nlohmann::json alone = once.json();
        nlohmann::json together = runCli(simulate({"--json", "--threads", "3"})).json();
        together["manifest"]["threads"] = 1;
        QVERIFY(together == alone);
        QVERIFY(alone["games"] == 24);
        QCOMPARE(alone["seats"].size(), size_t(4));
        QVERIFY(alone["all"]["wins"] == 24);
        QVERIFY(alone["all"]["finals"] == 48);
        QVERIFY(alone["manifest"]["players"] == nlohmann::json({"solide"}));
        QVERIFY(alone["manifest"]["seats"] == 4);
    }

    void mergedPartsAreByteForByteTheWholeRun() {
        const CliRun whole = runCli(simulate({"--json", "--policy", "random", "--policy", "solide"}));
        QStringList parts;
        for (int i = 1; i <= 3; ++i) {
            parts << path(QString("part%1.json").arg(i));
            QCOMPARE(runCli(simulate({"--policy", "random", "--policy", "solide", "--shard", QString("%1/3").arg(i),
                                      "--out", parts.back()}))
                         .exit,
                     0);
        }
        const CliRun merged = runCli(QStringList{"merge-results", "--json"} + parts);
        QVERIFY2(merged.exit == 0, merged.err.constData());
        QCOMPARE(merged.out, whole.out);
        // The parts keep the names, so that the joined figures are read without the project.
        const CliRun read = runCli(QStringList{"merge-results", "--language", "de"} + parts);
        QVERIFY2(read.out.contains("Wanderverein Immerzu"), read.out.constData());
        QVERIFY(!read.out.contains("wanderverein-immerzu"));
    }

    // CHA-R1, R57: side A always takes the first step that is offered; the others are played.
    void anEightPlayerTournamentIsPlayedToItsEnd() {
        QByteArray answers;
        for (int i = 0; i < 4000; ++i) {
            answers += "1\n";
        }
        const CliRun run =
            runCli({"play", m_project, "--players", "8", "--opponent", "random", "--seed", "3"}, answers);
        QVERIFY2(run.exit == 0, run.err.constData());
        const QString out = QString::fromUtf8(run.out);
        QVERIFY(out.contains(QStringLiteral("choose_level level=A")));
        QVERIFY(out.contains(QStringLiteral("reveal")));
        QVERIFY(out.contains(QStringLiteral("[CHA-R57]")));
        QVERIFY2(out.section(QLatin1Char('\n'), -2).startsWith(QStringLiteral("= ")), qPrintable(out.right(300)));
    }

    void aDuelOfIkonenIsPlayedToItsEnd() {
        QByteArray answers;
        for (int i = 0; i < 2000; ++i) {
            answers += "1\n";
        }
        const CliRun run = runCli({"play", m_project, "--system", "ikonen", "--a", "kreisel", "--b", "kurpark",
                                   "--opponent", "solide", "--seed", "4"},
                                  answers);
        QVERIFY2(run.exit == 0, run.err.constData());
        const QString last = QString::fromUtf8(run.out).section(QLatin1Char('\n'), -2);
        QVERIFY2(last.startsWith(QStringLiteral("= ")), qPrintable(last));
    }

    void aChangeIsComparedOverWholeTournaments() {
        const QStringList compare{"compare",          m_project, "--players", "4",      "--param",
                                  "cha_bank_seats=3", "--games", "60",        "--seed", "5"};
        const nlohmann::json json = runCli(compare + QStringList{"--json"}).json();
        QVERIFY(json["games"] == 60);
        QVERIFY(json["seats"]["score"]["interval"].size() == 2);
        QVERIFY(json["differing_seeds"] > 0);
        QCOMPARE(json["decks"].size(), size_t(8));
        for (const auto& deck : json["decks"]) {
            QVERIFY(deck["final_rate"]["paired_variance"].is_number());
        }
        nlohmann::json threads = runCli(compare + QStringList{"--json", "--threads", "2"}).json();
        threads["manifest"] = json["manifest"];
        QVERIFY(threads == json);
        const QString text = QString::fromUtf8(runCli(compare).out);
        QVERIFY(text.contains(QStringLiteral("Fans je Platz")));
        QVERIFY(text.contains(QStringLiteral("Finale erreicht")));
        // Nothing that another game counts.
        const QString match = QString::fromUtf8(
            runCli({"compare", m_project, "--card", "nachtwaechterin", "--set", "base_strength=3", "--games", "40"})
                .out);
        QVERIFY(!match.contains(QStringLiteral("Stress")));
        QVERIFY(runCli(QStringList{"compare", m_project, "--players", "4"}).exit != 0);
    }

    void aPersonReadsTables() {
        const QString german = QString::fromUtf8(runCli(simulate({"--sets", "mixed"})).out);
        for (const char* word : {"24 Turniere", "Spieler: Solide", "Startdeck", "Wanderverein Immerzu", "Weltraum"}) {
            QVERIFY2(german.contains(QString::fromUtf8(word)), word);
        }
        const QString english = QString::fromUtf8(runCli(simulate({"--language", "en"})).out);
        for (const char* word : {"24 tournaments", "Starter deck", "Ramblers Ever Onward", "Matches won by round"}) {
            QVERIFY2(english.contains(QString::fromUtf8(word)), word);
        }
    }

    void theTestRunsTellTheirFigures() {
        const nlohmann::json reveal = runCli(goldfish("reveal", {"--json"})).json();
        QCOMPARE(reveal["statistics"]["targets"].size(), size_t(10));
        QVERIFY(reveal["manifest"]["run"] == "reveal");
        const nlohmann::json match = runCli(goldfish("match", {"--opponent", "bot:2", "--json"})).json();
        QVERIFY(match["statistics"]["win_rate"].is_number());
        const nlohmann::json build = runCli(goldfish("build", {"--json"})).json();
        QCOMPARE(build["statistics"]["by_round"].size(), size_t(7));
        const QByteArray text = runCli(goldfish("reveal")).out;
        QVERIFY2(text.contains("statistics.targets.3.cards.mean"), text.constData());
    }

    void aSetWithACardThatIsNotItsOwnIsRefused() {
        const QString project = path("falsch.blattwerk");
        QVERIFY(QFile::copy(m_project, project));
        QCOMPARE(runCli({"edit", project, "--card", "vorjahressiegerin", "--set", "set_id="}).exit, 0);
        const CliRun run = runCli({"simulate", project, "--players", "3", "--games", "4"});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.err.contains("CHA-C3"), run.err.constData());
    }

    void aLevelThatIsNoTextIsNamedWithItsPlace() {
        QFile file(path("stufe.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"name": "Stufe", "system": "fahnenturnier", "rules": ["CHA-R16"], "cards": [],
            "position": {"players": 2, "round": 1, "phase": "deck", "options": [{"level": 7}]}, "steps": []})");
        file.close();
        const CliRun run = runCli({"scenario", file.fileName()});
        QVERIFY2(run.exit == 2 || run.exit == 1, run.out.constData());
        const QByteArray said = run.out + run.err;
        QVERIFY2(said.contains("position.options[0].level"), said.constData());
    }

    void whatIsWrongIsSaid() {
        const CliRun run = runCli(goldfish("marathon"));
        QVERIFY(run.exit != 0);
        QVERIFY2(run.err.contains("match, reveal, build"), run.err.constData());
        const CliRun other = runCli({"goldfish", m_project, "--deck", "purpurpakt", "--run", "reveal"});
        QVERIFY(other.exit != 0);
        QVERIFY2(other.err.contains("reveal"), other.err.constData());
        QVERIFY(runCli(simulate({"--system", "heldenhain"})).exit != 0);
        QCOMPARE(runCli({"simulate", m_project}).exit, 2); // neither decks nor players
        QVERIFY(runCli(simulate({"--sets", "burg"})).exit != 0);
    }

    // What a file starts from is refused in words, not in codes.
    void aStartThatCannotBeIsRefusedInPlainWords_data() {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("beginner") << QByteArray(R"({"match": {"A": ["x"], "B": ["x"]}, "first": "C"})")
                                  << QByteArray("start.first: there is no side \"C\"");
        QTest::newRow("players") << QByteArray(R"({"players": 9})")
                                 << QByteArray("start: this cannot be played by CHA-R2");
        QTest::newRow("sets") << QByteArray(R"({"players": 4, "sets": ["burg"]})")
                              << QByteArray("start: this cannot be played by CHA-R8");
    }

    void aStartThatCannotBeIsRefusedInPlainWords() {
        QFETCH(const QByteArray, start);
        QFETCH(const QByteArray, words);
        QFile file(path("start.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"name": "x", "system": "fahnenturnier", "cards": [{"key": "x", "type": "set", "name": "X",
                      "level": "A", "base_strength": 1, "text": ""}], "start": )" +
                   start + R"(, "steps": []})");
        file.close();
        const CliRun run = runCli({"scenario", file.fileName()});
        QCOMPARE(run.exit, 2);
        QVERIFY2(run.out.contains(words), run.out.constData());
        QVERIFY2(!run.out.contains("match."), run.out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliTournament)
#include "tst_cli_tournament.moc"
