#include "app/cards/card_table_model.h"
#include "app/cards/number_box.h"
#include "app/session/sentences.h"
#include "database/exchange/system_package.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QtTest>

#include <algorithm>

using namespace blattwerk;
using namespace blattwerk::app;

/// The table of cards as a model, over the shipped cards.
class TestCardTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void usualColumnsJoinTheFootValues();
    void everySchemaFieldCanBeAColumn();
    void numbersSortAsNumbers();
    void groupsHaveHeadsWithCounts();
    void cardInTwoDecksStandsInBothGroups();
    void worstFindingComesFirstWhenSorted();
    void shapeStaysSoundUnderChanges();
    void numberBoxTakesNothingAndNumbersOutside();

private:
    void fill(CardTableModel& model) const;
    [[nodiscard]] int column(const CardTableModel& model, const char* id) const;

    database::SystemPackage m_package;
};

void TestCardTableModel::initTestCase() {
    setUiLanguage(model::Language::German);
    auto package = database::loadPackage(BLATTWERK_RESOURCE_DIR "/systems/heldenhain");
    QVERIFY2(package, package ? "" : package.error().detail.c_str());
    m_package = std::move(*package);
    QVERIFY(m_package.cards.size() >= 124);
}

void TestCardTableModel::fill(CardTableModel& model) const {
    CardTableSource source;
    source.info = m_package.info;
    for (const model::Collection& deck : m_package.collections) {
        const QString name = QString::fromStdString(deck.name.de);
        source.deckNames << name;
        for (const model::CollectionEntry& entry : deck.cards) {
            source.decks[entry.cardKey] << name;
        }
    }
    model.setSource(source);
    model.setCards(m_package.cards);
}

int TestCardTableModel::column(const CardTableModel& model, const char* id) const {
    return int(model.columnIds().indexOf(QLatin1String(id)));
}

void TestCardTableModel::usualColumnsJoinTheFootValues() {
    CardTableModel model;
    fill(model);
    const QStringList expected{"findings", "name", "type", "cost", "values", "status"};
    QCOMPARE(model.columnIds(), expected);
    const int values = column(model, "values");
    QCOMPARE(model.headerData(values, Qt::Horizontal, Qt::DisplayRole).toString(), QString("E / A / P"));
    const int row = model.rowOf("konfetti-kati");
    QVERIFY(row >= 0);
    QCOMPARE(model.index(row, values).data().toString(), QString("0/3/1"));
    QCOMPARE(model.index(row, column(model, "type")).data().toString(), QString("Charakter"));
}

void TestCardTableModel::everySchemaFieldCanBeAColumn() {
    CardTableModel model;
    fill(model);
    QStringList ids;
    for (const CardColumn& possible : model.possibleColumns()) {
        ids << possible.id;
        QVERIFY2(!possible.longTitle.isEmpty(), qPrintable(possible.id));
    }
    for (const model::FieldInfo& field : m_package.info.schema.fields) {
        QCOMPARE(ids.contains(QString::fromStdString(field.key)), !field.derived);
    }
    model.setColumns(ids);
    QCOMPARE(model.columnCount(), int(ids.size()));
    const int row = model.rowOf("konfetti-kati");
    QCOMPARE(model.index(row, column(model, "faction")).data().toString(), QString("Superfreundinnen"));
}

void TestCardTableModel::numbersSortAsNumbers() {
    CardTableModel model;
    fill(model);
    model.sort(column(model, "cost"), Qt::DescendingOrder);
    int last = 100;
    for (int row = 0; row < model.rowCount(); ++row) {
        const int cost = model.card(row)->number("cost", -1);
        QVERIFY(cost <= last);
        last = cost;
    }
}

void TestCardTableModel::groupsHaveHeadsWithCounts() {
    CardTableModel model;
    fill(model);
    model.setGrouping(CardGrouping::Type);
    int heads = 0;
    int counted = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QVariant count = model.index(row, 0).data(CardTableModel::GroupCountRole);
        if (count.isValid()) {
            ++heads;
            counted += count.toInt();
            QVERIFY(!model.card(row));
            QVERIFY(!(model.flags(model.index(row, 0)) & Qt::ItemIsSelectable));
        }
    }
    QVERIFY(heads > 3);
    QCOMPARE(counted, int(m_package.cards.size()));
    QCOMPARE(model.rowCount(), int(m_package.cards.size()) + heads);
}

void TestCardTableModel::cardInTwoDecksStandsInBothGroups() {
    CardTableModel model;
    fill(model);
    CardTableSource source = model.source();
    source.decks["konfetti-kati"] << source.deckNames.last();
    model.setSource(source);
    model.setGrouping(CardGrouping::Deck);
    int seen = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        seen += model.card(row) && model.card(row)->key == "konfetti-kati" ? 1 : 0;
    }
    QCOMPARE(seen, 2);
}

void TestCardTableModel::worstFindingComesFirstWhenSorted() {
    CardTableModel model;
    model.setSeverityReader([](const model::Card& card) { return card.key == "konfetti-kati" ? 0 : -1; });
    fill(model);
    model.sort(0, Qt::AscendingOrder);
    QCOMPARE(model.card(0)->key, std::string("konfetti-kati"));
    QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains("error"));
}

void TestCardTableModel::shapeStaysSoundUnderChanges() {
    CardTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    fill(model);
    model.setGrouping(CardGrouping::Deck);
    model.sort(2, Qt::DescendingOrder);
    model.setColumns({"name", "cost", "text"});
    model.setGrouping(CardGrouping::None);
    model.setCards({});
    QCOMPARE(model.rowCount(), 0);
    model.setCards(m_package.cards);
    model.renewSeverities();
    QCOMPARE(model.rowCount(), int(m_package.cards.size()));
}

void TestCardTableModel::numberBoxTakesNothingAndNumbersOutside() {
    NumberBox box(0, 9, 1);
    QVERIFY(!box.number());
    box.stepUp();
    QCOMPARE(box.number(), std::optional<int>(1));
    box.setNumber(9);
    box.stepUp();
    QCOMPARE(box.number(), std::optional<int>(9));
    auto* line = box.findChild<QLineEdit*>();
    line->selectAll();
    QTest::keyClicks(line, "42");
    QCOMPARE(box.number(), std::optional<int>(42));
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QVERIFY(!box.number());
}

QTEST_MAIN(TestCardTableModel)
#include "tst_card_table_model.moc"
