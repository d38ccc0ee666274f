#include "app/face/face_layout.h"
#include "app/face/fonts.h"
#include "tests/app/face/sample_cards.h"

#include <QFile>
#include <QGuiApplication>
#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

class FaceLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theShippedLayoutFitsTheSchema();
    void mistakesAreRefusedWithTheirPlace_data();
    void mistakesAreRefusedWithTheirPlace();
    void aLayoutThatNamesAnUnknownFieldDoesNotFit();

private:
    QByteArray m_shipped;
    Tokens m_tokens;
};

void FaceLayoutTest::initTestCase() {
    loadFonts();
    m_tokens = shippedTokens();
    QFile file(QStringLiteral(BLATTWERK_RESOURCE_DIR "/systems/heldenhain/face.toml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_shipped = file.readAll();
}

void FaceLayoutTest::theShippedLayoutFitsTheSchema() {
    const auto layout = shippedFaceLayout(u"heldenhain"_qs, m_tokens);
    QVERIFY(layout.isOk());
    QVERIFY(layout->checkAgainst(sample::schema()).isOk());
    QCOMPARE(layout->type(u"location").edge, PictureEdge::Hills);
    QCOMPARE(layout->type(u"character").values.size(), std::size_t{3});
    QCOMPARE(layout->colourOf.value(u"SCH"_qs), u"sch"_qs);
}

void FaceLayoutTest::mistakesAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("argument");
    const auto row = [](const char* name, const char* from, const char* to, const char* code, const char* argument) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(code) << QByteArray(argument);
    };
    row("syntax", "pt = 17", "pt = = 17", "face.syntax", "");
    row("kind", "pt = 17", "pt = \"big\"", "face.value", "cost.pt");
    row("missing", "prefer_pt = 8.0\n", "", "face.missing", "text.prefer_pt");
    row("order", "prefer_pt = 8.0", "prefer_pt = 6.0", "face.value", "text.prefer_pt");
    row("edge", "edge = \"hills\"", "edge = \"dunes\"", "face.value", "type[7].edge");
    row("icon", "icon = \"energy\"\ncentre", "icon = \"nothing\"\ncentre", "face.icon", "cost.icon");
    row("font", "font = \"ui\"", "font = \"No Such Font\"", "face.font", "text.font");
    row("inks", "PUR = \"pur\"", "PUR = \"pink\"", "face.value", "colours.of.PUR");
    row("typo", "corner = 3.0", "corner = 3.0\nconer = 4", "face.unknown_key", "card.coner");
}

void FaceLayoutTest::mistakesAreRefusedWithTheirPlace() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, argument);
    QVERIFY(m_shipped.contains(from));
    QByteArray text = m_shipped;
    text.replace(text.indexOf(from), from.size(), to);
    const auto layout = readFaceLayout(text.toStdString(), m_tokens);
    QVERIFY(!layout);
    QCOMPARE(QByteArray::fromStdString(layout.error().code), code);
    if (!argument.isEmpty())
        QCOMPARE(QByteArray::fromStdString(layout.error().args.at(0)), argument);
    if (code == "face.value" || code == "face.unknown_key" || code == "face.syntax") {
        const qsizetype line = m_shipped.first(m_shipped.indexOf(from)).count('\n') + 1;
        const std::string told = layout.error().args.at(code == "face.syntax" ? 0 : 1);
        QVERIFY2(std::abs(std::stol(told) - line) <= 1, told.c_str());
    }
}

void FaceLayoutTest::aLayoutThatNamesAnUnknownFieldDoesNotFit() {
    QByteArray text = m_shipped;
    text.replace("dots = \"stamina\"", "dots = \"stamna\"");
    const auto layout = readFaceLayout(text.toStdString(), m_tokens);
    QVERIFY(layout.isOk());
    const auto fits = layout->checkAgainst(sample::schema());
    QVERIFY(!fits);
    QCOMPARE(fits.error().code, std::string("face.field"));
    QCOMPARE(fits.error().args.at(0), std::string("stamna"));
}

QTEST_MAIN(FaceLayoutTest)
#include "tst_face_layout.moc"
