#include "app/face/face_composer.h"

#include "app/face/card_text.h"
#include "app/face/corner_marks.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr double kNameSpacing = 0.01;
constexpr double kCapsSpacing = 0.065;
constexpr double kPlainSpacing = 0.0025;
/// A name on two lines: largest size, smallest size, pitch in ems.
constexpr double kTwoLinePt = 11.5;
constexpr double kTwoLineLeastPt = 7.2;
constexpr double kTwoLinePitch = 1.08;
/// Cap height of the figures of the narrow font in ems; centres the cost in its disc.
constexpr double kFigureHeight = 0.66;
/// Places within a value cell, in millimetres from its centre.
constexpr double kDeepNumber = 2.2;
constexpr double kPaleNumber = 2.0;
constexpr double kPalePtPart = 17.0 / 19.0;
/// The same below a line, where the icon is as high as the number.
constexpr double kLineNumber = 4;
constexpr double kLineIcon = 5.4;
constexpr double kLineIconAside = 7.8;
/// From the lower edge of a plate to the baseline of its label.
constexpr double kPlateLabel = 3.2;
constexpr double kCellWidth = 18.4;
constexpr double kGroupWidth = 28;
/// The smallest name of the compact face on one line.
constexpr double kCompactLeastPt = 14;
constexpr double kCompactRoomyPt = 18;
constexpr double kCompactCostPt = 25;
constexpr double kStampFoot = 1.8;
constexpr double kStampHead = 4.5;
constexpr double kStampWidth = 2.4;

double spanOf(const FaceLayout& layout) {
    return layout.size.width() - layout.textX - 4.2;
}

} // namespace

FaceComposer::FaceComposer(const Tokens& tokens, const FaceLayout& layout, Hyphenator* hyphenator)
    : m_tokens(tokens),
      m_layout(layout),
      m_hyphenator(hyphenator) {}

PlacedText FaceComposer::place(const QString& text, const Label& label, QPointF anchor, Align align) const {
    ShapedLine line =
        shapeLine(text, referenceFont(label.font.family, label.font.weight, label.font.italic, label.spacing));
    const double width = line.width - label.spacing * kReferencePx;
    double scale = label.font.pt * kMmPerPt / kReferencePx;
    if (label.maxWidth > 0 && width * scale > label.maxWidth)
        scale = label.maxWidth / width;
    if (align != Align::Left)
        anchor.rx() -= width * scale / (align == Align::Centre ? 2 : 1);
    return {std::move(line.runs), anchor, scale, label.colour, 0};
}

/// Returns the millimetres by which a second line of the name pushes everything below it down.
double FaceComposer::addName(ComposedFace& face, const FaceContent& content, double pictureBottom) const {
    const FaceFont& font = m_layout.name;
    const QFont reference = referenceFont(font.family, font.weight, font.italic, kNameSpacing);
    const double maxWidth = spanOf(m_layout);
    const double y = pictureBottom + m_layout.nameBaseline;
    ShapedLine whole = shapeLine(content.name, reference);
    const double fitting = maxWidth / (whole.width / kReferencePx) / kMmPerPt;
    if (whole.width == 0 || fitting >= font.minPt) {
        face.namePt = std::min(font.pt, fitting);
        face.nameEnd = m_layout.textX + whole.width * face.namePt * kMmPerPt / kReferencePx;
        face.texts.push_back({std::move(whole.runs), QPointF(m_layout.textX, y), face.namePt * kMmPerPt / kReferencePx,
                              m_tokens.common.ink, 0});
        return 0;
    }
    const TextFlow flow({StyledText{content.name, {}, {}, {}}}, reference);
    BrokenText broken;
    for (face.namePt = kTwoLinePt; face.namePt > kTwoLineLeastPt; face.namePt -= 0.25) {
        broken = flow.breakLines(maxWidth / (face.namePt * kMmPerPt), false);
        if (broken.lines.size() <= 2 && !broken.wideWord)
            break;
    }
    face.nameCut = broken.lines.size() > 2 || broken.wideWord;
    const double em = face.namePt * kMmPerPt;
    double baseline = y - (m_layout.name.pt - face.namePt) * kMmPerPt * 0.55;
    const double first = baseline;
    for (const LineRange& range : broken.lines) {
        ShapedLine line = flow.line(range);
        face.nameEnd = std::max(face.nameEnd, m_layout.textX + line.width * em / kReferencePx);
        face.texts.push_back(
            {std::move(line.runs), QPointF(m_layout.textX, baseline), em / kReferencePx, m_tokens.common.ink, 0});
        baseline += kTwoLinePitch * em;
    }
    const double last = baseline - kTwoLinePitch * em;
    return std::max(0.0, last - first - (y - first));
}

