#include "app/face/fonts.h"
#include "app/lab/comparison_figures.h"
#include "app/lab/comparison_form.h"
#include "app/lab/comparison_view.h"
#include "app/lab/experiment_list.h"
#include "app/lab/variant_list.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "app/widgets/player_choice.h"
#include "database/exchange/system_package.h"
#include "model/change_set.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

/// The view that compares two editions or two sets of rules.
class TestLabComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(loadFonts(), QStringList()); }
    void init();
    void cleanup();

    void itAsksForSomethingThatDiffers();
    void twoSetsOfRulesAreComparedAndKept();
    void anEditionIsKeptAndComparedWithNow();
    void playedAgainItGivesTheSameFigures();
    void aDeckIsPlayedAsItsEditionHasIt();
    void frozenPoolsOfModulesAreCompared();
    void aDeckThatAnEditionDoesNotKnowIsRefusedInWords();
    void aDeckThatIsGoneIsRefusedInWords();
    void damagedRecordsAreRefused();
    void anOrderSurvivesItsRecord();
    void aStrengthIsPartOfThePlayer();
    void wholeTournamentsAreCompared();

private:
    template<typename T>
    T* find(const char* name) const {
        return m_view->findChild<T*>(QLatin1String(name));
    }
    [[nodiscard]] ComparisonOrder order() const;
    void play(const ComparisonOrder& order);
    void makeView();
    void makeStronger(const std::string& card, int effort);
    [[nodiscard]] std::vector<database::Experiment> stored() const {
        return *m_workspace->project().experiments().list("heldenhain");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<FaceSource> m_faces;
    std::unique_ptr<ComparisonView> m_view;
};

void TestLabComparison::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    const std::string path = m_folder->filePath(QStringLiteral("lab.blattwerk")).toStdString();
    m_appearance = std::make_unique<Appearance>(shippedTokens());
    m_settings = std::make_unique<Settings>(m_folder->filePath("settings.ini"));
    const auto packages = database::loadPackages();
    QVERIFY(packages.isOk());
    QVERIFY(database::Project::create(path, *packages).isOk());
    auto project = database::Project::open(path);
    QVERIFY(project.isOk());
    m_workspace = std::make_unique<Workspace>(std::move(*project));
    m_faces = std::make_unique<FaceSource>(*m_workspace, m_appearance->tokens());
    makeView();
}

void TestLabComparison::cleanup() {
    m_view.reset();
    m_faces.reset();
    m_workspace.reset();
}

void TestLabComparison::makeView() {
    m_view = std::make_unique<ComparisonView>(
        PageContext{m_workspace.get(), m_appearance.get(), m_settings.get(), m_faces.get()});
    m_view->resize(1240, 800);
    m_view->show();
    m_view->setSystem("heldenhain");
    m_view->renew();
}

/// Two and three action points, greedily; small enough for a test.
ComparisonOrder TestLabComparison::order() const {
    ComparisonOrder order = m_view->form()->order();
    order.deck = "superfreundinnen";
    order.opponent = "purpurpakt";
    order.policy = "greedy";
    order.games = 200;
    order.precision = 0;
    order.seed = 7;
    return order;
}

void TestLabComparison::play(const ComparisonOrder& order) {
    m_view->form()->show(order);
    QTest::mouseClick(find<QPushButton>("lab.compare.start"), Qt::LeftButton);
    QVERIFY(m_view->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isRunning(), 120000);
}

void TestLabComparison::makeStronger(const std::string& key, int effort) {
    const model::Card* card = m_workspace->system("heldenhain").card(key);
    QVERIFY(card != nullptr);
    model::Card changed = *card;
    changed.stats["effort"] = effort;
    QVERIFY(m_workspace->perform(model::editCard(*card, changed)).isOk());
    m_view->renew();
}

void TestLabComparison::itAsksForSomethingThatDiffers() {
    auto* start = find<QPushButton>("lab.compare.start");
    m_view->form()->show(order());
    QVERIFY(!start->isEnabled());
    QVERIFY(find<QLabel>("lab.compare.progress")->text().contains(QStringLiteral("the same")));
    auto* rules = find<QComboBox>("lab.compare.after.rules");
    QVERIFY(rules->count() > 1);
    rules->setCurrentIndex(1);
    QVERIFY(start->isEnabled());
    QVERIFY(!find<QLabel>("lab.compare.progress")->isVisible());
}

