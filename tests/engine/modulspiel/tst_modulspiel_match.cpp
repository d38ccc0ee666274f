#include "module_table.h"

#include "engine/play/replay.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <set>

using namespace blattwerk;
using namespace blattwerk::engine;
using blattwerk::tests::draftOfShippedPool;
using blattwerk::tests::ShippedContent;
using Json = nlohmann::ordered_json;

namespace {

const ShippedContent& content() {
    return ShippedContent::of("modulspiel");
}
const System& game() {
    return *content().system;
}

std::unique_ptr<Match> begin(const MatchSetup& setup) {
    auto match = game().start(setup);
    if (!match) {
        qFatal("%s", match.error().code.c_str());
    }
    return std::move(match).value();
}

std::uint64_t randomStep(const Match& match, std::uint64_t seed) {
    return *game().decide(match, "random", seed);
}

/// Plays a game by chance and keeps its steps.
Replay playedGame(const MatchSetup& setup, std::string_view edition) {
    Replay replay = Replay::of("modulspiel", edition, setup);
    const auto match = begin(setup);
    while (!match->outcome().over) {
        replay.steps.push_back(randomStep(*match, setup.seed + replay.steps.size()));
        match->apply(replay.steps.back());
    }
    replay.digest = match->digest();
    return replay;
}

/// What a scenario file could write of a position.
Json placeable(Json position) {
    for (const char* key : {"pending", "winner", "ending"}) {
        position.erase(key);
    }
    for (const char* side : {"A", "B"}) {
        for (const char* place : {"therapiezimmer", "mitgliederportal", "schreibtisch"}) {
            Json cards = position[side][place]["list"];
            for (Json& card : cards) {
                card.erase("resilience");
            }
            position[side][place] = cards;
        }
    }
    return position;
}

} // namespace

class TestModulspielMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // MOD-I10
    void aReplayLeadsToTheSamePosition() {
        for (std::uint64_t seed = 1; seed < 5; ++seed) {
            const Replay replay = playedGame(draftOfShippedPool(seed), content().info.edition);
            const auto read = Replay::fromJson(Json::parse(replay.toJson().dump()));
            QVERIFY(read);
            const auto again = read->play(game(), content().cards, SIZE_MAX, content().decks);
            QVERIFY(again);
            QCOMPARE((*again)->digest(), replay.digest);
        }
    }

    // MOD-R5, MOD-A28: a save plays on with the cards and parameters of its own pool, whatever the live one says.
    void anOldSaveKeepsItsPool() {
        MatchSetup old = draftOfShippedPool(7);
        const std::string key = old.collections.front().cards.front().cardKey;
        const auto card = std::ranges::find(old.pool, key, &model::Card::key);
        QVERIFY(card != old.pool.end());
        card->text.clear();
        card->stats["base_resilience"] = 3;
        card->stats["effort"] = 0;
        card->stats.erase("allowed_locations");
        old.parameters["mod_start_euro"] = "2";
        const Json position = Json::parse(R"({"A": {"schreibtisch": [")" + key + R"("]}})");
        const auto total = [&](const MatchSetup& setup) {
            return (*game().place(setup, position))->position(std::nullopt)["A"]["schreibtisch"]["total"];
        };
        MatchSetup live = old;
        std::ranges::find(live.pool, key, &model::Card::key)->stats["base_resilience"] = 4;
        QCOMPARE(total(old).get<int>(), 3);
        QCOMPARE(total(live).get<int>(), 4);

        const Replay save = playedGame(old, "0.5");
        const auto loaded = Replay::fromJson(Json::parse(save.toJson().dump()));
        QVERIFY(loaded);
        QCOMPARE(loaded->edition, std::string("0.5"));
        const auto match = loaded->play(game(), old.pool, SIZE_MAX, old.collections);
        QVERIFY(match);
        QCOMPARE((*match)->digest(), save.digest);
        QVERIFY(loaded->pool != Replay::of("modulspiel", "0.6", live).pool);
    }

    void everyLegalStepIsFoundByItsWordsAndNoOther() {
        const auto match = begin(draftOfShippedPool(3));
        for (int i = 0; i < 200 && !match->outcome().over; ++i) {
            const Json position = match->position(std::nullopt);
            for (const LegalStep& step : match->legal()) {
                const auto fitting = match->fitting(Json::parse(step.json), step.side);
                QVERIFY2(fitting && !fitting->empty(), step.json.c_str());
                QVERIFY(match->isLegal(fitting->front().code));
                QVERIFY2(!match->explain(Json::parse(step.json), step.side)->has_value(), step.json.c_str());
                QVERIFY(match->explain(Json::parse(step.json), 1 - step.side)->has_value());
            }
            match->apply(randomStep(*match, static_cast<std::uint64_t>(i)));
        }
    }

    // MOD-I8
    void viewsHideHandsPilesAndCoffeeBreaks() {
        const auto match = begin(draftOfShippedPool(5));
        int looked = 0;
        for (int i = 0; i < 400 && !match->outcome().over; ++i) {
            for (const Side viewer : {0, 1}) {
                const Json seen = match->position(viewer);
                const Json& other = seen[viewer == 0 ? "B" : "A"];
                const auto hidden = [](const Json& list) {
                    return std::all_of(list.begin(), list.end(), [](const Json& card) { return card == "?"; });
                };
                QVERIFY(hidden(other["hand"]) && hidden(other["deck"]) && hidden(seen["market"]));
                QVERIFY(hidden(seen[viewer == 0 ? "A" : "B"]["deck"]));
                for (const char* place : {"therapiezimmer", "mitgliederportal", "schreibtisch"}) {
                    for (const Json& card : other[place]["list"]) {
                        const bool open = card["face_up"];
                        looked += open ? 0 : 1;
                        QVERIFY(open || card["card"] == "?" || card["card"].is_string());
                    }
                }
            }
            match->apply(randomStep(*match, static_cast<std::uint64_t>(i) + 1000));
        }
        QVERIFY(looked > 0);
    }

    void aPositionCanBePlacedAgain() {
        const auto match = begin(draftOfShippedPool(4));
        int compared = 0;
        for (int i = 0; i < 300 && !match->outcome().over; ++i) {
            const Json shown = match->position(std::nullopt);
            if (shown["pending"].is_null() && shown["phase"] == "turn") {
                MatchSetup setup = draftOfShippedPool(4);
                const auto placed = game().place(setup, placeable(shown));
                QVERIFY2(placed.isOk(), placed.isOk() ? "" : placed.error().detail.c_str());
                const Json again = (*placed)->position(std::nullopt);
                QCOMPARE(again["display"].dump(), shown["display"].dump());
                for (const char* side : {"A", "B"}) {
                    for (const char* zone : {"hand", "deck", "discard", "reserve", "staff", "tools", "stamps", "euro",
                                             "certificates", "modules"}) {
                        QVERIFY2(again[side][zone] == shown[side][zone], zone);
                    }
                }
                ++compared;
            }
            match->apply(randomStep(*match, static_cast<std::uint64_t>(i)));
        }
        QVERIFY(compared > 20);
    }

    // MOD-R1, MOD-C1
    void whatCannotStartSaysWhy() {
        // a pool of eight modules
        MatchSetup wrong = draftOfShippedPool(1);
        const auto module = std::ranges::find(wrong.collections, "module", &model::Collection::kind);
        wrong.collections.erase(module);
        QCOMPARE(game().start(wrong).error().code, std::string("match.deck_illegal"));
        QCOMPARE(game().start(wrong).error().args.front(), std::string("MOD-C1"));
        wrong = draftOfShippedPool(1);
        wrong.parameters = {{"mod_slots", "0"}};
        QCOMPARE(game().start(wrong).error().code, std::string("parameter.range"));
        wrong = draftOfShippedPool(1);
        wrong.collections.front().cards.front().cardKey = "niemand";
        QCOMPARE(game().start(wrong).error().code, std::string("match.unknown_card"));
        wrong = draftOfShippedPool(1);
        wrong.decks = {{wrong.pool.front().key}};
        QCOMPARE(game().start(wrong).error().args.front(), std::string("MOD-C2"));
        wrong = draftOfShippedPool(1);
        for (model::CollectionEntry& entry : wrong.collections.front().cards) {
            entry.copies = 40;
        }
        QCOMPARE(game().start(wrong).error().code, std::string("match.too_many_cards"));
    }

    void aPositionThatCannotBeIsRefused() {
        const auto fault = [](const std::string& text) {
            const auto placed = game().place(draftOfShippedPool(1), Json::parse(text));
            return placed ? std::string() : placed.error().args.front();
        };
        const auto of = [](std::string_view type) {
            return '"' + std::ranges::find(content().cards, type, &model::Card::type)->key + '"';
        };
        QCOMPARE(fault(R"({"A": {"hnad": []}})"), std::string("position.A.hnad"));
        QCOMPARE(fault(R"({"phase": "lunch"})"), std::string("position.phase"));
        QCOMPARE(fault(R"({"quarter": 0})"), std::string("position.quarter"));
        QCOMPARE(fault(R"({"A": {"hand": [)" + of("notice") + "]}}"), std::string("position.A.hand"));
        QCOMPARE(fault(R"({"A": {"staff": [)" + of("notice") + "]}}"), std::string("position.A.staff"));
        QCOMPARE(fault(R"({"display": [)" + of("intervention") + "]}"), std::string("position.display"));
        QCOMPARE(fault(R"({"A": {"stamps": {"kueche": 1}}})"), std::string("position.A.stamps.kueche"));
        const std::string card = of("intervention");
        QCOMPARE(fault(R"({"A": {"reserve": [)" + card + ',' + card + ',' + card + ',' + card + "]}}"),
                 std::string("position.A.reserve"));
        QCOMPARE(fault(R"({"B": {"schreibtisch": [)" + card + ',' + card + ',' + card + ',' + card + "]}}"),
                 std::string("position.B.schreibtisch"));
        QCOMPARE(fault(R"({"B": {"hand": ["niemand"]}})"), std::string("niemand"));
    }

    // MOD-R2, R3: a draft that has come so far, and what cannot be one.
    void aDraftCanBePlacedAgain() {
        const auto match = game().start(draftOfShippedPool(4));
        QVERIFY(match.isOk());
        for (int pick = 0; pick < 6; ++pick) {
            Json position = (*match)->position(std::nullopt);
            for (const char* derived : {"pending", "winner", "ending"}) {
                position.erase(derived);
            }
            for (const char* side : {"A", "B"}) {
                for (const char* place : {"therapiezimmer", "mitgliederportal", "schreibtisch"}) {
                    position[side].erase(place);
                }
            }
            const auto placed = game().place(draftOfShippedPool(9), position);
            QVERIFY2(placed.isOk(), placed ? "" : placed.error().detail.c_str());
            QCOMPARE((*placed)->actor(), (*match)->actor());
            QCOMPARE((*placed)->legal().size(), (*match)->legal().size());
            QVERIFY((*placed)->position(std::nullopt) == (*match)->position(std::nullopt));
            const auto steps = (*match)->legal();
            (*match)->apply(steps[std::size_t(pick) % steps.size()].code);
        }
        const auto fault = [](const Json& position) {
            const auto placed = game().place(draftOfShippedPool(1), position);
            return placed ? std::string() : placed.error().args.front();
        };
        Json draft = {{"phase", "draft"}, {"A", {{"modules", Json::array()}}}, {"B", {{"modules", Json::array()}}}};
        Json& all = draft["unplayed"] = Json::array();
        for (const model::Collection& collection : content().decks) {
            if (collection.kind == "module") {
                all.push_back(collection.key);
            }
        }
        QCOMPARE(fault(draft), std::string());
        Json wrong = draft;
        wrong["A"]["euro"] = 1;
        QCOMPARE(fault(wrong), std::string("position.A"));
        wrong = draft;
        wrong["market"] = Json::array({std::ranges::find(content().cards, "notice", &model::Card::type)->key});
        QCOMPARE(fault(wrong), std::string("position.market"));
        wrong = draft;
        for (int i = 0; i < 4; ++i) {
            wrong["B"]["modules"].push_back(wrong["unplayed"].front());
            wrong["unplayed"].erase(0);
        }
        QCOMPARE(fault(wrong), std::string("position.B.modules"));
        wrong["unplayed"].push_back("niemand");
        QCOMPARE(fault(wrong), std::string("MOD-C1"));
    }

    void wordsThatMeanNothingAreErrors() {
        const auto match = begin(draftOfShippedPool(1));
        const auto code = [&](const char* text) {
            const auto found = match->fitting(Json::parse(text), 0);
            return found ? std::string() : found.error().code;
        };
        QCOMPARE(code(R"({"action": "draft", "module": "kantine"})"), std::string("match.bad_step"));
        QCOMPARE(code(R"({"action": "dance"})"), std::string("match.bad_step"));
        QCOMPARE(code(R"({"action": "take_back", "card": "niemand"})"), std::string("match.unknown_card"));
    }
};

QTEST_APPLESS_MAIN(TestModulspielMatch)
#include "tst_modulspiel_match.moc"
