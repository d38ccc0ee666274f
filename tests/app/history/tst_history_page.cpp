#include "app/history/changed_items.h"
#include "app/history/edition_window.h"
#include "app/history/history_page.h"
#include "app/history/timeline_list.h"
#include "app/shell/main_window.h"
#include "app/widgets/notice.h"
#include "app/widgets/segmented_control.h"
#include "database/art_repository.h"
#include "database/database.h"
#include "tests/app/page_desk.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {
constexpr const char* kSystem = "heldenhain";
constexpr const char* kCard = "konfetti-kati";
} // namespace

class TestHistoryPage : public QObject, protected tests::PageDesk<HistoryPage> {
    Q_OBJECT

private Q_SLOTS:
    /// One project for all: reading the rules of a system takes longer than all else here.
    void initTestCase() {
        auto project = database::Project::createInMemory(tests::packagesOf(kSystem));
        QVERIFY(project.isOk());
        m_workspace = std::make_unique<Workspace>(std::move(*project));
    }

    void init() {
        QVERIFY(prepare(std::move(m_workspace)));
        makePage();
        m_page->setSystem(kSystem);
        m_page->show();
        m_page->activated();
    }
    void cleanup() {
        m_page.reset();
        m_faces.reset();
        while (m_workspace->project().history().canUndo()) {
            QVERIFY(m_workspace->undo().isOk());
        }
    }
    void cleanupTestCase() { m_workspace.reset(); }

    void everyStepStandsInTheTimelineWithWhatItChanged() {
        edit([](model::Card& one) { one.stats["cost"] = 4; });
        QCOMPARE(title(), QString::fromStdString(card().name));
        QVERIFY(detail().contains(QStringLiteral("→ 4")));
        edit([](model::Card& one) { one.name = "Übergroße Überraschungskonfettikanone"; });
        QCOMPARE(title(), QStringLiteral("Übergroße Überraschungskonfettikanone"));
        QVERIFY(m_workspace->undo().isOk());
        newest();
        QVERIFY(model()->data(model()->index(1), TimelineModel::IsUndoneRole).toBool());
    }

    void theTwoStatesStandSideBySideWithTheirWordsMarked() {
        edit([](model::Card& one) { one.text = "Beim Ausspielen: Ziehe 1 Karte."; });
        edit([](model::Card& one) { one.text = "Beim Ausspielen: Ziehe 2 Karten."; });
        const ItemView::Content& content = m_page->view()->content();
        QCOMPARE(QString::fromStdString(content.left.card->text), QStringLiteral("Beim Ausspielen: Ziehe 1 Karte."));
        QCOMPARE(QString::fromStdString(content.right.card->text), QStringLiteral("Beim Ausspielen: Ziehe 2 Karten."));
        QCOMPARE(content.rows.size(), size_t{1});
        const QString left = markedText(content.rows[0].left, content.rows[0].right, true, *m_appearance);
        const QString right = markedText(content.rows[0].left, content.rows[0].right, false, *m_appearance);
        // Not by colour alone.
        QVERIFY(left.contains(QStringLiteral("line-through\">1 Karte</span>")));
        QVERIFY(right.contains(QStringLiteral("underline\">2 Karten</span>")));
    }

    void textOfCardsIsNoMarkup() {
        edit([](model::Card& one) { one.notes = "<b>fett</b> & <img src='http://x/y.png'>"; });
        const auto& row = m_page->view()->content().rows.front();
        const QString shown = markedText(row.left, row.right, false, *m_appearance);
        QVERIFY(!shown.contains(QStringLiteral("<b>")) && !shown.contains(QStringLiteral("<img")));
        QVERIFY(shown.contains(QStringLiteral("&lt;b&gt;")));
    }

    void aCardIsRestoredByItsButtonAsOneStep() {
        const std::string name = card().name;
        edit([](model::Card& one) {
            one.name = "Anders";
            one.notes = "neu";
        });
        const int before = model()->entryCount();
        auto* take = find<QPushButton>("history.take.left");
        QVERIFY(take->isVisible());
        QVERIFY(!find<QPushButton>("history.take.right")->isVisible());
        QTest::mouseClick(take, Qt::LeftButton);
        QCOMPARE(card().name, name);
        QCOMPARE(model()->entryCount(), before + 1);
        QVERIFY(m_workspace->undo().isOk());
        QCOMPARE(card().name, std::string("Anders"));
    }

