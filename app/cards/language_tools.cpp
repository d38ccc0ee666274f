#include "app/cards/language_tools.h"

#include "app/cards/card_editor.h"
#include "app/cards/card_text_control.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/meaning_dialog.h"
#include "app/cards/phrases_dialog.h"
#include "app/cards/replace_dialog.h"
#include "app/session/workspace.h"

namespace blattwerk::app {

LanguageTools::LanguageTools(const PageContext& context, CardEditor* editor, QWidget* page)
    : QObject(page),
      m_context(context),
      m_editor(editor),
      m_page(page) {
    QAction* meaning = addAction("cards.meaning.open", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
    QAction* phrases = addAction("cards.phrases.open", {});
    QAction* replace = addAction("cards.replace.open", QKeySequence(Qt::CTRL | Qt::Key_H));
    connect(meaning, &QAction::triggered, this, [this] { openMeaning(sentenceAtCursor()); });
    connect(phrases, &QAction::triggered, this, &LanguageTools::openPhrases);
    connect(replace, &QAction::triggered, this, &LanguageTools::openReplace);
    connect(editor->textControl(), &CardTextControl::meaningRequested, this, &LanguageTools::openMeaning);
    retranslate();
}

QAction* LanguageTools::addAction(const char* name, const QKeySequence& shortcut) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_actions << action;
    return action;
}

void LanguageTools::retranslate() {
    m_actions[0]->setText(tr("This sentence means …"));
    m_actions[1]->setText(tr("Sentences of this project …"));
    m_actions[2]->setText(tr("Find and replace by meaning …"));
}

void LanguageTools::setSystem(const std::string& key) {
    if (key != m_system) {
        closeAll();
        m_system = key;
    }
    for (QAction* action : m_actions) {
        action->setEnabled(hasLanguage());
    }
}

void LanguageTools::closeAll() {
    delete m_meaning;
    delete m_phrases;
    delete m_replace;
}

bool LanguageTools::hasLanguage() {
    return !m_system.empty() && m_context.workspace->system(m_system).engine;
}

QString LanguageTools::sentenceAtCursor() const {
    const auto* edit = m_page->findChild<CardTextEdit*>(QStringLiteral("cards.text"));
    return m_editor->textControl()->sentenceToTeach(edit->textCursor().position());
}

MeaningDialog* LanguageTools::makeMeaning() {
    m_editor->commit();
    delete m_meaning;
    m_meaning = new MeaningDialog(*m_context.workspace, *m_context.appearance, m_system, m_page->window());
    m_meaning->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_meaning, &MeaningDialog::reported, this, &LanguageTools::reported);
    return m_meaning;
}

MeaningDialog* LanguageTools::openMeaning(const QString& sentence) {
    if (!hasLanguage()) {
        return nullptr;
    }
    makeMeaning()->begin(sentence);
    m_meaning->show();
    return m_meaning;
}

PhrasesDialog* LanguageTools::openPhrases() {
    if (!hasLanguage()) {
        return nullptr;
    }
    if (!m_phrases) {
        m_phrases = new PhrasesDialog(*m_context.workspace, *m_context.appearance, m_system, m_page->window());
        m_phrases->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_phrases, &PhrasesDialog::addRequested, this, [this] { openMeaning({}); });
        connect(m_phrases, &PhrasesDialog::editRequested, this, [this](const model::PhraseAlias& alias) {
            makeMeaning()->edit(alias);
            m_meaning->show();
        });
        connect(m_phrases, &PhrasesDialog::reported, this, &LanguageTools::reported);
    }
    m_phrases->show();
    m_phrases->raise();
    return m_phrases;
}

ReplaceDialog* LanguageTools::openReplace() {
    if (!hasLanguage()) {
        return nullptr;
    }
    m_editor->commit();
    if (!m_replace) {
        m_replace = new ReplaceDialog(*m_context.workspace, *m_context.appearance, m_system, m_page->window());
        m_replace->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_replace, &ReplaceDialog::reported, this, &LanguageTools::reported);
    }
    m_replace->show();
    m_replace->raise();
    return m_replace;
}

} // namespace blattwerk::app
