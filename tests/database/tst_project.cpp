#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::bytesOf;
using sample::codeOf;

class TestProject : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string pathOf(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }

    QString created(const char* name) {
        const std::string path = pathOf(name);
        if (const auto project = Project::create(path, sample::packages()); !project) {
            qFatal("%s: %s", project.error().code.c_str(), project.error().detail.c_str());
        }
        return QString::fromStdString(path);
    }

    /// Opening fails with that code and leaves file and folder as they were.
    void verifyRefused(const QString& path, const std::string& code, OpenMode mode = OpenMode::ReadWrite) {
        const QByteArray before = bytesOf(path);
        const QStringList folder = QDir(m_folder.path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(codeOf(Project::open(path.toStdString(), mode)), code);
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files, QDir::Name), folder);
    }

private Q_SLOTS:
    void aNewProjectIsOneFileWithTheContentOfItsPackages() {
        const QString path = created("neu.blattwerk");
        {
            auto project = Project::open(path.toStdString());
            QVERIFY(project.isOk());
            const auto info = (*project)->info();
            QVERIFY(info.isOk());
            QCOMPARE(info->schema, 4);
            QCOMPARE(info->integrity, std::string("ok"));
            QCOMPARE(info->systems.size(), std::size_t{1});
            QCOMPARE(info->systems[0].cards, 3);
            QCOMPARE(info->systems[0].collections, 1);
            QVERIFY(!info->canUndo);
            const auto nami = (*project)->cards().only("nami");
            QVERIFY(nami.isOk());
            QCOMPARE(nami->number("cost"), 3);
            QCOMPARE(nami->translations.at("en").name, std::string("Nami the Bright"));
            QCOMPARE(nami->revision, 1);
        }
        QCOMPARE(QDir(m_folder.path()).entryList({"neu*"}, QDir::Files), QStringList{"neu.blattwerk"});
    }

    void theSystemIsReadBackAsThePackageSaysIt() {
        auto project = sample::inMemory();
        const auto info = project->systems().find("probe");
        QVERIFY(info.isOk() && info->has_value());
        QCOMPARE((*info)->schema.types.size(), std::size_t{2});
        QVERIFY((*info)->schema.field("bonus")->derived);
        QCOMPARE((*info)->schema.field("faction")->choices[1].properties.at("accent").de, std::string("pur"));
        QCOMPARE((*info)->parameter("action_points")->max, 9);
        QCOMPARE((*info)->limits.name, 40);
        QVERIFY(!project->systems().find("fremd")->has_value());
    }

    void creatingNeverReplacesAFile() {
        const QString path = m_folder.filePath("da.blattwerk");
        sample::write(path, "wichtig");
        QCOMPARE(codeOf(Project::create(path.toStdString(), {})), std::string("project.exists"));
        QCOMPARE(bytesOf(path), QByteArray("wichtig"));
        QCOMPARE(codeOf(Project::create(pathOf("nirgends/neu.blattwerk"), {})), std::string("project.folder_missing"));
    }

    void aFailedCreationLeavesNothing() {
        auto packages = sample::packages();
        packages[0].cards[0].stats["cost"] = std::string("drei");
        const std::string path = pathOf("halb.blattwerk");
        QCOMPARE(codeOf(Project::create(path, packages)), std::string("card.wrong_kind"));
        QVERIFY(QDir(m_folder.path()).entryList({"halb*"}, QDir::Files).isEmpty());
    }

    void missingForeignAndEmptyFilesAreRefusedAndLeftAlone() {
        QCOMPARE(codeOf(Project::open(pathOf("fehlt.blattwerk"))), std::string("project.missing"));
        QCOMPARE(codeOf(Project::open(pathOf("ordner-fehlt/x.blattwerk"))), std::string("project.folder_missing"));
        const QString text = m_folder.filePath("brief.blattwerk");
        sample::write(text, "Liebe Nami, ...");
        verifyRefused(text, "project.foreign");
        const QString empty = m_folder.filePath("leer.blattwerk");
        sample::write(empty, {});
        verifyRefused(empty, "project.foreign");
        QCOMPARE(codeOf(Project::open(m_folder.path().toStdString())), std::string("project.foreign"));
        // Somebody else's SQLite file.
        QByteArray other = bytesOf(created("anderes.blattwerk"));
        other.replace(68, 4, QByteArray(4, '\0'));
        const QString foreign = m_folder.filePath("fremd.blattwerk");
        sample::write(foreign, other);
        verifyRefused(foreign, "project.foreign");
    }

    void aNewerFileIsRefusedAndLeftAlone() {
        QByteArray bytes = bytesOf(created("alt.blattwerk"));
        bytes[63] = 99;
        const QString path = m_folder.filePath("neuer.blattwerk");
        sample::write(path, bytes);
        verifyRefused(path, "project.newer_version");
        verifyRefused(path, "project.newer_version", OpenMode::ReadOnly);
    }

    void damagedAndTruncatedFilesAreRefusedAndLeftAlone() {
        const QByteArray whole = bytesOf(created("heil.blattwerk"));
        const QString path = m_folder.filePath("kaputt.blattwerk");
        for (const qsizetype size : {whole.size() / 2, whole.size() - 4096, qsizetype{50}, qsizetype{4096}}) {
            sample::write(path, whole.left(size));
            verifyRefused(path, "project.damaged");
        }
        QByteArray scrambled = whole;
        for (qsizetype at = 8192; at < scrambled.size(); at += 4096) {
            scrambled.replace(at, 40, QByteArray(40, '\x7f'));
        }
        sample::write(path, scrambled);
        verifyRefused(path, "project.damaged");
        verifyRefused(path, "project.damaged", OpenMode::ReadOnly);
    }

    void aFileThatIsReplacedWhileOpenIsWrittenNoMore() {
        const QString path = created("offen.blattwerk");
        const QString aside = m_folder.filePath("beiseite.blattwerk");
        QByteArray other;
        {
            auto project = Project::open(path.toStdString());
            QVERIFY(project.isOk());
            const Card before = *(*project)->cards().only("nami");
            Card after = before;
            after.notes = "vorher";
            QVERIFY((*project)->perform(editCard(before, after)).isOk());
            QVERIFY(QFile::rename(path, aside));
            Card late = after;
            late.notes = "nachher";
            const Card now = *(*project)->cards().only("nami");
            QCOMPARE(codeOf((*project)->perform(editCard(now, late))), std::string("project.replaced"));
            other = bytesOf(created("anderes-projekt.blattwerk"));
            sample::write(path, other);
            QCOMPARE(codeOf((*project)->perform(editCard(now, late))), std::string("project.replaced"));
        }
        QCOMPARE(bytesOf(path), other);
        auto kept = Project::open(aside.toStdString());
        QVERIFY(kept.isOk());
        QCOMPARE((*kept)->cards().only("nami")->notes, std::string("vorher"));
    }

    void aProjectThatCannotBeCreatedLeavesNothingAndNamesTheWantedFile() {
        const std::string path = pathOf((std::string(300, 'a') + ".blattwerk").c_str());
        const auto project = Project::create(path, sample::packages());
        QCOMPARE(codeOf(project), std::string("project.not_created"));
        QCOMPARE(project.error().args.front(), path);
        QVERIFY(QDir(m_folder.path()).entryList({"*.new-*"}, QDir::Files).isEmpty());
    }

    void aFileWithoutPermissionSaysSo() {
        if (geteuid() == 0) {
            QSKIP("the superuser may write anything");
        }
        const QString path = created("fest.blattwerk");
        QFile::setPermissions(path, QFileDevice::ReadOwner);
        verifyRefused(path, "project.no_permission");
        QVERIFY(Project::open(path.toStdString(), OpenMode::ReadOnly).isOk());
    }

    void aReadOnlyProjectCanBeReadAndNotChanged() {
        const QString path = created("lesen.blattwerk");
        const QByteArray before = bytesOf(path);
        {
            auto project = Project::open(path.toStdString(), OpenMode::ReadOnly);
            QVERIFY(project.isOk());
            Card card = *(*project)->cards().only("nami");
            card.name = "Anders";
            QCOMPARE(codeOf((*project)->perform(editCard(*(*project)->cards().only("nami"), card))),
                     std::string("project.read_only"));
            QCOMPARE((*project)->cardSearch().find("nami")->size(), std::size_t{1});
        }
        QCOMPARE(bytesOf(path), before);
    }

    void pathsWithSpacesUmlautsAndSignsWork() {
        for (const char* name : {"Über uns.blattwerk", "a?b#c%20d.blattwerk", "mode=ro&x.blattwerk"}) {
            const QString path = created(name);
            QVERIFY2(QFile::exists(path), name);
            QVERIFY2(Project::open(path.toStdString()).isOk(), name);
        }
    }

    void twoProgramsWriteOneAfterTheOther() {
        const QString path = created("zwei.blattwerk");
        auto one = Project::open(path.toStdString());
        auto two = Project::open(path.toStdString());
        QVERIFY(one.isOk() && two.isOk());
        const Card card = *(*one)->cards().only("nami");
        Card first = card;
        first.name = "Nami die Erste";
        Card second = card;
        second.name = "Nami die Zweite";
        QVERIFY((*one)->perform(editCard(card, first)).isOk());
        QCOMPARE(codeOf((*two)->perform(editCard(card, second))), std::string("edit.conflict"));
        QCOMPARE((*two)->cards().only("nami")->name, std::string("Nami die Erste"));
        Card text = card;
        text.text = "Neu.";
        QVERIFY((*two)->perform(editCard(card, text)).isOk());
        QCOMPARE((*one)->cards().only("nami")->text, std::string("Neu."));
        QCOMPARE((*one)->cards().only("nami")->name, std::string("Nami die Erste"));
    }

    void theSampleProjectIsMadeInAFractionOfASecond() {
        const auto packages = loadPackages(std::string(BLATTWERK_RESOURCE_DIR) + "/systems");
        QVERIFY2(packages.isOk(), packages ? "" : packages.error().args.front().c_str());
        QElapsedTimer clock;
        clock.start();
        QVERIFY(Project::create(pathOf("muster.blattwerk"), *packages).isOk());
        qInfo() << "sample project in" << clock.elapsed() << "ms";
        QVERIFY(clock.elapsed() < 3000);
        clock.start();
        auto project = Project::open(pathOf("muster.blattwerk"));
        qInfo() << "opened in" << clock.elapsed() << "ms";
        QCOMPARE((*project)->cards().count("heldenhain"), 248);
        const auto decks = (*project)->collections().all("heldenhain", "deck");
        QCOMPARE(decks->size(), std::size_t{4});
        for (const Collection& deck : *decks) {
            QCOMPARE(deck.size(), 62);
        }
        QVERIFY((*project)->rules().book("heldenhain")->rules.size() > 200);
        QVERIFY((*project)->rules().message("heldenhain", "message.HEL-C1")->has_value());
    }
};

QTEST_GUILESS_MAIN(TestProject)
#include "tst_project.moc"
