#include "app/print/print_page.h"
#include "app/print/printer_dialog.h"
#include "app/print/printer_profiles.h"
#include "app/print_sheet/pdf_finish.h"
#include "app/session/sample.h"
#include "app/widgets/notice.h"
#include "model/change_set.h"
#include "tests/app/page_desk.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>

using namespace blattwerk;
using namespace blattwerk::app;

/// Printing a deck again and again, for printers and print shops.
class TestPrintJobs : public QObject, protected tests::PageDesk<PrintPage> {
    Q_OBJECT

    template<typename T>
    T* find(const char* name) const {
        return child<T>(name);
    }
    [[nodiscard]] bool isReady() const { return find<QPushButton>("print.write")->isEnabled(); }
    void choose(const char* name, const QVariant& data) {
        auto* combo = find<QComboBox>(name);
        combo->setCurrentIndex(combo->findData(data));
        Q_EMIT combo->activated(combo->currentIndex());
    }
    void chooseIndex(const char* name, int index) {
        auto* combo = find<QComboBox>(name);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    [[nodiscard]] Notice* notice(const char* name) const {
        const auto all = m_page->findChildren<Notice*>(QLatin1String(name));
        for (Notice* one : all) {
            if (one->isVisible()) {
                return one;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QByteArray bytes(const char* name) const {
        QFile in(m_folder.filePath(QLatin1String(name)));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void write(const char* name) {
        QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
        m_page->setFileChooser(
            [this, name](QWidget*, const QString&) { return m_folder.filePath(QLatin1String(name)); });
        m_page->writePdf();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
        QTRY_VERIFY(notice("print.result"));
    }
    void rename(const char* key, const char* name) {
        const model::Card old = *m_workspace->system("heldenhain").card(key);
        model::Card card = old;
        card.name = name;
        QVERIFY(m_workspace->perform(model::editCard(old, card)).isOk());
    }

private Q_SLOTS:
    void initTestCase() {
        auto workspace = sampleWorkspace();
        QVERIFY(workspace.isOk());
        QVERIFY(prepare(std::move(*workspace)));
        makePage();
        m_page->show();
        m_page->activated();
        QVERIFY(m_page->openKey(QStringLiteral("superfreundinnen")));
        QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
    }

    void onlyWhatChangedIsOfferedAndTheOldCardsAreListed() {
        QVERIFY(!find<QCheckBox>("print.changed")->isEnabled());
        QCOMPARE(find<QLabel>("print.last")->text(), QStringLiteral("Not printed yet."));
        write("all.pdf");
        QVERIFY(find<QCheckBox>("print.changed")->isEnabled());
        QVERIFY(find<QLabel>("print.last")->text().contains(QStringLiteral("62 card")));
        QTest::mouseClick(find<QCheckBox>("print.changed"), Qt::LeftButton, {}, QPoint(8, 8));
        QTRY_COMPARE_WITH_TIMEOUT(find<QListView>("print.cards")->model()->rowCount(), 0, 30000);
        QVERIFY(!isReady());
        rename("nami", "Nami die Zweite");
        QTRY_COMPARE_WITH_TIMEOUT(find<QListView>("print.cards")->model()->rowCount(), 1, 30000);
        QCOMPARE(m_page->plan()->cards, 1);
        QTRY_VERIFY(notice("print.takeOut"));
        QVERIFY2(notice("print.takeOut")->sentence().contains(QStringLiteral("1\u00a0×\u00a0Nami (r1)")),
                 qPrintable(notice("print.takeOut")->sentence()));
        Q_EMIT notice("print.takeOut")->linkActivated(0);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1 × Nami (r1)\n"));
        QTest::mouseClick(find<QCheckBox>("print.fill"), Qt::LeftButton, {}, QPoint(8, 8));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->plan() && m_page->plan()->cards == 9, 30000);
        write("changed.pdf");
        QCOMPARE(pageTexts(m_folder.filePath("changed.pdf"))->size(), 1);
        QTest::mouseClick(find<QCheckBox>("print.changed"), Qt::LeftButton, {}, QPoint(8, 8));
        QTRY_VERIFY_WITH_TIMEOUT(m_page->plan() && m_page->plan()->cards == 62, 30000);
    }

    void anEarlierJobIsPrintedAgainByteForByte() {
        find<QAction>("print.action.again")->trigger();
        auto* menu = find<QMenu>("print.jobs");
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        m_page->setFileChooser([this](QWidget*, const QString&) { return m_folder.filePath("again.pdf"); });
        menu->actions().first()->trigger();
        menu->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
        QTRY_VERIFY(notice("print.result"));
        QVERIFY2(notice("print.result")->sentence().contains(QStringLiteral("byte for byte")),
                 qPrintable(notice("print.result")->sentence()));
        QCOMPARE(bytes("again.pdf"), bytes("changed.pdf"));
    }

    void aPrintShopGetsAPageForEachCard() {
        choose("print.preset", QStringLiteral("print-shop"));
        QVERIFY(m_page->plan());
        QCOMPARE(m_page->plan()->paper, QSizeF(69, 94));
        QCOMPARE(m_page->plan()->pages(), 124);
        QVERIFY(find<QLabel>("print.note")->text().contains(QStringLiteral("CMYK")));
        QVERIFY(!find<QPushButton>("print.print")->isEnabled());
        chooseIndex("print.backOrder", 2);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
        QCOMPARE(m_page->plan()->pages(), 63);
        choose("print.size", QSizeF(70, 120));
        QCOMPARE(m_page->plan()->paper, QSizeF(76, 126));
        chooseIndex("print.backOrder", 0);
    }

    void picturesAreWrittenForShopsAndTables() {
        for (const char* key : {"mpc", "tts"}) {
            choose("print.preset", QString::fromLatin1(key));
            QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
            QCOMPARE(find<QPushButton>("print.write")->text(), QStringLiteral("Write pictures"));
            const QString folder = m_folder.filePath(QString::fromLatin1(key));
            m_page->setFolderChooser([&](QWidget*, const QString&) { return folder; });
            QTest::mouseClick(find<QPushButton>("print.write"), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
            QTRY_VERIFY(notice("print.result"));
            const QStringList files = QDir(folder).entryList(QDir::Files);
            if (key == QLatin1String("mpc")) {
                QCOMPARE(files.size(), 64);
                QCOMPARE(QImageReader(folder + QLatin1Char('/') + files.value(1)).size(), QSize(816, 1110));
            } else {
                QCOMPARE(files, (QStringList{QStringLiteral("superfreundinnen-1.png"),
                                             QStringLiteral("superfreundinnen-back.png"),
                                             QStringLiteral("superfreundinnen.json")}));
            }
        }
        // A second time what is there stays until one says that it may go.
        for (const char* key : {"mpc", "tts"}) {
            choose("print.preset", QString::fromLatin1(key));
            QTRY_VERIFY_WITH_TIMEOUT(isReady(), 30000);
            const QDir folder(m_folder.filePath(QString::fromLatin1(key)));
            const QStringList files = folder.entryList({QStringLiteral("*.png"), QStringLiteral("*.json")});
            for (const QString& file : {files.front(), files.back()}) {
                QFile former(folder.filePath(file));
                QVERIFY(former.open(QIODevice::WriteOnly));
                former.write(file.endsWith(QStringLiteral("png")) ? "\x89PNG" : "{}");
            }
            m_page->setFolderChooser([&](QWidget*, const QString&) { return folder.path(); });
            QTest::mouseClick(find<QPushButton>("print.write"), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
            QTRY_VERIFY(notice("print.result"));
            QVERIFY2(notice("print.result")->sentence().contains(QStringLiteral("Nothing was written")),
                     qPrintable(notice("print.result")->sentence()));
            QVERIFY(QFileInfo(folder.filePath(files.front())).size() <= 4);
            QVERIFY(QFileInfo(folder.filePath(files.back())).size() <= 4);
            if (key == QLatin1String("mpc")) {
                continue;
            }
            Q_EMIT notice("print.result")->linkActivated(0);
            QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning() && notice("print.result"), 60000);
            QVERIFY(QFileInfo(folder.filePath(files.front())).size() > 4);
            QVERIFY(QFileInfo(folder.filePath(files.back())).size() > 4);
        }
        // Pictures are no print: nothing about them is noted.
        QCOMPARE(m_workspace->project().records().printJobs("heldenhain")->size(), std::size_t{3});
        choose("print.preset", QStringLiteral("home-a4"));
        QCOMPARE(find<QPushButton>("print.write")->text(), QStringLiteral("Write PDF"));
    }

    void aPrinterIsSetUpOnceAndKept() {
        chooseIndex("print.backs", 1);
        QTest::mouseClick(m_page->findChild<QAbstractButton*>("print.setUp"), Qt::LeftButton);
        auto* dialog = find<PrinterDialog>("printer");
        QVERIFY(dialog);
        QVERIFY(!dialog->findChild<QPushButton*>("printer.keep")->isEnabled());
        const QString sheet = m_folder.filePath("calibration.pdf");
        m_page->setFileChooser([&](QWidget*, const QString&) { return sheet; });
        QTest::mouseClick(dialog->findChild<QPushButton*>("printer.sheet"), Qt::LeftButton);
        QCOMPARE(pageTexts(sheet)->size(), 2);
        dialog->findChild<QLineEdit*>("printer.name")->setText(QStringLiteral("Küche"));
        dialog->findChild<QDoubleSpinBox*>("printer.right")->setValue(1.5);
        dialog->findChild<QDoubleSpinBox*>("printer.downLeft")->setValue(-0.5);
        dialog->findChild<QDoubleSpinBox*>("printer.downRight")->setValue(-0.5);
        QTest::mouseClick(dialog->findChild<QPushButton*>("printer.keep"), Qt::LeftButton);
        QCOMPARE(find<QComboBox>("print.printer")->currentText(), QStringLiteral("Küche"));
        QCOMPARE(shiftOf(*m_settings, QStringLiteral("Küche")), (BackShift{1.5, 0.5, 0}));
        write("shifted.pdf");
        const auto jobs = m_workspace->project().records().printJobs("heldenhain");
        QVERIFY(QString::fromStdString(jobs->front().options).contains(QStringLiteral("\"backShift\":[1.5,0.5,0]")));
        dropProfile(*m_settings, QStringLiteral("Küche"));
        QCOMPARE(shiftOf(*m_settings, QStringLiteral("Küche")), BackShift());
    }

    void cardsThatOnlyHaveToBeTakenOutAreNotedWhenTheyAreOut() {
        const model::Collection before = *m_workspace->system("heldenhain").collection("superfreundinnen");
        model::Collection after = before;
        std::erase_if(after.cards, [](const model::CollectionEntry& entry) { return entry.cardKey == "lena"; });
        QVERIFY(m_workspace->perform(model::editCollection(before, after)).isOk());
        QTest::mouseClick(find<QCheckBox>("print.changed"), Qt::LeftButton, {}, QPoint(8, 8));
        QTRY_VERIFY_WITH_TIMEOUT(notice("print.takeOut"), 30000);
        QCOMPARE(find<QListView>("print.cards")->model()->rowCount(), 0);
        const auto jobs = [this] { return m_workspace->project().records().printJobs("heldenhain")->size(); };
        const std::size_t noted = jobs();
        Q_EMIT notice("print.takeOut")->linkActivated(0);
        QCOMPARE(jobs(), noted);
        Q_EMIT notice("print.takeOut")->linkActivated(1);
        QCOMPARE(jobs(), noted + 1);
        QVERIFY(find<QLabel>("print.last")->text().contains(QStringLiteral("taken out")));
        QTRY_VERIFY_WITH_TIMEOUT(!notice("print.takeOut"), 30000);
    }
};

QTEST_MAIN(TestPrintJobs)
#include "tst_print_jobs.moc"
