#include "app/face/fonts.h"
#include "app/lab/card_figure_model.h"
#include "app/lab/card_figure_view.h"
#include "app/lab/experiment_list.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_chart.h"
#include "app/lab/lab_page.h"
#include "app/lab/setup_form.h"
#include "app/lab/shuffle_view.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/face_source.h"
#include "database/exchange/system_package.h"
#include "model/change_set.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

class TestLabPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aProjectWithoutExperimentsSaysHowOneComes();
    void anExperimentGivesFiguresAndIsKept();
    void theWindowStaysAwakeWhileItRuns();
    void cancelIsQuickAndOffersWhatWasPlayed();
    void theKeptExperimentIsThereAfterReopening();
    void playedAgainItGivesTheSameFigures();
    void changedCardsGiveOtherFiguresAndTheReason();
    void cardsAreSortedFilteredAndOpened();
    void arrowKeysChooseThePairing();
    void onePairingIsPlayedByTwoPlayers();
    void twoRulesAreTwoVariants();
    void filesAreWrittenWholeAndNothingIsOverwrittenUnasked();
    void chartsShowTheirTable();
    void deletingIsTakenBack();
    void nameAndNoteAreKept();
    void theThemeReachesEveryPicture();
    void theShufflerIsTested();
    void everyControlHasAName();

private:
    template<typename T>
    T* find(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }
    void makePage();
    void openWorkspace();
    void setUp(std::uint64_t games, ExperimentSetup::Pairs pairs = ExperimentSetup::Pairs::AllAgainstAll);
    /// Two decks against each other and themselves, greedily; small enough for a test.
    void play(std::uint64_t games = 60);
    [[nodiscard]] Notice* notice() const {
        for (Notice* found : m_page->findChildren<Notice*>(QStringLiteral("lab.notice"))) {
            if (found->isVisible()) {
                return found;
            }
        }
        return nullptr;
    }
    [[nodiscard]] std::vector<database::Experiment> stored() const {
        return *m_workspace->project().experiments().list("heldenhain");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<FaceSource> m_faces;
    std::unique_ptr<LabPage> m_page;
};

void TestLabPage::initTestCase() {
    QCOMPARE(loadFonts(), QStringList());
}

void TestLabPage::makePage() {
    m_page.reset();
    m_page =
        std::make_unique<LabPage>(PageContext{m_workspace.get(), m_appearance.get(), m_settings.get(), m_faces.get()});
    for (QWidget* widget : m_page->headerWidgets()) {
        widget->setParent(m_page.get());
    }
    m_page->resize(1240, 800);
    m_page->show();
    m_page->activated();
}

void TestLabPage::openWorkspace() {
    auto project = database::Project::open(m_path.toStdString());
    QVERIFY(project.isOk());
    m_workspace = std::make_unique<Workspace>(std::move(*project));
    m_faces = std::make_unique<FaceSource>(*m_workspace, m_appearance->tokens());
}

void TestLabPage::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("lab.blattwerk"));
    m_appearance = std::make_unique<Appearance>(shippedTokens());
    m_settings = std::make_unique<Settings>(m_folder->filePath("settings.ini"));
    const auto packages = database::loadPackages();
    QVERIFY(packages.isOk());
    QVERIFY(database::Project::create(m_path.toStdString(), *packages).isOk());
    openWorkspace();
    makePage();
}

void TestLabPage::cleanup() {
    m_page.reset();
    m_faces.reset();
    m_workspace.reset();
}

void TestLabPage::setUp(std::uint64_t games, ExperimentSetup::Pairs pairs) {
    auto* form = find<SetupForm>("lab.form");
    ExperimentSetup setup = form->setup();
    setup.pairs = pairs;
    setup.decks = {"superfreundinnen", "purpurpakt"};
    setup.policyA = setup.policyB = "greedy";
    setup.games = games;
    setup.seed = 7;
    form->show(setup);
}

void TestLabPage::play(std::uint64_t games) {
    setUp(games);
    QTest::mouseClick(find<QPushButton>("lab.start"), Qt::LeftButton);
    QVERIFY(m_page->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 120000);
}

