#include "app/face/face_layout.h"
#include "app/face/picture_bytes.h"
#include "app/face/tokens.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

/// Pictures and layouts from anywhere: nothing outside their own bytes is looked at.
class TestPictureBytes : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QImage read(const QByteArray& bytes) {
        return readPicture(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    }
    static QByteArray svg(const QByteArray& body) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 "
               "63 88\" width=\"63\" height=\"88\">" +
               body + "</svg>";
    }

private Q_SLOTS:
    void pictures_data() {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"PNG", "JPG", "BMP"}) {
            QTest::newRow(format) << QByteArray(format);
        }
    }

    void pictures() {
        QFETCH(QByteArray, format);
        QImage image(30, 40, QImage::Format_RGB32);
        image.fill(Qt::red);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY(image.save(&buffer, format.constData()));
        QCOMPARE(read(bytes).size(), QSize(30, 40));
        QVERIFY(read(bytes.left(bytes.size() / 10)).isNull() || format != "PNG");
    }

    void drawingsAreMadeLargeEnoughForPrint() {
        const QImage image = read(svg("<defs><linearGradient id=\"g\"/></defs><rect width=\"63\" height=\"88\" "
                                      "fill=\"red\" style=\"stroke:url(#g)\"/>"));
        QCOMPARE(image.size().height(), 2000);
        QCOMPARE(image.pixelColor(700, 900), QColor(Qt::red));
        QVERIFY(!read("\xef\xbb\xbf<?xml version=\"1.0\"?>" + svg("<circle r=\"3\"/>")).isNull());
    }

    void externalReferencesAreRefused_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("file") << QByteArray("<image xlink:href=\"file:///etc/passwd\" width=\"9\" height=\"9\"/>");
        QTest::newRow("path") << QByteArray("<image href=\"/dev/zero\" width=\"9\" height=\"9\"/>");
        QTest::newRow("relative") << QByteArray("<image xlink:href=\"../secret.png\" width=\"9\" height=\"9\"/>");
        QTest::newRow("network") << QByteArray(
            "<image xlink:href=\"http://example.org/x.png\" width=\"9\" height=\"9\"/>");
        QTest::newRow("drawing in a drawing")
            << QByteArray("<image xlink:href=\"data:image/svg+xml;base64,PHN2Zy8+\" width=\"9\" height=\"9\"/>");
        QTest::newRow("use") << QByteArray("<use xlink:href=\"other.svg#a\"/>");
        QTest::newRow("style") << QByteArray("<style>@import url(http://example.org/x.css);</style>");
        QTest::newRow("fill") << QByteArray(
            "<rect style=\"fill:url(http://example.org/#a)\" width=\"9\" height=\"9\"/>");
        QTest::newRow("script") << QByteArray("<script>alert(1)</script>");
        QTest::newRow("font") << QByteArray("<style>@font-face{font-family:x;src:url(file:///x.ttf)}</style>");
    }

    void externalReferencesAreRefused() {
        QFETCH(QByteArray, body);
        QVERIFY(read(svg(body)).isNull());
    }

    void aDrawingNeverShowsAnotherFile() {
        QImage secret(8, 8, QImage::Format_RGB32);
        secret.fill(Qt::green);
        const QString path = m_folder.filePath("secret.png");
        QVERIFY(secret.save(path));
        QVERIFY(read(svg("<image xlink:href=\"" + path.toUtf8() + "\" width=\"63\" height=\"88\"/>")).isNull());
    }

    void bombsAreRefusedAtOnce_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("laughs") << QByteArray(
                                       "<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
                                       "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>") +
                                       svg("<text>&c;</text>");
        QTest::newRow("outside entity") << QByteArray("<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>") +
                                               svg("<text>&x;</text>");
        QByteArray copies = "<defs><rect id=\"a0\" width=\"1\" height=\"1\"/>";
        for (int i = 1; i < 12; ++i) {
            copies += "<g id=\"a" + QByteArray::number(i) + "\">" +
                      QByteArray("<use xlink:href=\"#a" + QByteArray::number(i - 1) + "\"/>").repeated(10) + "</g>";
        }
        QTest::newRow("copies of copies") << svg(copies + "</defs><use xlink:href=\"#a11\"/>");
        QTest::newRow("itself") << svg(QByteArray("<g id=\"a\"><use xlink:href=\"#a\"/></g>").repeated(20));
        QTest::newRow("packed") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3", 10) + QByteArray(1000, '\0');
        QTest::newRow("many elements") << svg(QByteArray("<g/>").repeated(200000));
        // A header that claims 60,000 by 60,000 pixels.
        QByteArray png = QByteArray::fromHex("89504e470d0a1a0a0000000d494844520000ea600000ea6008020000000fb0e215");
        QTest::newRow("large header") << png + QByteArray(64, '\0');
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("noise") << QByteArray("\x00\x01\xfe\xff<<<<>>", 10);
    }

    void bombsAreRefusedAtOnce() {
        QFETCH(QByteArray, bytes);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(read(bytes).isNull());
        QVERIFY(clock.elapsed() < 3000);
    }

    void aDrawingThatContainsItselfEnds() {
        QElapsedTimer clock;
        clock.start();
        static_cast<void>(read(svg("<g id=\"a\"><use xlink:href=\"#a\"/></g>")));
        QVERIFY(clock.elapsed() < 3000);
    }

    void aDrawingThatClaimsToBeHugeIsSmall() {
        const QImage image = read("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900000\" height=\"900000\"><rect "
                                  "width=\"9\" height=\"9\"/></svg>");
        QVERIFY(image.width() <= 2000 && image.height() <= 2000);
    }

    void layoutsNameNoFilesOutsideTheProgram() {
        const Tokens tokens = shippedTokens();
        QFile file(QStringLiteral(":/systems/heldenhain/face.toml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray shipped = file.readAll();
        QVERIFY(readFaceLayout(shipped.toStdString(), tokens).isOk());
        for (const char* icon :
             {"../../../etc/passwd", "/etc/passwd", "..\\\\..\\\\x", "file:///etc/passwd", ":/icons/x/../../y"}) {
            QByteArray changed = shipped;
            const qsizetype at = changed.indexOf("icon = \"");
            QVERIFY(at > 0);
            const qsizetype end = changed.indexOf('"', at + 8);
            changed.replace(at + 8, end - at - 8, icon);
            const auto layout = readFaceLayout(changed.toStdString(), tokens);
            QVERIFY2(!layout, icon);
            QCOMPARE(layout.error().code, std::string("face.icon"));
        }
    }
};

QTEST_MAIN(TestPictureBytes)
#include "tst_picture_bytes.moc"
