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

/// The faces of an order, one for each copy. Error `print.card_gone` {key}.
[[nodiscard]] model::Result<std::vector<FaceContent>> facesOf(FaceSource& faces, const std::string& system,
                                                              const std::vector<model::CollectionEntry>& order,
                                                              model::Language language);

/// The cards of a deck in their order.
[[nodiscard]] std::vector<model::CollectionEntry> orderOf(const std::vector<BoxCard>& box);

} // namespace blattwerk::app
