#include "app/print_sheet/table_top_pictures.h"

#include "app/face/hyphenator.h"
#include "app/print_sheet/face_fit.h"
#include "app/print_sheet/picture_file.h"
#include "app/print_sheet/png_writer.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"
#include "database/exchange/table_top.h"

#include <QDir>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kMostPixels = 4096;

QImage paintSheet(FacePainter& painter, const TableTopOrder::Sheet& sheet) {
    const QSize cell = sheet.cell;
    QImage image(cell.width() * sheet.columns, cell.height() * sheet.rows, QImage::Format_RGB32);
    image.fill(Qt::white);
    painter.settle(sheet.cards);
    QPainter brush(&image);
    // Whole pixels are not quite the proportions of the card: its grounds run over what is left.
    const auto inside = [&](int place, const auto& paint) {
        const QRect area(QPoint(place % sheet.columns * cell.width(), place / sheet.columns * cell.height()), cell);
        brush.save();
        brush.setClipRect(area);
        paint(QRectF(area));
        brush.restore();
    };
    for (std::size_t i = 0; i < sheet.cards.size(); ++i) {
        inside(int(i), [&](const QRectF& area) { paintFitted(brush, painter, area, sheet.cards[i], 0, false); });
    }
    inside(sheet.columns * sheet.rows - 1,
           [&](const QRectF& area) { paintFittedBack(brush, painter, area, sheet.first, 0, false); });
    return image;
}

} // namespace

QSize tableTopCell(int columns, int rows, QSizeF card) {
    const int most = kMostPixels / rows;
    const double width = std::min(double(kMostPixels / columns), most * card.width() / card.height());
    const int across = static_cast<int>(std::floor(width));
    return {across, std::min(most, static_cast<int>(std::lround(across * card.height() / card.width())))};
}

model::Result<TableTopOrder> tableTopOrder(FaceSource& faces, const Workspace& workspace, const std::string& system,
                                           const std::vector<std::string>& decks, model::Language language) {
    FacePainter* const painter = faces.painter(system);
    if (!painter) {
        return model::Error{"proof.no_layout", {system}, {}};
    }
    TableTopOrder order{painter->tokens(), painter->layout(), {}};
    for (const model::Collection& deck : workspace.system(system).collections) {
        const bool isWanted = decks.empty() || std::ranges::find(decks, deck.key) != decks.end();
        if (!isWanted || deck.cards.empty()) {
            continue;
        }
        QSize cell;
        FaceContent first;
        for (const database::TableTopSheet& grid : database::tableTopSheets(deck)) {
            cell = tableTopCell(grid.columns, grid.rows, order.layout.size);
            TableTopOrder::Sheet sheet{QString::fromStdString(grid.picture), grid.columns, grid.rows, cell, {}, {}};
            for (const std::string& key : grid.cards) {
                sheet.cards.push_back(faces.printedFace(system, key, language));
            }
            sheet.first = first = sheet.cards.front();
            order.sheets.push_back(std::move(sheet));
        }
        order.sheets.push_back({QString::fromStdString(deck.key + "-back.png"), 1, 1, cell, {}, first});
    }
    return order.sheets.empty() ? model::Result<TableTopOrder>(model::Error{"proof.no_cards", {}, {}})
                                : model::Result<TableTopOrder>(std::move(order));
}

QString fileInTheWay(const TableTopOrder& order, const QString& folder, bool replaces) {
    for (const TableTopOrder::Sheet& sheet : order.sheets) {
        if (const QString path = QDir(folder).filePath(sheet.file); !mayBecomePicture(path, replaces)) {
            return path;
        }
    }
    return {};
}

model::Result<QStringList> writeTableTopPictures(const TableTopOrder& order, const QString& folder, bool replaces,
                                                 const PictureProgress& progress) {
    const QDir target(folder);
    if (folder.isEmpty() || !QDir().mkpath(folder)) {
        return model::Error{"images.folder", {folder.toStdString()}, {}};
    }
    if (const QString path = fileInTheWay(order, folder, replaces); !path.isEmpty()) {
        return model::Error{"images.exists", {path.toStdString()}, {}};
    }
    FacePainter painter(order.tokens, order.layout, std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
    QStringList written;
    for (const TableTopOrder::Sheet& sheet : order.sheets) {
        const QString path = target.filePath(sheet.file);
        if (!writeWhole(path, pngOf(paintSheet(painter, sheet)))) {
            return model::Error{"file.write", {path.toStdString()}, {}};
        }
        written << sheet.file;
        if (progress && !progress(int(written.size()), int(order.sheets.size()))) {
            return model::Error{"proof.stopped", {}, {}};
        }
    }
    return written;
}

} // namespace blattwerk::app
