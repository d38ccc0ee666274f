#include "arena.h"

#include <QtTest>

using blattwerk::tests::compete;
using blattwerk::tests::Score;

/// Each player beats the one below it. Sides and decks are swapped; the games are the same on every machine.
class HeldenhainLadder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void greedyBeatsChance() {
        const Score score = compete("greedy", "random", 400);
        QVERIFY2(score.share() >= 0.95, score.text().c_str());
    }

    void theHeuristicPlayerBeatsTheGreedyOne() {
        const Score score = compete("heuristic", "greedy", 400);
        QVERIFY2(score.share() >= 0.60, score.text().c_str());
    }

    void eachStrengthBeatsTheOneBelow() {
        const Score normal = compete("heuristic:normal", "heuristic:leicht", 400);
        QVERIFY2(normal.share() >= 0.55, normal.text().c_str());
        const Score strong = compete("heuristic:stark", "heuristic:normal", 400);
        QVERIFY2(strong.share() >= 0.55, strong.text().c_str());
    }

    /// A part of the games, which is as long as a test may take; `./dev ladder` plays all 400.
    void theSearchBeatsTheHeuristicPlayer() {
        const Score score = compete("search:1000", "heuristic", 64);
        QVERIFY2(score.share() >= 0.60, score.text().c_str());
    }
};

QTEST_APPLESS_MAIN(HeldenhainLadder)
#include "tst_heldenhain_ladder.moc"
