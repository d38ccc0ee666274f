#include "database/comparison/apply_contents.h"
#include "database/comparison/difference.h"
#include "database/comparison/join_contents.h"
#include "database/comparison/merge.h"
#include "database/comparison/merge_files.h"
#include "database/past.h"
#include "database/project.h"
#include "database/timeline.h"
#include "tests/database/sample_package.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

namespace {

/// The contents of the sample project, to be changed by hand.
ProjectContents sampleContents() {
    auto project = sample::inMemory();
    auto contents = readContents(*project);
    if (!contents) {
        qFatal("%s", contents.error().code.c_str());
    }
    return *contents;
}

Card& card(ProjectContents& contents, std::string_view key) {
    for (Card& one : contents.systems[0].package.cards) {
        if (one.key == key) {
            return one;
        }
    }
    qFatal("no such card");
}

const Card* find(const ProjectContents& contents, std::string_view key) {
    for (const Card& one : contents.systems[0].package.cards) {
        if (one.key == key) {
            return &one;
        }
    }
    return nullptr;
}

Collection& deck(ProjectContents& contents) {
    return contents.systems[0].package.collections[0];
}

void drop(ProjectContents& contents, std::string_view key) {
    std::erase_if(contents.systems[0].package.cards, [key](const Card& one) { return one.key == key; });
}

} // namespace

class TestMerge : public QObject {
    Q_OBJECT

    ProjectContents m_base;
    ProjectContents m_ours;
    ProjectContents m_theirs;

    Merge merged(const MergeChoices& choices = {}) { return merge(m_base, m_ours, m_theirs, choices); }

private Q_SLOTS:
    void init() { m_base = m_ours = m_theirs = sampleContents(); }

    void changesOfDifferentFieldsOfOneCardAreBothKept() {
        card(m_ours, "nami").stats["cost"] = 5;
        card(m_theirs, "nami").text = "Ziehe 2 Karten.";
        card(m_theirs, "nami").translations["en"].flavour = "Hot.";
        const Merge result = merged();
        QVERIFY(result.conflicts.empty());
        const Card* nami = find(result.contents, "nami");
        QCOMPARE(nami->number("cost"), 5);
        QCOMPARE(nami->text, std::string("Ziehe 2 Karten."));
        QCOMPARE(nami->translations.at("en").name, std::string("Nami the Bright"));
        QCOMPARE(nami->translations.at("en").flavour, std::string("Hot."));
    }

    void differentValuesOfOneFieldAreAConflictAndOursIsKept() {
        card(m_ours, "nami").name = "Nami die Erste";
        card(m_theirs, "nami").name = "Nami die Zweite";
        const Merge result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        const MergeConflict& conflict = result.conflicts[0];
        QVERIFY((conflict.id == ItemId{ItemKind::Card, "probe", "nami"}));
        QCOMPARE(conflict.field, std::string("name"));
        QVERIFY(conflict.base == StatValue(std::string("Nami")));
        QVERIFY(conflict.ours == StatValue(std::string("Nami die Erste")));
        QVERIFY(conflict.theirs == StatValue(std::string("Nami die Zweite")));
        QCOMPARE(find(result.contents, "nami")->name, std::string("Nami die Erste"));
    }

    void equalChangesAreNoConflict() {
        card(m_ours, "nami").name = "Neu";
        card(m_theirs, "nami").name = "Neu";
        const Merge result = merged();
        QVERIFY(result.conflicts.empty());
        QCOMPARE(find(result.contents, "nami")->name, std::string("Neu"));
    }

    void aChoiceDecidesAConflict() {
        card(m_ours, "nami").name = "Nami die Erste";
        card(m_theirs, "nami").name = "Nami die Zweite";
        const Merge result = merged({{{{ItemKind::Card, "probe", "nami"}, "name"}, MergeSide::Theirs}});
        QVERIFY(result.conflicts.empty());
        QCOMPARE(find(result.contents, "nami")->name, std::string("Nami die Zweite"));
    }

    void aFieldThatWasClearedOnOneSideIsCleared() {
        card(m_theirs, "nami").flavour.clear();
        const Merge result = merged();
        QVERIFY(result.conflicts.empty());
        QVERIFY(find(result.contents, "nami")->flavour.empty());
    }

    void whatOneSideDeletedGoes() {
        drop(m_theirs, "ueberfall");
        const Merge result = merged();
        QVERIFY(result.conflicts.empty());
        QVERIFY(!find(result.contents, "ueberfall"));
    }

    void deletedHereAndChangedThereIsAConflictAndTheCardIsKept() {
        drop(m_ours, "ueberfall");
        card(m_theirs, "ueberfall").stats["cost"] = 9;
        Merge result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QVERIFY(result.conflicts[0].field.empty());
        QCOMPARE(find(result.contents, "ueberfall")->number("cost"), 9);
        result = merged({{{{ItemKind::Card, "probe", "ueberfall"}, ""}, MergeSide::Ours}});
        QVERIFY(result.conflicts.empty());
        QVERIFY(!find(result.contents, "ueberfall"));
    }

