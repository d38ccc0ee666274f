#include "engine/core/rng.h"
#include "engine/language/card_language.h"
#include "engine/systems/all_systems.h"
#include "engine/systems/fahnenturnier/construction.h"
#include "engine/systems/fahnenturnier/contest_cards.h"
#include "engine/systems/fahnenturnier/plan_text.h"
#include "model/card_fields.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace blattwerk;
using namespace blattwerk::engine::fahnenturnier;
using blattwerk::tests::ShippedContent;
using model::Severity;

namespace {

const engine::language::CardLanguage& cardLanguage() {
    static const auto kLanguage = [] {
        const auto read = [](const std::string& file) {
            return tests::fileText(std::string(BLATTWERK_RESOURCE_DIR) + '/' + file);
        };
        const std::string own = "systems/fahnenturnier/vocabulary.";
        return *engine::loadLanguage("fahnenturnier",
                                     {read("language/base.abs"), read("language/base.lex"), read("language/base.de"),
                                      read("language/base.en"), read(own + "abs"), read(own + "lex"), read(own + "de"),
                                      read(own + "en")});
    }();
    return *kLanguage;
}

/// What the construction rules say, by message id.
class Findings {
public:
    explicit Findings(std::vector<model::Finding> list) : m_list(std::move(list)) {}

    [[nodiscard]] const model::Finding* find(std::string_view id) const {
        const auto at = std::ranges::find(m_list, id, &model::Finding::messageId);
        return at == m_list.end() ? nullptr : &*at;
    }
    [[nodiscard]] bool has(std::string_view id, Severity severity) const {
        const model::Finding* found = find(id);
        return found != nullptr && found->severity == severity;
    }
    [[nodiscard]] std::string arg(std::string_view id, std::string_view name) const {
        if (const model::Finding* found = find(id)) {
            for (const auto& [key, value] : found->args) {
                if (key == name) {
                    return value;
                }
            }
        }
        return {};
    }
    [[nodiscard]] bool empty() const { return m_list.empty(); }
    /// The ids, for messages of failed tests.
    [[nodiscard]] std::string ids() const {
        std::string ids;
        for (const model::Finding& finding : m_list) {
            ids += finding.messageId + ' ';
        }
        return ids;
    }

private:
    std::vector<model::Finding> m_list;
};

/// The shipped content, to be changed before it is judged.
struct World {
    std::vector<model::Card> cards = ShippedContent::of("fahnenturnier").cards;
    std::vector<model::Collection> collections = ShippedContent::of("fahnenturnier").decks;
    model::ParameterValues parameters;

    model::Card& card(std::string_view key) { return *std::ranges::find(cards, key, &model::Card::key); }
    model::Collection& collection(std::string_view key) {
        return *std::ranges::find(collections, key, &model::Collection::key);
    }
    void remove(std::string_view key) {
        std::erase_if(collections, [key](const model::Collection& one) { return one.key == key; });
    }

