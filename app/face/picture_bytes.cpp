#include "app/face/picture_bytes.h"

#include <QBuffer>
#include <QByteArray>
#include <QImageReader>
#include <QXmlStreamReader>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr std::size_t kMostBytes = 64 * 1024 * 1024;
constexpr std::size_t kMostSvgBytes = 8 * 1024 * 1024;
/// Elements, and copies of parts, which may copy copies.
constexpr int kMostElements = 100'000;
constexpr int kMostCopies = 16;
/// Longer side of a drawing in pixels: 300 dpi on the largest card.
constexpr int kDrawingPixels = 2000;
constexpr int kMostSide = 20'000;

bool isPacked(std::string_view bytes) {
    return bytes.starts_with("\x1f\x8b");
}

bool isXml(std::string_view bytes) {
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    // In UTF-16 the sign stands beside a zero.
    const auto first = bytes.find_first_not_of(std::string_view(" \t\r\n\0\xff\xfe", 7));
    return first != std::string_view::npos && bytes[first] == '<';
}

bool isOwn(QStringView reference) {
    reference = reference.trimmed();
    return reference.isEmpty() || reference.startsWith(u'#') || reference.startsWith(u"data:image/png;base64,") ||
           reference.startsWith(u"data:image/jpeg;base64,");
}

/// No `url()` but of parts of the drawing itself, and no imported style.
bool hasForeignStyle(const QString& text) {
    if (text.contains(u"@import", Qt::CaseInsensitive) || text.contains(u"@font-face", Qt::CaseInsensitive))
        return true;
    qsizetype at = 0;
    while ((at = text.indexOf(u"url(", at, Qt::CaseInsensitive)) >= 0) {
        at += 4;
        QStringView rest = QStringView(text).mid(at).trimmed();
        if (rest.startsWith(u'"') || rest.startsWith(u'\''))
            rest = rest.mid(1);
        if (!rest.startsWith(u'#'))
            return true;
    }
    return false;
}

} // namespace

bool isHarmlessSvg(std::string_view bytes) {
    if (bytes.size() > kMostSvgBytes || isPacked(bytes))
        return false;
    QXmlStreamReader xml(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
    int elements = 0;
    int copies = 0;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
        case QXmlStreamReader::ProcessingInstruction:
            return false;
        case QXmlStreamReader::Characters:
            if (hasForeignStyle(xml.text().toString()))
                return false;
            break;
        case QXmlStreamReader::StartElement: {
            const QStringView name = xml.name();
            if (++elements > kMostElements || (name == u"use" && ++copies > kMostCopies))
                return false;
            if (name == u"script" || name == u"foreignObject" || name == u"video" || name == u"audio")
                return false;
            const QXmlStreamAttributes attributes = xml.attributes();
            for (const QXmlStreamAttribute& attribute : attributes)
                if ((attribute.name() == u"href" && !isOwn(attribute.value())) ||
                    hasForeignStyle(attribute.value().toString()))
                    return false;
            break;
        }
        default:
            break;
        }
    }
    return !xml.hasError();
}

QImage readPicture(std::string_view bytes) {
    if (bytes.empty() || bytes.size() > kMostBytes || isPacked(bytes))
        return {};
    const bool isDrawing = isXml(bytes);
    if (isDrawing && !isHarmlessSvg(bytes))
        return {};
    QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    if (!buffer.open(QIODevice::ReadOnly))
        return {};
    QImageReader reader(&buffer, isDrawing ? QByteArray("svg") : QByteArray());
    const QSize size = reader.size();
    if (isDrawing) {
        const QSize shape = size.isEmpty() ? QSize(1, 1) : size;
        reader.setScaledSize(shape.scaled(kDrawingPixels, kDrawingPixels, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)));
    } else if (std::max(size.width(), size.height()) > kMostSide) {
        return {};
    }
    return reader.read();
}

} // namespace blattwerk::app
