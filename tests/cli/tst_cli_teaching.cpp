#include "cli_run.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

/// Own wordings, search by meaning and the reference of all sentences on the command line.
class TestCliTeaching : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_project;

private Q_SLOTS:
    void initTestCase() {
        m_project = m_folder.filePath("probe.blattwerk");
        QCOMPARE(runCli({"new", m_project}).exit, 0);
    }

    void anOwnWordingIsTaughtListedUndoneAndRemoved() {
        const CliRun added =
            runCli({"alias", m_project, "--add", "Hol dir 3 Karten.", "--means", "Ziehe 3 Karten.", "--json"});
        QCOMPARE(added.exit, 0);
        QVERIFY(added.json()["aliases"][0]["wording"] == "Hol dir {3} Karten.");
        const QStringList parse{"parse", "--project", m_project, "--json"};
        QVERIFY(runCli(parse, "Hol dir eine Karte.").json()["normalised"] == "Ziehe 1 Karte.");
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
        QCOMPARE(runCli(parse, "Hol dir eine Karte.").exit, 1);
        QCOMPARE(runCli({"redo", m_project}).exit, 0);
        QCOMPARE(runCli(parse, "Hol dir eine Karte.").exit, 0);
        QCOMPARE(runCli({"alias", m_project, "--edit", "Hol dir 3 Karten.", "--add", "Greif {3} Karten."}).exit, 0);
        QVERIFY(runCli(parse, "Greif 2 Karten.").json()["normalised"] == "Ziehe 2 Karten.");
        QCOMPARE(runCli({"alias", m_project, "--remove", "Greif 3 Karten."}).exit, 0);
        QVERIFY(runCli({"alias", m_project, "--json"}).json()["aliases"].empty());
    }

    void aCollisionIsRefusedWithItsWitness() {
        const CliRun refused = runCli({"alias", m_project, "--add", "Erschöpfe {diese Karte} ohne Ausrüstung",
                                       "--means", "Lege die Ausrüstung von {dieser Karte} ab"});
        QVERIFY(refused.exit != 0);
        QVERIFY(QString::fromUtf8(refused.err).contains("ohne ausrüstung", Qt::CaseInsensitive));
        QVERIFY(runCli({"alias", m_project, "--json"}).json()["aliases"].empty());
        QCOMPARE(runCli({"alias", m_project, "--add", "Hol dir 3 Karten."}).exit, 2);
    }

    void aPhraseIsWordedAnewOnAllCardsAndBack() {
        const QStringList reword{"alias",   m_project,         "--add",       "Nimm 2 Karten aus dem Vorrat.",
                                 "--means", "Ziehe 2 Karten.", "--canonical", "--json"};
        const auto preview = runCli(reword + QStringList{"--preview"}).json();
        QVERIFY(!preview["changes"].empty());
        const auto cards = [&] {
            return runCli({"cards", m_project, "text:\"aus dem Vorrat\"", "--json"}).json()["cards"].size();
        };
        QCOMPARE(cards(), std::size_t{0});
        QCOMPARE(runCli(reword).exit, 0);
        QCOMPARE(cards(), preview["changes"].size());
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
        QCOMPARE(cards(), std::size_t{0});
    }

    void cardsAreFoundAndChangedByMeaning() {
        const auto byMeaning = runCli({"meaning", m_project, "Ziehe {n} Karten.", "--json"}).json()["cards"];
        const auto byQuery = runCli({"cards", m_project, "wirkung:\"E14\"", "--json"}).json()["cards"];
        QVERIFY(!byMeaning.empty());
        QCOMPARE(byMeaning.size(), byQuery.size());
        const QStringList replace{"meaning", m_project, "Ziehe 1 Karte.", "--replace", "Ziehe 2 Karten.", "--json"};
        const auto preview = runCli(replace + QStringList{"--preview"}).json()["changes"];
        QVERIFY(!preview.empty());
        QVERIFY(runCli(replace).json()["changes"] == preview);
        QVERIFY(runCli(replace).json()["changes"].empty());
        QCOMPARE(runCli({"undo", m_project}).exit, 0);
        QCOMPARE(runCli({"meaning", m_project, "Backe einen Kuchen."}).exit, 2);
    }

    void theVocabularyNamesEverySentenceInBothLanguages() {
        for (const char* system : {"heldenhain", "modulspiel", "fahnenturnier", "ikonen"}) {
            const auto sentences = runCli({"vocabulary", "--system", system, "--json"}).json()["sentences"];
            QVERIFY2(sentences.size() > 30, system);
            for (const auto& sentence : sentences) {
                QVERIFY(!sentence["de"].get<std::string>().empty() && !sentence["en"].get<std::string>().empty());
                QVERIFY(!sentence["example"]["de"].get<std::string>().empty());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCliTeaching)
#include "tst_cli_teaching.moc"
