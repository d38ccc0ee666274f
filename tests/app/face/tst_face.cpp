#include "app/face/emblem.h"
#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/face/hyphenator.h"
#include "app/face/svg_path.h"
#include "tests/app/face/sample_cards.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>
#include <QtTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

class FaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void emblemsFollowFromTheKeyAlone_data();
    void emblemsFollowFromTheKeyAlone();
    void svgPathsAreReadWithArcsAndRelativeCommands();
    void headsAreTheWordsBeforeTheLastColonOfASentence();
    void numbersStayWithWhatTheyCount();
    void contentShowsLabelsOfTheFactionAndTrueMinus();
    void translationsReplaceNameQuoteAndLabels();
    void aFaceIsSetAlikeAtEveryZoom();
    void longTextsTakeRoomFromThePictureBeforeTheyShrink();
    void aTextThatDoesNotFitIsAFinding();
    void aSignThatTheFontLacksIsAFinding();
    void aCoarsePictureIsAFinding();
    void aGoodCardHasNoFindings();
    void everyShippedCardFitsWithoutTheDictionary();
    void smallImagesUseTheCompactFace();
    void hyphenationKnowsItsExceptionsWithoutTheDictionary();
    void aPrintWaitsForTheDictionaryThatTheScreenLoadsMeanwhile();
    void aFaceIsPaintedFast();

private:
    FaceContent content(const char* key, model::Language language = model::Language::German) const {
        for (const model::Card& card : sample::cards())
            if (card.key == key) {
                FaceTexts texts;
                texts.language = language;
                return makeFaceContent(m_painter->layout(), sample::schema(), card, texts);
            }
        return {};
    }
    std::unique_ptr<FacePainter> m_painter;
};

void FaceTest::initTestCase() {
    QCOMPARE(loadFonts(), QStringList());
    const Tokens tokens = shippedTokens();
    auto layout = shippedFaceLayout(u"heldenhain"_qs, tokens);
    QVERIFY(layout.isOk());
    m_painter = std::make_unique<FacePainter>(tokens, *layout);
}

void FaceTest::emblemsFollowFromTheKeyAlone_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<EmblemRecipe>("recipe");
    QTest::newRow("arrows") << QByteArray("sup_roxy") << EmblemRecipe{4, 7, 5, 0, 0.36, true};
    QTest::newRow("wedges") << QByteArray("sch_professor_null") << EmblemRecipe{6, 1, 10, 18, 0.36, true};
    QTest::newRow("leaves") << QByteArray("pur_madame_zugabe") << EmblemRecipe{0, 4, 7, 225.0 / 7, 0.24, false};
    QTest::newRow("kites") << QByteArray("weg_bruno") << EmblemRecipe{1, 2, 5, 9, 0.36, false};
}

void FaceTest::emblemsFollowFromTheKeyAlone() {
    QFETCH(QByteArray, key);
    QFETCH(EmblemRecipe, recipe);
    const EmblemRecipe found = emblemRecipe(key);
    QCOMPARE(found.motifA, recipe.motifA);
    QCOMPARE(found.motifB, recipe.motifB);
    QCOMPARE(found.count, recipe.count);
    QCOMPARE(found.turn, recipe.turn);
    QCOMPARE(found.inner, recipe.inner);
    QCOMPARE(found.swapTones, recipe.swapTones);
}

void FaceTest::svgPathsAreReadWithArcsAndRelativeCommands() {
    QCOMPARE(pathFromSvg(u"M1 1 h8 v8 H1Z").boundingRect(), QRectF(1, 1, 8, 8));
    QCOMPARE(pathFromSvg(u"M3.4,3.4h10.6v12.8l-5.3-3.2-5.3,3.2Z").boundingRect(), QRectF(3.4, 3.4, 10.6, 12.8));
    const QRectF circle = pathFromSvg(u"M0,-2 A2,2 0 1 1 0,2 A2,2 0 1 1 0,-2Z").boundingRect();
    QVERIFY(std::abs(circle.left() + 2) < 1e-6 && std::abs(circle.height() - 4) < 1e-6);
    QVERIFY(pathFromSvg(u"M1 1 K3").isEmpty());
    QVERIFY(!faceIcon(u"energy"_qs).isEmpty());
    QVERIFY(faceIcon(u"unknown"_qs).isEmpty());
}

void FaceTest::headsAreTheWordsBeforeTheLastColonOfASentence() {
    const QString text = u"Einmal pro Zug: Freiwilliger Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 1 Karte. Ende."_qs;
    QStringList heads;
    for (const TextSpan& span : headsOf(text))
        heads << text.mid(span.start, span.length);
    QCOMPARE(heads, (QStringList{u"Einmal pro Zug: Freiwilliger Preis:"_qs, u"Dafür:"_qs}));
    QVERIFY(headsOf(u"Ziehe 1 Karte.").empty());
}

