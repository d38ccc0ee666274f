#include "duel_table.h"
#include "tests/engine/finding_list.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using blattwerk::tests::Findings;
using blattwerk::tests::ikone;
using blattwerk::tests::ikonenCard;
using blattwerk::tests::ShippedContent;
using model::Severity;

namespace {

std::vector<model::Card> pool() {
    model::Card helm = ikonenCard("helm", "ausruestung");
    helm.stats = {{"mod_ver", 2}};
    return {ikone("wolf", 6, 2, 3, 3), helm};
}

Findings ofDeck(int icons, int others, const model::ParameterValues& parameters = {}) {
    const ShippedContent& content = ShippedContent::ikonen();
    const std::vector<model::Card> cards = pool();
    model::Collection deck;
    deck.system = "ikonen";
    deck.key = "probe";
    deck.kind = "deck";
    deck.cards = {{"wolf", icons}, {"helm", others}};
    const engine::DeckCheck check{&deck, {&cards[0], &cards[1]}, parameters, nullptr};
    return Findings(content.system->checkDeck(content.info.schema, check));
}

Findings ofCard(const model::Card& card, const model::ParameterValues& parameters = {}) {
    const ShippedContent& content = ShippedContent::ikonen();
    const engine::DeckCheck check{nullptr, {&card}, parameters, nullptr};
    return Findings(content.system->checkCard(card, content.info.schema, check));
}

} // namespace

