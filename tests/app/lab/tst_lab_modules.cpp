#include "app/face/fonts.h"
#include "app/lab/comparison_figures.h"
#include "app/lab/comparison_view.h"
#include "app/lab/figure_list.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_page.h"
#include "app/lab/setup_form.h"
#include "app/session/figure_text.h"
#include "app/session/measure_names.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "app/widgets/segmented_control.h"
#include "database/exchange/system_package.h"
#include "tests/app/page_desk.h"
#include "tests/cli/cli_run.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>

#include <cmath>

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

    // MOD section 4: win rate per module pair, the figures of the command line again.
    void everyPairOfModulesIsInTheMatrix() {
        play("modulspiel", ExperimentSetup::Pairs::Draft, {"A", "B"});
        auto* below = find<SegmentedControl>("lab.below");
        auto* parts = find<HeatMap>("lab.parts");
        QVERIFY(below->isVisible() && !parts->isVisible());
        below->setCurrent(1);
        QVERIFY(parts->isVisible() && !find<QWidget>("lab.cards")->isVisible());
        const nlohmann::json statistics = onTheCommandLine({"--system", "modulspiel"})["statistics"];
        const MeasuredParts measured = measuredParts("modulspiel");
        QCOMPARE(measured.parts.size(), size_t(9));
        QCOMPARE(parts->deckCount(), 9);
        int played = 0;
        for (int one = 0; one < 9; ++one) {
            for (int other = 0; other < 9; ++other) {
                const std::string key =
                    one == other ? measured.measureOf(size_t(one)) : measured.measureOf(size_t(one), size_t(other));
                const QString said = parts->cellText({other, one});
                const double share = statistics.at(key).get<double>();
                QVERIFY2((share > 0) != said.contains(QStringLiteral("no game yet")), qPrintable(said));
                QVERIFY2(share == 0 || said.contains(countText(std::llround(share * 40)) + QStringLiteral(" games")),
                         qPrintable(said));
                played += share > 0 ? 1 : 0;
            }
        }
        QVERIFY(played > 40);
        // As a file, to the digit.
        const QString path = m_folder.filePath(QStringLiteral("pairs.csv"));
        m_page->setFileChooser([&](QWidget*, const QString&, const QString&) { return path; });
        m_page->saveParts(LabPage::FileKind::Csv);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList rows = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 1 + 45);
        const QStringList first = rows[1].trimmed().split(',');
        QCOMPARE(first[1], QString());
        const std::string key = measured.measureOf(0);
        QVERIFY(std::abs(first[3].toDouble() - statistics.at(key).get<double>()) < 1e-4);
        QVERIFY(std::abs(first[4].toDouble() - statistics.at(key + "_won").get<double>()) < 1e-4);
    }

    // CHA section 4: whole tournaments before and after a change, set up by the controls of the page.
    void aTournamentIsComparedAsOnTheCommandLine() {
        m_page->setSystem(QStringLiteral("fahnenturnier"));
        m_page->setView(LabPage::View::Comparison);
        const auto choose = [this](const char* name, const QVariant& data) {
            auto* box = find<QComboBox>(name);
            const int row = data.typeId() == QMetaType::Int ? data.toInt() : box->findData(data);
            box->setCurrentIndex(row);
            return row >= 0 && box->isVisible();
        };
        QVERIFY(choose("lab.compare.deck", QStringLiteral("wanderverein-immerzu")));
        QVERIFY(choose("lab.compare.opponent", QStringLiteral("*4")));
        const auto& rules = m_workspace->system("fahnenturnier").info.ruleSets;
        const auto narrow = std::ranges::find(rules, std::string("enge-bank"), &model::RuleSet::key);
        QVERIFY(narrow != rules.end());
        QVERIFY(choose("lab.compare.before.rules", 0));
        QVERIFY(choose("lab.compare.after.rules", int(narrow - rules.begin())));
        find<QSpinBox>("lab.compare.games")->setValue(200);
        find<QDoubleSpinBox>("lab.compare.precision")->setValue(0);
        auto* seed = find<QLineEdit>("lab.compare.seed");
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("5"));
        QTest::mouseClick(find<QPushButton>("lab.compare.start"), Qt::LeftButton);
        ComparisonView& view = m_page->comparisonView();
        QVERIFY(view.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 120000);
        const nlohmann::json shown = nlohmann::json::parse(view.comparison().report().dump());
        nlohmann::json line =
            runCli({"compare", m_path, "--a", "wanderverein-immerzu", "--players", "4", "--param", "cha_bank_seats=4",
                    "--games", "200", "--precision", "0", "--seed", "5", "--json"})
                .json();
        QCOMPARE(shown.at("games").get<int>(), 200);
        QVERIFY(shown.at("differing_seeds").get<int>() > 0);
        for (const char* part : {"games", "seats", "decks", "differing_seeds"}) {
            QCOMPARE(QString::fromStdString(shown.at(part).dump()), QString::fromStdString(line.at(part).dump()));
        }
        QVERIFY(view.figures()->text().contains(QStringLiteral("Wanderverein Immerzu")));
        // It is kept, and comes out the same when it is played again.
        const auto stored = m_workspace->project().experiments().list("fahnenturnier");
        QVERIFY(stored.isOk() && !stored->empty());
        m_page->setView(LabPage::View::Pairings);
    }

    void onlyASystemWithADraftOffersOne() {
        m_page->setSystem(QStringLiteral("modulspiel"));
        auto* form = find<SetupForm>("lab.form");
        auto* pairs = find<SegmentedControl>("lab.pairs");
        pairs->setCurrent(2);
        QCOMPARE(int(form->setup().pairs), int(ExperimentSetup::Pairs::Draft));
        QVERIFY(form->objection().isEmpty());
        m_page->setSystem(QStringLiteral("ikonen"));
        QVERIFY(!find<SegmentedControl>("lab.below")->isVisible());
        QVERIFY(form->setup().pairs != ExperimentSetup::Pairs::Draft);
        pairs->setCurrent(2);
        QVERIFY(form->setup().pairs != ExperimentSetup::Pairs::Draft);
        pairs->setCurrent(0);
        QVERIFY(form->setup().decks.size() > 1);
    }
};

QTEST_MAIN(TestLabModules)
#include "tst_lab_modules.moc"
