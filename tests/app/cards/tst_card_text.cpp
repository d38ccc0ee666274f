#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/card_text_control.h"
#include "app/cards/completion_popup.h"
#include "app/cards/reading_view.h"
#include "app/cards/text_completion.h"
#include "app/cards/text_hint.h"
#include "app/session/sentences.h"

#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"

#include <QAbstractButton>
#include <QMenu>
#include <QRegularExpression>

#include <ctime>

using namespace blattwerk;
using namespace blattwerk::app;

/// Writing a card text by keyboard: completion, mends, canonical wording, the other language, brackets.
class TestCardText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void aPauseInAWordOpensTheListAndTabTakesTheOffer();
    void typingFastIsNeverInterrupted();
    void tabGoesFromSlotToSlotAndUndoTakesThePhraseBack();
    void numbersAreSelectedSoThatTypingReplacesThem();
    void controlSpaceOpensTheListAfterAColon();
    void escapeClosesTheListAndEnterMakesALine();
    void umlautsAreCompleted();
    void namesAreOfferedInsideQuotes();
    void whatTheProjectUsesMostComesFirst();
    void unfinishedSentenceIsNotCalledWrong();
    void unknownWordIsUnderlinedWithWhatIsExpected();
    void oneKeyMendsTheText();
    void oneKeyTakesTheCanonicalWording();
    void everyLineOfTheReadingOpensItsRule();
    void englishIsEditedAndTheGermanFollows();
    void unknownEnglishLeavesTheGermanAlone();
    void anotherCardBringsItsOwnEnglish();
    void discardingGivesUpTheEnglishToo();
    void kindsAreNamedInTheLanguageOfTheProgram();
    void bracketsMakeASentenceManualAndBack();
    void reminderComesFromTheGlossaryAndGoes();
    void everyStepIsTakenBack();
    void noRawNameOfTheGrammarIsShown();
    void keysCostTheSameInALongText();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }
    [[nodiscard]] CompletionPopup* popup() const { return at().text()->completion()->popup(); }
    [[nodiscard]] bool isOpen() const { return at().text()->completion()->isOpen(); }
    [[nodiscard]] QString text() const { return at().text()->toPlainText(); }
    [[nodiscard]] TextHint* hint() const { return at().child<TextHint>("cards.text.hint"); }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

void TestCardText::aPauseInAWordOpensTheListAndTabTakesTheOffer() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ent");
    QVERIFY(!isOpen());
    QTRY_VERIFY(isOpen());
    QVERIFY(popup()->offers().front().phrase.startsWith("Entferne "));
    QVERIFY(!popup()->offers().front().kind.isEmpty());
    QCOMPARE(popup()->selected(), 0);
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY2(text().startsWith("Zu Beginn deines Zuges: Entferne "), qPrintable(text()));
    QVERIFY(edit->hasFocus());
}

void TestCardText::typingFastIsNeverInterrupted() {
    CardTextEdit* edit = at().emptyText();
    const QString typed = "Zu Beginn deines Zuges: Entferne 1 Stress von einer anderen eigenen Figur.\nAm Ende deines "
                          "Zuges: Ziehe 1 Karte.";
    at().type(edit, typed);
    QCOMPARE(text(), typed);
    QVERIFY(!isOpen());
    QVERIFY(at().page->editor()->reading().reading.understood);
}

