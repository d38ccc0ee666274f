#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/card_text_control.h"
#include "app/cards/reading_view.h"
#include "app/cards/scene_texts.h"
#include "app/session/sentences.h"

#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"

#include <QAbstractButton>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>

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
    void phraseWithTwoHeadsIsUnderstoodOnceFilled();
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
    void everyKindOfLineHasItsSign();
    void englishIsEditedAndTheGermanFollows();
    void unknownEnglishLeavesTheGermanAlone();
    void anotherCardBringsItsOwnEnglish();
    void discardingGivesUpTheEnglishToo();
    void kindsAreNamedInTheLanguageOfTheProgram();
    void bracketsMakeASentenceManualAndBack();
    void reminderComesFromTheGlossaryAndGoes();
    void everyStepIsTakenBack();
    void noRawNameOfTheGrammarIsShown();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

void TestCardText::aPauseInAWordOpensTheListAndTabTakesTheOffer() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ent");
    QVERIFY(!at().isOpen());
    QTRY_VERIFY(at().isOpen());
    QVERIFY(at().popup()->offers().front().phrase.startsWith("Entferne "));
    QVERIFY(!at().popup()->offers().front().kind.isEmpty());
    QCOMPARE(at().popup()->selected(), 0);
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY2(at().plainText().startsWith("Zu Beginn deines Zuges: Entferne "), qPrintable(at().plainText()));
    QVERIFY(edit->hasFocus());
}

void TestCardText::typingFastIsNeverInterrupted() {
    CardTextEdit* edit = at().emptyText();
    const QString typed = "Zu Beginn deines Zuges: Entferne 1 Stress von einer anderen eigenen Figur.\nAm Ende deines "
                          "Zuges: Ziehe 1 Karte.";
    at().type(edit, typed);
    QCOMPARE(at().plainText(), typed);
    QVERIFY(!at().isOpen());
    QVERIFY(at().reading().reading.understood);
}

void TestCardText::tabGoesFromSlotToSlotAndUndoTakesThePhraseBack() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: Versch");
    QTRY_VERIFY(at().isOpen());
    const auto offers = at().popup()->offers();
    const auto wanted = std::ranges::find_if(offers, [](const CompletionOffer& offer) {
        return offer.phrase.contains("Stress") && offer.phrase.contains("auf");
    });
    QVERIFY(wanted != offers.end());
    for (auto i = offers.begin(); i != wanted; ++i) {
        QTest::keyClick(edit, Qt::Key_Down);
    }
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(at().plainText(), QString("Beim Ausspielen: Verschiebe 1 Stress von … auf …"));
    QCOMPARE(edit->textCursor().selectedText(), QString("1"));
    at().type(edit, "2");
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->textCursor().selectedText(), QString("…"));
    at().type(edit, "dieser Karte");
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(at().plainText(), QString("Beim Ausspielen: Verschiebe 2 Stress von dieser Karte auf …"));
    QCOMPARE(edit->textCursor().selectedText(), QString("…"));
    QTRY_VERIFY(at().isOpen()); // what may stand in the slot
    at().type(edit, "eine andere eigene Figur.");
    QVERIFY2(at().reading().reading.understood, qPrintable(at().plainText()));
    while (edit->document()->isUndoAvailable() && at().plainText() != "Beim Ausspielen: Versch") {
        edit->undo();
    }
    QCOMPARE(at().plainText(), QString("Beim Ausspielen: Versch"));
}

void TestCardText::numbersAreSelectedSoThatTypingReplacesThem() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Am Ende deines Zuges: Zieh");
    QTRY_VERIFY(at().isOpen());
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->textCursor().selectedText(), QString("1"));
    at().type(edit, "3");
    QVERIFY2(at().plainText().startsWith("Am Ende deines Zuges: Ziehe 3 Karte"), qPrintable(at().plainText()));
}

void TestCardText::phraseWithTwoHeadsIsUnderstoodOnceFilled() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Pre");
    QTRY_VERIFY(at().isOpen());
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(at().plainText(), QString::fromUtf8("Zu Beginn deines Zuges: Preis: …. Dafür:"));
    QCOMPARE(edit->textCursor().selectedText(), QString::fromUtf8("…"));
    at().type(edit, "Gib dieser Karte 1 Stress");
    QTest::keyClick(edit, Qt::Key_Tab);
    at().type(edit, " Ziehe 1 Karte.");
    QCOMPARE(at().plainText(),
             QString::fromUtf8("Zu Beginn deines Zuges: Preis: Gib dieser Karte 1 Stress. Dafür: Ziehe 1 Karte."));
    QVERIFY(at().reading().reading.understood);
}

