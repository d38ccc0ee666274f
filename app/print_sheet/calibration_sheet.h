#pragma once

#include "app/print_sheet/sheet_plan.h"
#include "model/result.h"

class QPainter;

namespace blattwerk::app {

class FacePainter;

/// Distance of the two crosses of a calibration sheet.
inline constexpr double kCrossDistance = 140;

/// What a person reads with the sheet held against the light, looking at its front: how far the cross of the back lies
/// to the right of the front's, and how far down at the left and at the right cross. Millimetres; left and up are
/// negative.
struct CalibrationReading {
    double right = 0;
    double downLeft = 0;
    double downRight = 0;
};

/// What the printer needs after a sheet that was printed with `present` gave that reading.
[[nodiscard]] BackShift shiftAfter(const CalibrationReading& reading, Backs backs, const BackShift& present = {});

/// Paints front or back of the sheet; the painter's unit is 1 mm. Only paper, backs, shift and language of the options
/// count.
void paintCalibration(QPainter& painter, FacePainter& faces, const ProofOptions& options, bool back);

/// Writes both sides as a PDF. Errors: as of `writePdfFile`, `proof.unfinished` {path}, `proof.pdf` {reason}.
[[nodiscard]] model::Result<void> writeCalibration(FacePainter& faces, const ProofOptions& options,
                                                   const QString& path);

} // namespace blattwerk::app