    [[nodiscard]] engine::DeckCheck check(const model::Collection* deck) const {
        engine::DeckCheck check{deck, {}, parameters, nullptr};
        for (const model::Card& one : cards) {
            check.pool.push_back(&one);
        }
        for (const model::Collection& one : collections) {
            check.collections.push_back(&one);
        }
        return check;
    }
    [[nodiscard]] Findings ofCard(const model::Card& one) const {
        const engine::DeckCheck context = check(nullptr);
        return Findings(construction(context).card(one));
    }
    [[nodiscard]] Findings of(const model::Collection& deck) const {
        const engine::DeckCheck context = check(&deck);
        return Findings(construction(context).deck());
    }
    [[nodiscard]] Findings ofTournament(const std::vector<std::string>& sets, int players) const {
        const engine::DeckCheck context = check(nullptr);
        return Findings(construction(context).tournament(sets, players));
    }

private:
    static Construction construction(const engine::DeckCheck& context) {
        return {cardLanguage(), ShippedContent::of("fahnenturnier").info.schema, context};
    }
};

model::Card setCard(std::string level, int strength, std::string text = {}) {
    model::Card card;
    card.system = "fahnenturnier";
    card.key = "probe";
    card.name = "Probe";
    card.type = "set";
    card.text = std::move(text);
    card.stats = {{"set_id", std::string("burg")}, {"level", std::move(level)}, {"base_strength", strength}};
    return card;
}

model::Collection deckOf(std::vector<model::CollectionEntry> cards) {
    model::Collection deck;
    deck.system = "fahnenturnier";
    deck.key = "probe";
    deck.kind = "deck";
    deck.cards = std::move(cards);
    return deck;
}

/// Changes the text of one seat of a plan as a slip of the hand does, or a row of it.
void spoil(model::Collection& plan, engine::Rng& rng) {
    constexpr std::string_view kSigns = "0123456789LRABC/, xa";
    constexpr std::string_view kRows[] = {"1L A2", "1R B2/C1", "2L A1/B1/C1", "1L A1/B1/C1/A2",
                                          "1L",    "1L A3",    "9R A2",       ""};
    const std::string field = seatField(1 + static_cast<int>(rng.below(8)));
    if (!plan.stats.contains(field)) {
        plan.stats[field] = std::string("1L A2");
        return;
    }
    std::string text = model::valueText(plan.stats[field]);
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size() + 1));
    const std::size_t comma = text.find(',', at);
    const auto row = kRows[rng.below(std::size(kRows))];
    switch (rng.below(6)) {
    case 0:
        text.insert(at, 1, kSigns[rng.below(static_cast<std::uint32_t>(kSigns.size()))]);
        break;
    case 1:
        text.erase(at, 1);
        break;
    case 2:
        text.replace(at, at < text.size() ? 1 : 0, 1, kSigns[rng.below(static_cast<std::uint32_t>(kSigns.size()))]);
        break;
    case 3: // other rows from here on
        text = text.substr(0, std::min(comma, text.size()));
        break;
    case 4:
        text += ", " + std::string(row);
        break;
    default:
        text = std::string(row) + text.substr(std::min(text.find(','), text.size()));
        break;
    }
    plan.stats[field] = text;
}

const std::vector<std::string> kFive = {"burg", "jahrmarkt", "filmstudio", "geisterhaus", "schiffswrack"};

} // namespace

