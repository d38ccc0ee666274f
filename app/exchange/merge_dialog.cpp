#include "app/exchange/merge_dialog.h"

#include "app/session/difference_text.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"
#include "database/comparison/apply_contents.h"
#include "database/comparison/difference.h"
#include "model/text_folding.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace blattwerk::app {

using database::MergeSide;

namespace {

constexpr int kThingWidth = 330;
constexpr int kValueWidth = 180;

QString shown(const model::StatValue& value) {
    const QString text = QString::fromStdString(model::printableText(model::valueText(value), true));
    return text.isEmpty() ? QStringLiteral("–") : text;
}

} // namespace

MergeDialog::MergeDialog(Workspace& workspace, const Appearance& appearance, QWidget* parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_summary(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_list(new QTreeWidget(this)),
      m_incoming(new QTreeWidget(this)),
      m_allOurs(new QPushButton(tr("Keep all of ours"), this)),
      m_allTheirs(new QPushButton(tr("All as there"), this)),
      m_accept(nullptr) {
    setObjectName(QStringLiteral("merge"));
    setWindowTitle(tr("Merge a copy"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    m_summary->setObjectName(QStringLiteral("merge.summary"));
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(0, 2, 0, 0);
    column->addWidget(m_summary);
    const auto prepare = [&](QTreeWidget* tree, const char* name, const QStringList& titles) {
        auto* head = new FlatHeader(appearance, Qt::Horizontal, tree);
        head->alignWithPlainCells();
        tree->setHeader(head);
        tree->setHeaderLabels(titles);
        tree->header()->setStretchLastSection(true);
        tree->setObjectName(QLatin1String(name));
        tree->setFrameShape(QFrame::NoFrame);
        tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        tree->setRootIsDecorated(false);
        tree->setColumnWidth(0, appearance.px(kThingWidth));
        for (int i = 1; i < int(titles.size()); ++i) {
            tree->setColumnWidth(i, appearance.px(kValueWidth));
        }
    };
    prepare(m_list, "merge.conflicts",
            {tr("Changed on both sides"), tr("Before"), tr("Here"), tr("There"), tr("Take")});
    prepare(m_incoming, "merge.incoming", {tr("What comes"), tr("Here"), tr("Afterwards")});
    m_list->setAccessibleName(tr("Conflicts"));
    m_incoming->setAccessibleName(tr("What comes"));
    column->addWidget(m_list, 3);
    auto* both = new QHBoxLayout;
    both->addStretch(1);
    both->addWidget(m_allOurs);
    both->addWidget(m_allTheirs);
    column->addLayout(both);
    column->addWidget(m_incoming, 4);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("merge.accept"));
    m_accept->setProperty("primary", true);
    column->addWidget(buttons);
    connect(m_allOurs, &QPushButton::clicked, this, [this] { chooseAll(MergeSide::Ours); });
    connect(m_allTheirs, &QPushButton::clicked, this, [this] { chooseAll(MergeSide::Theirs); });
    connect(buttons, &QDialogButtonBox::accepted, this, &MergeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(1060, 640);
}

bool MergeDialog::load(const QString& base, const QString& theirs, QString& failure) {
    auto first = database::readContentsOf(base.toStdString());
    auto other = database::readContentsOf(theirs.toStdString());
    auto own = database::readContents(m_workspace.project());
    for (const auto* read : {&first, &other, &own}) {
        if (!*read) {
            failure = errorSentence(read->error());
            return false;
        }
    }
    m_base = std::move(*first);
    m_theirs = std::move(*other);
    m_ours = std::move(*own);
    m_choices.clear();
    m_conflicts = database::merge(m_base, m_ours, m_theirs).conflicts;
    setWindowTitle(tr("Merge “%1”").arg(QFileInfo(theirs).fileName()));
    showConflicts();
    showSummary();
    return true;
}

void MergeDialog::showConflicts() {
    m_list->clear();
    const bool any = !m_conflicts.empty();
    for (QWidget* widget :
         {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_allOurs), static_cast<QWidget*>(m_allTheirs)}) {
        widget->setVisible(any);
    }
    for (size_t i = 0; i < m_conflicts.size(); ++i) {
        const database::MergeConflict& conflict = m_conflicts[i];
        const database::SystemContents* system = m_ours.system(conflict.id.system);
        const QString field = conflict.field.empty()
                                  ? tr("deleted on one side")
                                  : fieldLabel(system ? &system->package.info : nullptr, conflict.field, uiLanguage());
        const QString thing = itemTitle(conflict.id, conflict.name);
        auto* item = new QTreeWidgetItem(m_list, {QStringLiteral("%1: %2").arg(thing, field), shown(conflict.base),
                                                  shown(conflict.ours), shown(conflict.theirs)});
        for (int column = 0; column < 4; ++column) {
            item->setToolTip(column, item->text(column));
        }
        auto* side = new SegmentedControl(m_appearance, m_list);
        side->setSegments({tr("here"), tr("there")});
        side->setAccessibleName(item->text(0));
        side->setObjectName(QStringLiteral("merge.side"));
        side->setCurrent(m_choices.contains({conflict.id, conflict.field}) &&
                                 m_choices.at({conflict.id, conflict.field}) == MergeSide::Theirs
                             ? 1
                             : 0);
        connect(side, &SegmentedControl::currentChanged, this,
                [this, i](int index) { choose(int(i), index == 0 ? MergeSide::Ours : MergeSide::Theirs); });
        item->setSizeHint(0, {40, m_appearance.px(m_appearance.tokens().size.rowComfortable) + 8});
        // The control keeps its own width, and its neighbours their distance.
        auto* cell = new QWidget(m_list);
        auto* line = new QHBoxLayout(cell);
        line->setContentsMargins(0, 4, 0, 4);
        line->addWidget(side);
        line->addStretch(1);
        m_list->setItemWidget(item, 4, cell);
    }
}

void MergeDialog::choose(int conflict, MergeSide side) {
    const database::MergeConflict& one = m_conflicts[size_t(conflict)];
    m_choices[{one.id, one.field}] = side;
    showSummary();
}

void MergeDialog::chooseAll(MergeSide side) {
    for (const database::MergeConflict& conflict : m_conflicts) {
        m_choices[{conflict.id, conflict.field}] = side;
    }
    showConflicts();
    showSummary();
}

void MergeDialog::showSummary() {
    const database::Merge merged = database::merge(m_base, m_ours, m_theirs, m_choices);
    const database::Difference difference = database::difference(m_ours, merged.contents);
    m_incoming->clear();
    const auto line = [this](const database::ItemDifference& item, const QString& before, const QString& after,
                             const QString& field) {
        const QString thing = itemTitle(item.id, item.name);
        auto* made = new QTreeWidgetItem(
            m_incoming, {field.isEmpty() ? thing : QStringLiteral("%1: %2").arg(thing, field), before, after});
        for (int column = 0; column < 3; ++column) {
            made->setToolTip(column, made->text(column));
        }
    };
    for (const database::ItemDifference& item : difference.added) {
        line(item, QStringLiteral("–"), tr("new"), {});
    }
    for (const database::ItemDifference& item : difference.changed) {
        const database::SystemContents* system = merged.contents.system(item.id.system);
        for (const model::FieldChange& field : item.fields) {
            line(item, shown(field.before), shown(field.after),
                 fieldLabel(system ? &system->package.info : nullptr, field.field, uiLanguage()));
        }
    }
    for (const database::ItemDifference& item : difference.removed) {
        line(item, tr("is here"), tr("deleted"), {});
    }
    QString text = difference.isEmpty() ? tr("Nothing comes from the other copy.")
                                        : tr("%1 new, %2 changed, %3 deleted.")
                                              .arg(difference.added.size())
                                              .arg(difference.changed.size())
                                              .arg(difference.removed.size());
    if (!merged.conflicts.empty()) {
        text +=
            QLatin1Char(' ') + tr("%n value(s) were changed on both sides and not chosen: they stay as they are here.",
                                  nullptr, int(merged.conflicts.size()));
    }
    m_summary->setText(text);
    m_accept->setEnabled(!difference.isEmpty());
}

void MergeDialog::accept() {
    const database::Merge merged = database::merge(m_base, m_ours, m_theirs, m_choices);
    database::ApplyWish wish;
    wish.deletes = true;
    wish.options.kind = "import";
    wish.options.note = windowTitle().toStdString();
    const auto done = database::applyContents(m_workspace.project(), merged.contents, wish);
    m_failed = !done.isOk();
    if (m_failed) {
        m_outcome = errorSentence(done.error());
        m_summary->setText(m_outcome);
        return;
    }
    m_outcome = tr("The copy is merged. One step back takes it all back.");
    m_workspace.reload();
    QDialog::accept();
}

} // namespace blattwerk::app
