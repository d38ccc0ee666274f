#include "app/face/fonts.h"
#include "app/session/sample.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "model/change_set.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

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
    }
};

QTEST_MAIN(TestHostileContents)
#include "tst_hostile_contents.moc"
