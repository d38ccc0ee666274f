#include "app/cards/text_section.h"

#include "app/cards/card_columns.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/reading_view.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/panel.h"
#include "app/widgets/rule_chip.h"
#include "app/widgets/styled_label.h"
#include "model/text_folding.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

/// Rules that stand beside the reading at most.
constexpr int kShownRules = 3;
/// Continuations that stand under the text.
constexpr int kShownExpected = 4;
constexpr int kTextLines = 4;

} // namespace

TextSection::TextSection(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_label(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_counter(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_edit(new CardTextEdit(appearance, this)),
      m_expected(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_panel(new Panel(appearance, this)),
      m_readingLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, m_panel)),
      m_chips(new QWidget(m_panel)),
      m_reading(new ReadingView(appearance, m_panel)),
      m_otherLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_other(nullptr),
      m_otherGround(new Ground(appearance, Ground::Kind::Sunken, {}, this)) {
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
    m_expected->setObjectName(QStringLiteral("cards.text.expected"));
    m_expected->setWordWrap(true);
    column->addWidget(m_expected);
    column->addSpacing(8);

    auto* panel = new QVBoxLayout(m_panel);
    panel->setContentsMargins(0, 0, 0, 0);
    panel->setSpacing(6);
    auto* panelHead = new QHBoxLayout;
    panelHead->addWidget(m_readingLabel, 1);
    m_chips->setLayout(new QHBoxLayout);
    m_chips->layout()->setContentsMargins(0, 0, 0, 0);
    m_chips->layout()->setSpacing(4);
    panelHead->addWidget(m_chips);
    panel->addLayout(panelHead);
    m_reading->setObjectName(QStringLiteral("cards.reading"));
    panel->addWidget(m_reading);
    column->addWidget(m_panel);
    column->addSpacing(8);

    column->addWidget(m_otherLabel);
    auto* ground = new QVBoxLayout(m_otherGround);
    ground->setContentsMargins(10, 7, 10, 7);
    m_other =
        new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, m_otherGround);
    m_other->setObjectName(QStringLiteral("cards.otherLanguage"));
    m_other->setWordWrap(true);
    m_other->setTextFormat(Qt::PlainText);
    m_other->setTextInteractionFlags(Qt::TextSelectableByMouse);
    ground->addWidget(m_other);
    column->addWidget(m_otherGround);

    connect(m_edit, &CardTextEdit::edited, this, [this] { Q_EMIT edited(m_edit->toPlainText()); });
    connect(m_edit, &CardTextEdit::committed, this, &TextSection::committed);
    const auto size = [this] {
        m_edit->setFixedHeight(m_appearance.px(m_appearance.tokens().type.textField.line) * kTextLines + 20);
    };
    connect(&appearance, &Appearance::changed, this, size);
    size();
}

void TextSection::retranslate() {
    m_label->setText(tr("Card text"));
    m_edit->setAccessibleName(m_label->text());
    m_readingLabel->setText(tr("How the rules engine reads it"));
    m_reading->setAccessibleName(m_readingLabel->text());
    m_other->setAccessibleName(m_otherLabel->text());
}

QString TextSection::otherLanguage() const {
    return m_other->text();
}

void TextSection::renewExpected(const TextReading& reading) {
    for (const TextMark& mark : reading.marks) {
        if (mark.kind != TextMark::Kind::Unknown) {
            continue;
        }
        std::vector<std::string> expected;
        for (const QString& word : mark.expected) {
            expected.push_back(word.toStdString());
        }
        const QString shown = expectedWords(expected, kShownExpected);
        QString text =
            shown.isEmpty() ? tr("The card language does not know this sentence.") : tr("Expected here: %1").arg(shown);
        text += QLatin1Char(' ') + tr("As it stands, the sentence is carried out by hand at the table.");
        m_expected->setText(text);
        m_expected->show();
        return;
    }
    m_expected->hide();
}

void TextSection::setRules(const QStringList& rules) {
    const QStringList shown = rules.mid(0, kShownRules);
    if (shown == m_rules) {
        return;
    }
    m_rules = shown;
    QLayout* row = m_chips->layout();
    while (QLayoutItem* item = row->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString& rule : shown) {
        auto* chip = new RuleChip(m_appearance, rule, m_chips);
        connect(chip, &RuleChip::ruleActivated, this, &TextSection::ruleActivated);
        row->addWidget(chip);
        chip->show();
    }
}

void TextSection::show(const model::SystemInfo& info, const model::Card& card, const TextReading& reading,
                       model::Language language) {
    m_edit->load(QString::fromStdString(card.text));
    m_edit->setMarks(reading.marks);
    const int length = model::characterCount(card.text);
    const int limit = info.limits.text;
    m_counter->setText(limit > 0 ? tr("%1 of %2 characters").arg(length).arg(limit)
                                 : tr("%n character(s)", nullptr, length));
    m_counter->setInk(limit > 0 && length > limit ? StyledLabel::Ink::Error : StyledLabel::Ink::Third);
    m_reading->setReading(reading, language);
    renewExpected(reading);
    m_otherLabel->setText(info.language == "en" ? tr("German (made from the text)")
                                                : tr("English (made from the text)"));
    m_other->setText(reading.otherLanguage);
    const bool hasOther = reading.isRead && !reading.otherLanguage.isEmpty();
    m_otherLabel->setVisible(hasOther);
    m_otherGround->setVisible(hasOther);
}

} // namespace blattwerk::app
