#pragma once

#include "app/cards/card_reader.h"

#include <QSyntaxHighlighter>

namespace blattwerk::app {

class Appearance;

/// Shows in the card text what the engine makes of it: heads bold in the accent, a wavy line where it is lost.
class CardTextHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CardTextHighlighter(const Appearance& appearance, QTextDocument* document);

    void setMarks(std::vector<TextMark> marks);
    [[nodiscard]] const std::vector<TextMark>& marks() const { return m_marks; }
    /// The unknown or unclear stretch at that position, null if the text is understood there.
    [[nodiscard]] const TextMark* wrongAt(int position) const;

protected:
    void highlightBlock(const QString& text) override;

private:
    const Appearance& m_appearance;
    std::vector<TextMark> m_marks;
};

} // namespace blattwerk::app
