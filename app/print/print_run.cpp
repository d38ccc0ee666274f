#include "app/print/print_run.h"

#include "app/face/face_painter.h"
#include "app/face/hyphenator.h"

#include <QCryptographicHash>
#include <QPageLayout>
#include <QPrinter>
#include <QThread>

namespace blattwerk::app {

namespace {

/// Fine enough to see a changed letter, coarse enough to cost little.
constexpr double kHashDpi = 100;

std::unique_ptr<FacePainter> ownPainter(const PrintOrder& order) {
    return std::make_unique<FacePainter>(order.tokens, order.layout,
                                         std::make_shared<Hyphenator>(Hyphenator::Loading::AtOnce));
}

std::map<std::string, std::string> faceHashes(FacePainter& painter, const std::vector<FaceContent>& cards,
                                              const ProofJob::Progress& progress, int pages) {
    std::map<std::string, std::string> hashes;
    for (const FaceContent& card : cards) {
        std::string& hash = hashes[card.key.toStdString()];
        if (!hash.empty()) {
            continue;
        }
        const QImage face = painter.renderPrint(card, kHashDpi, {0, false});
        QCryptographicHash sum(QCryptographicHash::Sha256);
        for (int y = 0; y < face.height(); ++y) {
            sum.addData(QByteArrayView(face.constScanLine(y), face.width() * face.depth() / 8));
        }
        hash = sum.result().toHex().toStdString();
        if (!progress(pages, pages)) {
            break;
        }
    }
    return hashes;
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
                            faceHashes(*painter, order.cards, progress, report->pages)};
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
                            faceHashes(*painter, order.cards, progress, plan->pages())};
    });
}

} // namespace blattwerk::app
