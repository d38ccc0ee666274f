#include "app/decks/suggestion_list.h"

#include "app/face/face_content.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace blattwerk::app {

SuggestionList::SuggestionList(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    hide();
}

void SuggestionList::empty() {
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

void SuggestionList::clear() {
    empty();
    hide();
}

QString SuggestionList::reason(const CardSuggestion& suggestion, const QString& typeName, int cost) const {
    QStringList parts;
    if (suggestion.typeGap > 0) {
        parts << tr("%1 is missing").arg(typeName);
    } else if (suggestion.typeGap < 0) {
        parts << tr("%1: one more than planned").arg(typeName);
    } else {
        parts << typeName;
    }
    if (cost >= 0) {
        parts << (suggestion.curveGap > 0   ? tr("fills cost %1").arg(cost)
                  : suggestion.curveGap < 0 ? tr("cost %1 is full").arg(cost)
                                            : tr("cost %1").arg(cost));
    }
    return parts.join(QStringLiteral(" · "));
}

void SuggestionList::show(const QString& title, const QString& verb, const std::vector<CardSuggestion>& suggestions,
                          const SystemDesk& desk, const std::string& curveField) {
    empty();
    auto* head = new QWidget(this);
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(0, 0, 0, 0);
    auto* label =
        new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, head);
    label->setText(title);
    line->addWidget(label, 1);
    auto* close = new QToolButton(head);
    close->setText(tr("Close"));
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &SuggestionList::closed);
    line->addWidget(close);
    m_column->addWidget(head);
    if (suggestions.empty()) {
        auto* none =
            new StyledLabel(m_appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
        none->setText(tr("No card of this project fits without a new error."));
        none->setWordWrap(true);
        m_column->addWidget(none);
    }
    for (const CardSuggestion& suggestion : suggestions) {
        const model::Card* card = desk.card(suggestion.key);
        if (!card) {
            continue;
        }
        const model::TypeInfo* type = desk.info.schema.type(card->type);
        const QString name = QString::fromStdString(card->name);
        const QString typeName =
            inSentenceCase(QString::fromStdString(type ? type->name.in(uiLanguage()) : card->type));
        auto* row = new QWidget(this);
        auto* columns = new QHBoxLayout(row);
        columns->setContentsMargins(0, 2, 0, 2);
        columns->setSpacing(8);
        auto* texts = new QVBoxLayout;
        texts->setSpacing(0);
        auto* first =
            new StyledLabel(m_appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, row);
        first->setText(name);
        auto* second =
            new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, row);
        second->setText(reason(suggestion, typeName, card->number(curveField, -1)));
        texts->addWidget(first);
        texts->addWidget(second);
        columns->addLayout(texts, 1);
        auto* take = new QPushButton(verb, row);
        take->setObjectName(QStringLiteral("decks.suggestion"));
        take->setAccessibleName(verb + QStringLiteral(": ") + name);
        const QString key = QString::fromStdString(card->key);
        // Queued: taking a card renews this very list.
        connect(
            take, &QPushButton::clicked, this, [this, key] { Q_EMIT chosen(key); }, Qt::QueuedConnection);
        columns->addWidget(take);
        m_column->addWidget(row);
    }
    QWidget::show();
}

} // namespace blattwerk::app
