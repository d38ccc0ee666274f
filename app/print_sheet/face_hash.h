#pragma once

#include "app/face/face_content.h"

#include <string>

namespace blattwerk::app {

class FacePainter;

/// What a face looks like, without the stamp: equal exactly if nobody could tell two prints apart. Does not depend on
/// size, bleed or resolution of a print.
[[nodiscard]] std::string faceHash(FacePainter& painter, const FaceContent& card);

} // namespace blattwerk::app
