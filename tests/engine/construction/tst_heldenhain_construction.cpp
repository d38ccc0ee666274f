#include "findings.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::model;
using blattwerk::tests::Findings;
using blattwerk::tests::newCard;
using blattwerk::tests::ShippedContent;
using Ids = std::vector<std::string>;

namespace {

Collection deck(const std::string& key = "superfreundinnen") {
    return ShippedContent::heldenhain().deck(key);
}

/// The first card of the deck of that type.
const Card& firstOf(const Collection& deck, const std::string& type) {
    for (const CollectionEntry& entry : deck.cards) {
        const Card& card = ShippedContent::heldenhain().card(entry.cardKey);
        if (card.type == type) {
            return card;
        }
    }
    qFatal("no such card");
}

void keepTypes(Collection& deck, const std::function<bool(const Card&)>& keep) {
    std::erase_if(deck.cards, [&](const CollectionEntry& entry) {
        return !keep(ShippedContent::heldenhain().card(entry.cardKey));
    });
}

int countOf(const Collection& deck, const std::string& type) {
    int count = 0;
    for (const CollectionEntry& entry : deck.cards) {
        count += ShippedContent::heldenhain().card(entry.cardKey).type == type ? 1 : 0;
    }
    return count;
}

} // namespace

/// Rules about whole decks; those about single cards are in tst_heldenhain_construction_cards.
class HeldenhainConstruction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShippedDecksAreLegal() {
        for (const Collection& shipped : ShippedContent::heldenhain().decks) {
            QCOMPARE(Findings::of(shipped).errors(), Ids());
            for (const CollectionEntry& entry : shipped.cards) {
                const Card& card = ShippedContent::heldenhain().card(entry.cardKey);
                const Findings findings = Findings::of(card, Findings::context(&shipped));
                for (const Finding& finding : findings.list) {
                    QVERIFY2(finding.severity == Severity::Advice, (card.key + ": " + finding.messageId).c_str());
                }
            }
        }
    }

    void helC1DeckSize() {
        Collection small = deck();
        small.cards.pop_back();
        const Findings findings = Findings::of(small);
        QCOMPARE(findings.errors(), Ids{"HEL-C1"});
        QVERIFY(findings.has("HEL-C1", Severity::Error));
        QCOMPARE(findings.arg("HEL-C1", "n"), std::string("61"));
        QCOMPARE(findings.arg("HEL-C1", "required"), std::string("62"));
        QCOMPARE(findings.find("HEL-C1")->fixes.front(), (Fix{"add_cards", {{"n", "1"}}}));
        QCOMPARE(Findings::of(small, {{"deck_size", "61"}}).errors(), Ids());
    }

    void helC2Copies() {
        Collection doubled = deck();
        const std::string gone = doubled.cards.back().cardKey;
        doubled.cards.pop_back();
        doubled.cards.front().copies = 2;
        const Findings findings = Findings::of(doubled);
        QCOMPARE(findings.errors(), Ids{"HEL-C2"});
        QCOMPARE(findings.find("HEL-C2")->fixes.front().kind, std::string("remove_copies"));
        QCOMPARE(Findings::of(doubled, {{"max_copies", "2"}}).errors(), Ids());
    }

    /// HEL-R12
    void helR12DeckSizeAndDoubles() {
        Collection big = deck();
        big.cards.push_back({big.cards.front().cardKey, 1});
        QCOMPARE(Findings::of(big).errors(), (Ids{"HEL-C1", "HEL-C2"}));
    }

    void helC3NoCharacter() {
        Collection without = deck();
        keepTypes(without, [](const Card& card) { return card.type != "character"; });
        QVERIFY(Findings::of(without).has("HEL-C3", Severity::Error));
        without.cards.push_back({firstOf(deck(), "character").key, 1});
        QVERIFY(Findings::of(without).find("HEL-C3") == nullptr);
    }

    void helC4IllusionOutsideSuperfreundinnen() {
        Collection other = deck("purpurpakt");
        other.cards.back().cardKey = firstOf(deck(), "illusion").key;
        const Findings findings = Findings::of(other);
        QCOMPARE(findings.errors(), (Ids{"HEL-C13", "HEL-C4"}));
        QCOMPARE(findings.arg("HEL-C4", "faction"), std::string("PUR"));
        QCOMPARE(findings.find("HEL-C4")->fixes.front().kind, std::string("remove_card"));
        QVERIFY(Findings::of(deck()).find("HEL-C4") == nullptr);
    }

    void helC12Back() {
        Collection own = deck();
        own.stats["back"] = std::string("blau");
        QVERIFY(Findings::of(own).has("HEL-C12", Severity::Warning));
        own.stats["back"] = std::string();
        QVERIFY(Findings::of(own).find("HEL-C12") == nullptr);
    }

    /// HEL-A81
    void helC13FactionPurity() {
        Collection mixed = deck();
        const auto replaceLast = [&](const std::string& from) {
            mixed.cards.back().cardKey = firstOf(deck(from), "character").key;
        };
        replaceLast("weggefaehrten");
        QCOMPARE(Findings::of(mixed).errors(), Ids{"HEL-C13"});
        QCOMPARE(Findings::of(mixed).arg("HEL-C13", "allowed"), std::string("SUP"));
        QCOMPARE(Findings::of(mixed, {{"deck_faction_purity", "camp"}}).errors(), Ids());
        replaceLast("purpurpakt");
        QCOMPARE(Findings::of(mixed, {{"deck_faction_purity", "camp"}}).errors(), Ids{"HEL-C13"});
        QCOMPARE(Findings::of(mixed, {{"deck_faction_purity", "camp"}}).arg("HEL-C13", "allowed"), std::string("hero"));
        QCOMPARE(Findings::of(mixed, {{"deck_faction_purity", "free"}}).errors(), Ids());
    }

    /// HEL-A39
    void helC14SameName() {
        Collection twins = deck();
        Card twin = newCard("companion", "");
        twin.name = firstOf(twins, "character").name;
        twins.cards.back().cardKey = twin.key;
        QVERIFY(Findings::of(twins, std::vector<Card>{twin}).has("HEL-C14", Severity::Warning));
        twin.name = "Anders";
        QVERIFY(Findings::of(twins, std::vector<Card>{twin}).find("HEL-C14") == nullptr);
    }

    void helC15Illusions() {
        Collection two = deck();
        Card second = newCard("illusion", "Erschöpfen-Aktion: Ziehe 1 Karte.");
        two.cards.back().cardKey = second.key;
        QCOMPARE(Findings::of(two, std::vector<Card>{second}).errors(), Ids{"HEL-C15"});
        QVERIFY(Findings::of(deck()).find("HEL-C15") == nullptr);
    }

    void helC17CannotWin() {
        Card harmless = newCard("character", "");
        harmless.stats["point_value"] = 0;
        Collection weak = deck();
        weak.cards = {{harmless.key, 62}};
        QVERIFY(Findings::of(weak, std::vector<Card>{harmless}).has("HEL-C17", Severity::Error));
        harmless.text = "Beim Ausspielen: Erhalte 1 Punkt.";
        QVERIFY(Findings::of(weak, std::vector<Card>{harmless}).find("HEL-C17") == nullptr);
        harmless.text = "";
        harmless.stats["point_value"] = 1;
        QVERIFY(Findings::of(weak, std::vector<Card>{harmless}).find("HEL-C17") == nullptr);
    }

    void helC23CharacterCount() {
        Card character = newCard("character", "");
        Card other = newCard("action_card", "Ziehe 1 Karte.");
        other.key = "andere";
        const auto with = [&](int characters) {
            Collection counted = deck();
            counted.cards = {{character.key, characters}, {other.key, 62 - characters}};
            return Findings::of(counted, std::vector<Card>{character, other});
        };
        QVERIFY(with(19).has("HEL-C23.few", Severity::Advice));
        QVERIFY(with(20).find("HEL-C23.few") == nullptr);
        QVERIFY(with(34).find("HEL-C23.many") == nullptr);
        QVERIFY(with(35).has("HEL-C23.many", Severity::Advice));
    }

    void helC24Curve() {
        Card cheap = newCard("character", "");
        Card dear = newCard("character", "");
        dear.key = "teuer";
        dear.stats["cost"] = 3;
        const auto with = [&](int cheapCards) {
            Collection curve = deck();
            curve.cards = {{cheap.key, cheapCards}, {dear.key, 62 - cheapCards}};
            return Findings::of(curve, std::vector<Card>{cheap, dear});
        };
        QVERIFY(with(17).has("HEL-C24", Severity::Advice));
        QVERIFY(with(17).has("HEL-C24.cheap", Severity::Advice));
        QVERIFY(with(19).find("HEL-C24") == nullptr);
        QVERIFY(with(19).find("HEL-C24.cheap") == nullptr);
        QVERIFY(with(62).has("HEL-C24", Severity::Advice));
    }

    void helC25TypeCounts() {
        const Collection shipped = deck();
        QVERIFY(Findings::of(shipped).find("HEL-C25") == nullptr);
        Collection crowded = shipped;
        for (CollectionEntry& entry : crowded.cards) {
            if (entry.cardKey == firstOf(shipped, "headquarters").key) {
                entry.copies = 5 - countOf(shipped, "headquarters") + 1;
            }
        }
        const Findings findings = Findings::of(crowded);
        QVERIFY(findings.has("HEL-C25", Severity::Advice));
        QCOMPARE(findings.arg("HEL-C25", "type"), std::string("headquarters"));
    }

    void helC26FreeCards() {
        Card free = newCard("action_card", "Ziehe 1 Karte.");
        free.stats["cost"] = 0;
        const auto with = [&](int cards) {
            Collection counted = deck();
            counted.cards = {{firstOf(deck(), "character").key, 62 - cards}, {free.key, cards}};
            return Findings::of(counted, std::vector<Card>{free});
        };
        const int shipped = ShippedContent::heldenhain().card(firstOf(deck(), "character").key).number("cost");
        QVERIFY(shipped > 0);
        QVERIFY(with(6).find("HEL-C26.deck") == nullptr);
        QVERIFY(with(7).has("HEL-C26.deck", Severity::Advice));
    }

    /// HEL-R3, HEL-R123: the name of the points belongs to the faction of the deck.
    void helR3PointNameFollowsTheCamp() {
        const FieldInfo& faction = *ShippedContent::heldenhain().info.schema.field("faction");
        for (const FieldChoice& choice : faction.choices) {
            const std::string& camp = choice.properties.at("camp").de;
            QCOMPARE(choice.properties.at("point_name_de").de, std::string(camp == "hero" ? "Hoffnung" : "Einfluss"));
        }
    }

    /// HEL-R124 to HEL-R127: what the factions are.
    void helR129DefaultOpponents() {
        const FieldInfo& faction = *ShippedContent::heldenhain().info.schema.field("faction");
        const std::map<std::string, std::array<std::string, 3>> expected = {
            {"SUP", {"Tante Taktik", "Blau", "Hoffnung"}},
            {"SCH", {"Graf Grübel", "Rot", "Einfluss"}},
            {"WEG", {"Der Wegweiser", "Grün", "Hoffnung"}},
            {"PUR", {"Fräulein Rabatt", "Lila", "Einfluss"}},
        };
        QCOMPARE(faction.choices.size(), expected.size());
        for (const FieldChoice& choice : faction.choices) {
            QCOMPARE(choice.properties.at("bot_name").de, expected.at(choice.value)[0]);
            QCOMPARE(choice.properties.at("colour_de").de, expected.at(choice.value)[1]);
            QCOMPARE(choice.properties.at("point_name_de").de, expected.at(choice.value)[2]);
        }
    }

    void aDeckNeedsItsFaction() {
        Collection unnamed = deck();
        unnamed.stats.clear();
        const Findings findings = Findings::of(unnamed);
        QCOMPARE(findings.errors(), Ids{"HEL-C11"});
        QCOMPARE(findings.arg("HEL-C11", "field"), std::string("faction"));
    }
};

QTEST_APPLESS_MAIN(HeldenhainConstruction)
#include "tst_heldenhain_construction.moc"
