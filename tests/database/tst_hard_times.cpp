#include "database/database.h"
#include "database/file_system.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::bytesOf;
using sample::codeOf;

namespace {

/// A small drive in memory; needs rights that a person does not have.
class SmallDrive {
public:
    explicit SmallDrive(const QString& folder) : m_folder(QFile::encodeName(folder)) {
        m_mounted = QDir().mkpath(folder) && mount("tmpfs", m_folder.constData(), "tmpfs", 0, "size=3m") == 0;
    }
    ~SmallDrive() {
        if (m_mounted) {
            umount2(m_folder.constData(), MNT_DETACH);
        }
    }
    SmallDrive(const SmallDrive&) = delete;
    SmallDrive& operator=(const SmallDrive&) = delete;
    [[nodiscard]] bool isMounted() const { return m_mounted; }
    bool makeReadOnly() const {
        return mount("tmpfs", m_folder.constData(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=3m") == 0;
    }

private:
    QByteArray m_folder;
    bool m_mounted = false;
};

Card named(const Card& card, const std::string& notes) {
    Card after = card;
    after.notes = notes;
    return after;
}

} // namespace

/// Drives, clocks and other programs that misbehave.
class TestHardTimes : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void aFullDriveKeepsEveryConfirmedEditAndGoesOnWhenThereIsSpace() {
        const SmallDrive drive(m_folder.filePath("small"));
        if (!drive.isMounted()) {
            QSKIP("a small drive can be mounted by root only");
        }
        const QString path = m_folder.filePath("small/voll.blattwerk");
        QVERIFY(Project::create(path.toStdString(), sample::packages()).isOk());
        QFile ballast(m_folder.filePath("small/ballast"));
        QVERIFY(ballast.open(QIODevice::WriteOnly));
        auto project = Project::open(path.toStdString());
        QVERIFY(project.isOk());
        ballast.write(QByteArray(1024 * 1024, 'x'));
        ballast.flush();
        std::string code;
        std::string confirmed;
        for (int i = 0; i < 500 && code.empty(); ++i) {
            const Card card = *(*project)->cards().only("nami");
            const std::string notes = std::to_string(i) + std::string(9000, 'n');
            if (const auto done = (*project)->perform(editCard(card, named(card, notes))); done) {
                confirmed = notes;
            } else {
                code = done.error().code;
            }
        }
        QCOMPARE(code, std::string("project.disk_full"));
        QVERIFY(!confirmed.empty());
        QCOMPARE((*project)->cards().only("nami")->notes, confirmed);
        // What else stands in the form stays there, and is taken once there is space.
        QVERIFY(ballast.resize(0));
        const Card card = *(*project)->cards().only("nami");
        QVERIFY((*project)->perform(editCard(card, named(card, "endlich"))).isOk());
        project = Project::open(path.toStdString());
        QVERIFY(project.isOk());
        QCOMPARE((*project)->info()->integrity, std::string("ok"));
        QCOMPARE((*project)->cards().only("nami")->notes, std::string("endlich"));
        // A new project needs more than there is: nothing is left of it.
        ballast.resize(0);
        while (ballast.write(QByteArray(64 * 1024, 'x')) > 0 && ballast.flush()) {
        }
        const QString second = m_folder.filePath("small/zweites.blattwerk");
        QCOMPARE(codeOf(Project::create(second.toStdString(), sample::packages())), std::string("project.disk_full"));
        QCOMPARE(QDir(m_folder.filePath("small")).entryList({"zweites*"}, QDir::Files).size(), 0);
        ballast.close();
    }

    void aReadOnlyDriveIsSaidAndCanBeRead() {
        const SmallDrive drive(m_folder.filePath("sealed"));
        if (!drive.isMounted()) {
            QSKIP("a drive can be mounted by root only");
        }
        const std::string path = m_folder.filePath("sealed/nurlesen.blattwerk").toStdString();
        QVERIFY(Project::create(path, sample::packages()).isOk());
        const QByteArray before = bytesOf(QString::fromStdString(path));
        QVERIFY(drive.makeReadOnly());
        QCOMPARE(codeOf(Project::open(path)), std::string("project.no_permission"));
        auto reader = Project::open(path, OpenMode::ReadOnly);
        QVERIFY(reader.isOk());
        QCOMPARE((*reader)->cards().count(), 3);
        const Card card = *(*reader)->cards().only("nami");
        QCOMPARE(codeOf((*reader)->perform(editCard(card, named(card, "x")))), std::string("project.read_only"));
        QCOMPARE(bytesOf(QString::fromStdString(path)), before);
    }

