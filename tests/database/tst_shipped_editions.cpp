#include "database/comparison/edition_contents.h"
#include "database/database.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::database;
using sample::codeOf;

namespace {

const model::Card& cardOf(const std::vector<model::Card>& cards, std::string_view key) {
    const auto found = std::ranges::find(cards, key, &model::Card::key);
    if (found == cards.end()) {
        qFatal("no such card");
    }
    return *found;
}

} // namespace

/// The older pools of the module draft game lie frozen beside the live one.
class TestShippedEditions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        const auto packages = loadPackages(std::string(BLATTWERK_RESOURCE_DIR) + "/systems");
        QVERIFY(packages.isOk());
        auto project = Project::createInMemory(*packages);
        QVERIFY(project.isOk());
        m_project = std::move(project).value();
    }

    void theOlderPoolsAreThere() {
        const auto editions = m_project->editions().all("modulspiel");
        QVERIFY(editions.isOk());
        QCOMPARE(editions->size(), std::size_t{2});
        QCOMPARE((*editions)[0].label, std::string("0.4"));
        QCOMPARE((*editions)[1].label, std::string("0.5"));
        QVERIFY((*editions)[0].poolHash != (*editions)[1].poolHash);
    }

    // MOD-R5
    void aCardKeepsItsValueWhateverTheLivePoolSays() {
        const auto old = m_project->editions().cards("modulspiel", "0.5");
        const auto live = m_project->cards().all("modulspiel");
        QVERIFY(old.isOk() && live.isOk());
        QCOMPARE(cardOf(*old, "nicht-zustaendig").number("base_resilience"), 3);
        QCOMPARE(cardOf(*live, "nicht-zustaendig").number("base_resilience"), 4);
        model::Card changed = cardOf(*live, "nicht-zustaendig");
        const model::Card before = changed;
        changed.stats["base_resilience"] = 6;
        model::ChangeSet change;
        change.changes.emplace_back(model::ValueChange<model::Card>{before, changed});
        QVERIFY(m_project->perform(change).isOk());
        QCOMPARE(cardOf(*m_project->editions().cards("modulspiel", "0.5"), "nicht-zustaendig"),
                 cardOf(*old, "nicht-zustaendig"));
    }

    // MOD-C12
    void aPoolIsFrozen() {
        QCOMPARE(codeOf(m_project->editions().freeze("modulspiel", "0.5")), std::string("edition.exists"));
        for (const char* sql : {"UPDATE edition_card SET card='{}' WHERE key='nicht-zustaendig'",
                                "DELETE FROM edition_card WHERE key='nicht-zustaendig'"}) {
            QVERIFY2(!m_project->database().run(sql).isOk(), sql);
        }
    }

    // MOD-R5
    void collectionsAndParametersComeWithThePool() {
        const auto contents = editionContents(*m_project, "modulspiel", "0.4");
        QVERIFY(contents.isOk());
        const SystemPackage& pool = contents->systems.front().package;
        QCOMPARE(std::ranges::count(pool.collections, "module", &model::Collection::kind), 9);
        for (const model::Collection& one : pool.collections) {
            QVERIFY2(one.kind != "module" || one.size() == 8, one.key.c_str());
        }
        QCOMPARE(pool.info.parameter("mod_overlay_bonus")->defaultValue, std::string("0"));
        QCOMPARE(pool.info.parameter("mod_slots")->defaultValue, std::string("3"));
        QVERIFY(std::ranges::find(pool.cards, "eilverfuegung", &model::Card::key) == pool.cards.end());
    }

private:
    std::unique_ptr<Project> m_project;
};

QTEST_GUILESS_MAIN(TestShippedEditions)
#include "tst_shipped_editions.moc"