void FaceTest::numbersStayWithWhatTheyCount() {
    const QString text = u"Entferne 1 Stress"_qs;
    const TextFlow flow({StyledText{text, {}, {}, {}}}, referenceFont(u"Lato"_qs, 400, false, 0));
    const double upToNumber = shapeLine(u"Entferne 1 "_qs, referenceFont(u"Lato"_qs, 400, false, 0)).width;
    const BrokenText broken = flow.breakLines(upToNumber / kReferencePx + 0.1, false);
    QCOMPARE(broken.lines.size(), std::size_t{2});
    QCOMPARE(text.mid(broken.lines[1].start, broken.lines[1].end), u"1 Stress"_qs);
}

void FaceTest::contentShowsLabelsOfTheFactionAndTrueMinus() {
    const FaceContent roxy = content("sup_roxy");
    QCOMPARE(roxy.typeLine, u"CHARAKTER · SUPERFREUNDINNEN"_qs);
    QCOMPARE(roxy.values.at(2).label, u"RETTUNG"_qs);
    QCOMPARE(content("sch_professor_null").values.at(2).label, u"EINFLUSS"_qs);
    QCOMPARE(content("weg_pfadhund_pip").values.size(), std::size_t{2});
    const FaceContent rope = content("weg_knotenseil");
    QCOMPARE(rope.values.at(0).text, u"+1"_qs);
    QVERIFY(rope.values.at(2).missing);
    QCOMPARE(roxy.stamp, u"r14"_qs);
    QCOMPARE(capitals(u"Straße"_qs), u"STRA\u1E9EE"_qs);

    model::Card card = sample::cards().front();
    card.stats["effort"] = -2;
    QCOMPARE(makeFaceContent(m_painter->layout(), sample::schema(), card).values.at(0).text, u"\u22122"_qs);
}

void FaceTest::translationsReplaceNameQuoteAndLabels() {
    const FaceContent rope = content("weg_knotenseil", model::Language::English);
    QCOMPARE(rope.name, u"Knotted Rope"_qs);
    QCOMPARE(rope.typeLine, u"EQUIPMENT · WEGGEFÄHRTEN"_qs);
    QCOMPARE(rope.quote, u"Twelve knots, twelve promises."_qs);
}

void FaceTest::aFaceIsSetAlikeAtEveryZoom() {
    for (const model::Card& card : sample::cards()) {
        const FaceContent face = makeFaceContent(m_painter->layout(), sample::schema(), card);
        m_painter->clear();
        QVERIFY(!m_painter->renderImage(face, QSize(160, 224)).isNull());
        const ComposedFace small = m_painter->composed(face);
        m_painter->clear();
        QVERIFY(!m_painter->renderPrint(face, 600).isNull());
        const ComposedFace& large = m_painter->composed(face);
        QCOMPARE(small.textPt, large.textPt);
        QCOMPARE(small.texts.size(), large.texts.size());
        for (std::size_t i = 0; i < small.texts.size(); ++i) {
            QCOMPARE(small.texts[i].origin, large.texts[i].origin);
            QCOMPARE(small.texts[i].runs.size(), large.texts[i].runs.size());
            for (qsizetype k = 0; k < small.texts[i].runs.size(); ++k)
                QCOMPARE(small.texts[i].runs[k].positions(), large.texts[i].runs[k].positions());
        }
    }
}

void FaceTest::longTextsTakeRoomFromThePictureBeforeTheyShrink() {
    const ComposedFace& plain = m_painter->composed(content("sup_roxy"));
    QCOMPARE(plain.pictureBottom, 39.0);
    QCOMPARE(plain.textPt, 9.0);
    const ComposedFace longer = m_painter->composed(content("weg_langer_name"));
    QVERIFY(longer.pictureBottom < 39.0);
    QVERIFY(longer.textPt >= 7.2 - 1e-6);
    const double limit = m_painter->layout().textX + m_painter->layout().textWidth;
    for (const PlacedText& text : longer.texts)
        for (const QGlyphRun& run : text.runs)
            if (text.origin.x() == m_painter->layout().textX)
                QVERIFY(text.origin.x() + run.positions().last().x() * text.scale < limit + 2);
}

void FaceTest::aTextThatDoesNotFitIsAFinding() {
    FaceContent face = content("sup_roxy");
    face.text = QString(face.text + u' ').repeated(6);
    const auto findings = faceFindings(*m_painter, face);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].messageId, std::string("HEL-C27"));
    QCOMPARE(findings[0].rule, std::string("HEL-C27"));
    QCOMPARE(findings[0].severity, model::Severity::Warning);
    QCOMPARE(findings[0].args[0].second, std::string("Roxy"));

    face.text = QString(90, u'x');
    const auto wide = faceFindings(*m_painter, face);
    QCOMPARE(wide.size(), std::size_t{1});
    QCOMPARE(wide[0].messageId, std::string("face.word_too_wide"));
}

