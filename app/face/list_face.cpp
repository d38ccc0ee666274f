#include "app/face/list_face.h"

#include "app/face/text_flow.h"

#include <QPainter>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr double kEdge = 4.2;
constexpr double kHead = 15.6; // height of the deep head
constexpr double kSign = 4.6;  // radius of the ring that holds the sign
constexpr double kFoot = 2.2;
constexpr double kMostRow = 10;
constexpr double kParkLeft = 12.2;
constexpr double kParkWidth = 18;
constexpr double kOptionsLeft = 31.8;
constexpr double kLetter = 2.15; // radius of the ring around a letter
constexpr QSizeF kPick{2.5, 3.6};

class ListPainter {
public:
    ListPainter(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content)
        : m_painter(painter),
          m_layout(layout),
          m_tokens(tokens),
          m_content(content),
          m_inks(tokens.cardInks(content.colour)) {}

    void paint(double bleed) {
        const QSizeF size = m_layout.size;
        m_painter.fillRect(QRectF(-bleed, -bleed, size.width() + 2 * bleed, size.height() + 2 * bleed),
                           m_tokens.common.paper);
        m_painter.fillRect(QRectF(-bleed, -bleed, size.width() + 2 * bleed, kHead + bleed), m_inks.deep);
        paintHead();
        if (m_content.rows.empty())
            return;
        const double room = size.height() - kHead - kFoot;
        const double height = std::min(kMostRow, room / double(m_content.rows.size()));
        for (std::size_t i = 0; i < m_content.rows.size(); ++i)
            paintRow(m_content.rows[i], int(i) + 1, kHead + 0.6 + height * double(i), height);
    }

private:
    /// Returns its width in millimetres.
    double text(const QString& words, const FaceFont& font, double pt, QPointF at, const QColor& colour,
                Qt::Alignment alignment = Qt::AlignLeft, double room = 0) {
        const ShapedLine line = shapeLine(words, referenceFont(font.family, font.weight, font.italic, 0.0025));
        double scale = pt * kMmPerPt / kReferencePx;
        if (room > 0 && line.width * scale > room)
            scale = room / line.width;
        const double width = line.width * scale;
        m_painter.save();
        m_painter.translate(at - QPointF(alignment.testFlag(Qt::AlignHCenter) ? width / 2 : 0, 0));
        m_painter.scale(scale, scale);
        m_painter.setPen(colour);
        for (const QGlyphRun& run : line.runs)
            m_painter.drawGlyphRun(QPointF(), run);
        m_painter.restore();
        return width;
    }

    void icon(const QString& name, QPointF centre, double size, const QColor& colour) {
        m_painter.save();
        m_painter.translate(centre - QPointF(size / 2, size / 2));
        m_painter.scale(size / 10, size / 10);
        m_painter.fillPath(m_layout.icons.value(name), colour);
        m_painter.restore();
    }

    void paintHead() {
        const QPointF sign(m_layout.size.width() - kEdge - kSign, kHead / 2);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.common.paper);
        const double room = m_layout.size.width() - 3 * kEdge - 2 * kSign;
        text(m_content.name, m_layout.name, 13.5, {kEdge, 7.6}, m_tokens.common.paper, Qt::AlignLeft, room);
        text(m_content.typeLine, m_layout.typeLine, m_layout.typeLine.pt, {kEdge, 11.9}, m_inks.pale, Qt::AlignLeft,
             room);
        if (!m_content.ringIcon.isEmpty()) {
            m_painter.drawEllipse(sign, kSign, kSign);
            icon(m_content.ringIcon, sign, 6.2, m_inks.deep);
        }
    }

    void paintRow(const FaceRow& row, int number, double top, double height) {
        const double middle = top + height / 2;
        const double below = middle + 1.3; // baseline of the small letters
        if (number > 1) {
            m_painter.setPen(QPen(m_inks.tint, .2, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(QPointF(kEdge, top), QPointF(m_layout.size.width() - kEdge, top));
        }
        // The trophy at stake: its number on a plinth.
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_inks.pale);
        m_painter.drawRoundedRect(QRectF(kEdge, middle - 3, 6, 6), 1, 1);
        text(QString::number(number), m_layout.name, 12, {kEdge + 3, middle + 1.5}, m_inks.deep, Qt::AlignHCenter);
        paintPlace(row, middle, height);
        double x = kOptionsLeft;
        for (std::size_t i = 0; i < row.options.size(); ++i) {
            if (i > 0)
                x += text(m_content.orWord, m_layout.typeLine, 7, {x, below - 0.4}, m_tokens.common.ink) + 0.9;
            x = paintOption(row.options[i], x, middle) + 0.9;
        }
    }

    /// Both halves of the place, the own one full, with the sign of its owner.
    void paintPlace(const FaceRow& row, double middle, double height) {
        const CardInks& inks = m_tokens.cardInks(row.ink);
        const double tall = std::min(6.6, height - 2);
        const QRectF whole(kParkLeft, middle - tall / 2, kParkWidth, tall);
        const double half = kParkWidth / 2;
        const QRectF own = row.onFirstSide ? whole.adjusted(0, 0, -half, 0) : whole.adjusted(half, 0, 0, 0);
        const QRectF other = row.onFirstSide ? whole.adjusted(half, 0, 0, 0) : whole.adjusted(0, 0, -half, 0);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(inks.pale);
        m_painter.drawRoundedRect(whole, 1, 1);
        m_painter.setBrush(inks.deep);
        m_painter.drawRoundedRect(own, 1, 1);
        text(row.place, m_layout.typeLine, 7, {other.center().x(), middle + 0.9}, inks.deep, Qt::AlignHCenter,
             half - 1);
        if (!m_content.ringIcon.isEmpty())
            icon(m_content.ringIcon, own.center(), tall - 1.8, m_tokens.common.paper);
    }

    /// The letter of a pile and as many small cards as are taken from it; returns the right end.
    double paintOption(const FaceOption& option, double x, double middle) {
        m_painter.setPen(QPen(m_inks.deep, .45));
        m_painter.setBrush(m_tokens.common.paper);
        m_painter.drawEllipse(QPointF(x + kLetter, middle), kLetter, kLetter);
        text(option.letter, m_layout.ring, 8.5, {x + kLetter, middle + 1.1}, m_inks.deep, Qt::AlignHCenter);
        x += 2 * kLetter + 0.7;
        for (int card = 0; card < option.count; ++card) {
            m_painter.setPen(QPen(m_inks.deep, .3));
            m_painter.setBrush(m_inks.tint);
            m_painter.drawRoundedRect(QRectF(QPointF(x, middle - kPick.height() / 2), kPick), .5, .5);
            x += kPick.width() + 0.4;
        }
        return x;
    }

    QPainter& m_painter;
    const FaceLayout& m_layout;
    const Tokens& m_tokens;
    const FaceContent& m_content;
    const CardInks& m_inks;
};

} // namespace

void paintListFace(QPainter& painter, const FaceLayout& layout, const Tokens& tokens, const FaceContent& content,
                   double bleed) {
    ListPainter(painter, layout, tokens, content).paint(bleed);
}

} // namespace blattwerk::app
