#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/completion_popup.h"
#include "app/cards/text_completion.h"
#include "app/cards/text_hint.h"
#include "app/session/sentences.h"

#include <QAbstractButton>

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
    void completionFollowsTheCardsType();
    void numberInASlotBendsTheWordBehindIt();
    void unknownEnglishIsNotTaughtAsGerman();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }
    [[nodiscard]] CompletionPopup* popup() const { return at().text()->completion()->popup(); }
    [[nodiscard]] bool isOpen() const { return at().text()->completion()->isOpen(); }
    [[nodiscard]] QString text() const { return at().text()->toPlainText(); }
    [[nodiscard]] TextHint* hint() const { return at().child<TextHint>("cards.text.hint"); }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

void TestTextAdvice::tooltipNamesTheWordAndWhatCouldStandThere() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Verzaubere 1 Figur.");
    const int place = int(text().indexOf("zaubere"));
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
    const QString said = edit->hintAt(int(text().indexOf("Grau")));
    QVERIFY2(said.contains(QString::fromUtf8("No card is called “Gretel Grau”.")), qPrintable(said));
    QVERIFY2(hint()->sentence().contains(QString::fromUtf8("No card is called “Gretel Grau”.")),
             qPrintable(hint()->sentence()));
}

void TestTextAdvice::whatTheGameCannotMeanIsSaidBelowTheText() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Verteile 3 Stress auf gegnerische Figuren.");
    const auto unknown = std::ranges::find(edit->marks(), TextMark::Kind::Unknown, &TextMark::kind);
    QVERIFY(unknown != edit->marks().end() && !unknown->missing.isEmpty());
    QVERIFY2(hint()->sentence().contains(unknown->missing), qPrintable(hint()->sentence()));
    QVERIFY(edit->hintAt(unknown->from).contains(unknown->missing.toHtmlEscaped()));
}

void TestTextAdvice::missingHeadIsNotCalledUnderstood() {
    CardTextEdit* edit = at().emptyText(); // a character
    at().type(edit, "Ziehe 1 Karte.");
    QCOMPARE(hint()->kind(), TextHint::Kind::Doubt);
    QVERIFY(!edit->hintAt(2).isEmpty());
    QCOMPARE(edit->hintAt(2).remove("<b>").remove("</b>"), hint()->sentence().toHtmlEscaped());
    at().page->list()->show(QStringLiteral("kuhhandel")); // an action card has none
    edit->selectAll();
    at().type(edit, "Ziehe 1 Karte.");
    QCOMPARE(hint()->kind(), TextHint::Kind::Understood);
}

void TestTextAdvice::completionFollowsTheCardsType() {
    const auto offered = [this](const char* card, const QString& typed, const QString& phrase) {
        CardTextEdit* edit = at().emptyText(card);
        at().type(edit, typed);
        edit->completion()->open();
        return isOpen() && popup()->offers().front().phrase.startsWith(phrase);
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
    QTRY_VERIFY(isOpen());
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(text(), QString("Am Ende deines Zuges: Ziehe 1 Karte"));
    at().type(edit, "3");
    QCOMPARE(text(), QString("Am Ende deines Zuges: Ziehe 3 Karten"));
    QCOMPARE(edit->textCursor().position(), int(text().indexOf("3")) + 1);
    QTest::keyClick(edit, Qt::Key_Backspace);
    at().type(edit, "1");
    QCOMPARE(text(), QString("Am Ende deines Zuges: Ziehe 1 Karte"));
    QTest::keyClick(edit, Qt::Key_Tab); // behind the phrase
    at().type(edit, ".");
    QVERIFY2(at().page->editor()->reading().reading.understood, qPrintable(text()));
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

QTEST_MAIN(TestTextAdvice)
#include "tst_text_advice.moc"
