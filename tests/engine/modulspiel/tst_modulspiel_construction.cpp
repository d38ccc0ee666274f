#include "engine/systems/modulspiel/construction.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using engine::DeckCheck;
using engine::modulspiel::Construction;
using model::Severity;
using tests::ShippedContent;
using Words = std::vector<std::string>;

namespace {

const ShippedContent& content() {
    return ShippedContent::of("modulspiel");
}

/// Cards and collections as the repository ships them, or changed by a test.
struct Pool {
    std::vector<model::Card> cards = content().cards;
    std::vector<model::Collection> collections = content().decks;
    model::ParameterValues parameters;

    [[nodiscard]] model::Card& card(std::string_view key) { return *std::ranges::find(cards, key, &model::Card::key); }
    [[nodiscard]] model::Collection& collection(std::string_view key) {
        return *std::ranges::find(collections, key, &model::Collection::key);
    }
    [[nodiscard]] DeckCheck check(const model::Collection* deck = nullptr) const {
        DeckCheck check;
        check.deck = deck;
        check.parameters = parameters;
        for (const model::Card& one : cards) {
            check.pool.push_back(&one);
        }
        for (const model::Collection& one : collections) {
            check.collections.push_back(&one);
        }
        return check;
    }
    [[nodiscard]] std::vector<model::Finding> ofCard(const model::Card& one) const {
        const DeckCheck context = check();
        return Construction(*content().language, content().info.schema, context).card(one);
    }
    [[nodiscard]] std::vector<model::Finding> ofCollection(std::string_view key) const {
        const auto deck = std::ranges::find(collections, key, &model::Collection::key);
        const DeckCheck context = check(&*deck);
        return Construction(*content().language, content().info.schema, context).deck();
    }
    [[nodiscard]] std::vector<model::Finding> ofDraft(const Words& a, const Words& b) const {
        const DeckCheck context = check();
        return Construction(*content().language, content().info.schema, context).draft(a, b);
    }
};

const model::Finding* find(const std::vector<model::Finding>& list, std::string_view id) {
    const auto at = std::ranges::find(list, id, &model::Finding::messageId);
    return at == list.end() ? nullptr : &*at;
}

bool has(const std::vector<model::Finding>& list, std::string_view id, Severity severity) {
    const model::Finding* found = find(list, id);
    return found != nullptr && found->severity == severity;
}

std::string arg(const std::vector<model::Finding>& list, std::string_view id, std::string_view name) {
    if (const model::Finding* found = find(list, id)) {
        for (const auto& [key, value] : found->args) {
            if (key == name) {
                return value;
            }
        }
    }
    return {};
}

model::Card intervention(const char* text = "") {
    model::Card card;
    card.system = "modulspiel";
    card.key = "probe";
    card.type = "intervention";
    card.name = "Probe";
    card.text = text;
    card.stats = {{"module", std::string("nachsorge")}, {"effort", 1}, {"base_resilience", 3}};
    return card;
}

model::Card market(const char* type, int price, const char* text) {
    model::Card card = intervention(text);
    card.type = type;
    card.stats = {{"price", price}};
    return card;
}

std::vector<model::Finding> ofCard(const model::Card& card) {
    return Pool().ofCard(card);
}

const Words kFirst{"selbstausbeutung", "wiedervorlage", "nachsorge"};
const Words kSecond{"selbstfuersorge", "teamsitzung", "begutachtung"};

} // namespace

