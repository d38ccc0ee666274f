#include "app/exchange/change_tree.h"
#include "app/exchange/import_dialog.h"
#include "app/exchange/merge_dialog.h"
#include "app/widgets/segmented_control.h"
#include "database/database.h"
#include "database/exchange/export.h"
#include "tests/app/page_desk.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {
constexpr const char* kSystem = "heldenhain";
constexpr const char* kCard = "konfetti-kati";
} // namespace

class TestExchangeDialogs : public QObject, protected tests::PageDesk<ImportDialog> {
    Q_OBJECT

private Q_SLOTS:
    /// One project for all: reading the rules of a system takes longer than all else here.
    void initTestCase() {
        const auto packages = tests::packagesOf(kSystem);
        QCOMPARE(packages.size(), size_t{1});
        QVERIFY(database::Project::create(path("eigen.blattwerk").toStdString(), packages).isOk());
        QVERIFY(QFile::copy(path("eigen.blattwerk"), path("anfang.blattwerk")));
        QVERIFY(prepare(open(path("eigen.blattwerk"))));
    }
    void init() {
        QFile::remove(path("kopie.blattwerk"));
        QVERIFY(QFile::copy(path("anfang.blattwerk"), path("kopie.blattwerk")));
    }
    void cleanup() {
        while (m_workspace->project().history().canUndo()) {
            QVERIFY(m_workspace->undo().isOk());
        }
    }
    void cleanupTestCase() {
        m_faces.reset();
        m_workspace.reset();
    }