    void oneFieldIsRestoredByItsButton() {
        const std::string name = card().name;
        edit([](model::Card& one) {
            one.name = "Anders";
            one.notes = "neu";
        });
        QTest::mouseClick(find<QToolButton>("history.take.name.left"), Qt::LeftButton);
        QCOMPARE(card().name, name);
        QCOMPARE(card().notes, std::string("neu"));
    }

    void theWholeProjectIsRestoredAsOneStep() {
        const std::string name = card().name;
        const std::int64_t revision = edit([](model::Card& one) { one.notes = "gut so"; });
        edit([](model::Card& one) { one.name = "Anders"; });
        edit([](model::Card& one) { one.name = "Ganz anders"; });
        m_page->list()->choose({revision, 0, 0});
        const int before = model()->entryCount();
        QTest::mouseClick(find<QPushButton>("history.restoreAll"), Qt::LeftButton);
        QCOMPARE(card().name, name);
        QCOMPARE(card().notes, std::string("gut so"));
        QCOMPARE(model()->entryCount(), before + 1);
        QVERIFY(m_workspace->undo().isOk());
        QCOMPARE(card().name, std::string("Ganz anders"));
    }

    void anyEarlierStateCanBeComparedWith() {
        const std::int64_t first = edit([](model::Card& one) { one.name = "Eins"; });
        edit([](model::Card& one) { one.name = "Zwei"; });
        edit([](model::Card& one) { one.name = "Drei"; });
        auto* choices = find<QListWidget>("history.compare");
        QVERIFY(choices->count() >= 4);
        for (int i = 0; i < choices->count(); ++i) {
            if (choices->item(i)->text().startsWith(QStringLiteral("r%1 ").arg(first))) {
                choices->setCurrentRow(i);
            }
        }
        QCOMPARE(QString::fromStdString(m_page->view()->content().left.card->name), QStringLiteral("Eins"));
        QCOMPARE(QString::fromStdString(m_page->view()->content().right.card->name), QStringLiteral("Drei"));
    }

    void theSearchNarrowsAndSaysWhatIsWrong() {
        edit([](model::Card& one) { one.stats["cost"] = 4; });
        edit([](model::Card& one) { one.notes = "nichts"; });
        m_page->list()->setQuery(QStringLiteral("karte:konfetti feld:kosten -ist:zurückgenommen"));
        QCOMPARE(model()->entryCount(), 1);
        m_page->list()->setQuery(QStringLiteral("felt:kosten"));
        QVERIFY(find<QLabel>("history.search.problem")->isVisible());
        QVERIFY(find<QLabel>("history.search.problem")->text().contains(QStringLiteral("felt")));
        m_page->list()->setQuery(QStringLiteral("wer:niemand"));
        QCOMPARE(model()->entryCount(), 0);
    }

    void aNoteIsKeptWhenTheFieldIsLeft() {
        const std::int64_t revision = edit([](model::Card& one) { one.notes = "x"; });
        find<QPlainTextEdit>("history.note")->setPlainText(QStringLiteral("Weil Lena es wollte"));
        m_page->commitEdits();
        const auto head = database::Past(m_workspace->project().database()).head(revision);
        QCOMPARE(head->note, std::string("Weil Lena es wollte"));
        m_page->list()->setQuery(QStringLiteral("notiz:lena"));
        QCOMPARE(model()->entryCount(), 1);
    }

    void anEditionIsFrozenComparedRenamedAndPutAway() {
        QVERIFY(m_page->freeze("Samstag", "für die Probe"));
        QVERIFY(title().contains(QStringLiteral("Samstag")));
        QCOMPARE(detail(), QStringLiteral("für die Probe"));
        QVERIFY(!m_page->freeze("Samstag", ""));
        // Nothing has changed since: it says so.
        QVERIFY(m_page->items()->items().empty());
        edit([](model::Card& one) { one.name = "Anders"; });
        m_page->list()->setQuery(QStringLiteral("ist:edition"));
        m_page->list()->chooseNewest();
        QCOMPARE(m_page->items()->items().size(), size_t{1});
        QCOMPARE(m_page->items()->items()[0].name, QStringLiteral("Anders"));
        QCOMPARE(m_page->view()->content().rows.size(), size_t{1});
        QTRY_VERIFY(find<QLabel>("history.facts")->text().contains(QLatin1Char('\n')));

        auto* label = find<QLineEdit>("history.edition.label");
        label->setText(QStringLiteral("Sonntag"));
        m_page->commitEdits();
        QVERIFY(title().contains(QStringLiteral("Sonntag")));
        const size_t editions = m_workspace->project().editions().all(kSystem)->size();
        QTest::mouseClick(find<QPushButton>("history.edition.remove"), Qt::LeftButton);
        QCOMPARE(m_workspace->project().editions().all(kSystem)->size(), editions - 1);
        auto* notice = m_page->findChild<Notice*>(QStringLiteral("history.notice"));
        QVERIFY(notice);
        Q_EMIT notice->linkActivated(0);
        QCOMPARE(m_workspace->project().editions().all(kSystem)->size(), editions);
    }