class TestFahnenturnierConstruction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsShippedIsWithoutFindings() {
        const World world;
        for (const model::Card& card : world.cards) {
            const Findings found = world.ofCard(card);
            QVERIFY2(found.empty(), (card.key + ' ' + found.ids()).c_str());
        }
        for (const model::Collection& collection : world.collections) {
            const Findings found = world.of(collection);
            QVERIFY2(found.empty(), (collection.key + ' ' + found.ids()).c_str());
        }
        for (int players = 1; players <= 8; ++players) {
            QVERIFY2(world.ofTournament(kFive, players).empty(), world.ofTournament(kFive, players).ids().c_str());
        }
    }

    void chaC1ExactlyOneBaseSet() { // CHA-R8
        World world;
        world.collection("burg").stats["is_base"] = 1;
        QVERIFY(world.of(world.collections[static_cast<std::size_t>(firstSet(world))]).has("CHA-C1", Severity::Error));
        QCOMPARE(world.ofTournament(kFive, 4).arg("CHA-C1", "n"), std::string("2"));
        World none;
        none.collection("stadt").stats["is_base"] = 0;
        QCOMPARE(none.ofTournament(kFive, 4).arg("CHA-C1", "n"), std::string("0"));
        World off;
        off.collection("stadt").stats["active_default"] = 0;
        QVERIFY(off.ofTournament(kFive, 4).has("CHA-C1.inactive", Severity::Error));
    }

    void chaC2ExactlyFiveOfSix() { // CHA-R8
        const World world;
        const auto chosen = [&](std::vector<std::string> sets) { return world.ofTournament(sets, 4); };
        QCOMPARE(chosen({"burg", "jahrmarkt", "weltraum", "geisterhaus"}).arg("CHA-C2", "n"), std::string("4"));
        QVERIFY(chosen({"burg", "jahrmarkt", "weltraum", "filmstudio", "geisterhaus", "schiffswrack"})
                    .has("CHA-C2", Severity::Error));
        QVERIFY(!chosen({"burg", "jahrmarkt", "weltraum", "filmstudio", "geisterhaus"}).find("CHA-C2"));
        // Neither the base set nor the same set twice nor an unknown one counts.
        QVERIFY(chosen({"stadt", "burg", "jahrmarkt", "weltraum", "filmstudio"}).find("CHA-C2"));
        QVERIFY(chosen({"burg", "burg", "jahrmarkt", "weltraum", "filmstudio", "geisterhaus"}).find("CHA-C2"));
        QVERIFY(chosen({"burg", "jahrmarkt", "weltraum", "filmstudio", "strand"}).find("CHA-C2"));
        World six;
        six.parameters = {{"cha_sets_chosen", "6"}};
        QVERIFY(six.ofTournament(kFive, 4).find("CHA-C2"));
    }

    void chaC3FortyCardsInASet() {
        World world;
        world.collection("burg").cards.front().copies -= 1;
        const Findings found = world.of(world.collection("burg"));
        QVERIFY(found.has("CHA-C3", Severity::Error));
        QCOMPARE(found.arg("CHA-C3", "n"), std::string("39"));
        world.parameters = {{"cha_set_size", "39"}};
        QVERIFY(!world.of(world.collection("burg")).find("CHA-C3"));
        // The size of the base set is free.
        QVERIFY(!world.of(world.collection("stadt")).find("CHA-C3"));
        world.collection("burg").cards.push_back({"klopfgeist", 1});
        QCOMPARE(world.of(world.collection("burg")).arg("CHA-C3.other", "set_id"), std::string("geisterhaus"));
        world.collection("burg").cards.push_back({"bot-1", 1});
        QVERIFY(world.of(world.collection("burg")).has("CHA-C6.type", Severity::Error));
    }

    void chaC4StrengthByLevel() { // CHA-R34
        World world;
        QVERIFY(world.ofCard(setCard("A", 3)).empty());
        QVERIFY(world.ofCard(setCard("A", 4)).has("CHA-C4.strength", Severity::Error));
        QCOMPARE(world.ofCard(setCard("B", 6)).arg("CHA-C4.strength", "max"), std::string("5"));
        QVERIFY(world.ofCard(setCard("C", 10)).empty());
        QVERIFY(world.ofCard(setCard("C", 11)).has("CHA-C4.strength", Severity::Error));
        world.parameters = {{"cha_limit_b", "6"}};
        QVERIFY(world.ofCard(setCard("B", 6)).empty());
        model::Card card = setCard("B", 3);
        card.stats.erase("level");
        QCOMPARE(world.ofCard(card).arg("CHA-C4.missing", "field"), std::string("level"));
        QVERIFY(world.ofCard(setCard("A", -1)).has("CHA-C4.range", Severity::Error));
        card.type = "ort";
        QVERIFY(world.ofCard(card).has("CHA-C4.type", Severity::Error));
    }

    void chaC5StarterCards() {
        const World world;
        model::Card card = setCard("A", 3);
        card.type = "starter";
        card.stats.erase("set_id");
        const Findings level = world.ofCard(card);
        QCOMPARE(level.arg("CHA-C4.surplus", "field"), std::string("level"));
        QCOMPARE(level.find("CHA-C4.surplus")->rule, std::string("CHA-C5"));
        card.stats = {{"base_strength", 4}};
        QVERIFY(world.ofCard(card).has("CHA-C5.strength", Severity::Warning));
        card.stats = {{"base_strength", 3}};
        QVERIFY(world.ofCard(card).empty());
    }

    void chaC6EightStarterDecks() { // CHA-R11
        World world;
        world.collection("obstgenossenschaft").cards.clear();
        QVERIFY(world.of(world.collection("obstgenossenschaft")).has("CHA-C6.empty", Severity::Error));
        world.collection("obstgenossenschaft").stats["symbol"] = 1;
        QVERIFY(world.of(world.collection("obstgenossenschaft")).has("CHA-C6.symbol", Severity::Error));
        world.collection("obstgenossenschaft").stats["symbol"] = 9;
        QVERIFY(world.of(world.collection("obstgenossenschaft")).has("CHA-C6.symbol", Severity::Error));
        world.remove("obstgenossenschaft");
        int told = 0;
        for (const model::Collection& collection : world.collections) {
            told += world.of(collection).has("CHA-C6", Severity::Error) ? 1 : 0;
        }
        QCOMPARE(told, 1);
        world.collection("bot").cards.push_back({"klopfgeist", 1});
        QCOMPARE(world.of(world.collection("bot")).find("CHA-C6.type")->rule, std::string("CHA-R58"));
    }

    void chaC7PickedOnlyInWeltraum() { // CHA-R51
        const World world;
        model::Card card = setCard("A", 1, "Ausgewählt: Erhalte 1 Fan.");
        QVERIFY(world.ofCard(card).has("CHA-C7", Severity::Warning));
        card.stats["set_id"] = std::string("weltraum");
        QVERIFY(!world.ofCard(card).find("CHA-C7"));
        card.type = "starter";
        card.stats = {{"base_strength", 1}};
        const Findings starter = world.ofCard(card);
        QVERIFY(starter.find("CHA-C7"));
        QVERIFY(!starter.find("CHA-V.text"));
    }

    void chaC8NamesShareASeat() { // CHA-R36
        World world;
        model::Card card = setCard("A", 1);
        card.name.clear();
        QVERIFY(world.ofCard(card).has("CHA-C8.empty", Severity::Error));
        card = setCard("A", 1);
        card.name = "Burgtaube";
        QVERIFY(world.ofCard(card).has("CHA-C8", Severity::Warning));
        QCOMPARE(world.ofCard(card).arg("CHA-C8", "card"), std::string("burgtaube"));
        card.text = world.card("burgtaube").text;
        QVERIFY(!world.ofCard(card).find("CHA-C8"));
        card.stats["base_strength"] = 2;
        QVERIFY(world.ofCard(card).find("CHA-C8"));
    }

    void chaC9FourTrophiesOfEachRound() { // CHA-R6, R41
        World world;
        world.collection("trophaeen").cards.front().copies = 1;
        QCOMPARE(world.of(world.collection("trophaeen")).arg("CHA-C9", "round"), std::string("1"));
        QCOMPARE(world.of(world.collection("trophaeen")).arg("CHA-C9", "n"), std::string("3"));
        World flat;
        flat.card("blechpokal-2").stats["fans"] = 1;
        flat.card("blechpokal-3").stats["fans"] = 2;
        QVERIFY(flat.of(flat.collection("trophaeen")).has("CHA-C9.mean", Severity::Error));
        QCOMPARE(flat.of(flat.collection("trophaeen")).arg("CHA-C9.mean", "round"), std::string("2"));
    }

    void chaC10PlansForEverySeat() { // CHA-R14
        World world;
        model::Collection& plan = world.collection("plan-4");
        const std::string whole = std::get<std::string>(plan.stats["seat_2"]);
        plan.stats["seat_2"] = std::string("2L A2, 2R A2");
        QCOMPARE(world.of(plan).arg("CHA-C10.rounds", "n"), std::string("2"));
        QCOMPARE(world.of(plan).arg("CHA-C10", "round"), std::string("3"));
        plan.stats["seat_2"] = "1L" + whole.substr(2);
        QCOMPARE(world.of(plan).arg("CHA-C10", "park"), std::string("1"));
        QCOMPARE(world.of(plan).arg("CHA-C10", "left"), std::string("2"));
        plan.stats["seat_2"] = "zwei links A2" + whole.substr(5);
        QCOMPARE(world.of(plan).arg("CHA-C10.row", "seat"), std::string("2"));
        plan.stats.erase("seat_2");
        QCOMPARE(world.of(plan).arg("CHA-C10.rounds", "n"), std::string("0"));
        world.remove("plan-7");
        QCOMPARE(world.of(world.collection("plan-1")).arg("CHA-C10.plan", "n"), std::string("7"));
        QVERIFY(world.of(world.collection("plan-2")).empty());
        QVERIFY(world.ofTournament(kFive, 7).has("CHA-C10.plan", Severity::Error));
        // Rows after the last round do no harm.
        world.parameters = {{"cha_rounds", "4"}};
        QVERIFY(world.of(world.collection("plan-8")).empty());
    }

    void chaC11OptionsAndPicks() { // CHA-R18
        World world;
        model::Collection& plan = world.collection("plan-2");
        const std::string whole = std::get<std::string>(plan.stats["seat_1"]);
        plan.stats["seat_1"] = "1L" + whole.substr(5);
        QCOMPARE(world.of(plan).arg("CHA-C11", "round"), std::string("1"));
        plan.stats["seat_1"] = "1L A3" + whole.substr(5);
        QCOMPARE(world.of(plan).arg("CHA-C11.picks", "n"), std::string("3"));
        plan.stats["seat_1"] = "1L A0" + whole.substr(5);
        QVERIFY(world.of(plan).has("CHA-C11.picks", Severity::Error));
        plan.stats["seat_1"] = "1L A2/B1" + whole.substr(5);
        QVERIFY(world.of(plan).empty());
        plan.stats["seat_1"] = "1L A2/B1/C1/A1" + whole.substr(5);
        QCOMPARE(world.of(plan).arg("CHA-C11.options", "max"), std::string("3"));
    }

    // CHA-C10 to C12: a plan that the checks accept is played, and no other.
    void checksAndPlayAgreeAboutEveryPlan() {
        World world;
        const engine::DeckCheck all = world.check(nullptr);
        const auto index = std::make_shared<engine::CardIndex>(all.pool);
        engine::Rng rng(11);
        int accepted = 0;
        int refused = 0;
        for (int trial = 0; trial < 1500; ++trial) {
            const int players = 1 + static_cast<int>(rng.below(8));
            model::Collection& plan = world.collection("plan-" + std::to_string(players));
            const model::Stats whole = plan.stats;
            for (std::uint32_t change = rng.below(3); change > 0; --change) {
                spoil(plan, rng);
            }
            const model::ParameterValues values = {{"cha_rounds", std::to_string(1 + rng.below(7))}};
            engine::DeckCheck context = all;
            context.deck = &plan;
            context.parameters = values;
            context.index = index;
            const auto findings =
                Construction(cardLanguage(), ShippedContent::of("fahnenturnier").info.schema, context).deck();
            const auto parameters = readParameters(values);
            QVERIFY(parameters.isOk());
            const auto played = ContestCards::read(world.collections, *index, players, {}, *parameters);
            QVERIFY2(played.isOk() == findings.empty(),
                     (plan.key + " rounds " + values.at("cha_rounds") + ' ' + model::valueText(plan.stats["seat_1"]) +
                      (findings.empty() ? " is accepted by the checks alone"
                                        : " is played in spite of " + findings.front().messageId))
                         .c_str());
            if (!played) {
                // Both name the same rule.
                QCOMPARE(played.error().args.front(),
                         findings.front().messageId.substr(0, findings.front().messageId.find('.')));
            }
            ++(played ? accepted : refused);
            plan.stats = whole;
        }
        QVERIFY(accepted > 300 && refused > 300);
    }

    void chaC12OneToEightPlayers() { // CHA-R2, R4
        World world;
        QVERIFY(world.ofTournament(kFive, 0).has("CHA-C12", Severity::Error));
        QVERIFY(world.ofTournament(kFive, 9).has("CHA-C12", Severity::Error));
        QVERIFY(!world.ofTournament(kFive, 1).find("CHA-C12"));
        model::Collection& plan = world.collection("plan-5");
        plan.stats["seat_1"] = "4L" + std::get<std::string>(plan.stats["seat_1"]).substr(2);
        QCOMPARE(world.of(plan).arg("CHA-C12.park", "max"), std::string("3"));
        plan.key = "plan-9";
        QVERIFY(world.of(plan).has("CHA-C12.key", Severity::Error));
    }

    void chaC13DecksOfATournament() {
        World world;
        model::Collection deck = deckOf({{"boskoop", 3}, {"klopfgeist", 2}, {"linie-4", 1}});
        deck.stats = {{"symbol", 7},
                      {"sets", std::string("geisterhaus")},
                      {"picked", std::string("klopfgeist, klopfgeist, linie-4, irrlicht")}};
        QVERIFY2(world.of(deck).empty(), world.of(deck).ids().c_str());
        deck.cards.push_back({"nachtwaechterin", 1});
        QCOMPARE(world.of(deck).arg("CHA-C13.starter", "name"), std::string("Nachtwächterin"));
        deck.cards.back() = {"boskoop", 1};
        deck.cards.front().copies = 4;
        QCOMPARE(world.of(deck).arg("CHA-C13.starter", "max"), std::string("3"));
        deck.cards = {{"klopfgeist", 3}};
        QCOMPARE(world.of(deck).arg("CHA-C13.not_picked", "max"), std::string("2"));
        deck.cards = {{"burgtaube", 1}};
        QCOMPARE(world.of(deck).arg("CHA-C13.set", "set_id"), std::string("burg"));
        deck.cards = {{"klopfgeist", 2}, {"irrlicht", 1}};
        QVERIFY(!world.of(deck).find("CHA-C13.picks"));
        deck.stats["picks"] = 2;
        QVERIFY(world.of(deck).has("CHA-C13.picks", Severity::Error));
    }

    void chaC14TestDecks() {
        World world;
        QVERIFY(world.of(deckOf({})).has("CHA-C14.small", Severity::Error));
        world.parameters = {{"cha_min_deck", "0"}};
        QVERIFY(!world.of(deckOf({})).find("CHA-C14.small"));
        QVERIFY(world.of(deckOf({{"bot-1", 1}})).has("CHA-C14.type", Severity::Error));
        QVERIFY(world.of(deckOf({{"boskoop", 1}, {"nachtwaechterin", 1}})).has("CHA-C14.starters", Severity::Warning));
        const model::Collection six = deckOf({{"burgtaube", 1},
                                              {"losverkaeufer", 1},
                                              {"sternzaehler", 1},
                                              {"klappe", 1},
                                              {"staubmaus", 1},
                                              {"schiffsratte", 1}});
        QCOMPARE(world.of(six).arg("CHA-C14.sets", "n"), std::string("6"));
        // Only hints: many names, little strength, nothing strong.
        QCOMPARE(world.of(six).arg("CHA-C14.weak", "n"), std::string("6"));
        QVERIFY(world.of(six).has("CHA-C14.no_strong_card", Severity::Advice));
        QVERIFY(!world.of(six).find("CHA-C14.names"));
        model::Collection seven = six;
        seven.cards.push_back({"linie-4", 1});
        QVERIFY(world.of(seven).has("CHA-C14.names", Severity::Advice));
        QVERIFY(!world.of(seven).find("CHA-C14.weak") && !world.of(seven).find("CHA-C14.no_strong_card"));
        // Copies share a name.
        QVERIFY(world.of(deckOf({{"linie-4", 7}})).empty());
    }

    void chaC15EnoughCardsOfEachLevel() {
        World world;
        world.collection("geisterhaus").cards.clear();
        world.collection("burg").cards.clear();
        // Four sets with 10 cards of level C each are enough for 5 each of 8 players, three are not.
        QVERIFY(!world.ofTournament(kFive, 8).find("CHA-C15"));
        world.collection("jahrmarkt").cards.clear();
        QVERIFY(world.ofTournament(kFive, 8).has("CHA-C15", Severity::Warning));
        QCOMPARE(world.ofTournament(kFive, 8).arg("CHA-C15", "level"), std::string("C"));
        QCOMPARE(world.ofTournament(kFive, 8).arg("CHA-C15", "n"), std::string("30"));
        QVERIFY(!world.ofTournament(kFive, 6).find("CHA-C15"));
    }

    void chaVTextsAreUnderstood() { // CHA-A3
        const World world;
        QVERIFY(world.ofCard(setCard("A", 1, "Erhalte 1 Fan, bitte.")).has("CHA-V.not_understood", Severity::Warning));
        // CHA-R45: five keywords, and no sixth.
        const Findings sixth = world.ofCard(setCard("A", 1, "Mischgebot: Gib dieser Karte +2 Stärke."));
        QVERIFY2(sixth.has("CHA-R45", Severity::Error), sixth.ids().c_str());
        QCOMPARE(sixth.arg("CHA-R45", "keyword"), std::string("Mischgebot"));
        for (const char* known : {"Im Angriff: Diese Karte hat +2 Stärke.", "Ab Runde 3: Gib dieser Karte +2 Stärke.",
                                  "Im Angriff: Erhalte 1 Fan, bitte."}) {
            QVERIFY2(world.ofCard(setCard("A", 1, known)).find("CHA-R45") == nullptr, known);
        }
        QVERIFY(world.ofCard(setCard("A", 1, "Lege 1 angesehene Karte unter dein Deck."))
                    .has("CHA-V.text", Severity::Warning));
        // Names of sets and cards are known.
        QVERIFY(world.ofCard(setCard("A", 1, "Wenn auf deiner Bank eine Karte aus dem Set Burg liegt: Erhalte 1 Fan."))
                    .empty());
        QVERIFY(
            world.ofCard(setCard("A", 1, "Wenn auf deiner Bank eine Karte namens Taxi liegt: Erhalte 1 Fan.")).empty());
    }

private:
    static std::ptrdiff_t firstSet(const World& world) {
        return std::ranges::find(world.collections, "set", &model::Collection::kind) - world.collections.begin();
    }
};

QTEST_GUILESS_MAIN(TestFahnenturnierConstruction)
#include "tst_fahnenturnier_construction.moc"
