#include "database/comparison/difference.h"
#include "database/comparison/edition_contents.h"
#include "database/database.h"
#include "database/edition_shelf.h"
#include "database/past.h"
#include "database/project.h"
#include "database/timeline.h"
#include "model/card_translation.h"
#include "tests/database/sample_package.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace blattwerk::model;
using namespace blattwerk::database;
using sample::codeOf;

namespace {
const HistoryItem kNami{EntityKind::Card, "probe", "nami"};
const HistoryItem kDeck{EntityKind::Collection, "probe", "erstes"};

std::unique_ptr<Project> taken(Result<std::unique_ptr<Project>> project) {
    if (!project) {
        qFatal("%s", project.error().code.c_str());
    }
    return std::move(*project);
}
} // namespace

/// Earlier states of cards, fields and the whole project, the timeline and the editions in it.
class TestRestore : public QObject {
    Q_OBJECT

    std::unique_ptr<Project> m_project;

    Card card(const char* key = "nami") { return *m_project->cards().only(key); }
    Collection deck() { return *m_project->collections().only("erstes"); }

    std::int64_t edit(const std::function<void(Card&)>& change, const char* note = "") {
        Card after = card();
        change(after);
        PerformOptions options;
        options.note = note;
        options.author = "Mira";
        const auto done = m_project->perform(editCard(card(), after), options);
        if (!done) {
            qFatal("%s", done.error().code.c_str());
        }
        return done->revision;
    }
    std::int64_t rename(const char* name) {
        return edit([name](Card& one) { one.name = name; });
    }
    std::vector<std::int64_t> found(const char* query) {
        const auto entries = timeline(*m_project, "probe", query);
        if (!entries) {
            qFatal("%s", entries.error().code.c_str());
        }
        std::vector<std::int64_t> numbers;
        for (const TimelineEntry& entry : *entries) {
            numbers.push_back(entry.edition != 0 ? -entry.revision : entry.revision);
        }
        return numbers;
    }
    Past past() { return Past(m_project->database()); }
    EditionShelf shelf() { return EditionShelf(m_project->database()); }
    Result<RevisionSummary> restore(const RestoreWish& wish) {
        const auto changes = past().restore(wish);
        return changes ? m_project->perform(*changes) : Result<RevisionSummary>(changes.error());
    }
    int revisionCount() { return static_cast<int>(m_project->history().revisions()->size()); }

private Q_SLOTS:
    void init() { m_project = sample::inMemory(); }

