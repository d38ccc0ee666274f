#include "app/cards/phrases_dialog.h"

#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/row_ground.h"
#include "app/widgets/styled_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kEdge = 8; ///< as the captions above
constexpr int kPadding = 5;

/// Sentences that wrap, on the ground of the other lists.
class SentenceDelegate : public QStyledItemDelegate {
public:
    SentenceDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent),
          m_appearance(appearance) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        painter->save();
        paintRowGround(*painter, option, m_appearance,
                       {option.state.testFlag(QStyle::State_MouseOver), index.column() == 0});
        painter->setFont(font());
        const bool isFault = index.data(kFaultRole).toBool();
        const ThemeColours& c = m_appearance.colours();
        painter->setPen(isFault ? c.error : index.column() == 0 ? c.ink : c.ink2);
        painter->drawText(option.rect.adjusted(kEdge, 0, -kEdge, 0), kWrapped, index.data().toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* tree = qobject_cast<const QTreeWidget*>(option.widget);
        const int width = tree ? tree->header()->sectionSize(index.column()) : 240;
        const QRect room(0, 0, std::max(80, width - 2 * kEdge), 10000);
        const int text = QFontMetrics(font()).boundingRect(room, kWrapped, index.data().toString()).height();
        return {width, std::max(text + 2 * kPadding, m_appearance.px(m_appearance.tokens().size.rowNormal))};
    }

    static constexpr int kFaultRole = Qt::UserRole;

private:
    static constexpr int kWrapped = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextWordWrap);

    [[nodiscard]] QFont font() const { return m_appearance.font(m_appearance.tokens().type.body); }

    const Appearance& m_appearance;
};

/// Three columns that share the width; why a sentence cannot be used needs room too.
class SentenceTree : public QTreeWidget {
public:
    using QTreeWidget::QTreeWidget;

protected:
    void resizeEvent(QResizeEvent* event) override {
        QTreeWidget::resizeEvent(event);
        const int width = viewport()->width();
        setColumnWidth(0, width * 2 / 5);
        setColumnWidth(1, width * 2 / 5);
        scheduleDelayedItemsLayout();
    }
};

} // namespace

PhrasesDialog::PhrasesDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                             QWidget* parent)
    : QDialog(parent),
      m_book(workspace, system),
      m_explained(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_list(new SentenceTree(this)),
      m_outcome(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Error, StyledLabel::Face::Ui, this)),
      m_add(new QPushButton(this)),
      m_edit(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("cards.phrases"));
    setModal(false);
    resize(720, 420);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    m_explained->setWordWrap(true);
    column->addWidget(m_explained);
    m_list->setObjectName(QStringLiteral("cards.phrases.list"));
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setHeader(new FlatHeader(appearance, Qt::Horizontal, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new SentenceDelegate(appearance, m_list));
    m_list->header()->setStretchLastSection(true);
    connect(&appearance, &Appearance::changed, m_list, [this] { m_list->doItemsLayout(); });
    column->addWidget(m_list, 1);
    m_outcome->setWordWrap(true);
    column->addWidget(m_outcome);
    auto* row = new QHBoxLayout;
    row->addWidget(m_add);
    row->addWidget(m_edit);
    row->addWidget(m_remove);
    row->addStretch(1);
    row->addWidget(m_close);
    column->addLayout(row);
    m_add->setObjectName(QStringLiteral("cards.phrases.add"));
    m_edit->setObjectName(QStringLiteral("cards.phrases.edit"));
    m_remove->setObjectName(QStringLiteral("cards.phrases.remove"));
    m_add->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &PhrasesDialog::addRequested);
    const auto edit = [this] {
        if (const model::PhraseAlias* alias = current()) {
            Q_EMIT editRequested(*alias);
        }
    };
    connect(m_edit, &QPushButton::clicked, this, edit);
    connect(m_list, &QTreeWidget::itemActivated, this, edit);
    connect(m_remove, &QPushButton::clicked, this, &PhrasesDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        m_edit->setEnabled(current() != nullptr);
        m_remove->setEnabled(current() != nullptr);
    });
    connect(&workspace, &Workspace::changed, this, &PhrasesDialog::renew);
    retranslate();
}

const model::PhraseAlias* PhrasesDialog::current() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < int(m_aliases.size()) ? &m_aliases[size_t(row)] : nullptr;
}

void PhrasesDialog::renew() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_aliases = m_book.all();
    m_list->clear();
    for (const model::PhraseAlias& alias : m_aliases) {
        const auto fault = std::ranges::find_if(
            m_book.faults(), [&alias](const engine::language::AliasFault& one) { return one.alias == alias; });
        const bool broken = fault != m_book.faults().end();
        const QString state = broken            ? errorSentence(fault->error)
                              : alias.canonical ? tr("written so")
                                                : tr("read only");
        auto* item = new QTreeWidgetItem(
            m_list, {QString::fromStdString(alias.wording), QString::fromStdString(alias.phrase), state});
        item->setData(2, SentenceDelegate::kFaultRole, broken);
        for (int column = 0; column < 3; ++column) {
            item->setToolTip(column, item->text(column));
        }
    }
    if (!m_aliases.empty()) {
        m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row, 0, int(m_aliases.size()) - 1)));
    }
    m_edit->setEnabled(current() != nullptr);
    m_remove->setEnabled(current() != nullptr);
}

void PhrasesDialog::retranslate() {
    setWindowTitle(tr("Sentences of this project"));
    m_explained->setText(
        tr("What you taught the card language. Places in curly brackets may be anything of their kind."));
    m_list->setHeaderLabels({tr("Sentence"), tr("means"), tr("Use")});
    m_list->setAccessibleName(windowTitle());
    m_add->setText(tr("New …"));
    m_edit->setText(tr("Change …"));
    m_remove->setText(tr("Remove"));
    m_close->setText(tr("Close"));
    renew();
}

void PhrasesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void PhrasesDialog::remove() {
    if (const model::PhraseAlias* alias = current()) {
        const QString wording = QString::fromStdString(alias->wording);
        if (const auto done = m_book.remove(*alias); !done) {
            m_outcome->setText(errorSentence(done.error()));
        } else {
            m_outcome->clear();
            Q_EMIT reported(tr("“%1” removed.").arg(wording), false);
        }
    }
}

} // namespace blattwerk::app
