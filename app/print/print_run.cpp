#include "app/print/print_run.h"

#include "app/face/face_painter.h"
#include "app/face/hyphenator.h"
#include "app/print_sheet/face_hash.h"

#include <QPageLayout>
#include <QPrinter>
#include <QThread>

namespace blattwerk::app {

namespace {

std::unique_ptr<FacePainter> ownPainter(const PrintOrder& order) {
    return std::make_unique<FacePainter>(order.tokens, order.layout,
                                         std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
}

std::vector<BoxCard> hashed(FacePainter& painter, const PrintOrder& order, const ProofJob::Progress& progress,
                            int pages) {
    std::vector<BoxCard> box = order.box;
    hashBox(painter, box, order.boxFaces, [&] { return progress(pages, pages); });
    return box;
}

} // namespace

PrintRun::PrintRun(QObject* parent) : QObject(parent) {}

PrintRun::~PrintRun() {
    m_stop = true;
    if (m_thread) {
        m_thread->wait();
    }
}

void PrintRun::cancel() {
    m_stop = true;
}

void PrintRun::start(Task task) {
    m_stop = false;
    m_thread.reset(QThread::create([this, task = std::move(task)] {
        auto outcome = task([this](int page, int pages) {
            QMetaObject::invokeMethod(
                this, [this, page, pages] { Q_EMIT progressed(page, pages); }, Qt::QueuedConnection);
            return !m_stop;
        });
        QMetaObject::invokeMethod(
            this,
            [this, outcome = std::move(outcome)] {
                m_thread->wait();
                m_thread.reset();
                Q_EMIT finished(outcome);
            },
            Qt::QueuedConnection);
    }));
    m_thread->start();
}

void PrintRun::writePdf(PrintOrder order, const QString& path) {
    start([order = std::move(order), path](const ProofJob::Progress& progress) -> model::Result<PrintOutcome> {
        const auto painter = ownPainter(order);
        const auto report = ProofJob(*painter, order.cards, order.options).write(path, progress);
        if (!report) {
            return report.error();
        }
        return PrintOutcome{report->path,
                            report->pages,
                            report->sheets,
                            report->cards,
                            report->verified,
                            report->missing,
                            hashed(*painter, order, progress, report->pages),
                            report->hash,
                            0};
    });
}

void PrintRun::print(PrintOrder order, std::shared_ptr<QPrinter> printer) {
    start([order = std::move(order),
           printer = std::move(printer)](const ProofJob::Progress& progress) -> model::Result<PrintOutcome> {
        const auto painter = ownPainter(order);
        const auto plan = ProofJob(*painter, order.cards, order.options).print(*printer, progress);
        if (!plan) {
            return plan.error();
        }
        return PrintOutcome{{},
                            plan->pages(),
                            plan->sheets(),
                            plan->cards,
                            plan->cards,
                            {},
                            hashed(*painter, order, progress, plan->pages()),
                            {},
                            0};
    });
}

void PrintRun::writeImages(PrintOrder order, std::vector<ImageCard> cards, ImageOptions options,
                           const QString& folder) {
    start([order = std::move(order), cards = std::move(cards), options = std::move(options),
           folder](const ProofJob::Progress& progress) -> model::Result<PrintOutcome> {
        const auto report = ImageJob(order.tokens, order.layout, cards, options).write(folder, progress);
        if (!report) {
            return report.error();
        }
        return PrintOutcome{
            report->folder,  0,  0,  report->fronts,           report->fronts - int(report->missing.size()),
            report->missing, {}, {}, int(report->files.size())};
    });
}

void PrintRun::writeTableTop(TableTopOrder order, const QString& folder, bool replaces) {
    start([order = std::move(order), folder,
           replaces](const ProofJob::Progress& progress) -> model::Result<PrintOutcome> {
        const auto written = writeTableTopPictures(order, folder, replaces, progress);
        if (!written) {
            return written.error();
        }
        int cards = 0;
        for (const TableTopOrder::Sheet& sheet : order.sheets) {
            cards += int(sheet.cards.size());
        }
        return PrintOutcome{folder, 0, 0, cards, cards, {}, {}, {}, int(written->size())};
    });
}

} // namespace blattwerk::app