    void rowsAndFieldsAreChosenAndTheImportIsOneStep() {
        const std::string name = card().name;
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, table());
        ChangeTree* tree = dialog.changes();
        QCOMPARE(tree->tickedThings(), 2);
        // The new card is not wanted, and of the changed one only the notes.
        QTreeWidgetItem* added = thing(tree, QStringLiteral("Glühwurm Glücksfall"));
        QTreeWidgetItem* changed = thing(tree, QStringLiteral("Konfetti-Kati die Zweite"));
        QVERIFY(added && changed);
        added->setCheckState(0, Qt::Unchecked);
        for (int i = 0; i < changed->childCount(); ++i) {
            if (changed->child(i)->text(0) != QStringLiteral("Notes")) {
                changed->child(i)->setCheckState(0, Qt::Unchecked);
            }
        }
        QCOMPARE(changed->checkState(0), Qt::PartiallyChecked);
        const size_t cards = desk().cards.size();
        accept(dialog, "import.accept");
        QVERIFY(!dialog.failed());
        QCOMPARE(desk().cards.size(), cards);
        QCOMPARE(card().name, name);
        QCOMPARE(card().notes, std::string("vom Samstag"));
        QVERIFY(m_workspace->undo().isOk());
        QVERIFY(card().notes.empty());
        QVERIFY(!m_workspace->project().history().canUndo());
    }

    void aRowThatFitsTwoCardsAsksWhich() {
        const std::string other =
            desk().cards.front().key == kCard ? desk().cards.back().name : desk().cards.front().name;
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        QString failure;
        QVERIFY2(
            dialog.loadText(
                QStringLiteral("Key\tName\tNotizen\nkonfetti-kati\t%1\tgemeint\n").arg(QString::fromStdString(other)),
                failure),
            qPrintable(failure));
        auto* choice = dialog.findChild<QComboBox*>("import.choice.2");
        QVERIFY(choice);
        QCOMPARE(choice->count(), 3);
        QVERIFY(choice->itemText(1).contains(QStringLiteral("konfetti-kati")));
        QVERIFY(choice->itemText(2).contains(QString::fromStdString(other)));
        QVERIFY(!dialog.findChild<QPushButton*>("import.accept")->isEnabled());
        Q_EMIT choice->activated(2);
        QTRY_VERIFY(thing(dialog.changes(), QString::fromStdString(other)));
        QTRY_COMPARE(dialog.findChildren<QComboBox*>("import.choice.2").size(), 1);
        QCOMPARE(dialog.findChild<QComboBox*>("import.choice.2")->currentIndex(), 2);
        accept(dialog, "import.accept");
        QVERIFY(!dialog.failed());
        QVERIFY(card().notes.empty());
        const auto met = std::ranges::find(desk().cards, other, &model::Card::name);
        QVERIFY(met != desk().cards.end());
        QCOMPARE(met->notes, std::string("gemeint"));
    }

    void nothingTickedCannotBeImported() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, table());
        for (int i = 0; i < dialog.changes()->topLevelItemCount(); ++i) {
            dialog.changes()->topLevelItem(i)->setCheckState(0, Qt::Unchecked);
        }
        QVERIFY(!dialog.findChild<QPushButton*>("import.accept")->isEnabled());
    }

    void aTickTakenAwayStaysAwayWhenTheMappingChanges() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, table());
        thing(dialog.changes(), QStringLiteral("Glühwurm Glücksfall"))->setCheckState(0, Qt::Unchecked);
        auto* mapping = dialog.findChild<QTableWidget*>("import.mapping");
        auto* last = qobject_cast<QComboBox*>(mapping->cellWidget(mapping->rowCount() - 1, 1));
        last->setCurrentIndex(0);
        Q_EMIT last->activated(0);
        QCOMPARE(thing(dialog.changes(), QStringLiteral("Glühwurm Glücksfall"))->checkState(0), Qt::Unchecked);
    }

    void aTableOfTheClipboardIsRead() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        QString failure;
        QVERIFY2(dialog.loadText(QStringLiteral("Key\tName\tNotizen\nkonfetti-kati\tÄnderung\taus Excel\n"), failure),
                 qPrintable(failure));
        QVERIFY(thing(dialog.changes(), QStringLiteral("Änderung")));
        ImportDialog empty(*m_workspace, *m_appearance, kSystem);
        QVERIFY(!empty.loadText(QStringLiteral("  \n"), failure));
        QVERIFY(!failure.isEmpty());
    }

    void aDeckListOfTheClipboardBecomesADeck() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        QString failure;
        QVERIFY2(dialog.loadText(QStringLiteral("# Probe [probe]\n2 konfetti-kati\n1 gibt-es-nicht\n"), failure),
                 qPrintable(failure));
        accept(dialog, "import.accept");
        const model::Collection* deck = desk().collection("probe");
        QVERIFY(deck);
        QCOMPARE(deck->copiesOf(kCard), 2);
    }

    void aDeckListOfTheClipboardIsPutIntoTheChosenDeck() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        QString failure;
        QVERIFY2(dialog.loadText(QStringLiteral("# Probe [probe]\n2 konfetti-kati\n"), failure), qPrintable(failure));
        choose(dialog, 1);
        const std::string target = desk().collections.front().key;
        accept(dialog, "import.accept");
        QCOMPARE(desk().collection(target)->cards.size(), size_t{1});
        QCOMPARE(desk().collection(target)->copiesOf(kCard), 2);
        QVERIFY(!desk().collection("probe"));
    }

    void withoutAPreviewNothingIsImported() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        QString failure;
        QVERIFY2(dialog.loadText(QStringLiteral("# Probe [probe]\n2 konfetti-kati\n# Zwei [zwei]\n1 konfetti-kati\n"),
                                 failure),
                 qPrintable(failure));
        QCOMPARE(dialog.changes()->tickedThings(), 2);
        dialog.changes()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        // None of the lists names that deck.
        choose(dialog, 1);
        const auto* button = dialog.findChild<QPushButton*>("import.accept");
        QVERIFY(!button->isEnabled());
        dialog.changes()->topLevelItem(0)->setCheckState(0, Qt::Checked);
        dialog.changes()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!button->isEnabled());
        choose(dialog, 0);
        QVERIFY(button->isEnabled());
        QCOMPARE(dialog.changes()->tickedThings(), 1);
    }

    void anImportThatFailsKeepsTheChoices() {
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, table());
        thing(dialog.changes(), QStringLiteral("Glühwurm Glücksfall"))->setCheckState(0, Qt::Unchecked);
        dialog.show();
        refuse(true);
        accept(dialog, "import.accept");
        refuse(false);
        QVERIFY(dialog.failed());
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.findChild<QLabel*>("import.summary")->text(), dialog.outcome());
        QCOMPARE(dialog.changes()->tickedThings(), 1);
        accept(dialog, "import.accept");
        QVERIFY(!dialog.failed());
        QVERIFY(!dialog.isVisible());
        QCOMPARE(card().notes, std::string("vom Samstag"));
    }

    void aNewCardThatIsLeftOutStandsInNoDeckThatComes() {
        const int copies = desk().collections.front().copiesOf(kCard);
        {
            auto project = database::Project::open(path("kopie.blattwerk").toStdString());
            QVERIFY(project.isOk());
            model::Card made = card();
            made.id = {};
            made.key = "neu";
            made.name = "Neu";
            QVERIFY((*project)->perform(model::createCard(made)).isOk());
            const model::Collection deck = (*project)->collections().all(kSystem)->front();
            QVERIFY((*project)->perform(model::changeCopies(deck, "neu", 1)).isOk());
            QVERIFY((*project)
                        ->perform(model::changeCopies(*(*project)->collections().only(deck.key, kSystem), kCard, 1))
                        .isOk());
        }
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, path("kopie.blattwerk"));
        QTreeWidgetItem* added = thing(dialog.changes(), QStringLiteral("Card “Neu”"));
        QVERIFY2(added, qPrintable(dialog.changes()->topLevelItem(0)->text(0)));
        added->setCheckState(0, Qt::Unchecked);
        accept(dialog, "import.accept");
        QVERIFY2(!dialog.failed(), qPrintable(dialog.outcome()));
        QVERIFY(!desk().card("neu"));
        const model::Collection& deck = desk().collections.front();
        QCOMPARE(deck.copiesOf("neu"), 0);
        QCOMPARE(deck.copiesOf(kCard), copies + 1);
    }

    void everyFormatOfTablesIsPreviewed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("format");
        QTest::newRow("csv") << "k.csv" << int(database::ExportFormat::Csv);
        QTest::newRow("json") << "k.json" << int(database::ExportFormat::Json);
        QTest::newRow("xlsx") << "k.xlsx" << int(database::ExportFormat::Xlsx);
        QTest::newRow("ods") << "k.ods" << int(database::ExportFormat::Ods);
        QTest::newRow("tree") << "baum" << int(database::ExportFormat::Tree);
    }
    void everyFormatOfTablesIsPreviewed() {
        QFETCH(QString, name);
        QFETCH(int, format);
        database::ExportWish wish;
        wish.format = static_cast<database::ExportFormat>(format);
        wish.system = kSystem;
        QVERIFY(database::exportProject(m_workspace->project(), wish, path(name).toStdString()).isOk());
        edit(*m_workspace, [](model::Card& one) { one.name = "Anders"; });
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, path(name));
        QCOMPARE(dialog.changes()->tickedThings(), 1);
    }

    void anotherProjectIsImportedByChoice() {
        editCopy([](model::Card& one) {
            one.name = "Von drüben";
            one.notes = "auch von drüben";
        });
        const std::string name = card().name;
        ImportDialog dialog(*m_workspace, *m_appearance, kSystem);
        load(dialog, path("kopie.blattwerk"));
        QCOMPARE(dialog.changes()->topLevelItemCount(), 1);
        QTreeWidgetItem* changed = dialog.changes()->topLevelItem(0);
        field(changed, QStringLiteral("Name"))->setCheckState(0, Qt::Unchecked);
        accept(dialog, "import.accept");
        QCOMPARE(card().name, name);
        QCOMPARE(card().notes, std::string("auch von drüben"));
    }

    void twoCopiesAreMergedByFieldAsOneStep() {
        editCopy([](model::Card& one) {
            one.name = "Von drüben";
            one.notes = "nur drüben";
        });
        edit(*m_workspace, [](model::Card& one) {
            one.name = "Von hier";
            one.flavour = "„Nur hier.“";
        });
        for (const auto side : {database::MergeSide::Ours, database::MergeSide::Theirs}) {
            MergeDialog dialog(*m_workspace, *m_appearance);
            QString failure;
            QVERIFY2(dialog.load(path("anfang.blattwerk"), path("kopie.blattwerk"), failure), qPrintable(failure));
            QCOMPARE(dialog.conflicts().size(), size_t{1});
            QCOMPARE(dialog.conflicts()[0].field, std::string("name"));
            auto* choice = dialog.findChild<SegmentedControl*>("merge.side");
            choice->setCurrent(1);
            choice->setCurrent(side == database::MergeSide::Theirs ? 1 : 0);
            // One that fails stays, with the choices.
            dialog.show();
            refuse(true);
            accept(dialog, "merge.accept");
            refuse(false);
            QVERIFY(dialog.failed() && dialog.isVisible());
            QCOMPARE(dialog.findChild<QLabel*>("merge.summary")->text(), dialog.outcome());
            accept(dialog, "merge.accept");
            QVERIFY(!dialog.isVisible());
            QVERIFY2(!dialog.failed(), qPrintable(dialog.outcome()));
            QCOMPARE(card().name,
                     side == database::MergeSide::Ours ? std::string("Von hier") : std::string("Von drüben"));
            QCOMPARE(card().notes, std::string("nur drüben"));
            QCOMPARE(card().flavour, std::string("„Nur hier.“"));
            QVERIFY(m_workspace->undo().isOk());
            QCOMPARE(card().name, std::string("Von hier"));
            QVERIFY(card().notes.empty());
        }
    }

    void whatCannotBeReadIsSaidAndChangesNothing() {
        QFile bad(path("kaputt.blattwerk"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("nichts");
        bad.close();
        MergeDialog dialog(*m_workspace, *m_appearance);
        QString failure;
        QVERIFY(!dialog.load(path("anfang.blattwerk"), bad.fileName(), failure));
        QVERIFY(!failure.isEmpty());
        ImportDialog import(*m_workspace, *m_appearance, kSystem);
        QVERIFY(!import.load(path("gibt-es-nicht.csv"), failure));
        QVERIFY(!m_workspace->project().history().canUndo());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] const SystemDesk& desk() const { return m_workspace->system(kSystem); }
    [[nodiscard]] const model::Card& card() const { return *desk().card(kCard); }
    static std::unique_ptr<Workspace> open(const QString& file) {
        auto project = database::Project::open(file.toStdString());
        if (!project) {
            qFatal("%s", project.error().code.c_str());
        }
        return std::make_unique<Workspace>(std::move(*project));
    }
    /// As somebody else would, in a program of their own.
    template<typename Change>
    void editCopy(Change change) const {
        auto project = database::Project::open(path("kopie.blattwerk").toStdString());
        QVERIFY(project.isOk());
        const model::Card before = *(*project)->cards().only(kCard, kSystem);
        model::Card after = before;
        change(after);
        QVERIFY((*project)->perform(model::editCard(before, after)).isOk());
    }
    template<typename Change>
    static void edit(Workspace& workspace, Change change) {
        const model::Card before = *workspace.system(kSystem).card(kCard);
        model::Card after = before;
        change(after);
        QVERIFY(workspace.perform(model::editCard(before, after)).isOk());
    }
    [[nodiscard]] QString table() const {
        QFile file(path("karten.csv"));
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("cannot write");
        }
        file.write("Key;Typ;Name;Kosten;Einsatz;Ausdauer;Fraktion;Text;Notizen\n"
                   "konfetti-kati;;Konfetti-Kati die Zweite;;;;;;vom Samstag\n"
                   ";Begleiter;Gl\xC3\xBChwurm Gl\xC3\xBC"
                   "cksfall;1;1;2;Superfreundinnen;Beim Ausspielen: Ziehe 1 "
                   "Karte.;\n");
        return file.fileName();
    }
    /// The file takes no step as long as that holds.
    void refuse(bool on) {
        QVERIFY(m_workspace->project()
                    .database()
                    .run(on ? "CREATE TEMP TRIGGER refusal BEFORE INSERT ON revision BEGIN SELECT raise(ABORT, 'no'); "
                              "END"
                            : "DROP TRIGGER refusal")
                    .isOk());
    }
    /// The deck in that line of the choice.
    static void choose(ImportDialog& dialog, int line) {
        auto* decks = dialog.findChild<QComboBox*>("import.deck");
        decks->setCurrentIndex(line);
        Q_EMIT decks->activated(line);
    }
    static void load(ImportDialog& dialog, const QString& file) {
        QString failure;
        QVERIFY2(dialog.load(file, failure), qPrintable(failure));
    }
    static QTreeWidgetItem* thing(const QTreeWidget* tree, const QString& name) {
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            if (tree->topLevelItem(i)->text(0) == name) {
                return tree->topLevelItem(i);
            }
        }
        return nullptr;
    }
    static QTreeWidgetItem* field(const QTreeWidgetItem* thing, const QString& title) {
        for (int i = 0; i < thing->childCount(); ++i) {
            if (thing->child(i)->text(0) == title) {
                return thing->child(i);
            }
        }
        qFatal("no field %s", qPrintable(title));
    }
    static void accept(QDialog& dialog, const char* button) {
        auto* accept = dialog.findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(accept && accept->isEnabled());
        accept->click();
    }
};

QTEST_MAIN(TestExchangeDialogs)
#include "tst_exchange_dialogs.moc"
