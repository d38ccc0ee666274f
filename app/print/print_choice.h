#pragma once

#include "app/print_sheet/print_record.h"
#include "app/print_sheet/sheet_plan.h"
#include "model/collection.h"
#include "model/result.h"

#include <QSize>
#include <QString>

#include <string>
#include <vector>

namespace blattwerk::app {

class FaceSource;
class Settings;
class Workspace;

/// Which cards are printed and how: all that the page lets one choose.
struct PrintChoice : PrintSubject {
    ProofOptions sheet;
    /// Key of the preset that was taken; what follows from it may have been changed since.
    QString preset;
    /// Name of the printer's profile; empty: none.
    QString printer;
    /// Only what differs from the last print of these cards, and whether its last sheet is filled with others.
    bool onlyChanged = false;
    bool fill = false;

    [[nodiscard]] const PrintSubject& subject() const { return *this; }
};

/// As it was left the last time; what is missing or broken is the default.
[[nodiscard]] PrintChoice rememberedChoice(const Settings& settings, model::Language language);
void rememberChoice(Settings& settings, const PrintChoice& choice);

/// The cards of a choice. Errors are those of the query.
[[nodiscard]] model::Result<std::vector<model::CollectionEntry>>
chosenCards(const PrintChoice& choice, Workspace& workspace, FaceSource& faces, const std::string& system);

/// The grid that is used where none is asked for; empty if not even one card fits.
[[nodiscard]] QSize automaticGrid(const ProofOptions& options, QSizeF card);
/// Grids that fit paper and bleed, those with most cards first.
[[nodiscard]] std::vector<QSize> fittingGrids(const ProofOptions& options, QSizeF card);

} // namespace blattwerk::app
