#include "shipped_cards.h"

#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/invariants.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::heldenhain;
using blattwerk::tests::ShippedCards;

namespace {

using Game = Duel<Small>;
using S = State<Small>;

/// Looks at the state in the middle of a step: HEL-I12, I14, I16, I17, I26, I34.
class WatchingSink {
public:
    static constexpr bool kRecords = true;

    WatchingSink(const S& state, const Rules& rules) : m_s(state), m_r(rules) {}

    void record(const Event& event) {
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::Step:
            onStep(event.args[0]);
            break;
        case EventKind::SkippedTurn: {
            const int turn = m_s.ownTurn(event.args[0]);
            const auto key = std::pair(event.args[0], event.args[1]);
            const auto last = m_skips.find(key);
            demand(last == m_skips.end() || last->second < turn - 1, 14);
            m_skips[key] = turn;
            break;
        }
        case EventKind::Returned:
        case EventKind::Eliminated:
        case EventKind::Sacrificed:
        case EventKind::PutToDiscard:
            m_skips.erase(std::pair(event.args[0], event.args[1]));
            break;
        case EventKind::TurnEnded:
            endOfTurn();
            break;
        case EventKind::PointsLost:
            m_lost += event.args[1];
            break;
        case EventKind::PointsStolen:
            demand(event.args[1] <= m_lost, 34);
            break;
        case EventKind::CardDrawn:
            demand(m_step != 4 || m_s.turn > 1, 26);
            break;
        default:
            break;
        }
    }
    void nextStep() {
        m_lost = 0;
        m_step = -1;
    }
    [[nodiscard]] const std::vector<int>& broken() const { return m_broken; }

private:
    void onStep(int step) {
        demand(step == 0 || step == m_lastStep + 1, 17);
        m_lastStep = step;
        m_step = step;
        if (step == 2) {
            const SideState<Small>& own = m_s.sides[m_s.active];
            for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
                const Stance stance = own.field[slot].stance;
                demand(!stance.waiting() && (stance.ready() || stance.lock() == Lock::Served), 12);
            }
        }
    }
    void endOfTurn() {
        demand(m_s.sides[m_s.active].handCount <= m_r.parameters.handLimit, 16);
        demand(m_s.queueCount == 0 && m_s.decision == DecisionKind::None, 16);
        for (const SideState<Small>& side : m_s.sides) {
            for (std::size_t slot = 0; slot < side.fieldCount; ++slot) {
                for (const std::int8_t bonus : side.field[slot].bonus) {
                    demand(bonus == 0, 16);
                }
            }
        }
    }
    void demand(bool holds, int number) {
        if (!holds) {
            m_broken.push_back(number);
        }
    }

    const S& m_s;
    const Rules& m_r;
    std::map<std::pair<int, int>, int> m_skips;
    std::vector<int> m_broken;
    int m_lost = 0;
    int m_step = -1;
    int m_lastStep = -1;
};

QByteArray numbers(const std::vector<int>& broken) {
    QByteArray text;
    for (const int number : broken) {
        text += "HEL-I" + QByteArray::number(number) + ' ';
    }
    return text;
}

/// One of each hand card and figure for every kind of step, legal or not.
Action anyAction(const S& state, const Rules& rules, Rng& rng) {
    const auto slot = [&] { return rng.below(7); };
    const auto maybe = [&] { return rng.below(2) == 0 ? std::uint32_t{Action::kNothing} : rng.below(7); };
    const SideState<Small>& own = state.sides[state.active];
    const unsigned card = own.handCount > 0 ? own.hand(rng.below(own.handCount))
                                            : rng.below(static_cast<std::uint32_t>(rules.cards.size()));
    switch (rng.below(9)) {
    case 0:
        return action(ActionKind::EndTurn);
    case 1:
    case 2:
        return play(card, maybe(), maybe());
    case 3:
        return action(ActionKind::UseHq, rng.below(3));
    case 4:
        return action(ActionKind::Collect, slot());
    case 5:
        return action(ActionKind::Distract, slot(), slot());
    case 6:
        return action(ActionKind::UseAssist, slot());
    case 7:
        return action(ActionKind::UseExhaust, slot());
    default:
        return choose(static_cast<ChoiceKind>(rng.below(8)), rng.below(64));
    }
}

} // namespace

