#include "app/face/fonts.h"
#include "app/session/sentences.h"
#include "app/shell/all_pages.h"
#include "app/shell/appearance.h"
#include "app/shell/page.h"
#include "app/shell/settings.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "app/widgets/face_source.h"
#include "tests/conformance/every_system.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

using namespace blattwerk;
using namespace blattwerk::app;

/// Every page shows every registered system, and the table plays a whole game of it with what the system's data say.
class TestConformancePages : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<FaceSource> m_faces;

    [[nodiscard]] PageContext context() {
        return {m_workspace.get(), m_appearance.get(), m_settings.get(), m_faces.get()};
    }

private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        setUiLanguage(model::Language::German);
        m_workspace = tests::everySystem();
        QVERIFY(m_workspace);
        m_appearance = std::make_unique<Appearance>(shippedTokens());
        m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_faces = std::make_unique<FaceSource>(*m_workspace, m_appearance->tokens());
    }

    void everyPageShowsIt_data() { tests::addSystems(*m_workspace); }
    void everyPageShowsIt() {
        QFETCH(QString, system);
        for (const PageEntry& entry : allPages()) {
            const std::unique_ptr<Page> page(entry.make(context(), nullptr));
            page->setSystem(system);
            page->resize(1240, 800);
            page->show();
            QVERIFY(QTest::qWaitForWindowExposed(page.get()));
            page->activated();
            QCoreApplication::processEvents();
            QVERIFY(!page->title().isEmpty());
            QVERIFY(!page->grab().isNull());
        }
    }

    void theTableGivesAdvice_data() { tests::addSystems(*m_workspace); }
    void theTableGivesAdvice() {
        QFETCH(QString, system);
        const auto decks = tests::playedDecks(m_workspace->system(system.toStdString()));
        TablePage page(context());
        page.setSystem(system);
        page.resize(1240, 800);
        NewGame game;
        game.own = decks[0]->key;
        game.other = decks[1]->key;
        game.opponent = opponent::kHotSeat;
        game.seed = 4;
        QVERIFY(page.startGame(game));
        QVERIFY(page.findChild<QComboBox*>(QStringLiteral("table.hint.player"))->count() > 0);
        auto* ask = page.findChild<QPushButton*>(QStringLiteral("table.hint.ask"));
        QVERIFY(ask->isEnabled());
        ask->click();
        QVERIFY(!page.findChild<QLabel*>(QStringLiteral("table.hint.step"))->text().isEmpty());
    }

    void theTablePlaysAWholeGame_data() { tests::addSystems(*m_workspace); }
    void theTablePlaysAWholeGame() {
        QFETCH(QString, system);
        const SystemDesk& desk = m_workspace->system(system.toStdString());
        const auto decks = tests::playedDecks(desk);
        TablePage page(context());
        page.setSystem(system);
        page.resize(1240, 800);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        NewGame game;
        game.own = decks[0]->key;
        game.other = decks[1]->key;
        game.opponent = std::string(desk.engine->policies().front().key);
        game.self = "random";
        game.seed = 4;
        QVERIFY(page.startGame(game));
        QVERIFY(page.session().isWatched());
        bool hadCards = false;
        for (int i = 0; i < 4000 && !page.session().match().outcome().over; ++i) {
            QVERIFY(page.session().advance());
            hadCards = hadCards || !page.session().board().visible().empty();
        }
        QVERIFY(page.session().match().outcome().over);
        QVERIFY(hadCards);
        QVERIFY(page.logText().count(QLatin1Char('\n')) > 5);
        QVERIFY(!page.logText().contains(QLatin1Char('{')));
    }
};

QTEST_MAIN(TestConformancePages)
#include "tst_conformance_pages.moc"
