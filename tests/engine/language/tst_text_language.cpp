#include "engine/language/card_language.h"
#include "engine/language/reminders.h"
#include "engine/systems/all_systems.h"
#include "tests/engine/shipped_content.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::engine;
using namespace blattwerk::tests;

namespace {

GrammarFiles filesOf(const std::string& system) {
    const std::string base = BLATTWERK_RESOURCE_DIR "/language/base.";
    const std::string own = BLATTWERK_RESOURCE_DIR "/systems/" + system + "/vocabulary.";
    return {fileText(base + "abs"), fileText(base + "lex"), fileText(base + "de"), fileText(base + "en"),
            fileText(own + "abs"),  fileText(own + "lex"),  fileText(own + "de"),  fileText(own + "en")};
}

model::Term stress() {
    model::Term term;
    term.name = {"Stress", "stress"};
    term.text = {"Eine Marke (rot) auf\neiner Figur.", "A marker (red) on a figure."};
    return term;
}

std::vector<const model::Card*> poolOf(const std::vector<model::Card>& cards) {
    std::vector<const model::Card*> pool;
    for (const model::Card& card : cards) {
        pool.push_back(&card);
    }
    return pool;
}

/// Cards whose text the check does not understand.
std::size_t notUnderstood(const System& system, const model::CardSchema& schema,
                          const std::vector<model::Card>& cards) {
    DeckCheck check;
    check.pool = poolOf(cards);
    check.index = std::make_shared<CardIndex>(check.pool, system.otherNames());
    return static_cast<std::size_t>(std::ranges::count_if(cards, [&](const model::Card& card) {
        return std::ranges::any_of(system.checkCard(card, schema, check), [](const model::Finding& finding) {
            const std::string& id = finding.messageId.empty() ? finding.rule : finding.messageId;
            return finding.severity == model::Severity::Warning && (id == "HEL-C18" || id.ends_with(".not_understood"));
        });
    }));
}

} // namespace

/// Projects whose cards are written in English, and what the other language says of reminder texts.
class TestTextLanguage : public QObject {
    Q_OBJECT

    /// The system as a project in English has it, and some shipped cards said in English.
    static std::shared_ptr<const System> inEnglish(const std::string& key, std::vector<model::Card>& cards) {
        GrammarFiles files = filesOf(key);
        files.textLanguage = model::Language::English;
        const auto system = loadSystem(key, files);
        const ShippedContent& content = ShippedContent::of(key);
        const std::vector<const model::Card*> pool = content.pool();
        language::CardContext context = content.system->cardContext(content.cards.front(), pool);
        for (const model::Card& card : content.cards) {
            model::Card said = card;
            context.ownName = card.name;
            context.type = card.type;
            said.text =
                content.language->render(content.language->read(card.text, context), model::Language::English, context);
            cards.push_back(std::move(said));
        }
        return system ? *system : nullptr;
    }

private Q_SLOTS:
    void cardsOfAnEnglishProjectAreCheckedInEnglish_data() {
        QTest::addColumn<QString>("system");
        for (const std::string_view key : knownSystems()) {
            QTest::newRow(std::string(key).c_str()) << QString::fromStdString(std::string(key));
        }
    }

    void cardsOfAnEnglishProjectAreCheckedInEnglish() {
        QFETCH(QString, system);
        const ShippedContent& content = ShippedContent::of(system.toStdString());
        std::vector<model::Card> cards;
        const auto english = inEnglish(system.toStdString(), cards);
        QVERIFY(english != nullptr);
        QCOMPARE(english->language().textLanguage(), model::Language::English);
        QVERIFY(english->language().grammarHash() != content.language->grammarHash());
        QCOMPARE(notUnderstood(*english, content.info.schema, cards), std::size_t{0});
        cards.resize(std::min<std::size_t>(cards.size(), 30));
        QVERIFY(notUnderstood(*content.system, content.info.schema, cards) > 10);
    }

    void whatAnEnglishTextSaysIsWhatTheEnginePlays() {
        std::vector<model::Card> cards;
        const auto english = inEnglish("heldenhain", cards);
        QVERIFY(english != nullptr);
        const ShippedContent& content = ShippedContent::heldenhain();
        MatchSetup setup;
        setup.pool = content.cards;
        setup.decks = {content.keysOf(content.decks[0].key), content.keysOf(content.decks[1].key)};
        setup.first = 0;
        const auto german = content.system->start(setup);
        setup.pool = cards;
        const auto other = english->start(setup);
        QVERIFY(german.isOk() && other.isOk());
        for (int step = 0; step < 150 && !(*german)->outcome().over; ++step) {
            const auto code = content.system->decide(**german, "greedy", 7);
            QCOMPARE(*english->decide(**other, "greedy", 7), *code);
            (*german)->apply(*code);
            (*other)->apply(*code);
        }
    }

    void aReminderOfTheGlossaryIsSaidInTheOtherLanguage() {
        GrammarFiles files = filesOf("heldenhain");
        files.glossary = {stress()};
        const auto loaded = language::CardLanguage::load(files);
        QVERIFY(loaded.isOk());
        const language::CardLanguage& words = **loaded;
        const language::CardContext card;
        const std::string german = "Ziehe 1 Karte. (Stress: Eine Marke rot auf einer Figur. Nur heute.)";
        const std::string english = "Draw 1 card. (Stress: A marker red on a figure. Nur heute.)";
        const auto reading = words.read(german, model::Language::German, card);
        QCOMPARE(words.render(reading, model::Language::English, card), english);
        QCOMPARE(words.render(reading, model::Language::German, card), german);
        QCOMPARE(words.render(words.read(english, model::Language::English, card), model::Language::German, card),
                 german);
        QCOMPARE(language::reminderOf(stress(), model::Language::English),
                 std::string("Stress: A marker red on a figure."));
        // What only looks alike stays.
        QCOMPARE(language::reminderIn(model::Language::English, "(Unstress: Eine Marke rot auf einer Figur.)",
                                      files.glossary),
                 std::string("(Unstress: Eine Marke rot auf einer Figur.)"));
    }
};

QTEST_GUILESS_MAIN(TestTextLanguage)
#include "tst_text_language.moc"
