#include "database/change_writer.h"
#include "database/project.h"
#include "database/value_json.h"
#include "tests/database/sample_package.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

class TestHistory : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_project;

    Card card(const char* key) { return *m_project->cards().only(key); }
    Collection deck() { return *m_project->collections().only("erstes"); }

    RevisionSummary rename(const char* key, const char* name) {
        Card after = card(key);
        after.name = name;
        const auto done = m_project->perform(editCard(card(key), after));
        if (!done) {
            qFatal("%s", done.error().code.c_str());
        }
        return *done;
    }

private Q_SLOTS:
    void init() { m_project = sample::inMemory(); }

    void everyEditIsOneRevisionWithItsFields() {
        Card after = card("nami");
        after.name = "Nami die Helle";
        after.stats["cost"] = 4;
        after.stats.erase("faction");
        after.translations["en"].flavour = "Houses burn.";
        PerformOptions options;
        options.author = "Ada";
        options.note = "zu stark";
        const auto done = m_project->perform(editCard(card("nami"), after), options);
        QVERIFY(done.isOk());
        QCOMPARE(done->changes.size(), std::size_t{4});
        QCOMPARE(done->changes[0].field, std::string("name"));
        QCOMPARE(valueText(done->changes[0].before), std::string("Nami"));
        QCOMPARE(done->changes[1].field, std::string("cost"));
        QCOMPARE(std::get<int>(done->changes[1].after), 4);
        QCOMPARE(done->changes[2].field, std::string("en.flavour"));
        QVERIFY(std::holds_alternative<std::monostate>(done->changes[3].after));
        QCOMPARE(card("nami").revision, 2);

        HistoryFilter filter;
        filter.cardKey = "nami";
        const auto revisions = m_project->history().revisions(filter);
        QVERIFY(revisions.isOk());
        QCOMPARE(revisions->size(), std::size_t{2});
        QCOMPARE(revisions->front().who, std::string("Ada"));
        QCOMPARE(revisions->front().note, std::string("zu stark"));
        QCOMPARE(revisions->front().changes.size(), std::size_t{4});
        QCOMPARE(revisions->back().kind, std::string("create"));
    }

    void undoAndRedoBringBackExactlyTheSameCard() {
        const Card before = card("nami");
        Card after = before;
        after.text = "Nichts.";
        after.status = CardStatus::Final;
        after.stats["traits"] = std::vector<std::string>{"Pirat", "Koch"};
        after.translations.clear();
        QVERIFY(m_project->perform(editCard(before, after)).isOk());
        const Card edited = card("nami");
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card("nami"), before);
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(card("nami"), edited);
        QCOMPARE(codeOf(m_project->redo()), std::string("history.nothing_to_redo"));
    }

    void undoStopsAtTheFirstContents() {
        QCOMPARE(codeOf(m_project->undo()), std::string("history.nothing_to_undo"));
        rename("nami", "A");
        rename("nami", "B");
        QVERIFY(m_project->undo().isOk());
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(codeOf(m_project->undo()), std::string("history.nothing_to_undo"));
        QCOMPARE(card("nami").name, std::string("Nami"));
    }

    void aNewEditOvertakesWhatWasTakenBack() {
        rename("nami", "A");
        QVERIFY(m_project->undo().isOk());
        QVERIFY(m_project->history().canRedo());
        rename("ueberfall", "B");
        QVERIFY(!m_project->history().canRedo());
        const auto revisions = m_project->history().revisions();
        QVERIFY((*revisions)[1].undone);
        QVERIFY(!(*revisions)[0].undone);
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card("nami").name, std::string("Nami"));
        QCOMPARE(card("ueberfall").name, std::string("Überfall"));
    }

    void undoWorksAfterTheProgramWasClosed() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("x.blattwerk").toStdString();
        {
            auto project = Project::create(path, sample::packages());
            QVERIFY(project.isOk());
            const Card before = *(*project)->cards().only("nami");
            Card after = before;
            after.name = "Anders";
            QVERIFY((*project)->perform(editCard(before, after)).isOk());
        }
        {
            auto project = Project::open(path);
            QCOMPARE((*project)->cards().only("nami")->name, std::string("Anders"));
            QVERIFY((*project)->undo().isOk());
        }
        auto project = Project::open(path);
        QCOMPARE((*project)->cards().only("nami")->name, std::string("Nami"));
        QVERIFY((*project)->redo().isOk());
        QCOMPARE((*project)->cards().only("nami")->name, std::string("Anders"));
    }

    void undoRestoresADeletedCardWithItsNumberAndItsPlaceInTheDeck() {
        const Card before = card("nami");
        const Collection full = deck();
        QVERIFY(m_project->perform(deleteCard(before, {full})).isOk());
        QCOMPARE(codeOf(m_project->cards().only("nami")), std::string("card.missing"));
        QCOMPARE(deck().size(), 1);
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card("nami"), before);
        QCOMPARE(deck(), full);
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(deck().size(), 1);
        QVERIFY(m_project->cardSearch().find("nami")->empty());
    }

    void aCardThatADeckHoldsIsNotDeletedAlone() {
        const auto done = m_project->perform(deleteCard(card("nami"), {}));
        QCOMPARE(codeOf(done), std::string("edit.card_in_use"));
        QCOMPARE(deck().size(), 2);
        QCOMPARE(card("nami").name, std::string("Nami"));
    }

    void aDeckChangeIsOneStepPerCard() {
        const auto added = m_project->perform(changeCopies(deck(), "ueberfall", 1));
        QVERIFY(added.isOk());
        QCOMPARE(added->changes.size(), std::size_t{1});
        QCOMPARE(added->changes[0].field, std::string("cards.ueberfall"));
        QCOMPARE(std::get<int>(added->changes[0].after), 1);
        QVERIFY(m_project->perform(changeCopies(deck(), "nami", -1)).isOk());
        QCOMPARE(deck().cards.front().cardKey, std::string("strassenfest"));
        QVERIFY(m_project->undo().isOk());
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(deck().cards.front().cardKey, std::string("nami"));
        QCOMPARE(deck().size(), 2);
    }

    void aConflictChangesNothing() {
        const Card old = card("nami");
        rename("nami", "Neuer");
        Card mine = old;
        mine.name = "Meiner";
        const auto done = m_project->perform(combined({editCard(card("ueberfall"),
                                                                [this] {
                                                                    Card other = card("ueberfall");
                                                                    other.name = "Mit geändert";
                                                                    return other;
                                                                }()),
                                                       editCard(old, mine)}));
        QCOMPARE(codeOf(done), std::string("edit.conflict"));
        QCOMPARE(done.error().args, (std::vector<std::string>{"nami", "name"}));
        QCOMPARE(card("ueberfall").name, std::string("Überfall"));
        QCOMPARE(card("nami").name, std::string("Neuer"));
        QCOMPARE(m_project->history().revisions()->size(), std::size_t{2});
    }

    void whatTheSchemaForbidsIsRefusedAndLeavesNothing() {
        const auto edited = [this](const auto& change) {
            Card after = card("nami");
            change(after);
            return codeOf(m_project->perform(editCard(card("nami"), after)));
        };
        QCOMPARE(edited([](Card& c) { c.stats["cost"] = std::string("drei"); }), std::string("card.wrong_kind"));
        QCOMPARE(edited([](Card& c) { c.stats["fremd"] = 1; }), std::string("card.unknown_field"));
        QCOMPARE(edited([](Card& c) { c.stats["bonus"] = 1; }), std::string("card.derived_field"));
        QCOMPARE(edited([](Card& c) { c.stats["faction"] = std::string("XYZ"); }), std::string("card.unknown_choice"));
        QCOMPARE(edited([](Card& c) { c.type = "raumschiff"; }), std::string("card.unknown_type"));
        QCOMPARE(edited([](Card& c) { c.name = "  "; }), std::string("card.no_name"));
        // Out of range is a finding of the construction rules, not an error of the file.
        QCOMPARE(edited([](Card& c) { c.stats["cost"] = 99; }), std::string());
        QCOMPARE(card("nami").number("cost"), 99);
        QCOMPARE(m_project->history().revisions()->size(), std::size_t{2});
    }

    void keysAreUniqueAndNeverUsedTwice() {
        Card twin = card("nami");
        twin.id = {};
        QCOMPARE(codeOf(m_project->perform(createCard(twin))), std::string("edit.exists"));
        QCOMPARE(m_project->cards().freeKey("probe", "Nami"), std::string("nami-2"));
        twin.key = m_project->cards().freeKey("probe", "Nami");
        QVERIFY(m_project->perform(createCard(twin)).isOk());
        const std::int64_t number = card("nami-2").id.value;
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(m_project->cards().freeKey("probe", "Nami"), std::string("nami-3"));
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(card("nami-2").id.value, number);
        twin.key = "Groß und Böse";
        QCOMPARE(codeOf(m_project->perform(createCard(twin))), std::string("card.bad_key"));
    }

    void unknownCardsAndSystemsInAChangeAreNamed() {
        Collection wrong = deck();
        wrong.cards.push_back({"gibt-es-nicht", 1});
        QCOMPARE(codeOf(m_project->perform(editCollection(deck(), wrong))), std::string("edit.unknown_card"));
        Card strange = card("nami");
        strange.system = "anderswo";
        strange.id = {};
        QCOMPARE(codeOf(m_project->perform(createCard(strange))), std::string("edit.unknown_system"));
    }

    void typingInOneFieldIsOneStep() {
        PerformOptions typing;
        typing.mergeTyping = true;
        for (const char* text : {"Z", "Zi", "Zie", "Ziehe"}) {
            Card after = card("nami");
            after.text = text;
            QVERIFY(m_project->perform(editCard(card("nami"), after), typing).isOk());
        }
        QCOMPARE(m_project->history().revisions()->size(), std::size_t{2});
        Card after = card("nami");
        after.notes = "andere Stelle";
        QVERIFY(m_project->perform(editCard(card("nami"), after), typing).isOk());
        QCOMPARE(m_project->history().revisions()->size(), std::size_t{3});
        QVERIFY(m_project->undo().isOk());
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card("nami").text, std::string("Beim Ausspielen: Entferne 1 Stress."));
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(card("nami").text, std::string("Ziehe"));
    }

    void manyCardsAreSetInOneStep() {
        const auto info = *m_project->systems().find("probe");
        const auto cards = *m_project->cards().all("probe");
        const auto set = bulkSet(cards, info->schema, "cost", "5");
        QVERIFY(set.isOk());
        QCOMPARE(m_project->perform(*set)->changes.size(), std::size_t{3});
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card("ueberfall").number("cost"), 1);
        QCOMPARE(codeOf(bulkSet(cards, info->schema, "cost", "viel")), std::string("card.not_a_number"));
    }

    void ruleSetsLayoutsRulingsAndAliasesAreUndoableToo() {
        RuleSet own{"mein", {"Meiner", ""}, {}, {{"action_points", "2"}}};
        QVERIFY(m_project->perform(saveRuleSet("probe", {}, own)).isOk());
        QVERIFY(m_project->perform(saveLayout("probe", {}, "areas = []")).isOk());
        const Ruling ruling{"r1", "probe", "nami", {"Wie oft?", ""}, {"Jedes Mal.", ""}, {"PRO-R1"}};
        QVERIFY(m_project->perform(saveRuling({}, ruling)).isOk());
        QVERIFY(
            m_project->perform(savePhraseAlias({}, PhraseAlias{"probe", "de", "heile 1", "Entferne 1 Stress"})).isOk());
        QCOMPARE((*m_project->systems().find("probe"))->ruleSet("mein")->values.at("action_points"), std::string("2"));
        QCOMPARE(*m_project->systems().layout("probe"), std::string("areas = []"));
        QCOMPARE(m_project->rules().rulings("probe", "nami")->front(), ruling);
        QCOMPARE(m_project->records().phraseAliases("probe")->size(), std::size_t{1});
        QCOMPARE(m_project->ruleSearch().find("jedes Mal Nami", Language::German)->front().kind, std::string("ruling"));
        for (int i = 0; i < 4; ++i) {
            QVERIFY(m_project->undo().isOk());
        }
        QVERIFY(!(*m_project->systems().find("probe"))->ruleSet("mein"));
        QVERIFY(m_project->systems().layout("probe")->empty());
        QVERIFY(m_project->rules().rulings("probe")->empty());
        own.values["action_points"] = "77";
        QCOMPARE(codeOf(m_project->perform(saveRuleSet("probe", {}, own))), std::string("parameter.range"));
    }

    void draftsStayUntilTheEditThatKeepsThem() {
        DraftRepository& drafts = m_project->drafts();
        QVERIFY(drafts.save({"card", "probe", "nami", "text", "Zieh", {}}).isOk());
        QVERIFY(drafts.save({"card", "probe", "nami", "text", "Ziehe 2", {}}).isOk());
        QVERIFY(drafts.save({"card", "probe", "nami", "notes", "später", {}}).isOk());
        QCOMPARE(drafts.all()->size(), std::size_t{2});
        Card after = card("nami");
        after.text = "Ziehe 2 Karten.";
        QVERIFY(m_project->perform(editCard(card("nami"), after)).isOk());
        QCOMPARE(drafts.all()->size(), std::size_t{1});
        QVERIFY(drafts.drop("card", "probe", "nami").isOk());
        QVERIFY(drafts.all()->empty());
    }

    void listenersHearEveryChangeOnce() {
        int heard = 0;
        m_project->setChangeListener(
            [&heard](const RevisionSummary& summary) { heard += summary.revision > 0 ? 1 : 100; });
        rename("nami", "A");
        QVERIFY(m_project->undo().isOk());
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(codeOf(m_project->redo()), std::string("history.nothing_to_redo"));
        QCOMPARE(m_project->perform({})->revision, 0);
        QCOMPARE(heard, 3);
    }

    void rowsOfAnotherShapeAreNoRevision() {
        const auto entries = parseJson(R"({"cards":[[1],["nami",2],"nami",["nami",99999999999]],"name":7})");
        const auto changes = historyChanges(EntityKind::Collection, "probe", "erstes", {}, entries);
        const auto copies = std::ranges::find(changes, std::string("cards.nami"), &HistoryChange::field);
        QVERIFY(copies != changes.end());
        QCOMPARE(std::get<int>(copies->after), 2);
    }

    void theHistoryOfOneSystemAndOfOneCardHoldsNothingElse() {
        rename("nami", "Nami die Helle");
        HistoryFilter filter;
        filter.system = "anderswo";
        QVERIFY(m_project->history().revisions(filter)->empty());
        filter.system = "probe";
        const auto revisions = m_project->history().revisions(filter);
        QVERIFY(!revisions->empty());
        for (const Revision& revision : *revisions) {
            for (const HistoryChange& change : revision.changes) {
                QCOMPARE(change.system, std::string("probe"));
            }
        }
    }

    void equalPoolsHaveEqualHashes() {
        const auto before = m_project->editions().freeze("probe", "1");
        rename("nami", "Nami die Helle");
        const auto between = m_project->editions().freeze("probe", "2");
        rename("nami", "Nami");
        const auto after = m_project->editions().freeze("probe", "3");
        QVERIFY(before.isOk() && between.isOk() && after.isOk());
        QVERIFY(before->poolHash != between->poolHash);
        QCOMPARE(after->poolHash, before->poolHash);
    }

    void frozenEditionsStayAsTheyAre() {
        const auto edition = m_project->editions().freeze("probe", "1.0", "erste");
        QVERIFY(edition.isOk());
        QCOMPARE(edition->cards, 3);
        rename("nami", "Anders");
        QCOMPARE(codeOf(m_project->editions().freeze("probe", "1.0")), std::string("edition.exists"));
        QCOMPARE(m_project->editions().cards("probe", "1.0")->at(0).name, std::string("Nami"));
        QCOMPARE(m_project->info()->editions, std::vector<std::string>{"probe 1.0"});
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
