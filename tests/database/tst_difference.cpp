#include "database/comparison/difference.h"
#include "database/comparison/items.h"
#include "database/project.h"
#include "tests/database/sample_package.h"

#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;

namespace {

ProjectContents contentsOfProject(Project& project) {
    auto contents = readContents(project);
    if (!contents) {
        qFatal("%s", contents.error().code.c_str());
    }
    return *contents;
}

Card cardOf(Project& project, std::string_view key) {
    return **project.cards().find("probe", key);
}

Collection deckOf(Project& project) {
    return **project.collections().find("probe", "erstes");
}

void perform(Project& project, const ChangeSet& changes) {
    QVERIFY(project.perform(changes).isOk());
}

} // namespace

class TestDifference : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_ours;
    std::unique_ptr<Project> m_theirs;

    Difference found() { return difference(contentsOfProject(*m_ours), contentsOfProject(*m_theirs)); }

private Q_SLOTS:
    void init() {
        m_ours = sample::inMemory();
        m_theirs = sample::inMemory();
    }

    void equalProjectsDoNotDiffer() { QVERIFY(found().isEmpty()); }

    void countsOfEditsAreNoDifference() {
        const Card before = cardOf(*m_theirs, "nami");
        Card after = before;
        after.name = "Andere";
        perform(*m_theirs, editCard(before, after));
        perform(*m_theirs, editCard(cardOf(*m_theirs, "nami"), before));
        QVERIFY(found().isEmpty());
    }

    void aChangedCardIsToldFieldByField() {
        const Card before = cardOf(*m_theirs, "nami");
        Card after = before;
        after.stats["cost"] = 4;
        after.text = "Ziehe 1 Karte.";
        after.translations["en"].name = "Nami the Dim";
        perform(*m_theirs, editCard(before, after));
        const Difference seen = found();
        QCOMPARE(seen.changed.size(), std::size_t{1});
        QVERIFY(seen.added.empty() && seen.removed.empty());
        QVERIFY((seen.changed[0].id == ItemId{ItemKind::Card, "probe", "nami"}));
        QCOMPARE(seen.changed[0].name, std::string("Nami"));
        const std::vector<FieldChange> expected{
            {"text", before.text, std::string("Ziehe 1 Karte.")},
            {"cost", 3, 4},
            {"en.name", std::string("Nami the Bright"), std::string("Nami the Dim")}};
        QVERIFY(seen.changed[0].fields == expected);
    }

    void decksDifferByEntryAndInTheirOrderOnlyWhereTheEntriesAreTheSame() {
        Collection after = deckOf(*m_theirs);
        after.cards.push_back({"ueberfall", 2});
        perform(*m_theirs, editCollection(deckOf(*m_theirs), after));
        Difference seen = found();
        QCOMPARE(seen.changed.size(), std::size_t{1});
        QVERIFY((seen.changed[0].fields == std::vector<FieldChange>{{"cards.ueberfall", {}, 2}}));

        after.cards = {{"strassenfest", 1}, {"nami", 1}};
        perform(*m_theirs, editCollection(deckOf(*m_theirs), after));
        seen = found();
        QCOMPARE(seen.changed[0].fields.size(), std::size_t{1});
        QCOMPARE(seen.changed[0].fields[0].field, std::string("order"));
    }

    void newAndDeletedCardsAreListed() {
        Card card;
        card.system = "probe";
        card.key = "neu";
        card.type = "character";
        card.name = "Neu";
        perform(*m_theirs, createCard(card));
        perform(*m_theirs, deleteCard(cardOf(*m_theirs, "ueberfall"), {}));
        const Difference seen = found();
        QCOMPARE(seen.added.size(), std::size_t{1});
        QCOMPARE(seen.added[0].id.key, std::string("neu"));
        QCOMPARE(seen.removed.size(), std::size_t{1});
        QCOMPARE(seen.removed[0].id.key, std::string("ueberfall"));
        QCOMPARE(seen.removed[0].name, std::string("Überfall"));
    }

    void rulesTextParametersAndLayoutDiffer() {
        auto files = sample::files();
        files["rules.de.toml"] = "[[rule]]\nid = \"PRO-R1\"\ntitle = \"Runde\"\ntext = \"Alt\"\n";
        files["face.toml"] = "# alt\n";
        auto before = readPackage(files);
        files["rules.de.toml"] = "[[rule]]\nid = \"PRO-R1\"\ntitle = \"Runde\"\ntext = \"Neu\"\n";
        files["face.toml"] = "# neu\n";
        auto& system = files["system.toml"];
        system.replace(system.find("default = 3"), 11, "default = 2");
        auto after = readPackage(files);
        QVERIFY(before.isOk() && after.isOk());
        const Difference seen = difference({"", {{*before, {}, {}}}, {}}, {"", {{*after, {}, {}}}, {}});
        QCOMPARE(seen.changed.size(), std::size_t{3});
        QVERIFY((seen.changed[0].fields == std::vector<FieldChange>{{"default", std::string("3"), std::string("2")}}));
        QCOMPARE(seen.changed[0].id.key, std::string("action_points"));
        QVERIFY(seen.changed[1].id.kind == ItemKind::Layout);
        QVERIFY(
            (seen.changed[2].fields == std::vector<FieldChange>{{"text.de", std::string("Alt"), std::string("Neu")}}));
    }

    void itemsMakeTheSameContentsAgain() {
        const auto packages = loadPackages(SYSTEMS_FOLDER);
        QVERIFY(packages.isOk());
        QVERIFY(packages->size() >= 2);
        ProjectContents contents;
        for (const SystemPackage& package : *packages) {
            contents.systems.push_back({package, {}, {}});
            contents.systems.back().rulings.push_back({"1", package.info.key, "nami", {"F", "Q"}, {"A", "B"}, {"R1"}});
            contents.systems.back().aliases.push_back({package.info.key, "de", "Mach: {x}", "Tu {x}", true});
        }
        const ProjectContents again = contentsOf(itemsOf(contents), contents);
        QVERIFY(difference(contents, again).isEmpty());
        QCOMPARE(again.systems.size(), contents.systems.size());
        for (std::size_t i = 0; i < contents.systems.size(); ++i) {
            QVERIFY(again.systems[i].package.rules.rules == contents.systems[i].package.rules.rules);
            QVERIFY(again.systems[i].rulings == contents.systems[i].rulings);
            QCOMPARE(again.systems[i].package.info.parameters.size(),
                     contents.systems[i].package.info.parameters.size());
        }
    }
};

QTEST_GUILESS_MAIN(TestDifference)
#include "tst_difference.moc"
