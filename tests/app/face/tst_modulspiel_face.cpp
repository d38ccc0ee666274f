#include "app/face/corner_marks.h"
#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/face/hyphenator.h"
#include "app/face/place_tiles.h"
#include "database/exchange/system_package.h"

#include <QtTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

/// The faces of the module draft game (section 1.1 of its catalogue says what a proof must show).
class ModulspielFaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theEffortStandsOnASquarePlate();
    void thePriceStandsOnAWiderPlateInEuro();
    void theTilesTellWhereACardMayBePlayed();
    void theResilienceStandsBesideACup();
    void whatComesAfterStandsApart();
    void everyKindHasItsNoteAndItsBack();
    void modulesHaveTheirOwnInks();
    void everyShippedCardFits();
    void theBacksLookTheSameUpsideDown();

private:
    const model::Card& card(const char* key) const {
        const auto found = std::ranges::find(m_package.cards, key, &model::Card::key);
        Q_ASSERT(found != m_package.cards.end());
        return *found;
    }
    FaceContent content(const model::Card& card, model::Language language = model::Language::German) const {
        FaceTexts texts;
        texts.language = language;
        return makeFaceContent(m_painter->layout(), m_package.info.schema, card, texts);
    }
    FaceContent content(const char* key, model::Language language = model::Language::German) const {
        return content(card(key), language);
    }
    QImage back(const char* key) {
        const FaceContent face = content(key);
        return m_painter->renderBack(QSize(126, 176), false, &face);
    }

    database::SystemPackage m_package;
    std::unique_ptr<FacePainter> m_painter;
};

