#pragma once

#include "app/print_sheet/print_record.h"
#include "model/result.h"

#include <string>
#include <vector>

namespace blattwerk::app {

struct FaceContent;
class FaceSource;
class Workspace;

/// What the box should hold: these cards as they look now. Faces that cannot be had are left out.
[[nodiscard]] std::vector<BoxCard> boxOf(FaceSource& faces, const Workspace& workspace, const std::string& system,
                                         const std::vector<model::CollectionEntry>& entries, model::Language language);

/// The faces of the cards without a hash, in the order of the box, with their names and revisions brought up to date;
/// empty faces for the others. Cards without a hash whose face cannot be had are dropped.
[[nodiscard]] std::vector<FaceContent> facesToHash(FaceSource& faces, const Workspace& workspace,
                                                   const std::string& system, std::vector<BoxCard>& box,
                                                   model::Language language);

/// The box with the hashes that are missing; what else stands in it stays.
[[nodiscard]] std::vector<BoxCard> hashedBox(FaceSource& faces, const Workspace& workspace, const std::string& system,
                                             std::vector<BoxCard> box, model::Language language);

/// Whether nothing has to be printed and cards only have to be taken out of the box. That is noted as a print without
/// an order once a person has the list and means it: the command line was asked for it, on the page a link says so.
[[nodiscard]] bool onlyTakesOut(const std::vector<model::CollectionEntry>& order, const std::vector<BoxCard>& takeOut);

/// The faces of an order, one for each copy. Error `print.card_gone` {key}.
[[nodiscard]] model::Result<std::vector<FaceContent>> facesOf(FaceSource& faces, const std::string& system,
                                                              const std::vector<model::CollectionEntry>& order,
                                                              model::Language language);

} // namespace blattwerk::app
