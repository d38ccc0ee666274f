#include "app/lab/figure_list.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_page.h"
#include "app/lab/setup_form.h"
#include "app/widgets/segmented_control.h"
#include "database/exchange/system_package.h"
#include "tests/app/page_desk.h"
#include "tests/cli/cli_run.h"

#include <QPushButton>

using namespace blattwerk;
using namespace blattwerk::app;

/// The lab with the module draft game, and that the window and the command line play the same games.
class TestLabModules : public QObject, protected tests::PageDesk<LabPage> {
    Q_OBJECT

    QString m_path;

    template<typename T>
    T* find(const char* name) const {
        return child<T>(name);
    }

    void play(const char* system, ExperimentSetup::Pairs pairs, std::vector<std::string> decks) {
        m_page->setSystem(QLatin1String(system));
        auto* form = find<SetupForm>("lab.form");
        ExperimentSetup setup = form->setup();
        setup.pairs = pairs;
        setup.decks = std::move(decks);
        setup.policyA = "greedy";
        setup.policyB = "random";
        setup.games = 40;
        setup.seed = 11;
        form->show(setup);
        QTest::mouseClick(find<QPushButton>("lab.start"), Qt::LeftButton);
        QVERIFY(m_page->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
    }

    /// The figures of the command line, without how they came about.
    nlohmann::json onTheCommandLine(const QStringList& decks) const {
        nlohmann::json report = runCli(QStringList{"simulate", m_path, "--policy-a", "greedy", "--policy-b", "random",
                                                   "--games", "40", "--seed", "11", "--json"} +
                                       decks)
                                    .json();
        report.erase("manifest");
        return report;
    }

    nlohmann::json inTheWindow() const {
        const auto& pairings = m_page->shownResult().progress.pairings;
        return pairings.size() == 1 ? nlohmann::json::parse(pairings.front().tally->report().dump()) : nlohmann::json();
    }

private Q_SLOTS:
    void initTestCase() {
        m_path = m_folder.filePath(QStringLiteral("lab.blattwerk"));
        const auto packages = database::loadPackages();
        QVERIFY(packages.isOk());
        QVERIFY(database::Project::create(m_path.toStdString(), *packages).isOk());
        auto project = database::Project::open(m_path.toStdString());
        QVERIFY(project.isOk());
        QVERIFY(prepare(std::make_unique<Workspace>(std::move(*project))));
        makePage();
        for (QWidget* widget : m_page->headerWidgets()) {
            widget->setParent(m_page.get());
        }
        m_page->show();
        m_page->activated();
    }

    void cleanupTestCase() { m_page.reset(); }

    void windowAndCommandLinePlayTheSameGames_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::newRow("modules") << "modulspiel"
                                 << "nebentaetigkeit"
                                 << "teamsitzung";
        QTest::newRow("ikonen") << "ikonen"
                                << "kreisel"
                                << "kurpark";
        QTest::newRow("heldenhain") << "heldenhain"
                                    << "weggefaehrten"
                                    << "purpurpakt";
    }

    void windowAndCommandLinePlayTheSameGames() {
        QFETCH(const QString, system);
        QFETCH(const QString, a);
        QFETCH(const QString, b);
        play(qPrintable(system), ExperimentSetup::Pairs::One, {a.toStdString(), b.toStdString()});
        QCOMPARE(QString::fromStdString(inTheWindow().dump()),
                 QString::fromStdString(onTheCommandLine({"--a", a, "--b", b}).dump()));
    }

    // MOD-R1 to R4: section 4 of the catalogue asks for the full draft.
    void aFullDraftHasTheFiguresOfTheCommandLine() {
        play("modulspiel", ExperimentSetup::Pairs::Draft, {"A", "B"});
        QCOMPARE(QString::fromStdString(inTheWindow().dump()),
                 QString::fromStdString(onTheCommandLine({"--system", "modulspiel"}).dump()));
        // It says how often each module won, and is kept and played again like any other.
        const auto& lines = find<FigureList>("lab.figures")->lines();
        QVERIFY(std::ranges::any_of(
            lines, [](const FigureList::Line& line) { return line.label.contains(QStringLiteral("Nachsorge")); }));
        const auto stored = m_workspace->project().experiments().list("modulspiel");
        QVERIFY(stored.isOk() && !stored->empty());
        const std::string before = inTheWindow().dump();
        m_page->rerun(stored->front().id);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60000);
        QCOMPARE(inTheWindow().dump(), before);
    }

    void onlyASystemWithADraftOffersOne() {
        m_page->setSystem(QStringLiteral("modulspiel"));
        auto* form = find<SetupForm>("lab.form");
        auto* pairs = find<SegmentedControl>("lab.pairs");
        pairs->setCurrent(2);
        QCOMPARE(int(form->setup().pairs), int(ExperimentSetup::Pairs::Draft));
        QVERIFY(form->objection().isEmpty());
        m_page->setSystem(QStringLiteral("ikonen"));
        QVERIFY(form->setup().pairs != ExperimentSetup::Pairs::Draft);
        pairs->setCurrent(2);
        QVERIFY(form->setup().pairs != ExperimentSetup::Pairs::Draft);
        pairs->setCurrent(0);
        QVERIFY(form->setup().decks.size() > 1);
    }
};

QTEST_MAIN(TestLabModules)
#include "tst_lab_modules.moc"