    void everyEditionSaysWhoFrozeIt() {
        m_workspace->setAuthor("Ada");
        QVERIFY(m_page->freeze("Freitag", ""));
        m_workspace->setAuthor({});
        QVERIFY(find<QLabel>("history.facts")->text().contains(QStringLiteral("Ada")));
        m_page->list()->setQuery(QStringLiteral("wer:ada"));
        QCOMPARE(model()->entryCount(), 1);
        QVERIFY(title().contains(QStringLiteral("Freitag")));
    }

    void editionsThatChangeElsewhereAreShownEverywhere() {
        int faces = 0;
        connect(m_faces.get(), &FaceSource::changed, this, [&faces] { ++faces; });
        const auto stamp = [this] { return m_faces->content(kSystem, card()).stamp; };
        QVERIFY(m_workspace->freeze(kSystem, "Dienstag").isOk());
        QCOMPARE(faces, 1);
        QVERIFY2(stamp().contains(QStringLiteral("Dienstag")), qPrintable(stamp()));
        m_page->list()->setQuery(QStringLiteral("ist:edition dienstag"));
        QCOMPARE(model()->entryCount(), 1);
        QVERIFY(m_workspace->renameEdition(kSystem, "Dienstag", "Mittwoch").isOk());
        QCOMPARE(faces, 2);
        QVERIFY2(stamp().contains(QStringLiteral("Mittwoch")), qPrintable(stamp()));
        // The page heard of it: the line is found by its former name no more.
        QCOMPARE(model()->entryCount(), 0);
        m_page->list()->setQuery(QStringLiteral("ist:edition mittwoch"));
        QCOMPARE(model()->entryCount(), 1);
        QVERIFY(m_workspace->putEditionAway(kSystem, "Mittwoch", true).isOk());
        QCOMPARE(model()->entryCount(), 0);
        QVERIFY(!stamp().contains(QStringLiteral("Mittwoch")));
    }

