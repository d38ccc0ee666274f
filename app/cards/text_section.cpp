#include "app/cards/text_section.h"

#include "app/cards/card_text_edit.h"
#include "app/cards/reading_view.h"
#include "app/cards/text_hint.h"
#include "app/shell/appearance.h"
#include "app/widgets/panel.h"
#include "app/widgets/styled_label.h"
#include "model/text_folding.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

constexpr int kTextLines = 4;
constexpr int kOtherLines = 3;

} // namespace

TextSection::TextSection(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_label(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_counter(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_edit(new CardTextEdit(appearance, this)),
      m_hint(new TextHint(appearance, TextHint::Side::CardText, this)),
      m_panel(new Panel(appearance, this)),
      m_readingLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, m_panel)),
      m_reading(new ReadingView(appearance, m_panel)),
      m_otherLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_other(new CardTextEdit(appearance, this)),
      m_otherHint(new TextHint(appearance, TextHint::Side::Rendering, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    auto* head = new QHBoxLayout;
    head->addWidget(m_label, 1);
    head->addWidget(m_counter);
    column->addLayout(head);
    m_edit->setObjectName(QStringLiteral("cards.text"));
    m_counter->setObjectName(QStringLiteral("cards.text.counter"));
    m_label->setBuddy(m_edit);
    column->addWidget(m_edit);
    m_hint->setObjectName(QStringLiteral("cards.text.hint"));
    column->addWidget(m_hint);
    column->addSpacing(6);

    auto* panel = new QVBoxLayout(m_panel);
    panel->setContentsMargins(0, 0, 0, 0);
    panel->setSpacing(6);
    panel->addWidget(m_readingLabel);
    m_reading->setObjectName(QStringLiteral("cards.reading"));
    panel->addWidget(m_reading);
    column->addWidget(m_panel);
    column->addSpacing(8);

    column->addWidget(m_otherLabel);
    m_other->setObjectName(QStringLiteral("cards.otherLanguage"));
    m_otherLabel->setBuddy(m_other);
    column->addWidget(m_other);
    m_otherHint->setObjectName(QStringLiteral("cards.otherLanguage.hint"));
    column->addWidget(m_otherHint);

    connect(m_reading, &ReadingView::ruleActivated, this, &TextSection::ruleActivated);
    connect(&appearance, &Appearance::changed, this, &TextSection::resizeFields);
    resizeFields();
}

void TextSection::resizeFields() {
    const int line = m_appearance.px(m_appearance.tokens().type.textField.line);
    m_edit->setFixedHeight(line * kTextLines + 20);
    m_other->setFixedHeight(line * kOtherLines + 20);
}

void TextSection::retranslate() {
    m_label->setText(tr("Card text"));
    m_edit->setAccessibleName(m_label->text());
    m_readingLabel->setText(tr("How the rules engine reads it"));
    m_reading->setAccessibleName(m_readingLabel->text());
    m_hint->retranslate();
    m_otherHint->retranslate();
}

void TextSection::show(const model::SystemInfo& info, const model::Card& card, const TextReading& reading,
                       const QStringList& lineRules, model::Language language) {
    m_edit->load(QString::fromStdString(card.text));
    m_edit->setMarks(reading.marks);
    const int length = model::characterCount(card.text);
    const int limit = info.limits.text;
    m_counter->setText(limit > 0 ? tr("%1 of %2 characters").arg(length).arg(limit)
                                 : tr("%n character(s)", nullptr, length));
    m_counter->setInk(limit > 0 && length > limit ? StyledLabel::Ink::Error : StyledLabel::Ink::Third);
    m_reading->setReading(reading, lineRules, language);
}

void TextSection::showOther(const model::SystemInfo& info, const TextReading& reading, OtherText other) {
    m_otherLabel->setText(info.language == "en" ? tr("German (made from the text, can be edited)")
                                                : tr("English (made from the text, can be edited)"));
    m_other->setAccessibleName(m_otherLabel->text());
    const bool hasOther = reading.isRead;
    m_otherLabel->setVisible(hasOther);
    m_other->setVisible(hasOther);
    if (!hasOther) {
        m_otherHint->hide();
    } else if (other == OtherText::OfAnotherCard ||
               (other == OtherText::OfThisCard && !m_other->hasFocus() && !reading.isUnfinished())) {
        m_other->load(reading.otherLanguage);
        m_other->setMarks(headMarks(reading.otherLanguage));
        m_otherHint->hide();
    }
}

void TextSection::markOther(const TextReading& reading, const QStringList& repairs) {
    m_other->setMarks(reading.marks);
    m_otherHint->show(m_other->toPlainText(), reading, repairs, m_other->hasFocus());
    m_otherHint->setVisible(m_otherHint->kind() != TextHint::Kind::Nothing);
}

} // namespace blattwerk::app
