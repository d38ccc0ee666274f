#pragma once

#include "app/face/back_mark.h"
#include "app/face/face_layout.h"
#include "app/face/tokens.h"

#include <QSizeF>

class QPainter;

namespace blattwerk::app {

/// Paints the common back in card millimetres (origin at the upper left corner of the trimmed card). The lattice runs
/// `bleed` millimetres over the edge; the gold line stands inside, so that a shifted print is not noticed.
/// `mark` is what tells this back from others of its system; only bunting and forms show it.
/// `doubled` shows the four gems of the leaves twice, turned by half a turn: such a back looks the same upside down, as
/// the plinths always do.
void paintCardBack(QPainter& painter, const Tokens& tokens, BackPattern pattern, double bleed, bool doubled = false,
                   const BackMark& mark = {});

} // namespace blattwerk::app