void FaceComposer::addHead(ComposedFace& face, const FaceContent& content, double pictureBottom, double push) const {
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const double y = pictureBottom + push;
    if (!content.typeLine.isEmpty())
        face.texts.push_back(place(content.typeLine, {m_layout.typeLine, kCapsSpacing, inks.deep, spanOf(m_layout)},
                                   {m_layout.textX, y + m_layout.typeBaseline}, Align::Left));
    if (!content.abilityLine.isEmpty())
        face.texts.push_back(place(content.abilityLine,
                                   {m_layout.abilityLine, kPlainSpacing, inks.deep, m_layout.textWidth},
                                   {m_layout.textX, y + m_layout.abilityBaseline}, Align::Left));
}

void FaceComposer::addBody(ComposedFace& face, const FaceContent& content, const CardText& text,
                           const CardTextFit& fit) const {
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const auto add = [&](const TextFlow& flow, const BrokenText& broken, const std::vector<double>& baselines,
                         double pt, const QColor& colour, double indent = 0) {
        const double scale = pt * kMmPerPt / kReferencePx;
        for (std::size_t i = 0; i < broken.lines.size(); ++i) {
            const ShapedLine line = flow.line(broken.lines[i]);
            const QPointF origin(m_layout.textX + indent, baselines[i]);
            face.texts.push_back({line.runs, origin, scale, colour, 0});
            for (const ShapedLine::Icon& icon : line.icons) {
                const double size = 0.72 * pt * kMmPerPt;
                face.icons.push_back(
                    {origin + QPointF(icon.x * scale - 0.06 * size, -size), size, icon.name, inks.deep});
            }
        }
    };
    add(text.text(), fit.text, fit.textBaselines, fit.textPt, m_tokens.common.ink);
    add(text.apart(), fit.apart, fit.apartBaselines, fit.textPt, m_tokens.common.ink, kApartIndentMm);
    face.apart = fit.apartGround;
    add(text.quote(), fit.quote, fit.quoteBaselines, fit.quotePt, m_tokens.common.quote);
    face.ruleY = fit.ruleY;
}

void FaceComposer::addValues(ComposedFace& face, const FaceContent& content) const {
    if (content.band == ValueBand::None)
        return;
    if (m_layout.inlineValue)
        return addInlineValue(face, content);
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const bool line = content.band == ValueBand::Line;
    const bool pale = line || content.band == ValueBand::Pale;
    for (std::size_t i = 0; i < content.values.size() && i < m_layout.valueCentres.size(); ++i) {
        const FaceValue& value = content.values[i];
        if (value.text.isEmpty())
            continue;
        const double centre = m_layout.valueCentres[i];
        QColor colour = pale ? inks.deep : m_tokens.common.paper;
        if (value.missing)
            colour = m_tokens.common.stamp;
        FaceFont font = m_layout.value;
        if (pale && !line)
            font.pt *= kPalePtPart;
        const double aside = value.icon.isEmpty() ? 0 : line ? kLineNumber : pale ? kPaleNumber : kDeepNumber;
        face.texts.push_back(
            place(value.text, {font, 0, colour, 9.5}, {centre + aside, m_layout.valueBaseline}, Align::Centre));
        face.texts.push_back(place(value.label, {m_layout.valueLabel, kCapsSpacing, colour, kCellWidth},
                                   {centre, m_layout.valueLabelBaseline}, Align::Centre));
        if (value.icon.isEmpty())
            continue;
        if (line) {
            face.icons.push_back(
                {{centre - kLineIconAside, m_layout.valueBaseline - kLineIcon}, kLineIcon, value.icon, inks.deep});
            continue;
        }
        const double size = pale ? 3.4 : 3.7;
        const QColor iconColour = value.missing ? inks.mid : pale ? inks.deep : inks.pale;
        face.icons.push_back(
            {{centre - (pale ? 6.2 : 5.6), m_layout.valueBaseline - 3.8}, size, value.icon, iconColour});
    }
}

/// `BASISSTÄRKE 4`
void FaceComposer::addInlineValue(ComposedFace& face, const FaceContent& content) const {
    if (content.values.empty() || content.values.front().text.isEmpty())
        return;
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const FaceValue& value = content.values.front();
    const QColor colour = content.band == ValueBand::Pale ? inks.deep : m_tokens.common.paper;
    face.texts.push_back(place(value.label + u' ' + value.text,
                               {m_layout.valueLabel, kCapsSpacing, colour, m_layout.textWidth - 10},
                               {m_layout.textX, m_layout.valueLabelBaseline}, Align::Left));
}

