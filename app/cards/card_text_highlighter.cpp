#include "app/cards/card_text_highlighter.h"

#include "app/shell/appearance.h"

#include <algorithm>

namespace blattwerk::app {

CardTextHighlighter::CardTextHighlighter(const Appearance& appearance, QTextDocument* document)
    : QSyntaxHighlighter(document),
      m_appearance(appearance) {
    connect(&appearance, &Appearance::changed, this, &QSyntaxHighlighter::rehighlight);
}

void CardTextHighlighter::setMarks(std::vector<TextMark> marks) {
    m_marks = std::move(marks);
    rehighlight();
}

const TextMark* CardTextHighlighter::wrongAt(int position) const {
    const auto it = std::ranges::find_if(m_marks, [position](const TextMark& mark) {
        const bool wrong = mark.kind == TextMark::Kind::Unknown || mark.kind == TextMark::Kind::Doubt;
        return wrong && position >= mark.from && position <= mark.from + mark.length;
    });
    return it == m_marks.end() ? nullptr : &*it;
}

void CardTextHighlighter::highlightBlock(const QString& text) {
    const int start = currentBlock().position();
    const int end = start + int(text.size());
    for (const TextMark& mark : m_marks) {
        const int from = std::max(mark.from, start);
        const int to = std::min(mark.from + mark.length, end);
        for (int i = from; i < to; ++i) {
            QTextCharFormat format = this->format(i - start);
            if (mark.kind == TextMark::Kind::Head) {
                format.setFontWeight(QFont::Bold);
                format.setForeground(m_appearance.accentColour());
            } else if (mark.kind == TextMark::Kind::Unknown || mark.kind == TextMark::Kind::Doubt) {
                const bool unknown = mark.kind == TextMark::Kind::Unknown;
                format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
                format.setUnderlineColor(unknown ? m_appearance.colours().error : m_appearance.colours().warning);
            }
            setFormat(i - start, 1, format);
        }
    }
}

} // namespace blattwerk::app
