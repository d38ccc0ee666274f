#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/language_tools.h"
#include "app/cards/meaning_dialog.h"
#include "app/cards/phrases_dialog.h"
#include "app/cards/reading_view.h"
#include "app/cards/replace_dialog.h"
#include "app/cards/text_change_list.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

using namespace blattwerk;
using namespace blattwerk::app;

/// Teaching the card language sentences, and changing many cards by what they mean.
class TestLanguageTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void unknownSentenceIsTaughtAndUnderstoodFromThenOn();
    void sentenceWithAMeaningOfItsOwnIsRefusedWithTheReason();
    void collisionIsRefusedWithItsWitness();
    void knownSentenceIsPickedFromTheList();
    void newCanonicalWordingIsShownSideBySideAndWrittenInOneStep();
    void taughtSentencesAreListedChangedAndRemoved();
    void meaningIsReplacedOnAllCardsInOneStep();
    void cardLeftOutOfThePreviewStaysAsItIs();

private:
    [[nodiscard]] CardsPageFixture& at() const { return *m_fixture; }
    [[nodiscard]] LanguageTools* tools() const { return at().page->languageTools(); }
    [[nodiscard]] int revisions() const { return int(at().workspace->project().history().revisions()->size()); }
    void teach(const QString& sentence, const QString& meaning) const {
        MeaningDialog* dialog = tools()->openMeaning(sentence);
        dialog->findChild<CardTextEdit*>("cards.meaning.phrase")->replaceText(meaning);
        dialog->settle();
        dialog->findChild<QPushButton*>("cards.meaning.save")->click();
    }

    std::unique_ptr<CardsPageFixture> m_fixture;
};

void TestLanguageTools::unknownSentenceIsTaughtAndUnderstoodFromThenOn() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, QString::fromUtf8("Zu Beginn deines Zuges: Mach eine gegnerische Figur müde."));
    QVERIFY(at().page->editor()->reading().hasUnknown());
    at().page->commitEdits();
    at().page->findChild<QAction*>("cards.meaning.open")->trigger();
    auto* dialog = at().page->window()->findChild<MeaningDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(!dialog->isModal());
    QCOMPARE(dialog->findChild<QLineEdit*>("cards.meaning.wording")->text(),
             QString::fromUtf8("Mach eine gegnerische Figur müde."));
    dialog->findChild<CardTextEdit*>("cards.meaning.phrase")
        ->replaceText(QString::fromUtf8("Erschöpfe eine gegnerische Figur."));
    dialog->settle();
    QVERIFY(!dialog->findChild<ReadingView*>("cards.meaning.reading")->lines().isEmpty());
    const QString pattern = dialog->findChild<QLineEdit*>("cards.meaning.pattern")->text();
    QVERIFY2(pattern.contains('{'), qPrintable(pattern + dialog->said()));
    dialog->findChild<QPushButton*>("cards.meaning.save")->click();
    QVERIFY2(at().page->editor()->reading().reading.understood, qPrintable(dialog ? dialog->said() : QString()));
    QVERIFY(at().workspace->undo());
    QVERIFY(!at().page->editor()->reading().reading.understood);
}

void TestLanguageTools::sentenceWithAMeaningOfItsOwnIsRefusedWithTheReason() {
    MeaningDialog* dialog = tools()->openMeaning("Ziehe 1 Karte");
    dialog->findChild<CardTextEdit*>("cards.meaning.phrase")->replaceText("Erhalte 1 Energie.");
    dialog->settle();
    const int before = revisions();
    dialog->findChild<QPushButton*>("cards.meaning.save")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY2(!dialog->said().isEmpty(), "a reason");
    QCOMPARE(revisions(), before);
}

void TestLanguageTools::collisionIsRefusedWithItsWitness() {
    MeaningDialog* dialog = tools()->openMeaning(QString::fromUtf8("Erschöpfe diese Karte ohne Ausrüstung"));
    dialog->findChild<CardTextEdit*>("cards.meaning.phrase")
        ->replaceText(QString::fromUtf8("Lege die Ausrüstung von dieser Karte ab."));
    dialog->settle();
    auto* pattern = dialog->findChild<QLineEdit*>("cards.meaning.pattern");
    pattern->setText(QString::fromUtf8("Erschöpfe {diese Karte} ohne Ausrüstung."));
    dialog->findChild<QLineEdit*>("cards.meaning.known")
        ->setText(QString::fromUtf8("Lege die Ausrüstung von {dieser Karte} ab."));
    const int before = revisions();
    dialog->findChild<QPushButton*>("cards.meaning.save")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->said().contains(QString::fromUtf8("ohne ausrüstung"), Qt::CaseInsensitive),
             qPrintable(dialog->said()));
    QCOMPARE(revisions(), before);
}

void TestLanguageTools::knownSentenceIsPickedFromTheList() {
    MeaningDialog* dialog = tools()->openMeaning(QString::fromUtf8("Ermüde eine gegnerische Figur"));
    auto* known = dialog->findChild<QListWidget*>("cards.meaning.proposals");
    QVERIFY(known->count() > 0);
    QTest::mouseClick(known->viewport(), Qt::LeftButton, {}, known->visualItemRect(known->item(0)).center());
    QCOMPARE(dialog->findChild<CardTextEdit*>("cards.meaning.phrase")->toPlainText(), known->item(0)->text());
    dialog->settle();
    QVERIFY(dialog->findChild<QPushButton*>("cards.meaning.save")->isEnabled());
}

