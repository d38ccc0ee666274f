#pragma once

#include "app/face/face_content.h"
#include "app/print_sheet/sheet_plan.h"
#include "model/finding.h"
#include "model/result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPagedPaintDevice;

namespace blattwerk::app {

class FacePainter;

/// What a written proof holds, as counted after opening it again.
struct ProofReport {
    QString path;
    SheetPlan plan;
    int pages = 0;
    int sheets = 0;
    int cards = 0;
    /// Cards whose name and text stand whole in the file.
    int verified = 0;
    /// Keys of the cards that do not.
    QStringList missing;
    qint64 bytes = 0;
    /// SHA-256 of the file.
    QString hash;
    /// What would look wrong in print (text too long, sign missing, coarse picture).
    std::vector<model::Finding> findings;

    [[nodiscard]] bool isComplete() const { return missing.isEmpty() && verified == cards; }
};

/// Writes cards to a PDF for a home printer. Same cards and options give the same bytes.
class ProofJob {
public:
    /// One entry per printed card; a card with copies comes several times. The painter must outlive the job.
    ProofJob(FacePainter& painter, std::vector<FaceContent> cards, ProofOptions options);

    /// The sheets as they will be; errors as of `planSheets`.
    [[nodiscard]] model::Result<SheetPlan> plan() const;

    /// Called after each page with its number and the number of pages; false stops the job.
    using Progress = std::function<bool(int, int)>;

    /// The backs that differ, as places of the first card of each.
    [[nodiscard]] std::vector<int> backKinds() const;

    /// Writes beside the target first and renames, so that a file with that name is always a whole one. Then counts
    /// pages and cards in the written file. Errors: as of `planSheets`; `proof.write` {path, reason}; `proof.pdf`
    /// {reason}; `proof.unfinished` {path}; `proof.not_a_pdf` {path}; `proof.stopped`.
    [[nodiscard]] model::Result<ProofReport> write(const QString& path, const Progress& progress = {});

    /// Paints all pages on a printer whose page is set up without margins; its origin is the corner of the paper.
    /// Errors: as of `planSheets`; `proof.write` {device, reason}; `proof.stopped`.
    [[nodiscard]] model::Result<SheetPlan> print(QPagedPaintDevice& device, const Progress& progress = {});

    /// Paints one page for the preview; the painter's unit is 1 mm.
    void paintPage(QPainter& painter, const SheetPlan& plan, int page) const;

private:
    [[nodiscard]] model::Result<void> paintPdf(const QString& file, const SheetPlan& plan, const Progress& progress);
    [[nodiscard]] model::Result<void> paintPages(QPagedPaintDevice& device, const QString& name, const SheetPlan& plan,
                                                 const Progress& progress) const;
    [[nodiscard]] model::Result<void> verify(const QString& file, ProofReport& report) const;

    FacePainter& m_painter;
    std::vector<FaceContent> m_cards;
    ProofOptions m_options;
};

} // namespace blattwerk::app
