#include "app/history/side_panel.h"

#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {
constexpr int kNoteHeight = 84;
} // namespace

SidePanel::SidePanel(const PageContext& context, QWidget* parent) : QWidget(parent), m_appearance(*context.appearance) {
    const int edge = m_appearance.tokens().space.page;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(edge);
    const auto panel = [&](StyledLabel*& title) {
        auto* made = new Panel(m_appearance, this);
        auto* lines = new QVBoxLayout(made);
        lines->setContentsMargins(0, 0, 0, 0); // the panel has its own
        lines->setSpacing(8);
        title =
            new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, made);
        title->setWordWrap(true);
        lines->addWidget(title);
        return std::pair{made, lines};
    };
    auto [labelPanel, labelLines] = panel(m_labelTitle);
    m_labelPanel = labelPanel;
    m_label = new QLineEdit(labelPanel);
    m_label->setObjectName(QStringLiteral("history.edition.label"));
    labelLines->addWidget(m_label);
    column->addWidget(m_labelPanel);

    auto [factPanel, factLines] = panel(m_factTitle);
    m_factPanel = factPanel;
    m_facts =
        new StyledLabel(m_appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, factPanel);
    m_facts->setObjectName(QStringLiteral("history.facts"));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    factLines->addWidget(m_facts);
    column->addWidget(m_factPanel);

    auto [choicePanel, choiceLines] = panel(m_choiceTitle);
    m_list = new QListWidget(choicePanel);
    m_list->setObjectName(QStringLiteral("history.compare"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    choiceLines->addWidget(m_list);
    // As high as its list, so that the title stays above it.
    choicePanel->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    column->addWidget(choicePanel);

    auto [notePanel, noteLines] = panel(m_noteTitle);
    m_note = new QPlainTextEdit(notePanel);
    m_note->setProperty("field", true);
    m_note->setObjectName(QStringLiteral("history.note"));
    m_note->setTabChangesFocus(true);
    m_note->installEventFilter(this);
    noteLines->addWidget(m_note);
    column->addWidget(notePanel);

    m_actions = new QVBoxLayout;
    m_actions->setSpacing(8);
    column->addStretch(1);
    column->addLayout(m_actions);
    m_hint = new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this);
    m_hint->setWordWrap(true);
    column->addWidget(m_hint);

    connect(m_list, &QListWidget::currentRowChanged, this, &SidePanel::choiceChanged);
    connect(m_label, &QLineEdit::editingFinished, this, &SidePanel::commit);
    const auto restyle = [this] {
        m_note->setFixedHeight(m_appearance.px(kNoteHeight));
        m_list->setMinimumHeight(m_appearance.px(kNoteHeight / 2));
    };
    connect(&m_appearance, &Appearance::changed, this, restyle);
    restyle();
}

QPushButton* SidePanel::addAction(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    m_actions->addWidget(button);
    return button;
}

void SidePanel::setChoices(const QString& title, std::vector<Choice> choices, int current) {
    const QSignalBlocker quiet(m_list);
    m_choiceTitle->setText(title);
    m_list->setAccessibleName(title);
    m_choices = std::move(choices);
    m_list->clear();
    for (const Choice& choice : m_choices) {
        const QString text = choice.tag.isEmpty() ? choice.text : QStringLiteral("%1  %2").arg(choice.tag, choice.text);
        auto* item = new QListWidgetItem(text, m_list);
        item->setToolTip(text);
        item->setSizeHint({40, m_appearance.px(m_appearance.tokens().size.rowCompact) + 4});
    }
    m_list->setCurrentRow(current);
    const int row = m_appearance.px(m_appearance.tokens().size.rowCompact) + 4;
    m_list->setMaximumHeight(qMax(2, int(m_choices.size())) * row + 6);
}

const SidePanel::Choice* SidePanel::choice() const {
    const int row = m_list->currentRow();
    return row >= 0 && row < int(m_choices.size()) ? &m_choices[size_t(row)] : nullptr;
}

void SidePanel::setNote(const QString& title, const QString& note, bool canEdit) {
    m_storedNote = note;
    m_noteTitle->setText(title);
    m_note->setAccessibleName(title);
    m_note->setPlainText(note);
    m_note->setReadOnly(!canEdit);
}

void SidePanel::setLabel(const QString& label) {
    m_storedLabel = label;
    m_label->setText(label);
    m_labelPanel->setVisible(!label.isEmpty());
}

void SidePanel::setFacts(const QString& title, const QStringList& lines) {
    m_factTitle->setText(title);
    m_facts->setText(lines.join(QLatin1Char('\n')));
    m_factPanel->setVisible(!lines.isEmpty());
}

void SidePanel::commit() {
    if (m_isSending) {
        return;
    }
    const QScopedValueRollback sending(m_isSending, true);
    if (const QString note = m_note->toPlainText(); note != m_storedNote) {
        Q_EMIT noteEdited(note);
    }
    // The answer sets it anew.
    if (const QString label = m_label->text(); label != m_storedLabel && !m_storedLabel.isEmpty()) {
        m_storedLabel = label;
        Q_EMIT labelEdited(label);
    }
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::FocusOut) {
        commit();
    }
    return QWidget::eventFilter(watched, event);
}

void SidePanel::retranslate() {
    m_labelTitle->setText(tr("Name of the edition"));
    m_label->setAccessibleName(m_labelTitle->text());
    m_note->setPlaceholderText(tr("Why, for later"));
}

} // namespace blattwerk::app