void TestLabPage::aProjectWithoutExperimentsSaysHowOneComes() {
    auto* empty = find<EmptyState>("lab.empty");
    QVERIFY(empty->isVisible());
    QVERIFY(!find<QListView>("lab.list")->isVisible());
    QVERIFY(!find<QPushButton>("lab.save")->isEnabled());
    QVERIFY(find<QPushButton>("lab.start")->isEnabled());
    const auto decks = find<SetupForm>("lab.form")->findChildren<QCheckBox*>(QRegularExpression("lab\\.deck\\..*"));
    QCOMPARE(decks.size(), 4);
    for (QCheckBox* deck : decks) {
        deck->setChecked(false);
    }
    QVERIFY(!find<QPushButton>("lab.start")->isEnabled());
    QCOMPARE(find<QLabel>("lab.estimate")->text(), QStringLiteral("No deck is chosen."));
}

void TestLabPage::anExperimentGivesFiguresAndIsKept() {
    play();
    QVERIFY(find<HeatMap>("lab.matrix")->isVisible());
    QCOMPARE(find<HeatMap>("lab.matrix")->deckCount(), 2);
    QCOMPARE(m_page->shownResult().progress.games, std::uint64_t{180});
    QVERIFY(find<HeatMap>("lab.matrix")->cellText({1, 0}).contains(QStringLiteral("[")));
    QVERIFY(find<CardFigureView>("lab.cards")->model()->rowCount() > 50);
    QVERIFY(!find<LabChart>("lab.length")->content().bars.empty());
    QCOMPARE(find<LabChart>("lab.race")->content().lines.size(), size_t(2));
    QCOMPARE(stored().size(), size_t(1));
    const auto kept = *m_workspace->project().experiments().find(stored().front().id);
    QVERIFY(kept->result.find("\"pool\"") != std::string::npos);
    QVERIFY(kept->result.find("\"revision\"") != std::string::npos);
    QVERIFY(!kept->programVersion.empty());
    QCOMPARE(kept->seed, std::string("7"));
    QVERIFY(find<QLabel>("lab.experiment.origin")->text().contains(QStringLiteral("unchanged")));
    // A win rate and what it says stand together.
    QVERIFY(!find<QLabel>("lab.verdict")->text().isEmpty());
}

void TestLabPage::theWindowStaysAwakeWhileItRuns() {
    setUp(100'000);
    m_page->startExperiment();
    QElapsedTimer all;
    all.start();
    QElapsedTimer clock;
    qint64 longest = 0;
    int grown = 0;
    std::uint64_t last = 0;
    while (all.elapsed() < 3000) {
        clock.restart();
        QCoreApplication::processEvents();
        longest = std::max(longest, clock.elapsed());
        grown += m_page->shownResult().progress.games > last ? 1 : 0;
        last = m_page->shownResult().progress.games;
    }
    m_page->cancelExperiment();
    qInfo("longest piece: %lld ms, figures grew %d times", static_cast<long long>(longest), grown);
    QVERIFY(grown >= 2 && grown <= 40);
    QVERIFY(longest < 1000); // 50 ms on an idle machine
}

void TestLabPage::cancelIsQuickAndOffersWhatWasPlayed() {
    setUp(1'000'000);
    m_page->startExperiment();
    QTRY_VERIFY_WITH_TIMEOUT(m_page->shownResult().progress.games > 100, 60000);
    m_page->togglePause();
    QVERIFY(find<QPushButton>("lab.pause")->text() == QStringLiteral("Go on"));
    m_page->togglePause();
    QElapsedTimer clock;
    clock.start();
    QTest::mouseClick(find<QPushButton>("lab.cancel"), Qt::LeftButton);
    QVERIFY(!m_page->isRunning());
    QVERIFY(clock.elapsed() < 1000); // 100 ms on an idle machine
    QVERIFY(find<QPushButton>("lab.start")->isVisible());
    QVERIFY(notice());
    QVERIFY(notice()->sentence().startsWith(QStringLiteral("Stopped")));
    QVERIFY(stored().empty());
    if (m_page->shownResult().progress.games > 0) {
        Q_EMIT notice()->linkActivated(0);
        QCOMPARE(stored().size(), size_t(1));
    }
}

void TestLabPage::theKeptExperimentIsThereAfterReopening() {
    play();
    const ExperimentResult before = m_page->shownResult();
    m_page.reset();
    m_faces.reset();
    m_workspace.reset();
    openWorkspace();
    makePage();
    QCOMPARE(find<QListView>("lab.list")->model()->rowCount(), 1);
    QVERIFY(find<HeatMap>("lab.matrix")->isVisible());
    QVERIFY(m_page->shownResult().hasSameNumbers(before));
    QCOMPARE(find<SetupForm>("lab.form")->setup().seed, std::uint64_t{7});
    QVERIFY(m_page->openKey(QString::number(stored().front().id)));
    QVERIFY(!m_page->openKey(QStringLiteral("12345")));
}

void TestLabPage::playedAgainItGivesTheSameFigures() {
    play();
    QTest::mouseClick(find<QPushButton>("lab.rerun"), Qt::LeftButton);
    QVERIFY(m_page->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 120000);
    QVERIFY(notice());
    QVERIFY2(notice()->sentence().startsWith(QStringLiteral("The same figures")), qPrintable(notice()->sentence()));
    QCOMPARE(stored().size(), size_t(1));
}

void TestLabPage::changedCardsGiveOtherFiguresAndTheReason() {
    play();
    const SystemDesk& desk = m_workspace->system("heldenhain");
    // A figure of the deck becomes much stronger.
    const model::Collection* deck = desk.collection("superfreundinnen");
    for (const model::CollectionEntry& entry : deck->cards) {
        model::Card card = *desk.card(entry.cardKey);
        if (card.type == "character" && card.stats.contains("effort")) {
            const model::Card old = card;
            card.stats["effort"] = 6;
            QVERIFY(m_workspace->perform(model::editCard(old, card)).isOk());
            break;
        }
    }
    QVERIFY(find<QLabel>("lab.experiment.origin")->text().contains(QStringLiteral("have changed")));
    m_page->rerun(stored().front().id);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 120000);
    QVERIFY(notice());
    QVERIFY2(notice()->sentence().contains(QStringLiteral("the cards have changed")), qPrintable(notice()->sentence()));
    QCOMPARE(stored().size(), size_t(2));
}

