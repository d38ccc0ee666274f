#include "app/face/card_text.h"

#include "app/face/hyphenator.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

// Vertical rhythm in ems of the text or the quote, unless said otherwise.
constexpr double kLinePitch = 1.27;
constexpr double kTightLinePitch = 1.2; // where the text is small anyway
constexpr double kParagraphGap = 0.55;
constexpr double kTightParagraphGap = 0.3;
constexpr double kAscent = 0.79;
constexpr double kDescent = 0.35;
constexpr double kHeadGapMm = 2.13; // from the last line of the head to the top of the text
constexpr double kQuotePitch = 1.18;
constexpr double kRuleAboveQuote = 1.4;
constexpr double kRuleGapMm = 1.4; // text to rule
constexpr double kTightRuleGapMm = 0.9;
constexpr double kFootGapMm = 1.83;
constexpr double kRingGapMm = 1;
constexpr double kQuoteSmallerPt = 0.5;
constexpr double kApartGapMm = 1.5; // text to what stands apart
constexpr double kTightApartGapMm = 0.8;
constexpr double kApartPadMm = 1;
constexpr double kStepPt = 0.1;
constexpr double kLeastPt = 3.0;

/// Spacing that stops ligatures without being seen.
constexpr double kTextSpacing = 0.0025;

bool standsApart(const QString& paragraph, const FaceLayout& layout) {
    return std::ranges::any_of(layout.apart, [&](const QString& head) { return paragraph.startsWith(head); });
}

std::vector<StyledText> paragraphsOf(const QString& text, const FaceLayout& layout, bool styled, bool apart = false) {
    std::vector<StyledText> out;
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        StyledText paragraph{line.trimmed(), {}, {}, {}};
        if (paragraph.text.isEmpty() || (styled && standsApart(paragraph.text, layout) != apart))
            continue;
        if (styled) {
            paragraph.bold = headsOf(paragraph.text);
            for (const InlineIcon& icon : layout.inlineIcons)
                for (const QString& word : icon.words)
                    for (qsizetype at = paragraph.text.indexOf(word); at >= 0;
                         at = paragraph.text.indexOf(word, at + word.size())) {
                        const qsizetype end = at + word.size();
                        const bool starts = at == 0 || !paragraph.text[at - 1].isLetter();
                        if (starts && (end == paragraph.text.size() || !paragraph.text[end].isLetter()))
                            paragraph.icons.push_back({at, icon.icon});
                    }
            std::sort(paragraph.icons.begin(), paragraph.icons.end(),
                      [](const InlinePlace& a, const InlinePlace& b) { return a.at < b.at; });
        }
        out.push_back(std::move(paragraph));
    }
    return out;
}

} // namespace

CardText::CardText(const FaceLayout& layout, const FaceContent& content, Hyphenator* hyphenator)
    : m_layout(layout),
      m_content(content),
      m_hyphenator(hyphenator),
      m_text(paragraphsOf(content.text, layout, true),
             referenceFont(layout.text.family, layout.text.weight, layout.text.italic, kTextSpacing)),
      m_quote(paragraphsOf(content.quote, layout, false),
              referenceFont(layout.quote.family, layout.quote.weight, layout.quote.italic, kTextSpacing)),
      m_apart(paragraphsOf(content.text, layout, true, true),
              referenceFont(layout.text.family, layout.text.weight, layout.text.italic, kTextSpacing)) {}

void CardText::useHyphens() {
    for (TextFlow* flow : {&m_text, &m_quote, &m_apart})
        for (std::size_t i = 0; i < flow->paragraphs(); ++i)
            flow->setHyphens(i, m_hyphenator->positions(flow->text(i), m_content.language));
}

/// The quote stands at the foot, where a ring takes some of its line.
double CardText::quoteWidth() const {
    const bool ring = !m_content.ring.isEmpty() || !m_content.ringIcon.isEmpty();
    const double room = m_layout.ringCentre.x() - m_layout.ringRadius - kRingGapMm - m_layout.textX;
    return ring ? std::min(m_layout.textWidth, room) : m_layout.textWidth;
}

double CardText::setApart(double top, double em, double pitch, CardTextFit& fit) const {
    double y = top + kApartPadMm + kAscent * em;
    for (std::size_t i = 0; i < fit.apart.lines.size(); ++i) {
        y += i > 0 ? em * pitch : 0;
        fit.apartBaselines.push_back(y);
    }
    const double end = y + kDescent * em + kApartPadMm;
    fit.apartGround = QRectF(m_layout.textX, top, m_layout.textWidth + 0.4, end - top);
    return end;
}

