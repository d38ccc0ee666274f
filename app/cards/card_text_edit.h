#pragma once

#include "app/cards/card_reader.h"

#include <QTextEdit>

namespace blattwerk::app {

class Appearance;
class CardTextHighlighter;

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

Q_SIGNALS:
    void edited();
    /// The focus left, or Ctrl+Enter.
    void committed();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void restyle();
    void applyLineHeight();
    void keepLineHeight();
    [[nodiscard]] QString hint(const TextMark& mark) const;

    const Appearance& m_appearance;
    CardTextHighlighter* m_highlighter;
    QString m_known;
    bool m_loading = false;
};

} // namespace blattwerk::app
