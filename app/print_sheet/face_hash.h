#pragma once

#include "app/face/face_content.h"
#include "app/print_sheet/print_changes.h"

#include <functional>
#include <string>
#include <vector>

namespace blattwerk::app {

class FacePainter;

/// What a face looks like, without the stamp: equal exactly if nobody could tell two prints apart. Does not depend on
/// size, bleed or resolution of a print.
[[nodiscard]] std::string faceHash(FacePainter& painter, const FaceContent& card);

/// Fills in the hashes that the box lacks from the faces, which are in its order; asked after each card, `goesOn` may
/// end it.
void hashBox(FacePainter& painter, std::vector<BoxCard>& box, const std::vector<FaceContent>& faces,
             const std::function<bool()>& goesOn = {});

} // namespace blattwerk::app
