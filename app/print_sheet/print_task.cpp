#include "app/print_sheet/print_task.h"

#include "app/print_sheet/face_hash.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

namespace blattwerk::app {

std::vector<FaceContent> facesToHash(FaceSource& faces, const Workspace& workspace, const std::string& system,
                                     std::vector<BoxCard>& box, model::Language language) {
    std::vector<FaceContent> contents;
    std::vector<BoxCard> kept;
    for (BoxCard& card : box) {
        FaceContent face;
        if (card.face.empty()) {
            face = faces.printedFace(system, card.key, language);
            if (face.key.isEmpty()) {
                continue;
            }
            const model::Card* now = workspace.system(system).card(card.key);
            card.name = face.name.toStdString();
            card.revision = now ? now->revision : 0;
        }
        contents.push_back(std::move(face));
        kept.push_back(std::move(card));
    }
    box = std::move(kept);
    return contents;
}

std::vector<BoxCard> hashedBox(FaceSource& faces, const Workspace& workspace, const std::string& system,
                               std::vector<BoxCard> box, model::Language language) {
    FacePainter* const painter = faces.painter(system);
    if (!painter) {
        return {};
    }
    const std::vector<FaceContent> contents = facesToHash(faces, workspace, system, box, language);
    hashBox(*painter, box, contents);
    return box;
}

std::vector<BoxCard> boxOf(FaceSource& faces, const Workspace& workspace, const std::string& system,
                           const std::vector<model::CollectionEntry>& entries, model::Language language) {
    std::vector<BoxCard> box;
    for (const model::CollectionEntry& entry : entries) {
        box.push_back({entry.cardKey, {}, entry.copies, 0, {}});
    }
    return hashedBox(faces, workspace, system, std::move(box), language);
}

bool onlyTakesOut(const std::vector<model::CollectionEntry>& order, const std::vector<BoxCard>& takeOut) {
    return order.empty() && !takeOut.empty();
}

model::Result<std::vector<FaceContent>> facesOf(FaceSource& faces, const std::string& system,
                                                const std::vector<model::CollectionEntry>& order,
                                                model::Language language) {
    std::vector<FaceContent> contents;
    for (const model::CollectionEntry& entry : order) {
        const FaceContent face = faces.printedFace(system, entry.cardKey, language);
        if (face.key.isEmpty()) {
            return model::Error{"print.card_gone", {entry.cardKey}, {}};
        }
        contents.insert(contents.end(), size_t(entry.copies), face);
    }
    return contents;
}

} // namespace blattwerk::app
