#pragma once

#include "app/face/face_content.h"
#include "app/face/tokens.h"
#include "app/print_sheet/sheet_plan.h"
#include "model/finding.h"
#include "model/result.h"

#include <QSize>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace blattwerk::app {

class FacePainter;

struct ImageOptions {
    double dpi = 300;
    /// With bleed; an empty size follows from dpi, card and bleed. A shop's numbers are whole pixels, so the bleed may
    /// differ from what was asked for by half a pixel.
    QSize pixels;
    /// Size of the trimmed card; an invalid one is that of the layout.
    QSizeF card;
    double bleed = 0;
    /// Pixels outside are transparent; means no bleed.
    bool roundCorners = false;
    bool stamp = false;
    bool backs = true;
    bool doubledBack = false;
    /// As of `ImageNames`.
    QString pattern = QStringLiteral("{number}-{key}");
    QString deck;
    model::Language language = model::Language::German;
    /// Whether pictures of those names may be replaced.
    bool replaces = false;
    int threads = 2;
};

/// A card of the folder; copies are counted in its list, not written again.
struct ImageCard {
    FaceContent face;
    int copies = 1;
};

struct ImageReport {
    QString folder;
    /// Names of the written files, fronts in their order, then backs.
    QStringList files;
    int fronts = 0;
    int backs = 0;
    QSize pixels;
    qint64 bytes = 0;
    /// Files that are not there as they should be, looked at again after writing.
    QStringList missing;
    std::vector<model::Finding> findings;

    [[nodiscard]] bool isComplete() const { return missing.isEmpty(); }
};

/// Size and trimmed card, in pixels, of pictures with these options.
[[nodiscard]] QSize imageSize(QSizeF layout, const ImageOptions& options);
/// One picture; same face and options, same pixels, on any thread. Null where there is no memory for it.
[[nodiscard]] QImage imageOf(FacePainter& painter, const FaceContent& face, const ImageOptions& options, bool back);

/// Writes a folder with a picture for each card and each kind of back, and `cards.csv`, which tells which picture is
/// which card, how often it is needed and which back it has. What else lies in the folder stays.
class ImageJob {
public:
    ImageJob(Tokens tokens, FaceLayout layout, std::vector<ImageCard> cards, ImageOptions options);

    /// Called after each picture with its number and the number of pictures; false stops the job.
    using Progress = std::function<bool(int, int)>;

    /// Errors: `proof.no_cards`; `images.pattern` {pattern}; `images.folder` {path}; `images.exists` {path}: a file of
    /// that name is there and may not be replaced, nothing was written; `file.write` {path}; `proof.stopped`.
    [[nodiscard]] model::Result<ImageReport> write(const QString& folder, const Progress& progress = {});

private:
    struct Picture {
        QString file;
        const FaceContent* face = nullptr;
        bool back = false;
    };
    [[nodiscard]] std::vector<Picture> pictures(QString& list) const;

    Tokens m_tokens;
    FaceLayout m_layout;
    std::vector<ImageCard> m_cards;
    ImageOptions m_options;
};

} // namespace blattwerk::app
