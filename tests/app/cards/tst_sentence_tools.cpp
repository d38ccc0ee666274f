#include "app/cards/completion_offers.h"
#include "app/cards/sentence_tools.h"
#include "app/cards/text_hint.h"

#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

/// Sentences, brackets and reminders in card texts.
class TestSentenceTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentenceIsFoundWithoutHeadAndDot();
    void sentenceIsFoundWithoutHeadAndDot_data();
    void bracketsComeAndGo();
    void reminderStandsBehindItsParagraph();
    void onlyTermsOfTheParagraphAreOffered();
    void differenceIsShownWithItsSentence();
    void longDifferenceIsCutShort();
    void paragraphsOfAChoiceAreToldApart();
    void phraseBeginsLargeWhereASentenceBegins();
    void phraseWithTwoHeadsIsTwoSentences();

private:
    static QString at(const QString& text, const QString& place) {
        const TextSpan span = sentenceAt(text, int(text.indexOf(place)) + 1);
        return text.mid(span.from, span.to - span.from);
    }
};

void TestSentenceTools::sentenceIsFoundWithoutHeadAndDot_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("sentence");
    const QString text =
        QString::fromUtf8("Beim Ausspielen: Ziehe 1 Karte. Erhalte 1 Energie.\nHandle mit „Dr. No“ „a: b“.");
    QTest::newRow("after the head") << text << "Ziehe"
                                    << "Ziehe 1 Karte";
    QTest::newRow("second") << text << "Energie"
                            << "Erhalte 1 Energie";
    QTest::newRow("names do not end it") << text << "Handle" << QString::fromUtf8("Handle mit „Dr. No“ „a: b“");
    QTest::newRow("brackets do not end it") << "Zugende: [Tu a. Tu b]. Ziehe 1 Karte."
                                            << "Tu b"
                                            << "[Tu a. Tu b]";
    QTest::newRow("bullet") << QString::fromUtf8("Wähle 1:\n• Ziehe 1 Karte.\n• Erhalte 1 Energie.") << "Erhalte"
                            << "Erhalte 1 Energie";
    QTest::newRow("no dot") << "Ziehe 1 Karte"
                            << "Karte"
                            << "Ziehe 1 Karte";
}

void TestSentenceTools::sentenceIsFoundWithoutHeadAndDot() {
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, sentence);
    QCOMPARE(at(text, place), sentence);
}

void TestSentenceTools::bracketsComeAndGo() {
    const QString text = "Beim Ausspielen: Ziehe 1 Karte. Erhalte 1 Energie.";
    const QString marked = toggledManual(text, int(text.indexOf("Erhalte")) + 3);
    QCOMPARE(marked, QString("Beim Ausspielen: Ziehe 1 Karte. [Erhalte 1 Energie]."));
    QCOMPARE(toggledManual(marked, int(marked.indexOf("Erhalte"))), text);
    QCOMPARE(toggledManual("", 0), QString());
    QCOMPARE(toggledManual("\n", 1), QString("\n"));
}

void TestSentenceTools::reminderStandsBehindItsParagraph() {
    model::Term stress;
    stress.name = {"Stress", "stress"};
    stress.text = {"Eine Marke (rot) auf einer Figur.", "A marker."};
    const QString text = "Beim Ausspielen: Entferne 1 Stress von dieser Karte.\nZiehe 1 Karte.";
    const QString with = withReminder(text, 3, {stress}, model::Language::German);
    QCOMPARE(with, QString("Beim Ausspielen: Entferne 1 Stress von dieser Karte. (Stress: Eine Marke rot auf einer "
                           "Figur.)\nZiehe 1 Karte."));
    QCOMPARE(withReminder(with, 3, {stress}, model::Language::German), with);
    QCOMPARE(withoutReminder(with, 3), text);
    QCOMPARE(reminderAt(text, 3).to, 0);
}