void TestLabComparison::twoSetsOfRulesAreComparedAndKept() {
    ComparisonOrder twoRules = order();
    auto* rules = find<QComboBox>("lab.compare.after.rules");
    rules->setCurrentIndex(rules->count() - 1);
    twoRules.after = m_view->form()->order().after;
    QVERIFY(twoRules.after.rules.values != twoRules.before.rules.values);
    play(twoRules);
    QCOMPARE(m_view->comparison().games, std::uint64_t(200));
    QVERIFY(m_view->comparison().differing > 0);
    QVERIFY(m_view->figures()->text().contains(QStringLiteral("200 games each")));
    QCOMPARE(stored().size(), size_t(1));
    QCOMPARE(stored().front().kind, std::string("comparison"));

    makeView();
    QVERIFY(m_view->hasFigures());
    QCOMPARE(m_view->comparison().games, std::uint64_t(200));
    QCOMPARE(m_view->form()->order().after.rules.values, twoRules.after.rules.values);
}

void TestLabComparison::anEditionIsKeptAndComparedWithNow() {
    QTest::mouseClick(find<QPushButton>("lab.compare.freeze"), Qt::LeftButton);
    auto* label = find<QLineEdit>("lab.compare.label");
    QVERIFY(label->isVisible());
    QVERIFY(!find<QPushButton>("lab.compare.keep")->isEnabled());
    QTest::keyClicks(label, QStringLiteral("0.17"));
    QTest::mouseClick(find<QPushButton>("lab.compare.keep"), Qt::LeftButton);
    QVERIFY(find<QComboBox>("lab.compare.before.cards")->findData(QStringLiteral("0.17")) > 0);
    QVERIFY(m_view->noticeText().contains(QStringLiteral("0.17")));

    makeStronger("nami", 0);
    ComparisonOrder editions = order();
    editions.before.edition = "0.17";
    play(editions);
    QVERIFY(m_view->comparison().differing > 0);
    const QString text = m_view->figures()->text();
    QVERIFY2(text.contains(QStringLiteral("1 card")) && text.contains(QStringLiteral("Nami")), qPrintable(text));
    QSignalSpy opened(m_view.get(), &ComparisonView::linkActivated);
    Q_EMIT find<QLabel>("lab.compare.cards")->linkActivated(QStringLiteral("nami"));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().toString(), QStringLiteral("card:nami"));
}

void TestLabComparison::playedAgainItGivesTheSameFigures() {
    ComparisonOrder twoRules = order();
    twoRules.after.rules = {"two", {{"action_points", "2"}}};
    auto* after = find<QComboBox>("lab.compare.after.rules");
    after->setCurrentIndex(1);
    twoRules.after = m_view->form()->order().after;
    play(twoRules);
    m_view->rerun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isRunning(), 120000);
    QVERIFY2(m_view->noticeText().contains(QStringLiteral("same figures")), qPrintable(m_view->noticeText()));
    QCOMPARE(stored().size(), size_t(1));
}

void TestLabComparison::aDeckIsPlayedAsItsEditionHasIt() {
    QVERIFY(m_workspace->project().editions().freeze("heldenhain", "alt").isOk());
    model::Card fresh = *m_workspace->system("heldenhain").card("nami");
    fresh.id = {};
    fresh.key = "neuling";
    fresh.name = "Neuling";
    const model::Collection deck = *m_workspace->system("heldenhain").collection("superfreundinnen");
    model::Collection changed = deck;
    changed.cards.front().cardKey = "neuling";
    QVERIFY(
        m_workspace->perform(model::combined({model::createCard(fresh), model::editCollection(deck, changed)})).isOk());
    m_view->renew();
    ComparisonOrder editions = order();
    editions.before.edition = "alt";
    play(editions);
    // The old deck without the new card against the one of today.
    QCOMPARE(stored().size(), size_t(1));
    QVERIFY(m_view->comparison().differing > 0);
}

void TestLabComparison::frozenPoolsOfModulesAreCompared() {
    m_view->setSystem("modulspiel");
    m_view->renew();
    ComparisonOrder editions = order();
    editions.deck = "wiedervorlage";
    editions.opponent = "nachsorge";
    editions.policy = "random";
    editions.before.edition = "0.5";
    editions.after.edition = {};
    play(editions);
    QVERIFY2(m_view->comparison().games == 200, qPrintable(m_view->noticeText()));
    QVERIFY(m_view->comparison().differing > 0);
}

