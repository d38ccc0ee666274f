#include "app/print_sheet/proof_job.h"

#include "app/face/face_findings.h"
#include "app/face/face_painter.h"
#include "app/print_sheet/pdf_finish.h"
#include "app/print_sheet/sheet_painter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>

#include <cerrno>
#include <cstdio>
#include <cstring>

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

/// A slip of the keyboard must not cost a project: only an older PDF, or an empty file, gives way to a new one.
bool mayBeReplaced(const QFileInfo& target) {
    if (!target.exists() && !target.isSymLink())
        return true;
    QFile file(target.filePath());
    if (!target.isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    return file.size() == 0 || file.read(5) == "%PDF-";
}

} // namespace

ProofJob::ProofJob(FacePainter& painter, std::vector<FaceContent> cards, ProofOptions options)
    : m_painter(painter),
      m_cards(std::move(cards)),
      m_options(std::move(options)) {}

model::Result<SheetPlan> ProofJob::plan() const {
    return planSheets(m_options, m_painter.layout().size, static_cast<int>(m_cards.size()));
}

void ProofJob::paintPage(QPainter& painter, const SheetPlan& plan, int page) const {
    SheetPainter(m_painter, plan, m_options).paintPage(painter, m_cards, page);
}

model::Result<void> ProofJob::paintPdf(const QString& file, const SheetPlan& plan, const Progress& progress) {
    QPdfWriter writer(file);
    writer.setResolution(kPdfDpi);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setPageSize(QPageSize(m_options.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
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
    const int step = report.plan.backs == Backs::None ? 1 : 2;
    for (int sheet = 0; sheet < report.plan.sheets(); ++sheet) {
        const QString page = comparable(texts->value(sheet * step));
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
    // A link stays a link: what it leads to is written.
    const QString real = QFileInfo(path).canonicalFilePath();
    const QFileInfo target(real.isEmpty() ? path : real);
    if (path.isEmpty())
        return model::Error{"proof.no_name", {}, {}};
    if (!mayBeReplaced(target))
        return model::Error{"proof.not_a_pdf", {path.toStdString()}, {}};
    m_painter.settle(m_cards);
    // In the folder of the target, so that renaming never copies between file systems.
    QTemporaryDir folder(target.absoluteDir().filePath(QStringLiteral(".blattwerk-proof-XXXXXX")));
    if (!folder.isValid())
        return writeError(path, folder.errorString());
    const QString painted = folder.filePath(QStringLiteral("painted.pdf"));
    const QString finished = folder.filePath(QStringLiteral("finished.pdf"));
    if (auto done = paintPdf(painted, *planned, progress); !done)
        return done.error().code == "proof.write" ? model::Error{"proof.unfinished", {path.toStdString()}, {}}
                                                  : done.error();
    if (auto done = finishPdf(painted, finished, *planned, m_options); !done)
        return done.error();

    ProofReport report;
    report.path = target.absoluteFilePath();
    report.plan = *planned;
    report.sheets = planned->sheets();
    report.cards = planned->cards;
    if (auto done = verify(finished, report); !done)
        return done.error();
    report.bytes = QFileInfo(finished).size();
    for (const FaceContent& card : m_cards)
        for (model::Finding& finding : faceFindings(m_painter, card))
            report.findings.push_back(std::move(finding));
    if (std::rename(QFile::encodeName(finished).constData(), QFile::encodeName(report.path).constData()) != 0)
        return writeError(path, QString::fromLocal8Bit(std::strerror(errno)));
    return report;
}

} // namespace blattwerk::app
