#include "database/database.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

class TestCardSearch : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_project;

    QStringList found(const char* query, int limit = 0) {
        CardSearchOptions options;
        options.limit = limit;
        const auto cards = m_project->cardSearch().find(query, options);
        if (!cards) {
            return {QString::fromStdString(cards.error().code)};
        }
        QStringList keys;
        for (const Card& card : *cards) {
            keys << QString::fromStdString(card.key);
        }
        return keys;
    }

private Q_SLOTS:
    void initTestCase() { m_project = sample::inMemory(); }

    void umlautsAndCaseMakeNoDifference() {
        for (const char* query : {"Überfall", "überfall", "ÜBERFALL", "ueberfall", "uberfall", "über", "ueber", "ub"}) {
            QCOMPARE(found(query), QStringList{"ueberfall"});
        }
        for (const char* query : {"Straßenfest", "strassenfest", "STRASSE", "strass"}) {
            QCOMPARE(found(query), QStringList{"strassenfest"});
        }
    }

    void partsOfCompoundsAndOtherFormsAreFound() {
        QCOMPARE(found("sammeln"), QStringList{"ueberfall"});
        QCOMPARE(found("fest"), QStringList{"strassenfest"});
        QCOMPARE(found("Haus"), QStringList{"strassenfest"});
        QCOMPARE(found("Karten"), QStringList{"ueberfall"});
        QCOMPARE(found("bright"), QStringList{"nami"});
    }

    void fieldsInBothLanguagesNarrowTheSearch() {
        QCOMPARE(found("typ:charakter kosten<=2"), QStringList{"strassenfest"});
        QCOMPARE(found("type:character cost>=3"), QStringList{"nami"});
        QCOMPARE(found("fraktion:SUP"), (QStringList{"nami", "strassenfest"}));
        QCOMPARE(found("-fraktion:superfreundinnen"), QStringList{"ueberfall"});
        QCOMPARE(found("fraktion!=PUR kosten=2"), QStringList{"strassenfest"});
        QCOMPARE(found("text:\"Entferne 1\""), QStringList{"nami"});
        QCOMPARE(found("zitat:brennen"), QStringList{"nami"});
        QCOMPARE(found("deck:erstes -nami"), QStringList{"strassenfest"});
        QCOMPARE(found("-deck:erstes"), QStringList{"ueberfall"});
        QCOMPARE(found("(nami oder überfall) kosten<3"), QStringList{"ueberfall"});
        QCOMPARE(found("nami or kosten=2"), (QStringList{"nami", "strassenfest"}));
        QCOMPARE(found("ist:übersetzt"), QStringList{"nami"});
        QCOMPARE(found("ist:geändert"), QStringList());
        QCOMPARE(found("schlüssel:ueber"), QStringList{"ueberfall"});
        QCOMPARE(found("").size(), 3);
        QCOMPARE(found("", 2).size(), 2);
        QCOMPARE(found("system:probe name:nami"), QStringList{"nami"});
    }

    void signsOfEveryKindNeverFail() {
        for (const char* query : {"don't", "two-headed",         "AND",  "OR",     "NOT", "NEAR",    "*", "^",
                                  "a*b",   "'; DROP TABLE card", "%",    "\\",     "-",   "--",      "+", "{name}",
                                  "1,5",   "„Häuser“",           "\"\"", "x\"y\"", "🂡",   "\xff\xfe"}) {
            const QString first = found(query).value(0);
            QVERIFY2(!first.startsWith("project."), query);
        }
        QCOMPARE(found("\"Entferne 1 Stress\""), QStringList{"nami"});
        QCOMPARE(m_project->cards().count(), 3);
    }

    void aWrongQuerySaysWhereAndWhy() {
        const auto error = [this](const char* query) { return m_project->cardSearch().find(query).error(); };
        QCOMPARE(error("nami kost<=2").code, std::string("filter.unknown_field"));
        QCOMPARE(error("nami kost<=2").args, (std::vector<std::string>{"6", "kost", "kosten"}));
        QCOMPARE(error("(nami").code, std::string("filter.unclosed_bracket"));
        QCOMPARE(error("nami)").code, std::string("filter.unexpected"));
        QCOMPARE(error("\"nami").code, std::string("filter.unclosed_quote"));
        QCOMPARE(error("kosten:").code, std::string("filter.missing_value"));
        QCOMPARE(error("kosten=viel").code, std::string("filter.not_a_number"));
        QCOMPARE(error("typ:raumschiff").code, std::string("filter.unknown_value"));
        QCOMPARE(error("typ<2").code, std::string("filter.wrong_operator"));
        QCOMPARE(error(std::string(500, '(').c_str()).code, std::string("filter.too_deep"));
    }

    void theBestNameComesFirst() {
        QCOMPARE(found("fest oder nami oder überfall").size(), 3);
        QCOMPARE(found("na").value(0), QString("nami"));
    }

    void editsAreFoundAtOnceAndOldWordsNoMore() {
        Card after = *m_project->cards().only("nami");
        after.text = "Verwirre alle Zwillinge.";
        QVERIFY(m_project->perform(editCard(*m_project->cards().only("nami"), after)).isOk());
        QCOMPARE(found("Zwilling"), QStringList{"nami"});
        QCOMPARE(found("ist:geändert"), QStringList{"nami"});
        QVERIFY(found("entferne").isEmpty());
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(found("entferne"), QStringList{"nami"});
        QVERIFY(m_project->cardSearch().rebuild().isOk());
        QCOMPARE(found("sammeln"), QStringList{"ueberfall"});
    }

    void fieldsOfTheCallerAreAskedToo() {
        auto fields = *m_project->cardSearch().fields();
        FilterField effect;
        effect.key = "effect";
        effect.kind = FilterKind::Word;
        effect.names = {"wirkung"};
        effect.read = [](const Card& card) { return StatValue(std::string(card.text.empty() ? "keine" : "ziehen")); };
        fields.push_back(effect);
        const auto filter = CardFilter::parse("kosten<3 wirkung:ziehen", fields);
        QVERIFY(filter.isOk());
        QCOMPARE(m_project->cardSearch().find(*filter)->size(), std::size_t{2});
    }

    void searchAndFilterAgree() {
        const auto fields = *m_project->cardSearch().fields();
        const std::vector<Card> all = *m_project->cards().all();
        for (const char* query : {"nami",
                                  "sammeln",
                                  "kosten<=2",
                                  "-typ:ausrüstung",
                                  "fraktion:pur",
                                  "text:stress",
                                  "(typ:charakter kosten>2) oder überfall",
                                  "deck:erstes",
                                  "name:\"das große\"",
                                  "status:entwurf",
                                  "kosten>1",
                                  "kosten>=1 kosten<3",
                                  "kosten=9",
                                  "kosten<0",
                                  "kosten!=2",
                                  "typ:charakter nami",
                                  "-typ:charakter überfall",
                                  "typ!=ausrüstung fest",
                                  "fraktion:sup stress",
                                  "-fraktion:sup ziehe",
                                  "ist:entwurf stress",
                                  "ist:übersetzt nami",
                                  "-ist:übersetzt fest",
                                  "ist:leer",
                                  "ist:geändert stress",
                                  "system:probe kosten<=2",
                                  "(typ:charakter oder kosten=1) sammeln",
                                  "-(typ:charakter kosten>2) ziehe"}) {
            const auto filter = CardFilter::parse(query, fields);
            QVERIFY2(filter.isOk(), query);
            QStringList matching;
            for (const Card& card : all) {
                if (filter->matches(card)) {
                    matching << QString::fromStdString(card.key);
                }
            }
            QStringList searched = found(query);
            matching.sort();
            searched.sort();
            QCOMPARE(searched, matching);
        }
    }
    void aFileOfTheThirdSchemaIsSearchedByItsValuesToo() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("alt.blattwerk").toStdString();
        {
            auto project = Project::create(path, sample::packages());
            QVERIFY(project.isOk());
            for (const char* sql :
                 {"CREATE TEMP TABLE words AS SELECT rowid AS id, name, text, flavour, notes, keywords FROM "
                  "card_search",
                  "DROP TABLE card_search",
                  "CREATE VIRTUAL TABLE card_search USING fts5 (name, text, flavour, notes, type, keywords, tokenize = "
                  "'words german', prefix = '1 2 3', detail = full)",
                  "INSERT INTO card_search (rowid, name, text, flavour, notes, type, keywords) SELECT id, name, text, "
                  "flavour, notes, 'Charakter', keywords FROM words",
                  "PRAGMA user_version=3"}) {
                QVERIFY2((*project)->database().run(sql).isOk(), sql);
            }
        }
        auto project = Project::open(path);
        QVERIFY(project.isOk());
        for (const char* query : {"nami typ:charakter", "ist:übersetzt kosten=3", "fraktion:sup kosten>2", "bright"}) {
            const auto cards = (*project)->cardSearch().find(query);
            QVERIFY2(cards.isOk() && cards->size() == 1, query);
            QCOMPARE(cards->front().key, std::string("nami"));
        }
        QVERIFY((*project)->cardSearch().find("charakter")->empty());
    }

    /// Words and values that many cards have and none together: no card may be read for the answer, however many there
    /// are.
    void aSearchThatFindsNothingReadsNoCards() {
        constexpr int kCards = 3000;
        std::vector<SystemPackage> packages = sample::packages();
        for (int i = 0; i < kCards; ++i) {
            Card card = packages.front().cards.front();
            card.key += "-" + std::to_string(i);
            card.stats["cost"] = i % 3 == 0 ? 3 : 1;
            card.type = i % 2 == 0 ? "character" : "equipment";
            card.text = i % 3 == 0 ? "Feuerstress." : "Punktesammeln.";
            packages.front().cards.push_back(std::move(card));
        }
        auto project = Project::createInMemory(packages);
        QVERIFY(project.isOk());
        CardSearchOptions options;
        options.limit = 60;
        const auto stepsOf = [&](const std::string& query, std::size_t found) {
            int steps = 0;
            sqlite3* handle = (*project)->database().handle();
            const auto count = [](unsigned, void* sum, void* statement, void*) {
                *static_cast<int*>(sum) +=
                    sqlite3_stmt_status(static_cast<sqlite3_stmt*>(statement), SQLITE_STMTSTATUS_VM_STEP, 1);
                return 0;
            };
            sqlite3_trace_v2(handle, SQLITE_TRACE_PROFILE, count, &steps);
            const auto cards = (*project)->cardSearch().find(query, options);
            sqlite3_trace_v2(handle, 0, nullptr, nullptr);
            return cards && cards->size() == found ? steps : -1;
        };
        const int nothing = stepsOf("qqqq", 0);
        QVERIFY(nothing > 0);
        for (const char* query :
             {"feuerstress kosten=77", "feuerstress status:fertig", "nami ist:geändert", "\"feuerstress\" kosten<=2",
              "\"punktesammeln\" kosten>=3", "typ:charakter kosten=1 status:idee", "text:\"feuerstress\" kosten<3"}) {
            const int steps = stepsOf(query, 0);
            QVERIFY2(steps > 0 && steps < nothing + 500, qPrintable(QString("%1: %2").arg(query).arg(steps)));
        }
        // What the index of parts finds is held against a list of the cards with these values.
        for (const char* query : {"stress kosten=1", "feuerstress fraktion:pur", "feuerstress kosten<=2",
                                  "punktesammeln kosten>=3 typ:charakter"}) {
            const int steps = stepsOf(query, 0);
            QVERIFY2(steps > 0 && steps < 10 * kCards, qPrintable(QString("%1: %2").arg(query).arg(steps)));
        }
        const int found = stepsOf("punktesammeln kosten=1 typ:charakter", 60);
        QVERIFY2(found > 0 && found < nothing + 60 * 60, qPrintable(QString::number(found)));
    }
};

QTEST_GUILESS_MAIN(TestCardSearch)
#include "tst_card_search.moc"
