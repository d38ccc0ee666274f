#include "engine/core/rng.h"
#include "engine/lab/batch.h"
#include "engine/systems/all_systems.h"
#include "tests/conformance/every_system.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

/// Contracts of engine::System, engine::Match and engine::lab::Series that hold for every registered system.
class TestConformanceEngine : public QObject {
    Q_OBJECT

    static constexpr int kMostSteps = 4000;
    std::unique_ptr<Workspace> m_workspace;

    const SystemDesk& desk() {
        QString* key = static_cast<QString*>(QTest::qData("system", qMetaTypeId<QString>()));
        return m_workspace->system(key->toStdString());
    }
    std::unique_ptr<engine::Match> begin(std::uint64_t seed) {
        auto match = desk().engine->start(tests::firstGame(desk(), seed));
        return match ? std::move(*match) : nullptr;
    }
    engine::lab::SeriesSetup seriesOf() {
        const engine::MatchSetup game = tests::firstGame(desk(), 1);
        engine::lab::SeriesSetup setup;
        setup.pool = game.pool;
        setup.decks = game.decks;
        setup.policies = {"random", "random"};
        setup.seed = 11;
        return setup;
    }

private Q_SLOTS:
    void initTestCase() {
        m_workspace = tests::everySystem();
        QVERIFY(m_workspace);
        // The tiny system is among them by its two folders and its line alone.
        const auto known = engine::knownSystems();
        QVERIFY(std::ranges::find(known, "kehraus") != known.end());
        QVERIFY(m_workspace->system("kehraus").engine != nullptr);
        QVERIFY(known.size() >= 4);
    }

