#include "flag_cards.h"

#include "engine/systems/fahnenturnier/players.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <bit>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::fahnenturnier;
using blattwerk::tests::flagCard;
using blattwerk::tests::FlagGame;
using blattwerk::tests::setCard;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

/// Share of four-player tournaments that the seat with the first policy wins against three of the second.
double share(const char* first, const char* others, int games) {
    const FlagGame table(4);
    const Rules& rules = table.rules();
    std::vector<Player> players = {Player(*policyNamed(first), rules), Player(*policyNamed(others), rules)};
    NullSink none;
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const int seat = game % 4;
        players[0].begin(seed);
        players[1].begin(seed + 1000);
        State state = Tournament::start(rules, seed, none);
        while (!state.over()) {
            Player& player = players[state.actor() == seat ? 0 : 1];
            Tournament::apply(state, rules, player.choose(state), none);
        }
        won += state.winner == seat ? 1 : 0;
    }
    return static_cast<double>(won) / games;
}

MatchSetup setupOf(std::vector<model::Card> pool) {
    MatchSetup setup;
    setup.pool = std::move(pool);
    return setup;
}

/// What "solide" does in a position over small cards.
std::string solideIn(const char* position, std::vector<model::Card> pool) {
    const System& system = *ShippedContent::fahnenturnier().system;
    const auto match = system.place(setupOf(std::move(pool)), Json::parse(position));
    if (!match) {
        qFatal("%s %s", match.error().code.c_str(), match.error().detail.c_str());
    }
    const std::uint64_t code = *system.decide(**match, "solide", 1);
    for (const LegalStep& step : (*match)->legal()) {
        if (step.code == code) {
            return step.json;
        }
    }
    return "illegal";
}

std::vector<model::Card> smallPool() {
    return {setCard("bote", "A", 1),           setCard("fuchs", "A", 2),
            setCard("igel", "A", 3),           setCard("koch", "B", 3),
            setCard("wolf", "B", 5),           setCard("drache", "C", 10),
            setCard("molch", "C", 4),          flagCard("lehrling", "starter", 1),
            flagCard("geselle", "starter", 3), flagCard("meister", "starter", 4)};
}

/// Rating of a card alone.
int ratingOf(const model::Card& card) {
    const System& system = *ShippedContent::fahnenturnier().system;
    MatchSetup setup = setupOf({card});
    setup.decks = {{card.key}, {card.key}};
    const FlagGame game(std::move(system.start(setup)).value());
    return CardRatings(game.rules()).of(0);
}

} // namespace

class TestFahnenturnierPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersAreNamed() {
        QCOMPARE(policyNamed("heuristic")->kind, Policy::Kind::Solide);
        QCOMPARE(policyNamed("search:25")->playouts, 25);
        QVERIFY(policyNamed("search:stark")->playouts > policyNamed("search")->playouts);
        for (const char* wrong : {"", "orakel", "solide:stark", "search:0", "search:", "search:viel"}) {
            QCOMPARE(policyNamed(wrong).error().code, std::string("match.unknown_policy"));
        }
        QCOMPARE(std::string(knownPolicies().front().key), std::string("solide"));
    }

    void decisionsRestOnWhatIsSeen_data() {
        QTest::addColumn<QString>("policy");
        for (const char* policy : {"greedy", "solide", "search:3"}) {
            QTest::newRow(policy) << QString::fromUtf8(policy);
        }
    }
    /// Whatever lies hidden is dealt anew before each decision.
    void decisionsRestOnWhatIsSeen() { // CHA-I11
        QFETCH(QString, policy);
        NullSink none;
        Rng rng(9);
        int decisions = 0;
        for (int players = 1; players <= 4; ++players) {
            const FlagGame table(players);
            const Rules& rules = table.rules();
            Player player(*policyNamed(policy.toStdString()), rules);
            State state = Tournament::start(rules, static_cast<std::uint64_t>(players), none);
            player.begin(5);
            while (!state.over()) {
                const int seat = state.actor();
                ActionList list;
                Tournament::legal(state, rules, list);
                const Action step = player.choose(state);
                if (list.size() > 1) {
                    const State other = Tournament::determinize(Tournament::view(state, rules, seat), rules, seat, rng);
                    QCOMPARE(player.choose(other).code(), step.code());
                    ++decisions;
                }
                QVERIFY(Tournament::isLegal(state, rules, step));
                Tournament::apply(state, rules, step, none);
            }
        }
        QVERIFY(decisions > 100);
    }

    void betterPlayersWinMoreOften() {
        QVERIFY(share("solide", "random", 100) > 0.5);
        QVERIFY(share("solide", "greedy", 100) > 0.25);
        QVERIFY(share("search:20", "random", 12) > 0.5);
    }

    void aCardIsRated_data() {
        QTest::addColumn<int>("strength");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("rating");
        QTest::newRow("nothing") << 3 << QString() << 300;
        QTest::newRow("at once") << 3 << QStringLiteral("Gib dieser Karte +2 Stärke.") << 500;
        QTest::newRow("next card") << 1 << QStringLiteral("Gib deiner nächsten Karte +2 Stärke.") << 300;
        QTest::newRow("keyword") << 1 << QStringLiteral("In Fahnenbesitz: Diese Karte hat +4 Stärke.") << 300;
        QTest::newRow("loss") << 3 << QStringLiteral("Im Angriff: Diese Karte hat −2 Stärke.") << 200;
        QTest::newRow("other flag") << 1 << QStringLiteral("Gib der gegnerischen Fahnenkarte −2 Stärke.") << 300;
        QTest::newRow("fans") << 1 << QStringLiteral("Erhalte 2 Fans.") << 400;
        QTest::newRow("lost fans") << 3 << QStringLiteral("Fahnenverlust: Verliere 1 Fan.") << 150;
        QTest::newRow("counted") << 1
                                 << QStringLiteral("Gib dieser Karte +1 Stärke für jede Karte auf deiner Bank, "
                                                   "höchstens +4.")
                                 << 300;
        QTest::newRow("condition") << 1
                                   << QStringLiteral("Wenn dein Deck höchstens 2 Karten hat: Gib dieser Karte +4 "
                                                     "Stärke.")
                                   << 300;
    }
    void aCardIsRated() { // section 4, "Solide"
        QFETCH(int, strength);
        QFETCH(QString, text);
        QFETCH(int, rating);
        QCOMPARE(ratingOf(flagCard("pruefling", "starter", strength, text.toStdString())), rating);
    }

    /// Against all draws of a small level.
    void theBestOfADrawIsExpected() {
        const FlagGame table(4);
        Rules rules = table.rules();
        std::vector<CardNo>& level = rules.contest.levels[0];
        level.resize(7);
        rules.parameters.draw = 3;
        const CardRatings ratings(rules);
        double sums[2] = {};
        int draws = 0;
        for (unsigned bits = 0; bits < 1U << 7U; ++bits) {
            if (std::popcount(bits) != 3) {
                continue;
            }
            std::vector<int> drawn;
            for (std::size_t i = 0; i < level.size(); ++i) {
                if ((bits >> i & 1U) != 0) {
                    drawn.push_back(ratings.of(level[i]));
                }
            }
            std::sort(drawn.rbegin(), drawn.rend());
            sums[0] += drawn[0];
            sums[1] += drawn[0] + drawn[1];
            ++draws;
        }
        QCOMPARE(draws, 35);
        QVERIFY(std::abs(ratings.expected({Level::A, 1}) - sums[0] / draws) <= 1);
        QVERIFY(std::abs(ratings.expected({Level::A, 2}) - sums[1] / draws) <= 1);
    }

    void choosesTheLevelThatPromisesMore() { // CHA-R16
        const char* position = R"({"players": 2, "round": 4, "phase": "deck", "active": "A",
            "options": [{"level": "B", "picks": 2}, {"level": "C", "picks": 1}],
            "pile": {"B": ["koch", "wolf"], "C": ["drache", "molch"]}, "A": {"deck": ["lehrling"]}, "B": {"deck": ["lehrling"]}})";
        QCOMPARE(solideIn(position, smallPool()), std::string(R"({"action":"choose_level","level":"C"})"));
        std::vector<model::Card> pool = smallPool();
        pool[5].stats["base_strength"] = 6;
        QCOMPARE(solideIn(position, pool), std::string(R"({"action":"choose_level","level":"B"})"));
    }

    void takesTheBestCardOrNewOnes() { // CHA-R18, R20
        const char* position = R"({"players": 2, "round": 1, "phase": "deck", "active": "A",
            "options": [{"level": "A", "picks": 2}], "A": {"deck": [%1], "drawn": [%2]}, "B": {"deck": ["lehrling"]},
            "pile": {"A": ["igel", "igel", "fuchs", "fuchs", "bote"]}})";
        const auto in = [&](const char* deck, const char* drawn) {
            return solideIn(QString::fromUtf8(position).arg(deck, drawn).toUtf8().constData(), smallPool());
        };
        QCOMPARE(in(R"("lehrling")", R"("bote", "igel", "fuchs")"), std::string(R"({"action":"pick","card":"igel"})"));
        // A name that is there already is worth a point.
        QCOMPARE(in(R"("lehrling", "fuchs")", R"("bote", "fuchs")"),
                 std::string(R"({"action":"pick","card":"fuchs"})"));
        QCOMPARE(in(R"("lehrling")", R"("bote", "bote")"), std::string(R"({"action":"reroll"})"));
    }

    void removesWeakStarterCards() { // CHA-R22
        const char* position = R"({"players": 2, "round": %1, "phase": "remove", "active": "A",
            "A": {"deck": [%2]}, "B": {"deck": ["lehrling"]}})";
        const auto in = [&](int round, const char* deck) {
            return solideIn(QString::fromUtf8(position).arg(round).arg(deck).toUtf8().constData(), smallPool());
        };
        const char* six = R"("lehrling", "geselle", "wolf", "koch", "drache", "molch")";
        QCOMPARE(in(1, six), std::string(R"({"action":"remove","cards":["lehrling"]})"));
        QCOMPARE(in(3, six), std::string(R"({"action":"continue"})")); // six cards are not too many
        const char* even = R"("geselle", "meister", "wolf", "koch", "igel", "molch")";
        QCOMPARE(in(1, even), std::string(R"({"action":"continue"})")); // none is weak beside the others
    }

    void anAdviceNamesTheStepFirst() {
        const System& system = *ShippedContent::fahnenturnier().system;
        FlagGame table(4, 3);
        const auto step = [&](std::uint64_t code) { static_cast<void>(table.match->apply(code)); };
        step(table.match->legal().front().code); // the level
        for (const char* policy : {"solide", "search:8"}) {
            const auto advice = system.advise(*table.match, policy, 1, {});
            QVERIFY(advice);
            QCOMPARE(advice->candidates.front().code, *system.decide(*table.match, policy, 1));
            QVERIFY(advice->candidates.size() > 1);
            QVERIFY(!advice->candidates.front().reasons.empty());
        }
        QCOMPARE(system.advise(*table.match, "orakel", 1, {}).error().code, std::string("match.unknown_policy"));
    }

    void anOutlookOfAMatchCountsEveryContinuation() {
        const ShippedContent& content = ShippedContent::fahnenturnier();
        const System& system = *content.system;
        MatchSetup setup;
        setup.pool = content.cards;
        setup.decks = {content.keysOf("wanderverein-immerzu"), content.keysOf("bot")};
        const auto match = std::move(system.start(setup)).value();
        OutlookSetup wanted;
        wanted.policies = {"solide", "solide"};
        wanted.games = 200;
        const auto outlook = system.outlook(*match, wanted, [](int) { return true; });
        QVERIFY(outlook);
        QCOMPARE(outlook->wins[0] + outlook->wins[1], 200);
        QVERIFY(outlook->wins[1] > outlook->wins[0]); // twelve stronger cards
        wanted.threads = 3;
        const auto again = system.outlook(*match, wanted, [](int) { return true; });
        QVERIFY(again->wins == outlook->wins && again->turns == outlook->turns);
        QCOMPARE(system.outlook(*match, wanted, [](int) { return false; }).error().code,
                 std::string("outlook.stopped"));
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierPlayers)
#include "tst_fahnenturnier_players.moc"
