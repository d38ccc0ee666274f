#pragma once

#include "app/print_sheet/sheet_plan.h"
#include "model/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace blattwerk::app {

/// Puts into a written PDF what Qt cannot write: exact page boxes, author, language, how it is to be printed, and an
/// id that follows from the contents. Reads `from`, writes `to`. Error `proof.pdf` {reason}.
[[nodiscard]] model::Result<void> finishPdf(const QString& from, const QString& to, const SheetPlan& plan,
                                            const ProofOptions& options);

/// The text of each page in the order of drawing, without any spaces, as a reader of the file would copy it.
/// Error `proof.pdf` {reason}.
[[nodiscard]] model::Result<QStringList> pageTexts(const QString& file);

} // namespace blattwerk::app
