#include "app/print_sheet/image_job.h"

#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/face/hyphenator.h"
#include "app/print_sheet/face_fit.h"
#include "app/print_sheet/image_names.h"
#include "app/print_sheet/picture_file.h"
#include "app/print_sheet/png_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

namespace blattwerk::app {

namespace {

const QString kList = QStringLiteral("cards.csv");
constexpr const char* kListHead = "file,back,copies,key,name\n";

QSizeF cardOf(QSizeF layout, const ImageOptions& options) {
    return options.card.isValid() ? options.card : layout;
}

double dpiOf(QSizeF layout, const ImageOptions& options) {
    if (options.pixels.isEmpty())
        return options.dpi;
    const QSizeF card = cardOf(layout, options);
    return options.pixels.width() * 25.4 / (card.width() + 2 * options.bleed);
}

QString quoted(QString text) {
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

bool mayBecomeList(const QString& path, bool replaces) {
    QFile file(path);
    if (!QFileInfo(path).isSymLink() && !file.exists())
        return true;
    return replaces && QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.readLine() == kListHead;
}

} // namespace

QSize imageSize(QSizeF layout, const ImageOptions& options) {
    if (!options.pixels.isEmpty())
        return options.pixels;
    const QSizeF size = cardOf(layout, options) + QSizeF(2 * options.bleed, 2 * options.bleed);
    return (size * (options.dpi / 25.4)).toSize();
}

QImage imageOf(FacePainter& painter, const FaceContent& face, const ImageOptions& options, bool back) {
    const QSizeF layout = painter.layout().size;
    const QSizeF card = cardOf(layout, options);
    const double dpi = dpiOf(layout, options);
    const double zoom = dpi / 25.4;
    QImage image(imageSize(layout, options),
                 options.roundCorners ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(options.roundCorners ? Qt::transparent : Qt::white);
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    const QSizeF whole = QSizeF(image.size()) / zoom;
    const QRectF trim(QPointF((whole.width() - card.width()) / 2, (whole.height() - card.height()) / 2), card);
    // Half a pixel more than asked for where a shop rounds up.
    const double bleed = std::max({options.bleed, trim.left(), trim.top()});
    QPainter brush(&image);
    brush.scale(zoom, zoom);
    if (back)
        paintFittedBack(brush, painter, trim, face, bleed, options.doubledBack);
    else
        paintFitted(brush, painter, trim, face, bleed, options.stamp);
    if (options.roundCorners) {
        QPainterPath outside;
        outside.addRect(QRectF(QPointF(), whole).adjusted(-1, -1, 1, 1));
        const double corner = painter.layout().corner * faceScale(layout, card);
        QPainterPath inside;
        inside.addRoundedRect(QRectF(QPointF(), whole), corner, corner);
        brush.setRenderHint(QPainter::Antialiasing);
        brush.setCompositionMode(QPainter::CompositionMode_Clear);
        brush.fillPath(outside.subtracted(inside), Qt::black);
    }
    return image;
}

ImageJob::ImageJob(Tokens tokens, FaceLayout layout, std::vector<ImageCard> cards, ImageOptions options)
    : m_tokens(std::move(tokens)),
      m_layout(std::move(layout)),
      m_cards(std::move(cards)),
      m_options(std::move(options)) {
    if (m_options.roundCorners)
        m_options.bleed = 0;
}

std::vector<ImageJob::Picture> ImageJob::pictures(QString& list) const {
    std::vector<FaceContent> faces;
    for (const ImageCard& card : m_cards)
        faces.push_back(card.face);
    const std::vector<int> kinds = m_options.backs ? placesOfBackKinds(m_layout, faces) : std::vector<int>();
    ImageNames names(m_options.pattern);
    std::vector<Picture> fronts;
    std::vector<Picture> backs;
    const QString word =
        m_options.language == model::Language::German ? QStringLiteral("rueckseite") : QStringLiteral("back");
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const QString name = kinds.size() == 1 ? word : word + QStringLiteral("-%1").arg(i + 1);
        names.reserve(name);
        backs.push_back({name + QStringLiteral(".png"), &m_cards[static_cast<std::size_t>(kinds[i])].face, true});
    }
    list = QString::fromLatin1(kListHead);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const FaceContent& face = m_cards[i].face;
        const QString name = names.next({static_cast<int>(i) + 1, static_cast<int>(m_cards.size()), face.key, face.name,
                                         face.typeName, m_cards[i].copies, m_options.deck});
        fronts.push_back({name + QStringLiteral(".png"), &face, false});
        QString back;
        if (!backs.empty()) {
            std::vector<FaceContent> pair{face};
            for (const Picture& one : backs) {
                pair.resize(1);
                pair.push_back(*one.face);
                if (placesOfBackKinds(m_layout, pair).size() == 1)
                    back = one.file;
            }
        }
        list += QStringList{quoted(fronts.back().file), quoted(back), QString::number(m_cards[i].copies),
                            quoted(face.key), quoted(face.name)}
                    .join(u',') +
                u'\n';
    }
    fronts.insert(fronts.end(), backs.begin(), backs.end());
    return fronts;
}

model::Result<ImageReport> ImageJob::write(const QString& folder, const Progress& progress) {
    if (m_cards.empty())
        return model::Error{"proof.no_cards", {}, {}};
    if (!ImageNames::isUsable(m_options.pattern))
        return model::Error{"images.pattern", {m_options.pattern.toStdString()}, {}};
    QString list;
    const std::vector<Picture> wanted = pictures(list);
    const QDir target(folder);
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return model::Error{"images.folder", {folder.toStdString()}, {}};
    for (const Picture& picture : wanted)
        if (const QString path = target.filePath(picture.file); !mayBecomePicture(path, m_options.replaces))
            return model::Error{"images.exists", {path.toStdString()}, {}};
    if (const QString path = target.filePath(kList); !mayBecomeList(path, m_options.replaces))
        return model::Error{"images.exists", {path.toStdString()}, {}};

    const auto hyphenator = std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stopped = false;
    std::atomic<qint64> bytes = 0;
    std::mutex mutex;
    QString failed;
    int done = 0;
    const auto work = [&] {
        FacePainter painter(m_tokens, m_layout, hyphenator);
        PngWriter writer;
        for (std::size_t i = next++; i < wanted.size() && !stopped; i = next++) {
            const Picture& picture = wanted[i];
            const QByteArray png = writer.write(imageOf(painter, *picture.face, m_options, picture.back));
            const QString path = target.filePath(picture.file);
            const bool isWritten = writeWhole(path, png);
            bytes += png.size();
            const std::lock_guard lock(mutex);
            if (!isWritten) {
                failed = path;
                stopped = true;
            } else if (progress && !progress(++done, static_cast<int>(wanted.size()))) {
                stopped = true;
            }
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < std::clamp(m_options.threads, 1, 16); ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();
    if (failed.isEmpty() && !stopped && !writeWhole(target.filePath(kList), list.toUtf8()))
        failed = target.filePath(kList);
    if (!failed.isEmpty())
        return model::Error{"file.write", {failed.toStdString()}, {}};
    if (stopped)
        return model::Error{"proof.stopped", {}, {}};

    ImageReport report;
    report.folder = target.absolutePath();
    report.pixels = imageSize(m_layout.size, m_options);
    report.bytes = bytes;
    for (const Picture& picture : wanted) {
        report.files << picture.file;
        ++(picture.back ? report.backs : report.fronts);
        if (QImageReader(target.filePath(picture.file)).size() != report.pixels)
            report.missing << picture.file;
    }
    FacePainter painter(m_tokens, m_layout, hyphenator);
    const double scale = faceScale(m_layout.size, cardOf(m_layout.size, m_options));
    for (const ImageCard& card : m_cards)
        for (model::Finding& finding : faceFindings(painter, card.face, scale))
            report.findings.push_back(std::move(finding));
    return report;
}

} // namespace blattwerk::app
