#pragma once

#include "app/face/face_content.h"
#include "app/face/tokens.h"
#include "model/local_text.h"
#include "model/result.h"

#include <QSize>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace blattwerk::app {

class FaceSource;
class Workspace;

/// Pixels of one card on a picture with that grid: as large as 4096 pixels of the whole allow, in the proportions of
/// the card.
[[nodiscard]] QSize tableTopCell(int columns, int rows, QSizeF card);

/// What the pictures of some decks need, as values: they can be painted while the project is edited.
struct TableTopOrder {
    struct Sheet {
        QString file;
        int columns = 0;
        int rows = 0;
        QSize cell;
        /// Empty: the back alone.
        std::vector<FaceContent> cards;
        /// Tells which back.
        FaceContent first;
    };
    Tokens tokens;
    FaceLayout layout;
    std::vector<Sheet> sheets;
};

/// The pictures that `database::writeTableTop` names for these decks; of all collections with cards where `decks` is
/// empty. Errors: `proof.no_layout` {system}; `proof.no_cards`.
[[nodiscard]] model::Result<TableTopOrder> tableTopOrder(FaceSource& faces, const Workspace& workspace,
                                                         const std::string& system,
                                                         const std::vector<std::string>& decks,
                                                         model::Language language);

/// A file that is there and keeps a picture from its name; empty where there is none.
[[nodiscard]] QString fileInTheWay(const TableTopOrder& order, const QString& folder, bool replaces);

/// Called after each picture with its number and the number of pictures; false stops the job.
using PictureProgress = std::function<bool(int, int)>;

/// Writes the pictures into a folder, the hidden face in the last place of each. Gives the names of the files. Errors:
/// `images.exists` {path}; `images.folder` {path}; `file.write` {path}; `proof.stopped`.
[[nodiscard]] model::Result<QStringList> writeTableTopPictures(const TableTopOrder& order, const QString& folder,
                                                               bool replaces, const PictureProgress& progress = {});

} // namespace blattwerk::app