void ModulspielFaceTest::initTestCase() {
    QCOMPARE(loadFonts(), QStringList());
    auto package = database::loadPackage(BLATTWERK_RESOURCE_DIR "/systems/modulspiel");
    QVERIFY2(package.isOk(), package.isOk() ? "" : package.error().code.c_str());
    m_package = std::move(*package);
    const Tokens tokens = shippedTokens();
    auto layout = shippedFaceLayout(u"modulspiel"_qs, tokens);
    QVERIFY2(layout.isOk(), layout.isOk() ? "" : layout.error().code.c_str());
    QVERIFY(layout->checkAgainst(m_package.info.schema).isOk());
    m_painter =
        std::make_unique<FacePainter>(tokens, *layout, std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
}

/// MOD-R18.
void ModulspielFaceTest::theEffortStandsOnASquarePlate() {
    const FaceContent face = content("obergutachten");
    QCOMPARE(face.cost, u"3"_qs);
    QCOMPARE(face.costLabel, u"Aufwand"_qs);
    QCOMPARE(content("obergutachten", model::Language::English).costLabel, u"Effort"_qs);
    for (const bool compact : {false, true}) {
        const QRectF plate = platePlace(m_painter->layout(), face, compact);
        QCOMPARE(plate.width(), plate.height());
        QVERIFY(plate.left() > 3 && plate.top() > 3);
    }
    QVERIFY(content("zertifikat-reisekosten").cost.isEmpty());
}

/// MOD-R28.
void ModulspielFaceTest::thePriceStandsOnAWiderPlateInEuro() {
    const FaceContent face = content("thermoskanne");
    QCOMPARE(face.cost, QString::fromUtf8("3\u00A0€"));
    QCOMPARE(face.costLabel, u"Preis"_qs);
    QVERIFY(platePlace(m_painter->layout(), face, false).width() >
            platePlace(m_painter->layout(), content("obergutachten"), false).width());
}

/// MOD-R17: filled where a card names the place or no place at all.
void ModulspielFaceTest::theTilesTellWhereACardMayBePlayed() {
    const auto open = [&](const char* key) {
        QString places;
        for (const FaceTile& tile : content(key).tiles)
            places += tile.open ? u'x' : u'-';
        return places;
    };
    QCOMPARE(open("flurgespraech"), u"xx-"_qs);
    QCOMPARE(open("ergonomischer-stuhl"), u"--x"_qs);
    QCOMPARE(open("ueberstunde"), u"xxx"_qs);
    QCOMPARE(open("sonderurlaub"), QString());
    const FaceContent face = content("flurgespraech");
    QCOMPARE(face.tiles[2].label, u"Tisch"_qs);
    QCOMPARE(content("flurgespraech", model::Language::English).tiles[2].label, u"Desk"_qs);
    const FaceLayout& layout = m_painter->layout();
    QVERIFY(tilePlace(layout, 2).right() < layout.valueCentres.front() - 8);
    QVERIFY(tilePlace(layout, 0).top() > layout.bandTop);
    for (const FaceTile& tile : face.tiles)
        QVERIFY2(layout.icons.contains(tile.icon), qPrintable(tile.label));
}

/// MOD-R12, R42.
void ModulspielFaceTest::theResilienceStandsBesideACup() {
    const FaceContent face = content("ueberlastungsanzeige");
    QCOMPARE(face.values.size(), std::size_t{1});
    QCOMPARE(face.values.front().text, QString::number(card("ueberlastungsanzeige").number("base_resilience")));
    QCOMPARE(face.values.front().icon, u"coffee"_qs);
    QCOMPARE(face.values.front().label, u"GRUNDRESILIENZ"_qs);
    QVERIFY(content("thermoskanne").values.empty());
}

/// MOD-R48.
void ModulspielFaceTest::whatComesAfterStandsApart() {
    const ComposedFace both = m_painter->composed(content("flurgespraech"));
    QVERIFY(both.apart.has_value());
    QVERIFY(both.apart->bottom() < m_painter->layout().bandTop);
    int inside = 0;
    for (const PlacedText& text : both.texts)
        inside += both.apart->contains(text.origin) && text.origin.x() > m_painter->layout().textX + 1 ? 1 : 0;
    QVERIFY(inside >= 1);
    QVERIFY(m_painter->composed(content("abschlussgespraech")).apart.has_value());
    QVERIFY(!m_painter->composed(content("ueberstunde")).apart.has_value());
}

void ModulspielFaceTest::everyKindHasItsNoteAndItsBack() {
    QCOMPARE(content("thermoskanne").note, u"bleibt liegen"_qs);
    QCOMPARE(content("honorarkraft").note, u"wirkt dauerhaft"_qs);
    QCOMPARE(content("anhoerung").note, u"gilt bis Feierabend"_qs);
    QVERIFY(content("ueberstunde").note.isEmpty());
    // Where the small face has nothing to say at its foot it says what kind of card it is.
    QVERIFY(content("ueberstunde").hasSmallFoot() && content("thermoskanne").hasSmallFoot());
    QVERIFY(!content("anhoerung").hasSmallFoot() && !content("zertifikat-reisekosten").hasSmallFoot());
    // A back tells the kind of card and nothing else.
    QCOMPARE(back("ueberstunde"), back("wiedervorlagevermerk"));
    QCOMPARE(back("thermoskanne"), back("anhoerung"));
    QVERIFY(back("ueberstunde") != back("thermoskanne"));
    QVERIFY(back("thermoskanne") != back("zertifikat-reisekosten"));
    QCOMPARE(back("ueberstunde"), m_painter->renderBack(QSize(126, 176), false));
}

void ModulspielFaceTest::modulesHaveTheirOwnInks() {
    QStringList inks;
    for (const model::Card& one : m_package.cards)
        if (one.type == "intervention")
            inks << content(one).colour;
    inks.removeDuplicates();
    QCOMPARE(inks.size(), 9);
    QCOMPARE(content("zertifikat-registratur").colour, content("wiedervorlagevermerk").colour);
    QVERIFY(!inks.contains(content("zertifikat-reisekosten").colour));
}

void ModulspielFaceTest::everyShippedCardFits() {
    QStringList complaints;
    for (const model::Card& one : m_package.cards)
        for (const model::Language language : {model::Language::German, model::Language::English}) {
            const FaceContent face = content(one, language);
            for (const model::Finding& finding : faceFindings(*m_painter, face))
                complaints << QString::fromStdString(one.key + ": " + finding.messageId);
        }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void ModulspielFaceTest::theBacksLookTheSameUpsideDown() {
    for (const char* key : {"ueberstunde", "thermoskanne", "zertifikat-reisekosten"}) {
        const QImage upright = back(key);
        const QImage turned = upright.transformed(QTransform().rotate(180));
        int different = 0;
        for (int y = 0; y < upright.height(); ++y)
            for (int x = 0; x < upright.width(); ++x)
                different += std::abs(qGray(upright.pixel(x, y)) - qGray(turned.pixel(x, y))) > 24 ? 1 : 0;
        QVERIFY2(different < upright.width() * upright.height() / 100, key);
    }
}

QTEST_MAIN(ModulspielFaceTest)
#include "tst_modulspiel_face.moc"
