#include "app/face/face_painter.h"

#include "app/face/card_back.h"
#include "app/face/corner_marks.h"
#include "app/face/gem.h"
#include "app/face/hyphenator.h"
#include "app/face/list_face.h"
#include "app/face/picture_edge.h"
#include "app/face/place_tiles.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kCachedFaces = 600;
constexpr int kPictureKilobytes = 64 * 1024;
/// Height of the highest and lowest edge form beyond the picture's nominal lower edge.
constexpr double kEdgeReach = 3;

/// Everything that decides how a face is set; the picture is not part of it.
QString cacheKey(const FaceContent& c, bool compact) {
    QString key = QStringList{c.key,         c.type, c.colour, c.cost,  c.name,    c.typeLine,
                              c.abilityLine, c.text, c.quote,  c.stamp, c.typeName}
                      .join(QChar(0x1F));
    key += QChar(0x1F) + c.costLabel + QChar(0x1F) + c.note + QChar(0x1F);
    for (const FaceTile& tile : c.tiles)
        key += tile.label + QLatin1Char(tile.open ? '1' : '0');
    key += QChar(0x1F) + c.ring + QChar(0x1F) + c.ringIcon + QChar(0x1F) + c.groups.join(QChar(0x1F));
    for (const FaceValue& v : c.values)
        key += QChar(0x1E) + v.icon + QChar(0x1F) + v.text + QChar(0x1F) + v.label + QLatin1Char(v.missing ? '1' : '0');
    return key + QLatin1Char(compact ? 'k' : 'g') + QLatin1Char(c.language == model::Language::German ? 'd' : 'e');
}

/// The part of a picture that fills the area without distortion.
QRectF coverSource(const QSize& picture, const QRectF& area) {
    const double scale = std::min(picture.width() / area.width(), picture.height() / area.height());
    const QSizeF size(area.width() * scale, area.height() * scale);
    return {QPointF((picture.width() - size.width()) / 2, (picture.height() - size.height()) / 2), size};
}

} // namespace

FacePainter::FacePainter(Tokens tokens, FaceLayout layout, std::shared_ptr<Hyphenator> hyphenator)
    : m_tokens(std::move(tokens)),
      m_layout(std::move(layout)),
      m_hyphenator(std::move(hyphenator)),
      m_composer(m_tokens, m_layout, m_hyphenator.get()),
      m_faces(kCachedFaces),
      m_pictures(kPictureKilobytes) {}

FacePainter::~FacePainter() = default;

void FacePainter::setLayout(FaceLayout layout) {
    m_layout = std::move(layout);
    clear();
}

void FacePainter::clear() {
    m_faces.clear();
}

const ComposedFace& FacePainter::cached(const FaceContent& content, bool compact) {
    const QString key = cacheKey(content, compact);
    if (const ComposedFace* known = m_faces.object(key))
        return *known;
    auto* face = new ComposedFace(compact ? m_composer.composeCompact(content) : m_composer.compose(content));
    m_faces.insert(key, face);
    return *face;
}

const ComposedFace& FacePainter::composed(const FaceContent& content) {
    return cached(content, false);
}

void FacePainter::settle(const std::vector<FaceContent>& contents) {
    if (m_hyphenator == nullptr)
        return;
    for (const FaceContent& content : contents)
        cached(content, false);
    if (m_hyphenator->settle())
        clear();
}

void FacePainter::paintPicture(QPainter& painter, const QImage& picture, const QRectF& area) {
    const QRectF source = coverSource(picture.size(), area);
    const bool raster = painter.paintEngine() == nullptr || painter.paintEngine()->type() == QPaintEngine::Raster;
    const QTransform& transform = painter.combinedTransform();
    const double zoom = std::hypot(transform.m11(), transform.m12());
    const QSize device = (QSizeF(area.width(), area.height()) * zoom).toSize();
    if (!raster || device.isEmpty() || device.width() * 2 > source.width()) {
        painter.drawImage(area, picture, source);
        return;
    }
    // Bilinear sampling flickers when a picture shrinks to less than half; average it down once per size instead.
    const QString key = QStringLiteral("%1/%2x%3").arg(picture.cacheKey()).arg(device.width()).arg(device.height());
    QImage* small = m_pictures.object(key);
    if (small == nullptr) {
        small = new QImage(
            picture.copy(source.toAlignedRect()).scaled(device, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        const QImage result = *small;
        m_pictures.insert(key, small, static_cast<int>(result.sizeInBytes() / 1024 + 1));
        painter.drawImage(area, result);
        return;
    }
    painter.drawImage(area, *small);
}

void FacePainter::paintGround(QPainter& painter, const FaceContent& content, const ComposedFace& face,
                              const QRectF& area, double picturePlus) {
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const double bottom = face.pictureBottom;
    const double top = face.pictureTop > 0 ? face.pictureTop : area.top();
    const QRectF picture(area.left(), top, area.width(), bottom + picturePlus - top);
    if (face.pictureTop > 0)
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), top - area.top()), m_tokens.common.paper);
    if (!content.picture.isNull()) {
        paintPicture(painter, content.picture, picture);
        return;
    }
    painter.fillRect(picture, inks.pale);
    const double middle = m_layout.size.width() / 2;
    painter.save();
    painter.setClipRect(picture, Qt::IntersectClip);
    QColor halo = inks.mid;
    halo.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    const double height = bottom - face.pictureTop;
    painter.drawEllipse(QPointF(middle, face.pictureTop + height * 0.52), 27, 27);
    painter.restore();
    paintEmblem(painter, face.emblem, {middle, face.pictureTop + height / 2 - 0.2}, std::min(height * 0.405, 18.4),
                inks);
}