void TestCardText::tabGoesFromSlotToSlotAndUndoTakesThePhraseBack() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: Versch");
    QTRY_VERIFY(isOpen());
    const auto offers = popup()->offers();
    const auto wanted = std::ranges::find_if(offers, [](const CompletionOffer& offer) {
        return offer.phrase.contains("Stress") && offer.phrase.contains("auf");
    });
    QVERIFY(wanted != offers.end());
    for (auto i = offers.begin(); i != wanted; ++i) {
        QTest::keyClick(edit, Qt::Key_Down);
    }
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(text(), QString("Beim Ausspielen: Verschiebe 1 Stress von … auf …"));
    QCOMPARE(edit->textCursor().selectedText(), QString("1"));
    at().type(edit, "2");
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->textCursor().selectedText(), QString("…"));
    at().type(edit, "dieser Karte");
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(text(), QString("Beim Ausspielen: Verschiebe 2 Stress von dieser Karte auf …"));
    QCOMPARE(edit->textCursor().selectedText(), QString("…"));
    QTRY_VERIFY(isOpen()); // what may stand in the slot
    at().type(edit, "eine andere eigene Figur.");
    QVERIFY2(at().page->editor()->reading().reading.understood, qPrintable(text()));
    while (edit->document()->isUndoAvailable() && text() != "Beim Ausspielen: Versch") {
        edit->undo();
    }
    QCOMPARE(text(), QString("Beim Ausspielen: Versch"));
}

void TestCardText::numbersAreSelectedSoThatTypingReplacesThem() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Am Ende deines Zuges: Zieh");
    QTRY_VERIFY(isOpen());
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->textCursor().selectedText(), QString("1"));
    at().type(edit, "3");
    QVERIFY2(text().startsWith("Am Ende deines Zuges: Ziehe 3 Karte"), qPrintable(text()));
}

void TestCardText::controlSpaceOpensTheListAfterAColon() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: ");
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(isOpen());
    QVERIFY(popup()->offers().size() > 10);
    QCOMPARE(popup()->selected(), 0);
    QVERIFY(popup()->offers().front().phrase.front().isUpper());
    QTest::keyClick(edit, Qt::Key_Down);
    QCOMPARE(popup()->selected(), 1);
    QTest::keyClick(edit, Qt::Key_Up);
    QTest::keyClick(edit, Qt::Key_Up);
    QCOMPARE(popup()->selected(), int(popup()->offers().size()) - 1);
}

void TestCardText::escapeClosesTheListAndEnterMakesALine() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: Ziehe 1 Karte. Erh");
    QTRY_VERIFY(isOpen());
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!isOpen());
    QVERIFY(edit->hasFocus());
    at().type(edit, "alte 1 Energie.");
    QTRY_VERIFY(!isOpen());
    at().type(edit, "\n");
    QCOMPARE(text(), QString("Beim Ausspielen: Ziehe 1 Karte. Erhalte 1 Energie.\n"));
    QTest::qWait(150);
    QVERIFY(!isOpen());
}

void TestCardText::umlautsAreCompleted() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, QString::fromUtf8("Beim Ausspielen: Erschö"));
    QTRY_VERIFY(isOpen());
    QVERIFY2(popup()->offers().front().phrase.startsWith(QString::fromUtf8("Erschöpfe")),
             qPrintable(popup()->offers().front().phrase));
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(text().startsWith(QString::fromUtf8("Beim Ausspielen: Erschöpfe ")));
}

void TestCardText::namesAreOfferedInsideQuotes() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, QString::fromUtf8("Beim Ausspielen: Entferne 1 Stress von „Konf"));
    QTRY_VERIFY(isOpen());
    QCOMPARE(popup()->offers().front().phrase, QString::fromUtf8("Konfetti-Kati“"));
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY2(text().endsWith(QString::fromUtf8("von „Konfetti-Kati“")), qPrintable(text()));
}

void TestCardText::whatTheProjectUsesMostComesFirst() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: ");
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    const auto& offers = popup()->offers();
    for (size_t i = 1; i < offers.size(); ++i) {
        QVERIFY(offers[i - 1].uses >= offers[i].uses || offers[i].uses == 0);
    }
    QVERIFY(offers.front().uses > offers.back().uses);
}

void TestCardText::unfinishedSentenceIsNotCalledWrong() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Entferne 1 Str");
    QVERIFY(!at().page->editor()->reading().hasUnknown());
    QCOMPARE(hint()->kind(), TextHint::Kind::Unfinished);
    QVERIFY(!at().child<ReadingView>("cards.reading")->lines().isEmpty());
    at().page->list()->setFocus();
    at().page->setFocus();
    QTRY_VERIFY(at().page->editor()->reading().hasUnknown());
}

