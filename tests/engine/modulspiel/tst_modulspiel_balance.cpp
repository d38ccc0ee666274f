#include "engine/systems/modulspiel/players.h"
#include "module_table.h"

#include <QTest>

#include <array>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::modulspiel;

namespace {

constexpr int kGames = 800;
/// Percent of the games that a module wins, and how many quarters a game may take on average.
constexpr double kLeast = 40;
constexpr double kMost = 60;

struct Tally {
    std::array<int, kMostModules> games{};
    std::array<int, kMostModules> halfWins{};
    int ofSideA = 0;
    int undecided = 0;
    int quarters = 0;
};

/// "Solide" plays both sides; the modules are dealt by chance, so that its taste in the draft does not matter.
void play(const Rules& rules, std::uint64_t seed, Tally& tally) {
    NullSink none;
    GameStart start;
    start.seed = seed;
    State state = ModuleGame::start(rules, start, none);
    Rng rng(seed);
    while (!state.over()) {
        const bool drafts = state.phase == Phase::Draft;
        ModuleGame::apply(state, rules, drafts ? randomStep(state, rules, rng) : solideStep(state, rules), none);
    }
    const int halfWins = state.winner == Winner::SideA ? 2 : state.winner == Winner::SideB ? 0 : 1;
    tally.ofSideA += halfWins;
    tally.undecided += halfWins == 1 ? 1 : 0;
    tally.quarters += state.quarter;
    for (std::size_t module = 0; module < rules.modules.size(); ++module) {
        if (state.moduleOwner[module] <= 1) {
            ++tally.games[module];
            tally.halfWins[module] += state.moduleOwner[module] == 0 ? halfWins : 2 - halfWins;
        }
    }
}

} // namespace

class TestModulspielBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// docs/balance.md has the figures of more games.
    void everyModuleOfTheLivePoolWinsItsShare() {
        const auto cards = tests::compiled(tests::draftOfShippedPool(1));
        const Rules& rules = cards->rules;
        Tally tally;
        for (int game = 0; game < kGames; ++game) {
            play(rules, 1000 + static_cast<std::uint64_t>(game), tally);
        }
        QCOMPARE(rules.modules.size(), std::size_t{9});
        for (std::size_t module = 0; module < rules.modules.size(); ++module) {
            const double rate = 50.0 * tally.halfWins[module] / tally.games[module];
            QVERIFY2(
                rate >= kLeast && rate <= kMost,
                qPrintable(QStringLiteral("%1: %2 %").arg(QString::fromStdString(rules.modules[module])).arg(rate)));
        }
        const double ofSideA = 50.0 * tally.ofSideA / kGames;
        QVERIFY2(ofSideA > kLeast && ofSideA < kMost, qPrintable(QString::number(ofSideA)));
        QVERIFY(tally.undecided * 100 < kGames);
        QVERIFY(tally.quarters > 2 * kGames && tally.quarters < 8 * kGames);
    }
};

QTEST_GUILESS_MAIN(TestModulspielBalance)
#include "tst_modulspiel_balance.moc"
