#include "app/print_sheet/png_writer.h"

#include <QImage>
#include <QtEndian>

#include <libdeflate.h>

#include <algorithm>
#include <cstring>

namespace blattwerk::app {

namespace {

/// Beyond it the files of cards become hardly smaller.
constexpr int kLevel = 4;

void addChunk(QByteArray& out, const char (&type)[5], const QByteArray& data) {
    char number[4];
    qToBigEndian(static_cast<quint32>(data.size()), number);
    out.append(number, 4);
    const qsizetype start = out.size();
    out.append(type, 4);
    out.append(data);
    qToBigEndian(libdeflate_crc32(0, out.constData() + start, static_cast<std::size_t>(out.size() - start)), number);
    out.append(number, 4);
}

QByteArray header(const QImage& image) {
    QByteArray data(13, '\0');
    qToBigEndian(static_cast<quint32>(image.width()), data.data());
    qToBigEndian(static_cast<quint32>(image.height()), data.data() + 4);
    data[8] = 8;
    data[9] = image.hasAlphaChannel() ? 6 : 2;
    return data;
}

QByteArray resolution(const QImage& image) {
    QByteArray data(9, '\1'); // per metre
    qToBigEndian(static_cast<quint32>(image.dotsPerMeterX()), data.data());
    qToBigEndian(static_cast<quint32>(image.dotsPerMeterY()), data.data() + 4);
    return data;
}

/// Sum of the filtered bytes as signed numbers: the smaller, the better a line will be compressed.
unsigned weight(const uchar* line, std::size_t length) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < length; ++i)
        sum += line[i] < 128 ? line[i] : 256U - line[i];
    return sum;
}

/// Red, green and blue of each pixel, without the fourth byte.
void packOpaque(const QImage& image, int y, uchar* to) {
    const auto* pixels = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = 0; x < image.width(); ++x, to += 3) {
        to[0] = static_cast<uchar>(pixels[x] >> 16);
        to[1] = static_cast<uchar>(pixels[x] >> 8);
        to[2] = static_cast<uchar>(pixels[x]);
    }
}

} // namespace

void PngWriter::Free::operator()(libdeflate_compressor* compressor) const {
    libdeflate_free_compressor(compressor);
}

PngWriter::PngWriter() : m_compressor(libdeflate_alloc_compressor(kLevel)) {}

PngWriter::~PngWriter() = default;

/// Each line is the difference to the line above or to the pixel at its left, whichever is smaller.
void PngWriter::filter(const QImage& image) {
    const auto pixel = image.hasAlphaChannel() ? std::size_t{4} : std::size_t{3};
    const auto length = static_cast<std::size_t>(image.width()) * pixel;
    m_lines.resize((length + 1) * static_cast<std::size_t>(image.height()));
    std::vector<uchar> line(length);
    std::vector<uchar> above(length);
    std::vector<uchar> left(length);
    uchar* out = m_lines.data();
    for (int y = 0; y < image.height(); ++y, out += length + 1) {
        if (pixel == 4)
            std::memcpy(line.data(), image.constScanLine(y), length);
        else
            packOpaque(image, y, line.data());
        uchar* const up = out + 1;
        for (std::size_t i = 0; i < length; ++i)
            up[i] = static_cast<uchar>(line[i] - above[i]);
        out[0] = 2;
        if (const unsigned upWeight = weight(up, length); upWeight > 0) {
            std::copy_n(line.begin(), pixel, left.begin());
            for (std::size_t i = pixel; i < length; ++i)
                left[i] = static_cast<uchar>(line[i] - line[i - pixel]);
            if (weight(left.data(), length) < upWeight) {
                out[0] = 1;
                std::memcpy(up, left.data(), length);
            }
        }
        line.swap(above);
    }
}

QByteArray PngWriter::write(const QImage& picture) {
    if (picture.isNull() || !m_compressor)
        return {};
    const QImage image =
        picture.convertToFormat(picture.hasAlphaChannel() ? QImage::Format_RGBA8888 : QImage::Format_RGB32);
    filter(image);
    m_packed.resize(libdeflate_zlib_compress_bound(m_compressor.get(), m_lines.size()));
    const std::size_t size =
        libdeflate_zlib_compress(m_compressor.get(), m_lines.data(), m_lines.size(), m_packed.data(), m_packed.size());
    if (size == 0)
        return {};
    QByteArray out("\x89PNG\r\n\x1a\n", 8);
    out.reserve(static_cast<qsizetype>(size) + 128);
    addChunk(out, "IHDR", header(image));
    addChunk(out, "sRGB", QByteArray(1, '\0'));
    if (image.dotsPerMeterX() > 0 && image.dotsPerMeterY() > 0)
        addChunk(out, "pHYs", resolution(image));
    addChunk(out, "IDAT",
             QByteArray::fromRawData(reinterpret_cast<const char*>(m_packed.data()), static_cast<qsizetype>(size)));
    addChunk(out, "IEND", {});
    return out;
}

QByteArray pngOf(const QImage& picture) {
    return PngWriter().write(picture);
}

} // namespace blattwerk::app
