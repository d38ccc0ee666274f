#include "tests/app/cards/cards_page_fixture.h"

#include "app/cards/language_tools.h"
#include "app/cards/meaning_dialog.h"
#include "app/cards/phrases_dialog.h"
#include "app/cards/reading_view.h"
#include "app/cards/replace_dialog.h"
#include "app/cards/text_change_list.h"
#include "model/change_set.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

/// The columns of a row of pixels that are no ground, from `from` on.
std::vector<int> inkColumns(const QImage& image, const QRect& row, int from) {
    const QRgb ground = image.pixel(from, row.top() + 1);
    std::vector<int> columns;
    for (int x = from; x < image.width(); ++x) {
        for (int y = row.top() + 1; y < row.bottom() - 1; ++y) {
            if (image.pixel(x, y) != ground) {
                columns.push_back(x);
                break;
            }
        }
    }
    return columns;
}

} // namespace

/// Teaching the card language sentences, and changing many cards by what they mean.
class TestLanguageTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<CardsPageFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void unknownSentenceIsTaughtAndUnderstoodFromThenOn();
    void laterLeftoverIsTaughtInTheWindow();
    void sentenceWithAMeaningOfItsOwnIsRefusedWithTheReason();
    void collisionIsRefusedWithItsWitness();
    void knownSentenceIsPickedFromTheList();
    void newCanonicalWordingIsShownSideBySideAndWrittenInOneStep();
    void taughtSentencesAreListedChangedAndRemoved();
    void sentencesStandBelowTheirCaptionsAndSayWhyTheyFail();
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
    QVERIFY(at().reading().hasUnknown());
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
    QVERIFY2(at().reading().reading.understood, qPrintable(dialog ? dialog->said() : QString()));
    QVERIFY(at().workspace->undo());
    QVERIFY(!at().reading().reading.understood);
}

/// What is not understood stands behind things that are: the button below the text and the action at the cursor name
/// that part alone. Taught once, all the texts are understood.
void TestLanguageTools::laterLeftoverIsTaughtInTheWindow() {
    const QString wording = QString::fromUtf8("Mach eine gegnerische Figur müde.");
    QStringList texts;
    for (const char* before :
         {"Zu Beginn deines Zuges: Ziehe 1 Karte. ", "Zu Beginn deines Zuges: Ziehe 1 Karte. Erhalte 1 Energie. ",
          "Zu Beginn deines Zuges: Ziehe 1 Karte. Wenn du höchstens 2 Handkarten hast: ",
          "Zu Beginn deines Zuges: Ziehe 1 Karte. Preis: Wirf 1 Handkarte ab. Dafür: ",
          "Zu Beginn deines Zuges: Ziehe 1 Karte. Freiwillig: ",
          "Beim Ausspielen: Ziehe 1 Karte.\nZu Beginn deines Zuges: Erhalte 1 Energie. "}) {
        texts << QString::fromUtf8(before) + wording;
    }
    texts << QString::fromUtf8("Zu Beginn deines Zuges: Ziehe 1 Karte und mach eine gegnerische Figur müde.");
    const auto dialog = [this] { return at().page->window()->findChild<MeaningDialog*>(); };
    for (const QString& text : std::as_const(texts)) {
        CardTextEdit* edit = at().emptyText();
        at().type(edit, text);
        QVERIFY2(at().reading().hasUnknown(), qPrintable(text));
        at().hint()->findChild<QPushButton*>("cards.text.meaning")->click();
        QVERIFY(dialog());
        QCOMPARE(dialog()->findChild<QLineEdit*>("cards.meaning.wording")->text(), wording);
        at().page->findChild<QAction*>("cards.meaning.open")->trigger();
        QCOMPARE(dialog()->findChild<QLineEdit*>("cards.meaning.wording")->text(), wording);
    }
    dialog()
        ->findChild<CardTextEdit*>("cards.meaning.phrase")
        ->replaceText(QString::fromUtf8("Erschöpfe eine gegnerische Figur."));
    dialog()->settle();
    dialog()->findChild<QPushButton*>("cards.meaning.save")->click();
    for (const QString& text : std::as_const(texts)) {
        at().text()->replaceText(text);
        QVERIFY2(at().reading().reading.understood, qPrintable(text + " / " + at().hint()->sentence()));
        const QString said = QString::fromStdString(at().reading().reading.normalised);
        QVERIFY2(said.contains(QString::fromUtf8("rschöpfe eine")) && said.endsWith("gegnerische Figur."),
                 qPrintable(said));
        QCOMPARE(at().plainText(), text); // read so, not rewritten
    }
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
    QVERIFY(at().reading().reading.understood);
    QCOMPARE(at().reading().reading.normalised, std::string("Zu Beginn deines Zuges: Nimm 2 Energie aus dem Vorrat."));
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

void TestLanguageTools::sentencesStandBelowTheirCaptionsAndSayWhyTheyFail() {
    const model::PhraseAlias known{"heldenhain", "de", "Mach {eine gegnerische Figur} müde",
                                   "Erschöpfe {eine gegnerische Figur}"};
    // As after a change of the shipped tables: the phrase is known no more.
    const model::PhraseAlias lost{"heldenhain", "de", "Mach eine Figur schlapp", "Das hat noch nie jemand gesagt"};
    QVERIFY(at().workspace->perform(model::savePhraseAlias({}, known)));
    QVERIFY(at().workspace->perform(model::savePhraseAlias({}, lost)));
    PhrasesDialog* phrases = tools()->openPhrases();
    QVERIFY(QTest::qWaitForWindowExposed(phrases));
    QTreeWidget* list = phrases->list();
    QCOMPARE(list->topLevelItemCount(), 2);
    QTreeWidgetItem* broken = list->findItems("schlapp", Qt::MatchContains).value(0);
    QTreeWidgetItem* fine = list->findItems(QString::fromUtf8("müde"), Qt::MatchContains).value(0);
    QVERIFY(broken && fine);
    QVERIFY2(broken->text(2).contains("Das hat noch nie jemand gesagt"), qPrintable(broken->text(2)));
    // The reason is longer than the column is wide and is shown whole, in the ink of errors.
    QVERIFY(list->visualItemRect(broken).height() > list->visualItemRect(fine).height());
    list->setCurrentItem(fine);
    const QImage cells = list->viewport()->grab().toImage();
    const QImage head = list->header()->viewport()->grab().toImage();
    for (int column = 0; column < 3; ++column) {
        const int from = list->header()->sectionViewportPosition(column) + 4; // behind the bar of the chosen row
        const std::vector<int> text = inkColumns(cells, list->visualItemRect(fine), from);
        const std::vector<int> caption = inkColumns(head, QRect(0, 0, head.width(), head.height() - 2), from);
        QVERIFY(!text.empty() && !caption.empty());
        QVERIFY2(text.front() >= from + 3 && std::abs(text.front() - caption.front()) <= 2,
                 qPrintable(QString("column %1: %2, %3").arg(column).arg(text.front()).arg(caption.front())));
    }
    const auto hasErrorInk = [&](QTreeWidgetItem* item) {
        const QRect row = list->visualItemRect(item);
        const QRgb error = at().appearance->colours().error.rgb();
        for (int y = row.top(); y <= row.bottom(); ++y) {
            for (int x = list->header()->sectionViewportPosition(2); x < cells.width(); ++x) {
                if (cells.pixel(x, y) == error) {
                    return true;
                }
            }
        }
        return false;
    };
    QVERIFY(hasErrorInk(broken));
    QVERIFY(!hasErrorInk(fine));
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
