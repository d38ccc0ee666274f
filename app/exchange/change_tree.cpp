#include "app/exchange/change_tree.h"

#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kNameWidth = 220;
constexpr int kBeforeWidth = 190;
/// What the arrow, the indent and the tick take of the first column, and the edges of each.
constexpr int kTick = 64;
constexpr int kEdges = 16;
constexpr int kIdRole = Qt::UserRole + 1;
constexpr int kFieldRole = Qt::UserRole + 4;

/// Rows as high as in the other lists, higher where the words need more lines than one.
class DenseRow : public QStyledItemDelegate {
public:
    DenseRow(const Appearance& appearance, QObject* parent) : QStyledItemDelegate(parent), m_appearance(appearance) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* tree = qobject_cast<const QTreeView*>(option.widget);
        const int room = tree ? tree->columnWidth(index.column()) - (index.column() == 0 ? kTick : 0) - kEdges : 0;
        const int words =
            room > 0
                ? option.fontMetrics.boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, index.data().toString())
                      .height()
                : 0;
        return {QStyledItemDelegate::sizeHint(option, index).width() + 8,
                std::max(m_appearance.px(m_appearance.tokens().size.rowNormal), words + 10)};
    }

private:
    const Appearance& m_appearance;
};

database::ItemId idOf(const QTreeWidgetItem* item) {
    return {static_cast<database::ItemKind>(item->data(0, kIdRole).toInt()),
            item->data(0, kIdRole + 1).toString().toStdString(), item->data(0, kIdRole + 2).toString().toStdString()};
}

bool isThing(const QTreeWidgetItem* item) {
    return item->flags().testFlag(Qt::ItemIsUserCheckable);
}

} // namespace

ChangeTree::ChangeTree(const Appearance& appearance, QWidget* parent) : QTreeWidget(parent), m_appearance(appearance) {
    auto* head = new FlatHeader(appearance, Qt::Horizontal, this);
    head->alignWithPlainCells();
    setHeader(head);
    header()->setStretchLastSection(true);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new DenseRow(appearance, this));
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Another width of a column breaks its words elsewhere.
    connect(header(), &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
    connect(this, &QTreeWidget::itemChanged, this, &ChangeTree::takeTick);
}

void ChangeTree::start() {
    m_before = leftOut();
    blockSignals(true);
    clear();
}

void ChangeTree::finish() {
    blockSignals(false);
    setColumnWidth(0, m_appearance.px(kNameWidth));
    setColumnWidth(1, m_appearance.px(kBeforeWidth));
}

QTreeWidgetItem* ChangeTree::addThing(const database::ItemId& id, const QString& name, const QString& what) {
    auto* item = new QTreeWidgetItem(this, {name, {}, what});
    item->setToolTip(0, name);
    item->setData(0, kIdRole, int(id.kind));
    item->setData(0, kIdRole + 1, QString::fromStdString(id.system));
    item->setData(0, kIdRole + 2, QString::fromStdString(id.key));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(0, m_before.contains({id, std::string()}) ? Qt::Unchecked : Qt::Checked);
    return item;
}

void ChangeTree::addField(QTreeWidgetItem* thing, const std::string& field, const QString& title, const QString& before,
                          const QString& after) {
    const auto shown = [](const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text.simplified(); };
    auto* item = new QTreeWidgetItem(thing, {title, shown(before), shown(after)});
    item->setToolTip(1, before);
    item->setToolTip(2, after);
    item->setData(0, kFieldRole, QString::fromStdString(field));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    const bool isLeftOut = thing->checkState(0) == Qt::Unchecked || m_before.contains({idOf(thing), field});
    item->setCheckState(0, isLeftOut ? Qt::Unchecked : Qt::Checked);
    if (isLeftOut && thing->checkState(0) == Qt::Checked) {
        thing->setCheckState(0, Qt::PartiallyChecked);
    }
    thing->setExpanded(true);
}

void ChangeTree::addRemark(QTreeWidgetItem* thing, const QString& what, const QString& why, const QColor& colour) {
    auto* item = thing ? new QTreeWidgetItem(thing, {what, {}, why}) : new QTreeWidgetItem(this, {what, {}, why});
    item->setForeground(0, colour);
    item->setToolTip(2, why);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
}

void ChangeTree::addChoice(int line, const QString& what, const QString& why, const QStringList& answers, int current,
                           const QColor& colour) {
    auto* item = new QTreeWidgetItem(this, {what, why, {}});
    item->setForeground(0, colour);
    for (const int column : {0, 1}) {
        item->setToolTip(column, item->text(column));
    }
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    auto* choice = new QComboBox(this);
    choice->setObjectName(QStringLiteral("import.choice.%1").arg(line));
    choice->setAccessibleName(what + QStringLiteral(", ") + why);
    choice->addItems(answers);
    choice->setCurrentIndex(current);
    choice->setFixedHeight(m_appearance.px(m_appearance.tokens().size.rowCompact));
    // Queued: the answer makes all lines anew, this one too.
    connect(
        choice, &QComboBox::activated, this, [this, line](int answer) { Q_EMIT choiceMade(line, answer); },
        Qt::QueuedConnection);
    setItemWidget(item, 2, choice);
}

void ChangeTree::takeTick(QTreeWidgetItem* item, int column) {
    if (column != 0 || !isThing(item)) {
        return;
    }
    blockSignals(true);
    if (QTreeWidgetItem* thing = item->parent()) {
        int taken = 0;
        int fields = 0;
        for (int i = 0; i < thing->childCount(); ++i) {
            if (isThing(thing->child(i))) {
                ++fields;
                taken += thing->child(i)->checkState(0) == Qt::Checked ? 1 : 0;
            }
        }
        thing->setCheckState(0, taken == 0 ? Qt::Unchecked : taken == fields ? Qt::Checked : Qt::PartiallyChecked);
    } else {
        for (int i = 0; i < item->childCount(); ++i) {
            if (isThing(item->child(i))) {
                item->child(i)->setCheckState(0, item->checkState(0));
            }
        }
    }
    blockSignals(false);
    viewport()->update();
    Q_EMIT ticked();
}

database::LeftOut ChangeTree::leftOut() const {
    database::LeftOut out;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem* thing = topLevelItem(i);
        if (!isThing(thing)) {
            continue;
        }
        if (thing->checkState(0) == Qt::Unchecked) {
            out.insert({idOf(thing), std::string()});
        }
        for (int k = 0; k < thing->childCount() && thing->checkState(0) == Qt::PartiallyChecked; ++k) {
            const QTreeWidgetItem* field = thing->child(k);
            if (isThing(field) && field->checkState(0) == Qt::Unchecked) {
                out.insert({idOf(thing), field->data(0, kFieldRole).toString().toStdString()});
            }
        }
    }
    return out;
}

int ChangeTree::tickedThings() const {
    int count = 0;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem* thing = topLevelItem(i);
        count += isThing(thing) && thing->checkState(0) != Qt::Unchecked ? 1 : 0;
    }
    return count;
}

} // namespace blattwerk::app