class TestModulspielConstruction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsShippedIsLegal() {
        const Pool pool;
        QVERIFY(pool.cards.size() > 100);
        for (const model::Card& card : pool.cards) {
            for (const model::Finding& finding : pool.ofCard(card)) {
                QFAIL((card.key + ' ' + finding.messageId).c_str());
            }
        }
        for (const model::Collection& one : pool.collections) {
            for (const model::Finding& finding : pool.ofCollection(one.key)) {
                QFAIL((one.key + ' ' + finding.messageId).c_str());
            }
        }
        QVERIFY(pool.ofDraft(kFirst, kSecond).empty());
    }

    // MOD-C1, MOD-R1
    void aDraftOffersNineModules_C1_R1() {
        Pool pool;
        std::erase_if(pool.collections, [](const auto& one) { return one.key == "teamsitzung"; });
        const auto first = std::ranges::find(pool.collections, "module", &model::Collection::kind)->key;
        QVERIFY(has(pool.ofCollection(first), "MOD-C1", Severity::Error));
        QCOMPARE(arg(pool.ofCollection(first), "MOD-C1", "n"), std::string("8"));
        // Told once.
        QVERIFY(!find(pool.ofCollection("nachsorge"), "MOD-C1"));
        pool.parameters = {{"mod_modules_total", "8"}};
        QVERIFY(!find(pool.ofCollection(first), "MOD-C1"));
    }

    // MOD-C2, MOD-R2
    void eachSideHasThreeModulesOfItsOwn_C2_R2() {
        const Pool pool;
        QVERIFY(!find(pool.ofDraft(kFirst, kSecond), "MOD-C2"));
        QVERIFY(has(pool.ofDraft({"nachsorge"}, kSecond), "MOD-C2", Severity::Error));
        QCOMPARE(arg(pool.ofDraft({"nachsorge"}, kSecond), "MOD-C2", "side"), std::string("A"));
        const Words twice{"nachsorge", "nachsorge", "wiedervorlage"};
        QVERIFY(has(pool.ofDraft(twice, kSecond), "MOD-C2.twice", Severity::Error));
        const Words onBoth{"nachsorge", "teamsitzung", "begutachtung"};
        QVERIFY(has(pool.ofDraft(kFirst, onBoth), "MOD-C2.twice", Severity::Error));
        const Words unknown{"nachsorge", "teamsitzung", "kantine"};
        QVERIFY(has(pool.ofDraft(unknown, kSecond), "MOD-C2.unknown", Severity::Error));
    }

    // MOD-C3
    void anInterventionBelongsToOneModule_C3() {
        Pool pool;
        pool.collection("nachsorge").cards.push_back({"wiedervorlagevermerk", 1});
        QVERIFY(has(pool.ofCollection("nachsorge"), "MOD-C3.twice", Severity::Warning));
        QVERIFY(has(pool.ofCollection("nachsorge"), "MOD-C3.other", Severity::Warning));
        model::Card homeless = intervention();
        homeless.stats["module"] = std::string("kantine");
        QVERIFY(has(pool.ofCard(homeless), "MOD-C3.module", Severity::Warning));
        homeless.stats.erase("module");
        QVERIFY(has(pool.ofCard(homeless), "MOD-C3", Severity::Error));
        QVERIFY(pool.ofCard(intervention()).empty());
    }

    // MOD-C3
    void marketCardsAreInNoModuleAndCertificatesInNoDeck_C3() {
        Pool pool;
        const std::string tool = pool.collection("markt").cards.front().cardKey;
        const std::string certificate = pool.collection("zertifikate").cards.front().cardKey;
        pool.collection("nachsorge").cards.push_back({tool, 1});
        QVERIFY(has(pool.ofCollection("nachsorge"), "MOD-C3.kind", Severity::Warning));
        pool.collection("markt").cards.push_back({certificate, 1});
        QVERIFY(has(pool.ofCollection("markt"), "MOD-C3.market", Severity::Warning));
        pool.collection("zertifikate").cards.push_back({"wiedervorlagevermerk", 1});
        QVERIFY(has(pool.ofCollection("zertifikate"), "MOD-C3.kind", Severity::Warning));
        pool.collection("markt").cards.clear();
        QVERIFY(has(pool.ofCollection("markt"), "MOD-C3.empty", Severity::Warning));
        QVERIFY(has(ofCard(market("zeitung", 2, "")), "MOD-C3.type", Severity::Error));
        model::Card surplus = market("notice", 2, "Beim Kauf dieser Karte: Ziehe 1 Karte.");
        surplus.stats["effort"] = 1;
        QVERIFY(has(ofCard(surplus), "MOD-C3.surplus", Severity::Error));
    }

    // MOD-C4
    void modulesHaveEightCards_C4() {
        Pool pool;
        model::Collection& nachsorge = pool.collection("nachsorge");
        nachsorge.cards.pop_back();
        QVERIFY(has(pool.ofCollection("nachsorge"), "MOD-C4", Severity::Warning));
        const auto first = std::ranges::find(pool.collections, "module", &model::Collection::kind)->key;
        QVERIFY(has(pool.ofCollection(first), "MOD-C4.sizes", Severity::Warning));
        nachsorge.cards.resize(3);
        QVERIFY(has(pool.ofCollection("nachsorge"), "MOD-C4.range", Severity::Warning));
        Pool small;
        small.parameters = {{"mod_module_size", "6"}};
        QCOMPARE(arg(small.ofCollection("nachsorge"), "MOD-C4", "required"), std::string("6"));
    }

    // MOD-C5, MOD-R17, MOD-R77
    void placesAreThoseOfTheGame_C5_R17_R77() {
        model::Card card = intervention();
        card.stats["allowed_locations"] = Words{"therapiezimmer", "schreibtisch"};
        QVERIFY(ofCard(card).empty());
        card.stats["allowed_locations"] = Words{"therapiezimmer", "kantine"};
        QVERIFY(has(ofCard(card), "MOD-C5", Severity::Error));
        QCOMPARE(arg(ofCard(card), "MOD-C5", "location"), std::string("kantine"));
        card.stats["allowed_locations"] = Words{"schreibtisch", "schreibtisch"};
        QVERIFY(has(ofCard(card), "MOD-C5.twice", Severity::Error));
    }

    // MOD-C6, MOD-R18
    void effortCanBePaid_C6_R18() {
        model::Card card = intervention();
        card.stats["effort"] = 5;
        QVERIFY(ofCard(card).empty());
        card.stats["effort"] = 6;
        QVERIFY(has(ofCard(card), "MOD-C6", Severity::Warning));
        card.stats["effort"] = 8;
        QVERIFY(has(ofCard(card), "MOD-C6", Severity::Warning));
        card.stats["effort"] = 9;
        QVERIFY(has(ofCard(card), "MOD-C6.reserve", Severity::Warning));
        QVERIFY(!find(ofCard(card), "MOD-C6"));
        card.stats["effort"] = -1;
        QVERIFY(has(ofCard(card), "MOD-C3.range", Severity::Error));
        QCOMPARE(find(ofCard(card), "MOD-C3.range")->rule, std::string("MOD-C6"));
    }

    // MOD-C7
    void resilienceIsNotNegative_C7() {
        model::Card card = intervention();
        card.stats["base_resilience"] = 0;
        QVERIFY(ofCard(card).empty());
        card.stats["base_resilience"] = -1;
        QCOMPARE(find(ofCard(card), "MOD-C3.range")->rule, std::string("MOD-C7"));
        card.stats.erase("base_resilience");
        QCOMPARE(find(ofCard(card), "MOD-C3.missing")->rule, std::string("MOD-C7"));
    }

    // MOD-C8, MOD-H3
    void nothingIsForFree_C8_H3() {
        const char* text = "Beim Kauf dieser Karte: Erhalte 2 Euro.";
        QVERIFY(ofCard(market("notice", 3, text)).empty());
        QVERIFY(has(ofCard(market("notice", 0, text)), "MOD-C8", Severity::Warning));
        QVERIFY(has(ofCard(market("notice", 2, text)), "MOD-C8.profit", Severity::Warning));
        QVERIFY(has(ofCard(market("notice", -1, text)), "MOD-C3.range", Severity::Error));
        QVERIFY(has(ofCard(market("notice", 2, "")), "MOD-R77.empty", Severity::Warning));
    }

    // MOD-C9
    void aSideHasFourCertificates_C9() {
        Pool pool;
        QVERIFY(!find(pool.ofCollection("zertifikate"), "MOD-C9"));
        pool.parameters = {{"mod_cert_set", "PER_MODULE"}};
        QVERIFY(has(pool.ofCollection("zertifikate"), "MOD-C9", Severity::Warning));
        QVERIFY(has(pool.ofDraft(kFirst, kSecond), "MOD-C9.side", Severity::Warning));
        pool.parameters = {{"mod_cert_set", "GENERAL"}};
        QVERIFY(!find(pool.ofCollection("zertifikate"), "MOD-C9"));
        std::erase_if(pool.collection("zertifikate").cards,
                      [&](const auto& entry) { return !pool.card(entry.cardKey).has("module"); });
        QCOMPARE(arg(pool.ofCollection("zertifikate"), "MOD-C9", "n"), std::string("0"));
    }

    // MOD-C10, MOD-R73
    void theFourNamedModulesAreThere_C10_R73() {
        Pool pool;
        const auto first = std::ranges::find(pool.collections, "module", &model::Collection::kind)->key;
        QVERIFY(!find(pool.ofCollection(first), "MOD-C10"));
        pool.collection("nachsorge").key = "vorsorge";
        QCOMPARE(arg(pool.ofCollection(first), "MOD-C10", "module"), std::string("nachsorge"));
    }

    // MOD-C11, MOD-R52, MOD-R53
    void theVermerkComesBackEitherWay_C11_R52_R53() {
        Pool pool;
        model::Card vermerk = pool.card("wiedervorlagevermerk");
        QVERIFY(pool.ofCard(vermerk).empty());
        vermerk.text = "Nachhall: Lege diese Karte auf die Reserve.";
        QVERIFY(has(pool.ofCard(vermerk), "MOD-C11.triggers", Severity::Error));
        vermerk = pool.card("wiedervorlagevermerk");
        vermerk.stats["module"] = std::string("nachsorge");
        QVERIFY(has(pool.ofCard(vermerk), "MOD-C11.module", Severity::Warning));
        const auto first = std::ranges::find(pool.collections, "module", &model::Collection::kind)->key;
        std::erase_if(pool.collection("wiedervorlage").cards,
                      [](const auto& entry) { return entry.cardKey == "wiedervorlagevermerk"; });
        QVERIFY(has(pool.ofCollection(first), "MOD-C11", Severity::Error));
    }

    // MOD-C13
    void aDeckLastsForTwoHands_C13() {
        Pool pool;
        for (const char* key : {"selbstausbeutung", "wiedervorlage", "nachsorge"}) {
            pool.collection(key).cards.resize(3);
        }
        const auto first = std::ranges::find(pool.collections, "module", &model::Collection::kind)->key;
        QCOMPARE(arg(pool.ofCollection(first), "MOD-C13", "n"), std::string("9"));
        QVERIFY(has(pool.ofDraft(kFirst, kSecond), "MOD-C13.side", Severity::Warning));
        pool.parameters = {{"mod_start_hand", "3"}};
        QVERIFY(!find(pool.ofDraft(kFirst, kSecond), "MOD-C13.side"));
    }

    // MOD-C14, MOD-R41
    void aTextActsOnTheReserveOnlyWhereItCanLie_C14_R41() {
        QVERIFY(ofCard(intervention("Auch auf der Reserve: Quartalsende: Ziehe 1 Karte.")).empty());
        const model::Card staff = market("temp_staff", 3, "Auch auf der Reserve: Quartalsende: Ziehe 1 Karte.");
        QVERIFY(has(ofCard(staff), "MOD-C14", Severity::Warning));
    }

    // MOD-C15
    void everyModulePlaysAtEveryLocation_C15() {
        Pool pool;
        for (model::Card& card : pool.cards) {
            if (card.word("module") == "nachsorge" && card.type == "intervention") {
                card.stats["allowed_locations"] = Words{"therapiezimmer", "mitgliederportal"};
            }
        }
        QCOMPARE(arg(pool.ofCollection("nachsorge"), "MOD-C15", "location"), std::string("schreibtisch"));
        for (model::Card& card : pool.cards) {
            if (card.type == "intervention") {
                card.stats["base_resilience"] = 1;
            }
        }
        const auto first = std::ranges::find(pool.collections, "module", &model::Collection::kind)->key;
        QVERIFY(has(pool.ofCollection(first), "MOD-C15.pair", Severity::Warning));
        pool.parameters = {{"mod_stamp_threshold", "3"}};
        QVERIFY(!find(pool.ofCollection(first), "MOD-C15.pair"));
    }

    // MOD-C16, MOD-R30, MOD-R31
    void staffThatActsOnceIsANotice_C16_R30_R31() {
        const char* once = "Beim Kauf dieser Karte: Erhalte im Therapiezimmer +2 Resilienz bis Feierabend.";
        QVERIFY(ofCard(market("notice", 2, once)).empty());
        QVERIFY(has(ofCard(market("temp_staff", 2, once)), "MOD-C16", Severity::Warning));
        QVERIFY(ofCard(market("temp_staff", 2, "Du hast im Therapiezimmer +1 Resilienz.")).empty());
        // What a notice says without a trigger ends with it.
        QVERIFY(ofCard(market("notice", 2, "Du hast im Therapiezimmer +2 Resilienz.")).empty());
    }

    // MOD-R77
    void namesAreGivenOnce_R77() {
        model::Card twin = intervention();
        twin.name = "Wiedervorlagevermerk";
        QVERIFY(has(ofCard(twin), "MOD-R77.name", Severity::Error));
        twin.name.clear();
        QVERIFY(has(ofCard(twin), "MOD-R77.no_name", Severity::Error));
    }

    // MOD-R77
    void textsThatNobodyUnderstandsAreTold_R77() {
        QVERIFY(has(ofCard(intervention("Beim Ausspielen: Koche 1 Kanne Tee.")), "MOD-V.not_understood",
                    Severity::Warning));
        QVERIFY(has(ofCard(intervention("Beim Kauf dieser Karte: Ziehe 1 Karte.")), "MOD-V.text", Severity::Warning));
    }
};

QTEST_GUILESS_MAIN(TestModulspielConstruction)
#include "tst_modulspiel_construction.moc"
