#include "app/face/corner_marks.h"
#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/face/hyphenator.h"
#include "app/face/list_face.h"
#include "database/exchange/system_package.h"

#include <QtTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

/// The faces of the flag tournament (section 1.1 of its catalogue says what a proof must show).
class FahnenturnierFaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theStrengthHangsInBothUpperCorners();
    void setAndLevelStandBelowTheName();
    void theLevelStandsInTheRing();
    void starterCardsShowTheSignOfTheirPlan();
    void aTrophyShowsItsRoundAndHidesItsFans();
    void everyLevelHasItsBack();
    void theRingIsClearOfQuoteAndStamp();
    void everyShippedCardFits();
    void theBacksLookTheSameUpsideDown();
    void aTrophyOfOneFanSaysSo();
    void aPlanBecomesACardForEachSeat_data();
    void aPlanBecomesACardForEachSeat();
    void aPlanShowsParkHalfAndPicks();

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

void FahnenturnierFaceTest::initTestCase() {
    QCOMPARE(loadFonts(), QStringList());
    auto package = database::loadPackage(BLATTWERK_RESOURCE_DIR "/systems/fahnenturnier");
    QVERIFY2(package.isOk(), package.isOk() ? "" : package.error().code.c_str());
    m_package = std::move(*package);
    const Tokens tokens = shippedTokens();
    auto layout = shippedFaceLayout(u"fahnenturnier"_qs, tokens);
    QVERIFY2(layout.isOk(), layout.isOk() ? "" : layout.error().code.c_str());
    QVERIFY(layout->checkAgainst(m_package.info.schema).isOk());
    m_painter =
        std::make_unique<FacePainter>(tokens, *layout, std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
}

/// CHA-R34.
void FahnenturnierFaceTest::theStrengthHangsInBothUpperCorners() {
    QCOMPARE(content("bergfried").cost, u"5"_qs);
    QCOMPARE(content("bot-6").cost, u"6"_qs);
    const FaceLayout& layout = m_painter->layout();
    for (const bool compact : {false, true}) {
        const auto [left, right] = pennantPlaces(layout, compact);
        QCOMPARE(left.left(), layout.size.width() - right.right());
        QVERIFY(left.left() > 3 && left.top() > 3 && left.right() < right.left());
    }
    // One number in each of them.
    const ComposedFace face = m_painter->composed(content("bergfried"));
    int inPennants = 0;
    for (const PlacedText& text : face.texts)
        for (const QRectF& area : pennantPlaces(layout, false))
            inPennants += area.contains(text.origin) ? 1 : 0;
    QCOMPARE(inPennants, 2);
}

void FahnenturnierFaceTest::setAndLevelStandBelowTheName() {
    QCOMPARE(content("torwaechterin-gerda").typeLine, u"SET BURG · LEVEL B"_qs);
    QCOMPARE(content("torwaechterin-gerda", model::Language::English).typeLine, u"SET CASTLE · LEVEL B"_qs);
    QCOMPARE(content("bot-1").typeLine, u"BOT-KARTE"_qs);
    QCOMPARE(content("burgtaube").values.front().label, u"BASISSTÄRKE"_qs);
}

void FahnenturnierFaceTest::theLevelStandsInTheRing() {
    QCOMPARE(content("burgtaube").ring, u"A"_qs);
    QCOMPARE(content("linie-4").ring, u"C"_qs);
    QVERIFY(content("bot-1").ring.isEmpty() && content("bot-1").ringIcon.isEmpty());
}

/// CHA-R11.
void FahnenturnierFaceTest::starterCardsShowTheSignOfTheirPlan() {
    QStringList signs;
    for (const model::Card& one : m_package.cards) {
        if (one.type != "starter")
            continue;
        const FaceContent face = content(one);
        QVERIFY2(face.ring.isEmpty() && m_painter->layout().icons.contains(face.ringIcon), one.key.c_str());
        signs << face.ringIcon;
    }
    signs.removeDuplicates();
    QCOMPARE(signs.size(), 8);
    QCOMPARE(content("boskoop").typeLine, u"STARTKARTE · APFEL"_qs);
    QCOMPARE(content("boskoop", model::Language::English).typeLine, u"STARTER CARD · APPLE"_qs);
}

/// CHA-R41: two trophies of a round cannot be told apart from the front.
void FahnenturnierFaceTest::aTrophyShowsItsRoundAndHidesItsFans() {
    const FaceContent less = content("wanderpokal-3");
    const FaceContent more = content("wanderpokal-4");
    QCOMPARE(less.cost, u"3"_qs);
    QCOMPARE(more.cost, u"3"_qs);
    QCOMPARE(m_painter->renderPrint(less, 60), m_painter->renderPrint(more, 60));
    QCOMPARE(less.backMark, u"3"_qs);
    QCOMPARE(more.backMark, u"4"_qs);
    QVERIFY(back("wanderpokal-3") != back("wanderpokal-4"));
}

void FahnenturnierFaceTest::everyLevelHasItsBack() {
    QCOMPARE(content("burgtaube").backMark, u"A"_qs);
    QCOMPARE(back("burgtaube"), back("kowalski"));
    QVERIFY(back("burgtaube") != back("taxi"));
    QVERIFY(back("taxi") != back("linie-4"));
    QCOMPARE(back("bot-1"), m_painter->renderBack(QSize(126, 176), false));
}

void FahnenturnierFaceTest::theRingIsClearOfQuoteAndStamp() {
    const FaceLayout& layout = m_painter->layout();
    for (const model::Card& one : m_package.cards) {
        const FaceContent face = content(one);
        if (face.ring.isEmpty() && face.ringIcon.isEmpty())
            continue;
        const ComposedFace set = m_painter->composed(face);
        QVERIFY2(set.stamp->origin.y() < layout.ringCentre.y() - layout.ringRadius, one.key.c_str());
        for (const PlacedText& text : set.texts) {
            const double top = layout.ringCentre.y() - layout.ringRadius;
            const bool inRing = text.origin.x() > layout.ringCentre.x() - layout.ringRadius;
            if (inRing || text.origin.y() < top || text.origin.y() > layout.bandTop || text.runs.isEmpty())
                continue;
            const double end = text.origin.x() + text.runs.last().positions().last().x() * text.scale;
            QVERIFY2(end < layout.ringCentre.x() - layout.ringRadius, one.key.c_str());
        }
    }
}

void FahnenturnierFaceTest::everyShippedCardFits() {
    QStringList complaints;
    for (const model::Card& one : m_package.cards)
        for (const model::Language language : {model::Language::German, model::Language::English}) {
            const FaceContent face = content(one, language);
            for (const model::Finding& finding : faceFindings(*m_painter, face))
                complaints << QString::fromStdString(one.key + ": " + finding.messageId);
        }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void FahnenturnierFaceTest::theBacksLookTheSameUpsideDown() {
    for (const char* key : {"burgtaube", "bot-1", "wanderpokal-4"}) {
        const QImage upright = back(key);
        const QImage turned = upright.transformed(QTransform().rotate(180));
        int different = 0;
        for (int y = 0; y < upright.height(); ++y)
            for (int x = 0; x < upright.width(); ++x)
                different += std::abs(qGray(upright.pixel(x, y)) - qGray(turned.pixel(x, y))) > 24 ? 1 : 0;
        QVERIFY2(different < upright.width() * upright.height() / 100, key);
    }
}

/// CHA-R41.
void FahnenturnierFaceTest::aTrophyOfOneFanSaysSo() {
    const auto withFans = [this](const char* fans) {
        const auto found = std::ranges::find_if(m_package.cards, [fans](const model::Card& card) {
            return card.type == "trophy" && card.number("fans") == std::atoi(fans);
        });
        Q_ASSERT(found != m_package.cards.end());
        return *found;
    };
    QCOMPARE(content(withFans("1")).backLabel, u"FAN"_qs);
    QCOMPARE(content(withFans("2")).backLabel, u"FANS"_qs);
    QCOMPARE(content(withFans("1"), model::Language::English).backLabel, u"FAN"_qs);
}

void FahnenturnierFaceTest::aPlanBecomesACardForEachSeat_data() {
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 8; ++players) {
        QTest::addRow("%d", players) << players;
    }
}

/// CHA-R5, R13, C10: rows for all rounds; where the bot plays along its seat is the last one and has no symbol.
void FahnenturnierFaceTest::aPlanBecomesACardForEachSeat() {
    QFETCH(int, players);
    const auto plan =
        std::ranges::find(m_package.collections, "plan-" + std::to_string(players), &model::Collection::key);
    QVERIFY(plan != m_package.collections.end());
    for (const auto language : {model::Language::German, model::Language::English}) {
        const auto faces = listFaces(m_painter->layout(), m_package.info.schema, *plan, language);
        QCOMPARE(faces.size(), size_t(players < 2 ? 2 : players + players % 2));
        for (size_t seat = 0; seat < faces.size(); ++seat) {
            QCOMPARE(faces[seat].rows.size(), size_t(7));
            const bool isBot = players % 2 == 1 && seat + 1 == faces.size();
            QCOMPARE(faces[seat].ringIcon.isEmpty(), isBot);
            QCOMPARE(faces[seat].typeLine.endsWith(u"BOT"_qs), isBot);
            QVERIFY(faceFindings(*m_painter, faces[seat]).empty());
            // Nothing is left of what another card would show, and something is painted.
            const QImage image = m_painter->renderPrint(faces[seat], 100);
            QVERIFY(image.pixelColor(image.width() / 2, image.height() - 4) != image.pixelColor(4, 4));
            // The rows end before the right edge.
            for (int y = image.height() / 4; y < image.height(); ++y) {
                QCOMPARE(image.pixelColor(image.width() - 8, y), QColor(Qt::white));
            }
        }
    }
    QVERIFY(
        listFaces(m_painter->layout(), m_package.info.schema, m_package.collections.front(), model::Language::German)
            .empty() ||
        m_package.collections.front().kind == "plan");
}

/// CHA-R14, R16, R18.
void FahnenturnierFaceTest::aPlanShowsParkHalfAndPicks() {
    model::Collection plan;
    plan.key = "plan-4";
    plan.kind = "plan";
    plan.name = {"Plan", "Plan"};
    plan.stats["seat_2"] = std::string("2L A2, 1R B2/C1");
    const auto faces = listFaces(m_painter->layout(), m_package.info.schema, plan, model::Language::German);
    QCOMPARE(faces.size(), size_t(1));
    const FaceContent& face = faces.front();
    QCOMPARE(face.key, u"plan-4/seat_2"_qs);
    QCOMPARE(face.typeLine, u"PLATZ 2 · STIEFEL"_qs);
    QCOMPARE(face.rows[0].place, u"Park 2"_qs);
    QVERIFY(face.rows[0].onFirstSide && !face.rows[1].onFirstSide);
    QVERIFY(face.rows[0].ink != face.rows[1].ink);
    QVERIFY((face.rows[1].options == std::vector<FaceOption>{{u"B"_qs, 2}, {u"C"_qs, 1}}));
    QVERIFY(face.text.contains(u"B oder C"_qs));
}

QTEST_MAIN(FahnenturnierFaceTest)
#include "tst_fahnenturnier_face.moc"