void TestLabPage::cardsAreSortedFilteredAndOpened() {
    play();
    auto* view = find<CardFigureView>("lab.cards");
    auto* model = static_cast<CardFigureModel*>(view->model());
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    view->sortByColumn(CardFigureModel::Drawn, Qt::DescendingOrder);
    for (int row = 1; row < model->rowCount(); ++row) {
        QVERIFY(model->card(row - 1).drawn >= model->card(row).drawn);
    }
    view->sortByColumn(CardFigureModel::Name, Qt::AscendingOrder);
    QVERIFY(QString::localeAwareCompare(model->index(0, 0).data().toString(), model->index(1, 0).data().toString()) <=
            0);
    const QString name = model->index(3, 0).data().toString();
    QTest::keyClicks(find<QLineEdit>("lab.cards.filter"), name.left(5));
    QVERIFY(model->rowCount() >= 1 && model->rowCount() < 40);
    QSignalSpy links(m_page.get(), &Page::linkActivated);
    view->setCurrentIndex(model->index(0, 0));
    QTest::keyClick(view, Qt::Key_Return);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(model->index(0, 0)).center());
    QCOMPARE(links.size(), 2);
    const QString link = QStringLiteral("card:") + QString::fromStdString(model->card(0).key);
    QCOMPARE(links.front().front().toString(), link);
    QCOMPARE(links.back().front().toString(), link);
}

void TestLabPage::arrowKeysChooseThePairing() {
    play();
    auto* matrix = find<HeatMap>("lab.matrix");
    matrix->setFocus();
    matrix->setCurrent({1, 0});
    const QString title = find<QLabel>("lab.cards.title")->text();
    QTest::keyClick(matrix, Qt::Key_Down);
    QTest::keyClick(matrix, Qt::Key_Left);
    QCOMPARE(matrix->current(), QPoint(0, 1));
    QVERIFY(find<QLabel>("lab.cards.title")->text() != title);
    QVERIFY(matrix->accessibleDescription().contains(QStringLiteral("decided games")));
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->cellRect({1, 1}).center());
    QVERIFY(find<QLabel>("lab.cards.title")->text().contains(QStringLiteral("itself")));
}

