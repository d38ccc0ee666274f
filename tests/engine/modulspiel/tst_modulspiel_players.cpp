#include "engine/systems/modulspiel/player.h"
#include "engine/systems/modulspiel/players.h"
#include "module_table.h"

#include <QTest>

#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::modulspiel;

/// Section 4 of the catalogue: players know their own view and nothing else.
class TestModulspielPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decisionsRestOnWhatIsSeen_data() {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<int>("games");
        QTest::newRow("greedy") << QStringLiteral("greedy") << 3;
        QTest::newRow("solide") << QStringLiteral("solide") << 3;
        QTest::newRow("search") << QStringLiteral("search:4") << 1;
    }
    void decisionsRestOnWhatIsSeen() { // MOD-I8, R27
        QFETCH(QString, policy);
        QFETCH(int, games);
        const auto cards = tests::compiled(tests::draftOfShippedPool(1));
        const Rules& rules = cards->rules;
        Player player(*policyNamed(policy.toStdString()), rules);
        NullSink none;
        Rng rng(9);
        int hidden = 0;
        for (int game = 0; game < games; ++game) {
            player.begin(static_cast<std::uint64_t>(game));
            GameStart start;
            start.seed = static_cast<std::uint64_t>(game);
            State state = ModuleGame::start(rules, start, none);
            while (!state.over()) {
                const int side = state.actor();
                const State other = ModuleGame::determinize(ModuleGame::view(state, rules, side), rules, side, rng);
                hidden += ModuleGame::digest(other) != ModuleGame::digest(state) ? 1 : 0;
                const Action step = player.choose(state);
                QCOMPARE(player.choose(other).code(), step.code());
                QVERIFY(ModuleGame::isLegal(state, rules, step));
                ModuleGame::apply(state, rules, step, none);
            }
        }
        QVERIFY(hidden > 10);
    }

    // The draft goes by the rating, and what it likes beside that differs from game to game.
    void solideRatesModules() {
        const auto cards = tests::compiled(tests::draftOfShippedPool(1));
        NullSink none;
        GameStart start;
        const State state = ModuleGame::start(cards->rules, start, none);
        std::set<unsigned> first;
        for (std::uint64_t taste = 0; taste < 60; ++taste) {
            first.insert(solideStep(state, cards->rules, taste).a);
            QCOMPARE(solideStep(state, cards->rules, taste).code(), solideStep(state, cards->rules, taste).code());
        }
        QVERIFY2(first.size() >= 6, qPrintable(QString::number(first.size())));
    }
};

QTEST_GUILESS_MAIN(TestModulspielPlayers)
#include "tst_modulspiel_players.moc"
