#include "duel_table.h"

#include "engine/systems/ikonen/invariants.h"
#include "engine/systems/ikonen/players.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::ikonen;
using blattwerk::tests::DuelTable;
using blattwerk::tests::ikone;
using blattwerk::tests::ikonenCard;
using blattwerk::tests::ShippedContent;

namespace {

const model::ParameterValues kWide = {{"iko_max_icons", "3"},
                                      {"iko_attach_limit", "2"},
                                      {"iko_prize_dest", "HAND"},
                                      {"iko_attach_enemy", "true"},
                                      {"iko_place_per_turn", "2"},
                                      {"iko_attacks_per_turn", "2"},
                                      {"iko_replace_icon", "RETURN_OLD"}};

/// Plays random games and shows every position to the visitor.
template<typename Visit>
void playRandomly(const DuelTable& table, std::uint64_t games, Visit visit) {
    NullSink none;
    ActionList list;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Rng rng(seed);
        State state = table.begin(seed);
        while (!state.over()) {
            Duel::legal(state, table.rules(), list);
            const Action step = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            const State before = state;
            Duel::apply(state, table.rules(), step, none);
            visit(before, step, state);
        }
    }
}

} // namespace

class TestIkonenDuel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // IKO-I1, I2, I4, I6, I7, I8, I10, I11
    void invariantsHoldInEveryPosition_data() {
        QTest::addColumn<bool>("wide");
        QTest::newRow("standard rules") << false;
        QTest::newRow("many Ikonen, prizes to the hand") << true;
    }
    void invariantsHoldInEveryPosition() {
        QFETCH(bool, wide);
        const DuelTable table("kurpark", "marktplatz", wide ? kWide : model::ParameterValues());
        const Invariants invariants(table.rules());
        int positions = 0;
        playRandomly(table, 150, [&](const State& before, Action step, const State& state) {
            QVERIFY(invariants.brokenIn(state).empty());
            QVERIFY(invariants.brokenBy(before, step, state).empty());
            ++positions;
        });
        QVERIFY(positions > 5000);
    }

    void ikoI3DealsSixAndFive() {
        const DuelTable table;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const State state = table.begin(seed);
            for (int side = 0; side < 2; ++side) {
                const SideState& own = state.sides[side];
                QCOMPARE(int(own.prizeCount), 6);
                QCOMPARE(int(own.handCount), 5);
                QCOMPARE(int(own.pileCount), int(table.decks[std::size_t(side)].size()) - 11);
                bool icon = false;
                for (std::size_t i = 0; i < own.handCount; ++i) {
                    icon = icon || table.rules().isIcon(own.hand(i));
                }
                QVERIFY(icon);
            }
        }
    }

    void ikoI9AViewShowsNothingHidden() { // and IKO-D7: positions of prizes are blind
        for (const auto& parameters : {model::ParameterValues(), kWide}) {
            const DuelTable table("kurpark", "kreisel", parameters);
            Rng rng(5);
            playRandomly(table, 30, [&](const State&, Action, const State& state) {
                for (int side = 0; side < 2; ++side) {
                    const State seen = Duel::view(state, table.rules(), side);
                    const State other = Duel::determinize(seen, table.rules(), side, rng);
                    QCOMPARE(Duel::digest(Duel::view(other, table.rules(), side)), Duel::digest(seen));
                    const std::vector<int> broken = Invariants(table.rules()).brokenIn(other);
                    QVERIFY2(broken.empty(), broken.empty() ? "" : std::to_string(broken.front()).c_str());
                    const SideState& theirs = seen.sides[1 - side];
                    QVERIFY(std::all_of(theirs.cards, theirs.cards + theirs.pileCount + theirs.handCount,
                                        [](CardNo card) { return card == kHidden; }));
                    if (state.actor() == side) {
                        ActionList there;
                        ActionList here;
                        Duel::legal(state, table.rules(), there);
                        Duel::legal(other, table.rules(), here);
                        QVERIFY(std::equal(there.begin(), there.end(), here.begin(), here.end()));
                    }
                }
            });
        }
    }

    void ikoI10SameSeedSameGame() {
        const DuelTable table;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::uint64_t ends[2] = {};
            for (std::uint64_t& end : ends) {
                Rng rng(seed);
                NullSink none;
                State state = table.begin(seed);
                while (!state.over()) {
                    Duel::apply(state, table.rules(), randomStep(state, table.rules(), rng), none);
                }
                end = Duel::digest(state);
                ActionList list;
                Duel::legal(state, table.rules(), list);
                QVERIFY(list.empty());
                QVERIFY(!Duel::explain(state, table.rules(), action(ActionKind::Next), 0).empty());
            }
            QCOMPARE(ends[0], ends[1]);
        }
    }

    void ikoI5AFightEndsInOneOfThreeWays() {
        const DuelTable table;
        int fights = 0;
        playRandomly(table, 100, [&](const State& before, Action step, const State& state) {
            if (step.kind != ActionKind::Attack || state.over()) {
                return;
            }
            // The prize, if there is one, is taken in the next step only.
            QCOMPARE(int(state.sides[0].wonCount) + state.sides[1].wonCount,
                     int(before.sides[0].wonCount) + before.sides[1].wonCount);
            ++fights;
        });
        QVERIFY(fights > 100);
    }

    void ikoA32RpsIsFair() { // IKO-R10, IKO-H6
        const DuelTable table;
        constexpr int kGames = 4000;
        int begins = 0;
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            begins += table.begin(seed).active;
        }
        // Four standard deviations around the half.
        QVERIFY(std::abs(begins - kGames / 2) < 127);
    }

    void ikoH1ADeckThatCannotBeDealtIsGivenUp() {
        std::vector<model::Card> pool = {ikone("einsam", 5, 5, 5, 5), ikonenCard("helm", "ausruestung")};
        std::vector<std::string> deck(100, "helm");
        deck[0] = "einsam";
        const DuelTable table(
            SideKeys{deck, deck}, pool,
            {{"iko_deck_max", "100"}, {"iko_hand", "1"}, {"iko_prizes", "10"}, {"iko_mulligan_max", "1"}});
        int aborted = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const State state = table.begin(seed);
            aborted += state.winner == Winner::Aborted ? 1 : 0;
            QVERIFY(state.over() == (state.winner == Winner::Aborted));
        }
        QVERIFY(aborted > 0 && aborted < 60);
    }

    void ikoH4MustDrawEndsEveryGame() {
        const DuelTable table("kurpark", "marktplatz",
                              {{"iko_deckout", "CANNOT_DRAW"}, {"iko_draw_optional", "false"}});
        NullSink none;
        ActionList list;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            State state = table.begin(seed);
            while (!state.over()) { // nobody ever does anything
                Duel::legal(state, table.rules(), list);
                const Action next = action(ActionKind::Next);
                Duel::apply(state, table.rules(), list.contains(next) ? next : list[0], none);
            }
            QVERIFY(state.turn <= 80);
            QVERIFY(state.ending == Ending::UsedUp);
        }
    }

    void aTieOfTwoWithoutAnotherIkoneIsADraw() { // IKO-H5
        const DuelTable table(
            SideKeys{std::vector<std::string>(11, "zwilling"), std::vector<std::string>(11, "zwilling")},
            {ikone("zwilling", 5, 5, 5, 5)});
        State state = table.begin(1);
        // Both hands are emptied, so that only the field is left.
        for (SideState& side : state.sides) {
            side.discardCount = 0;
            side.field[0].card = side.hand(0);
            side.field[0].faceUp = true;
            side.handCount = 0;
        }
        state.turn = 3;
        state.attacksLeft = 1;
        state.phase = Phase::Attack;
        NullSink none;
        Duel::apply(state, table.rules(), action(ActionKind::Attack, 0, 0, 0), none);
        QVERIFY(state.winner == Winner::Draw);
        QVERIFY(state.ending == Ending::Draw);
    }
};

QTEST_GUILESS_MAIN(TestIkonenDuel)
#include "tst_ikonen_duel.moc"
