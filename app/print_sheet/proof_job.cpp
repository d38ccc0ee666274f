#include "app/print_sheet/proof_job.h"

#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/print_sheet/face_fit.h"
#include "app/print_sheet/pdf_file.h"
#include "app/print_sheet/pdf_finish.h"
#include "app/print_sheet/sheet_painter.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kPdfDpi = 1200;

/// As `pageTexts` gives it: without spaces, and without hyphens, which may come from breaking a word.
QString comparable(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (!c.isSpace() && c != u'-' && c != QChar(0x00AD))
            out += c;
    return out;
}

model::Error writeError(const QString& path, const QString& reason) {
    return {"proof.write", {path.toStdString(), reason.toStdString()}, reason.toStdString()};
}

/// Qt rounds pages to whole points; a page for one card must not lose its bleed by it. Its exact boxes come later.
QPageSize pageSize(Paper paper, const SheetPlan& plan) {
    if (paper != Paper::Card)
        return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
    const QSizeF points = plan.paper * (72 / 25.4);
    return QPageSize(QSizeF(std::ceil(points.width()), std::ceil(points.height())), QPageSize::Point, QString(),
                     QPageSize::ExactMatch);
}

} // namespace

ProofJob::ProofJob(FacePainter& painter, std::vector<FaceContent> cards, ProofOptions options)
    : m_painter(painter),
      m_cards(std::move(cards)),
      m_options(std::move(options)) {}

model::Result<SheetPlan> ProofJob::plan() const {
    auto planned = planSheets(m_options, m_painter.layout().size, static_cast<int>(m_cards.size()));
    if (planned)
        planned->kinds = backKinds();
    return planned;
}

std::vector<int> ProofJob::backKinds() const {
    return placesOfBackKinds(m_painter.layout(), m_cards);
}

void ProofJob::paintPage(QPainter& painter, const SheetPlan& plan, int page) const {
    SheetPainter(m_painter, plan, m_options).paintPage(painter, m_cards, page);
}

model::Result<void> ProofJob::paintPdf(const QString& file, const SheetPlan& plan, const Progress& progress) {
    QPdfWriter writer(file);
    writer.setResolution(kPdfDpi);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setPageSize(pageSize(m_options.paper, plan));
    writer.setPageOrientation(plan.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    return paintPages(writer, file, plan, progress);
}

model::Result<void> ProofJob::paintPages(QPagedPaintDevice& device, const QString& name, const SheetPlan& plan,
                                         const Progress& progress) const {
    QPainter painter;
    if (!painter.begin(&device))
        return writeError(name, QStringLiteral("no page"));
    const double perMm = device.logicalDpiX() / 25.4;
    const SheetPainter sheet(m_painter, plan, m_options);
    for (int page = 0; page < plan.pages(); ++page) {
        if (page > 0 && !device.newPage())
            return writeError(name, QStringLiteral("no new page"));
        painter.save();
        painter.scale(perMm, perMm);
        sheet.paintPage(painter, m_cards, page);
        painter.restore();
        if (progress && !progress(page + 1, plan.pages()))
            return model::Error{"proof.stopped", {}, {}};
    }
    if (!painter.end())
        return writeError(name, QStringLiteral("not finished"));
    return {};
}

model::Result<SheetPlan> ProofJob::print(QPagedPaintDevice& device, const Progress& progress) {
    auto planned = plan();
    if (!planned)
        return planned;
    m_painter.settle(m_cards);
    if (auto done = paintPages(device, QStringLiteral("printer"), *planned, progress); !done)
        return done.error();
    return planned;
}

model::Result<void> ProofJob::verify(const QString& file, ProofReport& report) const {
    const auto texts = pageTexts(file);
    if (!texts)
        return texts.error();
    report.pages = static_cast<int>(texts->size());
    const int perPage = report.plan.perSheet();
    for (int sheet = 0; sheet < report.plan.sheets(); ++sheet) {
        const QString page = comparable(texts->value(report.plan.frontPage(sheet)));
        qsizetype from = 0;
        for (int i = 0; i < report.plan.cardsOn(sheet); ++i) {
            const FaceContent& card = m_cards[static_cast<std::size_t>(sheet * perPage + i)];
            qsizetype at = from;
            for (const QString& part : {card.name, card.text, card.quote}) {
                const QString wanted = comparable(part);
                at = at < 0 ? -1 : page.indexOf(wanted, at);
                if (at >= 0)
                    at += wanted.size();
            }
            if (at < 0) {
                report.missing << card.key;
                continue;
            }
            from = at;
            ++report.verified;
        }
    }
    return {};
}

model::Result<ProofReport> ProofJob::write(const QString& path, const Progress& progress) {
    const auto planned = plan();
    if (!planned)
        return planned.error();
    ProofReport report;
    report.plan = *planned;
    report.sheets = planned->sheets();
    report.cards = planned->cards;
    const auto written = writePdfFile(path, [&](const QDir& folder, const QString& finished) -> model::Result<void> {
        m_painter.settle(m_cards);
        const QString painted = folder.filePath(QStringLiteral("painted.pdf"));
        if (auto done = paintPdf(painted, *planned, progress); !done)
            return done.error().code == "proof.write" ? model::Error{"proof.unfinished", {path.toStdString()}, {}}
                                                      : done.error();
        if (auto done = finishPdf(painted, finished, *planned, m_options); !done)
            return done.error();
        if (auto done = verify(finished, report); !done)
            return done.error();
        QFile file(finished);
        QCryptographicHash sum(QCryptographicHash::Sha256);
        if (!file.open(QIODevice::ReadOnly) || !sum.addData(&file))
            return model::Error{"proof.unfinished", {path.toStdString()}, {}};
        report.hash = QString::fromLatin1(sum.result().toHex());
        report.bytes = file.size();
        return {};
    });
    if (!written)
        return written.error();
    report.path = *written;
    const double scale = faceScale(m_painter.layout().size, planned->card);
    for (const FaceContent& card : m_cards)
        for (model::Finding& finding : faceFindings(m_painter, card, scale))
            report.findings.push_back(std::move(finding));
    return report;
}

} // namespace blattwerk::app
