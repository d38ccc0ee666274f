#include "app/table/table_page.h"
#include "app/table/table_record.h"
#include "engine/language/card_language.h"
#include "tests/app/old_save.h"
#include "tests/app/page_desk.h"
#include "tests/app/table/sample_table.h"

#include <QAction>
#include <QMenu>
#include <QTest>

using namespace blattwerk;
using namespace blattwerk::app;

/// Saved games keep the cards and rules that they were played with.
class TestTableEditions : public QObject, private tests::PageDesk<TablePage> {
    Q_OBJECT

    TableSession& session() { return m_page->session(); }
    const SystemDesk& desk() { return m_workspace->system("modulspiel"); }

    void save(const std::string& data) {
        database::SavedMatch match;
        match.system = "modulspiel";
        match.name = "alt";
        match.data = data;
        QVERIFY(m_workspace->project().records().saveMatch(match).isOk());
    }

    void openNewest() {
        for (QAction* action : m_page->menuActions()) {
            if (action->menu()) {
                Q_EMIT action->menu()->aboutToShow();
                action->menu()->actions().front()->trigger();
            }
        }
    }

    int valueInPlay(const std::string& key) {
        const auto card = std::ranges::find(session().setup().match.pool, key, &model::Card::key);
        return card == session().setup().match.pool.end() ? -1 : card->number("base_resilience");
    }

private Q_SLOTS:
    void init() {
        QVERIFY(prepare(tests::sampleWorkspace()));
        makePage();
        m_page->setSystem(QStringLiteral("modulspiel"));
    }

    void cleanup() { m_page.reset(); }

    void anEditionKeepsCardsDecksAndRules() {
        const auto old = poolOf(*m_workspace, desk(), "0.5");
        QVERIFY(old.isOk());
        const auto now = poolOf(*m_workspace, desk(), {});
        QVERIFY(now.isOk());
        QVERIFY(old->cards.size() > 90 && now->cards.size() > 90);
        QVERIFY(old->cards != now->cards);
        QCOMPARE(old->deck("wiedervorlage").size(), size_t(8));
        QCOMPARE(old->parameters.at("mod_stamp_threshold"), std::string("6"));
        QCOMPARE(poolOf(*m_workspace, desk(), "0.3").error().code, std::string("lab.no_edition"));
    }

    // MOD-R5: frozen pools are played too, so every sentence of theirs has its meaning, in both languages.
    void textsOfTheEditionsAreUnderstood() {
        int texts = 0;
        for (const std::string& system : m_workspace->systemKeys()) {
            const SystemDesk& desk = m_workspace->system(system);
            const auto editions = m_workspace->project().editions().all(system);
            QVERIFY(editions.isOk());
            for (const model::Edition& edition : *editions) {
                const auto pool = poolOf(*m_workspace, desk, edition.label);
                QVERIFY(pool.isOk());
                std::vector<const model::Card*> cards;
                for (const model::Card& card : pool->cards) {
                    cards.push_back(&card);
                }
                const auto& language = desk.engine->language();
                auto context = desk.engine->cardContext(pool->cards.front(), cards);
                for (const model::Card& card : pool->cards) {
                    context.ownName = card.name;
                    context.type = card.type;
                    const auto reading = language.read(card.text, model::Language::German, context);
                    const QByteArray where = QByteArray::fromStdString(edition.label + ' ' + card.key);
                    QVERIFY2(reading.understood, where.constData());
                    const std::string english = language.render(reading, model::Language::English, context);
                    QVERIFY2(language.read(english, model::Language::English, context).understood, where.constData());
                    texts += card.text.empty() ? 0 : 1;
                }
                for (const model::Collection& collection : pool->collections) {
                    for (const std::string& key : collection.cardKeys()) {
                        QVERIFY2(std::ranges::find(pool->cards, key, &model::Card::key) != pool->cards.end(),
                                 key.c_str());
                    }
                }
            }
        }
        QVERIFY(texts > 150);
    }

    // MOD-R5
    void anOldSaveOfPool05LoadsBesideTheLivePoolAndKeepsItsValues() {
        QCOMPARE(desk().card(tests::kChangedCard)->number("base_resilience"), 4);
        save(tests::oldSave(*m_workspace));
        openNewest();
        QVERIFY(session().isRunning());
        QCOMPARE(session().place(), session().length());
        QVERIFY(session().length() > 0);
        QCOMPARE(tests::resilienceOfChangedCard(session().match().position(std::nullopt)), 3);
        QCOMPARE(valueInPlay(tests::kChangedCard), 3);
        QVERIFY(m_page->heading().statusLeft.contains(QStringLiteral("0.5")));
        // Saved again it is still that game, now with its cards.
        const std::uint64_t digest = session().match().digest();
        m_page->findChild<QAction*>(QStringLiteral("table.action.save"))->trigger();
        NewGame game;
        game.own = "wiedervorlage";
        game.other = "nachsorge";
        QVERIFY(m_page->startGame(game));
        QCOMPARE(valueInPlay(tests::kChangedCard), 4);
        QVERIFY(m_page->heading().statusLeft.contains(QStringLiteral("0.6")));
        openNewest();
        QCOMPARE(session().match().digest(), digest);
        QCOMPARE(session().setup().edition, std::string("0.5"));
    }

