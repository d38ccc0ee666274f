#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/face/hyphenator.h"
#include "database/exchange/system_package.h"

#include <QtTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

/// The faces of the Ikonen duel (section 1.1 of its catalogue says what a proof must show).
class IkonenFaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anIkoneShowsItsValuesAsTwoPairs();
    void anAusruestungShowsWhatItAddsWithItsSign();
    void anEffektWithoutValuesHasNoBand();
    void theTypeStandsOnEveryCard();
    void theNameStandsAboveThePicture();
    void aCardWithoutTextHasALargerPicture();
    void everyShippedCardFits();
    void theBackLooksTheSameUpsideDown();

private:
    const model::Card& card(const char* key) const {
        const auto found = std::ranges::find(m_package.cards, key, &model::Card::key);
        Q_ASSERT(found != m_package.cards.end());
        return *found;
    }
    FaceContent content(const char* key, model::Language language = model::Language::German) const {
        FaceTexts texts;
        texts.language = language;
        return makeFaceContent(m_painter->layout(), m_package.info.schema, card(key), texts);
    }
    static QStringList valuesOf(const FaceContent& face) {
        QStringList out;
        for (const FaceValue& value : face.values)
            out << value.label + u' ' + value.text;
        return out;
    }

    database::SystemPackage m_package;
    std::unique_ptr<FacePainter> m_painter;
};

void IkonenFaceTest::initTestCase() {
    QCOMPARE(loadFonts(), QStringList());
    auto package = database::loadPackage(BLATTWERK_RESOURCE_DIR "/systems/ikonen");
    QVERIFY2(package.isOk(), package.isOk() ? "" : package.error().code.c_str());
    m_package = std::move(*package);
    const Tokens tokens = shippedTokens();
    auto layout = shippedFaceLayout(u"ikonen"_qs, tokens);
    QVERIFY2(layout.isOk(), layout.isOk() ? "" : layout.error().code.c_str());
    QVERIFY(layout->checkAgainst(m_package.info.schema).isOk());
    m_painter =
        std::make_unique<FacePainter>(tokens, *layout, std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
}

void IkonenFaceTest::anIkoneShowsItsValuesAsTwoPairs() {
    const FaceContent face = content("buergermeister-bronzebart");
    QCOMPARE(valuesOf(face), (QStringList{u"ATT 6"_qs, u"SAT 4"_qs, u"VER 6"_qs, u"SVE 5"_qs}));
    QCOMPARE(face.groups, (QStringList{u"ANGRIFF"_qs, u"VERTEIDIGUNG"_qs}));
    QCOMPARE(content("buergermeister-bronzebart", model::Language::English).groups,
             (QStringList{u"ATTACK"_qs, u"DEFENCE"_qs}));
    const FaceLayout& layout = m_painter->layout();
    const double middle = layout.size.width() / 2;
    QVERIFY(layout.valueCentres[1] < middle && middle < layout.valueCentres[2]);
    QVERIFY(!layout.isDivided(1) && layout.isDivided(2) && !layout.isDivided(3));
}

void IkonenFaceTest::anAusruestungShowsWhatItAddsWithItsSign() {
    QCOMPARE(valuesOf(content("amtskette")), (QStringList{u"ATT –"_qs, u"SAT –"_qs, u"VER +2"_qs, u"SVE +1"_qs}));
    QCOMPARE(valuesOf(content("sonntagsrede")),
             (QStringList{u"ATT –"_qs, u"SAT +4"_qs, u"VER \u22122"_qs, u"SVE –"_qs}));
}

void IkonenFaceTest::anEffektWithoutValuesHasNoBand() {
    QCOMPARE(content("sonntagsrede").band, ValueBand::Pale);
    QCOMPARE(content("taubenplage").band, ValueBand::None);
    QCOMPARE(content("moosgreis").band, ValueBand::Deep);
}

void IkonenFaceTest::theTypeStandsOnEveryCard() {
    QCOMPARE(content("moosgreis").typeLine, u"IKONE · KURPARK"_qs);
    QCOMPARE(content("amtskette").typeLine, u"AUSRÜSTUNG · MARKTPLATZ"_qs);
    QCOMPARE(content("neudeutung", model::Language::English).typeLine, u"EFFEKT · ROUNDABOUT"_qs);
}

void IkonenFaceTest::theNameStandsAboveThePicture() {
    FaceContent face = content("moosgreis");
    const ComposedFace set = m_painter->composed(face);
    QVERIFY(!set.texts.empty());
    QVERIFY(set.pictureTop > 10);
    QVERIFY(set.texts.front().origin.y() < set.pictureTop);
    // A name on two lines pushes the picture down.
    face.name = u"Freifrau Adelgunde von und zu Hinterbrunn"_qs;
    const ComposedFace longer = m_painter->composed(face);
    QVERIFY(longer.pictureTop > set.pictureTop + 2 && longer.pictureTop < longer.pictureBottom);
    for (const PlacedText& text : longer.texts)
        QVERIFY(text.origin.y() < longer.pictureTop || text.origin.y() > longer.pictureBottom);
}

void IkonenFaceTest::aCardWithoutTextHasALargerPicture() {
    QVERIFY(m_painter->composed(content("moosgreis")).pictureBottom >
            m_painter->composed(content("der-stadtpfeifer")).pictureBottom + 4);
}

void IkonenFaceTest::everyShippedCardFits() {
    QStringList complaints;
    double smallest = 9;
    for (const model::Card& one : m_package.cards)
        for (const model::Language language : {model::Language::German, model::Language::English}) {
            FaceTexts texts;
            texts.language = language;
            const FaceContent face = makeFaceContent(m_painter->layout(), m_package.info.schema, one, texts);
            for (const model::Finding& finding : faceFindings(*m_painter, face))
                complaints << QString::fromStdString(one.key + ": " + finding.messageId);
            if (!one.text.empty())
                smallest = std::min(smallest, m_painter->composed(face).textPt);
        }
    qInfo("smallest text %.1f pt", smallest);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void IkonenFaceTest::theBackLooksTheSameUpsideDown() {
    const QImage back = m_painter->renderBack(QSize(630, 880), false);
    QVERIFY(back != FacePainter(m_painter->tokens(), *shippedFaceLayout(u"heldenhain"_qs, m_painter->tokens()))
                        .renderBack(QSize(630, 880), false));
    const QRect medal(120, 120, 390, 640);
    const QImage upright = back.copy(medal);
    const QImage turned = upright.mirrored(true, true);
    qint64 difference = 0;
    for (int y = 0; y < upright.height(); ++y)
        for (int x = 0; x < upright.width(); ++x)
            difference += std::abs(qGray(upright.pixel(x, y)) - qGray(turned.pixel(x, y)));
    QVERIFY(difference / (qint64(upright.width()) * upright.height()) < 3);
}

QTEST_MAIN(IkonenFaceTest)
#include "tst_ikonen_face.moc"
