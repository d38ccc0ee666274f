#include "cli_run.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

/// Rules of the findings that are errors, sorted.
std::vector<std::string> errorRules(const nlohmann::json& check) {
    std::vector<std::string> rules;
    for (const auto& finding : check["findings"]) {
        if (finding["severity"] == "error") {
            rules.push_back(finding["rule"].get<std::string>());
        }
    }
    std::ranges::sort(rules);
    return rules;
}

std::string errorMessage(const nlohmann::json& check, const std::string& rule) {
    for (const auto& finding : check["findings"]) {
        if (finding["rule"] == rule && finding["severity"] == "error") {
            return finding["message"];
        }
    }
    return {};
}

} // namespace

/// The command line on project files: what scripts and bug reports rely on.
class TestCliProject : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_sample;

    QString fresh(const QString& name) {
        const QString path = m_folder.filePath(name);
        QFile::copy(m_sample, path);
        return path;
    }

private Q_SLOTS:
    void initTestCase() {
        m_sample = m_folder.filePath("sample.blattwerk");
        const CliRun run = runCli({"new", m_sample, "--json"});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.json()["cards"] >= 248);
    }

    void newRefusesAnExistingFileAndLeavesItAlone() {
        const QString path = m_folder.filePath("mine.blattwerk");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
        file.close();
        QCOMPARE(runCli({"new", path}).exit, 3);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("mine"));
    }

    void infoTellsSystemsSchemaAndIntegrity() {
        const nlohmann::json info = runCli({"info", m_sample, "--json"}).json();
        QVERIFY(info["integrity"] == "ok");
        QVERIFY(info["schema"] == 4);
        const nlohmann::json system = info["systems"][0];
        QVERIFY(system["key"] == "heldenhain");
        QVERIFY(system["cards"] == 248);
        QVERIFY(system["collections"] == 4);
        QVERIFY(system["edition"] == "0.16.1");
    }

    void theFourDecksOfTheSampleAreLegal() {
        const CliRun run = runCli({"check", m_sample, "--json"});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.json()["counts"]["error"] == 0);
        for (const char* deck : {"superfreundinnen", "schattenkabinett", "weggefaehrten", "purpurpakt"}) {
            QCOMPARE(runCli({"check", m_sample, "--deck", deck}).exit, 0);
        }
    }

    void aRemovedCardIsExactlyC1() { // HEL-C1
        const QString path = fresh("c1.blattwerk");
        QCOMPARE(runCli({"deck", path, "--deck", "weggefaehrten", "--remove", "emil"}).exit, 0);
        const CliRun run = runCli({"check", path, "--deck", "weggefaehrten", "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(errorRules(run.json()), std::vector<std::string>{"HEL-C1"});
        QCOMPARE(errorMessage(run.json(), "HEL-C1"),
                 std::string("Dieses Deck hat 61 Karten. Vorgesehen sind genau 62."));
    }

    void aSecondCopyInPlaceOfAnotherCardIsExactlyC2() { // HEL-C2
        const QString path = fresh("c2.blattwerk");
        QCOMPARE(runCli({"deck", path, "--deck", "weggefaehrten", "--remove", "emil", "--add", "jaro"}).exit, 0);
        const CliRun run = runCli({"check", path, "--deck", "weggefaehrten", "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(errorRules(run.json()), std::vector<std::string>{"HEL-C2"});
        QCOMPARE(errorMessage(run.json(), "HEL-C2"),
                 std::string("Jaro steht 2-mal im Deck. Jede Karte darf nur einmal vorkommen."));
    }

    void theIllusionsdracheInAnotherDeckIsExactlyC4AndC13() { // HEL-C4 HEL-C13
        const QString path = fresh("c4.blattwerk");
        QCOMPARE(
            runCli({"deck", path, "--deck", "purpurpakt", "--remove", "edgar-satzsprung", "--add", "illusionsdrache"})
                .exit,
            0);
        const CliRun run = runCli({"check", path, "--deck", "purpurpakt", "--json"});
        QCOMPARE(run.exit, 1);
        QCOMPARE(errorRules(run.json()), (std::vector<std::string>{"HEL-C13", "HEL-C4"}));
        const CliRun english = runCli({"check", path, "--deck", "purpurpakt", "--json", "--language", "en"});
        QVERIFY(errorMessage(english.json(), "HEL-C4").find("belongs to the Superfreundinnen only") !=
                std::string::npos);
    }

    void anEditIsOneRevisionAndUndoTakesItBackInALaterRun() {
        const QString path = fresh("undo.blattwerk");
        const nlohmann::json edit = runCli({"edit", path, "--card", "nami", "--set", "cost=2", "--set", "effort=1",
                                            "--note", "billiger", "--json"})
                                        .json();
        QCOMPARE(edit["changes"].size(), size_t(2));
        QVERIFY(edit["changes"][0]["key"] == "nami");
        const nlohmann::json history = runCli({"history", path, "--card", "nami", "--json"}).json();
        QVERIFY(history["revisions"][0]["note"] == "billiger");
        QVERIFY(history["revisions"][0]["revision"] == edit["revision"]);
        QCOMPARE(runCli({"undo", path}).exit, 0);
        QVERIFY(runCli({"cards", path, "schlüssel:nami", "--json"}).json()["cards"][0]["stats"]["cost"] == 3);
        QCOMPARE(runCli({"redo", path}).exit, 0);
        QVERIFY(runCli({"cards", path, "schlüssel:nami", "--json"}).json()["cards"][0]["stats"]["cost"] == 2);
        QCOMPARE(runCli({"redo", path}).exit, 3);
    }

    void wrongUsageIsCodeTwoAndChangesNothing() {
        QCOMPARE(runCli({"edit", m_sample, "--card", "niemand", "--set", "cost=2"}).exit, 2);
        QCOMPARE(runCli({"edit", m_sample, "--card", "nami", "--set", "cost=viel"}).exit, 2);
        QCOMPARE(runCli({"edit", m_sample, "--card", "nami", "--set", "farbe=blau"}).exit, 2);
        QCOMPARE(runCli({"cards", m_sample, "kosten<="}).exit, 2);
        QCOMPARE(runCli({"check", m_sample, "--deck", "keins"}).exit, 2);
        QCOMPARE(runCli({"info", m_folder.filePath("fehlt.blattwerk")}).exit, 2);
        QCOMPARE(runCli({}).exit, 2);
        QCOMPARE(runCli({"tanzen"}).exit, 2);
    }

    void searchSpeaksTheQueryLanguage() {
        const auto count = [this](const char* query) {
            return runCli({"cards", m_sample, query, "--json"}).json()["cards"].size();
        };
        QCOMPARE(count("deck:weggefaehrten typ:charakter"), size_t(30));
        QCOMPARE(count("fraktion:SUP"), size_t(62));
        QVERIFY(count("typ:charakter kosten<=1 -deck:purpurpakt") > 0);
        QVERIFY(count("text:sammeln") > 0);
    }

    void importPreviewShowsAndChangesNothingThenMergesInOneStep() {
        const QString path = fresh("import.blattwerk");
        const QString csv = m_folder.filePath("karten.csv");
        QFile file(csv);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("sep=;\r\nName;Art;Kosten;Einsatz;Ausdauer;Rettung;Fraktion;Kartentext\r\n"
                   "Nami;Charakter;2;3;4;2;SUP;\"Diese Karte darf im Ausspielzug ablenken.\"\r\n"
                   "\"M\xFCller, die \"\"Gro\xDF"
                   "e\"\"\";Charakter;1;1;3;1;SUP;Backe einen Kuchen.\r\n");
        file.close();
        const QStringList import{"import", path, csv, "--map", "Rettung=point_value", "--json"};
        const nlohmann::json preview = runCli(import + QStringList{"--preview"}).json();
        QCOMPARE(preview["added"].size(), size_t(1));
        QVERIFY(preview["changed"][0]["key"] == "nami");
        QVERIFY(preview["changed"][0]["fields"]["cost"] == nlohmann::json::array({3, 2}));
        QCOMPARE(preview["manual"].size(), size_t(1));
        QVERIFY(runCli({"info", path, "--json"}).json()["systems"][0]["cards"] == 248);
        QCOMPARE(runCli(import).exit, 0);
        QVERIFY(runCli({"cards", path, "müller", "--json"}).json()["cards"][0]["name"] == "Müller, die \"Große\"");
        QCOMPARE(runCli({"undo", path}).exit, 0);
        QVERIFY(runCli({"info", path, "--json"}).json()["systems"][0]["cards"] == 248);
    }
};

QTEST_GUILESS_MAIN(TestCliProject)
#include "tst_cli_project.moc"
