#pragma once

#include "app/face/face_content.h"
#include "app/face/face_layout.h"
#include "app/face/text_flow.h"

#include <QRectF>

#include <optional>

namespace blattwerk::app {

class Hyphenator;

/// From the left edge of the text to that of the paragraphs that stand apart.
inline constexpr double kApartIndentMm = 2;

/// How the text and the quote of a card share the space between its head and its foot.
struct CardTextFit {
    double pictureBottom = 0;
    double textPt = 0;
    double quotePt = 0;
    BrokenText text;
    BrokenText quote;
    BrokenText apart;
    /// Baselines in millimetres from the top of the card, one per line.
    std::vector<double> textBaselines;
    std::vector<double> quoteBaselines;
    std::vector<double> apartBaselines;
    std::optional<QRectF> apartGround;
    std::optional<double> ruleY;
    /// Even the smallest readable size was too large for the space.
    bool overflows = false;
    /// A word had to be cut between letters.
    bool wideWord = false;
};

/// Shapes text and quote once and searches the largest size at which both fit: first without hyphens, giving picture
/// away in steps, then with hyphens, then below the readable minimum (which is a finding).
class CardText {
public:
    CardText(const FaceLayout& layout, const FaceContent& content, Hyphenator* hyphenator);

    /// `headHeight`: millimetres from the lower edge of the picture to the baseline of the last line of the head.
    [[nodiscard]] CardTextFit fit(double headHeight);

    [[nodiscard]] const TextFlow& text() const { return m_text; }
    [[nodiscard]] const TextFlow& quote() const { return m_quote; }
    /// Paragraphs that stand apart, below the others on a ground of their own.
    [[nodiscard]] const TextFlow& apart() const { return m_apart; }

private:
    struct Space {
        double pictureBottom = 0;
        double headHeight = 0;
        double bottom = 0;
    };
    bool tryFit(const Space& space, double pt, bool hyphens, CardTextFit& out, bool cutWords = false) const;
    /// Sets what stands apart from `top` on and returns where it ends.
    double setApart(double top, double em, double pitch, CardTextFit& fit) const;
    void useHyphens();
    [[nodiscard]] double quoteWidth() const;
    [[nodiscard]] CardTextFit shrink(double headHeight, double bottom, double fullPicture, bool hyphens) const;

    const FaceLayout& m_layout;
    const FaceContent& m_content;
    Hyphenator* m_hyphenator;
    TextFlow m_text;
    TextFlow m_quote;
    TextFlow m_apart;
};

} // namespace blattwerk::app