    // MOD-R5: nothing is read from the live tables, not even a value of the rules.
    void aSaveKeepsItsRulesWhenTheRuleSetInUseChanges() {
        save(tests::oldSave(*m_workspace));
        m_workspace->setParameters("modulspiel", {{"mod_stamp_threshold", "9"}});
        openNewest();
        QCOMPARE(session().setup().match.parameters.at("mod_stamp_threshold"), std::string("6"));
        NewGame game;
        game.drafts = true;
        QVERIFY(m_page->startGame(game));
        QCOMPARE(session().setup().match.parameters.at("mod_stamp_threshold"), std::string("9"));
    }

    // MOD-R1, R5: a draft is saved with the modules that it offered, and an edited card does not reach it.
    void aSavedDraftKeepsItsModulesAndCards() {
        NewGame game;
        game.drafts = true;
        game.opponent = "solide";
        QVERIFY(m_page->startGame(game));
        QCOMPARE(session().board().phase, std::string("draft"));
        session().perform(session().book().steps().front().code);
        const std::uint64_t digest = session().match().digest();
        m_page->findChild<QAction*>(QStringLiteral("table.action.save"))->trigger();
        const model::Card* card = desk().card(tests::kChangedCard);
        model::Card edited = *card;
        edited.stats["base_resilience"] = 9;
        QVERIFY(m_workspace->perform(model::editCard(*card, edited)).isOk());
        openNewest();
        QCOMPARE(session().match().digest(), digest);
        QCOMPARE(valueInPlay(tests::kChangedCard), 4);
        QCOMPARE(session().setup().match.collections.size(), desk().collections.size());
    }

    void aForeignSaveWithMoreSeatsThanTheTableIsCutToIt() {
        NewGame game;
        game.own = "wiedervorlage";
        game.other = "nachsorge";
        QVERIFY(m_page->startGame(game));
        const auto own = nlohmann::ordered_json::parse(matchRecord(session()));
        for (const int seat : {-3, 1, 5, 2147483647}) {
            auto foreign = own;
            foreign["table"]["deck_keys"] = {"a", "b", "c"};
            foreign["table"]["seat"] = seat;
            foreign["table"]["opponent"] = "solide";
            save(foreign.dump());
            openNewest();
            QCOMPARE(session().setup().deckKeys, (std::vector<std::string>{"a", "b"}));
            QCOMPARE(session().setup().seat, std::clamp(seat, 0, 1));
        }
        auto bare = own;
        bare["table"]["deck_keys"] = nlohmann::ordered_json::array();
        save(bare.dump());
        openNewest();
        QCOMPARE(session().setup().deckKeys, std::vector<std::string>(2));
    }

    void aSaveThatCannotStartLeavesTheRunningGameItsFaces() {
        NewGame game;
        game.own = "wiedervorlage";
        game.other = "nachsorge";
        QVERIFY(m_page->startGame(game));
        for (int step = 0; step < 20; ++step) {
            session().perform(session().book().steps().front().code);
        }
        const QString log = m_page->logText();
        const auto isNamed = [&log](const model::Card& card) {
            return log.contains(QString::fromStdString(card.name));
        };
        QVERIFY2(std::ranges::count_if(session().setup().match.pool, isNamed) > 1, qPrintable(log));
        auto foreign = nlohmann::ordered_json::parse(matchRecord(session()));
        auto& cards = foreign["table"]["cards"];
        cards = nlohmann::ordered_json::array({cards.front()});
        save(foreign.dump());
        const std::uint64_t digest = session().match().digest();
        openNewest();
        QCOMPARE(session().match().digest(), digest);
        QCOMPARE(m_page->logText(), log);
    }

    void aSaveOfAnUnknownEditionIsRefused() {
        std::string data = tests::oldSave(*m_workspace);
        const std::string named = R"("edition":"0.5")";
        data.replace(data.find(named), named.size(), R"("edition":"0.3")");
        save(data);
        openNewest();
        QVERIFY(!session().isRunning());
    }
};

QTEST_MAIN(TestTableEditions)
#include "tst_table_editions.moc"
