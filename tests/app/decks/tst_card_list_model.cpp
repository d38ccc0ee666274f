#include "app/decks/card_drag.h"
#include "app/decks/card_grid_layout.h"
#include "app/decks/card_list_model.h"
#include "app/decks/deck_list_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QtTest>

using namespace blattwerk;
using namespace blattwerk::app;

namespace {

model::SystemInfo systemInfo() {
    model::SystemInfo info;
    info.key = "test";
    for (const char* key : {"figure", "action"}) {
        model::TypeInfo type;
        type.key = key;
        type.name = {key, key};
        info.schema.types.push_back(type);
    }
    model::FieldInfo cost;
    cost.key = "cost";
    cost.label = {"Kosten", "cost"};
    info.schema.fields.push_back(cost);
    return info;
}

CardRow row(const char* name, const char* type, int cost, int copies = 1) {
    CardRow result;
    result.card.key = model::keyFromName(name);
    result.card.name = name;
    result.card.type = type;
    result.card.stats["cost"] = cost;
    result.copies = copies;
    return result;
}

QStringList names(const CardListModel& model) {
    QStringList result;
    for (int i = 0; i < model.rowCount(); ++i) {
        result << model.index(i, 0).data().toString();
    }
    return result;
}

} // namespace

class TestCardListModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsStandByTypeCostAndName();
    void changesArriveAsSingleRows();
    void sortingKeepsPersistentIndexes();
    void dragNamesItsOrigin();
    void deckListRenamesThroughItsOwner();
    void gridStartsEveryGroupOnItsOwnLine();
};

void TestCardListModel::cardsStandByTypeCostAndName() {
    CardListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSystem(systemInfo(), "cost", model::Language::German);
    model.setRows({row("Zoe", "action", 0), row("Cid", "figure", 2), row("Bea", "figure", 1), row("Ada", "figure", 2)});
    QCOMPARE(names(model), QStringList({"Bea", "Ada", "Cid", "Zoe"}));
    QCOMPARE(model.cardsInGroup("Figure"), 3);
}

void TestCardListModel::changesArriveAsSingleRows() {
    CardListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSystem(systemInfo(), "cost", model::Language::German);
    model.setRows({row("Ada", "figure", 1), row("Bea", "figure", 2), row("Cid", "figure", 3)});
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QPersistentModelIndex cid = model.index(2, 0);
    model.setRows({row("Ada", "figure", 1, 2), row("Cid", "figure", 3), row("Dan", "figure", 3)});
    QCOMPARE(resets.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(cid.row(), 1);
    model.setRows({row("Ada", "action", 1), row("Cid", "figure", 0), row("Dan", "figure", 3)});
    QCOMPARE(names(model), QStringList({"Cid", "Dan", "Ada"}));
}

void TestCardListModel::sortingKeepsPersistentIndexes() {
    CardListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSystem(systemInfo(), "cost", model::Language::German);
    model.setRows({row("Ada", "figure", 1), row("Bea", "figure", 2), row("Cid", "action", 3)});
    const QPersistentModelIndex ada = model.index(0, 0);
    model.sort(0, Qt::DescendingOrder);
    QCOMPARE(names(model), QStringList({"Cid", "Bea", "Ada"}));
    QCOMPARE(ada.row(), 2);
    model.setRows({row("Ada", "figure", 1), row("Bob", "figure", 2), row("Cid", "action", 3)});
    QCOMPARE(names(model), QStringList({"Cid", "Bob", "Ada"}));
}

void TestCardListModel::dragNamesItsOrigin() {
    CardListModel model;
    model.setSystem(systemInfo(), "cost", model::Language::German);
    model.setOrigin("deck-1");
    model.setRows({row("Ada", "figure", 1), row("Bea", "figure", 2)});
    const std::unique_ptr<QMimeData> mime(model.mimeData({model.index(0, 0), model.index(0, 1), model.index(1, 0)}));
    const auto drag = readCardMime(mime.get());
    QVERIFY(drag);
    QCOMPARE(drag->system, QString("test"));
    QCOMPARE(drag->deck, QString("deck-1"));
    QCOMPARE(drag->cards, QStringList({"ada", "bea"}));
    QCOMPARE(mime->text(), QString("Ada\nBea"));
}

void TestCardListModel::deckListRenamesThroughItsOwner() {
    DeckListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{"a", "Eins", "sup", "", {}}, {"b", "Zwei", "sup", "", {}}});
    model.setRows({{"b", "Zwei", "sup", "", {}}, {"c", "Drei", "sup", "", {}}, {"a", "Eins", "sup", "", {}}});
    QCOMPARE(model.rowOf("a"), 2);
    QSignalSpy asked(&model, &DeckListModel::renameRequested);
    QVERIFY(!model.setData(model.index(0), " ", Qt::EditRole));
    QVERIFY(model.setData(model.index(0), "Neu", Qt::EditRole));
    QCOMPARE(asked.count(), 1);
}

void TestCardListModel::gridStartsEveryGroupOnItsOwnLine() {
    CardGridLayout layout;
    layout.arrange({"a", "a", "a", "b"}, 240, {QSize(100, 140), 16, 8, 30});
    QCOMPARE(layout.columns(), 2);
    QCOMPARE(layout.groups().size(), size_t(2));
    QCOMPARE(layout.cell(0).top(), layout.cell(1).top());
    QVERIFY(layout.cell(2).top() > layout.cell(1).top());
    QVERIFY(layout.cell(3).top() > layout.cell(2).top());
    QCOMPARE(layout.neighbour(1, 1), 2);
    QCOMPARE(layout.neighbour(2, 1), 3);
    QCOMPARE(layout.neighbour(3, 1), 3);
    QCOMPARE(layout.itemAt(layout.cell(3).center()), 3);
    QCOMPARE(layout.itemAt(QPoint(2, 2)), -1);
}

QTEST_MAIN(TestCardListModel)
#include "tst_card_list_model.moc"