void TestCardText::unknownWordIsUnderlinedWithWhatIsExpected() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Verzaubere 1 Figur.");
    const auto& marks = edit->marks();
    const auto unknown = std::ranges::find(marks, TextMark::Kind::Unknown, &TextMark::kind);
    QVERIFY(unknown != marks.end());
    QCOMPARE(text().mid(unknown->from, unknown->length), QString("Verzaubere"));
    QVERIFY2(unknown->kinds.contains("Wirkung"), qPrintable(unknown->kinds.join(' ')));
    QVERIFY(unknown->expected.join('\n').contains(QString::fromUtf8("entferne ‹Zahl› Stress von ‹Ziel›")));
    QVERIFY2(hint()->sentence().contains("Wirkung"), qPrintable(hint()->sentence()));
    QVERIFY(!hint()->sentence().contains('{'));
}

void TestCardText::oneKeyMendsTheText() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Entferne 1 Stress von einer gegnerischer Figur.");
    QTRY_COMPARE(hint()->kind(), TextHint::Kind::Repair);
    QVERIFY2(hint()->sentence().contains("gegnerischen"), qPrintable(hint()->sentence()));
    QTest::keyClick(edit, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: Entferne 1 Stress von einer gegnerischen Figur."));
    QVERIFY(at().page->editor()->reading().reading.understood);
    edit->undo();
    QVERIFY(text().contains("gegnerischer"));
    QTest::keyClick(edit, Qt::Key_Period, Qt::ControlModifier); // at once, without waiting for the pause
    QVERIFY(text().contains("gegnerischen"));
}

void TestCardText::oneKeyTakesTheCanonicalWording() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Dein Gegner verliert zwei Energie.");
    QCOMPARE(hint()->kind(), TextHint::Kind::Canonical);
    QVERIFY2(hint()->sentence().contains("Die andere Seite verliert 2 Energie."), qPrintable(hint()->sentence()));
    QTest::mouseClick(at().child<QAbstractButton>("cards.text.take"), Qt::LeftButton);
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: Die andere Seite verliert 2 Energie."));
    QCOMPARE(hint()->kind(), TextHint::Kind::Understood);
    edit->undo();
    QVERIFY(text().contains("Dein Gegner"));
}

void TestCardText::everyLineOfTheReadingOpensItsRule() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Entferne 1 Stress von einer eigenen Figur.");
    auto* view = at().child<ReadingView>("cards.reading");
    QCOMPARE(view->rules().size(), view->lines().size());
    QVERIFY2(view->rules().value(0).startsWith("HEL-R"), qPrintable(view->rules().join(' ')));
    QSignalSpy opened(at().page.get(), &Page::linkActivated);
    view->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened[0][0].toString(), "rule:" + view->rules().value(0));
    QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(40, 6));
    QCOMPARE(opened.count(), 2);
}

void TestCardText::englishIsEditedAndTheGermanFollows() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ziehe 1 Karte.");
    auto* english = at().child<CardTextEdit>("cards.otherLanguage");
    QVERIFY(english->toPlainText().contains("raw 1 card."));
    english->setFocus();
    QString said = english->toPlainText();
    english->replaceText(said.replace("raw 1 card.", "raw 3 cards."));
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: Ziehe 3 Karten."));
    english->moveCursor(QTextCursor::End);
    at().type(english, " Gain 1 energy.");
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: Ziehe 3 Karten. Erhalte 1 Energie."));
    QVERIFY(english->hasFocus());
    QVERIFY(english->toPlainText().endsWith("Gain 1 energy."));
    at().page->commitEdits();
    QCOMPARE(at().card().text, std::string("Zu Beginn deines Zuges: Ziehe 3 Karten. Erhalte 1 Energie."));
    QVERIFY(at().workspace->undo());
    QVERIFY(at().card().text != "Zu Beginn deines Zuges: Ziehe 3 Karten. Erhalte 1 Energie.");
}

