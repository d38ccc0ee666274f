#include "engine/play/replay.h"
#include "tests/engine/shipped_content.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <functional>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

const System& heldenhain() {
    return *ShippedContent::heldenhain().system;
}

MatchSetup setup(std::uint64_t seed) {
    const ShippedContent& content = ShippedContent::heldenhain();
    MatchSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf("superfreundinnen"), content.keysOf("schattenkabinett")};
    setup.seed = seed;
    return setup;
}

std::unique_ptr<Match> begin(std::uint64_t seed) {
    auto match = heldenhain().start(setup(seed));
    if (!match) {
        qFatal("%s", match.error().code.c_str());
    }
    return std::move(match).value();
}

/// A game of the policy from its set-up to the end, as a replay.
Replay played(std::uint64_t seed, std::string_view policy) {
    Replay replay = Replay::of("heldenhain", ShippedContent::heldenhain().info.edition, setup(seed));
    const std::unique_ptr<Match> match = begin(seed);
    while (!match->outcome().over) {
        replay.steps.push_back(*heldenhain().decide(*match, policy, seed + replay.steps.size()));
        match->apply(replay.steps.back());
    }
    replay.digest = match->digest();
    return replay;
}

} // namespace

/// The duel seen through the door that all systems share.
class MatchDoor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLegalStepReadsBackAsItself() {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const std::unique_ptr<Match> match = begin(seed);
            while (!match->outcome().over) {
                for (const LegalStep& step : match->legal()) {
                    const Json json = Json::parse(step.json);
                    const auto fitting = match->fitting(json, step.side);
                    QVERIFY(fitting.isOk());
                    QVERIFY2(
                        std::ranges::any_of(*fitting, [&](const LegalStep& other) { return other.code == step.code; }),
                        step.json.c_str());
                    QVERIFY2(
                        std::ranges::all_of(*fitting, [&](const LegalStep& other) { return other.json == step.json; }),
                        step.json.c_str());
                    const auto refusal = match->explain(json, step.side);
                    QVERIFY2(refusal.isOk() && !refusal->has_value(), step.json.c_str());
                }
                match->apply(*heldenhain().decide(*match, "random", match->digest()));
            }
        }
    }

    void aPositionPlacedAgainIsThePosition() {
        const std::unique_ptr<Match> match = begin(7);
        int compared = 0;
        while (!match->outcome().over) {
            const Json shown = match->position(std::nullopt);
            if (shown["phase"] == "play" && shown["pending"].is_null()) {
                Json position = shown;
                for (const char* key : {"pending", "winner"}) {
                    position.erase(key);
                }
                for (const char* side : {"A", "B"}) {
                    for (Json& figure : position[side]["field"]) {
                        for (const char* key : {"effort", "stamina", "point_value"}) {
                            figure.erase(key);
                        }
                    }
                }
                const auto placed = heldenhain().place(setup(7), position);
                QVERIFY2(placed.isOk(), placed.isOk() ? "" : placed.error().detail.c_str());
                Json again = (*placed)->position(std::nullopt);
                // Values of this turn alone are no part of a position.
                for (const char* side : {"A", "B"}) {
                    QVERIFY(again[side]["hand"] == shown[side]["hand"]);
                    QVERIFY(again[side]["deck"] == shown[side]["deck"]);
                    QVERIFY(again[side]["discard"] == shown[side]["discard"]);
                    QVERIFY(again[side]["points"] == shown[side]["points"]);
                    QCOMPARE(again[side]["field"].size(), shown[side]["field"].size());
                }
                ++compared;
            }
            match->apply(*heldenhain().decide(*match, "greedy", 1));
        }
        QVERIFY(compared > 10);
    }

    void hiddenCardsDoNotShow() {
        const std::unique_ptr<Match> match = begin(3);
        const Json seen = match->position(1);
        for (const Json& card : seen["A"]["hand"]) {
            QCOMPARE(card.get<std::string>(), std::string("?"));
        }
        for (const Json& card : seen["B"]["deck"]) {
            QCOMPARE(card.get<std::string>(), std::string("?"));
        }
        QVERIFY(seen["B"]["hand"][0] != "?");
    }

    void cloningLeavesTheOriginal() {
        const std::unique_ptr<Match> match = begin(5);
        const std::uint64_t before = match->digest();
        const std::unique_ptr<Match> copy = match->clone();
        copy->apply(copy->legal().front().code);
        QCOMPARE(match->digest(), before);
        QVERIFY(copy->digest() != before);
    }

    void theOpeningIsTold() {
        const std::vector<EventView> opening = begin(5)->opening();
        const auto has = [&](std::string_view kind) {
            return std::ranges::any_of(opening, [&](const EventView& event) { return event.kind == kind; });
        };
        QVERIFY(has("start_character"));
        QVERIFY(has("first_side"));
    }

    /// HEL-R130
    void helR130RecordNamesTheRulesState() {
        const Json record = played(11, "random").toJson();
        QCOMPARE(record["edition"].get<std::string>(), std::string("0.16.1"));
        QCOMPARE(record["system"].get<std::string>(), std::string("heldenhain"));
    }

    void aReplayLeadsToTheSamePosition() {
        for (const char* policy : {"random", "greedy"}) {
            const Replay replay = played(21, policy);
            const auto read = Replay::fromJson(Json::parse(replay.toJson().dump()));
            QVERIFY(read.isOk());
            QCOMPARE(read->toJson().dump(), replay.toJson().dump());
            const auto match = read->play(heldenhain(), ShippedContent::heldenhain().cards);
            QVERIFY2(match.isOk(), match.isOk() ? "" : match.error().code.c_str());
            QVERIFY((*match)->outcome().over);
            // Stepping back is replaying fewer steps.
            QVERIFY(!(*read->play(heldenhain(), ShippedContent::heldenhain().cards, 5))->outcome().over);
        }
    }

    void aReplayWithOtherCardsIsNoticed() {
        const Replay replay = played(21, "random");
        std::vector<model::Card> cards = ShippedContent::heldenhain().cards;
        QCOMPARE(poolHash(cards, replay.decks), replay.pool);
        for (model::Card& card : cards) {
            card.stats["cost"] = 0;
        }
        QVERIFY(poolHash(cards, replay.decks) != replay.pool);
        const auto other = replay.play(heldenhain(), cards);
        QVERIFY(!other.isOk());
        QVERIFY(other.error().code == "replay.differs" || other.error().code == "replay.illegal_step");
        Replay wrong = replay;
        wrong.steps[0] = 12345;
        QCOMPARE(wrong.play(heldenhain(), ShippedContent::heldenhain().cards).error().code,
                 std::string("replay.illegal_step"));
        Json broken = replay.toJson();
        broken["steps"][0] = 7;
        QCOMPARE(Replay::fromJson(broken).error().args.front(), std::string("steps"));
    }

    /// HEL-G13: every decision takes one of the legal steps, and the greedy player ends its turns.
    void policiesTakeLegalSteps() {
        for (const char* policy : {"random", "greedy"}) {
            const std::unique_ptr<Match> match = begin(31);
            int steps = 0;
            while (!match->outcome().over && ++steps < 5000) {
                const std::uint64_t code = *heldenhain().decide(*match, policy, static_cast<std::uint64_t>(steps));
                QVERIFY(std::ranges::any_of(match->legal(), [&](const LegalStep& step) { return step.code == code; }));
                match->apply(code);
            }
            QVERIFY(match->outcome().over);
            QCOMPARE(heldenhain().decide(*match, policy, 1).error().code, std::string("match.over"));
        }
        QCOMPARE(heldenhain().decide(*begin(1), "orakel", 1).error().code, std::string("match.unknown_policy"));
    }

    void theGreedyPlayerBeatsChance() {
        int wins = 0;
        constexpr int kGames = 20;
        for (int game = 0; game < kGames; ++game) {
            const auto seed = static_cast<std::uint64_t>(game);
            const std::unique_ptr<Match> match = begin(seed);
            const Side greedy = game % 2;
            for (std::uint64_t i = 0; !match->outcome().over; ++i) {
                match->apply(
                    *heldenhain().decide(*match, match->actor() == greedy ? "greedy" : "random", seed * 1000 + i));
            }
            wins += match->outcome().winner == (greedy == 0 ? "A" : "B") ? 1 : 0;
        }
        QVERIFY2(wins >= 17, std::to_string(wins).c_str());
    }

    void illegalSetUpsAreErrors() {
        MatchSetup wrong = setup(1);
        wrong.decks[0].push_back("niemand");
        QCOMPARE(heldenhain().start(wrong).error().code, std::string("match.unknown_card"));
        wrong = setup(1);
        std::erase_if(wrong.decks[1], [](const std::string& key) {
            return ShippedContent::heldenhain().card(key).type == "character";
        });
        QCOMPARE(heldenhain().start(wrong).error().code, std::string("match.deck_illegal"));
        QCOMPARE(heldenhain().start(wrong).error().args, (std::vector<std::string>{"HEL-C3", "B"}));
        wrong = setup(1);
        const auto change = [&](const std::string& key, const std::function<void(model::Card&)>& edit) {
            wrong = setup(1);
            edit(*std::ranges::find(wrong.pool, key, &model::Card::key));
            return heldenhain().start(wrong).error().code;
        };
        const std::string key = wrong.decks[0].front();
        QCOMPARE(change(key, [](model::Card& card) { card.stats["cost"] = 150; }),
                 std::string("match.value_too_large"));
        QCOMPARE(change(key, [](model::Card& card) { card.text = "Beim Ausspielen: Ziehe 200 Karten."; }),
                 std::string("match.value_too_large"));
        wrong = setup(1);
        wrong.parameters["hand_limit"] = "1000";
        QCOMPARE(heldenhain().start(wrong).error().code, std::string("parameter.range"));
    }
};

QTEST_APPLESS_MAIN(MatchDoor)
#include "tst_match.moc"
