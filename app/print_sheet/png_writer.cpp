#include "app/print_sheet/png_writer.h"

#include <QImage>
#include <QtEndian>

#include <libdeflate.h>

#include <cstdlib>
#include <memory>
#include <vector>

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
unsigned weight(const std::vector<uchar>& line) {
    unsigned sum = 0;
    for (const uchar byte : line)
        sum += byte < 128 ? byte : 256U - byte;
    return sum;
}

/// The lines with their filters: the difference to the left or to the line above, whichever is smaller.
std::vector<uchar> filtered(const QImage& image) {
    const auto pixel = image.hasAlphaChannel() ? std::size_t{4} : std::size_t{3};
    const auto length = static_cast<std::size_t>(image.width()) * pixel;
    std::vector<uchar> out;
    out.reserve((length + 1) * static_cast<std::size_t>(image.height()));
    const std::vector<uchar> nothing(length);
    const uchar* above = nothing.data();
    std::vector<uchar> left(length);
    std::vector<uchar> up(length);
    for (int y = 0; y < image.height(); ++y) {
        const uchar* line = image.constScanLine(y);
        for (std::size_t i = 0; i < length; ++i)
            up[i] = static_cast<uchar>(line[i] - above[i]);
        for (std::size_t i = 0; i < pixel; ++i)
            left[i] = line[i];
        for (std::size_t i = pixel; i < length; ++i)
            left[i] = static_cast<uchar>(line[i] - line[i - pixel]);
        const bool isUp = weight(up) <= weight(left);
        out.push_back(isUp ? 2 : 1);
        const std::vector<uchar>& chosen = isUp ? up : left;
        out.insert(out.end(), chosen.begin(), chosen.end());
        above = line;
    }
    return out;
}

} // namespace

QByteArray pngOf(const QImage& picture) {
    if (picture.isNull())
        return {};
    const QImage image =
        picture.convertToFormat(picture.hasAlphaChannel() ? QImage::Format_RGBA8888 : QImage::Format_RGB888);
    const std::vector<uchar> lines = filtered(image);
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(kLevel), &libdeflate_free_compressor);
    if (!compressor)
        return {};
    QByteArray packed(static_cast<qsizetype>(libdeflate_zlib_compress_bound(compressor.get(), lines.size())),
                      Qt::Uninitialized);
    packed.resize(static_cast<qsizetype>(libdeflate_zlib_compress(
        compressor.get(), lines.data(), lines.size(), packed.data(), static_cast<std::size_t>(packed.size()))));
    if (packed.isEmpty())
        return {};
    QByteArray out("\x89PNG\r\n\x1a\n", 8);
    addChunk(out, "IHDR", header(image));
    addChunk(out, "sRGB", QByteArray(1, '\0'));
    if (image.dotsPerMeterX() > 0 && image.dotsPerMeterY() > 0)
        addChunk(out, "pHYs", resolution(image));
    addChunk(out, "IDAT", packed);
    addChunk(out, "IEND", {});
    return out;
}

} // namespace blattwerk::app
