#pragma once

#include "app/cards/card_reader.h"
#include "app/session/phrase_book.h"
#include "app/session/rule_links.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class CardTextEdit;
class ReadingView;
class StyledLabel;
class TextChangeList;

/// "Dieser Satz bedeutet ...": the designer gives a sentence of his own a meaning by a known one, sees what the engine
/// reads in it and the pattern that is learned, and is told which sentence stands against it.
class MeaningDialog : public QDialog {
    Q_OBJECT

public:
    MeaningDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                  QWidget* parent = nullptr);

    /// Begins with a sentence that nobody knows yet.
    void begin(const QString& sentence);
    /// Changes one that is known.
    void edit(const model::PhraseAlias& alias);
    /// Works out reading and pattern at once; for pictures and tests.
    void settle();
    [[nodiscard]] QString said() const;

Q_SIGNALS:
    void reported(const QString& sentence, bool isError);

private:
    void build();
    void retranslate();
    void renewReading();
    void renewPattern();
    void renewPreview();
    void addProposals(const QString& sentence);
    void say(const QString& sentence, bool isError);
    void save();
    void changeEvent(QEvent* event) override;
    [[nodiscard]] model::PhraseAlias alias() const;
    StyledLabel* addLabel();

    Workspace& m_workspace;
    const Appearance& m_appearance;
    std::string m_system;
    PhraseBook m_book;
    CardReader m_reader;
    RuleLinks m_rules;
    std::optional<model::PhraseAlias> m_before;
    bool m_patternTyped = false;
    StyledLabel* m_wordingLabel = nullptr;
    QLineEdit* m_wording = nullptr;
    StyledLabel* m_phraseLabel = nullptr;
    CardTextEdit* m_phrase = nullptr;
    QListWidget* m_proposals = nullptr;
    StyledLabel* m_proposalsLabel = nullptr;
    StyledLabel* m_readingLabel = nullptr;
    ReadingView* m_reading = nullptr;
    StyledLabel* m_patternLabel = nullptr;
    QLineEdit* m_pattern = nullptr;
    QLineEdit* m_meaning = nullptr;
    QCheckBox* m_canonical = nullptr;
    TextChangeList* m_changes = nullptr;
    StyledLabel* m_outcome = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_cancel = nullptr;
    QTimer m_pause;
};

/// Known sentences of the project's cards that share words with an unknown one, nearest first.
[[nodiscard]] QStringList similarSentences(const CardReader& reader, const std::vector<model::Card>& cards,
                                           const QString& sentence, int most);

} // namespace blattwerk::app