void TestLanguageTools::newCanonicalWordingIsShownSideBySideAndWrittenInOneStep() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Erhalte 7 Energie.");
    at().page->commitEdits();
    MeaningDialog* dialog = tools()->openMeaning("Nimm 7 Energie aus dem Vorrat");
    dialog->findChild<CardTextEdit*>("cards.meaning.phrase")->replaceText("Erhalte 7 Energie.");
    dialog->settle();
    dialog->findChild<QCheckBox*>("cards.meaning.canonical")->setChecked(true);
    auto* list = dialog->findChild<TextChangeList*>("cards.changes");
    QVERIFY(list->isVisible());
    const auto changes = list->chosen();
    const auto mine = std::ranges::find(changes, std::string("konfetti-kati"), &TextChange::cardKey);
    QVERIFY(mine != changes.end());
    QCOMPARE(mine->before, std::string("Zu Beginn deines Zuges: Erhalte 7 Energie."));
    QCOMPARE(mine->after, std::string("Zu Beginn deines Zuges: Nimm 7 Energie aus dem Vorrat."));
    const int before = revisions();
    dialog->findChild<QPushButton*>("cards.meaning.save")->click();
    QCOMPARE(at().card().text, mine->after);
    QCOMPARE(revisions(), before + 1);
    // The old wording is still read.
    edit->selectAll();
    at().type(edit, "Zu Beginn deines Zuges: Erhalte 2 Energie.");
    QVERIFY(at().page->editor()->reading().reading.understood);
    QCOMPARE(at().page->editor()->reading().reading.normalised,
             std::string("Zu Beginn deines Zuges: Nimm 2 Energie aus dem Vorrat."));
    at().page->editor()->discard();
    QVERIFY(at().workspace->undo());
    QCOMPARE(at().card().text, mine->before);
}

void TestLanguageTools::taughtSentencesAreListedChangedAndRemoved() {
    teach("Mach eine gegnerische Figur schlapp", QString::fromUtf8("Erschöpfe eine gegnerische Figur."));
    PhrasesDialog* phrases = tools()->openPhrases();
    QCOMPARE(phrases->list()->topLevelItemCount(), 1);
    QVERIFY(phrases->list()->topLevelItem(0)->text(0).contains("schlapp"));
    phrases->findChild<QPushButton*>("cards.phrases.edit")->click();
    auto* dialog = at().page->window()->findChild<MeaningDialog*>();
    QVERIFY(dialog);
    auto* pattern = dialog->findChild<QLineEdit*>("cards.meaning.pattern");
    pattern->setText(pattern->text().replace("schlapp", "matt"));
    dialog->findChild<QPushButton*>("cards.meaning.save")->click();
    QCOMPARE(phrases->list()->topLevelItemCount(), 1);
    QVERIFY2(phrases->list()->topLevelItem(0)->text(0).contains("matt"), qPrintable(dialog->said()));
    phrases->findChild<QPushButton*>("cards.phrases.remove")->click();
    QCOMPARE(phrases->list()->topLevelItemCount(), 0);
    QVERIFY(at().workspace->undo());
    QCOMPARE(phrases->list()->topLevelItemCount(), 1);
}

void TestLanguageTools::meaningIsReplacedOnAllCardsInOneStep() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Erhalte 7 Energie.");
    at().page->commitEdits();
    const int before = revisions();
    ReplaceDialog* dialog = tools()->openReplace();
    dialog->setPattern("Erhalte {7} Energie.", {});
    const int found = dialog->list()->topLevelItemCount();
    QVERIFY2(found >= 1, qPrintable(dialog->said()));
    dialog->setPattern("Erhalte 7 Energie.", "Ziehe 2 Karten.");
    QVERIFY2(dialog->list()->chosen().size() == 1, qPrintable(dialog->said()));
    QCOMPARE(dialog->list()->chosen().front().after, std::string("Zu Beginn deines Zuges: Ziehe 2 Karten."));
    dialog->findChild<QPushButton*>("cards.replace.apply")->click();
    QCOMPARE(at().card().text, std::string("Zu Beginn deines Zuges: Ziehe 2 Karten."));
    QCOMPARE(revisions(), before + 1);
    QVERIFY(at().workspace->undo());
    QCOMPARE(at().card().text, std::string("Zu Beginn deines Zuges: Erhalte 7 Energie."));
}

void TestLanguageTools::cardLeftOutOfThePreviewStaysAsItIs() {
    CardTextEdit* edit = at().emptyText();
    at().type(edit, "Zu Beginn deines Zuges: Erhalte 7 Energie.");
    at().page->commitEdits();
    ReplaceDialog* dialog = tools()->openReplace();
    dialog->setPattern("Erhalte 7 Energie.", "Ziehe 2 Karten.");
    QCOMPARE(dialog->list()->topLevelItemCount(), 1);
    dialog->list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QVERIFY(!dialog->findChild<QPushButton*>("cards.replace.apply")->isEnabled());
    QVERIFY(dialog->list()->chosen().empty());
}

QTEST_MAIN(TestLanguageTools)
#include "tst_language_tools.moc"