    void scenariosThatEndOtherwiseAreNamed() {
        QTemporaryDir folder;
        QFile scenario(folder.filePath("einsatz.json"));
        QVERIFY(scenario.open(QIODevice::WriteOnly));
        scenario.write(R"({"name": "Kati bleibt wie sie ist", "system": "heldenhain", "rules": ["HEL-R124"],
            "seed": 1, "cards": [], "position": {"active": "A", "turn": 5, "phase": "play",
            "A": {"field": [{"card": "konfetti-kati"}]}, "B": {}}, "steps": [{"expect": {"A.field.konfetti-kati.effort": )" +
                       QByteArray::number(card().number("effort")) + "}}]}");
        scenario.close();
        QVERIFY(m_page->freeze("Szenen", ""));
        edit([](model::Card& one) { one.stats["effort"] = 7; });
        m_page->list()->setQuery(QStringLiteral("ist:edition szenen"));
        m_page->list()->chooseNewest();
        m_page->setScenarioFolder(folder.path());
        const auto* facts = find<QLabel>("history.facts");
        QTRY_VERIFY2_WITH_TIMEOUT(facts->text().contains(QStringLiteral("“Kati bleibt wie sie ist” fails now")),
                                  qPrintable(facts->text()), 30000);
        QVERIFY(facts->text().contains(QStringLiteral("1 scenario")));
    }

    void anIllegalDeckIsNamedWhenEditionsAreCompared() {
        QVERIFY(m_page->freeze("Vorher", ""));
        const SystemDesk& desk = m_workspace->system(kSystem);
        const model::Collection deck = desk.collections.front();
        model::Collection after = deck;
        after.cards.pop_back();
        QVERIFY(m_workspace->perform(model::editCollection(deck, after)).isOk());
        m_page->list()->setQuery(QStringLiteral("ist:edition"));
        m_page->list()->chooseNewest();
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>("history.facts")->text().contains(QString::fromStdString(deck.name.de)),
                                 20000);
    }

    void anEditionOpensForReadingInAWindowOfItsOwn() {
        const auto picture = m_workspace->project().art().add("image/png", "kein echtes Bild");
        QVERIFY(picture.isOk());
        edit([&picture](model::Card& one) { one.art = *picture; });
        QVERIFY(m_page->freeze("Samstag/Ü", ""));
        const std::string name = card().name;
        edit([](model::Card& one) { one.name = "Anders"; });
        m_page->list()->setQuery(QStringLiteral("ist:edition samstag"));
        m_page->list()->chooseNewest();
        m_settings->setLayout(QStringLiteral("window"), "anderswo");
        QTest::mouseClick(find<QPushButton>("history.edition.open"), Qt::LeftButton);
        QPointer<MainWindow> window;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            window = window ? window : QPointer(qobject_cast<MainWindow*>(top));
        }
        QVERIFY(window);
        Workspace& frozen = *window->context().workspace;
        QCOMPARE((*frozen.project().art().find(*picture))->bytes, std::string("kein echtes Bild"));
        QVERIFY(frozen.project().isReadOnly());
        QCOMPARE(frozen.system(kSystem).card(kCard)->name, name);
        const model::Card before = *frozen.system(kSystem).card(kCard);
        model::Card after = before;
        after.name = "X";
        QCOMPARE(frozen.perform(model::editCard(before, after)).error().code, std::string("project.read_only"));
        // What only the application answers is not offered, and closing it leaves nothing behind.
        for (const char* action : {"action.open", "action.new", "action.import", "action.importFolder",
                                   "action.pasteTable", "action.merge", "action.german", "action.english"}) {
            QVERIFY2(!window->findChild<QAction*>(QLatin1String(action))->isEnabled(), action);
        }
        // Closing and quitting are two things there.
        QVERIFY(window->findChild<QAction*>("action.close")->isEnabled());
        QSignalSpy quit(window, &MainWindow::quitRequested);
        window->findChild<QAction*>("action.quit")->trigger();
        QCOMPARE(quit.size(), 1);
        QVERIFY(window && window->isVisible());
        window->findChild<QAction*>("action.close")->trigger();
        QTRY_VERIFY(!window);
        QCOMPARE(m_settings->layout(QStringLiteral("window")), QByteArray("anderswo"));
    }

    void onlyWhatCanBeTakenBackHasAButton() {
        const SystemDesk& desk = m_workspace->system(kSystem);
        const model::Collection deck = desk.collections.front();
        model::Collection renamed = deck;
        renamed.name.de = "Umbenannt";
        const auto edited = m_workspace->perform(model::editCollection(deck, renamed));
        QVERIFY(edited.isOk());
        newest();
        QVERIFY(m_page->view()->content().rows.front().canTakeLeft);
        QVERIFY(m_workspace->perform(model::deleteCollection(*desk.collection(deck.key))).isOk());
        m_page->list()->choose({edited->revision, 0, 0});
        QVERIFY(!m_page->view()->content().rows.empty());
        for (const auto& row : m_page->view()->content().rows) {
            QVERIFY(!row.canTakeLeft && !row.canTakeRight);
        }
        QVERIFY(m_page->view()->content().left.canTake);
    }

    void theListOfEditionsTakesAnySearch() {
        QVERIFY(m_page->freeze("Montag", ""));
        edit([](model::Card& one) { one.notes = "1"; });
        auto* which = find<SegmentedControl>("history.which");
        for (const QString& query : {QString(), QStringLiteral("montag or wer:niemand"), QStringLiteral("montag")}) {
            m_page->list()->setQuery(query);
            which->setCurrent(1);
            QVERIFY2(!find<QLabel>("history.search.problem")->isVisible(), qPrintable(query));
            QVERIFY(model()->entryCount() > 0);
            for (int row = 0; row < model()->rowCount(); ++row) {
                const auto entry = model()->entry(row);
                QVERIFY2(!entry || entry->edition != 0, qPrintable(query));
            }
        }
    }

    void aNoteThatCannotBeWrittenIsSentAgain() {
        const std::int64_t revision = edit([](model::Card& one) { one.notes = "x"; });
        database::Database& database = m_workspace->project().database();
        QVERIFY(
            database.run("CREATE TEMP TRIGGER refusal BEFORE UPDATE ON revision BEGIN SELECT raise(ABORT, 'no'); END")
                .isOk());
        find<QPlainTextEdit>("history.note")->setPlainText(QStringLiteral("Später"));
        m_page->commitEdits();
        QVERIFY(database.run("DROP TRIGGER refusal").isOk());
        QVERIFY(database::Past(database).head(revision)->note.empty());
        m_page->commitEdits();
        QCOMPARE(database::Past(database).head(revision)->note, std::string("Später"));
    }