    void aCardThatOneSidePutIntoADeckAndTheOtherDeletedIsKept() {
        deck(m_ours).cards.push_back({"ueberfall", 1});
        drop(m_theirs, "ueberfall");
        const Merge result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QCOMPARE(result.conflicts[0].field, std::string("cards.ueberfall"));
        QVERIFY(find(result.contents, "ueberfall"));
    }

    void decksAreMergedEntryByEntryAndKeepTheirOrder() {
        deck(m_base).cards = m_ours.systems[0].package.collections[0].cards = {{"nami", 1}, {"strassenfest", 1}};
        deck(m_theirs).cards = {{"nami", 2}, {"ueberfall", 1}, {"strassenfest", 1}};
        deck(m_ours).cards = {{"strassenfest", 1}};
        Merge result = merged();
        // Ours took nami out, theirs made two of her.
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QCOMPARE(result.conflicts[0].field, std::string("cards.nami"));
        QVERIFY((deck(result.contents).cards == std::vector<CollectionEntry>{{"ueberfall", 1}, {"strassenfest", 1}}));

        deck(m_ours).cards = {{"strassenfest", 1}, {"nami", 1}};
        result = merged();
        QVERIFY(result.conflicts.empty());
        QVERIFY((deck(result.contents).cards ==
                 std::vector<CollectionEntry>{{"strassenfest", 1}, {"nami", 2}, {"ueberfall", 1}}));
    }

    void cardsThatBothMadeUnderOneKeyAreComparedFieldByField() {
        Card made = card(m_ours, "nami");
        made.key = "neu";
        m_ours.systems[0].package.cards.push_back(made);
        made.name = "Anders";
        m_theirs.systems[0].package.cards.push_back(made);
        const Merge result = merged();
        QCOMPARE(result.conflicts.size(), std::size_t{1});
        QCOMPARE(result.conflicts[0].field, std::string("name"));
    }

    void mergingIsTheSameFromBothSidesWhereNothingConflicts() {
        QRandomGenerator random(4711);
        for (int round = 0; round < 200; ++round) {
            init();
            for (ProjectContents* side : {&m_ours, &m_theirs}) {
                const bool ours = side == &m_ours;
                Card& changed = card(*side, ours ? "nami" : "strassenfest");
                changed.stats["cost"] = static_cast<int>(random.bounded(10));
                changed.notes = std::to_string(random.bounded(1000));
                if (random.bounded(2) == 0) {
                    deck(*side).cards.push_back({"ueberfall", 1});
                }
            }
            const Merge one = merge(m_base, m_ours, m_theirs);
            const Merge other = merge(m_base, m_theirs, m_ours);
            QVERIFY(one.conflicts.empty() && other.conflicts.empty());
            QVERIFY(difference(one.contents, other.contents).isEmpty());
            QVERIFY(difference(merge(m_base, m_base, m_theirs).contents, m_theirs).isEmpty());
            QVERIFY(difference(merge(m_base, m_ours, m_base).contents, m_ours).isEmpty());
        }
    }

    void appliedContentsAreOneUndoStep() {
        auto project = sample::inMemory();
        card(m_theirs, "nami").name = "Andere";
        deck(m_theirs).cards = {{"ueberfall", 2}};
        drop(m_theirs, "strassenfest");
        const auto applied = applyContents(*project, m_theirs, {true, {}});
        QCOMPARE(codeOf(applied), std::string());
        QVERIFY(difference(*readContents(*project), m_theirs).isEmpty());
        QVERIFY(project->undo().isOk());
        QVERIFY(difference(*readContents(*project), m_base).isEmpty());
        QCOMPARE(codeOf(project->undo()), std::string("history.nothing_to_undo"));
    }

    void joiningDeletesNothingUnlessAsked() {
        drop(m_theirs, "ueberfall");
        card(m_theirs, "nami").name = "Andere";
        const ProjectContents kept = joinContents(m_ours, m_theirs, false);
        QVERIFY(find(kept, "ueberfall"));
        QCOMPARE(find(kept, "nami")->name, std::string("Andere"));
        QVERIFY(!find(joinContents(m_ours, m_theirs, true), "ueberfall"));
    }

    void changedParametersAndRulesAreWrittenWhileCardsStay() {
        auto project = sample::inMemory();
        m_theirs.systems[0].package.info.parameters[0].defaultValue = "2";
        m_theirs.systems[0].package.rules.rules.push_back({});
        m_theirs.systems[0].package.rules.rules.back().id = "PRO-R7";
        m_theirs.systems[0].package.rules.rules.back().text.de = "Der Zwieback zählt doppelt.";
        QCOMPARE(codeOf(applyContents(*project, m_theirs, {true, {}})), std::string());
        QVERIFY(difference(*readContents(*project), m_theirs).isEmpty());
        const auto found = project->ruleSearch().find("Zwieback", Language::German);
        QVERIFY(found.isOk());
        QCOMPARE(found->size(), std::size_t{1});
        QCOMPARE(project->cards().count("probe"), 3);
    }

