#include "app/print/page_preview.h"
#include "app/print/print_page.h"
#include "app/print_sheet/pdf_finish.h"
#include "app/session/sample.h"
#include "app/widgets/notice.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"
#include "model/change_set.h"
#include "tests/app/page_desk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QPrinter>
#include <QPushButton>
#include <QRadioButton>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {
const QString kDeck = QStringLiteral("weggefaehrten");
}

class TestPrintPage : public QObject, protected tests::PageDesk<PrintPage> {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void writingADeckCountsItsCardsInTheFile();
    void aRefusedGridSaysWhyAndItsProposalIsTaken();
    void paperAndBleedChangeTheSheets();
    void keysTurnTheSheets();
    void backsAreShownOnTheirSide();
    void aQueryPrintsWhatItFindsAndSaysWhatIsWrong();
    void thePrinterGetsEveryPage();
    void cancellingLeavesNoFile();
    void anUnwritableFolderIsSaid();
    void theChoiceIsRemembered();
    void aCardOfTheListShowsItsSheetAndOpens();
    void theLanguageOfTheCardsIsChosen();
    void editsReachTheSheets();
    void everyControlHasAName();

private:
    template<typename T>
    T* find(const char* name) const {
        return child<T>(name);
    }
    void openPage();
    [[nodiscard]] bool isReady() const { return find<QPushButton>("print.write")->isEnabled(); }
    void choose(const char* name, int index) {
        auto* combo = find<QComboBox>(name);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    [[nodiscard]] Notice* result() const {
        const auto all = m_page->findChildren<Notice*>(QStringLiteral("print.result"));
        for (Notice* notice : all) {
            if (notice->isVisible()) {
                return notice;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QString sheetText() const { return find<QLabel>("print.sheet")->text(); }
};

void TestPrintPage::openPage() {
    m_page.reset();
    makePage();
    m_page->show();
    m_page->activated();
}

void TestPrintPage::init() {
    m_folder = QTemporaryDir(); // nothing chosen or written before
    auto workspace = sampleWorkspace();
    QVERIFY(workspace.isOk());
    QVERIFY(prepare(std::move(*workspace)));
    openPage();
    QVERIFY(m_page->openKey(kDeck));
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
}

void TestPrintPage::cleanup() {
    m_page.reset();
    m_faces.reset();
    m_workspace.reset();
}

void TestPrintPage::writingADeckCountsItsCardsInTheFile() {
    const QString path = m_folder.filePath("deck.pdf");
    QString proposed;
    m_page->setFileChooser([&](QWidget*, const QString& proposal) {
        proposed = proposal;
        return m_folder.filePath("deck");
    });
    QTest::mouseClick(find<QPushButton>("print.write"), Qt::LeftButton);
    QVERIFY(m_page->isRunning());
    // The window stays awake while the file is written.
    QElapsedTimer clock;
    qint64 longest = 0;
    while (m_page->isRunning()) {
        clock.restart();
        QCoreApplication::processEvents();
        longest = std::max(longest, clock.elapsed());
    }
    qInfo("longest piece while writing: %lld ms", static_cast<long long>(longest));
    QVERIFY(longest < 1000); // 50 ms on an idle machine
    QTRY_VERIFY(result());
    QCOMPARE(result()->sentence(), QStringLiteral("62 of 62 cards written. 7 sheet(s)."));
    QVERIFY(proposed.endsWith(QStringLiteral(".pdf")));
    QCOMPARE(pageTexts(path)->size(), 7);

    const auto jobs = m_workspace->project().records().printJobs("heldenhain");
    QVERIFY(jobs.isOk());
    QCOMPARE(jobs->size(), size_t(1));
    QCOMPARE(jobs->front().faces.size(), size_t(62));
    QCOMPARE(jobs->front().faces.begin()->second.size(), size_t(64));
    QVERIFY(QString::fromStdString(jobs->front().options).contains(QStringLiteral("\"paper\":\"a4\"")));
}

void TestPrintPage::aRefusedGridSaysWhyAndItsProposalIsTaken() {
    choose("print.paper", 1);
    auto* grid = find<QComboBox>("print.grid");
    grid->setFocus();
    grid->setEditText(QStringLiteral("3x3"));
    QTest::keyClick(grid, Qt::Key_Return);
    QVERIFY(m_page->plan());
    QCOMPARE(m_page->plan()->perSheet(), 9);
    find<QDoubleSpinBox>("print.bleed")->setValue(3);
    QVERIFY(!m_page->plan());
    QVERIFY(!isReady());
    auto* refusal = find<Notice>("print.refusal");
    QVERIFY(refusal);
    QVERIFY2(refusal->sentence().contains(QStringLiteral("3 × 3")), qPrintable(refusal->sentence()));
    QVERIFY2(refusal->sentence().contains(QStringLiteral("Letter")), qPrintable(refusal->sentence()));
    Q_EMIT refusal->linkActivated(0);
    QVERIFY(m_page->plan());
    QCOMPARE(QSize(m_page->plan()->columns, m_page->plan()->rows), QSize(4, 2));
    QCOMPARE(grid->currentText(), QStringLiteral("4 × 2"));
    QTRY_VERIFY(!find<Notice>("print.refusal"));
    QTRY_VERIFY(isReady());
}

void TestPrintPage::paperAndBleedChangeTheSheets() {
    QCOMPARE(sheetText(), QStringLiteral("Sheet 1 of 7"));
    QVERIFY(!m_page->plan()->landscape);
    find<QDoubleSpinBox>("print.bleed")->setValue(3);
    QCOMPARE(sheetText(), QStringLiteral("Sheet 1 of 8"));
    QVERIFY(m_page->plan()->landscape);
    QVERIFY(m_page->statusLeft().contains(QStringLiteral("4 × 2")));
    choose("print.paper", 1);
    QCOMPARE(m_page->plan()->paper, paperSize(Paper::Letter).transposed());
    QTest::mouseClick(find<QRadioButton>("print.which.all"), Qt::LeftButton, {}, QPoint(8, 8));
    QCOMPARE(m_page->plan()->cards, int(m_workspace->system("heldenhain").cards.size()));
}

void TestPrintPage::keysTurnTheSheets() {
    auto* preview = find<PagePreview>("print.preview");
    preview->setFocus();
    QTest::keyClick(preview, Qt::Key_PageDown);
    QTest::keyClick(preview, Qt::Key_Right);
    QCOMPARE(sheetText(), QStringLiteral("Sheet 3 of 7"));
    QTest::keyClick(preview, Qt::Key_PageUp);
    QCOMPARE(sheetText(), QStringLiteral("Sheet 2 of 7"));
    QTest::keyClick(preview, Qt::Key_End);
    QCOMPARE(sheetText(), QStringLiteral("Sheet 7 of 7"));
    const QImage last = preview->grab().toImage();
    QTest::keyClick(preview, Qt::Key_Home);
    QCOMPARE(sheetText(), QStringLiteral("Sheet 1 of 7"));
    QVERIFY(preview->grab().toImage() != last);
    const double fitted = preview->zoom();
    QTest::keyClick(preview, Qt::Key_Plus);
    QVERIFY(preview->zoom() > fitted);
    QTest::keyClick(preview, Qt::Key_0);
    QVERIFY(preview->isFitted());
}

void TestPrintPage::backsAreShownOnTheirSide() {
    auto* sides = find<SegmentedControl>("print.side");
    QVERIFY(!sides->isEnabled());
    choose("print.backs", 1);
    QVERIFY(sides->isEnabled());
    QCOMPARE(m_page->plan()->pages(), 14);
    auto* preview = find<PagePreview>("print.preview");
    const QImage front = preview->grab().toImage();
    sides->setFocus();
    QTest::keyClick(sides, Qt::Key_Right);
    QVERIFY(preview->grab().toImage() != front);
    const QImage single = preview->grab().toImage();
    QTest::mouseClick(find<QCheckBox>("print.doubledBack"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(preview->grab().toImage() != single);
}

void TestPrintPage::aQueryPrintsWhatItFindsAndSaysWhatIsWrong() {
    auto* query = find<SearchField>("print.query");
    query->setFocus();
    QTest::keyClicks(query, QStringLiteral("kosten<2"));
    QVERIFY(find<QRadioButton>("print.which.found")->isChecked());
    QVERIFY(m_page->plan());
    const auto found = m_workspace->project().cardSearch().find("kosten<2", {.system = "heldenhain", .limit = 0});
    QCOMPARE(m_page->plan()->cards, int(found->size()));
    query->clear();
    QTest::keyClicks(query, QStringLiteral("kosten<zwei"));
    QVERIFY(!m_page->plan());
    QVERIFY(find<QLabel>("print.query.mistake")->isVisible());
    QVERIFY(find<QLabel>("print.query.mistake")->text().contains(QStringLiteral("zwei")));
    QVERIFY(!isReady());
}

void TestPrintPage::thePrinterGetsEveryPage() {
    const QString path = m_folder.filePath("printer.pdf");
    bool fullPage = false;
    m_page->setPrinterChooser([&](QWidget*, QPrinter& printer) {
        fullPage = printer.fullPage();
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        return true;
    });
    m_page->print();
    QTRY_VERIFY_WITH_TIMEOUT(result(), 60000);
    QVERIFY(fullPage);
    QVERIFY2(result()->sentence().contains(QStringLiteral("62 card(s) sent to the printer")),
             qPrintable(result()->sentence()));
    QCOMPARE(pageTexts(path)->size(), 7);
    QCOMPARE(m_workspace->project().records().printJobs("heldenhain")->size(), size_t(1));
}

void TestPrintPage::cancellingLeavesNoFile() {
    const QString path = m_folder.filePath("stopped.pdf");
    m_page->setFileChooser([&](QWidget*, const QString&) { return path; });
    QTest::mouseClick(find<QRadioButton>("print.which.all"), Qt::LeftButton, {}, QPoint(8, 8));
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
    m_page->writePdf();
    QTest::mouseClick(find<QPushButton>("print.cancel"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
    QTRY_VERIFY(result());
    QCOMPARE(result()->sentence(), QStringLiteral("Stopped. No file was written."));
    QVERIFY(!QFile::exists(path));
    QVERIFY(m_workspace->project().records().printJobs("heldenhain")->empty());
    QVERIFY(isReady());
}

void TestPrintPage::anUnwritableFolderIsSaid() {
    m_page->setFileChooser([&](QWidget*, const QString&) { return m_folder.filePath("no/such/deck.pdf"); });
    m_page->writePdf();
    QTRY_VERIFY_WITH_TIMEOUT(result(), 60000);
    QVERIFY(result()->sentence().contains(QStringLiteral("cannot be written")));
}

void TestPrintPage::theChoiceIsRemembered() {
    choose("print.paper", 1);
    choose("print.backs", 2);
    find<QDoubleSpinBox>("print.bleed")->setValue(1.5);
    QTest::mouseClick(find<QCheckBox>("print.stamp"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(!find<QCheckBox>("print.stamp")->isChecked());
    openPage();
    QCOMPARE(find<QComboBox>("print.deck")->currentData().toString(), kDeck);
    QCOMPARE(find<QComboBox>("print.paper")->currentIndex(), 1);
    QCOMPARE(find<QComboBox>("print.backs")->currentIndex(), 2);
    QCOMPARE(find<QDoubleSpinBox>("print.bleed")->value(), 1.5);
    QVERIFY(!find<QCheckBox>("print.stamp")->isChecked());
    QCOMPARE(m_page->plan()->pages(), 16);
    QCOMPARE(m_page->accentKey(),
             QString::fromStdString(m_workspace->system("heldenhain").collection(kDeck.toStdString())->colour));
}

void TestPrintPage::aCardOfTheListShowsItsSheetAndOpens() {
    auto* list = find<QListView>("print.cards");
    QCOMPARE(list->model()->rowCount(), 62);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(61, 0));
    QCOMPARE(sheetText(), QStringLiteral("Sheet 7 of 7"));
    QSignalSpy links(m_page.get(), &Page::linkActivated);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(links.size(), 1);
    const auto& deck = *m_workspace->system("heldenhain").collection(kDeck.toStdString());
    QCOMPARE(links.front().front().toString(),
             QStringLiteral("card:") + QString::fromStdString(deck.cards.back().cardKey));
}

void TestPrintPage::theLanguageOfTheCardsIsChosen() {
    choose("print.language", 1);
    QTRY_VERIFY_WITH_TIMEOUT(isReady(), 60000);
    const QString path = m_folder.filePath("english.pdf");
    m_page->setFileChooser([&](QWidget*, const QString&) { return path; });
    m_page->writePdf();
    QTRY_VERIFY_WITH_TIMEOUT(result(), 60000);
    QVERIFY2(result()->sentence().startsWith(QStringLiteral("62 of 62")), qPrintable(result()->sentence()));
    QVERIFY(pageTexts(path)->front().contains(QStringLiteral("Sheet1of7")));
}

void TestPrintPage::editsReachTheSheets() {
    const SystemDesk& desk = m_workspace->system("heldenhain");
    const model::Collection deck = *desk.collection(kDeck.toStdString());
    auto* preview = find<PagePreview>("print.preview");
    const QImage before = preview->grab().toImage();
    model::Card card = *desk.card(deck.cards.front().cardKey);
    const model::Card old = card;
    card.name = "Wanda Wendeblatt";
    QVERIFY(m_workspace->perform(model::editCard(old, card)).isOk());
    QVERIFY(preview->grab().toImage() != before);
    QTRY_COMPARE(find<QListView>("print.cards")->model()->index(0, 0).data().toString(),
                 QStringLiteral("Wanda Wendeblatt"));
}

void TestPrintPage::everyControlHasAName() {
    const auto widgets = m_page->findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        const bool reachable = widget->focusPolicy() & Qt::TabFocus && widget->isVisibleTo(m_page.get());
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isInner = qobject_cast<const QLineEdit*>(widget) && widget->focusProxy();
        if (reachable && !isInner && !(button && !button->text().isEmpty()) && !qobject_cast<const QLabel*>(widget) &&
            !(widget->parentWidget() && qobject_cast<const QComboBox*>(widget->parentWidget())) &&
            !(widget->parentWidget() && qobject_cast<const QDoubleSpinBox*>(widget->parentWidget()))) {
            QVERIFY2(!widget->accessibleName().isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                widget->objectName()));
        }
    }
}

QTEST_MAIN(TestPrintPage)
#include "tst_print_page.moc"
