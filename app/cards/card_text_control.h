#pragma once

#include "app/cards/card_reader.h"
#include "app/cards/text_section.h"
#include "app/session/rule_links.h"

#include <QAction>
#include <QObject>
#include <QTimer>

#include <memory>

namespace blattwerk::app {

class CardTextEdit;

/// Makes the card text one can write in: reads it at every key, completes it, proposes mends and the language's own
/// wording, and keeps the other language in step both ways.
class CardTextControl : public QObject {
    Q_OBJECT

public:
    CardTextControl(Workspace& workspace, TextSection* section);

    void setSystem(const std::string& key);
    /// The cards or aliases of the system changed.
    void renewPool();
    /// Shows a card whose text is as typed.
    void show(const model::Card& card, model::Language language);
    /// What was typed is given up: the next card shown is like another one.
    void forget();
    /// Does at once what waits for a pause: the search for mends.
    void settle();
    [[nodiscard]] const TextReading& reading() const { return m_reading; }
    [[nodiscard]] const CardReader& reader() const { return m_reader; }
    [[nodiscard]] const RuleLinks* rules() const { return m_rules.get(); }

    /// Brackets around the sentence at the cursor, or away from it.
    void toggleManual();
    /// Adds reminder text for the terms of the paragraph; asks which where there are several. Takes one away that
    /// stands there.
    void toggleReminder();
    void takeProposal();
    /// The sentence at that place, for being given a meaning: only the end of it where the rest is understood.
    [[nodiscard]] QString sentenceToTeach(int position) const;
    [[nodiscard]] const std::vector<QAction*>& actions() const { return m_actions; }
    void retranslate();

Q_SIGNALS:
    /// The text was changed, in either language.
    void typed(const QString& text);
    void committed();
    /// The sentence that a person wants to give a meaning to.
    void meaningRequested(const QString& sentence);
    void reported(const QString& sentence, bool isError);

private:
    void read();
    void readText(TextSection::OtherText other);
    void readOther();
    void search();
    void takeOtherProposal();
    /// The word behind a number in the form that the number asks for: "3 Karte" becomes "3 Karten".
    void bendAfterNumber(CardTextEdit* edit, int position, model::Language language);
    [[nodiscard]] QStringList lineRules() const;
    [[nodiscard]] bool keepsManual(const TextReading& other) const;
    void connectEdit(CardTextEdit* edit, bool isOther);
    void addReminder(const std::vector<model::Term>& terms);
    QAction* addAction(const char* name, const QKeySequence& shortcut, void (CardTextControl::*run)());

    Workspace& m_workspace;
    TextSection* m_section;
    CardReader m_reader;
    std::unique_ptr<RuleLinks> m_rules;
    std::string m_system;
    model::Card m_card;
    model::Language m_language = model::Language::German;
    TextReading m_reading;
    TextReading m_otherReading;
    QStringList m_repairs;
    /// The other language's text says something that is not understood: it is kept, and the card text too.
    bool m_otherWaits = false;
    QTimer m_pause;
    std::vector<QAction*> m_actions;
};

} // namespace blattwerk::app
