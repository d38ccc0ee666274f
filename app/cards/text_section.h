#pragma once

#include "app/cards/card_reader.h"
#include "model/card.h"
#include "model/system_info.h"

#include <QWidget>

namespace blattwerk::app {

class Appearance;
class CardTextEdit;
class Panel;
class ReadingView;
class RuleChip;
class RuleLinks;
class StyledLabel;

/// The card text with everything that the program makes of it: length, marks, what is expected where it is not
/// understood, the reading as a tree with its rules, and the wording in the other language.
class TextSection : public QWidget {
    Q_OBJECT

public:
    explicit TextSection(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the card's text and its reading. What is being typed stays untouched if it is the same.
    void show(const model::SystemInfo& info, const model::Card& card, const TextReading& reading,
              model::Language language);
    void setRules(const QStringList& rules);
    void retranslate();
    [[nodiscard]] CardTextEdit* edit() const { return m_edit; }
    [[nodiscard]] ReadingView* reading() const { return m_reading; }
    [[nodiscard]] QString otherLanguage() const;

Q_SIGNALS:
    void edited(const QString& text);
    void committed();
    void ruleActivated(const QString& rule);

private:
    void renewExpected(const TextReading& reading);

    const Appearance& m_appearance;
    StyledLabel* m_label;
    StyledLabel* m_counter;
    CardTextEdit* m_edit;
    StyledLabel* m_expected;
    Panel* m_panel;
    StyledLabel* m_readingLabel;
    QWidget* m_chips;
    QStringList m_rules;
    ReadingView* m_reading;
    StyledLabel* m_otherLabel;
    StyledLabel* m_other;
    QWidget* m_otherGround;
};

} // namespace blattwerk::app
