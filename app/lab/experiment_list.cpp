#include "app/lab/experiment_list.h"

#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/row_ground.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Name at the left, day at the right.
class ExperimentDelegate : public QStyledItemDelegate {
public:
    ExperimentDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent),
          m_appearance(appearance) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {m_appearance.px(120), m_appearance.px(m_appearance.tokens().size.rowNormal)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = m_appearance.colours();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        const QVariant hovered = option.widget ? option.widget->property("hovered") : QVariant();
        const bool isHovered = hovered.isValid() && hovered.toInt() == index.row();
        paintRowGround(*painter, option, m_appearance, {isHovered, true, false});
        const QRect box =
            option.rect.adjusted(m_appearance.tokens().space.page, 0, -m_appearance.tokens().space.page, 0);
        painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
        painter->setPen(c.ink3);
        const QString day = index.data(ExperimentListModel::DayRole).toString();
        painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter, day);
        const int room = box.width() - painter->fontMetrics().horizontalAdvance(day) - 10;
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body, selected));
        painter->setPen(c.ink);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
        painter->restore();
    }

private:
    const Appearance& m_appearance;
};

} // namespace

void ExperimentListModel::setExperiments(std::vector<database::Experiment> experiments) {
    beginResetModel();
    m_experiments = std::move(experiments);
    endResetModel();
}

int ExperimentListModel::rowOf(std::int64_t id) const {
    const auto found = std::ranges::find(m_experiments, id, &database::Experiment::id);
    return found == m_experiments.end() ? -1 : int(found - m_experiments.begin());
}

int ExperimentListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_experiments.size());
}

QVariant ExperimentListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const database::Experiment& experiment = m_experiments[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return QString::fromStdString(experiment.name);
    case Qt::ToolTipRole:
        return experiment.note.empty() ? QString::fromStdString(experiment.name)
                                       : QString::fromStdString(experiment.name) + QLatin1Char('\n') +
                                             QString::fromStdString(experiment.note);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(QString::fromStdString(experiment.name), dayText(experiment.runAt));
    case IdRole:
        return qlonglong(experiment.id);
    case DayRole:
        return dayText(experiment.runAt);
    case NoteRole:
        return QString::fromStdString(experiment.note);
    default:
        return {};
    }
}

Qt::ItemFlags ExperimentListModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

bool ExperimentListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !index.isValid() || name.isEmpty()) {
        return false;
    }
    database::Experiment& experiment = m_experiments[size_t(index.row())];
    experiment.name = name.toStdString();
    Q_EMIT dataChanged(index, index);
    Q_EMIT renamed(qint64(experiment.id), name);
    return true;
}

ExperimentList::ExperimentList(const Appearance& appearance, ExperimentListModel* model, QWidget* parent)
    : QListView(parent),
      m_appearance(appearance) {
    setModel(model);
    setItemDelegate(new ExperimentDelegate(appearance, this));
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(EditKeyPressed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setProperty("hovered", -1);
    connect(&appearance, &Appearance::changed, this, [this] { scheduleDelayedItemsLayout(); });
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT chosen(index.data(ExperimentListModel::IdRole).toLongLong()); });
}

std::int64_t ExperimentList::currentId() const {
    return currentIndex().isValid() ? currentIndex().data(ExperimentListModel::IdRole).toLongLong() : 0;
}

void ExperimentList::showCurrent(std::int64_t id) {
    const int row = static_cast<ExperimentListModel*>(model())->rowOf(id);
    if (row >= 0) {
        setCurrentIndex(model()->index(row, 0));
    } else {
        setCurrentIndex({});
        clearSelection();
    }
}

void ExperimentList::keyPressEvent(QKeyEvent* event) {
    const std::int64_t id = currentId();
    if (id != 0 && state() != EditingState) {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
            Q_EMIT chosen(qint64(id));
            return;
        }
        if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
            Q_EMIT removeRequested(qint64(id));
            return;
        }
        if (event->key() == Qt::Key_F2) {
            edit(currentIndex());
            return;
        }
    }
    QListView::keyPressEvent(event);
}

void ExperimentList::contextMenuEvent(QContextMenuEvent* event) {
    const std::int64_t id = currentId();
    if (id == 0) {
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("Show"), this, [this, id] { Q_EMIT chosen(qint64(id)); });
    menu.addAction(tr("Rename"), this, [this] { edit(currentIndex()); });
    menu.addAction(tr("Delete"), this, [this, id] { Q_EMIT removeRequested(qint64(id)); });
    menu.exec(event->globalPos());
}

bool ExperimentList::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) {
        const int row = event->type() == QEvent::Leave ? -1 : indexAt(static_cast<QMouseEvent*>(event)->pos()).row();
        if (row != m_hovered) {
            m_hovered = row;
            setProperty("hovered", row);
            viewport()->update();
        }
    }
    return QListView::viewportEvent(event);
}

} // namespace blattwerk::app
