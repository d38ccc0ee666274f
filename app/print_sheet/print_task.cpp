#include "app/print_sheet/print_task.h"

#include "app/print_sheet/face_hash.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

namespace blattwerk::app {

std::vector<BoxCard> boxOf(FaceSource& faces, const Workspace& workspace, const std::string& system,
                           const std::vector<model::CollectionEntry>& entries, model::Language language) {
    std::vector<BoxCard> box;
    FacePainter* const painter = faces.painter(system);
    std::vector<FaceContent> contents;
    for (const model::CollectionEntry& entry : entries) {
        contents.push_back(faces.printedFace(system, entry.cardKey, language));
    }
    if (painter) {
        painter->settle(contents);
    }
    for (std::size_t i = 0; painter && i < entries.size(); ++i) {
        const model::Card* card = workspace.system(system).card(entries[i].cardKey);
        if (!contents[i].key.isEmpty()) {
            box.push_back({entries[i].cardKey, contents[i].name.toStdString(), entries[i].copies,
                           card ? card->revision : 0, faceHash(*painter, contents[i])});
        }
    }
    return box;
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

std::vector<model::CollectionEntry> orderOf(const std::vector<BoxCard>& box) {
    std::vector<model::CollectionEntry> order;
    for (const BoxCard& card : box) {
        order.push_back({card.key, card.copies});
    }
    return order;
}

} // namespace blattwerk::app