void FacePainter::paintBand(QPainter& painter, const FaceContent& content, double bleed) const {
    if (content.band == ValueBand::None)
        return;
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const double width = m_layout.size.width() + 2 * bleed;
    const double top = m_layout.bandTop;
    const bool line = content.band == ValueBand::Line;
    const bool pale = line || content.band == ValueBand::Pale;
    if (!line)
        painter.fillRect(QRectF(-bleed, top, width, m_layout.size.height() + bleed - top),
                         pale ? inks.pale : inks.deep);
    if (pale)
        painter.fillRect(QRectF(-bleed, top, width, .45), inks.deep);
    painter.setPen(QPen(inks.mid, .2, Qt::SolidLine, Qt::FlatCap));
    for (std::size_t i = 1; i < content.values.size() && i < m_layout.valueCentres.size(); ++i) {
        if (content.values[i].text.isEmpty() || !m_layout.isDivided(i))
            continue;
        const double x = (m_layout.valueCentres[i - 1] + m_layout.valueCentres[i]) / 2;
        const double above = m_layout.valueGroups.empty() ? 3 : 2.2;
        painter.drawLine(QPointF(x, top + above), QPointF(x, m_layout.valueLabelBaseline + 0.2));
    }
}

void FacePainter::paintTexts(QPainter& painter, const ComposedFace& face) const {
    const auto draw = [&](const PlacedText& text) {
        painter.save();
        painter.translate(text.origin);
        if (text.angle != 0)
            painter.rotate(text.angle);
        painter.scale(text.scale, text.scale);
        painter.setPen(text.colour);
        for (const QGlyphRun& run : text.runs)
            painter.drawGlyphRun(QPointF(), run);
        painter.restore();
    };
    for (const PlacedIcon& icon : face.icons) {
        painter.save();
        painter.translate(icon.topLeft);
        painter.scale(icon.size / 10, icon.size / 10);
        painter.fillPath(m_layout.icons.value(icon.icon), icon.colour);
        painter.restore();
    }
    for (const PlacedText& text : face.texts)
        draw(text);
    if (face.stamp)
        draw(*face.stamp);
}

