#include "app/face/svg_path.h"

#include <QFile>
#include <QXmlStreamReader>

#include <cmath>
#include <numbers>

namespace blattwerk::app {

namespace {

class PathReader {
public:
    explicit PathReader(QStringView text) : m_text(text) {}

    QPainterPath read() {
        m_path.setFillRule(Qt::WindingFill);
        QChar command;
        while (skipSeparators(), m_at < m_text.size()) {
            if (m_text[m_at].isLetter())
                command = m_text[m_at++];
            else if (command.isNull())
                return {};
            if (!apply(command))
                return {};
            // Further number pairs after a move draw lines.
            if (command == u'M')
                command = u'L';
            else if (command == u'm')
                command = u'l';
        }
        return m_path;
    }

private:
    bool apply(QChar command) {
        const QPointF base = command.isLower() ? m_path.currentPosition() : QPointF();
        switch (command.toUpper().unicode()) {
        case 'M':
            m_path.moveTo(point(base));
            break;
        case 'L':
            m_path.lineTo(point(base));
            break;
        case 'H':
            m_path.lineTo(number() + base.x(), m_path.currentPosition().y());
            break;
        case 'V':
            m_path.lineTo(m_path.currentPosition().x(), number() + base.y());
            break;
        case 'C': {
            const QPointF first = point(base);
            m_control = point(base);
            m_path.cubicTo(first, m_control, point(base));
            break;
        }
        case 'S': {
            const QPointF mirrored = 2 * m_path.currentPosition() - m_control;
            m_control = point(base);
            m_path.cubicTo(mirrored, m_control, point(base));
            break;
        }
        case 'A':
            arc(base);
            break;
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            return false;
        }
        return m_ok;
    }

    /// Endpoint form to centre form, SVG 1.1 appendix F.6.5; without rotation of the axes.
    void arc(QPointF base) {
        double rx = std::abs(number());
        double ry = std::abs(number());
        number();
        const bool large = number() != 0;
        const bool sweep = number() != 0;
        const QPointF from = m_path.currentPosition();
        const QPointF to = point(base);
        if (!m_ok || rx == 0 || ry == 0 || from == to) {
            m_path.lineTo(to);
            return;
        }
        const double dx = (from.x() - to.x()) / 2;
        const double dy = (from.y() - to.y()) / 2;
        const double over = dx * dx / (rx * rx) + dy * dy / (ry * ry);
        if (over > 1) {
            rx *= std::sqrt(over);
            ry *= std::sqrt(over);
        }
        const double spread = rx * rx * dy * dy + ry * ry * dx * dx;
        double factor = std::sqrt(std::max(0.0, (rx * rx * ry * ry - spread) / spread));
        if (large == sweep)
            factor = -factor;
        const double cx = factor * rx * dy / ry;
        const double cy = -factor * ry * dx / rx;
        const double start = std::atan2((dy - cy) / ry, (dx - cx) / rx);
        double turn = std::atan2((-dy - cy) / ry, (-dx - cx) / rx) - start;
        if (sweep && turn < 0)
            turn += 2 * std::numbers::pi;
        if (!sweep && turn > 0)
            turn -= 2 * std::numbers::pi;
        const QPointF centre = (from + to) / 2 + QPointF(cx, cy);
        // Qt counts angles against the clock with y upwards.
        const double degrees = 180 / std::numbers::pi;
        m_path.arcTo(QRectF(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry), -start * degrees, -turn * degrees);
        m_path.lineTo(to);
    }

    void skipSeparators() {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
    }

    double number() {
        skipSeparators();
        const qsizetype start = m_at;
        if (m_at < m_text.size() && (m_text[m_at] == u'-' || m_text[m_at] == u'+'))
            ++m_at;
        bool dot = false;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || (!dot && m_text[m_at] == u'.'))) {
            dot = dot || m_text[m_at] == u'.';
            ++m_at;
        }
        bool ok = false;
        const double value = m_text.sliced(start, m_at - start).toDouble(&ok);
        m_ok = m_ok && ok;
        return value;
    }

    QPointF point(QPointF base) {
        const double x = number();
        const double y = number();
        return base + QPointF(x, y);
    }

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_ok = true;
    QPointF m_control;
    QPainterPath m_path;
};

} // namespace

QPainterPath pathFromSvg(QStringView d) {
    return PathReader(d).read();
}

QPainterPath faceIcon(const QString& name) {
    QFile file(QStringLiteral(":/icons/face/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"path") {
            QPainterPath path = pathFromSvg(xml.attributes().value(QStringLiteral("d")));
            path.setFillRule(Qt::OddEvenFill);
            return path;
        }
    return {};
}

} // namespace blattwerk::app
