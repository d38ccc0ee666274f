#pragma once

#include "app/face/face_composer.h"
#include "app/face/face_content.h"
#include "app/face/face_layout.h"
#include "model/finding.h"

#include <QCache>
#include <QImage>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace blattwerk::app {

class Hyphenator;

struct FaceOptions {
    /// Millimetres that grounds and picture run over the edge of the trimmed card.
    double bleed = 0;
    /// Key, revision and edition at the right edge.
    bool stamp = true;
};

/// The state of a figure on the table, for the compact face.
struct TableState {
    int stress = 0;
};

/// The one painter of card faces: preview, table, grids, images and PDF all come from here. Everything is set in card
/// millimetres at one reference size, so it breaks and looks alike at every zoom. One painter belongs to one thread;
/// it keeps the faces it has set.
class FacePainter {
public:
    /// Without a hyphenator words are not broken.
    FacePainter(Tokens tokens, FaceLayout layout, std::shared_ptr<Hyphenator> hyphenator = {});
    ~FacePainter();
    FacePainter(const FacePainter&) = delete;
    FacePainter& operator=(const FacePainter&) = delete;

    /// Uses another layout from now on (after an edit of face.toml) and forgets what it has set.
    void setLayout(FaceLayout layout);
    /// Forgets what it has set, after the hyphenator has learned new words.
    void clear();

    /// Paints the trimmed card into `target` (any unit of the painter); bleed goes beyond it.
    void paint(QPainter& painter, const QRectF& target, const FaceContent& content, const FaceOptions& options = {});
    /// The small face: emblem or picture, name, dots, values.
    void paintCompact(QPainter& painter, const QRectF& target, const FaceContent& content,
                      const TableState& state = {});
    /// With a card the back of its kind, where backs differ (levels).
    void paintBack(QPainter& painter, const QRectF& target, double bleed = 0, bool doubled = false,
                   const FaceContent* card = nullptr);

    /// A face of that many pixels; compact where the width is below `compactBelow`. With round corners the pixels
    /// outside are transparent.
    [[nodiscard]] QImage renderImage(const FaceContent& content, QSize pixels, bool roundCorners = true,
                                     const TableState& state = {});
    /// The small face of that many pixels, however many they are, with round corners: for places that are small on the
    /// screen but fine in their pixels.
    [[nodiscard]] QImage renderCompact(const FaceContent& content, QSize pixels, const TableState& state = {});
    /// A face at that resolution with straight corners, for image export.
    [[nodiscard]] QImage renderPrint(const FaceContent& content, double dpi, const FaceOptions& options = {});
    [[nodiscard]] QImage renderBack(QSize pixels, bool roundCorners = true, const FaceContent* card = nullptr);

    /// Sets these faces for good: waits for hyphens that are still being looked up, which the screen does not. Printing
    /// starts with it, so that a print never depends on how long the program has been running.
    void settle(const std::vector<FaceContent>& contents);

    /// The face as set; its sizes and places do not depend on any device.
    [[nodiscard]] const ComposedFace& composed(const FaceContent& content);

    [[nodiscard]] const Tokens& tokens() const { return m_tokens; }
    [[nodiscard]] const FaceLayout& layout() const { return m_layout; }

private:
    void paintGround(QPainter& painter, const FaceContent& content, const ComposedFace& face, const QRectF& area,
                     double picturePlus);
    void paintPicture(QPainter& painter, const QImage& picture, const QRectF& area);
    void paintBand(QPainter& painter, const FaceContent& content, double bleed) const;
    void paintTexts(QPainter& painter, const ComposedFace& face) const;
    void paintCorners(QImage& image) const;
    const ComposedFace& cached(const FaceContent& content, bool compact);

    Tokens m_tokens;
    FaceLayout m_layout;
    std::shared_ptr<Hyphenator> m_hyphenator;
    FaceComposer m_composer;
    QPainterPath m_costIcon;
    QCache<QString, ComposedFace> m_faces;
    QCache<QString, QImage> m_pictures;
};

} // namespace blattwerk::app
