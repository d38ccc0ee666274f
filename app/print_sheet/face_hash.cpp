#include "app/print_sheet/face_hash.h"

#include "app/face/face_painter.h"

#include <QCryptographicHash>

namespace blattwerk::app {

namespace {
/// Fine enough to see a changed letter, coarse enough to cost little.
constexpr double kHashDpi = 100;
} // namespace

std::string faceHash(FacePainter& painter, const FaceContent& card) {
    const QImage face = painter.renderPrint(card, kHashDpi, {0, false});
    QCryptographicHash sum(QCryptographicHash::Sha256);
    for (int y = 0; y < face.height(); ++y) {
        sum.addData(QByteArrayView(face.constScanLine(y), face.width() * face.depth() / 8));
    }
    return sum.result().toHex().toStdString();
}

void hashBox(FacePainter& painter, std::vector<BoxCard>& box, const std::vector<FaceContent>& faces,
             const std::function<bool()>& goesOn) {
    std::vector<FaceContent> unknown;
    for (std::size_t i = 0; i < box.size(); ++i) {
        if (box[i].face.empty()) {
            unknown.push_back(faces[i]);
        }
    }
    painter.settle(unknown);
    for (std::size_t i = 0; i < box.size(); ++i) {
        if (box[i].face.empty()) {
            box[i].face = faceHash(painter, faces[i]);
        }
        if (goesOn && !goesOn()) {
            return;
        }
    }
}

} // namespace blattwerk::app
