#include "app/decks/compare_view.h"

#include "app/decks/compare_model.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace blattwerk::app {

CompareDelegate::CompareDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent),
      m_appearance(appearance) {}

void CompareDelegate::setColours(const QString& left, const QString& right) {
    m_colours[0] = left;
    m_colours[1] = right;
}

void CompareDelegate::paintHead(QPainter& painter, const QRect& rect, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    painter.setPen(c.line);
    painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    painter.setFont(m_appearance.font(m_appearance.tokens().type.body, true));
    painter.setPen(index.column() == CompareModel::MarkColumn ? c.ink2 : c.ink);
    const int flags =
        index.column() == CompareModel::MarkColumn ? int(Qt::AlignCenter) : int(Qt::AlignLeft | Qt::AlignVCenter);
    painter.drawText(rect.adjusted(8, 0, -8, 0), flags, index.data().toString());
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = m_appearance.colours();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(CompareModel::HeadRole).toBool()) {
        paintHead(*painter, option.rect, index);
        painter->restore();
        return;
    }
    const bool left = index.column() == CompareModel::LeftColumn;
    const Accent& accent = m_appearance.tokens().accent(m_colours[left ? 0 : 1]);
    const bool only = index.data(CompareModel::OnlyRole).toBool();
    if (only) {
        painter->fillRect(option.rect, accent.wash(m_appearance.theme()));
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                          accent.colour(m_appearance.theme()));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
    painter->setPen(c.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->setFont(m_appearance.font(m_appearance.tokens().type.body));
    if (index.column() == CompareModel::MarkColumn) {
        painter->setPen(c.ink3);
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        painter->restore();
        return;
    }
    QRect text = option.rect.adjusted(12, 0, -8, 0);
    painter->setPen(c.ink2);
    painter->drawText(QRect(text.left(), text.top(), 18, text.height()), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(CompareModel::CostRole).toString());
    text.adjust(30, 0, 0, 0);
    if (only) {
        // The sign says the same as the colour: minus is missing at the right, plus is new there.
        painter->setPen(accent.colour(m_appearance.theme()));
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body, true));
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, left ? QStringLiteral("−") : QStringLiteral("+"));
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body));
    }
    text.adjust(16, 0, 0, 0);
    painter->setPen(c.ink);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

CompareView::CompareView(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new CompareModel(this)),
      m_table(new QTableView(this)),
      m_delegate(new CompareDelegate(*context.appearance, this)),
      m_leftGem(new GemMark(*context.appearance, GemMark::Size::Heading, this)),
      m_rightGem(new GemMark(*context.appearance, GemMark::Size::Heading, this)),
      m_leftName(new StyledLabel(*context.appearance, &TypeScale::section, StyledLabel::Ink::Normal,
                                 StyledLabel::Face::Serif, this)),
      m_choice(new QComboBox(this)),
      m_summary(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                                this)) {
    const int edge = context.appearance->tokens().space.page;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(edge, 10, edge, 8);
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_leftGem);
    head->addWidget(m_leftName, 1);
    head->addSpacing(40);
    head->addWidget(m_rightGem);
    head->addWidget(m_choice, 1);
    column->addLayout(head);
    column->addWidget(m_summary);
    m_choice->setObjectName(QStringLiteral("decks.compare_with"));
    m_table->setObjectName(QStringLiteral("decks.compare"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(
        context.appearance->px(context.appearance->tokens().size.rowNormal));
    m_table->horizontalHeader()->setSectionResizeMode(CompareModel::LeftColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(CompareModel::RightColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(CompareModel::MarkColumn, QHeaderView::Fixed);
    m_table->setColumnWidth(CompareModel::MarkColumn, context.appearance->px(52));
    column->addWidget(m_table, 1);
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_chosen = m_choice->currentData().toString();
        renew();
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const QString key = index.data(CompareModel::KeyRole).toString(); !key.isEmpty()) {
            Q_EMIT cardActivated(key);
        }
    });
}

void CompareView::retranslate() {
    m_choice->setAccessibleName(tr("Deck to compare with"));
    m_table->setAccessibleName(tr("Two decks side by side"));
    renew();
}

void CompareView::setSystem(const std::string& system, const std::string& curveField) {
    m_system = system;
    m_curveField = curveField;
}

void CompareView::showDeck(const QString& key) {
    m_deck = key;
    fillChoice();
    renew();
}

void CompareView::compareWith(const QString& key) {
    m_chosen = key;
    fillChoice();
    renew();
}

void CompareView::fillChoice() {
    m_choice->clear();
    if (m_system.empty()) {
        return;
    }
    const SystemDesk& desk = m_context.workspace->system(m_system);
    const model::Collection* own = desk.collection(m_deck.toStdString());
    int best = -1;
    int most = 0;
    for (const model::Collection& deck : desk.collections) {
        const QString key = QString::fromStdString(deck.key);
        if (key == m_deck || !desk.holdsCards(deck)) {
            continue;
        }
        m_choice->addItem(QString::fromStdString(deck.name.in(uiLanguage())), key);
        int shared = 0;
        for (const model::CollectionEntry& entry : deck.cards) {
            shared += own && own->copiesOf(entry.cardKey) > 0 ? 1 : 0;
        }
        if (shared > most) {
            most = shared;
            best = m_choice->count() - 1;
        }
    }
    // The deck that was chosen stays; else the one with most cards in common, which is a copy if there is one.
    const int kept = m_choice->findData(m_chosen);
    m_choice->setCurrentIndex(!m_chosen.isEmpty() && kept >= 0 ? kept
                              : best >= 0                      ? best
                              : m_choice->count() > 0          ? 0
                                                               : -1);
}

void CompareView::renew() {
    if (m_system.empty()) {
        return;
    }
    const SystemDesk& desk = m_context.workspace->system(m_system);
    const model::Collection* left = desk.collection(m_deck.toStdString());
    const model::Collection* right = desk.collection(m_choice->currentData().toString().toStdString());
    m_leftGem->setVisible(left != nullptr);
    m_rightGem->setVisible(right != nullptr);
    m_choice->setVisible(m_choice->count() > 0);
    m_leftName->setText(left ? QString::fromStdString(left->name.in(uiLanguage())) : QString());
    if (!left || !right) {
        m_model->clear();
        m_summary->setText(tr("A second deck is needed to compare. Duplicate this one and change the copy."));
        return;
    }
    m_leftGem->setAccentKey(QString::fromStdString(left->colour));
    m_rightGem->setAccentKey(QString::fromStdString(right->colour));
    m_delegate->setColours(QString::fromStdString(left->colour), QString::fromStdString(right->colour));
    m_model->show(desk, *left, *right, m_curveField, uiLanguage());
    m_table->clearSpans();
    m_summary->setText(tr("%n card(s) in common", nullptr, m_model->common()) + QStringLiteral(" · ") +
                       tr("%n only at the left", nullptr, m_model->onlyLeft()) + QStringLiteral(" · ") +
                       tr("%n only at the right", nullptr, m_model->onlyRight()));
}

} // namespace blattwerk::app