void TestCardText::unknownEnglishLeavesTheGermanAlone() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ziehe 1 Karte. [Singe ein Lied].");
    auto* english = at().child<CardTextEdit>("cards.otherLanguage");
    const QString german = text();
    english->setFocus();
    english->moveCursor(QTextCursor::End);
    at().type(english, " Bewitch 2 figures.");
    QCOMPARE(text(), german);
    QVERIFY(std::ranges::find(english->marks(), TextMark::Kind::Unknown, &TextMark::kind) != english->marks().end());
    QVERIFY(at().child<TextHint>("cards.otherLanguage.hint")->isVisible());
    edit->setFocus();
    QVERIFY(english->toPlainText().endsWith("Bewitch 2 figures."));
    english->setFocus();
    english->replaceText(english->toPlainText().replace("Bewitch 2 figures.", "Gain 2 energy."));
    QVERIFY2(text().contains("Erhalte 2 Energie.") && text().contains("[Singe ein Lied]"), qPrintable(text()));
}

void TestCardText::anotherCardBringsItsOwnEnglish() {
    at().emptyText();
    auto* english = at().child<CardTextEdit>("cards.otherLanguage");
    english->setFocus();
    at().type(english, "Bewitch 2 figures.");
    at().page->list()->show(QStringLiteral("roxy"));
    english->setFocus();
    QVERIFY2(!english->toPlainText().contains("Bewitch"), qPrintable(english->toPlainText()));
    english->setFocus();
    at().page->list()->show(QStringLiteral("nami"));
    const QString ofNami = english->toPlainText();
    at().text()->setFocus();
    at().page->list()->show(QStringLiteral("roxy"));
    QVERIFY(english->toPlainText() != ofNami);
}

void TestCardText::discardingGivesUpTheEnglishToo() {
    at().page->list()->show(QStringLiteral("roxy"));
    auto* english = at().child<CardTextEdit>("cards.otherLanguage");
    const QString before = english->toPlainText();
    english->setFocus();
    english->moveCursor(QTextCursor::End);
    at().type(english, " Bewitch 2 figures.");
    at().page->editor()->discard();
    QCOMPARE(english->toPlainText(), before);
}

void TestCardText::kindsAreNamedInTheLanguageOfTheProgram() {
    CardTextEdit* edit = at().emptyText();
    setUiLanguage(model::Language::English);
    const auto german = qScopeGuard([] { setUiLanguage(model::Language::German); });
    at().type(edit, "Zu Beginn deines Zuges: Er");
    QTRY_VERIFY(isOpen());
    QCOMPARE(popup()->offers().front().kind, QString("effect"));
    QVERIFY(popup()->offers().front().phrase.contains("Ziel") || popup()->offers().front().phrase.contains("Zahl"));
}

void TestCardText::bracketsMakeASentenceManualAndBack() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ziehe 1 Karte. Erhalte 1 Energie.");
    QTextCursor cursor = edit->textCursor();
    cursor.setPosition(int(text().indexOf("Ziehe")) + 2);
    edit->setTextCursor(cursor);
    auto* manual = at().page->findChild<QAction*>("cards.manual");
    manual->trigger();
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: [Ziehe 1 Karte]. Erhalte 1 Energie."));
    QCOMPARE(at().page->editor()->reading().reading.manual, std::size_t{1});
    QCOMPARE(hint()->kind(), TextHint::Kind::Manual);
    manual->trigger();
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: Ziehe 1 Karte. Erhalte 1 Energie."));
    QVERIFY(at().page->editor()->reading().reading.understood);
    edit->undo();
    QVERIFY(text().contains("[Ziehe 1 Karte]"));
}