void TestLabComparison::aDeckThatAnEditionDoesNotKnowIsRefusedInWords() {
    QVERIFY(m_workspace->project().editions().freeze("heldenhain", "alt").isOk());
    model::Collection fresh = *m_workspace->system("heldenhain").collection("superfreundinnen");
    fresh.id = {};
    fresh.key = "neue-freundinnen";
    QVERIFY(m_workspace->perform(model::createCollection(fresh)).isOk());
    m_view->renew();
    ComparisonOrder editions = order();
    editions.deck = "neue-freundinnen";
    editions.before.edition = "alt";
    m_view->form()->show(editions);
    QTest::mouseClick(find<QPushButton>("lab.compare.start"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isRunning(), 120000);
    QVERIFY2(m_view->noticeText().contains(QStringLiteral("neue-freundinnen")), qPrintable(m_view->noticeText()));
    QVERIFY(stored().empty());
}

void TestLabComparison::aDeckThatIsGoneIsRefusedInWords() {
    auto* rules = find<QComboBox>("lab.compare.after.rules");
    rules->setCurrentIndex(1);
    ComparisonOrder twoRules = order();
    twoRules.opponent.clear();
    twoRules.after = m_view->form()->order().after;
    play(twoRules);
    QCOMPARE(stored().size(), size_t(1));
    const model::Collection deck = *m_workspace->system("heldenhain").collection("superfreundinnen");
    QVERIFY(m_workspace->perform(model::deleteCollection(deck)).isOk());
    m_view->renew();
    m_view->rerun();
    QVERIFY(!m_view->isRunning());
    QVERIFY2(m_view->noticeText().contains(QStringLiteral("superfreundinnen")), qPrintable(m_view->noticeText()));
}

void TestLabComparison::damagedRecordsAreRefused() {
    database::Experiment broken;
    broken.system = "heldenhain";
    broken.kind = "comparison";
    broken.name = "broken";
    broken.seed = "1";
    broken.settings = order().toJson().dump();
    broken.result = R"({"comparison":{"games":"many"},"cards":7,"manifest":null})";
    QVERIFY(m_workspace->project().experiments().add(broken).isOk());
    m_view->renew();
    QVERIFY(!m_view->hasFigures());
    QVERIFY(!m_view->noticeText().isEmpty());
}

void TestLabComparison::anOrderSurvivesItsRecord() {
    ComparisonOrder full = order();
    full.name = "Name";
    full.before = {"0.17", {"Standard", {}}};
    full.after = {"", {"Test", {{"action_points", "2"}}}};
    full.policy = "wegweiser:stark";
    full.seed = 18446744073709551615U;
    const auto read = ComparisonOrder::fromJson(full.toJson());
    QVERIFY(read.isOk());
    QVERIFY(*read == full);
    for (const char* damaged : {"{}", "[]", R"({"deck":1})", "null"}) {
        QVERIFY(!ComparisonOrder::fromJson(nlohmann::ordered_json::parse(damaged)).isOk());
    }
}

void TestLabComparison::aStrengthIsPartOfThePlayer() {
    auto* strength = find<QComboBox>("lab.compare.player.strength");
    ComparisonOrder chosen = order();
    chosen.policy = "greedy";
    m_view->form()->show(chosen);
    QVERIFY(!strength->isVisible());
    chosen.policy = "wegweiser:stark";
    m_view->form()->show(chosen);
    QVERIFY(strength->isVisible());
    QCOMPARE(m_view->form()->order().policy, std::string("wegweiser:stark"));
    strength->setCurrentIndex(1);
    QCOMPARE(m_view->form()->order().policy, std::string("wegweiser"));
}

void TestLabComparison::wholeTournamentsAreCompared() {
    QVERIFY(find<QComboBox>("lab.compare.opponent")->findData(QStringLiteral("*4")) < 0);
    m_view->setSystem("fahnenturnier");
    m_view->renew();
    QVERIFY(find<QComboBox>("lab.compare.opponent")->findData(QStringLiteral("*4")) > 0);
    const auto rules = VariantList::known(m_workspace->system("fahnenturnier").info, {});
    QVERIFY(rules.size() > 1);
    ComparisonOrder order = m_view->form()->order();
    order.deck = "wanderverein-immerzu";
    order.players = 4;
    order.policy = "random";
    order.games = 200;
    order.precision = 0;
    order.before.rules = rules.front();
    order.after.rules = rules.back();
    play(order);
    QCOMPARE(m_view->form()->order().players, 4);
    const engine::lab::Comparison& result = m_view->comparison();
    QVERIFY(result.seats.has_value());
    QCOMPARE(result.games, std::uint64_t(200));
    QCOMPARE(result.byDeck.size(), size_t(8));
    // All seats together: two of four reach the final of every tournament.
    QVERIFY(std::abs(result.seats->finalRate.baseline - 0.5) < 1e-9);
    QVERIFY(m_view->figures()->text().contains(QStringLiteral("Fans")));
    // What is kept is read again as it was.
    const auto read = engine::lab::Comparison::fromReport(result.report());
    QVERIFY(read.isOk());
    QCOMPARE(read->byDeck.size(), result.byDeck.size());
    QVERIFY(read->report() == result.report());
}

QTEST_MAIN(TestLabComparison)
#include "tst_lab_comparison.moc"
