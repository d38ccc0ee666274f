#include "duel_table.h"

#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/players.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::ikonen;
using blattwerk::tests::DuelTable;
using blattwerk::tests::ikone;
using blattwerk::tests::ikonenCard;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

/// Games that the first policy wins against the second, a draw counting half, over decks and seats.
double share(const char* first, const char* second, int games) {
    const DuelTable tables[2] = {DuelTable("kurpark", "marktplatz"), DuelTable("marktplatz", "kurpark")};
    double won = 0;
    NullSink none;
    for (int game = 0; game < games; ++game) {
        const DuelTable& table = tables[game % 2];
        const int seat = game / 2 % 2;
        Player players[2] = {Player(*policyNamed(seat == 0 ? first : second), table.rules()),
                             Player(*policyNamed(seat == 0 ? second : first), table.rules())};
        players[0].begin(static_cast<std::uint64_t>(game));
        players[1].begin(static_cast<std::uint64_t>(game) + 1000);
        State state = table.begin(static_cast<std::uint64_t>(game));
        while (!state.over()) {
            Duel::apply(state, table.rules(), players[state.actor()].choose(state), none);
        }
        const Winner own = seat == 0 ? Winner::SideA : Winner::SideB;
        won += state.winner == own ? 1 : state.winner == Winner::Draw ? 0.5 : 0;
    }
    return won / games;
}

/// A position over small cards, and what "solide" does in it.
std::string solideIn(const char* position) {
    const System& system = *ShippedContent::ikonen().system;
    MatchSetup setup;
    model::Card helm = ikonenCard("helm", "ausruestung");
    helm.stats = {{"mod_ver", 2}};
    model::Card klinge = ikonenCard("klinge", "ausruestung");
    klinge.stats = {{"mod_att", 2}};
    setup.pool = {ikone("wolf", 6, 2, 3, 3),
                  ikone("dachs", 3, 3, 3, 3),
                  ikone("igel", 1, 1, 6, 8),
                  ikone("held", 8, 2, 3, 7),
                  helm,
                  klinge};
    const auto match = system.place(setup, Json::parse(position));
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

} // namespace

class TestIkonenPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersAreNamed() {
        QCOMPARE(policyNamed("heuristic")->kind, Policy::Kind::Solide);
        QCOMPARE(policyNamed("search:25")->playouts, 25);
        QVERIFY(policyNamed("search:stark")->playouts > policyNamed("search")->playouts);
        for (const char* wrong : {"", "orakel", "solide:stark", "search:0", "search:viel"}) {
            QCOMPARE(policyNamed(wrong).error().code, std::string("match.unknown_policy"));
        }
        QCOMPARE(std::string(knownPolicies().front().key), std::string("solide"));
    }

    void decisionsRestOnWhatIsSeen_data() {
        QTest::addColumn<QString>("policy");
        for (const char* policy : {"greedy", "solide", "search:20"}) {
            QTest::newRow(policy) << QString::fromUtf8(policy);
        }
    }
    void decisionsRestOnWhatIsSeen() { // IKO-I9
        QFETCH(QString, policy);
        const DuelTable table;
        Player player(*policyNamed(policy.toStdString()), table.rules());
        NullSink none;
        Rng rng(9);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            player.begin(seed);
            State state = table.begin(seed);
            while (!state.over()) {
                const int side = state.actor();
                const State other = Duel::determinize(Duel::view(state, table.rules(), side), table.rules(), side, rng);
                const Action step = player.choose(state);
                QCOMPARE(player.choose(other).code(), step.code());
                ActionList list;
                Duel::legal(state, table.rules(), list);
                QVERIFY(list.contains(step));
                Duel::apply(state, table.rules(), step, none);
            }
        }
    }

    void betterPlayersWinMoreOften() {
        QVERIFY(share("solide", "random", 200) > 0.85);
        QVERIFY(share("solide", "greedy", 100) > 0.5);
        QVERIFY(share("search:40", "solide", 20) > 0.5);
    }

    void placesTheStrongestFaceDown() {
        QCOMPARE(
            solideIn(
                R"({"turn": 3, "A": {"hand": ["dachs", "held", "igel"], "deck": ["helm"]}, "B": {"hand": ["igel"]}})"),
            std::string(R"({"action":"place","card":"held","face_up":false})"));
        // The last Ikone waits for another one while there is a pile.
        QCOMPARE(
            solideIn(R"({"turn": 3, "A": {"hand": ["dachs", "helm"], "deck": ["helm"]}, "B": {"hand": ["igel"]}})"),
            std::string(R"({"action":"next"})"));
    }

    void attachesWhatMakesTheAttackWin() {
        QCOMPARE(
            solideIn(
                R"({"turn": 3, "phase": "attach", "A": {"field": ["wolf"], "hand": ["helm", "klinge", "dachs"], "deck": ["helm"]},
                            "B": {"field": ["igel"], "hand": ["dachs"]}})"),
            std::string(R"({"action":"attach","card":"klinge","to":"wolf"})"));
        // Without an attack in sight the lower defence is raised.
        QCOMPARE(
            solideIn(
                R"({"turn": 3, "phase": "attach", "A": {"field": ["held"], "hand": ["helm", "klinge", "dachs"], "deck": ["helm"]},
                            "B": {"hand": ["dachs"]}})"),
            std::string(R"({"action":"attach","card":"helm","to":"held"})"));
        // IKO-R33: the last card stays in the hand.
        QCOMPARE(
            solideIn(
                R"({"turn": 3, "phase": "attach", "A": {"field": ["held"], "hand": ["helm"]}, "B": {"hand": ["dachs", "igel"], "deck": ["helm"]}})"),
            std::string(R"({"action":"next"})"));
    }

    void attacksWhereItWins() {
        QCOMPARE(
            solideIn(R"({"turn": 3, "phase": "attack", "A": {"field": ["wolf"], "hand": ["dachs"], "deck": ["helm"]},
                            "B": {"field": ["dachs"], "hand": ["igel"]}})"),
            std::string(R"({"action":"attack","value":"att"})"));
        QCOMPARE(
            solideIn(R"({"turn": 3, "phase": "attack", "A": {"field": ["dachs"], "hand": ["dachs"], "deck": ["helm"]},
                            "B": {"field": ["igel"], "hand": ["igel"]}})"),
            std::string(R"({"action":"next"})"));
        // A tie is worth it where the other side has few cards and the own hand another Ikone.
        const char* tie =
            R"({"turn": 3, "phase": "attack", "A": {"field": ["wolf"], "hand": ["dachs"], "deck": ["helm"]},
                              "B": {"field": ["igel"], "hand": [%1]}})";
        QCOMPARE(solideIn(QString::fromUtf8(tie).arg("\"helm\"").toUtf8().constData()),
                 std::string(R"({"action":"attack","value":"att"})"));
        QCOMPARE(solideIn(QString::fromUtf8(tie).arg("\"helm\",\"igel\",\"dachs\"").toUtf8().constData()),
                 std::string(R"({"action":"next"})"));
    }

    void anAdviceNamesTheStepFirst() {
        const System& system = *ShippedContent::ikonen().system;
        const ShippedContent& content = ShippedContent::ikonen();
        MatchSetup setup;
        setup.pool = content.cards;
        setup.decks = {content.keysOf("kurpark"), content.keysOf("marktplatz")};
        const auto match = std::move(system.start(setup)).value();
        for (const char* policy : {"solide", "search:30"}) {
            const auto advice = system.advise(*match, policy, 1, {});
            QVERIFY(advice);
            QCOMPARE(advice->candidates.front().code, *system.decide(*match, policy, 1));
            QVERIFY(advice->candidates.size() > 1);
        }
        QCOMPARE(system.advise(*match, "orakel", 1, {}).error().code, std::string("match.unknown_policy"));
    }

    void anOutlookCountsEveryContinuation() {
        const System& system = *ShippedContent::ikonen().system;
        const ShippedContent& content = ShippedContent::ikonen();
        MatchSetup setup;
        setup.pool = content.cards;
        setup.decks = {content.keysOf("kurpark"), content.keysOf("marktplatz")};
        const auto match = std::move(system.start(setup)).value();
        OutlookSetup wanted;
        wanted.policies = {"solide", "solide"};
        wanted.games = 60;
        const auto outlook = system.outlook(*match, wanted, [](int) { return true; });
        QVERIFY(outlook);
        QCOMPARE(outlook->wins[0] + outlook->wins[1] + outlook->draws + outlook->aborted, 60);
        wanted.threads = 3;
        const auto again = system.outlook(*match, wanted, [](int) { return true; });
        QVERIFY(again->wins == outlook->wins && again->turns == outlook->turns);
        QCOMPARE(system.outlook(*match, wanted, [](int) { return false; }).error().code,
                 std::string("outlook.stopped"));
    }
};

QTEST_GUILESS_MAIN(TestIkonenPlayers)
#include "tst_ikonen_players.moc"
