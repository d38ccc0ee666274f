#include "engine/play/scenario.h"
#include "engine/systems/all_systems.h"
#include "tests/engine/shipped_content.h"

#include <QDirIterator>
#include <QTest>

using namespace blattwerk;

/// Runs every scenario file of the repository; one row per file, so that a single one can be run by its name.
class ScenarioFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFilePasses_data() {
        QTest::addColumn<QString>("path");
        const QDir root(QStringLiteral(BLATTWERK_SOURCE_DIR "/tests/scenarios"));
        QStringList files;
        for (QDirIterator it(root.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            files.append(it.next());
        }
        files.sort();
        QVERIFY(files.size() > 500);
        for (const QString& file : files) {
            QTest::newRow(qPrintable(root.relativeFilePath(file))) << file;
        }
    }

    void everyFilePasses() {
        QFETCH(QString, path);
        static const engine::ScenarioContext context = [] {
            engine::ScenarioContext all;
            for (const std::string_view key : engine::knownSystems()) {
                const tests::ShippedContent& content = tests::ShippedContent::of(std::string(key));
                all.systems.push_back({content.system, &content.info, content.cards, content.decks});
            }
            return all;
        }();
        const engine::ScenarioResult result = engine::runScenario(tests::fileText(path.toStdString()), context);
        QVERIFY2(result.ok,
                 ("step " + std::to_string(result.step) + ": " + result.message + " [" + result.name + ']').c_str());
    }
};

QTEST_APPLESS_MAIN(ScenarioFiles)
#include "tst_scenarios.moc"