    void aCardIsRestoredInOneStepThatCanBeTakenBack() {
        const Card first = card();
        const std::int64_t renamed = rename("Nami die Helle");
        edit([](Card& one) { one.text = "Nichts."; });
        const Card last = card();
        const int before = revisionCount();
        const auto done = restore({{renamed, Moment::Before}, kNami, {}});
        QVERIFY(done.isOk());
        QCOMPARE(done->changes.size(), std::size_t{2});
        QCOMPARE(revisionCount(), before + 1);
        QCOMPARE(card().name, first.name);
        QCOMPARE(card().text, first.text);
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card(), last);
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(card().text, first.text);
    }

    void oneFieldIsRestoredAndTheOthersStay() {
        const std::string name = card().name;
        const std::int64_t revision = edit([](Card& one) {
            one.name = "Anders";
            one.text = "Nichts.";
        });
        QVERIFY(restore({{revision, Moment::Before}, kNami, "name"}).isOk());
        QCOMPARE(card().name, name);
        QCOMPARE(card().text, std::string("Nichts."));
    }

    void whatIsAlreadyAsItWasGivesNoStep() {
        const std::int64_t revision = rename("Anders");
        const auto done = restore({{revision, Moment::After}, kNami, {}});
        QVERIFY(done.isOk());
        QCOMPARE(done->revision, std::int64_t{0});
        QCOMPARE(codeOf(restore({{4711, Moment::After}, kNami, {}})), std::string("history.no_revision"));
    }

    void theWholeProjectIsRestoredInOneStep() {
        const auto before = readContents(*m_project);
        const std::int64_t start = revisionCount();
        rename("Anders");
        QVERIFY(m_project->perform(changeCopies(deck(), "strassenfest", -1)).isOk());
        Card made = card();
        made.id = {};
        made.key = "neu";
        made.name = "Neu";
        QVERIFY(m_project->perform(createCard(made)).isOk());
        QVERIFY(m_project->perform(changeCopies(deck(), "neu", 1)).isOk());
        QVERIFY(m_project->perform(deleteCard(card(), {deck()})).isOk());
        const int count = revisionCount();
        QVERIFY(restore({{start, Moment::After}, {}, {}}).isOk());
        QCOMPARE(revisionCount(), count + 1);
        QVERIFY(difference(*before, *readContents(*m_project)).isEmpty());
        QVERIFY(m_project->undo().isOk());
        QVERIFY(!m_project->cards().only("nami").isOk());
        QCOMPARE(deck().copiesOf("neu"), 1);
    }

    void whatADeckHeldOfACardComesBackAlone() {
        const int copies = deck().copiesOf("nami");
        const auto first = m_project->perform(changeCopies(deck(), "nami", 3));
        QVERIFY(m_project->perform(changeCopies(deck(), "ueberfall", 1)).isOk());
        const int others = deck().copiesOf("ueberfall");
        QVERIFY(restore({{first->revision, Moment::Before}, kDeck, "cards.nami"}).isOk());
        QCOMPARE(deck().copiesOf("nami"), copies);
        QCOMPARE(deck().copiesOf("ueberfall"), others);
    }

    void aRestoredTranslationIsOutOfDateWhereTheOriginalHasChanged() {
        const std::string english = translationText(card(), "en.name");
        QVERIFY(!english.empty() && card().translations.at("en").sourceHashes.empty());
        const Card packaged = card();
        const std::int64_t renamed = edit([&packaged](Card& one) {
            one.name = "Nami die Helle";
            noteTranslationSources(packaged, one);
        });
        QVERIFY(isTranslationStale(card(), "en.name"));
        const auto translated = edit([](Card& one) { setTranslationText(one, "en.name", "Nami the Brighter"); });
        QVERIFY(!isTranslationStale(card(), "en.name"));
        // Once the mark is in the earlier state, once that state needs none.
        for (const std::int64_t revision : {translated, renamed}) {
            QVERIFY(restore({{revision, Moment::Before}, kNami, "en.name"}).isOk());
            QCOMPARE(translationText(card(), "en.name"), english);
            QVERIFY(isTranslationStale(card(), "en.name"));
            QCOMPARE(card().name, std::string("Nami die Helle"));
            QVERIFY(restore({{translated, Moment::After}, kNami, "en.name"}).isOk());
            QVERIFY(!isTranslationStale(card(), "en.name"));
        }
    }

    void oneTranslatedSentenceIsRestoredAndTheOthersStay() {
        const auto set = [this](const std::map<std::string, std::string>& clauses) {
            return edit([&](Card& one) { one.translations["en"].manualClauses = clauses; });
        };
        set({{"Eins.", "One."}, {"Zwei.", "Two."}});
        const std::int64_t changed = set({{"Eins.", "First."}, {"Zwei.", "Second."}, {"Drei.", "Third."}});
        QVERIFY(restore({{changed, Moment::Before}, kNami, "en.clause.Eins."}).isOk());
        QVERIFY(restore({{changed, Moment::Before}, kNami, "en.clause.Drei."}).isOk());
        QCOMPARE(card().translations.at("en").manualClauses,
                 (std::map<std::string, std::string>{{"Eins.", "One."}, {"Zwei.", "Second."}}));
    }

    void theOrderOfADeckIsHistoryAndIsRestored() {
        const Collection before = deck();
        Collection turned = before;
        std::ranges::reverse(turned.cards);
        QVERIFY(turned.cards != before.cards);
        const auto done = m_project->perform(editCollection(before, turned));
        QVERIFY(done.isOk());
        QCOMPARE(done->changes.size(), std::size_t{1});
        QCOMPARE(done->changes[0].field, std::string("order"));
        for (const char* field : {"", "order"}) {
            QVERIFY(restore({{done->revision, Moment::Before}, kDeck, field}).isOk());
            QCOMPARE(deck().cards, before.cards);
            QVERIFY(m_project->undo().isOk());
            QCOMPARE(deck().cards, turned.cards);
        }
        // A card that comes or goes is no other order.
        const auto added = m_project->perform(changeCopies(deck(), "ueberfall", 1));
        QCOMPARE(added->changes.size(), std::size_t{1});
        QCOMPARE(added->changes[0].field, std::string("cards.ueberfall"));
        // The present card that the earlier order lacks stays.
        QVERIFY(restore({{done->revision, Moment::Before}, kDeck, "order"}).isOk());
        QCOMPARE(deck().cards.size(), before.cards.size() + 1);
        QCOMPARE(deck().cards.front().cardKey, before.cards.front().cardKey);
        QCOMPARE(deck().copiesOf("ueberfall"), 1);
    }

    void statesAroundARevisionThatWasTakenBackAreKnown() {
        const std::string name = card().name;
        const std::int64_t taken = rename("Verworfen");
        QVERIFY(m_project->undo().isOk());
        edit([](Card& one) { one.text = "Neu."; });
        Past history = past();
        QCOMPARE((*history.cardAt(kNami, {taken, Moment::After}))->name, std::string("Verworfen"));
        QCOMPARE((*history.cardAt(kNami, {taken, Moment::Before}))->name, name);
        QVERIFY(restore({{taken, Moment::After}, kNami, "name"}).isOk());
        QCOMPARE(card().name, std::string("Verworfen"));
        QCOMPARE(card().text, std::string("Neu."));
    }

    void restoringWorksAfterARestart() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("x.blattwerk").toStdString();
        std::int64_t revision = 0;
        std::string name;
        {
            m_project = taken(Project::create(path, sample::packages()));
            name = card().name;
            revision = rename("Anders");
        }
        m_project = taken(Project::open(path));
        QVERIFY(restore({{revision, Moment::Before}, kNami, {}}).isOk());
        m_project = taken(Project::open(path));
        QCOMPARE(card().name, name);
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(card().name, std::string("Anders"));
    }

    void theTimelineIsFilteredByCardDeckFieldPersonAndTime() {
        const std::int64_t renamed = rename("Nami die Helle");
        const std::int64_t costs = edit([](Card& one) { one.stats["cost"] = 4; }, "zu stark");
        const auto decked = m_project->perform(changeCopies(deck(), "ueberfall", 1));
        using Numbers = std::vector<std::int64_t>;
        QCOMPARE(found("").size(), std::size_t{4});
        QCOMPARE(found("feld:name"), Numbers{renamed});
        QCOMPARE(found("field:cost"), Numbers{costs});
        QCOMPARE(found("helle"), (Numbers{costs, renamed, 1}));
        QCOMPARE(found("karte:ueberfall"), Numbers{1});
        QCOMPARE(found("notiz:stark"), Numbers{costs});
        QCOMPARE(found("wer:mira -feld:name"), Numbers{costs});
        QCOMPARE(found("feld:karten"), Numbers{decked->revision});
        QCOMPARE(found("stand>=3"), (Numbers{decked->revision, costs}));
        QVERIFY(found("bis:1.1.2001").empty());
        QCOMPARE(found("seit:1.1.2001").size(), std::size_t{4});
        QVERIFY(m_project->undo().isOk());
        QCOMPARE(found("ist:zurückgenommen"), Numbers{decked->revision});
        QCOMPARE(timeline(*m_project, "probe", "felt:name").error().code, std::string("filter.unknown_field"));
        QCOMPARE(timeline(*m_project, "probe", "feld:unsinn").error().code, std::string("filter.no_such_value"));
    }

    /// One step may change two systems; what it did to the other one is not looked for in this one.
    void theTimelineOfASystemKnowsNothingOfOthers() {
        auto packages = sample::packages();
        packages.push_back(packages.front());
        packages.back().info.key = "andere";
        for (Card& card : packages.back().cards) {
            card.system = "andere";
        }
        for (Collection& collection : packages.back().collections) {
            collection.system = "andere";
        }
        m_project = taken(Project::createInMemory(packages));
        const Card own = *m_project->cards().only("nami", "probe");
        const Card other = *m_project->cards().only("ueberfall", "andere");
        Card ownAfter = own;
        ownAfter.stats["cost"] = 4;
        Card otherAfter = other;
        otherAfter.name = "Zwielicht";
        setTranslationText(otherAfter, "en.name", "Twilight");
        ChangeSet both = editCard(own, ownAfter);
        std::ranges::move(editCard(other, otherAfter).changes, std::back_inserter(both.changes));
        const auto done = m_project->perform(both);
        QVERIFY(done.isOk());
        using Numbers = std::vector<std::int64_t>;
        QCOMPARE(found("feld:kosten"), Numbers{done->revision});
        QCOMPARE(found("karte:nami"), (Numbers{done->revision, 1}));
        for (const char* query : {"feld:name", "feld:en", "karte:zwielicht", "zwielicht"}) {
            QVERIFY2(found(query).empty(), query);
        }
        QCOMPARE(found("karte:ueberfall"), Numbers{1});
    }

    void aHundredThousandRevisionsAreListedAtOnce() {
        Database& database = m_project->database();
        Transaction transaction(database);
        QVERIFY(transaction.begin().isOk());
        QVERIFY(database
                    .run("WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i+1 FROM n WHERE i<100009) INSERT INTO "
                         "revision (id, at, author, note, kind) SELECT i, '2026-11-30T10:00:00.000Z', 'Mira', '', "
                         "'edit' FROM n")
                    .isOk());
        QVERIFY(database
                    .run("INSERT INTO change SELECT id, 1, 'card', 'probe', 'nami', '{\"cost\":1}', '{\"cost\":2}' "
                         "FROM revision WHERE id>=10")
                    .isOk());
        QVERIFY(transaction.commit().isOk());
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(found("").size(), std::size_t{100001});
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        clock.restart();
        QCOMPARE(found("feld:cost nami").size(), std::size_t{100000});
        QVERIFY2(clock.elapsed() < 4000, qPrintable(QString::number(clock.elapsed())));
    }

    void aNoteIsWrittenLaterWithoutAStep() {
        const std::int64_t revision = rename("Anders");
        QVERIFY(past().setNote(revision, "Tippfehler").isOk());
        QCOMPARE(past().head(revision)->note, std::string("Tippfehler"));
        QVERIFY(m_project->undo().isOk());
        QVERIFY(m_project->redo().isOk());
        QCOMPARE(past().head(revision)->note, std::string("Tippfehler"));
    }

    void aFrozenEditionStandsInTheTimelineWithItsNote() {
        const std::int64_t revision = rename("Anders");
        QVERIFY(m_project->editions().freeze("probe", "1.0", "für den Test am Samstag").isOk());
        rename("Wieder anders");
        QCOMPARE(found(""), (std::vector<std::int64_t>{revision + 1, -revision, revision, 1}));
        QCOMPARE(found("ist:edition"), std::vector<std::int64_t>{-revision});
        QCOMPARE(found("samstag"), std::vector<std::int64_t>{-revision});
        const auto entries = timeline(*m_project, "probe", "ist:edition");
        const auto edition = shelf().at(entries->front().edition);
        QVERIFY(edition.isOk());
        QCOMPARE(edition->edition.note, std::string("für den Test am Samstag"));
    }

    void aRenamedEditionIsFoundByBothNames() {
        QVERIFY(m_project->editions().freeze("probe", "1.0").isOk());
        QVERIFY(shelf().rename("probe", "1.0", "Samstag").isOk());
        QCOMPARE(m_project->editions().all("probe")->front().label, std::string("Samstag"));
        QCOMPARE(m_project->editions().cards("probe", "1.0")->size(), std::size_t{3});
        QCOMPARE(m_project->editions().cards("probe", "Samstag")->size(), std::size_t{3});
        // A save may say the old name, so no other edition gets it; the same one may take it back.
        QCOMPARE(codeOf(m_project->editions().freeze("probe", "1.0")), std::string("edition.exists"));
        QVERIFY(shelf().rename("probe", "Samstag", "1.0").isOk());
        QCOMPARE(m_project->editions().all("probe")->front().label, std::string("1.0"));
    }

    void anEditionThatIsPutAwayIsStillFoundByWhoeverNamesIt() {
        QVERIFY(m_project->editions().freeze("probe", "1.0").isOk());
        QVERIFY(shelf().setRemoved("probe", "1.0", true).isOk());
        QVERIFY(m_project->editions().all("probe")->empty());
        QVERIFY(shelf().find("probe", "1.0")->value().isRemoved);
        QVERIFY(found("ist:edition").empty());
        QCOMPARE(m_project->editions().cards("probe", "1.0")->size(), std::size_t{3});
        QVERIFY(editionContents(*m_project, "probe", "1.0").isOk());
        QCOMPARE(codeOf(m_project->editions().freeze("probe", "1.0")), std::string("edition.exists"));
        QVERIFY(shelf().setRemoved("probe", "1.0", false).isOk());
        QCOMPARE(m_project->editions().all("probe")->size(), std::size_t{1});
    }

    void whatAnEditionHoldsCannotBeChanged() {
        QVERIFY(m_project->editions().freeze("probe", "1.0").isOk());
        for (const char* sql :
             {"UPDATE edition_card SET card='{}'", "DELETE FROM edition_card", "UPDATE edition SET pool_hash=''",
              "DELETE FROM edition", "DELETE FROM edition_rules", "UPDATE edition_rules SET rules='[]'"}) {
            QVERIFY2(!m_project->database().run(sql).isOk(), sql);
        }
    }

    void theRulesTextIsFrozenWithTheEdition() {
        auto packages = sample::packages();
        Rule rule;
        rule.id = "PRO-R1";
        rule.text = {"Du hast 3 Aktionspunkte.", "You have 3 action points."};
        packages.front().rules.rules.push_back(rule);
        m_project = taken(Project::createInMemory(packages));
        const auto rules = readContents(*m_project)->systems.front().package.rules;
        QCOMPARE(rules.rules.size(), std::size_t{1});
        QVERIFY(m_project->editions().freeze("probe", "1.0").isOk());
        QVERIFY(m_project->database().run("UPDATE rule SET text_de='Alles anders.'").isOk());
        QVERIFY(
            m_project->perform(saveRuling({}, Ruling{"neu", "probe", "nami", {"Wann?", ""}, {"Nie.", ""}, {}})).isOk());
        const auto frozen = editionContents(*m_project, "probe", "1.0");
        QVERIFY(frozen.isOk());
        QCOMPARE(frozen->systems.front().package.rules.rules.front().text.de, rules.rules.front().text.de);
        QVERIFY(frozen->systems.front().rulings.empty());
        const auto now = readContents(*m_project);
        QCOMPARE(now->systems.front().package.rules.rules.front().text.de, std::string("Alles anders."));
    }
};

QTEST_GUILESS_MAIN(TestRestore)
#include "tst_restore.moc"
