#include "tests/engine/shipped_content.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

const System& heldenhain() {
    return *ShippedContent::heldenhain().system;
}

/// A position between the first two decks: A at turn, all cards of both decks that lie nowhere else in the piles.
/// `hidden` are the last cards of B's deck in another order for each number.
std::unique_ptr<Match> placed(int pointsOfA, int hidden) {
    const ShippedContent& content = ShippedContent::heldenhain();
    MatchSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf("weggefaehrten"), content.keysOf("schattenkabinett")};
    const auto figure = [&](const std::string& deck) {
        const std::vector<std::string> keys = content.keysOf(deck);
        return *std::ranges::find_if(keys, [&](const std::string& key) {
            const model::Card& card = content.card(key);
            return card.type == "character" && card.text.empty();
        });
    };
    Json position = {{"active", "A"}, {"turn", 9}, {"phase", "play"}};
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string deck = side == 0 ? "weggefaehrten" : "schattenkabinett";
        std::vector<std::string> rest = setup.decks[side];
        const std::string inField = figure(deck);
        std::erase(rest, inField);
        if (side == 1) {
            std::rotate(rest.begin(), rest.begin() + hidden, rest.end());
        }
        const auto hand = rest.begin() + 4;
        position[side == 0 ? "A" : "B"] = {{"points", side == 0 ? pointsOfA : 10},
                                           {"energy", 3},
                                           {"field", Json::array({{{"card", inField}, {"ready", true}}})},
                                           {"hand", std::vector<std::string>(rest.begin(), hand)},
                                           {"deck", std::vector<std::string>(hand, rest.end())}};
    }
    auto match = heldenhain().place(setup, position);
    if (!match) {
        qFatal("%s", match.error().code.c_str());
    }
    return std::move(match).value();
}

OutlookSetup continuations(int games, const std::string& policy = "greedy") {
    OutlookSetup setup;
    setup.policies = {policy, policy};
    setup.games = games;
    setup.seed = 7;
    return setup;
}

Outlook run(const Match& match, const OutlookSetup& setup) {
    const auto outlook = heldenhain().outlook(match, setup, {});
    if (!outlook) {
        qFatal("%s", outlook.error().code.c_str());
    }
    return *outlook;
}

bool same(const Outlook& a, const Outlook& b) {
    return a.games == b.games && a.wins == b.wins && a.draws == b.draws && a.aborted == b.aborted && a.turns == b.turns;
}

} // namespace

/// Many continuations of one position.
class ManyContinuations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyContinuationIsCountedOnce() {
        const Outlook outlook = run(*placed(10, 0), continuations(60));
        QCOMPARE(outlook.games, 60);
        QCOMPARE(outlook.wins[0] + outlook.wins[1] + outlook.draws + outlook.aborted, 60);
        QCOMPARE(std::accumulate(outlook.turns.begin(), outlook.turns.end(), 0), 60);
        QVERIFY(outlook.wins[0] > 0 && outlook.wins[1] > 0);
        QVERIFY(outlook.medianTurns() >= 1);
    }

    void aWinWithinReachIsSeen() {
        const Outlook outlook = run(*placed(19, 0), continuations(50));
        QCOMPARE(outlook.wins[0], 50);
        QCOMPARE(outlook.medianTurns(), 1);
    }

    void whatTheViewerDoesNotSeeChangesNothing() {
        for (const char* policy : {"greedy", "random"}) {
            const Outlook first = run(*placed(10, 0), continuations(40, policy));
            QVERIFY(same(first, run(*placed(10, 17), continuations(40, policy))));
            OutlookSetup other = continuations(40, policy);
            other.viewer = 1;
            QVERIFY(!same(first, run(*placed(10, 0), other)));
        }
    }

    void threadsDoNotMatterAndTheSeedDoes() {
        const std::unique_ptr<Match> match = placed(10, 0);
        OutlookSetup setup = continuations(40);
        const Outlook alone = run(*match, setup);
        setup.threads = 3;
        QVERIFY(same(alone, run(*match, setup)));
        setup.seed = 8;
        QVERIFY(!same(alone, run(*match, setup)));
    }

    void itStopsWhenAskedTo() {
        const auto stopped = heldenhain().outlook(*placed(10, 0), continuations(1000), [](int) { return false; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, std::string("outlook.stopped"));
    }

    void aFinishedGameAndAnUnknownPlayerAreRefused() {
        const std::unique_ptr<Match> match = placed(10, 0);
        QCOMPARE(heldenhain().outlook(*match, continuations(1, "orakel"), {}).error().code,
                 std::string("match.unknown_policy"));
        OutlookSetup without = continuations(1);
        without.policies.clear();
        QCOMPARE(heldenhain().outlook(*match, without, {}).error().code, std::string("match.unknown_policy"));
        const auto concession = match->fitting(Json{{"action", "concede"}}, 0);
        match->apply(concession->front().code);
        QCOMPARE(heldenhain().outlook(*match, continuations(1), {}).error().code, std::string("match.over"));
    }
};

QTEST_APPLESS_MAIN(ManyContinuations)
#include "tst_outlook.moc"
