#pragma once

#include "app/cards/card_reader.h"

#include <QTextEdit>

namespace blattwerk::app {

class Appearance;
class CardTextHighlighter;
class TextCompletion;

/// The card text while it is typed: plain paragraphs in the size for reading, marks of the card language, what could
/// stand at a place that is not understood as a tooltip.
class CardTextEdit : public QTextEdit {
    Q_OBJECT

public:
    explicit CardTextEdit(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows another text without a trace in its own undo; does not report it as edited.
    void load(const QString& text);
    void setMarks(std::vector<TextMark> marks);
    [[nodiscard]] const std::vector<TextMark>& marks() const;
    /// Makes the text that one as one step that can be taken back; changes no more than differs.
    void replaceText(const QString& text);
    /// Where the text is being typed; -1 while the field has no focus.
    [[nodiscard]] int typingPosition() const;
    /// What the tooltip at that position says, in HTML: what is not understood and what could stand there.
    [[nodiscard]] QString hintAt(int position) const;
    [[nodiscard]] TextCompletion* completion() const { return m_completion; }
    /// Of the menu that a right click opens; shown behind Qt's own entries.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }

Q_SIGNALS:
    void edited();
    /// The focus left, or Ctrl+Enter.
    void committed();
    /// Alt+Enter or Ctrl+.: take what the bar below proposes.
    void proposalTaken();
    /// The cursor went out of what was being typed.
    void wordLeft();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void restyle();
    void applyLineHeight();
    void keepLineHeight();
    [[nodiscard]] QString hint(const TextMark& mark) const;

    const Appearance& m_appearance;
    CardTextHighlighter* m_highlighter;
    TextCompletion* m_completion;
    QList<QAction*> m_menuActions;
    QString m_known;
    bool m_loading = false;
};

} // namespace blattwerk::app
