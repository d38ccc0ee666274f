#include "app/face/fonts.h"
#include "app/session/sample.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "app/widgets/plain_tool_tip.h"
#include "model/change_set.h"

#include <QAbstractItemView>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {
const QString kName = QStringLiteral("<img src=\"file:///etc/passwd\"><h1>Boo</h1>");
} // namespace

/// Names of cards and decks that look like HTML are shown as they are.
class TestHostileContents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesThatLookLikeHtmlAreNamesOnEveryPage() {
        QCOMPARE(loadFonts(), QStringList());
        QTemporaryDir folder;
        auto workspace = sampleWorkspace();
        QVERIFY(workspace.isOk());
        const SystemDesk& desk = (*workspace)->system("heldenhain");
        for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
            const model::Card card = desk.cards[i];
            model::Card after = card;
            after.name = kName.toStdString();
            after.flavour = kName.toStdString();
            after.notes = kName.toStdString();
            QVERIFY((*workspace)->perform(model::editCard(card, after)).isOk());
        }
        const model::Collection deck = desk.collections.front();
        model::Collection renamed = deck;
        renamed.name = {kName.toStdString(), kName.toStdString()};
        QVERIFY((*workspace)->perform(model::editCollection(deck, renamed)).isOk());
        Appearance appearance(shippedTokens());
        Settings settings(folder.filePath("settings.ini"));
        MainWindow window(PageContext{workspace->get(), &appearance, &settings,
                                      new FaceSource(**workspace, appearance.tokens(), workspace->get())});
        window.resize(1440, 900);
        window.show();
        int seen = 0;
        for (int i = 0; i < window.pageCount(); ++i) {
            window.showPage(i);
            window.page(i)->openKey(i == 0 ? QString::fromStdString(desk.cards[0].key) : QString());
            QTest::qWait(50);
            const auto labels = window.findChildren<QLabel*>();
            for (const QLabel* label : labels) {
                const bool isRich = label->textFormat() == Qt::RichText ||
                                    (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
                seen += label->text().contains(QStringLiteral("<img src")) ? 1 : 0;
                QVERIFY2(!isRich || !label->text().contains(QStringLiteral("<img src")),
                         qPrintable(label->objectName() + QLatin1Char(' ') + label->text()));
            }
        }
        qInfo() << seen << "labels show the name as it is";
        QVERIFY(seen > 0);

        // A file is imported where it is dropped; an address of the net is no file.
        QSignalSpy wished(&window, &MainWindow::importRequested);
        const auto drop = [&window](const QUrl& url) {
            QMimeData data;
            data.setUrls({url});
            QDragEnterEvent enter({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&window, &enter);
            QDropEvent event({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&window, &event);
            return enter.isAccepted();
        };
        const QString table = folder.filePath("Karten.csv");
        QFile file(table);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(drop(QUrl::fromLocalFile(table)));
        QTRY_COMPARE(wished.size(), 1);
        QCOMPARE(wished.front().front().toString(), table);
        drop(QUrl(QStringLiteral("https://example.org/Karten.csv")));
        QCOMPARE(wished.size(), 1);
    }

    void toolTipsShowNamesAsTheyAre() {
        QCOMPARE(plainToolTip(QStringLiteral("Nami & Co")), QStringLiteral("Nami & Co"));
        QVERIFY(!plainToolTip(kName).contains(QStringLiteral("<img")));
        PlainToolTips tips;
        qApp->installEventFilter(&tips);
        QListWidget list;
        list.resize(300, 100);
        auto* item = new QListWidgetItem(QStringLiteral("x"), &list);
        item->setToolTip(kName);
        QLabel label(QStringLiteral("y"), &list);
        label.setToolTip(kName);
        list.show();
        const auto shown = [](QWidget* widget, QPoint at) {
            QHelpEvent help(QEvent::ToolTip, at, widget->mapToGlobal(at));
            QApplication::sendEvent(widget, &help);
            return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText();
        };
        QCOMPARE(shown(list.viewport(), list.visualItemRect(item).center()), kName);
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
        QCOMPARE(shown(&label, QPoint(2, 2)), kName);
    }
};

QTEST_MAIN(TestHostileContents)
#include "tst_hostile_contents.moc"
