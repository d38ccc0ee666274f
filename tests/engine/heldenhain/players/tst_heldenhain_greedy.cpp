#include "shipped_cards.h"

#include "engine/systems/heldenhain/quiet_steps.h"

#include <QTest>

#include <array>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedCards;

/// What the greedy player reckons without taking a step is what taking it shows.
class HeldenhainGreedy : public QObject {
    Q_OBJECT

private:
    using Game = Duel<Small>;
    using Worth = GreedyWorth<Small>;

    /// Steps that were valued, by kind.
    std::array<int, 16> m_quiet = {};

    void checkSteps(const State<Small>& state, const Rules& rules) {
        const int side = state.actor();
        const Worth worth(state, rules);
        const QuietSteps<Small> quiet(state, rules, worth, side);
        const bool free = state.decision == DecisionKind::None;
        ActionList list;
        Game::legal(state, rules, list);
        for (const Action step : list) {
            State<Small> after = state;
            NullSink none;
            Game::apply(after, rules, step, none);
            const std::optional<int> gain = free ? quiet.gain(step) : std::nullopt;
            if (free && quiet.cannotWin(step)) {
                QVERIFY(!after.over());
            }
            if (after.over()) {
                QVERIFY(!gain);
                continue;
            }
            const int found = Worth(after, rules).difference(side);
            QCOMPARE(worth.differenceIn(after, side), found);
            if (gain) {
                QCOMPARE(after.decision, DecisionKind::None);
                QCOMPARE(worth.difference(side) + *gain, found);
                ++m_quiet[static_cast<std::size_t>(step.kind)];
            }
        }
    }

    void checkGames(const Rules& rules, std::uint64_t games) {
        NullSink none;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            Rng rng(seed);
            State<Small> state = tests::startGame(rules, seed);
            while (!state.over() && !QTest::currentTestFailed()) {
                checkSteps(state, rules);
                Game::apply(state, rules, Game::pickLegal(state, rules, rng), none);
            }
        }
    }

private Q_SLOTS:
    void quietStepsAreWorthWhatTakingThemShows_data() {
        QTest::addColumn<QString>("deckA");
        QTest::addColumn<QString>("deckB");
        const std::vector<std::string>& decks = ShippedCards::deckKeys();
        for (std::size_t a = 0; a < decks.size(); ++a) {
            for (std::size_t b = a; b < decks.size(); ++b) {
                QTest::newRow((decks[a] + " " + decks[b]).c_str())
                    << QString::fromStdString(decks[a]) << QString::fromStdString(decks[b]);
            }
        }
    }
    void quietStepsAreWorthWhatTakingThemShows() {
        QFETCH(QString, deckA);
        QFETCH(QString, deckB);
        checkGames(ShippedCards::get().match(deckA.toStdString(), deckB.toStdString()), 10);
    }
    void soTheyAreUnderOtherParameters_data() {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("value");
        for (const auto& [parameter, value] : {std::pair("no_chain_lock", "false"),
                                               {"zero_effort_locks", "false"},
                                               {"lock_stacks", "true"},
                                               {"min_stamina", "0"},
                                               {"elimination_check", "after_effect"},
                                               {"energy_cap", "20"},
                                               {"field_limit", "3"},
                                               {"hand_limit", "12"}}) {
            QTest::addRow("%s %s", parameter, value) << parameter << value;
        }
    }
    void soTheyAreUnderOtherParameters() {
        QFETCH(QString, parameter);
        QFETCH(QString, value);
        checkGames(ShippedCards::get().match("superfreundinnen", "schattenkabinett",
                                             {{parameter.toStdString(), value.toStdString()}}),
                   10);
    }
    /// The others need not be seen in this few games.
    void manyStepsAreQuiet() {
        for (const ActionKind kind : {ActionKind::Play, ActionKind::Collect, ActionKind::Distract}) {
            QVERIFY(m_quiet[static_cast<std::size_t>(kind)] > 100);
        }
    }
};

QTEST_GUILESS_MAIN(HeldenhainGreedy)
#include "tst_heldenhain_greedy.moc"
