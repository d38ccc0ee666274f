#pragma once

#include "app/shell/page.h"

#include <QObject>
#include <QPointer>

namespace blattwerk::app {

class CardEditor;
class MeaningDialog;
class PhrasesDialog;
class ReplaceDialog;

/// The dialogs in which the card language is taught and searched, with their actions. They stay open beside the window
/// until another system is shown.
class LanguageTools : public QObject {
    Q_OBJECT

public:
    LanguageTools(const PageContext& context, CardEditor* editor, QWidget* page);

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    void setSystem(const std::string& key);
    void retranslate();
    /// Null where the system has no card language.
    MeaningDialog* openMeaning(const QString& sentence);
    PhrasesDialog* openPhrases();
    ReplaceDialog* openReplace();
    void closeAll();

Q_SIGNALS:
    void reported(const QString& sentence, bool isError);

private:
    MeaningDialog* makeMeaning();
    [[nodiscard]] bool hasLanguage();
    [[nodiscard]] QString sentenceAtCursor() const;
    QAction* addAction(const char* name, const QKeySequence& shortcut);

    PageContext m_context;
    CardEditor* m_editor;
    QWidget* m_page;
    std::string m_system;
    QList<QAction*> m_actions;
    QPointer<MeaningDialog> m_meaning;
    QPointer<PhrasesDialog> m_phrases;
    QPointer<ReplaceDialog> m_replace;
};

} // namespace blattwerk::app
