#include "tests/app/cards/cards_page_fixture.h"

#include "app/session/sentences.h"
#include "app/widgets/notice.h"
#include "app/widgets/styled_label.h"

#include <QAbstractButton>
#include <QLabel>

using namespace blattwerk;
using namespace blattwerk::app;

/// What the editor tells somebody who writes a card text: what is wrong, what could stand there, what fits the card.
class TestTextAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void tooltipNamesTheWordAndWhatCouldStandThere();
    void tooltipSaysThatNoCardIsCalledSo();
    void whatTheGameCannotMeanIsSaidBelowTheText();
    void missingHeadIsNotCalledUnderstood();
    void bothScopesOfADoubtfulSentenceAreOffered();
    void headsThatFitAreOffered();
    void completionFollowsTheCardsType();
    void numberInASlotBendsTheWordBehindIt();
    void unknownEnglishIsNotTaughtAsGerman();
    void capitalsKeepTheirDots();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

void TestTextAdvice::tooltipNamesTheWordAndWhatCouldStandThere() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Verzaubere 1 Figur.");
    const int place = int(at().plainText().indexOf("zaubere"));
    const QString german = edit->hintAt(place);
    QVERIFY2(german.contains("Verzaubere") && german.contains("Wirkung"), qPrintable(german));
    QVERIFY2(german.contains(QString::fromUtf8("‹Ziel›")) && !german.contains('{'), qPrintable(german));
    // What the project uses most stands in front, as in the list of completions.
    edit->completion()->open();
    QVERIFY(edit->hintAt(0).isEmpty());
    QHelpEvent help(QEvent::ToolTip, edit->cursorRect().center(), edit->mapToGlobal(QPoint(5, 5)));
    QVERIFY(QCoreApplication::sendEvent(edit, &help));
    setUiLanguage(model::Language::English);
    const auto back = qScopeGuard([] { setUiLanguage(model::Language::German); });
    edit->selectAll();
    at().type(edit, "Zu Beginn deines Zuges: Verzaubere 2 Figuren.");
    const QString english = edit->hintAt(place);
    QVERIFY2(english.contains("effect"), qPrintable(english));
}

void TestTextAdvice::tooltipSaysThatNoCardIsCalledSo() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Wenn Gretel Grau in deinem Feld liegt: Diese Karte hat +1 Einsatz.");
    const QString said = edit->hintAt(int(at().plainText().indexOf("Grau")));
    QVERIFY2(said.contains(QString::fromUtf8("No card is called “Gretel Grau”.")), qPrintable(said));
    QVERIFY2(at().hint()->sentence().contains(QString::fromUtf8("No card is called “Gretel Grau”.")),
             qPrintable(at().hint()->sentence()));
}

void TestTextAdvice::whatTheGameCannotMeanIsSaidBelowTheText() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Verteile 3 Stress auf gegnerische Figuren.");
    const auto unknown = std::ranges::find(edit->marks(), TextMark::Kind::Unknown, &TextMark::kind);
    QVERIFY(unknown != edit->marks().end() && !unknown->missing.isEmpty());
    QVERIFY2(at().hint()->sentence().contains(unknown->missing), qPrintable(at().hint()->sentence()));
    QVERIFY(edit->hintAt(unknown->from).contains(unknown->missing.toHtmlEscaped()));
}

void TestTextAdvice::missingHeadIsNotCalledUnderstood() {
    CardTextEdit* edit = at().emptyText(); // a character
    at().type(edit, "Ziehe 1 Karte.");
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Doubt);
    QVERIFY(!edit->hintAt(2).isEmpty());
    QCOMPARE(edit->hintAt(2).remove("<b>").remove("</b>"), at().hint()->sentence().toHtmlEscaped());
    at().page->list()->show(QStringLiteral("kuhhandel")); // an action card has none
    edit->selectAll();
    at().type(edit, "Ziehe 1 Karte.");
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Understood);
}

void TestTextAdvice::bothScopesOfADoubtfulSentenceAreOffered() {
    const QString typed = "Wenn du keine Handkarten hast, ziehe 1 Karte. Danach erhalte 4 Punkte.";
    const QString together = "Wenn du keine Handkarten hast: Ziehe 1 Karte. Erhalte 4 Punkte.";
    const QString apart = "Wenn du keine Handkarten hast: Ziehe 1 Karte.\nErhalte 4 Punkte.";
    CardTextEdit* edit = at().emptyText("kuhhandel"); // an action card has no head
    at().type(edit, typed);
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Doubt);
    QTRY_COMPARE(at().hint()->choices().size(), 2);
    QVERIFY(at().hint()->proposal().isEmpty()); // nothing is guessed
    QTest::keyClick(edit, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(at().plainText(), typed);
    const auto buttons = at().hint()->findChildren<QAbstractButton*>("cards.text.choice");
    QCOMPARE(buttons.size(), 2);
    QVERIFY(buttons[0]->isVisible() && buttons[1]->isVisible());
    QCOMPARE(at().hint()->choices(), QStringList({together, apart}));
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QCOMPARE(at().plainText(), together);
    QVERIFY(at().reading().reading.understood);
    QVERIFY(at().hint()->choices().isEmpty());
    edit->undo();
    QCOMPARE(at().plainText(), typed);
    QTRY_COMPARE(at().hint()->choices().size(), 2);
    at().hint()->findChildren<QAbstractButton*>("cards.text.choice").at(1)->click();
    QCOMPARE(at().plainText(), apart);
    QVERIFY(at().reading().reading.understood);
}