void FaceComposer::addCornerMarks(ComposedFace& face, const FaceContent& content, bool compact) const {
    const auto centred = [&](const QString& text, FaceFont font, const QColor& colour, QPointF middle, double room) {
        const double drop = kFigureHeight / 2 * font.pt * kMmPerPt;
        face.texts.push_back(place(text, {font, 0, colour, room}, middle + QPointF(0, drop), Align::Centre));
    };
    const CardInks& inks = m_tokens.cardInks(content.colour);
    FaceFont cost = m_layout.cost;
    if (compact)
        cost.pt = kCompactCostPt;
    if (!content.cost.isEmpty() && m_layout.pennantSize.isValid()) {
        for (const QRectF& area : pennantPlaces(m_layout, compact))
            centred(content.cost, cost, m_tokens.common.paper, pennantMiddle(area), area.width() - 2);
    } else if (!content.cost.isEmpty() && m_layout.plateSize.isValid()) {
        const QRectF plate = platePlace(m_layout, content, compact);
        centred(content.cost, cost, m_tokens.common.paper, plate.center(), plate.width() - 2);
        if (!compact)
            face.texts.push_back(place(content.costLabel, {m_layout.valueLabel, kPlainSpacing, inks.deep, 0},
                                       {plate.left() + 0.2, plate.bottom() + kPlateLabel}, Align::Left));
    } else if (!content.cost.isEmpty()) {
        const RoundPlace disc = costPlace(m_layout, compact);
        centred(content.cost, cost, m_tokens.common.paper, disc.centre, 2 * disc.radius - (compact ? 4 : 3));
    }
    const RoundPlace place = ringPlace(m_layout, compact);
    if (!content.ring.isEmpty()) {
        FaceFont font = m_layout.ring;
        font.pt *= place.radius / m_layout.ringRadius;
        centred(content.ring, font, inks.deep, place.centre, 2 * place.radius - 2);
    } else if (!content.ringIcon.isEmpty()) {
        const double size = 1.3 * place.radius;
        face.icons.push_back({place.centre - QPointF(size / 2, size / 2), size, content.ringIcon, inks.deep});
    }
}

void FaceComposer::addGroups(ComposedFace& face, const FaceContent& content) const {
    if (content.band == ValueBand::None)
        return;
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const QColor colour = content.band == ValueBand::Pale ? inks.deep : inks.pale;
    std::size_t first = 0;
    for (std::size_t i = 0; i < m_layout.valueGroups.size(); ++i) {
        const std::size_t last = first + static_cast<std::size_t>(std::max(m_layout.valueGroups[i].count, 1)) - 1;
        if (last >= m_layout.valueCentres.size())
            return;
        const double middle = (m_layout.valueCentres[first] + m_layout.valueCentres[last]) / 2;
        face.texts.push_back(place(content.groups.value(static_cast<qsizetype>(i)),
                                   {m_layout.valueLabel, kCapsSpacing, colour, kGroupWidth},
                                   {middle, m_layout.groupBaseline}, Align::Centre));
        first = last + 1;
    }
}

void FaceComposer::addStamp(ComposedFace& face, const FaceContent& content) const {
    const bool band = content.band != ValueBand::None;
    const bool ring = !content.ring.isEmpty() || !content.ringIcon.isEmpty();
    const double bottom = band ? m_layout.bandTop : m_layout.bottomWithoutBand;
    const double foot = (ring ? std::min(bottom, m_layout.ringCentre.y() - m_layout.ringRadius) : bottom) - kStampFoot;
    // A long name below the picture reaches under the stamp, which then ends below it.
    const bool meets = m_layout.headHeight == 0 && face.nameEnd > m_layout.stampX - kStampWidth;
    const double room = foot - face.pictureBottom - (meets ? m_layout.typeBaseline - 2 : kStampHead);
    const Label label{m_layout.stamp, kPlainSpacing, m_tokens.common.stamp, 0};
    const QString tail = content.stamp.isEmpty() ? QString() : QStringLiteral(" · ") + content.stamp;
    const QFont font = referenceFont(label.font.family, label.font.weight, label.font.italic, label.spacing);
    const double scale = label.font.pt * kMmPerPt / kReferencePx;
    QString key = content.look();
    QString text = key + tail;
    while (shapeLine(text, font).width * scale > room && key.size() > 3) {
        key.chop(1);
        text = key + QChar(0x2026) + tail;
    }
    face.stamp = place(text, label, {m_layout.stampX, foot}, Align::Left);
    face.stamp->angle = -90;
}

