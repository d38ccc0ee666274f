#pragma once

#include <QList>
#include <QPixmap>
#include <QRect>

class QPainter;

namespace blattwerk::app {

class Appearance;

/// What is shown around a small face.
struct CardMarks {
    bool isSelected = false;
    bool isCurrent = false;
    bool isHovered = false;
    bool isAtFault = false;
    int copies = 1;
};

/// Rings around the face, the octagon of an error at its corner, the number of copies.
void paintCardMarks(QPainter& painter, const QRect& cell, const CardMarks& marks, const Appearance& appearance);

/// A fan of at most three faces, slightly turned, with their number, as it hangs at the pointer.
[[nodiscard]] QPixmap dragPicture(const QList<QPixmap>& faces, QSize size, int count, const Appearance& appearance,
                                  double ratio);

} // namespace blattwerk::app