    void aRandomGameIsLawfulAndEnds_data() { tests::addSystems(*m_workspace); }
    void aRandomGameIsLawfulAndEnds() {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto match = begin(seed);
            QVERIFY(match);
            engine::Rng rng(seed);
            int steps = 0;
            for (; steps < kMostSteps && !match->outcome().over; ++steps) {
                const auto legal = match->legal();
                QVERIFY(!legal.empty());
                for (const engine::LegalStep& step : legal) {
                    QCOMPARE(step.side, match->actor());
                    QVERIFY(match->isLegal(step.code));
                    const auto json = nlohmann::ordered_json::parse(step.json);
                    // What is listed is not refused, and its words mean this step, or ways to take it with all its
                    // answers.
                    const auto refusal = match->explain(json, step.side);
                    QVERIFY2(refusal.isOk() && !*refusal, step.json.c_str());
                    const auto meant = match->fitting(json, step.side);
                    const auto isThis = [&](const auto& one) { return one.code == step.code; };
                    const auto isLegal = [&](const auto& one) { return match->isLegal(one.code); };
                    QVERIFY2(meant.isOk() && !meant->empty() &&
                                 (std::ranges::any_of(*meant, isThis) || std::ranges::all_of(*meant, isLegal)),
                             step.json.c_str());
                }
                match->apply(legal[rng.below(std::uint32_t(legal.size()))].code);
            }
            QVERIFY(match->outcome().over);
            QVERIFY(!match->outcome().winner.empty() && !match->outcome().reason.empty());
            QVERIFY(match->legal().empty());
        }
    }

    void theSameStepsGiveTheSameGame_data() { tests::addSystems(*m_workspace); }
    void theSameStepsGiveTheSameGame() {
        const auto one = begin(7);
        const auto two = begin(7);
        QVERIFY(one && two);
        engine::Rng rng(3);
        for (int i = 0; i < 200 && !one->outcome().over; ++i) {
            QCOMPARE(one->digest(), two->digest());
            QCOMPARE(one->position(std::nullopt).dump(), two->position(std::nullopt).dump());
            const auto legal = one->legal();
            const std::uint64_t code = legal[rng.below(std::uint32_t(legal.size()))].code;
            const auto copy = one->clone();
            QCOMPARE(copy->digest(), one->digest());
            one->apply(code);
            // A clone goes its own way.
            QVERIFY(copy->digest() == two->digest());
            two->apply(code);
        }
    }

    void whatOneSideMayNotKnowIsHidden_data() { tests::addSystems(*m_workspace); }
    void whatOneSideMayNotKnowIsHidden() {
        const auto match = begin(5);
        QVERIFY(match);
        engine::Rng rng(5);
        bool hides = false;
        for (int i = 0; i < 60 && !match->outcome().over; ++i) {
            QVERIFY(match->position(std::nullopt).dump().find("\"?\"") == std::string::npos);
            for (const int side : {0, 1}) {
                hides = hides || match->position(side).dump().find("\"?\"") != std::string::npos;
            }
            const auto legal = match->legal();
            match->apply(legal[rng.below(std::uint32_t(legal.size()))].code);
        }
        QVERIFY(hides);
    }

    void everyPlayerTakesLegalStepsAndSaysWhy_data() { tests::addSystems(*m_workspace); }
    void everyPlayerTakesLegalStepsAndSaysWhy() {
        const auto policies = desk().engine->policies();
        QVERIFY(!policies.empty());
        for (const engine::PolicyInfo& policy : policies) {
            const std::string name = std::string(policy.key) + (policy.hasStrengths ? ":leicht" : "");
            const auto match = begin(2);
            for (int i = 0; i < 6 && !match->outcome().over; ++i) {
                const auto code = desk().engine->decide(*match, name, 9);
                QVERIFY2(code.isOk() && match->isLegal(*code), name.c_str());
                const auto again = desk().engine->decide(*match, name, 9);
                QCOMPARE(*again, *code);
                const auto advice = desk().engine->advise(*match, name, 9, {});
                QVERIFY2(advice.isOk() && !advice->candidates.empty(), name.c_str());
                QVERIFY(match->isLegal(advice->candidates.front().code));
                match->apply(*code);
            }
        }
        const auto match = begin(2);
        QVERIFY(!desk().engine->decide(*match, "no-such-player", 1).isOk());
        engine::OutlookSetup setup;
        setup.viewer = match->actor();
        setup.policies = {"random", "random"};
        setup.games = 40;
        const auto outlook = desk().engine->outlook(*match, setup, [](int) { return true; });
        QVERIFY(outlook.isOk());
        QCOMPARE(outlook->games, 40);
    }

    void theLabPlaysTheSameGamesInAnyParts_data() { tests::addSystems(*m_workspace); }
    void theLabPlaysTheSameGamesInAnyParts() {
        const auto series = desk().engine->series(seriesOf());
        QVERIFY(series.isOk());
        const auto whole = engine::lab::runBatch(**series, {0, 40}, 1).tally;
        auto parts = engine::lab::runBatch(**series, {0, 14}, 2).tally;
        parts.merge(engine::lab::runBatch(**series, {14, 40}, 1).tally);
        QVERIFY(whole == parts);
        QCOMPARE(whole.games(), std::int64_t(40));
        // Both begin equally often.
        QVERIFY(whole.decided() + whole.draws() + whole.aborted() == whole.games());
    }

    void aGoldfishGameTellsHowFastTheDeckIs_data() { tests::addSystems(*m_workspace); }
    void aGoldfishGameTellsHowFastTheDeckIs() {
        const engine::MatchSetup game = tests::firstGame(desk(), 1);
        engine::GoldfishSetup setup;
        setup.pool = game.pool;
        setup.collections = game.collections;
        setup.deck = game.decks.empty() ? std::vector<std::string>() : game.decks[0];
        setup.policy = std::string(desk().engine->policies().front().key);
        setup.games = 10;
        const auto result = desk().engine->goldfish(setup, [](int) { return true; });
        QVERIFY(result.isOk());
        QVERIFY(result->contains("games"));
        setup.run = "no-such-run";
        QVERIFY(!desk().engine->goldfish(setup, [](int) { return true; }).isOk());
    }

    void unknownThingsAreRefusedInWords_data() { tests::addSystems(*m_workspace); }
    void unknownThingsAreRefusedInWords() {
        engine::MatchSetup setup = tests::firstGame(desk(), 1);
        if (!setup.decks.empty()) {
            setup.decks[0].push_back("no-such-card");
            QCOMPARE(desk().engine->start(setup).error().code, std::string("match.unknown_card"));
        }
        setup = tests::firstGame(desk(), 1);
        setup.parameters["no_such_parameter"] = "1";
        QCOMPARE(desk().engine->start(setup).error().code, std::string("match.unknown_parameter"));
        setup = tests::firstGame(desk(), 1);
        // Refused, or the players choose their decks in the game.
        setup.decks.assign(2, {});
        const auto empty = desk().engine->start(setup);
        QVERIFY(!empty || !(*empty)->legal().empty());
        const auto match = begin(1);
        QVERIFY(!match->explain({{"action", "no_such_action"}}, 0).isOk());
    }
};

QTEST_GUILESS_MAIN(TestConformanceEngine)
#include "tst_conformance_engine.moc"
