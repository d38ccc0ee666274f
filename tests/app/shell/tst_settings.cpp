#include "app/shell/settings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace blattwerk::app;

class TestSettings : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const char* name, const QByteArray& bytes) const {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly)) {
            qFatal("cannot write");
        }
        out.write(bytes);
        return path;
    }
    static QByteArray bytes(const QString& path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private Q_SLOTS:
    void everythingThatIsWrittenIsSound() {
        const QString path = m_folder.filePath("sound.ini");
        {
            Settings settings(path);
            settings.setTheme("dark");
            settings.setLayout("main", QByteArray("\0\xff=[\n]\"x\\", 9));
            settings.setValue("print/choice", QByteArray("{\"paper\":\"a4\",\"deck\":\"größe; x\"}"));
            settings.setValue("list", QStringList{"a, b", "\"c\"", "d=e"});
            settings.setValue("empty", QStringList());
            settings.setValue("text", QStringLiteral("line\nbreak [x] = ä ☕"));
            settings.setValue("size", QSize(3, 4));
        }
        const Settings again(path);
        QVERIFY2(again.setAside().isEmpty(), bytes(again.setAside()).constData());
        QCOMPARE(again.theme(), QStringLiteral("dark"));
        QCOMPARE(again.value("list").toStringList(), (QStringList{"a, b", "\"c\"", "d=e"}));
        QCOMPARE(again.value("text").toString(), QStringLiteral("line\nbreak [x] = ä ☕"));
    }

    void aBrokenFileIsSetAsideAndNothingOfItIsLost_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::newRow("zeros") << QByteArray(300, '\0');
        QTest::newRow("noise") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        QTest::newRow("cut off") << QByteArray("[General]\ntheme=dark\nlayout\\main=@ByteArray(\\0\\0\\xff");
        QTest::newRow("cut off name") << QByteArray("[General]\ntheme=dark\nlangu");
        QTest::newRow("prose") << QByteArray("Dear diary,\nnothing happened.\n");
    }

    void aBrokenFileIsSetAsideAndNothingOfItIsLost() {
        QFETCH(QByteArray, contents);
        const QString path = file("broken.ini", contents);
        {
            Settings settings(path);
            QVERIFY(!settings.setAside().isEmpty());
            QCOMPARE(bytes(settings.setAside()), contents);
            QCOMPARE(settings.theme(), QStringLiteral("light"));
            settings.setTheme("dark");
        }
        Settings again(path);
        QVERIFY(again.setAside().isEmpty());
        QCOMPARE(again.theme(), QStringLiteral("dark"));
    }

    void whatAPersonWroteByHandIsKept() {
        const Settings settings(file("hand.ini", "; mine\n\n[General]\ntheme = dark\nlanguage=en"));
        QVERIFY(settings.setAside().isEmpty());
        QCOMPARE(settings.theme(), QStringLiteral("dark"));
    }

    void aReaderNeverSeesHalfAFile() {
        const QString path = m_folder.filePath("whole.ini");
        { Settings(path).setValue("n", 0); }
        std::atomic<bool> done = false;
        std::thread writer([&] {
            for (int i = 0; i < 60; ++i) {
                Settings settings(path);
                settings.setValue("n", i);
                settings.setValue("long", QString(20000, QLatin1Char('x')));
                settings.setValue("last", i);
            }
            done = true;
        });
        int seen = 0;
        while (!done) {
            const QByteArray read = bytes(path);
            ++seen;
            if (read.isEmpty() || !read.endsWith('\n')) {
                done = true;
                writer.join();
                QFAIL("half a file");
            }
        }
        writer.join();
        QVERIFY(seen > 0);
        QCOMPARE(QDir(m_folder.path()).entryList({"whole.ini*"}, QDir::Files), QStringList{"whole.ini"});
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
