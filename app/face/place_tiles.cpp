#include "app/face/place_tiles.h"

#include "app/face/face_composer.h"
#include "app/face/face_content.h"

#include <QPainter>

namespace blattwerk::app {

namespace {

/// Millimetres within a tile: icon from its top, label from its foot.
constexpr double kIconSize = 4.6;
constexpr double kIconTop = 1;
constexpr double kLabelFoot = 1;
constexpr double kTileCorner = 1.2;
/// Right end and height above the foot of a note, and its size.
constexpr double kNoteRight = 58.8;
constexpr double kNotePt = 8;
/// The open places in a row on the small face.
constexpr double kCompactIcon = 6.6;
constexpr double kCompactPitch = 9.4;
constexpr double kCompactLeft = 4;
constexpr double kCompactTop = 74.4;

} // namespace

QRectF tilePlace(const FaceLayout& layout, std::size_t tile) {
    const double step = layout.tileSize.width() + layout.tileGap;
    return {layout.tileCorner + QPointF(static_cast<double>(tile) * step, 0), layout.tileSize};
}

void paintTiles(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content) {
    const CardInks& inks = tokens.cardInks(content.colour);
    for (std::size_t i = 0; i < content.tiles.size(); ++i) {
        QPen pen(content.tiles[i].open ? inks.deep : tokens.common.stamp.lighter(170), .25);
        if (!content.tiles[i].open)
            pen.setDashPattern({3.2, 2.8});
        painter.setPen(pen);
        painter.setBrush(content.tiles[i].open ? inks.deep : tokens.common.paper);
        painter.drawRoundedRect(tilePlace(layout, i), kTileCorner, kTileCorner);
    }
}

void paintApart(QPainter& painter, const QRectF& ground, const CardInks& inks) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.tint);
    painter.drawRoundedRect(ground, .8, .8);
    painter.fillRect(QRectF(ground.topLeft(), QSizeF(.7, ground.height())), inks.deep);
}

void FaceComposer::addTiles(ComposedFace& face, const FaceContent& content) const {
    for (std::size_t i = 0; i < content.tiles.size(); ++i) {
        const FaceTile& tile = content.tiles[i];
        const QRectF area = tilePlace(m_layout, i);
        const QColor icon = tile.open ? m_tokens.common.paper : m_tokens.common.stamp.lighter(140);
        const QColor label = tile.open ? m_tokens.common.paper : m_tokens.common.stamp;
        face.icons.push_back({{area.center().x() - kIconSize / 2, area.top() + kIconTop}, kIconSize, tile.icon, icon});
        face.texts.push_back(place(tile.label, {m_layout.tileLabel, 0, label, area.width() - 0.8},
                                   {area.center().x(), area.bottom() - kLabelFoot}, Align::Centre));
    }
}

void FaceComposer::addCompactTiles(ComposedFace& face, const FaceContent& content) const {
    for (std::size_t i = 0; i < content.tiles.size(); ++i)
        if (content.tiles[i].open)
            face.icons.push_back({{kCompactLeft + static_cast<double>(i) * kCompactPitch, kCompactTop},
                                  kCompactIcon,
                                  content.tiles[i].icon,
                                  m_tokens.common.paper});
}

void FaceComposer::addNote(ComposedFace& face, const FaceContent& content) const {
    if (content.note.isEmpty())
        return;
    FaceFont font = m_layout.valueLabel;
    font.pt = kNotePt;
    const double middle = (m_layout.bandTop + m_layout.size.height()) / 2;
    const double left =
        m_layout.textX + static_cast<double>(content.tiles.size()) * (m_layout.tileSize.width() + m_layout.tileGap);
    face.texts.push_back(place(content.note, {font, 0, m_tokens.cardInks(content.colour).deep, kNoteRight - left},
                               {kNoteRight, middle}, Align::Right));
}

} // namespace blattwerk::app
