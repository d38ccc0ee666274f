#include "cli_run.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

/// Printing over the life of a deck, and pictures for other programs.
class TestCliPrint : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_project;

    static QByteArray bytes(const QString& path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] QStringList proof(const char* out, const QStringList& more = {}) const {
        return QStringList{"proof", m_project, "--deck", "superfreundinnen", "--out", path(out)} + more;
    }

private Q_SLOTS:
    void initTestCase() {
        m_project = path("print.blattwerk");
        QCOMPARE(runCli({"new", m_project}).exit, 0);
    }

    void onlyWhatChangedIsPrintedAndTheOldCardsAreListed() {
        QCOMPARE(runCli(proof("all.pdf")).exit, 0);
        QCOMPARE(runCli({"edit", m_project, "--card", "nami", "--set", "name=Nami die Zweite"}).exit, 0);
        QCOMPARE(runCli({"deck", m_project, "--deck", "superfreundinnen", "--remove", "elfie-elfmeter"}).exit, 0);
        const auto changed = runCli(proof("changed.pdf", {"--changed", "--json"})).json();
        QCOMPARE(changed["cards"].get<int>(), 1);
        QCOMPARE(changed["pages"].get<int>(), 1);
        QCOMPARE(changed["unchanged"].get<int>(), 60);
        QCOMPARE(changed["take_out"].size(), std::size_t{2});
        bool hasOld = false;
        for (const auto& card : changed["take_out"]) {
            hasOld = hasOld || (card["name"] == "Nami" && card["revision"] == 1);
        }
        QVERIFY(hasOld);
        // The box is up to date now.
        // English cards are a box of their own.
        const auto english =
            runCli(proof("english.pdf", {"--changed", "--no-record", "--json", "--language=en"})).json();
        QCOMPARE(english["cards"].get<int>(), 61);
        const CliRun none = runCli(proof("none.pdf", {"--changed"}));
        QVERIFY2(none.out.contains("Nichts zu drucken"), none.out);
        QVERIFY(!QFile::exists(path("none.pdf")));
        const auto filled = runCli({"edit", m_project, "--card", "nami", "--set", "name=Nami die Dritte"});
        QCOMPARE(filled.exit, 0);
        QCOMPARE(runCli(proof("filled.pdf", {"--changed", "--fill", "--json"})).json()["cards"].get<int>(), 9);
    }

    void aJobIsRepeatedByteForByte() {
        const auto jobs = runCli({"proof", m_project, "--jobs", "--json"}).json()["jobs"];
        QVERIFY(jobs.size() >= 2);
        // The newest job, with the cards as they are.
        const std::string id = std::to_string(jobs[0]["job"].get<int>());
        const auto report =
            runCli({"proof", m_project, "--repeat", QString::fromStdString(id), "--out", path("repeat.pdf"), "--json"})
                .json();
        QVERIFY(report["same_bytes"].get<bool>());
        QCOMPARE(bytes(path("repeat.pdf")), bytes(path("filled.pdf")));
        // A later edit of another card changes date and revision of the project, not this job.
        QCOMPARE(runCli({"edit", m_project, "--card", "emil", "--set", "notes=x"}).exit, 0);
        const auto later = runCli({"proof", m_project, "--repeat", QString::fromStdString(id), "--out",
                                   path("later.pdf"), "--no-record", "--json"})
                               .json();
        QVERIFY(later["same_bytes"].get<bool>());
        // The first one showed other cards.
        const auto first =
            runCli({"proof", m_project, "--repeat", "1", "--out", path("first.pdf"), "--no-record", "--json"}).json();
        QVERIFY(!first["same_bytes"].get<bool>());
        QCOMPARE(runCli({"proof", m_project, "--repeat", "999", "--out", path("x.pdf")}).exit, 2);
    }

    void repeatingAPartLeavesTheOtherCardsToBePrinted() {
        QCOMPARE(runCli({"edit", m_project, "--card", "lena", "--set", "name=Lena die Zweite"}).exit, 0);
        const auto jobs = runCli({"proof", m_project, "--jobs", "--json"}).json()["jobs"];
        QCOMPARE(jobs[0]["cards"].get<int>(), 9);
        const QString id = QString::number(jobs[0]["job"].get<int>());
        QCOMPARE(runCli({"proof", m_project, "--repeat", id, "--out", path("part.pdf")}).exit, 0);
        const auto changed = runCli(proof("rest.pdf", {"--changed", "--no-record", "--json"})).json();
        QCOMPARE(changed["cards"].get<int>(), 1);
        QCOMPARE(changed["take_out"].size(), std::size_t{1});
        QCOMPARE(changed["take_out"][0]["name"].get<std::string>(), std::string("Lena"));
    }

    void withoutARecordTheProjectStaysAsItIs() {
        const QByteArray before = bytes(m_project);
        QCOMPARE(runCli(proof("quiet.pdf", {"--no-record"})).exit, 0);
        QCOMPARE(
            runCli({"images", m_project, "--deck", "superfreundinnen", "--dpi", "30", "--out", path("quiet")}).exit, 0);
        QCOMPARE(bytes(m_project), before);
    }

    void wrongWishesAreSaid() {
        QCOMPARE(runCli({"proof", m_project, "--out", path("x.pdf")}).exit, 2);
        QCOMPARE(runCli(proof("x.pdf", {"--card-size", "riesig"})).exit, 2);
        QCOMPARE(runCli(proof("x.pdf", {"--preset", "mpc"})).exit, 2);
        QCOMPARE(runCli({"images", m_project, "--preset", "print-shop", "--out", path("x")}).exit, 2);
        QCOMPARE(runCli({"images", m_project, "--names", "karte", "--out", path("x")}).exit, 2);
        QVERIFY(!QFile::exists(path("x.pdf")) && !QFile::exists(path("x")));
    }

    void picturesOfADeckAreAFolderWithItsList() {
        const auto report = runCli({"images", m_project, "--deck", "superfreundinnen", "--dpi", "40", "--names",
                                    "{key}", "--out", path("pictures"), "--json"})
                                .json();
        QVERIFY(report["complete"].get<bool>());
        QCOMPARE(report["fronts"].get<int>(), 61);
        QCOMPARE(report["backs"].get<int>(), 1);
        const QDir folder(path("pictures"));
        QCOMPARE(folder.entryList({"*.png"}).size(), 62);
        QVERIFY(folder.exists("nami.png") && folder.exists("rueckseite.png"));
        const QByteArray list = bytes(folder.filePath("cards.csv"));
        QCOMPARE(list.count('\n'), 62);
        QVERIFY2(list.contains("\"nami.png\",\"rueckseite.png\",1,\"nami\",\"Nami die Dritte\""), list.left(400));
    }

    void theSavedObjectComesWithItsPictures() {
        QVERIFY(QDir().mkpath(path("table")));
        QCOMPARE(runCli({"export", m_project, "--format", "tts", "--deck", "superfreundinnen", "--out",
                         path("table/deck.json")})
                     .exit,
                 0);
        const auto object = nlohmann::json::parse(bytes(path("table/deck.json")).toStdString());
        int pictures = 0;
        for (const auto& deck : object["ObjectStates"]) {
            for (const auto& [number, sheet] : deck["CustomDeck"].items()) {
                const QString face = QString::fromStdString(sheet["FaceURL"].get<std::string>());
                const QSize size = QImageReader(path("table/") + face).size();
                QVERIFY2(size.isValid(), qPrintable(face));
                QVERIFY(size.width() <= 4096 && size.height() <= 4096);
                QCOMPARE(size.width() % sheet["NumWidth"].get<int>(), 0);
                QCOMPARE(size.height() % sheet["NumHeight"].get<int>(), 0);
                QVERIFY(QFile::exists(path("table/") + QString::fromStdString(sheet["BackURL"].get<std::string>())));
                ++pictures;
            }
        }
        QCOMPARE(pictures, 1);
    }
};

QTEST_GUILESS_MAIN(TestCliPrint)
#include "tst_cli_print.moc"