void TestSentenceTools::onlyTermsOfTheParagraphAreOffered() {
    model::Term stress;
    stress.id = "stress";
    stress.name = {"Stress", "stress"};
    stress.text = {"Eine Marke.", ""};
    model::Term energy;
    energy.id = "energy";
    energy.name = {"Energie", "energy"};
    energy.text = {"Womit man Karten bezahlt.", ""};
    const QString text = "Erhalte 1 Energie. Entferne 1 Stress.\nZiehe 1 Karte. Distress.";
    const auto first = termsIn(text, 2, {stress, energy}, model::Language::German);
    QCOMPARE(first.size(), std::size_t{2});
    QCOMPARE(first[0].id, std::string("energy"));
    QVERIFY(termsIn(text, int(text.size()) - 1, {stress, energy}, model::Language::German).empty());
    // A term inside a longer one is not meant.
    model::Term turn = stress;
    turn.name = {"Zug", "turn"};
    model::Term start = energy;
    start.name = {"Zu Beginn deines Zuges", "at the start of your turn"};
    const auto longest = termsIn("Zu Beginn deines Zuges: Ziehe 1 Karte.", 2, {turn, start}, model::Language::German);
    QCOMPARE(longest.size(), std::size_t{1});
    QCOMPARE(longest[0].id, std::string("energy"));
}

void TestSentenceTools::differenceIsShownWithItsSentence() {
    const QString html = differenceHtml("Ziehe 1 Karte. Erhalte zwei Energie. Ziehe 1 Karte.",
                                        "Ziehe 1 Karte. Erhalte 2 Energie. Ziehe 1 Karte.");
    QCOMPARE(html, QString("Erhalte <b>2</b> Energie."));
    QVERIFY(differenceHtml("Ziehe 1", "Ziehe 1 <Karte>.").contains("&lt;Karte&gt;"));
}

void TestSentenceTools::longDifferenceIsCutShort() {
    const QString before = "Ziehe 1 Karte. " + QString("x ").repeated(50);
    const QString after = "Ziehe 1 Karte. " + QString("y ").repeated(50);
    QVERIFY(!differenceHtml(before, after).contains(QChar(0x2026)));
    const QString brief = differenceHtml(before, after, 5);
    QVERIFY2(brief.endsWith(QChar(0x2026)) && brief.count("<b>y</b>") == 5, qPrintable(brief));
}

void TestSentenceTools::paragraphsOfAChoiceAreToldApart() {
    const QString before = "Ziehe 1 Karte.\nWenn a, tu b. Tu c.";
    QCOMPARE(newParagraphsHtml(before, "Ziehe 1 Karte.\nWenn a: Tu b. Tu c."), QString("Wenn a: Tu b. Tu c."));
    QCOMPARE(newParagraphsHtml(before, "Ziehe 1 Karte.\nWenn a: Tu b.\nTu <c>."),
             QString::fromUtf8("• Wenn a: Tu b.<br>• Tu &lt;c&gt;."));
}

void TestSentenceTools::phraseWithTwoHeadsIsTwoSentences() {
    QCOMPARE(withSentences(QString::fromUtf8("Preis: {Preis} dafür:")), QString::fromUtf8("Preis: {Preis}. Dafür:"));
    QCOMPARE(withSentences("optional price: {what is paid} in return:"),
             QString("optional price: {what is paid}. In return:"));
    QCOMPARE(withSentences(QString::fromUtf8("Preis: ‹Preis› dafür:")), QString::fromUtf8("Preis: ‹Preis›. Dafür:"));
    for (const char* one : {"Wenn {Ziel} ausscheidet:", "nach dem Punktesammeln {Ziel}:", "Ziehe {Zahl} Karten",
                            "Mannschaft {Zahl}: {Wirkung}"}) {
        QCOMPARE(withSentences(one), QString(one));
    }
}

void TestSentenceTools::phraseBeginsLargeWhereASentenceBegins() {
    QCOMPARE(capitalised("ziehe", ""), QString("Ziehe"));
    QCOMPARE(capitalised("ziehe", "Beim Ausspielen: "), QString("Ziehe"));
    QCOMPARE(capitalised("einer", "Entferne 1 Stress von "), QString("einer"));
    QCOMPARE(capitalised(QString::fromUtf8("überspringe"), "Ziehe 1 Karte.\n"), QString::fromUtf8("Überspringe"));
}

QTEST_MAIN(TestSentenceTools)
#include "tst_sentence_tools.moc"
