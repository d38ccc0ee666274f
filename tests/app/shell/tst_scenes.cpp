#include "app/face/fonts.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/main_window.h"
#include "app/shell/page.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "database/exchange/system_package.h"

#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {
const QStringList kQuick{QStringLiteral("cards-nothing-found"), QStringLiteral("decks"),
                         QStringLiteral("decks-illegal"), QStringLiteral("decks-table"),
                         QStringLiteral("table-new-game")};
} // namespace

/// Scenes of `--screenshots` in every system, drawn once, so that what only painting meets is met: those that play no
/// games and learn no sentences, for which other tests stand.
class TestScenes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        auto packages = database::loadPackages();
        QVERIFY(packages.isOk());
        auto project = database::Project::createInMemory(*packages);
        QVERIFY(project.isOk());
        m_workspace = std::make_unique<Workspace>(std::move(*project));
        m_appearance = std::make_unique<Appearance>(shippedTokens());
        m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_faces = std::make_unique<FaceSource>(*m_workspace, m_appearance->tokens());
    }

    void quickScenesCanBeArrangedInEverySystem_data() {
        QTest::addColumn<QString>("system");
        for (const std::string& key : m_workspace->systemKeys()) {
            QTest::newRow(key.c_str()) << QString::fromStdString(key);
        }
    }
    void quickScenesCanBeArrangedInEverySystem() {
        QFETCH(QString, system);
        const PageContext context{m_workspace.get(), m_appearance.get(), m_settings.get(), m_faces.get()};
        MainWindow window(context);
        window.chooseSystem(system);
        window.resize(1280, 800);
        window.show();
        int arranged = 0;
        for (int i = 0; i < window.pageCount(); ++i) {
            window.showPage(i);
            for (const PageScene& scene : window.page(i)->scenes()) {
                if (!kQuick.contains(scene.name)) {
                    continue;
                }
                scene.arrange();
                QCoreApplication::processEvents();
                QWidget* subject = scene.subject ? scene.subject() : &window;
                QVERIFY2(!subject || !subject->grab().isNull(), qPrintable(scene.name));
                if (scene.finish) {
                    scene.finish();
                }
                ++arranged;
            }
        }
        QCOMPARE(arranged, int(kQuick.size()));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<FaceSource> m_faces;
};

QTEST_MAIN(TestScenes)
#include "tst_scenes.moc"
