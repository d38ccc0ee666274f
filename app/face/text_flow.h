#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <vector>

/// Text is shaped once at a reference size with design metrics and then only broken into lines and scaled; so it looks
/// the same at every zoom and resolution.
namespace blattwerk::app {

/// Pixels per em at which everything is shaped.
inline constexpr double kReferencePx = 64;
/// Millimetres per point.
inline constexpr double kMmPerPt = 25.4 / 72;

/// A font at reference size; `spacing` in ems. A spacing above 0 also keeps ligatures from forming, whose letters
/// would be lost in a PDF.
[[nodiscard]] QFont referenceFont(const QString& family, int weight, bool italic, double spacing);

struct TextSpan {
    qsizetype start = 0;
    qsizetype length = 0;
};

struct InlinePlace {
    qsizetype at = 0;
    QString icon;
};

struct StyledText {
    QString text;
    std::vector<TextSpan> bold;
    std::vector<InlinePlace> icons;
    /// Positions inside words where a hyphen may break, ascending.
    std::vector<qsizetype> hyphens;
};

/// The leading words of each sentence up to its last colon: `Beim Ausspielen: Freiwilliger Preis:`.
[[nodiscard]] std::vector<TextSpan> headsOf(QStringView paragraph);

/// A line of shaped text: glyph runs in reference pixels with x from 0 and y from the baseline, and the places of
/// icons.
struct ShapedLine {
    struct Icon {
        double x = 0;
        QString name;
    };
    QList<QGlyphRun> runs;
    std::vector<Icon> icons;
    double width = 0;
};

struct LineRange {
    std::size_t paragraph = 0;
    qsizetype start = 0;
    qsizetype end = 0;
    bool hyphen = false;
    bool startsParagraph = false;
};

struct BrokenText {
    std::vector<LineRange> lines;
    /// A word did not fit into a line of its own and was cut between letters.
    bool wideWord = false;
    std::size_t paragraphs = 0;
};

class TextFlow {
public:
    TextFlow(std::vector<StyledText> paragraphs, const QFont& font);

    [[nodiscard]] std::size_t paragraphs() const { return m_paragraphs.size(); }
    [[nodiscard]] const QString& text(std::size_t paragraph) const { return m_paragraphs[paragraph].styled.text; }
    void setHyphens(std::size_t paragraph, std::vector<qsizetype> positions) {
        m_paragraphs[paragraph].styled.hyphens = std::move(positions);
    }
    /// Lines of at most that width (in ems); hyphens are used only where asked for.
    [[nodiscard]] BrokenText breakLines(double width, bool useHyphens) const;
    [[nodiscard]] ShapedLine line(const LineRange& range) const;
    [[nodiscard]] bool isEmpty() const { return m_paragraphs.empty(); }

private:
    struct Paragraph {
        StyledText styled;
        std::unique_ptr<QTextLayout> layout;
        double ascent = 0;
        /// x of each position in reference pixels, icons included.
        std::vector<double> x;
        std::vector<qsizetype> breaks;
    };
    void shape(Paragraph& paragraph, const QFont& font) const;
    void breakParagraph(std::size_t index, double width, bool useHyphens, BrokenText& out) const;

    std::vector<Paragraph> m_paragraphs;
    double m_hyphenWidth = 0;
};

/// A single line without breaks.
[[nodiscard]] ShapedLine shapeLine(const QString& text, const QFont& font);

} // namespace blattwerk::app
