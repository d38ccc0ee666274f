#include "tournament_table.h"

#include "engine/systems/fahnenturnier/event_kind.h"
#include "engine/systems/fahnenturnier/invariants.h"
#include "engine/systems/fahnenturnier/players.h"
#include "engine/systems/fahnenturnier/ranking.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::engine::fahnenturnier;
using blattwerk::tests::MatchTable;
using blattwerk::tests::setCard;
using blattwerk::tests::ShippedContent;
using blattwerk::tests::TournamentTable;

namespace {

/// Plays a random tournament and shows every position to the visitor.
template<typename Visit>
State playRandomly(const TournamentTable& table, std::uint64_t seed, Visit visit) {
    NullSink none;
    Rng rng(seed);
    State state = table.begin(seed);
    while (!state.over()) {
        const Action step = randomStep(state, table.rules(), rng);
        const State before = state;
        Tournament::apply(state, table.rules(), step, none);
        visit(before, step, state);
    }
    return state;
}

int countOf(const RecordingSink& sink, EventKind kind) {
    return static_cast<int>(std::count_if(sink.events().begin(), sink.events().end(), [&](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(kind);
    }));
}

} // namespace

class TestFahnenturnierTournament : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chaR1FourPlayersPlayFourteenMatchesAndAFinal() {
        const TournamentTable table(4);
        RecordingSink sink;
        Rng rng(5);
        State state = Tournament::start(table.rules(), 5, sink);
        while (!state.over()) {
            Tournament::apply(state, table.rules(), randomStep(state, table.rules(), rng), sink);
        }
        QCOMPARE(countOf(sink, EventKind::MatchStarted), 14);
        QCOMPARE(countOf(sink, EventKind::FinalStarted), 1);
        QCOMPARE(countOf(sink, EventKind::MatchWon), 15);
        // CHA-R12: four deck phases before the two matches of each round
        QCOMPARE(countOf(sink, EventKind::DeckPhase), 28);
    }

    // CHA-R26
    void theFirstMatchIsTossedFairly() {
        const MatchTable table({"a", "a"}, {"a", "a"}, {setCard("a", 1)});
        int first = 0;
        for (std::uint64_t seed = 0; seed < 10000; ++seed) {
            NullSink none;
            first += FlagMatch::start(table.rules(), table.start(seed), none).beginner == 0 ? 1 : 0;
        }
        QVERIFY2(first >= 4700 && first <= 5300, std::to_string(first).c_str());
    }

    // CHA-R24, I10: what happens in one park depends on nothing that another one does
    void aParkIsIndependentOfTheOthers() {
        const TournamentTable table(4);
        const auto logOfFirstPark = [&](bool otherDecks) {
            State state = table.begin(11);
            NullSink none;
            Rng rng(2);
            while (state.phase != Phase::Match) {
                Tournament::apply(state, table.rules(), randomStep(state, table.rules(), rng), none);
            }
            const auto inFirst = [&](int seat) { return state.sideOf(seat) >= 0; };
            for (int seat = 0; seat < 4; ++seat) {
                if (!inFirst(seat) && otherDecks) {
                    std::reverse(state.seats[seat].deck.begin(), state.seats[seat].deck.end());
                    state.seats[seat].deck.pop_back();
                }
            }
            RecordingSink sink;
            while (state.phase == Phase::Match) {
                ActionList list;
                Tournament::legal(state, table.rules(), list);
                Tournament::apply(state, table.rules(), list[0], sink);
            }
            return sink.events();
        };
        QVERIFY(!logOfFirstPark(false).empty());
        QVERIFY(logOfFirstPark(false) == logOfFirstPark(true));
    }

    // ... and the second park plays the same whatever the first one has played.
    void aLaterParkIsIndependentOfEarlierOnes() {
        const TournamentTable table(4);
        const auto startOfSecondPark = [&](bool otherDecks) {
            State state = table.begin(12);
            NullSink none;
            Rng rng(3);
            while (state.phase != Phase::Match) {
                Tournament::apply(state, table.rules(), randomStep(state, table.rules(), rng), none);
            }
            if (otherDecks) { // the first match takes another course
                std::reverse(state.match.sides[0].deck.begin(), state.match.sides[0].deck.end());
            }
            while (state.park == 0) {
                ActionList list;
                Tournament::legal(state, table.rules(), list);
                Tournament::apply(state, table.rules(), list[0], none);
            }
            return FlagMatch::digest(state.match);
        };
        QCOMPARE(startOfSecondPark(false), startOfSecondPark(true));
    }

    void invariantsHold_data() {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= 8; ++players) {
            QTest::addRow("%d players", players) << players;
        }
    }
    // CHA-I1 to I9, I12: cards and trophies are conserved, parks are shared out, fans add up
    void invariantsHold() {
        QFETCH(int, players);
        const TournamentTable table(players);
        const Invariants invariants(table.rules(), table.begin(1));
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            playRandomly(table, seed, [&](const State& before, Action step, const State& after) {
                const std::vector<int> broken = invariants.brokenIn(after);
                QVERIFY2(broken.empty(), std::to_string(broken.empty() ? 0 : broken.front()).c_str());
                QVERIFY(invariants.brokenBy(before, step, after).empty());
            });
        }
    }

    // CHA-R9: each pile holds cards of its level only
    void pilesHoldTheirLevel() {
        const TournamentTable table(2);
        const State state = table.begin(1);
        for (std::size_t level = 0; level < kLevels; ++level) {
            const Dispenser& pile = state.levels[level];
            QVERIFY(pile.pileCount > 0);
            QVERIFY(std::all_of(pile.cards, pile.cards + pile.pileCount, [&](CardNo card) {
                return static_cast<std::size_t>(table.rules().cards[card].level) == level;
            }));
        }
    }

    // CHA-R10: without a choice Weltraum stays in its box
    void weltraumIsLeftOutByDefault() {
        const TournamentTable table(2);
        const auto has = [&](const char* set) {
            const auto& cards = ShippedContent::fahnenturnier().deck(set).cards;
            return std::all_of(cards.begin(), cards.end(), [&](const model::CollectionEntry& entry) {
                return table.rules().indexOf(entry.cardKey) != kNoCard;
            });
        };
        QVERIFY(has("stadt") && has("burg"));
        QVERIFY(!has("weltraum"));
    }

    // CHA-I7: the ranking is a total order, and what only chance decides falls both ways
    void theRankingIsTotal() {
        State state;
        state.seatCount = 4;
        state.players = 4;
        for (const int seat : {0, 1}) {
            state.seats[seat].fans = 7;
            state.seats[seat].trophies.push_back({3, 2});
        }
        state.seats[2].fans = 30;
        std::set<int> second;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng rng(seed);
            const Ranking ranking = rankingOf(state, 4, LastTie::ListToss, rng);
            std::set<int> seats;
            for (std::size_t i = 0; i < ranking.size(); ++i) {
                seats.insert(ranking[i].seat);
                QVERIFY(i == 0 || compareStandings(ranking[i - 1], ranking[i], LastTie::ListToss) >= 0);
            }
            QCOMPARE(seats.size(), std::size_t{4});
            QCOMPARE(ranking[0].seat, 2);
            QCOMPARE(ranking[3].seat, 3);
            second.insert(ranking[1].seat);
        }
        QCOMPARE(second.size(), std::size_t{2});
    }

    // CHA-I10: same seed and steps, same game
    void sameSeedSameGame() {
        const TournamentTable table(3);
        const auto ignore = [](const State&, Action, const State&) {};
        const State one = playRandomly(table, 9, ignore);
        const State two = playRandomly(table, 9, ignore);
        QCOMPARE(Tournament::digest(one), Tournament::digest(two));
        QVERIFY(Tournament::digest(playRandomly(table, 10, ignore)) != Tournament::digest(one));
    }

    // CHA-I11: whoever looks, the view tells the same as one of another deal of what is hidden
    void aViewHidesWhatMayNotBeKnown() {
        const TournamentTable table(4);
        Rng rng(4);
        int looked = 0;
        playRandomly(table, 21, [&](const State&, Action, const State& after) {
            if (after.over() || ++looked % 7 != 0) {
                return;
            }
            for (int seat = 0; seat < 4; ++seat) {
                const State seen = Tournament::view(after, table.rules(), seat);
                const State drawn = Tournament::determinize(seen, table.rules(), seat, rng);
                QCOMPARE(Tournament::digest(Tournament::view(drawn, table.rules(), seat)), Tournament::digest(seen));
            }
        });
        QVERIFY(looked > 100);
    }

    // CHA-D1
    void aRandomOrderTakesEachPlayerOnce() {
        const TournamentTable table(5, {{"cha_serial_order", "RANDOM"}});
        std::set<int> first;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const State state = table.begin(seed);
            const std::set<int> seats(state.order, state.order + state.players);
            QCOMPARE(seats.size(), std::size_t{5});
            first.insert(state.active);
        }
        QVERIFY(first.size() > 2);
    }

    // CHA-R3: no zone is a hand; cards are only revealed
    void inAMatchThereIsNothingToDoButToReveal() {
        const MatchTable table({"a", "b", "b"}, {"b", "a", "a"}, {setCard("a", 1), setCard("b", 2)});
        NullSink none;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            MatchState state = FlagMatch::start(table.rules(), table.start(seed), none);
            while (!state.over()) {
                ActionList list;
                FlagMatch::legal(state, table.rules(), list);
                QCOMPARE(list.size(), std::size_t{1});
                QVERIFY(list[0].kind == ActionKind::Reveal);
                FlagMatch::apply(state, table.rules(), list[0], none);
            }
        }
    }

    // CHA-H1: without effects that return cards a match ends after at most all cards are revealed
    void aPlainMatchEndsWithItsCards() {
        const MatchTable table({"a", "b", "b", "c"}, {"b", "a", "a", "c"},
                               {setCard("a", 1), setCard("b", 2), setCard("c", 3)});
        NullSink none;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            MatchState state = FlagMatch::start(table.rules(), table.start(seed), none);
            while (!state.over()) {
                FlagMatch::apply(state, table.rules(), action(ActionKind::Reveal), none);
            }
            QVERIFY(state.reveals <= 8);
        }
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierTournament)
#include "tst_fahnenturnier_tournament.moc"
