#include "app/table/branch_panel.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

/// Icon, name, and what the branch is about at the right.
class BranchDelegate : public QStyledItemDelegate {
public:
    BranchDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent),
          m_appearance(appearance) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {80, m_appearance.px(m_appearance.tokens().size.rowNormal)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = m_appearance.colours();
        painter->save();
        const QRect row = option.rect;
        if (option.state & QStyle::State_Selected) {
            painter->fillRect(row, option.state & QStyle::State_HasFocus ? m_appearance.accentWash() : c.sunken);
            painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), m_appearance.accentColour());
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(row, c.hover);
        }
        const int icon = m_appearance.tokens().size.iconSmall;
        painter->drawPixmap(
            row.left() + 12, row.center().y() - icon / 2,
            m_appearance.iconPixmap(QStringLiteral("zweig"), c.ink2, icon, painter->device()->devicePixelRatioF()));
        painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
        const QString detail = index.data(Qt::UserRole).toString();
        const int detailWidth = painter->fontMetrics().horizontalAdvance(detail);
        painter->setPen(c.ink3);
        painter->drawText(row.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter, detail);
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body));
        painter->setPen(c.ink);
        const QRect text = row.adjusted(36, 0, -20 - detailWidth, 0);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        painter->restore();
    }

private:
    const Appearance& m_appearance;
};

} // namespace

BranchPanel::BranchPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_intro(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_list(new QListWidget(this)),
      m_enter(new QPushButton(this)),
      m_rename(new QPushButton(this)),
      m_remove(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 8);
    m_intro->setWordWrap(true);
    m_intro->setContentsMargins(12, 0, 12, 0);
    column->addWidget(m_intro);
    m_list->setObjectName(QStringLiteral("table.branches"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new BranchDelegate(appearance, m_list));
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 12, 0);
    m_enter->setObjectName(QStringLiteral("table.branches.enter"));
    row->addWidget(m_enter);
    row->addWidget(m_rename);
    row->addWidget(m_remove);
    row->addStretch(1);
    column->addLayout(row);
    const auto current = [this] { return m_list->currentRow(); };
    connect(m_list, &QListWidget::itemActivated, this, [this, current] { Q_EMIT entered(current()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &BranchPanel::renewButtons);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (!m_filling) {
            Q_EMIT renamed(m_list->row(item), item->text());
        }
    });
    connect(m_enter, &QPushButton::clicked, this, [this, current] { Q_EMIT entered(current()); });
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->editItem(m_list->currentItem()); });
    connect(m_remove, &QPushButton::clicked, this, [this, current] { Q_EMIT removed(current()); });
    retranslate();
}

void BranchPanel::renewButtons() {
    const bool any = m_list->currentRow() >= 0;
    for (QPushButton* button : {m_enter, m_rename, m_remove}) {
        button->setEnabled(any);
    }
}

void BranchPanel::setRows(const std::vector<Row>& rows) {
    m_filling = true;
    m_list->clear();
    for (const Row& row : rows) {
        auto* item = new QListWidgetItem(row.name, m_list);
        item->setData(Qt::UserRole, row.detail);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(row.name, row.detail));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    m_list->setCurrentRow(rows.empty() ? -1 : int(rows.size()) - 1);
    m_filling = false;
    m_list->setVisible(!rows.empty());
    retranslate();
    renewButtons();
}

void BranchPanel::retranslate() {
    m_list->setAccessibleName(tr("Branches"));
    m_intro->setText(
        m_list->count() == 0
            ? tr("No branches yet. Step back and act in another way: the line that you leave is kept here.")
            : tr("Lines that you left. Enter one to go on there; what is in view stays here."));
    m_enter->setText(tr("Enter"));
    m_rename->setText(tr("Rename"));
    m_remove->setText(tr("Remove"));
}

} // namespace blattwerk::app
