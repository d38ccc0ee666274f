#include "app/face/text_flow.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <map>

namespace blattwerk::app {

namespace {

/// Width that an icon takes before its word, in reference pixels, and the gap behind it.
constexpr double kIconWidth = 0.62 * kReferencePx;
constexpr double kIconGap = 0.08 * kReferencePx;
/// A hyphen breaks a word only where the line would else stay this empty.
constexpr double kRaggedLimit = 0.22;

bool isSentenceEnd(QStringView text, qsizetype at) {
    const QChar c = text[at];
    return (c == u'.' || c == u'!' || c == u'?') && (at + 1 == text.size() || text[at + 1].isSpace());
}

/// A number belongs to what it counts: `1 Karte` is never torn apart.
bool followsNumber(QStringView text, qsizetype position) {
    qsizetype end = position;
    while (end > 0 && text[end - 1].isSpace())
        --end;
    if (end == position)
        return false;
    qsizetype start = end;
    while (start > 0 && !text[start - 1].isSpace())
        --start;
    QStringView token = text.sliced(start, end - start);
    if (token.startsWith(u'+') || token.startsWith(u'-') || token.startsWith(QChar(0x2212)))
        token = token.sliced(1);
    return !token.isEmpty() && std::all_of(token.begin(), token.end(), [](QChar c) { return c.isDigit(); });
}

QTextLayout::FormatRange boldRange(const TextSpan& span) {
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(span.start);
    range.length = static_cast<int>(span.length);
    range.format.setFontWeight(QFont::Bold);
    return range;
}

/// One endless line of design metrics.
void layOut(QTextLayout& layout) {
    QTextOption option;
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1e7);
    line.setPosition({0, 0});
    layout.endLayout();
}

/// Where the style changes or an icon stands, in the order of the text.
std::multimap<qsizetype, const InlinePlace*> seams(const StyledText& styled) {
    std::multimap<qsizetype, const InlinePlace*> out;
    for (const TextSpan& span : styled.bold) {
        out.emplace(span.start, nullptr);
        out.emplace(span.start + span.length, nullptr);
    }
    for (const InlinePlace& icon : styled.icons)
        out.emplace(icon.at, &icon);
    return out;
}

/// Fonts swap letters for others that suit their neighbours (the f of `fü` in Libertine Italic). Such glyphs belong to
/// no sign, so the letter would be missing where text is copied from a PDF; the plain glyph takes their place.
void usePlainGlyphs(QList<QGlyphRun>& runs, QStringView text) {
    if (runs.size() != 1)
        return;
    const QList<quint32> plain = runs.first().rawFont().glyphIndexesForString(text.toString());
    if (plain.size() == text.size() && plain.size() == runs.first().glyphIndexes().size() && !plain.contains(0))
        runs.first().setGlyphIndexes(plain);
}

QList<QGlyphRun> moved(QList<QGlyphRun> runs, double dx, double dy) {
    for (QGlyphRun& run : runs) {
        QList<QPointF> positions = run.positions();
        for (QPointF& position : positions)
            position += QPointF(dx, dy);
        run.setPositions(positions);
    }
    return runs;
}

} // namespace

QFont referenceFont(const QString& family, int weight, bool italic, double spacing) {
    QFont font(family);
    font.setPixelSize(static_cast<int>(kReferencePx));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferQuality);
    font.setLetterSpacing(QFont::AbsoluteSpacing, spacing * kReferencePx);
    return font;
}

std::vector<TextSpan> headsOf(QStringView paragraph) {
    std::vector<TextSpan> heads;
    qsizetype start = 0;
    qsizetype colon = -1;
    for (qsizetype i = 0; i < paragraph.size(); ++i) {
        if (paragraph[i] == u':' && i + 1 < paragraph.size() && paragraph[i + 1].isSpace())
            colon = i;
        if (!isSentenceEnd(paragraph, i) && i + 1 < paragraph.size())
            continue;
        if (colon > start)
            heads.push_back({start, colon + 1 - start});
        colon = -1;
        start = i + 1;
        while (start < paragraph.size() && paragraph[start].isSpace())
            ++start;
    }
    return heads;
}

TextFlow::TextFlow(std::vector<StyledText> paragraphs, const QFont& font) {
    m_paragraphs.reserve(paragraphs.size());
    for (StyledText& styled : paragraphs) {
        Paragraph paragraph;
        paragraph.styled = std::move(styled);
        shape(paragraph, font);
        m_paragraphs.push_back(std::move(paragraph));
    }
    m_hyphenWidth = shapeLine(QStringLiteral("-"), font).width;
}