void TestCardText::controlSpaceOpensTheListAfterAColon() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: ");
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(at().isOpen());
    QVERIFY(at().popup()->offers().size() > 10);
    QCOMPARE(at().popup()->selected(), 0);
    QVERIFY(at().popup()->offers().front().phrase.front().isUpper());
    QTest::keyClick(edit, Qt::Key_Down);
    QCOMPARE(at().popup()->selected(), 1);
    QTest::keyClick(edit, Qt::Key_Up);
    QTest::keyClick(edit, Qt::Key_Up);
    QCOMPARE(at().popup()->selected(), int(at().popup()->offers().size()) - 1);
}

void TestCardText::escapeClosesTheListAndEnterMakesALine() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: Ziehe 1 Karte. Erh");
    QTRY_VERIFY(at().isOpen());
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!at().isOpen());
    QVERIFY(edit->hasFocus());
    at().type(edit, "alte 1 Energie.");
    QTRY_VERIFY(!at().isOpen());
    at().type(edit, "\n");
    QCOMPARE(at().plainText(), QString("Beim Ausspielen: Ziehe 1 Karte. Erhalte 1 Energie.\n"));
    QTest::qWait(150);
    QVERIFY(!at().isOpen());
}

void TestCardText::umlautsAreCompleted() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, QString::fromUtf8("Beim Ausspielen: Erschö"));
    QTRY_VERIFY(at().isOpen());
    QVERIFY2(at().popup()->offers().front().phrase.startsWith(QString::fromUtf8("Erschöpfe")),
             qPrintable(at().popup()->offers().front().phrase));
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(at().plainText().startsWith(QString::fromUtf8("Beim Ausspielen: Erschöpfe ")));
}

void TestCardText::namesAreOfferedInsideQuotes() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, QString::fromUtf8("Beim Ausspielen: Entferne 1 Stress von „Konf"));
    QTRY_VERIFY(at().isOpen());
    QCOMPARE(at().popup()->offers().front().phrase, QString::fromUtf8("Konfetti-Kati“"));
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY2(at().plainText().endsWith(QString::fromUtf8("von „Konfetti-Kati“")), qPrintable(at().plainText()));
}

void TestCardText::whatTheProjectUsesMostComesFirst() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Beim Ausspielen: ");
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    const auto& offers = at().popup()->offers();
    for (size_t i = 1; i < offers.size(); ++i) {
        QVERIFY(offers[i - 1].uses >= offers[i].uses || offers[i].uses == 0);
    }
    QVERIFY(offers.front().uses > offers.back().uses);
}

void TestCardText::unfinishedSentenceIsNotCalledWrong() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Entferne 1 Str");
    QVERIFY(!at().reading().hasUnknown());
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Unfinished);
    QVERIFY(!at().child<ReadingView>("cards.reading")->lines().isEmpty());
    at().page->list()->setFocus();
    at().page->setFocus();
    QTRY_VERIFY(at().reading().hasUnknown());
}

void TestCardText::unknownWordIsUnderlinedWithWhatIsExpected() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Verzaubere 1 Figur.");
    const auto& marks = edit->marks();
    const auto unknown = std::ranges::find(marks, TextMark::Kind::Unknown, &TextMark::kind);
    QVERIFY(unknown != marks.end());
    QCOMPARE(at().plainText().mid(unknown->from, unknown->length), QString("Verzaubere"));
    QVERIFY2(unknown->kinds.contains("Wirkung"), qPrintable(unknown->kinds.join(' ')));
    QVERIFY(unknown->expected.join('\n').contains(QString::fromUtf8("entferne ‹Zahl› Stress von ‹Ziel›")));
    QVERIFY2(at().hint()->sentence().contains("Wirkung"), qPrintable(at().hint()->sentence()));
    QVERIFY(!at().hint()->sentence().contains('{'));
}

void TestCardText::oneKeyMendsTheText() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Entferne 1 Stress von einer gegnerischer Figur.");
    QTRY_COMPARE(at().hint()->kind(), TextHint::Kind::Repair);
    QVERIFY2(at().hint()->sentence().contains("gegnerischen"), qPrintable(at().hint()->sentence()));
    QTest::keyClick(edit, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: Entferne 1 Stress von einer gegnerischen Figur."));
    QVERIFY(at().reading().reading.understood);
    edit->undo();
    QVERIFY(at().plainText().contains("gegnerischer"));
    QTest::keyClick(edit, Qt::Key_Period, Qt::ControlModifier); // at once, without waiting for the pause
    QVERIFY(at().plainText().contains("gegnerischen"));
}

void TestCardText::oneKeyTakesTheCanonicalWording() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Dein Gegner verliert zwei Energie.");
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Canonical);
    QVERIFY2(at().hint()->sentence().contains("Die andere Seite verliert 2 Energie."),
             qPrintable(at().hint()->sentence()));
    QTest::mouseClick(at().child<QAbstractButton>("cards.text.take"), Qt::LeftButton);
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: Die andere Seite verliert 2 Energie."));
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Understood);
    edit->undo();
    QVERIFY(at().plainText().contains("Dein Gegner"));
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