void TestLabPage::onePairingIsPlayedByTwoPlayers() {
    setUp(60, ExperimentSetup::Pairs::One);
    auto* other = find<QComboBox>("lab.playerB");
    QVERIFY(other->isVisible());
    other->setCurrentIndex(other->findData(QStringLiteral("random")));
    m_page->startExperiment();
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 120000);
    QCOMPARE(m_page->shownResult().progress.pairings.size(), size_t(1));
    // Greedy against random is no match.
    QVERIFY(m_page->shownResult().progress.pairings.front().tally->winRate().value > 0.6);
    QVERIFY(find<QLabel>("lab.experiment.origin")->text().contains(QStringLiteral("Greedy – Random")));
}

void TestLabPage::twoRulesAreTwoVariants() {
    setUp(60, ExperimentSetup::Pairs::One);
    auto* more = find<QPushButton>("lab.variants.more");
    QTest::mouseClick(more, Qt::LeftButton);
    auto* parameter = find<QComboBox>("lab.variants.parameter");
    QVERIFY(parameter->isVisible());
    parameter->setCurrentIndex(parameter->findData(QStringLiteral("action_points")));
    find<QSpinBox>("lab.variants.value")->setValue(1);
    QTest::mouseClick(find<QPushButton>("lab.variants.add"), Qt::LeftButton);
    QCOMPARE(find<SetupForm>("lab.form")->setup().variants.size(), size_t(2));
    m_page->startExperiment();
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 120000);
    auto* variant = find<QComboBox>("lab.variant");
    QVERIFY(variant->isVisible());
    QCOMPARE(variant->count(), 2);
    const double first = find<LabChart>("lab.length")->content().mark;
    variant->setCurrentIndex(1);
    QVERIFY(find<LabChart>("lab.length")->content().mark > first);
}

void TestLabPage::filesAreWrittenWholeAndNothingIsOverwrittenUnasked() {
    play();
    QStringList asked;
    QString answer;
    m_page->setFileChooser([&](QWidget*, const QString& proposal, const QString&) {
        asked << proposal;
        return answer;
    });
    m_page->saveCards();
    QVERIFY(asked.back().endsWith(QStringLiteral(".csv")));
    const auto written = [&](const QString& name, auto save) {
        answer = m_folder->filePath(name);
        save();
        QFile file(answer);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray cards = written(QStringLiteral("cards.csv"), [&] { m_page->saveCards(); });
    QVERIFY(cards.startsWith("key,name,drawn,played"));
    QVERIFY(cards.count('\n') > 50);
    const QByteArray matrix =
        written(QStringLiteral("matrix.csv"), [&] { m_page->saveMatrix(LabPage::FileKind::Csv); });
    QCOMPARE(matrix.count('\n'), 5);
    auto* chart = find<LabChart>("lab.length");
    QVERIFY(
        written(QStringLiteral("a.svg"), [&] { m_page->saveChart(chart, LabPage::FileKind::Svg); }).contains("<svg"));
    QVERIFY(written(QStringLiteral("a.png"), [&] {
                m_page->saveChart(chart, LabPage::FileKind::Png);
            }).startsWith("\x89PNG"));
    QVERIFY(written(QStringLiteral("a.csv"), [&] {
                m_page->saveChart(chart, LabPage::FileKind::Csv);
            }).startsWith("Turns,Games"));
    QVERIFY(written(QStringLiteral("m.svg"), [&] { m_page->saveMatrix(LabPage::FileKind::Svg); }).contains("<svg"));
    // Without a suffix the name becomes that of a file that nobody asked about.
    answer = m_folder->filePath(QStringLiteral("cards"));
    m_page->saveChart(chart, LabPage::FileKind::Csv);
    QVERIFY(notice()->sentence().contains(QStringLiteral("exists already")));
    QFile kept(m_folder->filePath(QStringLiteral("cards.csv")));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), cards);
}

void TestLabPage::chartsShowTheirTable() {
    play();
    m_page->setView(LabPage::View::Charts);
    for (const char* name : {"lab.chart.length", "lab.chart.race", "lab.chart.settling", "lab.chart.start"}) {
        auto* chart = find<LabChart>(name);
        QVERIFY(chart->isVisible());
        QVERIFY2(!chart->content().isEmpty(), name);
        QVERIFY2(!chart->content().summary.isEmpty(), name);
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_T);
        QVERIFY(chart->isTable());
        QCOMPARE(chart->findChild<QTableWidget*>()->rowCount(), int(chart->content().rows.size()));
        QTest::keyClick(chart, Qt::Key_T);
        QVERIFY(!chart->isTable());
    }
}

