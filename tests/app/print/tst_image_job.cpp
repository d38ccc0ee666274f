#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/print_sheet/image_job.h"
#include "app/print_sheet/image_names.h"
#include "app/print_sheet/picture_file.h"
#include "app/print_sheet/png_writer.h"
#include "tests/app/face/sample_cards.h"

#include <QColorSpace>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

class TestImageJob : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<FaceLayout> m_layout;
    Tokens m_tokens;

    std::vector<ImageCard> cards(int count) const {
        std::vector<ImageCard> out;
        for (const model::Card& card : sample::deck(count)) {
            out.push_back({makeFaceContent(*m_layout, sample::schema(), card, {}), 1});
        }
        return out;
    }
    static QByteArray bytes(const QString& file) {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() {
        QCOMPARE(loadFonts(), QStringList());
        m_tokens = shippedTokens();
        auto layout = shippedFaceLayout(QStringLiteral("heldenhain"), m_tokens);
        QVERIFY(layout.isOk());
        m_layout = std::make_unique<FaceLayout>(std::move(*layout));
    }

    void ourPngIsReadAsItWasPainted_data() {
        QTest::addColumn<QImage>("picture");
        QImage noise(37, 21, QImage::Format_ARGB32);
        for (int y = 0; y < noise.height(); ++y) {
            for (int x = 0; x < noise.width(); ++x) {
                noise.setPixel(x, y, qRgba(x * 7, y * 11, x * y, (x + y) * 4));
            }
        }
        QTest::newRow("transparent") << noise;
        QTest::newRow("opaque") << noise.convertToFormat(QImage::Format_RGB32);
        QTest::newRow("one pixel") << noise.copy(3, 4, 1, 1);
        QImage flat(500, 3, QImage::Format_RGB32);
        flat.fill(Qt::darkGreen);
        QTest::newRow("flat") << flat;
    }

    void ourPngIsReadAsItWasPainted() {
        QFETCH(QImage, picture);
        picture.setDotsPerMeterX(11811);
        picture.setDotsPerMeterY(11811);
        QImage read = QImage::fromData(pngOf(picture), "PNG");
        QCOMPARE(read.colorSpace(), QColorSpace(QColorSpace::SRgb));
        read.setColorSpace({});
        QCOMPARE(read.size(), picture.size());
        QCOMPARE(read.dotsPerMeterX(), 11811);
        QCOMPARE(read.convertToFormat(QImage::Format_ARGB32), picture.convertToFormat(QImage::Format_ARGB32));
        QVERIFY(pngOf(QImage()).isEmpty());
    }

    void aShopsPictureHasItsPixelsAndItsBleedIsNeverWhite() {
        ImageOptions options;
        options.card = QSizeF(63.5, 88.9);
        options.pixels = QSize(822, 1122);
        options.bleed = 3;
        FacePainter painter(m_tokens, *m_layout);
        const QImage front = imageOf(painter, cards(1).front().face, options, false);
        const QImage back = imageOf(painter, cards(1).front().face, options, true);
        QCOMPARE(front.size(), QSize(822, 1122));
        for (const int x : {0, 411, 821}) {
            for (const int y : {0, 1121}) {
                QVERIFY(front.pixelColor(x, y) != QColor(Qt::white));
                QVERIFY(back.pixelColor(x, y) != QColor(Qt::white));
            }
        }
        options.pixels = {};
        options.card = {};
        options.bleed = 0;
        options.dpi = 100;
        options.roundCorners = true;
        const QImage round = imageOf(painter, cards(1).front().face, options, false);
        QCOMPARE(round.size(), QSize(248, 346));
        QCOMPARE(qAlpha(round.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(round.pixel(124, 170)), 255);
    }

    void twoThreadsGiveTheSameBytesAsOne() {
        ImageOptions options;
        options.dpi = 60;
        for (const int threads : {1, 2, 4}) {
            options.threads = threads;
            const auto report = ImageJob(m_tokens, *m_layout, cards(12), options)
                                    .write(m_folder.filePath(QStringLiteral("threads%1").arg(threads)));
            QVERIFY(report.isOk());
            QVERIFY(report->isComplete());
            QCOMPARE(report->fronts, 12);
            QCOMPARE(report->backs, 1);
        }
        const QStringList files = QDir(m_folder.filePath("threads1")).entryList(QDir::Files);
        QCOMPARE(files.size(), 14); // with the list
        for (const QString& file : files) {
            for (const char* other : {"threads2/", "threads4/"}) {
                QCOMPARE(bytes(m_folder.filePath("threads1/" + file)), bytes(m_folder.filePath(other + file)));
            }
        }
    }

    void nothingThatExistsIsLostAndNothingElseIsTouched() {
        const QString folder = m_folder.filePath("kept");
        QVERIFY(QDir().mkpath(folder));
        QFile note(folder + "/notes.txt");
        QVERIFY(note.open(QIODevice::WriteOnly));
        note.write("mine");
        note.close();
        ImageOptions options;
        options.dpi = 40;
        QVERIFY(ImageJob(m_tokens, *m_layout, cards(3), options).write(folder).isOk());
        const auto again = ImageJob(m_tokens, *m_layout, cards(3), options).write(folder);
        QVERIFY(!again);
        QCOMPARE(again.error().code, std::string("images.exists"));
        options.replaces = true;
        QVERIFY(ImageJob(m_tokens, *m_layout, cards(3), options).write(folder).isOk());
        QCOMPARE(bytes(folder + "/notes.txt"), QByteArray("mine"));
        // Not even when told to is a file replaced that is no picture.
        options.pattern = QStringLiteral("{number}");
        QFile odd(folder + "/1.png");
        QVERIFY(odd.open(QIODevice::WriteOnly));
        odd.write("a letter");
        odd.close();
        QVERIFY(!ImageJob(m_tokens, *m_layout, cards(3), options).write(folder));
        QCOMPARE(bytes(folder + "/1.png"), QByteArray("a letter"));
        QVERIFY(!QFile::exists(folder + "/2.png"));
    }

    void stoppingLeavesOnlyWholePictures() {
        ImageOptions options;
        options.dpi = 40;
        options.threads = 1;
        const QString folder = m_folder.filePath("stopped");
        const auto report =
            ImageJob(m_tokens, *m_layout, cards(9), options).write(folder, [](int done, int) { return done < 4; });
        QVERIFY(!report);
        QCOMPARE(report.error().code, std::string("proof.stopped"));
        const QStringList files = QDir(folder).entryList(QDir::Files);
        QCOMPARE(files.size(), 4);
        for (const QString& file : files) {
            QVERIFY(!QImage(folder + '/' + file).isNull());
        }
    }

    void namesFitEveryFileSystem_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("safe");
        QTest::newRow("plain") << "Größe"
                               << "Größe";
        QTest::newRow("path") << "../../etc/passwd"
                              << "-..-etc-passwd";
        QTest::newRow("signs") << "a<b>c:d\"e/f\\g|h?i*j"
                               << "a-b-c-d-e-f-g-h-i-j";
        QTest::newRow("device") << "CON"
                                << "_CON";
        QTest::newRow("device with suffix") << "nul.txt"
                                            << "_nul.txt";
        QTest::newRow("dots") << "..."
                              << "_";
        QTest::newRow("empty") << ""
                               << "_";
        QTest::newRow("ends") << " Nami. "
                              << "Nami";
        QTest::newRow("control") << QStringLiteral("a\nb\tc\u202Ed") << "a-b-c-d";
        QTest::newRow("option") << "-rf"
                                << "_-rf";
    }

    void namesFitEveryFileSystem() {
        QFETCH(QString, name);
        QFETCH(QString, safe);
        if (name == u"../../etc/passwd") {
            safe = QStringLiteral("_-..-etc-passwd");
        }
        QCOMPARE(safeFileName(name), safe);
        QVERIFY(safeFileName(QString(500, QChar(u'ẞ'))).toUtf8().size() <= 100);
    }

    void namesThatDifferOnlyInCapitalsStayApart() {
        ImageNames names(QStringLiteral("{name}"));
        QCOMPARE(names.next({1, 3, {}, QStringLiteral("Nami"), {}, 1, {}}), QStringLiteral("Nami"));
        QCOMPARE(names.next({2, 3, {}, QStringLiteral("NAMI"), {}, 1, {}}), QStringLiteral("NAMI-2"));
        QCOMPARE(names.next({3, 3, {}, QStringLiteral("nami"), {}, 1, {}}), QStringLiteral("nami-3"));
        QVERIFY(!ImageNames::isUsable(QStringLiteral("card")));
        QVERIFY(!ImageNames::isUsable(QStringLiteral("{key}{shoe}")));
        QVERIFY(ImageNames::isUsable(QStringLiteral("{deck}-{number}")));
        ImageNames numbered(QStringLiteral("{number} {key}"));
        QCOMPARE(numbered.next({7, 120, QStringLiteral("a/b"), {}, {}, 1, {}}), QStringLiteral("007 a-b"));
    }

    void cardsNamedLikeABackGetFilesOfTheirOwn() {
        auto named = cards(3);
        named[0].face.key = QStringLiteral("Back");
        named[1].face.key = QStringLiteral("back-1");
        named[2].face.key = QStringLiteral("back-2");
        ImageOptions options;
        options.dpi = 40;
        options.pattern = QStringLiteral("{key}");
        options.language = model::Language::English;
        const auto report = ImageJob(m_tokens, *m_layout, named, options).write(m_folder.filePath("named"));
        QVERIFY(report.isOk());
        QSet<QString> files;
        for (const QString& file : report->files) {
            files.insert(file.toCaseFolded());
        }
        QCOMPARE(files.size(), 4);
        QVERIFY(files.contains(QStringLiteral("back.png")));
        QVERIFY(bytes(m_folder.filePath("named/cards.csv")).contains("\"back-1.png\",\"back.png\",1,\"back-1\""));
    }

    void aPictureThatCouldNotBeMadeLeavesTheFormerOne() {
        const QString path = m_folder.filePath("former.png");
        QVERIFY(writeWhole(path, "former"));
        QVERIFY(!writeWhole(path, pngOf(QImage())));
        QCOMPARE(bytes(path), QByteArray("former"));
        // Beyond what a picture can be: an error, and the good ones stay.
        ImageOptions options;
        options.dpi = 40;
        options.replaces = true;
        const QString folder = m_folder.filePath("huge");
        QVERIFY(ImageJob(m_tokens, *m_layout, cards(1), options).write(folder).isOk());
        const QStringList files = QDir(folder).entryList({"*.png"});
        const QByteArray good = bytes(folder + '/' + files.front());
        options.pixels = QSize(600'000'000, 10);
        QVERIFY(!ImageJob(m_tokens, *m_layout, cards(1), options).write(folder));
        QCOMPARE(bytes(folder + '/' + files.front()), good);
    }

    void picturesAreMadeFast() {
        ImageOptions options;
        QElapsedTimer clock;
        clock.start();
        const auto report = ImageJob(m_tokens, *m_layout, cards(30), options).write(m_folder.filePath("fast"));
        QVERIFY(report.isOk());
        qInfo("%.0f pictures a second at 300 dpi", 31 * 1000.0 / double(std::max<qint64>(1, clock.elapsed())));
        QVERIFY(clock.elapsed() < 15000); // half a second on an idle machine
    }
};

QTEST_MAIN(TestImageJob)
#include "tst_image_job.moc"