void TestTextAdvice::headsThatFitAreOffered() {
    CardTextEdit* edit = at().emptyText(); // a character
    at().type(edit, "Ziehe 1 Karte.");
    QTRY_VERIFY(!at().hint()->choices().isEmpty());
    at().hint()->findChildren<QAbstractButton*>("cards.text.choice").at(0)->click();
    QVERIFY2(at().plainText().endsWith(": Ziehe 1 Karte."), qPrintable(at().plainText()));
    QVERIFY(at().reading().reading.understood);
}

void TestTextAdvice::completionFollowsTheCardsType() {
    const auto offered = [this](const char* card, const QString& typed, const QString& phrase) {
        CardTextEdit* edit = at().emptyText(card);
        at().type(edit, typed);
        edit->completion()->open();
        return at().isOpen() && at().popup()->offers().front().phrase.startsWith(phrase);
    };
    QVERIFY(offered("konfetti-kati", "Beim Aus", "Ausspielen"));
    QVERIFY(offered("konfetti-kati", "Nach dem Punktesammeln d", "dieser Karte"));
    const auto isOn = [this](const char* type) {
        const auto it = std::ranges::find(at().desk().cards, type, &model::Card::type);
        return it->key;
    };
    QVERIFY(!offered(isOn("headquarters").c_str(), "Beim Aus", "Ausspielen"));
    QVERIFY(!offered(isOn("companion").c_str(), "Nach dem Punktesammeln d", "dieser Karte"));
    QVERIFY(offered(isOn("equipment").c_str(), "Nach dem Punktesammeln d", QString::fromUtf8("des Trägers")));
}

void TestTextAdvice::numberInASlotBendsTheWordBehindIt() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Am Ende deines Zuges: Zieh");
    QTRY_VERIFY(at().isOpen());
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(at().plainText(), QString("Am Ende deines Zuges: Ziehe 1 Karte"));
    at().type(edit, "3");
    QCOMPARE(at().plainText(), QString("Am Ende deines Zuges: Ziehe 3 Karten"));
    QCOMPARE(edit->textCursor().position(), int(at().plainText().indexOf("3")) + 1);
    QTest::keyClick(edit, Qt::Key_Backspace);
    at().type(edit, "1");
    QCOMPARE(at().plainText(), QString("Am Ende deines Zuges: Ziehe 1 Karte"));
    QTest::keyClick(edit, Qt::Key_Tab); // behind the phrase
    at().type(edit, ".");
    QVERIFY2(at().reading().reading.understood, qPrintable(at().plainText()));
}

void TestTextAdvice::unknownEnglishIsNotTaughtAsGerman() {
    at().emptyText();
    auto* english = at().child<CardTextEdit>("cards.otherLanguage");
    english->setFocus();
    at().type(english, "When played: Bewitch 2 figures. Draw 1 card.");
    auto* below = at().child<TextHint>("cards.otherLanguage.hint");
    QCOMPARE(below->kind(), TextHint::Kind::Unknown);
    QVERIFY(!below->findChild<QAbstractButton*>("cards.text.meaning")->isVisible());
    QVERIFY2(below->sentence().contains("the card text stays as it is"), qPrintable(below->sentence()));
}

namespace {

/// The first row of pixels with ink.
int topOfInk(const QImage& image) {
    const QRgb ground = image.pixel(image.width() - 1, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != ground) {
                return y;
            }
        }
    }
    return -1;
}

} // namespace

void TestTextAdvice::capitalsKeepTheirDots() {
    const QString dotted = QString::fromUtf8("ÜÖÄ");
    const auto ofNotice = [this](const QString& sentence) {
        Notice notice(*at().appearance, NoticeKind::Advice, sentence, {}, {});
        notice.resize(300, notice.sizeHint().height());
        return topOfInk(notice.grab(notice.findChildren<QLabel*>().last()->geometry()).toImage());
    };
    QVERIFY2(ofNotice(dotted) <= ofNotice("UOA") - 2, qPrintable(QString::number(ofNotice(dotted))));
    const auto ofHint = [this](const QString& sentence) {
        TextReading reading;
        reading.isRead = true;
        reading.marks.push_back({TextMark::Kind::Doubt, 0, 1, {}, {}, {}, sentence});
        TextHint hint(*at().appearance, TextHint::Side::CardText);
        hint.show("x", reading, {}, false);
        hint.resize(300, hint.sizeHint().height());
        return topOfInk(hint.grab(hint.findChild<QLabel*>("cards.text.expected")->geometry()).toImage());
    };
    const auto ofLabel = [this](const QString& sentence) {
        StyledLabel label(*at().appearance, &TypeScale::body);
        label.setText(sentence);
        label.setWordWrap(sentence.contains(' '));
        const int width = label.wordWrap() ? 40 : label.sizeHint().width() + 4;
        label.resize(width, label.wordWrap() ? label.heightForWidth(width) : label.sizeHint().height());
        return topOfInk(label.grab().toImage());
    };
    QVERIFY2(ofLabel(dotted) <= ofLabel("UOA") - 2, qPrintable(QString::number(ofLabel(dotted))));
    QVERIFY2(ofLabel(dotted + " TTT") <= ofLabel("UOA TTT") - 2, qPrintable(QString::number(ofLabel(dotted + " TTT"))));
    QVERIFY(ofLabel(dotted + " TTT") >= 0);
    QVERIFY2(ofHint(dotted) <= ofHint("UOA") - 2, qPrintable(QString::number(ofHint(dotted))));
}

QTEST_MAIN(TestTextAdvice)
#include "tst_text_advice.moc"
