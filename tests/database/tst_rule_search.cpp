#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QTest>

#include <toml++/toml.h>

#include <algorithm>
#include <set>

using namespace blattwerk::model;
using namespace blattwerk::database;

class TestRuleSearch : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_project;

private Q_SLOTS:
    void initTestCase() {
        auto packages = loadPackages(std::string(BLATTWERK_RESOURCE_DIR) + "/systems");
        QVERIFY(packages.isOk());
        for (SystemPackage& package : *packages) {
            package.cards.clear();
            package.collections.clear();
        }
        auto project = Project::createInMemory(*packages);
        QVERIFY(project.isOk());
        m_project = std::move(*project);
    }

    void everydayQuestionsFindTheirRule_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(BLATTWERK_SOURCE_DIR "/tests/database/rule_questions"));
        for (const QString& name : folder.entryList({QStringLiteral("*.toml")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        QVERIFY(folder.count() > 0);
    }

    void everydayQuestionsFindTheirRule() {
        QFETCH(QString, file);
        const toml::table data = toml::parse_file(file.toStdString());
        const std::string system = data["system"].value_or(std::string());
        const int within = data["within"].value_or(3);
        int hits = 0;
        int questions = 0;
        for (const toml::node& node : *data["question"].as_array()) {
            const toml::table& question = *node.as_table();
            const std::string text = question["text"].value_or(std::string());
            const bool english = question["language"].value_or(std::string()) == "en";
            const auto found =
                m_project->ruleSearch().find(text, english ? Language::English : Language::German, system, within);
            QVERIFY(found.isOk());
            QStringList ids;
            bool hit = false;
            for (const RuleHit& result : *found) {
                ids << QString::fromStdString(result.id);
                for (const toml::node& accepted : *question["accept"].as_array()) {
                    hit = hit || accepted.value_or(std::string()) == result.id;
                }
            }
            ++questions;
            hits += hit ? 1 : 0;
            if (!hit) {
                qInfo() << "missed:" << text.c_str() << ids;
            }
        }
        qInfo() << hits << "of" << questions << "questions answered";
        QVERIFY(questions > 0);
        QVERIFY(hits >= data["must_hit"].value_or(questions));
    }

    void anIdFindsItsRule() {
        for (const char* query : {"HEL-R62", "hel-r62", "HEL R62"}) {
            const auto found = m_project->ruleSearch().find(query, Language::German);
            QVERIFY2(!found->empty() && found->front().id == "HEL-R62", query);
        }
    }

    /// Without a prefix it is the rule of the system that is asked, or of each that has one.
    void anIdWithoutItsSystemFindsTheRuleOfEach() {
        for (const char* query : {"R62", "r62"}) {
            for (const auto& [system, id] : {std::pair{"heldenhain", "HEL-R62"}, {"fahnenturnier", "CHA-R62"}}) {
                const auto found = m_project->ruleSearch().find(query, Language::German, system);
                QVERIFY2(!found->empty() && found->front().id == id, query);
            }
            const auto all = m_project->ruleSearch().find(query, Language::German);
            QVERIFY(all->size() >= 2);
            const std::set<std::string> first{(*all)[0].id, (*all)[1].id};
            QCOMPARE(first, (std::set<std::string>{"CHA-R62", "HEL-R62"}));
        }
    }

    void matchedWordsStandInTheText() {
        const auto found =
            m_project->ruleSearch().find("ausgerüstete Figur verliert Ausdauer", Language::German, "heldenhain", 5);
        QVERIFY(!found->empty());
        for (const RuleHit& hit : *found) {
            QVERIFY(!hit.title.empty());
            for (const std::string& word : hit.matched) {
                QVERIFY((hit.title + hit.text).find(word) != std::string::npos);
            }
        }
        QVERIFY(std::ranges::any_of(*found, [](const RuleHit& hit) { return !hit.matched.empty(); }));
    }

    void signsAndEmptyQuestionsNeverFail() {
        for (const char* query :
             {"", "   ", "?", "don't", "\"", "(", "AND", "NEAR(a b)", "*", "-", "wie", "\xff", "🂡"}) {
            QVERIFY2(m_project->ruleSearch().find(query, Language::English).isOk(), query);
        }
        QVERIFY(m_project->ruleSearch().find("", Language::German)->empty());
        QVERIFY(m_project->ruleSearch().find("Ablenken", Language::German, "gibt-es-nicht")->empty());
    }
};

QTEST_GUILESS_MAIN(TestRuleSearch)
#include "tst_rule_search.moc"