/// HEL-I1 to I26, I31, I32, I34 in random games of the shipped decks.
class TestHeldenhainFuzz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void invariantsHoldInRandomGames_data() {
        QTest::addColumn<QString>("parameters");
        QTest::newRow("HEL-I1 to I26: standard") << QString();
        QTest::newRow("2 action points") << QStringLiteral("action_points=2");
        QTest::newRow("choices of order") << QStringLiteral("trigger_order=choice start_trigger_order=choice");
        QTest::newRow("all triggers, eager") << QStringLiteral("nonactive_triggers=all reshuffle_timing=eager");
        QTest::newRow("stacked locks") << QStringLiteral("lock_stacks=true exhaust_on_exhausted=lock");
        QTest::newRow("needs targets") << QStringLiteral("action_needs_target=true luck_mode=reveal");
        QTest::newRow("after effects") << QStringLiteral("elimination_check=after_effect win_check=after_effect");
    }

    // HEL-I1 to I26, I31, I32, I34
    void invariantsHoldInRandomGames() {
        QFETCH(QString, parameters);
        model::ParameterValues values;
        for (const QString& pair : parameters.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            values[pair.section(QLatin1Char('='), 0, 0).toStdString()] =
                pair.section(QLatin1Char('='), 1, 1).toStdString();
        }
        const auto& keys = ShippedCards::deckKeys();
        std::uint64_t seed = 0;
        for (const std::string& a : keys) {
            for (const std::string& b : keys) {
                const Rules rules = ShippedCards::get().match(a, b, values);
                for (int game = 0; game < 20; ++game) {
                    playChecked(rules, ++seed);
                }
            }
        }
    }

    void helI31LegalListIsCompleteAndSound() { // HEL-I22, HEL-I23, HEL-I31
        const auto& keys = ShippedCards::deckKeys();
        NullSink none;
        for (std::size_t pair = 0; pair < keys.size(); ++pair) {
            const Rules rules = ShippedCards::get().match(keys[pair], keys[(pair + 1) % keys.size()]);
            for (std::uint64_t seed = 0; seed < 25; ++seed) {
                Rng rng(seed);
                S state = tests::startGame(rules, seed);
                ActionList list;
                while (!state.over()) {
                    Game::legal(state, rules, list);
                    const std::uint64_t before = Game::digest(state);
                    for (const Action step : list) {
                        QVERIFY(Game::explain(state, rules, step, state.actor()).empty());
                        QVERIFY(!Game::explain(state, rules, step, 1 - state.actor()).empty());
                    }
                    for (int i = 0; i < 8; ++i) {
                        const Action step = anyAction(state, rules, rng);
                        QCOMPARE(Game::explain(state, rules, step, state.actor()).empty(), list.contains(step));
                    }
                    QCOMPARE(Game::digest(state), before);
                    Game::apply(state, rules, list[rng.below(static_cast<std::uint32_t>(list.size()))], none);
                }
                QVERIFY(!Game::explain(state, rules, action(ActionKind::EndTurn), state.active).empty());
            }
        }
    }

    void helI33MirrorSymmetry() {
        const Rules rules = ShippedCards::get().match("weggefaehrten", "weggefaehrten");
        NullSink none;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            S one = tests::startGame(rules, seed, 0, false);
            S two = tests::startGame(rules, seed, 1, false);
            // Equal piles and hands on both sides; chance is drawn in the same order from here on.
            for (S* state : {&one, &two}) {
                state->sides[1] = state->sides[0];
                state->rng = Rng(seed);
            }
            Rng rng(seed);
            while (!one.over()) {
                QCOMPARE(one.actor(), 1 - two.actor());
                ActionList list;
                ActionList mirrored;
                Game::legal(one, rules, list);
                Game::legal(two, rules, mirrored);
                QCOMPARE(list.size(), mirrored.size());
                Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
                Game::apply(one, rules, step, none);
                if (step.kind == ActionKind::Choose && static_cast<ChoiceKind>(step.a) == ChoiceKind::Figure) {
                    step.b = static_cast<std::uint16_t>(step.b ^ 16U);
                }
                if (!mirrored.contains(step)) {
                    QFAIL("a step of one side is missing on the other");
                }
                Game::apply(two, rules, step, none);
                QCOMPARE(one.sides[0].points, two.sides[1].points);
                QCOMPARE(one.sides[1].points, two.sides[0].points);
                QCOMPARE(one.turn, two.turn);
            }
            QVERIFY(two.over());
        }
    }

    void helI9EquipmentSitsOnOneOwnCharacter() { // HEL-R74
        const Rules rules = ShippedCards::get().match("superfreundinnen", "purpurpakt");
        const Invariants<Small> invariants(rules);
        NullSink none;
        ActionList list;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Rng rng(seed);
            S state = tests::startGame(rules, seed);
            while (!state.over()) {
                Game::legal(state, rules, list);
                // Ausrüstung first, so that many are attached and replaced.
                Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
                for (const Action other : list) {
                    step = other.kind == ActionKind::Play && other.c != Action::kNothing ? other : step;
                }
                Game::apply(state, rules, step, none);
                QVERIFY2(invariants.brokenIn(state).empty(), numbers(invariants.brokenIn(state)).constData());
            }
        }
    }

private:
    void playChecked(const Rules& rules, std::uint64_t seed) {
        const Invariants<Small> invariants(rules);
        S state = tests::startGame(rules, seed);
        WatchingSink sink(state, rules);
        Rng rng(seed);
        ActionList list;
        int steps = 0;
        while (!state.over()) {
            QVERIFY(++steps < 20000);
            Game::legal(state, rules, list);
            QVERIFY(!list.empty());
            const Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            const S before = state;
            sink.nextStep();
            Game::apply(state, rules, step, sink);
            std::vector<int> broken = invariants.brokenIn(state);
            const std::vector<int> byStep = invariants.brokenBy(before, step, state);
            broken.insert(broken.end(), byStep.begin(), byStep.end());
            broken.insert(broken.end(), sink.broken().begin(), sink.broken().end());
            const bool stacks = rules.parameters.lockStacks;
            std::erase_if(broken, [&](int number) { return stacks && (number == 14 || number == 12); });
            const QByteArray place = numbers(broken) + QByteArray(" game ") +
                                     QByteArray::number(static_cast<qulonglong>(seed)) + QByteArray(" step ") +
                                     QByteArray::number(steps);
            QVERIFY2(broken.empty(), place.constData());
        }
        QVERIFY(state.flagged == 0);
        // HEL-I24: nothing is possible any more.
        Game::legal(state, rules, list);
        QVERIFY(list.empty());
    }
};

QTEST_GUILESS_MAIN(TestHeldenhainFuzz)
#include "tst_heldenhain_fuzz.moc"
