#include "app/cards/replace_dialog.h"

#include "app/cards/card_text_edit.h"
#include "app/cards/completion_offers.h"
#include "app/cards/text_change_list.h"
#include "app/cards/text_completion.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {
constexpr int kPauseMs = 250;
} // namespace

ReplaceDialog::ReplaceDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                             QWidget* parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_system(system),
      m_search(workspace, system),
      m_reader(workspace),
      m_patternLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_replacementLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_explained(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_outcome(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_list(new TextChangeList(appearance, this)),
      m_apply(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("cards.replace"));
    setModal(false);
    resize(760, 560);
    m_reader.setSystem(system);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(4);
    m_pattern = addField("cards.replace.pattern", m_patternLabel);
    column->addWidget(m_patternLabel);
    column->addWidget(m_pattern);
    m_explained->setWordWrap(true);
    column->addWidget(m_explained);
    column->addSpacing(6);
    m_replacement = addField("cards.replace.replacement", m_replacementLabel);
    column->addWidget(m_replacementLabel);
    column->addWidget(m_replacement);
    column->addSpacing(6);
    m_outcome->setWordWrap(true);
    m_outcome->setObjectName(QStringLiteral("cards.replace.outcome"));
    column->addWidget(m_outcome);
    column->addSpacing(2);
    column->addWidget(m_list, 1);
    column->addSpacing(8);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_apply, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    m_apply->setObjectName(QStringLiteral("cards.replace.apply"));
    m_apply->setProperty("primary", true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ReplaceDialog::search);
    connect(m_apply, &QPushButton::clicked, this, &ReplaceDialog::replace);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &TextChangeList::chosenChanged, this, &ReplaceDialog::renewButton);
    connect(&workspace, &Workspace::changed, this, [this] {
        m_reader.renew();
        m_pause.start();
    });
    retranslate();
    search();
}

CardTextEdit* ReplaceDialog::addField(const char* name, StyledLabel* label) {
    auto* edit = new CardTextEdit(m_appearance, this);
    edit->setObjectName(QLatin1String(name));
    edit->setFixedHeight(m_appearance.px(m_appearance.tokens().type.textField.line) * 2 + 16);
    label->setBuddy(edit);
    edit->completion()->setSource([this](const QString& text) {
        return m_reader.language()
                   ? completionOffers(m_reader, m_workspace.system(m_system).cards, {}, text, m_reader.textLanguage())
                   : CompletionOffers();
    });
    connect(edit, &CardTextEdit::edited, this, [this] { m_pause.start(); });
    return edit;
}

void ReplaceDialog::retranslate() {
    setWindowTitle(tr("Find and replace by meaning"));
    m_patternLabel->setText(tr("Cards that say"));
    m_pattern->setAccessibleName(m_patternLabel->text());
    m_explained->setText(tr("What stands in curly brackets may be anything of its kind: {1} is any number."));
    m_replacementLabel->setText(tr("shall say instead (empty: only find)"));
    m_replacement->setAccessibleName(m_replacementLabel->text());
    m_close->setText(tr("Close"));
    m_list->retranslate();
    renewButton();
}

void ReplaceDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        search();
    }
}

void ReplaceDialog::setPattern(const QString& pattern, const QString& replacement) {
    m_pattern->load(pattern);
    m_replacement->load(replacement);
    search();
}

QString ReplaceDialog::said() const {
    return m_outcome->text();
}

void ReplaceDialog::search() {
    m_pause.stop();
    const std::string pattern = m_pattern->toPlainText().trimmed().toStdString();
    const std::string replacement = m_replacement->toPlainText().trimmed().toStdString();
    std::vector<TextChange> changes;
    QString said;
    bool failed = false;
    if (pattern.empty()) {
        said = tr("Write a sentence as it stands on cards.");
    } else if (replacement.empty()) {
        if (const auto keys = m_search.find(pattern)) {
            for (const std::string& key : *keys) {
                if (const model::Card* card = m_workspace.system(m_system).card(key)) {
                    changes.push_back({key, card->name, card->text, card->text});
                }
            }
            said = tr("%n card(s) mean this.", nullptr, int(changes.size()));
        } else {
            failed = true;
            said = errorSentence(keys.error());
        }
    } else if (const auto found = m_search.preview(pattern, replacement)) {
        changes = *found;
        said = tr("%n card(s) would change.", nullptr, int(changes.size()));
    } else {
        failed = true;
        said = errorSentence(found.error());
    }
    m_outcome->setText(said);
    m_outcome->setInk(failed ? StyledLabel::Ink::Error : StyledLabel::Ink::Second);
    m_list->show(changes, !replacement.empty());
    renewButton();
}

void ReplaceDialog::renewButton() {
    const bool replaces = !m_replacement->toPlainText().trimmed().isEmpty();
    const int count = replaces ? int(m_list->chosen().size()) : 0;
    m_apply->setText(count > 0 ? tr("Replace on %n card(s)", nullptr, count) : tr("Replace"));
    m_apply->setEnabled(count > 0);
}

void ReplaceDialog::replace() {
    const std::vector<TextChange> chosen = m_list->chosen();
    if (const auto done = m_search.apply(chosen); !done) {
        m_outcome->setText(errorSentence(done.error()));
        m_outcome->setInk(StyledLabel::Ink::Error);
        return;
    }
    Q_EMIT reported(tr("%n card(s) changed in one step.", nullptr, int(chosen.size())), false);
    search();
}

} // namespace blattwerk::app