ComposedFace FaceComposer::compose(const FaceContent& content) const {
    ComposedFace face;
    face.emblem = makeEmblem(content.look().toUtf8());
    addCornerMarks(face, content, false);
    // The head is as high on every picture, so it is set once at 0 to learn its height.
    ComposedFace trial;
    const double push = addName(trial, content, 0);
    const bool above = m_layout.headHeight > 0;
    const double head =
        above ? 0 : push + (content.abilityLine.isEmpty() ? m_layout.typeBaseline : m_layout.abilityBaseline);
    face.pictureTop = above ? m_layout.headHeight + push : 0;
    CardText text(m_layout, content, m_hyphenator);
    const CardTextFit fit = text.fit(head);
    face.pictureBottom = fit.pictureBottom;
    face.textPt = fit.textPt;
    face.overflows = fit.overflows;
    face.wideWord = fit.wideWord;
    const double headTop = above ? 0 : fit.pictureBottom;
    addName(face, content, headTop);
    addHead(face, content, headTop, push);
    addBody(face, content, text, fit);
    addGroups(face, content);
    addValues(face, content);
    addTiles(face, content);
    addNote(face, content);
    addStamp(face, content);
    return face;
}

/// One line, or two where it would become too small to read; says whether it took two.
bool FaceComposer::addCompactName(ComposedFace& face, const FaceContent& content, const FaceFont& font,
                                  double baseline) const {
    const double middle = m_layout.size.width() / 2;
    const double room = m_layout.size.width() - 5;
    Label label{font, kPlainSpacing, m_tokens.common.ink, room};
    const QFont reference = referenceFont(font.family, font.weight, font.italic, kPlainSpacing);
    // Where no dots stand below the name there is room for two larger lines.
    const bool roomy = m_layout.dotsField.isEmpty();
    const double least = roomy ? kCompactRoomyPt : kCompactLeastPt;
    if (shapeLine(content.name, reference).width / kReferencePx * least * kMmPerPt <= room) {
        face.texts.push_back(place(content.name, label, {middle, baseline}, Align::Centre));
        return false;
    }
    label.font.pt = least;
    // The space nearest the middle; a name without one stays on one line and becomes as small as it must.
    qsizetype cut = -1;
    for (qsizetype at = content.name.indexOf(u' '); at >= 0; at = content.name.indexOf(u' ', at + 1))
        if (cut < 0 || std::abs(2 * at - content.name.size()) < std::abs(2 * cut - content.name.size()))
            cut = at;
    if (cut < 0) {
        face.texts.push_back(place(content.name, label, {middle, baseline}, Align::Centre));
        return false;
    }
    face.texts.push_back(
        place(content.name.first(cut).trimmed(), label, {middle, baseline - (roomy ? 2.8 : 3.6)}, Align::Centre));
    face.texts.push_back(
        place(content.name.sliced(cut).trimmed(), label, {middle, baseline + (roomy ? 3.8 : 1.4)}, Align::Centre));
    return true;
}

ComposedFace FaceComposer::composeCompact(const FaceContent& content) const {
    ComposedFace face;
    face.emblem = makeEmblem(content.look().toUtf8());
    const bool figure = content.hasSmallFoot();
    face.pictureBottom = figure ? m_layout.compactPicture : m_layout.compactTallPicture;
    FaceFont font = m_layout.value;
    font.weight = 700;
    const double middle = m_layout.size.width() / 2;
    addCornerMarks(face, content, true);
    font.pt = 21;
    const bool twoLines = addCompactName(face, content, font, face.pictureBottom + (figure ? 9.4 : 10.4));
    if (!figure) {
        font.weight = 400;
        font.pt = 17;
        face.texts.push_back(place(content.typeName,
                                   {font, kPlainSpacing, m_tokens.common.stamp, m_layout.size.width() - 6},
                                   {middle, face.pictureBottom + (twoLines ? 21.6 : 19)}, Align::Centre));
        return face;
    }
    const CardInks& inks = m_tokens.cardInks(content.colour);
    font.weight = 700;
    font.pt = 34;
    for (std::size_t i = 0; i < content.values.size() && i < m_layout.valueCentres.size(); ++i) {
        const FaceValue& value = content.values[i];
        if (value.text.isEmpty())
            continue;
        const bool plain = value.icon.isEmpty();
        const double centre = m_layout.valueCentres[i] + (plain ? 0 : 3.9);
        face.texts.push_back(place(value.text, {font, 0, m_tokens.common.paper, 11}, {centre, 81.6}, Align::Centre));
        if (!plain)
            face.icons.push_back({{centre - 11.8, 74.6}, 6.2, value.icon, inks.pale});
    }
    addCompactTiles(face, content);
    return face;
}

} // namespace blattwerk::app
