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
class StyledLabel;
class TextHint;

/// The card text with everything that the program makes of it: length, marks, a line that helps on, the reading as a
/// tree with its rules, and the wording in the other language, which can be edited too.
class TextSection : public QWidget {
    Q_OBJECT

public:
    explicit TextSection(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the card's text and its reading. What is being typed stays untouched if it is the same.
    void show(const model::SystemInfo& info, const model::Card& card, const TextReading& reading,
              const QStringList& lineRules, model::Language language);
    /// What becomes of the text in the other language: another card's is replaced always, the same card's only while
    /// nobody writes there, and what waits to be understood stays.
    enum class OtherText { OfAnotherCard, OfThisCard, Waiting };
    void showOther(const model::SystemInfo& info, const TextReading& reading, OtherText other);
    /// Marks in the other language's text and what there is to say about it.
    void markOther(const TextReading& reading, const QStringList& repairs);
    void retranslate();
    [[nodiscard]] CardTextEdit* edit() const { return m_edit; }
    [[nodiscard]] CardTextEdit* otherEdit() const { return m_other; }
    [[nodiscard]] TextHint* hint() const { return m_hint; }
    [[nodiscard]] TextHint* otherHint() const { return m_otherHint; }
    [[nodiscard]] ReadingView* reading() const { return m_reading; }

Q_SIGNALS:
    void ruleActivated(const QString& rule);

private:
    void resizeFields();

    const Appearance& m_appearance;
    StyledLabel* m_label;
    StyledLabel* m_counter;
    CardTextEdit* m_edit;
    TextHint* m_hint;
    Panel* m_panel;
    StyledLabel* m_readingLabel;
    ReadingView* m_reading;
    StyledLabel* m_otherLabel;
    CardTextEdit* m_other;
    TextHint* m_otherHint;
};

} // namespace blattwerk::app