void TextFlow::shape(Paragraph& paragraph, const QFont& font) const {
    const QString& text = paragraph.styled.text;
    paragraph.layout = std::make_unique<QTextLayout>(text, font);
    QList<QTextLayout::FormatRange> formats;
    for (const TextSpan& span : paragraph.styled.bold)
        formats.append(boldRange(span));
    paragraph.layout->setFormats(formats);
    layOut(*paragraph.layout);
    const QTextLine line = paragraph.layout->lineAt(0);
    paragraph.ascent = line.ascent();
    paragraph.x.resize(static_cast<std::size_t>(text.size()) + 1);
    auto icon = paragraph.styled.icons.begin();
    double shift = 0;
    for (int i = 0; i <= text.size(); ++i) {
        paragraph.x[static_cast<std::size_t>(i)] = line.cursorToX(i) + shift;
        if (icon != paragraph.styled.icons.end() && icon->at == i) {
            shift += kIconWidth + kIconGap;
            ++icon;
        }
    }
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary())
        if (!followsNumber(text, at))
            paragraph.breaks.push_back(at);
    if (paragraph.breaks.empty() || paragraph.breaks.back() != text.size())
        paragraph.breaks.push_back(text.size());
}

void TextFlow::breakParagraph(std::size_t index, double width, bool useHyphens, BrokenText& out) const {
    const Paragraph& p = m_paragraphs[index];
    const QString& text = p.styled.text;
    const auto x = [&](qsizetype at) { return p.x[static_cast<std::size_t>(at)]; };
    const auto trimmed = [&](qsizetype start, qsizetype end) {
        while (end > start && text[end - 1].isSpace())
            --end;
        return end;
    };
    qsizetype start = 0;
    do {
        LineRange line{index, start, start, false, start == 0};
        for (const qsizetype at : p.breaks)
            if (at > start && x(trimmed(start, at)) - x(start) <= width)
                line.end = at;
        if (line.end < text.size() && useHyphens && x(line.end) - x(start) < width * (1 - kRaggedLimit))
            for (const qsizetype at : p.styled.hyphens)
                if (at > line.end && x(at) - x(start) + m_hyphenWidth <= width) {
                    line.end = at;
                    line.hyphen = true;
                }
        if (line.end == start && start < text.size()) {
            out.wideWord = true;
            line.end = start + 1;
            while (line.end < text.size() && x(line.end + 1) - x(start) + m_hyphenWidth <= width)
                ++line.end;
            line.hyphen = line.end < text.size() && text[line.end - 1].isLetter() && text[line.end].isLetter();
        }
        out.lines.push_back(line);
        start = line.end;
        while (start < text.size() && text[start].isSpace())
            ++start;
    } while (start < text.size());
}

BrokenText TextFlow::breakLines(double width, bool useHyphens) const {
    BrokenText out;
    out.paragraphs = m_paragraphs.size();
    for (std::size_t i = 0; i < m_paragraphs.size(); ++i)
        breakParagraph(i, width * kReferencePx, useHyphens, out);
    return out;
}

ShapedLine TextFlow::line(const LineRange& range) const {
    const Paragraph& p = m_paragraphs[range.paragraph];
    const QString& text = p.styled.text;
    qsizetype end = range.end;
    while (end > range.start && text[end - 1].isSpace())
        --end;
    const auto x = [&](qsizetype at) { return p.x[static_cast<std::size_t>(at)]; };
    const QTextLine whole = p.layout->lineAt(0);
    ShapedLine out;
    out.width = x(end) - x(range.start);
    double shift = x(range.start) - whole.cursorToX(static_cast<int>(range.start));
    // Qt gathers all glyphs of one font into one run, so each piece of one style is fetched by itself: a reader of the
    // PDF gets the words in the order in which they are drawn.
    qsizetype from = range.start;
    const auto add = [&](qsizetype to) {
        if (to <= from)
            return;
        QList<QGlyphRun> runs = moved(p.layout->glyphRuns(static_cast<int>(from), static_cast<int>(to - from)),
                                      shift - x(range.start), -p.ascent);
        usePlainGlyphs(runs, QStringView(text).sliced(from, to - from));
        std::sort(runs.begin(), runs.end(), [](const QGlyphRun& a, const QGlyphRun& b) {
            return a.positions().first().x() < b.positions().first().x();
        });
        out.runs += runs;
        from = to;
    };
    for (const auto& [at, icon] : seams(p.styled)) {
        if (at < range.start || at >= end)
            continue;
        add(at);
        if (icon != nullptr) {
            out.icons.push_back({x(at) - x(range.start), icon->icon});
            shift += kIconWidth + kIconGap;
        }
    }
    add(end);
    if (range.hyphen && !out.runs.isEmpty()) {
        // The soft hyphen's own glyph tells readers of the PDF that the word goes on; fonts without one get a plain
        // hyphen.
        const QRawFont font = out.runs.last().rawFont();
        QList<quint32> glyph = font.glyphIndexesForString(QString(QChar(0x00AD)));
        if (glyph.isEmpty() || glyph.first() == 0)
            glyph = font.glyphIndexesForString(QStringLiteral("-"));
        QGlyphRun run;
        run.setRawFont(font);
        run.setGlyphIndexes(glyph);
        run.setPositions({QPointF(out.width, 0)});
        out.runs.append(run);
        out.width += m_hyphenWidth;
    }
    return out;
}

ShapedLine shapeLine(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layOut(layout);
    const QTextLine line = layout.lineAt(0);
    ShapedLine out;
    out.width = line.naturalTextWidth();
    out.runs = moved(layout.glyphRuns(), 0, -line.ascent());
    usePlainGlyphs(out.runs, text);
    return out;
}

} // namespace blattwerk::app