    void aFileThatIsDeletedWhileOpenIsSaidAndNothingIsWrittenIntoTheVoid() {
        const QString path = m_folder.filePath("weg.blattwerk");
        QVERIFY(Project::create(path.toStdString(), sample::packages()).isOk());
        auto project = Project::open(path.toStdString());
        const Card card = *(*project)->cards().only("nami");
        QVERIFY((*project)->perform(editCard(card, named(card, "da"))).isOk());
        QVERIFY(QFile::remove(path));
        const Card now = *(*project)->cards().only("nami");
        QVERIFY(!(*project)->perform(editCard(now, named(now, "verloren"))).isOk());
        QCOMPARE((*project)->cards().only("nami")->notes, std::string("da"));
        project->reset();
        QVERIFY(!QFile::exists(path));
    }

    void aSecondInstanceSeesWhatTheFirstConfirmed() {
        const std::string path = m_folder.filePath("beide.blattwerk").toStdString();
        QVERIFY(Project::create(path, sample::packages()).isOk());
        auto first = Project::open(path);
        auto second = Project::open(path);
        QVERIFY(first.isOk() && second.isOk());
        const Card card = *(*first)->cards().only("nami");
        QVERIFY((*first)->perform(editCard(card, named(card, "eins"))).isOk());
        // What the second shows is old by now: its edit is refused, not written over the first one's.
        QCOMPARE(codeOf((*second)->perform(editCard(card, named(card, "zwei")))), std::string("edit.conflict"));
        const Card now = *(*second)->cards().only("nami");
        QCOMPARE(now.notes, std::string("eins"));
        QVERIFY((*second)->perform(editCard(now, named(now, "zwei"))).isOk());
        QVERIFY((*first)->undo().isOk());
        QCOMPARE((*second)->cards().only("nami")->notes, std::string("eins"));
    }

    void drivesOfSeveralMachinesAreKnown() {
        for (const char* shared : {"nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "9p", "fuse.davfs"}) {
            QVERIFY2(isSharedFileSystem(shared), shared);
        }
        for (const char* own : {"ext4", "btrfs", "xfs", "tmpfs", "overlay", "vfat", "fuseblk", ""}) {
            QVERIFY2(!isSharedFileSystem(own), own);
        }
        QVERIFY(!isOnNetworkDrive(m_folder.filePath("x.blattwerk").toStdString()));
    }

    void aClockThatJumpsChangesNeitherOrderNorUndo() {
        auto project = sample::inMemory();
        for (const char* notes : {"eins", "zwei"}) {
            const Card card = *project->cards().only("nami");
            QVERIFY(project->perform(editCard(card, named(card, notes))).isOk());
        }
        // The first step was made in a far future, the second before there were computers.
        QVERIFY(project->database().run("UPDATE revision SET at='2099-01-01T00:00:00.000Z' WHERE id=2"));
        QVERIFY(project->database().run("UPDATE revision SET at='1931-01-01T00:00:00.000Z' WHERE id=3"));
        const Card card = *project->cards().only("nami");
        PerformOptions typing;
        typing.mergeTyping = true;
        QVERIFY(project->perform(editCard(card, named(card, "drei")), typing).isOk());
        const auto revisions = *project->history().revisions();
        for (std::size_t i = 1; i < revisions.size(); ++i) {
            QVERIFY(revisions[i - 1].number > revisions[i].number);
        }
        QVERIFY(project->undo().isOk());
        QCOMPARE(project->cards().only("nami")->notes, std::string("zwei"));
        QVERIFY(project->undo().isOk());
        QCOMPARE(project->cards().only("nami")->notes, std::string("eins"));
        QVERIFY(project->redo().isOk());
        QVERIFY(project->redo().isOk());
        QCOMPARE(project->cards().only("nami")->notes, std::string("drei"));
    }
};

QTEST_GUILESS_MAIN(TestHardTimes)
#include "tst_hard_times.moc"