    void keysWalkOverTheDays() {
        edit([](model::Card& one) { one.notes = "1"; });
        edit([](model::Card& one) { one.notes = "2"; });
        auto* view = find<QListView>("history.timeline");
        view->setFocus();
        const std::int64_t newestRevision = m_page->list()->current()->revision;
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(m_page->list()->current()->revision < newestRevision);
        QTest::keyClick(view, Qt::Key_Home);
        QTest::keyClick(view, Qt::Key_Up);
        QVERIFY(m_page->list()->current().has_value());
    }

    void theModelKeepsItsPromises() {
        edit([](model::Card& one) { one.notes = "1"; });
        TimelineModel tested(*m_workspace);
        const QAbstractItemModelTester tester(&tested, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(tested.load(kSystem, "").isOk());
        QVERIFY(tested.load(kSystem, "konfetti").isOk());
    }

    void everyControlHasAName() {
        edit([](model::Card& one) { one.notes = "1"; });
        for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
            const bool isControl =
                qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QAbstractItemView*>(widget);
            // The buttons inside a line edit are named by its actions.
            if (!isControl || !widget->isVisible() || qobject_cast<const QLineEdit*>(widget->parentWidget())) {
                continue;
            }
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
        }
    }

    void aLinkShowsTheHistoryOfOneCard() {
        edit([](model::Card& one) { one.notes = "1"; });
        QVERIFY(m_page->openKey(kCard));
        QVERIFY(model()->entryCount() >= 2);
        m_page->list()->setQuery(QStringLiteral("karte:\"%1\" -ist:zurückgenommen").arg(QLatin1String(kCard)));
        QCOMPARE(model()->entryCount(), 2);
        QVERIFY(!m_page->openKey(QStringLiteral("gibt-es-nicht")));
    }

    void aHundredThousandRevisionsScrollAtOnce() {
        database::Database& database = m_workspace->project().database();
        database::Transaction transaction(database);
        QVERIFY(transaction.begin().isOk());
        for (const char* sql :
             {"WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i+1 FROM n WHERE i<100999) INSERT INTO revision "
              "(id, "
              "at, author, note, kind) SELECT i, strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + i * 600, "
              "'unixepoch'), 'Mira', '', 'edit' FROM n",
              "INSERT INTO change SELECT id, 1, 'card', 'heldenhain', 'karte-' || (id % 5000), '{\"cost\":1}', "
              "'{\"cost\":2}' "
              "FROM revision WHERE id>=1000"}) {
            QVERIFY2(database.run(sql).isOk(), sql);
        }
        QVERIFY(transaction.commit().isOk());
        QElapsedTimer clock;
        clock.start();
        m_page->list()->setQuery({});
        QVERIFY(model()->entryCount() > 100000);
        auto* view = find<QListView>("history.timeline");
        view->scrollToBottom();
        view->grab();
        QVERIFY2(clock.elapsed() < 4000, qPrintable(QString::number(clock.elapsed())));
        // The last entry is the first contents of the project.
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(m_page->list()->current()->revision, std::int64_t{1});
        QVERIFY(database.run("DELETE FROM change WHERE revision>=1000").isOk());
        QVERIFY(database.run("DELETE FROM revision WHERE id>=1000").isOk());
    }

private:
    template<typename T>
    T* find(const char* name) const {
        T* found = child<T>(name);
        if (!found) {
            qFatal("no %s", name);
        }
        return found;
    }
    [[nodiscard]] const model::Card& card() const { return *m_workspace->system(kSystem).card(kCard); }
    [[nodiscard]] TimelineModel* model() const { return m_page->list()->model(); }
    [[nodiscard]] QString title() const { return model()->index(1).data().toString(); }
    [[nodiscard]] QString detail() const { return model()->index(1).data(TimelineModel::DetailRole).toString(); }
    void newest() {
        m_page->list()->setQuery({});
        m_page->list()->chooseNewest();
    }
    template<typename Change>
    std::int64_t edit(Change change) {
        const model::Card before = card();
        model::Card after = before;
        change(after);
        const auto done = m_workspace->perform(model::editCard(before, after));
        if (!done) {
            qFatal("%s", done.error().code.c_str());
        }
        newest();
        return done->revision;
    }
};

QTEST_MAIN(TestHistoryPage)
#include "tst_history_page.moc"