void FaceTest::aSignThatTheFontLacksIsAFinding() {
    FaceContent face = content("sup_roxy");
    face.text += u" 漢"_qs;
    const auto findings = faceFindings(*m_painter, face);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].messageId, std::string("face.sign_missing"));
    QCOMPARE(findings[0].args[1].second, std::string("漢"));
}

void FaceTest::aCoarsePictureIsAFinding() {
    FaceContent face = content("sup_roxy");
    face.picture = QImage(400, 300, QImage::Format_RGB32);
    face.picture.fill(Qt::red);
    const auto findings = faceFindings(*m_painter, face);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].messageId, std::string("face.picture_coarse"));
    face.picture = QImage(900, 700, QImage::Format_RGB32);
    face.picture.fill(Qt::red);
    QVERIFY(faceFindings(*m_painter, face).empty());
    QCOMPARE(m_painter->renderPrint(face, 100).pixelColor(120, 60), QColor(Qt::red));
}

void FaceTest::aGoodCardHasNoFindings() {
    for (const model::Card& card : sample::cards()) {
        const auto findings = faceFindings(*m_painter, makeFaceContent(m_painter->layout(), sample::schema(), card));
        QVERIFY2(findings.empty(), findings.empty() ? "" : (card.key + " " + findings[0].messageId).c_str());
    }
}

void FaceTest::everyShippedCardFitsWithoutTheDictionary() {
    const auto hyphenator = std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce);
    FacePainter painter(m_painter->tokens(), m_painter->layout(), hyphenator);
    QStringList complaints;
    double smallest = 9;
    for (const char* deck : sample::kShippedDecks)
        for (const model::Card& card : sample::shippedDeck(deck)) {
            const FaceContent face = makeFaceContent(painter.layout(), sample::schema(), card);
            for (const model::Finding& finding : faceFindings(painter, face))
                complaints << QString::fromStdString(card.key + ": " + finding.messageId);
            smallest = std::min(smallest, painter.composed(face).textPt);
        }
    qInfo("smallest text %.1f pt", smallest);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    QVERIFY(!hyphenator->usesDictionary());
}

void FaceTest::smallImagesUseTheCompactFace() {
    const FaceContent roxy = content("sup_roxy");
    const QImage compact = m_painter->renderImage(roxy, QSize(94, 131));
    QCOMPARE(compact.size(), QSize(94, 131));
    QCOMPARE(compact.pixelColor(0, 0).alpha(), 0);
    const QColor deep = m_painter->tokens().cardInks(u"sup"_qs).deep;
    QCOMPARE(compact.pixelColor(47, 102), deep);
    QVERIFY(compact != m_painter->renderImage(roxy, QSize(94, 131), true, TableState{2}));
}

void FaceTest::hyphenationKnowsItsExceptionsWithoutTheDictionary() {
    Hyphenator hyphenator(Hyphenator::Loading::InBackground);
    hyphenator.addExceptions({u"Zünd-stoff-la-ger"_qs});
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(hyphenator.breaks(u"Zündstofflager"_qs, model::Language::German), (std::vector<qsizetype>{4, 9, 11}));
    QCOMPARE(hyphenator.positions(u"Das Zündstofflager", model::Language::German), (std::vector<qsizetype>{8, 13, 15}));
    QVERIFY(hyphenator.breaks(u"kurz"_qs, model::Language::German).empty());
    QVERIFY(clock.elapsed() < 100);
}

void FaceTest::aPrintWaitsForTheDictionaryThatTheScreenLoadsMeanwhile() {
    FaceContent face = content("sup_roxy");
    face.text = u"Gerechtigkeitsausschussvorsitzendenstellvertretungsberechtigungsschein: Ziehe 1 Karte."_qs;
    FacePainter painter(m_painter->tokens(), m_painter->layout(),
                        std::make_shared<Hyphenator>(Hyphenator::Loading::InBackground));
    QVERIFY(painter.composed(face).wideWord);
    painter.settle({face});
    if (QFile::exists(u"/usr/share/hyphen/hyph_de_DE.dic"_qs))
        QVERIFY(!painter.composed(face).wideWord);
}

void FaceTest::aFaceIsPaintedFast() {
    const auto deck = sample::deck(62);
    std::vector<FaceContent> faces;
    for (const model::Card& card : deck)
        faces.push_back(makeFaceContent(m_painter->layout(), sample::schema(), card));
    QElapsedTimer clock;
    clock.start();
    for (const FaceContent& face : faces)
        QVERIFY(!m_painter->renderPrint(face, 300).isNull());
    const double first = static_cast<double>(faces.size()) * 1000 / static_cast<double>(clock.restart());
    for (const FaceContent& face : faces)
        QVERIFY(!m_painter->renderPrint(face, 300).isNull());
    const double again = static_cast<double>(faces.size()) * 1000 / static_cast<double>(clock.elapsed());
    qInfo("faces/s at 300 dpi: %.0f set and painted, %.0f painted again", first, again);
    QVERIFY(first > 10);
}

QTEST_MAIN(FaceTest)
#include "tst_face.moc"