void TestLabPage::deletingIsTakenBack() {
    play();
    const auto id = stored().front().id;
    QTest::mouseClick(find<QPushButton>("lab.remove"), Qt::LeftButton);
    QVERIFY(stored().empty());
    QVERIFY(find<EmptyState>("lab.empty")->isVisible());
    QVERIFY(notice());
    Q_EMIT notice()->linkActivated(0);
    QCOMPARE(stored().size(), size_t(1));
    QCOMPARE(stored().front().id, id);
    QVERIFY(find<HeatMap>("lab.matrix")->isVisible());
}

void TestLabPage::nameAndNoteAreKept() {
    play();
    auto* name = find<QLineEdit>("lab.experiment.name");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Vor der Änderung"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(stored().front().name, std::string("Vor der Änderung"));
    QCOMPARE(m_page->subtitle(), QStringLiteral("Vor der Änderung"));
    find<QPlainTextEdit>("lab.experiment.note")->setPlainText(QStringLiteral("Gierige Spieler"));
    m_page->commitEdits();
    QCOMPARE(stored().front().note, std::string("Gierige Spieler"));
    auto* list = find<ExperimentList>("lab.list");
    QVERIFY(list->model()->setData(list->model()->index(0, 0), QStringLiteral("Anders")));
    QTRY_COMPARE(stored().front().name, std::string("Anders"));
}

void TestLabPage::theThemeReachesEveryPicture() {
    play();
    const auto pictures = [this] {
        QList<QImage> images;
        for (QWidget* widget :
             {static_cast<QWidget*>(find<HeatMap>("lab.matrix")), static_cast<QWidget*>(find<LabChart>("lab.length")),
              static_cast<QWidget*>(find<CardFigureView>("lab.cards"))}) {
            QCoreApplication::processEvents();
            images << widget->grab().toImage();
        }
        return images;
    };
    const QList<QImage> light = pictures();
    m_appearance->setTheme(Theme::Dark);
    QTest::qWait(50);
    const QList<QImage> dark = pictures();
    QVERIFY(light[0] != dark[0] && light[1] != dark[1] && light[2] != dark[2]);
}

void TestLabPage::theShufflerIsTested() {
    m_page->setView(LabPage::View::Shuffler);
    auto* view = find<ShuffleView>("lab.shuffle");
    QVERIFY(view->isVisible());
    find<QSpinBox>("lab.shuffle.count")->setValue(20'000);
    QTest::mouseClick(find<QPushButton>("lab.shuffle.start"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!view->isRunning() && view->report(), 60000);
    QCOMPARE(view->report()->shuffles, std::int64_t{20'000});
    auto* verdict = m_page->findChild<Notice*>(QStringLiteral("lab.shuffle.verdict"));
    QVERIFY(verdict);
    QVERIFY2(verdict->sentence().startsWith(QStringLiteral("No sign")), qPrintable(verdict->sentence()));
    QVERIFY(verdict->sentence().contains(QStringLiteral("20261115")));
    QVERIFY(ShuffleView::verdictOf(0.0002) == ShuffleView::Verdict::Suspicious);
    QVERIFY(ShuffleView::verdictOf(0.9999) == ShuffleView::Verdict::Suspicious);
    const QString path = m_folder->filePath(QStringLiteral("shuffler.csv"));
    m_page->setFileChooser([&](QWidget*, const QString&, const QString&) { return path; });
    m_page->saveShuffler(LabPage::FileKind::Csv);
    QVERIFY(QFile::exists(path));
}

void TestLabPage::everyControlHasAName() {
    play();
    for (const LabPage::View shown : {LabPage::View::Pairings, LabPage::View::Charts, LabPage::View::Shuffler}) {
        m_page->setView(shown);
        const auto widgets = m_page->findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            const bool reachable = widget->focusPolicy() & Qt::TabFocus && widget->isVisibleTo(m_page.get());
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const auto* parent = widget->parentWidget();
            const bool isInner =
                parent && (qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent));
            if (reachable && !isInner && !(button && !button->text().isEmpty()) &&
                !qobject_cast<const QLabel*>(widget)) {
                QVERIFY2(!widget->accessibleName().isEmpty(),
                         qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                    widget->objectName()));
            }
        }
    }
}

QTEST_MAIN(TestLabPage)
#include "tst_lab_page.moc"
