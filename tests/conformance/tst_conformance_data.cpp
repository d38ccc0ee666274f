#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/face/fonts.h"
#include "app/session/measure_names.h"
#include "app/session/resource_text.h"
#include "app/session/sentences.h"
#include "engine/core/rng.h"
#include "engine/lab/series.h"
#include "engine/language/card_language.h"
#include "engine/play/scenario.h"
#include "tests/conformance/every_system.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>

#include <algorithm>
#include <set>

using namespace blattwerk;
using namespace blattwerk::app;

/// What the data of every registered system have to say, each in both languages: texts, rules, sentences, faces.
class TestConformanceData : public QObject {
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;

    const SystemDesk& desk() {
        QString* key = static_cast<QString*>(QTest::qData("system", qMetaTypeId<QString>()));
        return m_workspace->system(key->toStdString());
    }
    [[nodiscard]] std::vector<const model::Card*> pool() {
        std::vector<const model::Card*> cards;
        for (const model::Card& card : desk().cards) {
            cards.push_back(&card);
        }
        return cards;
    }

private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        m_workspace = tests::everySystem();
        QVERIFY(m_workspace);
    }

    void itsCardsAreUnderstoodInBothLanguages_data() { tests::addSystems(*m_workspace); }
    void itsCardsAreUnderstoodInBothLanguages() {
        QVERIFY(!desk().cards.empty());
        const auto& language = desk().engine->language();
        const auto cards = pool();
        engine::language::CardContext context = desk().engine->cardContext(desk().cards.front(), cards);
        for (const model::Card& card : desk().cards) {
            context.ownName = card.name;
            context.type = card.type;
            context.valueLabel = desk().engine->cardContext(card, {&card}).valueLabel;
            const auto german = language.read(card.text, model::Language::German, context);
            QVERIFY2(german.manual == 0, card.key.c_str());
            // Said in English and read again it is the same.
            const std::string said = language.render(german, model::Language::English, context);
            const auto english = language.read(said, model::Language::English, context);
            QVERIFY2(english.manual == 0, said.c_str());
            QCOMPARE(language.render(english, model::Language::German, context),
                     language.render(german, model::Language::German, context));
        }
    }

    void itsDecksKeepItsRules_data() { tests::addSystems(*m_workspace); }
    void itsDecksKeepItsRules() {
        const auto decks = tests::playedDecks(desk());
        QVERIFY(decks.size() >= 2);
        engine::DeckCheck check;
        check.pool = pool();
        for (const model::Collection& collection : desk().collections) {
            check.collections.push_back(&collection);
        }
        for (const model::Collection* deck : decks) {
            check.deck = deck;
            for (const model::Finding& finding : desk().engine->checkDeck(desk().info.schema, check)) {
                QVERIFY2(finding.severity != model::Severity::Error, (deck->key + ' ' + finding.rule).c_str());
            }
        }
        // A deck without cards does not.
        model::Collection empty = *decks.front();
        empty.cards.clear();
        check.deck = &empty;
        const auto book = m_workspace->project().rules().book(desk().info.key);
        QVERIFY(book.isOk());
        const MessageBook messages(*book);
        const auto findings = desk().engine->checkDeck(desk().info.schema, check);
        QVERIFY(!findings.empty());
        for (const model::Finding& finding : findings) {
            for (const auto language : {model::Language::German, model::Language::English}) {
                QVERIFY2(!messages.finding(finding, language).isEmpty(), finding.messageId.c_str());
            }
        }
    }

    void itsRulesAreToldInBothLanguages_data() { tests::addSystems(*m_workspace); }
    void itsRulesAreToldInBothLanguages() {
        const auto book = m_workspace->project().rules().book(desk().info.key);
        QVERIFY(book.isOk() && !book->rules.empty());
        std::set<std::string> ids;
        for (const model::Rule& rule : book->rules) {
            QVERIFY2(rule.id.starts_with(desk().info.rulePrefix + '-'), rule.id.c_str());
            QVERIFY2(!rule.title.de.empty() && !rule.title.en.empty(), rule.id.c_str());
            QVERIFY2(!rule.text.de.empty() && !rule.text.en.empty(), rule.id.c_str());
            ids.insert(rule.id);
        }
        for (const model::Parameter& parameter : desk().info.parameters) {
            QVERIFY2(!parameter.rules.empty(), parameter.key.c_str());
        }
        for (const model::TypeInfo& type : desk().info.schema.types) {
            QVERIFY2(type.rule.empty() || ids.contains(type.rule), type.key.c_str());
        }
    }

    void everyEventRefusalAndEndHasASentence_data() { tests::addSystems(*m_workspace); }
    void everyEventRefusalAndEndHasASentence() {
        const auto book = m_workspace->project().rules().book(desk().info.key);
        QVERIFY(book.isOk());
        const MessageBook messages(*book);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            auto match = desk().engine->start(tests::firstGame(desk(), seed));
            QVERIFY(match.isOk());
            engine::Rng rng(seed);
            const auto check = [&](const std::vector<engine::EventView>& events) {
                for (const engine::EventView& event : events) {
                    for (const auto language : {model::Language::German, model::Language::English}) {
                        QVERIFY2(!messages.event(event, language).isEmpty(), event.kind.c_str());
                    }
                }
            };
            check((*match)->opening());
            while (!(*match)->outcome().over) {
                if (const auto pending = (*match)->pending()) {
                    QVERIFY2(!messages.decision(pending->kind, {}, model::Language::German).isEmpty(),
                             pending->kind.c_str());
                }
                const auto legal = (*match)->legal();
                // The other side may not act now, and is told why.
                const auto json = nlohmann::ordered_json::parse(legal.front().json);
                const auto refusal = (*match)->explain(json, 1 - (*match)->actor());
                QVERIFY2(refusal.isOk() && *refusal, legal.front().json.c_str());
                QVERIFY(!messages.refusal(**refusal, model::Language::English).isEmpty());
                check((*match)->apply(legal[rng.below(std::uint32_t(legal.size()))].code));
            }
            QVERIFY(!messages.ending((*match)->outcome().reason, {}, model::Language::German).isEmpty());
        }
    }

    void itsFacesAreSetWithoutAFlaw_data() { tests::addSystems(*m_workspace); }
    void itsFacesAreSetWithoutAFlaw() {
        const Tokens tokens = shippedTokens();
        const auto layout = shippedFaceLayout(QString::fromStdString(desk().info.key), tokens);
        QVERIFY2(layout.isOk(), layout ? "" : layout.error().code.c_str());
        QVERIFY(layout->checkAgainst(desk().info.schema).isOk());
        QVERIFY(tokens.accents.contains(QString::fromStdString(desk().info.accent)));
        FacePainter painter(tokens, *layout);
        for (const model::Card& card : desk().cards) {
            const FaceContent face = makeFaceContent(*layout, desk().info.schema, card);
            QVERIFY2(faceFindings(painter, face).empty(), card.key.c_str());
        }
        const QImage image =
            painter.renderImage(makeFaceContent(*layout, desk().info.schema, desk().cards.front()), {315, 440});
        QVERIFY(image.pixelColor(image.rect().center()).isValid());
    }

    void whatTheLabCountsHasAName_data() { tests::addSystems(*m_workspace); }
    void whatTheLabCountsHasAName() {
        const engine::MatchSetup game = tests::firstGame(desk(), 1);
        engine::lab::SeriesSetup setup;
        setup.pool = game.pool;
        setup.decks = game.decks;
        setup.policies = {"random", "random"};
        const auto series = desk().engine->series(setup);
        QVERIFY(series.isOk());
        const auto names = measureNames(desk().info.key);
        for (const engine::lab::Measure& measure : (*series)->layout()->measures) {
            QVERIFY2(std::ranges::any_of(names, [&](const MeasureName& name) { return name.key == measure.key; }),
                     measure.key.c_str());
        }
        const std::set<std::string> known{"drawn", "plays", "points", "stress"};
        const auto ofCards = cardMeasureNames(desk().info.key);
        QVERIFY(!ofCards.empty());
        for (const CardMeasureName& name : ofCards) {
            QVERIFY2(known.contains(name.key) && !name.name.de.empty() && !name.name.en.empty(), name.key.c_str());
        }
    }

    void theScenariosOfTheTinySystemPass() {
        const SystemDesk& tiny = m_workspace->system("kehraus");
        engine::ScenarioContext context;
        context.systems.push_back({tiny.engine, &tiny.info, tiny.cards, tiny.collections});
        const QDir folder(QStringLiteral(BLATTWERK_SOURCE_DIR "/tests/fifth_system/scenarios/kehraus"));
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
        QVERIFY(files.size() >= 3);
        for (const QString& name : files) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto result = engine::runScenario(file.readAll().toStdString(), context);
            QVERIFY2(result.ok,
                     (name.toStdString() + " step " + std::to_string(result.step) + ": " + result.message).c_str());
        }
    }
};

QTEST_MAIN(TestConformanceData)
#include "tst_conformance_data.moc"