class TestIkonenConstruction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsShippedIsLegal() {
        const ShippedContent& content = ShippedContent::ikonen();
        for (const model::Card& card : content.cards) {
            const engine::DeckCheck check{nullptr, content.pool(), {}, nullptr};
            for (const model::Finding& finding : content.system->checkCard(card, content.info.schema, check)) {
                QVERIFY2(finding.severity == Severity::Advice, (card.key + ' ' + finding.messageId).c_str());
            }
        }
        for (const model::Collection& deck : content.decks) {
            const engine::DeckCheck check{&deck, content.pool(), {}, nullptr};
            for (const model::Finding& finding : content.system->checkDeck(content.info.schema, check)) {
                QVERIFY2(finding.severity == Severity::Advice, (deck.key + ' ' + finding.messageId).c_str());
            }
        }
    }

    void ikoC1AtMostFifty() {
        QVERIFY(ofDeck(26, 25).has("IKO-C1", Severity::Error));
        QCOMPARE(ofDeck(26, 25).arg("IKO-C1", "n"), std::string("51"));
        QCOMPARE(ofDeck(25, 25).errors(), 0);
        QCOMPARE(ofDeck(26, 25, {{"iko_deck_max", "60"}}).errors(), 0);
    }

    void ikoC2PrizesAndHandCanBeDealt() { // IKO-A22
        QVERIFY(ofDeck(5, 5).has("IKO-C2", Severity::Error));
        QVERIFY(ofDeck(6, 5).has("IKO-C2.small", Severity::Warning));
        QCOMPARE(ofDeck(6, 6).arg("IKO-C2.small", "n"), std::string("1"));
        QVERIFY(ofDeck(10, 10).find("IKO-C2.small") == nullptr);
        QVERIFY(ofDeck(10, 10, {{"iko_prizes", "8"}}).has("IKO-C2.parameters", Severity::Warning));
        QVERIFY(ofDeck(6, 6, {{"iko_prizes", "8"}}).has("IKO-C2", Severity::Error));
    }

    void ikoC3AtLeastOneIkone() {
        const Findings none = ofDeck(0, 50);
        QVERIFY(none.has("IKO-C3", Severity::Error));
        // The others are silent then.
        QVERIFY(none.find("IKO-C4") == nullptr && none.find("IKO-C5.high") == nullptr && !none.find("IKO-C11"));
    }

    void ikoC4AllIkonenInThePrizes() {
        const auto percent = [](int icons) { return ofDeck(icons, 50 - icons).arg("IKO-C4", "percent"); };
        QCOMPARE(percent(1), std::string("12.00"));
        QCOMPARE(percent(2), std::string("1.2245"));
        QCOMPARE(percent(3), std::string("0.1020"));
        QCOMPARE(percent(4), std::string("0.0065"));
        QVERIFY(ofDeck(6, 44).has("IKO-C4", Severity::Warning));
        QVERIFY(ofDeck(7, 43).find("IKO-C4") == nullptr);
    }

    void ikoC5MulliganRate() {
        const auto rate = [](int icons) {
            const Findings found = ofDeck(icons, 50 - icons);
            return found.arg("IKO-C5", "percent") + found.arg("IKO-C5.high", "percent");
        };
        QCOMPARE(rate(8), std::string("40.15"));
        QCOMPARE(rate(10), std::string("31.06"));
        QCOMPARE(rate(15), std::string("15.32"));
        QCOMPARE(rate(20), std::string("6.73"));
        QCOMPARE(rate(25), std::string("2.51"));
        QVERIFY(ofDeck(8, 42).has("IKO-C5.high", Severity::Warning));
        QVERIFY(ofDeck(20, 30).has("IKO-C5", Severity::Advice));
        // So many more that the rate falls to a quarter at most: 12 Ikonen give 23.69 %.
        QCOMPARE(ofDeck(8, 42).arg("IKO-C5.high", "n"), std::string("4"));
    }

    void ikoC6OnlyThreeCardTypes() { // IKO-R1
        QVERIFY(ofCard(ikonenCard("dorf", "ort")).has("IKO-C6", Severity::Error));
    }

    void ikoC7FourValues() { // IKO-A21
        model::Card card = ikone("wolf", 6, 2, 3, 3);
        QVERIFY(ofCard(card).empty());
        card.stats.erase("sve");
        QCOMPARE(ofCard(card).arg("IKO-C7.missing", "field"), std::string("sve"));
        card = ikone("wolf", 120, 2, 3, 3);
        QCOMPARE(ofCard(card).arg("IKO-C7.range", "max"), std::string("99"));
        QVERIFY(ofCard(card, {{"iko_value_max", "200"}}).empty());
        card = ikone("wolf", 6, 2, 3, -1);
        QVERIFY(ofCard(card).has("IKO-C7.range", Severity::Error));
        card = ikone("wolf", 6, 2, 3, 3);
        card.stats["mod_att"] = 2;
        QVERIFY(ofCard(card).has("IKO-C7.surplus", Severity::Error));
    }

    void ikoC8EquipmentOnlyImproves() {
        model::Card card = ikonenCard("helm", "ausruestung");
        QVERIFY(ofCard(card).has("IKO-C8.nothing", Severity::Warning));
        card.stats = {{"mod_ver", 2}, {"mod_att", -1}};
        QCOMPARE(ofCard(card).arg("IKO-C8.negative", "field"), std::string("mod_att"));
        card.stats = {{"mod_ver", 2}};
        QVERIFY(ofCard(card).empty());
        card.text = "Die tragende Ikone hat −1 ATT.";
        QCOMPARE(ofCard(card).find("IKO-V.text")->rule, std::string("IKO-C8"));
    }

    void ikoC9AnEffektDoesSomething() {
        model::Card card = ikonenCard("nebel", "effekt");
        QVERIFY(ofCard(card).has("IKO-C9", Severity::Warning));
        card.stats = {{"mod_sve", -2}};
        QVERIFY(ofCard(card).empty());
        card.stats.clear();
        card.text = "Nach einem Sieg: Ziehe 1 Karte.";
        QVERIFY(ofCard(card).empty());
        card.text = "Nach einem Sieg: Singe ein Lied.";
        QVERIFY(ofCard(card).has("IKO-V.not_understood", Severity::Warning));
    }

    void ikoC10Copies() {
        QVERIFY(ofDeck(25, 25).find("IKO-C10") == nullptr);
        QVERIFY(ofDeck(25, 25, {{"iko_copy_limit", "4"}}).has("IKO-C10", Severity::Warning));
    }

    void ikoC11NotEnoughForAllPrizes() {
        QVERIFY(ofDeck(5, 45).has("IKO-C11", Severity::Advice));
        QVERIFY(ofDeck(6, 44).find("IKO-C11") == nullptr);
    }

    void ikoC12MoreAttachmentsThanIkonen() {
        QVERIFY(ofDeck(24, 26).has("IKO-C12", Severity::Advice));
        QVERIFY(ofDeck(25, 25).find("IKO-C12") == nullptr);
        QVERIFY(ofDeck(24, 26, {{"iko_attach_limit", "2"}}).find("IKO-C12") == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestIkonenConstruction)
#include "tst_ikonen_construction.moc"
