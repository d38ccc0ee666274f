#include "app/cards/card_draft.h"
#include "app/session/workspace.h"
#include "database/exchange/system_package.h"

#include <QDateTime>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

constexpr const char* kCard = "nami";
constexpr const char* kSystem = "heldenhain";
/// What may be lost, and what a busy machine may add to it.
constexpr qint64 kLost = 2000;
constexpr qint64 kBusy = 700;

/// Types one sign after the other into a card and says on standard output how many there are and when, until it is
/// killed.
int typeForEver(QCoreApplication& application, const char* path) {
    auto project = database::Project::open(path);
    if (!project) {
        return 3;
    }
    Workspace workspace(std::move(*project));
    CardDraft draft(workspace);
    draft.open(kSystem, *workspace.system(kSystem).card(kCard));
    QString text;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        text += QLatin1Char('x');
        static_cast<void>(draft.type("notes", text));
        std::printf("%lld %lld\n", static_cast<long long>(text.size()),
                    static_cast<long long>(QDateTime::currentMSecsSinceEpoch()));
        std::fflush(stdout);
    });
    timer.start(15);
    return application.exec();
}

} // namespace

class TestTypingKill : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Kills that many typing programs, each at an instant of its own, and looks at what is left.
    void killAll(int programs) {
        struct Writer {
            std::unique_ptr<QProcess> process = std::make_unique<QProcess>();
            QString path;
            qint64 end = 0;
            qint64 killed = 0;
        };
        std::vector<Writer> writers(static_cast<std::size_t>(programs));
        for (std::size_t i = 0; i < writers.size(); ++i) {
            writers[i].path = m_folder.filePath(QStringLiteral("typing%1.blattwerk").arg(i));
            QFile::remove(writers[i].path);
            QVERIFY(QFile::copy(m_folder.filePath("model.blattwerk"), writers[i].path));
            writers[i].process->start(QCoreApplication::applicationFilePath(), {"--type-for-ever", writers[i].path});
        }
        for (Writer& writer : writers) {
            QVERIFY(writer.process->waitForReadyRead(60000));
            writer.end = QDateTime::currentMSecsSinceEpoch() + 2100 + QRandomGenerator::global()->bounded(1200);
        }
        std::ranges::sort(writers, {}, &Writer::end);
        for (Writer& writer : writers) {
            while (QDateTime::currentMSecsSinceEpoch() < writer.end) {
                QTest::qWait(2);
            }
            writer.process->kill();
            writer.killed = QDateTime::currentMSecsSinceEpoch();
        }
        for (Writer& writer : writers) {
            writer.process->waitForFinished();
            std::vector<std::pair<qint64, qint64>> signs;
            for (const QByteArray& line : writer.process->readAllStandardOutput().split('\n')) {
                const QList<QByteArray> parts = line.split(' ');
                if (parts.size() == 2 && !parts[1].isEmpty()) {
                    signs.emplace_back(parts[0].toLongLong(), parts[1].toLongLong());
                }
            }
            // A program that the machine did not let type for so long could not write either.
            qint64 starved = kBusy;
            for (std::size_t i = 0; i < signs.size(); ++i) {
                const qint64 next = i + 1 < signs.size() ? signs[i + 1].second : writer.killed;
                starved = std::max(starved, 2 * (next - signs[i].second));
            }
            qint64 due = 0;
            const qint64 last = signs.empty() ? 0 : signs.back().first;
            for (const auto& [count, when] : signs) {
                due = when <= writer.killed - kLost - starved ? count : due;
            }
            QVERIFY(last > 0);
            auto project = database::Project::open(writer.path.toStdString());
            QVERIFY2(project.isOk(), project ? "" : project.error().code.c_str());
            QCOMPARE((*project)->info()->integrity, std::string("ok"));
            qint64 kept = 0;
            const auto drafts = (*project)->drafts().all();
            QVERIFY(drafts.isOk());
            for (const database::Draft& draft : *drafts) {
                kept = std::max(kept, static_cast<qint64>(draft.text.size()));
            }
            QVERIFY2(kept >= due, qPrintable(QStringLiteral("%1 kept of %2, %3 typed").arg(kept).arg(due).arg(last)));
            m_kept += kept;
            m_typed += last;
        }
    }

    qint64 m_kept = 0;
    qint64 m_typed = 0;

private Q_SLOTS:
    void initTestCase() {
        auto packages = database::loadPackages();
        QVERIFY(packages.isOk());
        std::erase_if(*packages, [](const database::SystemPackage& one) { return one.info.key != kSystem; });
        QVERIFY(database::Project::create(m_folder.filePath("model.blattwerk").toStdString(), *packages).isOk());
    }

    void aKillWhileTypingLosesTwoSecondsAtMost() {
        // More by ./dev fuzz.
        const int kills = std::max(20, qEnvironmentVariableIntValue("BLATTWERK_KILLS"));
        constexpr int kAtOnce = 10;
        for (int done = 0; done < kills && !QTest::currentTestFailed(); done += kAtOnce) {
            killAll(std::min(kAtOnce, kills - done));
        }
        QVERIFY(m_kept > 0);
        qInfo() << m_kept << "of" << m_typed << "signs kept after" << kills << "kills";
    }
};

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc == 3 && std::string(argv[1]) == "--type-for-ever") {
        return typeForEver(application, argv[2]);
    }
    TestTypingKill test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_typing_kill.moc"
