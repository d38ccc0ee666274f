#include "app/print/print_list.h"

#include "app/print/print_contents.h"
#include "app/print/print_list_model.h"
#include "app/print/print_row_delegate.h"
#include "app/print_sheet/print_task.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"
#include "app/widgets/styled_label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListView>

namespace blattwerk::app {

PrintList::PrintList(Workspace& workspace, const Appearance& appearance, PrintContents& contents, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_contents(contents),
      m_model(new PrintListModel(workspace, contents, this)),
      m_title(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_count(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_view(new QListView(this)),
      m_remarks(new QVBoxLayout) {
    const int edge = appearance.tokens().space.page;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 0);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(edge, 0, edge, 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    column->addLayout(head);
    m_count->setObjectName(QStringLiteral("print.count"));
    m_view->setObjectName(QStringLiteral("print.cards"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new PrintRowDelegate(appearance, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setResizeMode(QListView::Adjust);
    column->addWidget(m_view, 1);
    m_remarks->setContentsMargins(edge, 0, edge, 12);
    column->addLayout(m_remarks);

    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT cardActivated(index.data(PrintListModel::KeyRole).toString()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid()) {
            Q_EMIT cardChosen(index.row());
        }
    });
    connect(&contents, &PrintContents::completed, this, [this] {
        // Rows with a finding are higher.
        m_view->doItemsLayout();
        renewRemarks();
    });
    connect(&appearance, &Appearance::changed, this, [this] {
        m_view->doItemsLayout();
        renewRemarks();
    });
}

void PrintList::renew(const std::string& system) {
    m_model->renew(system);
    m_count->setText(tr("%n card(s)", nullptr, m_contents.cardCount()));
    renewRemarks();
}

void PrintList::retranslate() {
    m_title->setText(tr("On the sheets"));
    m_view->setAccessibleName(tr("Cards that will be printed"));
    m_count->setText(tr("%n card(s)", nullptr, m_contents.cardCount()));
    renewRemarks();
}

Notice* PrintList::remark(bool flawed, const std::vector<int>& rows) {
    const QString name = m_model->index(rows.front()).data().toString();
    const QString sentence =
        flawed ? tr("%n card(s) would look wrong in print.", nullptr, int(rows.size()))
               : tr("%n card(s) show the emblem, because there is no picture yet.", nullptr, int(rows.size()));
    auto* notice = new Notice(m_appearance, flawed ? NoticeKind::Warning : NoticeKind::Advice, sentence,
                              {rows.size() == 1 ? tr("Open %1").arg(name) : tr("Open the first")}, {}, this);
    notice->setObjectName(flawed ? QStringLiteral("print.flaws") : QStringLiteral("print.noPictures"));
    connect(notice, &Notice::linkActivated, this, [this, row = rows.front()] {
        Q_EMIT cardActivated(m_model->index(row).data(PrintListModel::KeyRole).toString());
    });
    return notice;
}

Notice* PrintList::takeOut() {
    constexpr std::size_t kShown = 10;
    QStringList lines;
    for (const BoxCard& card : m_contents.takeOut()) {
        lines << tr("%1 × %2 (r%3)")
                     .arg(card.copies)
                     .arg(QString::fromStdString(card.name.empty() ? card.key : card.name))
                     .arg(card.revision);
    }
    QString shown = lines.mid(0, kShown).join(QStringLiteral(", "));
    // A count stays with its card where a line breaks.
    shown.replace(QStringLiteral(" × "), QStringLiteral("\u00a0×\u00a0"));
    if (lines.size() > qsizetype(kShown)) {
        shown += QStringLiteral(", ") + tr("and %n more", nullptr, int(lines.size() - qsizetype(kShown)));
    }
    QStringList links{tr("Copy the list")};
    if (onlyTakesOut(m_contents.order(), m_contents.takeOut())) {
        links << tr("They are out");
    }
    auto* notice =
        new Notice(m_appearance, NoticeKind::Warning, tr("Take out of the box: %1.").arg(shown), links, {}, this);
    notice->setObjectName(QStringLiteral("print.takeOut"));
    connect(notice, &Notice::linkActivated, this, [this, text = lines.join(QLatin1Char('\n'))](int index) {
        if (index > 0) {
            Q_EMIT takenOut();
            return;
        }
        QGuiApplication::clipboard()->setText(text + QLatin1Char('\n'));
    });
    return notice;
}

void PrintList::renewRemarks() {
    while (QLayoutItem* item = m_remarks->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (!m_contents.isComplete()) {
        return;
    }
    if (!m_contents.takeOut().empty()) {
        m_remarks->addWidget(takeOut());
    }
    if (const auto flawed = m_model->flawedRows(); !flawed.empty()) {
        m_remarks->addWidget(remark(true, flawed));
    }
    if (const auto bare = m_model->rowsWithoutPicture(); !bare.empty()) {
        m_remarks->addWidget(remark(false, bare));
    }
}

} // namespace blattwerk::app