    void rulesTextIsPartOfTheHistoryAndOfTheUndoStep() {
        auto project = sample::inMemory();
        RuleBook& book = m_theirs.systems[0].package.rules;
        const auto rule = [](const char* id, const char* text) {
            Rule made;
            made.id = id;
            made.title.de = "Zwieback";
            made.text.de = text;
            made.related = {"PRO-R1"};
            return made;
        };
        book.sections = {{"9", {}, {"Küche", "Kitchen"}, {"Hier wird gekocht.", {}}}};
        book.rules.insert(book.rules.begin(), {rule("PRO-R8", "Erst der Tee."), rule("PRO-R9", "Dann der Keks.")});
        book.terms = {{"zwieback", "rusk", {"Zwieback", "rusk"}, {"Trocken.", {}}, {}, {"PRO-R8"}}};
        const ProjectContents first = m_theirs;
        QCOMPARE(codeOf(applyContents(*project, m_theirs, {true, {}})), std::string());
        QVERIFY(readContents(*project)->systems[0].package.rules.rules == book.rules);

        book.rules[1].text.de = "Dann die Torte.";
        std::swap(book.rules[0], book.rules[1]);
        book.rules.push_back(rule("PRO-R10", "Zuletzt das Buch."));
        PerformOptions options;
        options.author = "Ada";
        QCOMPARE(codeOf(applyContents(*project, m_theirs, {true, options})), std::string());
        const auto contents = readContents(*project);
        QVERIFY(contents->systems[0].package.rules.rules == book.rules);
        const Revision newest = project->history().revisions()->front();
        QCOMPARE(newest.who, std::string("Ada"));
        QCOMPARE(newest.changes.front().entity, EntityKind::Rule);
        QCOMPARE(newest.changes.front().key, std::string("PRO-R9"));
        QCOMPARE(newest.changes.front().field, std::string("text.de"));
        QCOMPARE(newest.changes.front().after, StatValue(std::string("Dann die Torte.")));
        QCOMPARE(timeline(*project, "probe", "regel:PRO-R9")->size(), std::size_t{2});
        QCOMPARE(timeline(*project, "probe", "zwieback wer:ada")->size(), std::size_t{1});
        QCOMPARE(timeline(*project, "probe", "regel:zwieback wer:ada")->size(), std::size_t{1});

        // Back and forth as with everything else, in the search too.
        const auto found = [&](const char* word) { return project->ruleSearch().find(word, Language::German)->size(); };
        QCOMPARE(found("Torte"), std::size_t{1});
        QVERIFY(project->undo().isOk());
        QCOMPARE(found("Torte"), std::size_t{0});
        QCOMPARE(found("Keks"), std::size_t{1});
        QVERIFY(difference(*readContents(*project), first).isEmpty());
        QVERIFY(project->redo().isOk());
        QVERIFY(difference(*readContents(*project), m_theirs).isEmpty());

        // One rule as it was, while the rest stays.
        RestoreWish wish;
        wish.time = {newest.number, Moment::Before};
        wish.item = HistoryItem{EntityKind::Rule, "probe", "PRO-R9"};
        const auto back = Past(project->database()).restore(wish);
        QVERIFY(back.isOk());
        QVERIFY(project->perform(*back).isOk());
        QCOMPARE((*project->rules().rule("PRO-R9"))->text.de, std::string("Dann der Keks."));
        QVERIFY((*project->rules().rule("PRO-R10")).has_value());
    }

    void filesAreMergedIntoOneThatKeepsOurHistory() {
        QTemporaryDir folder;
        const auto path = [&folder](const char* name) { return folder.filePath(name).toStdString(); };
        for (const char* name : {"base", "ours", "theirs"}) {
            auto project = Project::create(path(name), sample::packages());
            QVERIFY(project.isOk());
            const Card before = **(*project)->cards().find("probe", "nami");
            Card after = before;
            if (std::string_view(name) == "ours") {
                after.name = "Unsere";
            } else if (std::string_view(name) == "theirs") {
                after.stats["cost"] = 7;
            }
            QVERIFY((*project)->perform(editCard(before, after)).isOk());
        }
        const QByteArray ours = sample::bytesOf(folder.filePath("ours"));
        const auto result = mergeFiles(path("base"), path("ours"), path("theirs"), path("out"));
        QCOMPARE(codeOf(result), std::string());
        QCOMPARE(sample::bytesOf(folder.filePath("ours")), ours);
        {
            auto out = Project::open(path("out"));
            QVERIFY(out.isOk());
            QCOMPARE((**(*out)->cards().find("probe", "nami")).name, std::string("Unsere"));
            QCOMPARE((**(*out)->cards().find("probe", "nami")).number("cost"), 7);
            QVERIFY((*out)->undo().isOk());
            QVERIFY((*out)->undo().isOk());
            QCOMPARE((**(*out)->cards().find("probe", "nami")).name, std::string("Nami"));
        }
        QCOMPARE(codeOf(mergeFiles(path("base"), path("ours"), path("theirs"), path("out"))),
                 std::string("project.exists"));
        QCOMPARE(codeOf(mergeFiles(path("base"), path("ours"), path("theirs"), path("ours"))), std::string());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 4);
    }
};

QTEST_GUILESS_MAIN(TestMerge)
#include "tst_merge.moc"