void FacePainter::paint(QPainter& painter, const QRectF& target, const FaceContent& content,
                        const FaceOptions& options) {
    const ComposedFace& composed = cached(content, false);
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const double bleed = options.bleed;
    const QRectF area(-bleed, -bleed, m_layout.size.width() + 2 * bleed, m_layout.size.height() + 2 * bleed);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(target.topLeft());
    painter.scale(target.width() / m_layout.size.width(), target.height() / m_layout.size.height());
    if (!content.rows.empty()) {
        paintListFace(painter, m_layout, m_tokens, content, bleed);
        painter.restore();
        return;
    }
    paintGround(painter, content, composed, area, kEdgeReach);
    const PictureEdge edge = m_layout.type(content.type).edge;
    painter.fillPath(panelBelow(edge, composed.pictureBottom, m_layout.size, bleed), m_tokens.common.paper);
    if (composed.pictureTop > 0)
        painter.fillRect(QRectF(-bleed, composed.pictureTop, area.width(), .45), inks.deep);
    if (m_layout.gemRadius > 0)
        paintGem(painter, m_tokens.accent(content.colour).gem, m_layout.gemCentre, m_layout.gemRadius,
                 cardGemColours(inks));
    paintBand(painter, content, bleed);
    paintCornerMarks(painter, m_layout, m_tokens, content, false);
    paintTiles(painter, m_layout, m_tokens, content);
    if (composed.apart)
        paintApart(painter, *composed.apart, inks);
    if (composed.ruleY) {
        painter.setPen(QPen(inks.deep, .25, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(m_layout.textX, *composed.ruleY), QPointF(m_layout.textX + 9, *composed.ruleY));
    }
    if (options.stamp) {
        paintTexts(painter, composed);
    } else {
        ComposedFace plain = composed;
        plain.stamp.reset();
        paintTexts(painter, plain);
    }
    painter.restore();
}

void FacePainter::paintCompact(QPainter& painter, const QRectF& target, const FaceContent& content,
                               const TableState& state) {
    const ComposedFace& face = cached(content, true);
    const CardInks& inks = m_tokens.cardInks(content.colour);
    const double width = m_layout.size.width();
    const double height = m_layout.size.height();
    const bool figure = content.hasSmallFoot();
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(target.topLeft());
    painter.scale(target.width() / width, target.height() / height);
    painter.fillRect(QRectF(0, 0, width, height), m_tokens.common.paper);
    const QRectF picture(0, 0, width, face.pictureBottom);
    if (content.picture.isNull()) {
        painter.fillRect(picture, inks.pale);
        paintEmblem(painter, face.emblem, {width / 2, face.pictureBottom / 2 + 1}, figure ? 19.2 : 22.4, inks);
    } else {
        paintPicture(painter, content.picture, picture);
    }
    if (m_layout.gemRadius > 0)
        paintGem(painter, m_tokens.accent(content.colour).gem, {54.2, 8.8}, 4.9, cardGemColours(inks));
    const double bandTop = figure ? m_layout.compactBandTop : height - 5.2;
    painter.fillRect(QRectF(0, bandTop, width, height - bandTop), inks.deep);
    if (figure && content.dots > 0) {
        const double pitch = std::min(5.4, (width - 6) / content.dots);
        const double radius = std::min(1.95, pitch * 0.38);
        const double left = width / 2 - pitch * (content.dots - 1) / 2;
        for (int i = 0; i < content.dots; ++i) {
            const bool full = i < state.stress;
            painter.setPen(QPen(full ? m_tokens.common.stress : m_tokens.common.stamp, .55));
            painter.setBrush(full ? QBrush(m_tokens.common.stress) : QBrush(Qt::NoBrush));
            painter.drawEllipse(QPointF(left + i * pitch, face.pictureBottom + 15.2), radius, radius);
        }
    }
    paintCornerMarks(painter, m_layout, m_tokens, content, true);
    paintTexts(painter, face);
    painter.setPen(QPen(m_tokens.common.paper, 1.1, Qt::SolidLine, Qt::FlatCap));
    for (std::size_t i = 0; figure && i < content.values.size() && i < m_layout.valueCentres.size(); ++i)
        if (content.values[i].modified && !content.values[i].text.isEmpty()) {
            const double centre = m_layout.valueCentres[i] + (content.values[i].icon.isEmpty() ? 0 : 3.9);
            painter.drawLine(QPointF(centre - 3.3, 84.2), QPointF(centre + 3.3, 84.2));
        }
    painter.restore();
}

void FacePainter::paintBack(QPainter& painter, const QRectF& target, double bleed, bool doubled,
                            const FaceContent* card) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing);
    painter.translate(target.topLeft());
    painter.scale(target.width() / m_layout.size.width(), target.height() / m_layout.size.height());
    BackMark mark;
    // A back without a card is that of the first type.
    QString sign = m_layout.types.empty() ? QString() : m_layout.types.front().backSign;
    if (card != nullptr) {
        mark.text = card->backMark;
        mark.label = card->backLabel;
        mark.inks = m_layout.type(card->type).colour;
        sign = card->backSign;
    }
    if (!sign.isEmpty())
        mark.sign = m_layout.icons.value(sign);
    if (mark.inks.isEmpty())
        mark.inks = m_layout.colourFallback;
    paintCardBack(painter, m_tokens, m_layout.back, bleed, doubled, mark);
    painter.restore();
}

void FacePainter::paintCorners(QImage& image) const {
    const double radius = m_layout.corner / m_layout.size.width() * image.width();
    QImage mask(image.size(), QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    QPainter shape(&mask);
    shape.setRenderHint(QPainter::Antialiasing);
    shape.setPen(Qt::NoPen);
    shape.setBrush(Qt::black);
    shape.drawRoundedRect(QRectF(QPointF(), QSizeF(image.size())), radius, radius);
    shape.end();
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.drawImage(0, 0, mask);
}

QImage FacePainter::renderImage(const FaceContent& content, QSize pixels, bool roundCorners, const TableState& state) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QRectF target(QRect(QPoint(0, 0), pixels));
    if (pixels.width() < m_tokens.size.compactBelow)
        paintCompact(painter, target, content, state);
    else
        paint(painter, target, content);
    painter.end();
    if (roundCorners)
        paintCorners(image);
    return image;
}

QImage FacePainter::renderCompact(const FaceContent& content, QSize pixels, const TableState& state) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintCompact(painter, QRectF(QRect(QPoint(0, 0), pixels)), content, state);
    painter.end();
    paintCorners(image);
    return image;
}

QImage FacePainter::renderPrint(const FaceContent& content, double dpi, const FaceOptions& options) {
    const double zoom = dpi / 25.4;
    const QSizeF size = m_layout.size + QSizeF(2 * options.bleed, 2 * options.bleed);
    QImage image((size * zoom).toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(zoom, zoom);
    paint(painter, QRectF(QPointF(options.bleed, options.bleed), m_layout.size), content, options);
    return image;
}

QImage FacePainter::renderBack(QSize pixels, bool roundCorners, const FaceContent* card) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintBack(painter, QRectF(QPointF(), QSizeF(pixels)), 0, false, card);
    painter.end();
    if (roundCorners)
        paintCorners(image);
    return image;
}

} // namespace blattwerk::app
