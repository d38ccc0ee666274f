#include "app/table/collection_tile.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr double kCardMm = 63;
/// All in parts of the width.
constexpr double kMargin = 0.07;
constexpr double kBand = 0.30;
constexpr double kName = 0.115;
constexpr double kText = 0.105;
constexpr double kSmallestText = 0.07;

/// The largest of the sizes at which the text has room, the smallest where none has.
QFont fitting(QFont font, const QString& text, const QRectF& room, double largest, double smallest) {
    double size = largest;
    for (; size > smallest; size -= 0.5) {
        font.setPixelSize(std::max(1, int(size)));
        const QRectF needed = QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, text);
        if (needed.height() <= room.height() && needed.width() <= room.width()) {
            return font;
        }
    }
    font.setPixelSize(std::max(1, int(smallest)));
    return font;
}

} // namespace

QImage paintCollectionTile(const QString& name, const QString& text, const CardInks& inks, const Tokens& tokens,
                           QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const double width = pixels.width();
    const QRectF face(0, 0, width, pixels.height());
    const double radius = tokens.radius.cardMm / kCardMm * width;
    QPainterPath shape;
    shape.addRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setClipPath(shape);
    painter.fillPath(shape, inks.pale);
    const QRectF band(0, 0, width, kBand * width);
    painter.fillRect(band, inks.deep);
    painter.fillRect(QRectF(0, band.bottom(), width, width * 0.02), inks.mid);

    const double margin = kMargin * width;
    QFont font(tokens.fonts.narrow);
    font.setBold(true);
    const QRectF nameRoom = band.adjusted(margin, 0, -margin, 0);
    painter.setFont(fitting(font, name, nameRoom, kName * width, kSmallestText * width));
    painter.setPen(tokens.common.paper);
    painter.drawText(nameRoom, Qt::AlignCenter | Qt::TextWordWrap, name);

    font.setBold(false);
    const QRectF textRoom = face.adjusted(margin, band.height() + margin, -margin, -margin);
    painter.setFont(fitting(font, text, textRoom, kText * width, kSmallestText * width));
    painter.setPen(tokens.common.ink);
    painter.drawText(textRoom, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);

    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.deep, std::max(1.0, width * 0.012)));
    painter.drawPath(shape);
    return image;
}

} // namespace blattwerk::app
