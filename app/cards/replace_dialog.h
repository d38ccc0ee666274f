#pragma once

#include "app/cards/card_reader.h"
#include "app/session/meaning_search.h"

#include <QDialog>
#include <QTimer>

class QPushButton;

namespace blattwerk::app {

class Appearance;
class CardTextEdit;
class StyledLabel;
class TextChangeList;

/// Finds cards by what their texts mean and replaces it: every card is shown before and after, one undo step takes all
/// of it back. It leaves the window usable.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    ReplaceDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                  QWidget* parent = nullptr);

    void setPattern(const QString& pattern, const QString& replacement);
    /// Searches at once; for pictures and tests.
    void search();
    [[nodiscard]] TextChangeList* list() const { return m_list; }
    [[nodiscard]] QString said() const;

Q_SIGNALS:
    void reported(const QString& sentence, bool isError);

private:
    void replace();
    void renewButton();
    void retranslate();
    void changeEvent(QEvent* event) override;
    CardTextEdit* addField(const char* name, StyledLabel* label);

    Workspace& m_workspace;
    const Appearance& m_appearance;
    std::string m_system;
    MeaningSearch m_search;
    CardReader m_reader;
    StyledLabel* m_patternLabel;
    StyledLabel* m_replacementLabel;
    StyledLabel* m_explained;
    CardTextEdit* m_pattern = nullptr;
    CardTextEdit* m_replacement = nullptr;
    StyledLabel* m_outcome;
    TextChangeList* m_list;
    QPushButton* m_apply;
    QPushButton* m_close;
    QTimer m_pause;
};

} // namespace blattwerk::app
