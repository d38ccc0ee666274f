#pragma once

#include "app/face/face_content.h"
#include "model/finding.h"

#include <vector>

namespace blattwerk::app {

class FacePainter;

/// The least resolution of a picture at its printed size.
inline constexpr int kLeastPictureDpi = 300;

/// What would look wrong in print, as findings about the card:
/// the overflow rule of the layout (`HEL-C27`, else `face.text_too_long`) {name, n, pt}: text and quote do not fit at
/// the smallest readable size;
/// `face.word_too_wide` {name}: a word is wider than its line;
/// `face.name_too_long` {name, n}: the name needs more than two lines;
/// `face.sign_missing` {name, sign}: the fonts lack a sign, another font would step in;
/// `face.picture_coarse` {name, dpi, least}: the picture is too small for print;
/// `face.text_small` {name, pt, least}: on a smaller card the text is below the smallest readable size.
/// `scale` is that of the printed card against the layout.
[[nodiscard]] std::vector<model::Finding> faceFindings(FacePainter& painter, const FaceContent& content,
                                                       double scale = 1);

/// The smallest text that print shops take.
inline constexpr double kLeastTextPt = 6;

} // namespace blattwerk::app