void TestCardText::reminderComesFromTheGlossaryAndGoes() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Entferne 1 Stress von einer eigenen Figur.");
    auto* reminder = at().page->findChild<QAction*>("cards.reminder");
    reminder->trigger();
    if (auto* menu = edit->findChild<QMenu*>("cards.reminder.terms")) {
        QVERIFY(menu->actions().size() > 2);
        menu->actions().last()->trigger();
        menu->close();
    }
    QVERIFY2(text().endsWith(")") && text().contains(" ("), qPrintable(text()));
    QVERIFY(at().page->editor()->reading().reading.understood);
    QVERIFY(!at().page->editor()->reading().reading.abilities.front().reminders.empty());
    reminder->trigger();
    QCOMPARE(text(), QString("Zu Beginn deines Zuges: Entferne 1 Stress von einer eigenen Figur."));
}

void TestCardText::everyStepIsTakenBack() {
    const std::string old = at().card().text;
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Am Ende deines Zuges: Zieh");
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    QTest::keyClick(edit, Qt::Key_Tab);
    at().page->commitEdits();
    QVERIFY(at().card().text.starts_with("Am Ende deines Zuges: Ziehe 1 Karte"));
    QVERIFY(at().workspace->undo());
    QCOMPARE(at().card().text, old);
    QCOMPARE(text(), QString::fromStdString(old));
}

void TestCardText::noRawNameOfTheGrammarIsShown() {
    const auto& language = at().desk().engine->language();
    for (const auto& [start, code] :
         {std::pair("", model::Language::German), std::pair("Beim Ausspielen: ", model::Language::German),
          std::pair("", model::Language::English), std::pair("When played: ", model::Language::English)}) {
        for (const auto& next : language.complete(start, code, {}).continuations) {
            QVERIFY2((!next.label.de.empty() && !next.label.en.empty()) || next.kind == "word", next.text.c_str());
            for (const auto& phrase : next.phrases) {
                const QString text = QString::fromStdString(phrase.text);
                static const QRegularExpression kSlot("\\{([^}]*)\\}");
                for (auto match = kSlot.globalMatch(text); match.hasNext();) {
                    const std::string name = match.next().captured(1).toStdString();
                    const auto& raw = language.abstractSyntax().categories;
                    // "Level" may be the name for people too.
                    QVERIFY2(std::ranges::find(raw, name) == raw.end() || name == "Text", phrase.text.c_str());
                }
            }
        }
    }
}

/// Everything that one key sets off: reading, marks, tree, hint, list of completions, and their painting.
void TestCardText::keysCostTheSameInALongText() {
    const QString sentence = "Zu Beginn deines Zuges: Entferne 1 Stress von einer anderen eigenen Figur.\n";
    const QString typed = "Am Ende deines Zuges: Erhalte 1 Energie.";
    const auto meanOfKeys = [&](int length) {
        CardTextEdit* edit = at().emptyText();
        edit->insertPlainText(sentence.repeated(1 + length / int(sentence.size())).left(length) + "\n");
        at().type(edit, "Am");
        QTest::qWait(300);
        QTest::keyClick(edit, Qt::Key_Backspace);
        QTest::keyClick(edit, Qt::Key_Backspace);
        auto* reading = at().child<ReadingView>("cards.reading");
        const std::clock_t begin = std::clock();
        for (const QChar sign : typed) {
            at().type(edit, QString(sign));
            if (sign.isLetter()) {
                edit->completion()->open();
            }
            edit->viewport()->repaint();
            reading->repaint();
            hint()->repaint();
            if (isOpen()) {
                popup()->repaint();
            }
        }
        edit->completion()->close();
        return 1000.0 * double(std::clock() - begin) / CLOCKS_PER_SEC / double(typed.size());
    };
    const double brief = meanOfKeys(40);
    const double wide = meanOfKeys(360);
    qInfo("a key costs %.2f ms of CPU at 40 characters, %.2f ms at 400", brief, wide);
    QVERIFY2(wide < 12 * brief + 1, "a long text makes keys too slow");
#ifdef NDEBUG
    QVERIFY(wide < 16);
#endif
}

QTEST_MAIN(TestCardText)
#include "tst_card_text.moc"