bool CardText::tryFit(const Space& space, double pt, bool hyphens, CardTextFit& out, bool cutWords) const {
    CardTextFit fit;
    fit.pictureBottom = space.pictureBottom;
    fit.textPt = pt;
    // The quote stays readable as long as the text is; below that both shrink together.
    fit.quotePt = pt >= m_layout.text.minPt ? std::max(m_layout.quote.minPt, pt - kQuoteSmallerPt) : pt;
    const double em = pt * kMmPerPt;
    const double quoteEm = fit.quotePt * kMmPerPt;
    fit.text = m_text.breakLines(m_layout.textWidth / em, hyphens);
    fit.quote = m_quote.breakLines(quoteWidth() / quoteEm, hyphens);

    fit.apart = m_apart.breakLines((m_layout.textWidth - 1.6 * kApartIndentMm) / em, hyphens);

    const bool tight = pt < m_layout.textPreferPt - kStepPt / 2;
    const double gap = tight ? kTightParagraphGap : kParagraphGap;
    const double pitch = tight ? kTightLinePitch : kLinePitch;
    double y = space.pictureBottom + space.headHeight + kHeadGapMm + kAscent * em;
    for (std::size_t i = 0; i < fit.text.lines.size(); ++i) {
        if (i > 0)
            y += em * (pitch + (fit.text.lines[i].startsParagraph ? gap : 0));
        fit.textBaselines.push_back(y);
    }
    double limit = space.bottom - kFootGapMm;
    if (!fit.quote.lines.empty()) {
        const double last = space.bottom - kFootGapMm - kDescent * quoteEm;
        const double lines = static_cast<double>(fit.quote.lines.size());
        for (std::size_t i = 0; i < fit.quote.lines.size(); ++i)
            fit.quoteBaselines.push_back(last - (lines - 1 - static_cast<double>(i)) * kQuotePitch * quoteEm);
        fit.ruleY = fit.quoteBaselines.front() - kRuleAboveQuote * quoteEm;
        limit = *fit.ruleY - (tight ? kTightRuleGapMm : kRuleGapMm);
    }
    double used = fit.text.lines.empty() ? space.pictureBottom + space.headHeight : y + kDescent * em;
    if (!fit.apart.lines.empty()) {
        const double apartGap = fit.text.lines.empty() ? kHeadGapMm : tight ? kTightApartGapMm : kApartGapMm;
        used = setApart(used + apartGap, em, pitch, fit);
    }
    fit.wideWord = fit.text.wideWord || fit.quote.wideWord || fit.apart.wideWord;
    const bool fits = used <= limit && (cutWords || !fit.wideWord);
    out = std::move(fit);
    return fits;
}

CardTextFit CardText::shrink(double headHeight, double bottom, double fullPicture, bool hyphens) const {
    CardTextFit best;
    for (double picture = fullPicture; picture >= m_layout.pictureLeast - 1e-6; picture -= m_layout.pictureStep) {
        for (double pt = m_layout.text.pt; pt >= std::max(m_layout.text.minPt, best.textPt + kStepPt) - 1e-6;
             pt -= kStepPt) {
            CardTextFit fit;
            if (!tryFit({picture, headHeight, bottom}, pt, hyphens, fit))
                continue;
            best = std::move(fit);
            break;
        }
        if (best.textPt >= m_layout.textPreferPt - 1e-6)
            break;
    }
    return best;
}

CardTextFit CardText::fit(double headHeight) {
    const bool band = m_content.band != ValueBand::None;
    const double bottom = band ? m_layout.bandTop : m_layout.bottomWithoutBand;
    const double usual = band ? m_layout.pictureBottom : m_layout.pictureBottomWithoutValues;
    const bool silent = m_text.paragraphs() == 0 && m_apart.paragraphs() == 0 && m_layout.pictureBottomWithoutText > 0;
    const double picture = silent ? std::max(usual, m_layout.pictureBottomWithoutText) : usual;
    CardTextFit fit = shrink(headHeight, bottom, picture, false);
    if (fit.textPt > 0)
        return fit;
    const bool hyphens = m_hyphenator != nullptr;
    if (hyphens) {
        useHyphens();
        fit = shrink(headHeight, bottom, picture, true);
        if (fit.textPt > 0)
            return fit;
    }
    // A word wider than its line is cut; anything else has to become too small.
    const Space space{m_layout.pictureLeast, headHeight, bottom};
    for (double pt = m_layout.text.minPt; pt >= kLeastPt; pt -= kStepPt)
        if (tryFit(space, pt, hyphens, fit, true))
            break;
    fit.overflows = fit.textPt < m_layout.text.minPt - kStepPt / 2;
    return fit;
}

} // namespace blattwerk::app