void TestCardText::everyKindOfLineHasItsSign() {
    using engine::language::OutlineKind;
    constexpr int kKinds = int(OutlineKind::Manual) + 1;
    TextReading reading;
    reading.isRead = true;
    QStringList rules;
    for (int kind = 0; kind < kKinds; ++kind) {
        engine::language::OutlineLine line;
        line.kind = OutlineKind(kind);
        line.de = line.en = "Wort: Text";
        line.ability = std::size_t(kind); // nothing stands under anything
        reading.outline.push_back(line);
        rules << QString();
    }
    ReadingView view(*at().appearance);
    view.setReading(reading, rules, model::Language::German);
    view.resize(300, view.heightForWidth(300));
    QCOMPARE(view.lines().size(), kKinds);
    const QImage image = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const int height = view.height() / kKinds;
    std::vector<QImage> signs;
    for (int kind = 0; kind < kKinds; ++kind) {
        const QImage sign = image.copy(0, kind * height, at().appearance->px(20), height);
        QSet<QRgb> colours;
        for (int y = 0; y < sign.height(); ++y) {
            for (int x = 0; x < sign.width(); ++x) {
                colours.insert(sign.pixel(x, y));
            }
        }
        QVERIFY2(colours.size() > 2, qPrintable(QString("kind %1 has no sign").arg(kind)));
        const QRgb ink = (OutlineKind(kind) == OutlineKind::Manual ? at().appearance->colours().warning
                                                                   : at().appearance->accentColour())
                             .rgb();
        QVERIFY2(colours.contains(ink), qPrintable(QString("kind %1 in another colour").arg(kind)));
        QVERIFY2(std::ranges::find(signs, sign) == signs.end(),
                 qPrintable(QString("kind %1 looks like another").arg(kind)));
        signs.push_back(sign);
    }
}

void TestCardText::englishIsEditedAndTheGermanFollows() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ziehe 1 Karte.");
    auto* english = at().child<CardTextEdit>("cards.otherLanguage");
    QVERIFY(english->toPlainText().contains("raw 1 card."));
    english->setFocus();
    QString said = english->toPlainText();
    english->replaceText(said.replace("raw 1 card.", "raw 3 cards."));
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: Ziehe 3 Karten."));
    english->moveCursor(QTextCursor::End);
    at().type(english, " Gain 1 energy.");
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: Ziehe 3 Karten. Erhalte 1 Energie."));
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
    const QString german = at().plainText();
    english->setFocus();
    english->moveCursor(QTextCursor::End);
    at().type(english, " Bewitch 2 figures.");
    QCOMPARE(at().plainText(), german);
    QVERIFY(std::ranges::find(english->marks(), TextMark::Kind::Unknown, &TextMark::kind) != english->marks().end());
    QVERIFY(at().child<TextHint>("cards.otherLanguage.hint")->isVisible());
    edit->setFocus();
    QVERIFY(english->toPlainText().endsWith("Bewitch 2 figures."));
    english->setFocus();
    english->replaceText(english->toPlainText().replace("Bewitch 2 figures.", "Gain 2 energy."));
    QVERIFY2(at().plainText().contains("Erhalte 2 Energie.") && at().plainText().contains("[Singe ein Lied]"),
             qPrintable(at().plainText()));
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
    QTRY_VERIFY(at().isOpen());
    QCOMPARE(at().popup()->offers().front().kind, QString("effect"));
    QVERIFY(at().popup()->offers().front().phrase.contains("Ziel") ||
            at().popup()->offers().front().phrase.contains("Zahl"));
}

void TestCardText::bracketsMakeASentenceManualAndBack() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Ziehe 1 Karte. Erhalte 1 Energie.");
    QTextCursor cursor = edit->textCursor();
    cursor.setPosition(int(at().plainText().indexOf("Ziehe")) + 2);
    edit->setTextCursor(cursor);
    auto* manual = at().page->findChild<QAction*>("cards.manual");
    manual->trigger();
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: [Ziehe 1 Karte]. Erhalte 1 Energie."));
    QCOMPARE(at().reading().reading.manual, std::size_t{1});
    QCOMPARE(at().hint()->kind(), TextHint::Kind::Manual);
    manual->trigger();
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: Ziehe 1 Karte. Erhalte 1 Energie."));
    QVERIFY(at().reading().reading.understood);
    edit->undo();
    QVERIFY(at().plainText().contains("[Ziehe 1 Karte]"));
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
    QVERIFY2(at().plainText().endsWith(")") && at().plainText().contains(" ("), qPrintable(at().plainText()));
    QVERIFY(at().reading().reading.understood);
    QVERIFY(!at().reading().reading.abilities.front().reminders.empty());
    reminder->trigger();
    QCOMPARE(at().plainText(), QString("Zu Beginn deines Zuges: Entferne 1 Stress von einer eigenen Figur."));
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
    QCOMPARE(at().plainText(), QString::fromStdString(old));
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

QTEST_MAIN(TestCardText)
#include "tst_card_text.moc"
