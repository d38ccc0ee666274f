#pragma once

#include "app/shell/page.h"
#include "app/widgets/panel.h"
#include "database/past.h"

class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace blattwerk::app {

class StyledLabel;

/// Beside the two states: what is compared with, the note, and what can be done with the whole.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    /// A state to compare with: a point of the history, or an edition.
    struct Choice {
        QString text;
        QString tag;
        database::PointInTime time;
        std::string edition;
    };

    explicit SidePanel(const PageContext& context, QWidget* parent = nullptr);

    void setChoices(const QString& title, std::vector<Choice> choices, int current);
    [[nodiscard]] const Choice* choice() const;
    /// The note of that revision or edition; what was typed before is kept first.
    void setNote(const QString& title, const QString& note, bool canEdit);
    /// The name of an edition, empty for a revision.
    void setLabel(const QString& label);
    /// Lines of facts and warnings in a panel; hidden where there are none.
    void setFacts(const QString& title, const QStringList& lines);
    /// The note was written; until it is, it is sent again.
    void noteKept(const QString& note) { m_storedNote = note; }
    /// Sends a note or name that is being typed.
    void commit();
    [[nodiscard]] QPushButton* addAction(const char* name);
    [[nodiscard]] StyledLabel* hint() const { return m_hint; }
    void retranslate();

Q_SIGNALS:
    void choiceChanged();
    void noteEdited(const QString& note);
    void labelEdited(const QString& label);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Appearance& m_appearance;
    std::vector<Choice> m_choices;
    QString m_storedNote, m_storedLabel;
    bool m_isSending = false;
    Panel* m_labelPanel;
    StyledLabel* m_labelTitle;
    QLineEdit* m_label;
    StyledLabel* m_choiceTitle;
    QListWidget* m_list;
    StyledLabel* m_noteTitle;
    QPlainTextEdit* m_note;
    Panel* m_factPanel;
    StyledLabel* m_factTitle;
    StyledLabel* m_facts;
    QVBoxLayout* m_actions;
    StyledLabel* m_hint;
};

} // namespace blattwerk::app
