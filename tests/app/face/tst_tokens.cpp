#include "app/face/fonts.h"
#include "app/face/tokens.h"

#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

class TokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShippedTokensAreComplete();
    void aBrokenFileIsRefusedWithLineAndReason();
    void aMissingColourIsNamed();
    void theBundledFontsHaveTheFamiliesOfTheTokens();

private:
    static QByteArray shipped() {
        QFile file(QStringLiteral(BLATTWERK_RESOURCE_DIR "/look/tokens.toml"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TokensTest::theShippedTokensAreComplete() {
    const auto read = readTokens(shipped().toStdString());
    QVERIFY2(read.isOk(), read.isOk() ? "" : qPrintable(QString::fromStdString(read.error().args.at(0))));
    const Tokens tokens = shippedTokens();
    QCOMPARE(tokens.colours(Theme::Light).ink, QColor(u"#1B211E"_qs));
    QCOMPARE(tokens.accent(u"weg"_qs).colour(Theme::Dark), QColor(u"#74CB8E"_qs));
    QCOMPARE(tokens.accent(u"sch"_qs).gem, Gem::Triangle);
    QCOMPARE(tokens.cardInks(u"pur"_qs).deep, QColor(u"#472568"_qs));
    QCOMPARE(tokens.accent(u"nobody"_qs).name, u"Hain"_qs);
    QCOMPARE(tokens.type.body.line, 18.0);
    QCOMPARE(tokens.size.compactFace, QSize(94, 131));
    QCOMPARE(tokens.dragShadow.opacity, 0.35);
    QCOMPARE(tokens.face.textMinPt, 7.2);
    QCOMPARE(tokens.chart.seriesLight.size(), std::size_t{6});
}

void TokensTest::aBrokenFileIsRefusedWithLineAndReason() {
    const auto read = readTokens("schema = 1\n[colour.light\nwindow = 3\n");
    QVERIFY(!read);
    QCOMPARE(read.error().code, std::string("tokens.syntax"));
    QCOMPARE(read.error().args.at(0), std::string("2"));
    QVERIFY(!read.error().args.at(1).empty());
}

void TokensTest::aMissingColourIsNamed() {
    QByteArray text = shipped();
    text.replace("line2 = \"#757E78\"\n", "");
    const auto read = readTokens(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, std::string("tokens.missing"));
    QCOMPARE(read.error().args.at(0), std::string("colour.light.line2"));
}

void TokensTest::theBundledFontsHaveTheFamiliesOfTheTokens() {
    QCOMPARE(loadFonts(), QStringList());
    const Tokens tokens = shippedTokens();
    for (const QString& family : {tokens.fonts.ui, tokens.fonts.narrow, tokens.fonts.serif, tokens.fonts.mono})
        QVERIFY2(QFontDatabase::families().contains(family), qPrintable(family));
}

QTEST_MAIN(TokensTest)
#include "tst_tokens.moc"
