#pragma once

#include "app/face/emblem.h"
#include "app/face/face_content.h"
#include "app/face/face_layout.h"
#include "app/face/text_flow.h"

#include <QColor>
#include <QGlyphRun>
#include <QList>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace blattwerk::app {

class CardText;
class Hyphenator;
struct CardTextFit;

/// Shaped text in its place: glyph runs in reference pixels, drawn at `origin` (start of the baseline, millimetres)
/// under `scale`.
struct PlacedText {
    QList<QGlyphRun> runs;
    QPointF origin;
    double scale = 1;
    QColor colour;
    double angle = 0;
};

struct PlacedIcon {
    QPointF topLeft;
    double size = 0;
    QString icon;
    QColor colour;
};

/// A face with every decision made: what is drawn where, independent of device and zoom.
struct ComposedFace {
    /// 0 where the picture begins at the edge of the card.
    double pictureTop = 0;
    double pictureBottom = 0;
    double textPt = 0;
    double namePt = 0;
    /// Right end of the name.
    double nameEnd = 0;
    bool overflows = false;
    bool wideWord = false;
    bool nameCut = false;
    std::vector<PlacedText> texts; // in reading order
    std::optional<PlacedText> stamp;
    std::vector<PlacedIcon> icons;
    std::optional<double> ruleY;
    /// Ground of the paragraphs that stand apart.
    std::optional<QRectF> apart;
    Emblem emblem;
};

/// Sets all text of a face.
class FaceComposer {
public:
    FaceComposer(const Tokens& tokens, const FaceLayout& layout, Hyphenator* hyphenator);

    [[nodiscard]] ComposedFace compose(const FaceContent& content) const;
    /// The small face of table and grids: name, type, cost, values.
    [[nodiscard]] ComposedFace composeCompact(const FaceContent& content) const;

private:
    enum class Align { Left, Centre, Right };
    struct Label {
        FaceFont font;
        double spacing = 0;
        QColor colour;
        /// Widest extent in millimetres; wider text is set smaller. 0: no limit.
        double maxWidth = 0;
    };
    PlacedText place(const QString& text, const Label& label, QPointF anchor, Align align) const;
    double addName(ComposedFace& face, const FaceContent& content, double pictureBottom) const;
    void addHead(ComposedFace& face, const FaceContent& content, double pictureBottom, double nameLines) const;
    void addBody(ComposedFace& face, const FaceContent& content, const CardText& text, const CardTextFit& fit) const;
    void addValues(ComposedFace& face, const FaceContent& content) const;
    void addInlineValue(ComposedFace& face, const FaceContent& content) const;
    /// What stands on cost and ring.
    void addCornerMarks(ComposedFace& face, const FaceContent& content, bool compact) const;
    void addGroups(ComposedFace& face, const FaceContent& content) const;
    // place_tiles.cpp
    void addTiles(ComposedFace& face, const FaceContent& content) const;
    void addCompactTiles(ComposedFace& face, const FaceContent& content) const;
    void addNote(ComposedFace& face, const FaceContent& content) const;
    [[nodiscard]] bool addCompactName(ComposedFace& face, const FaceContent& content, const FaceFont& font,
                                      double baseline) const;
    void addStamp(ComposedFace& face, const FaceContent& content) const;

    const Tokens& m_tokens;
    const FaceLayout& m_layout;
    Hyphenator* m_hyphenator;
};

} // namespace blattwerk::app
