#pragma once

#include "app/face/face_content.h"
#include "app/face/tokens.h"
#include "app/print_sheet/image_job.h"
#include "app/print_sheet/print_changes.h"
#include "app/print_sheet/proof_job.h"
#include "app/print_sheet/table_top_pictures.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class QPrinter;
class QThread;

namespace blattwerk::app {

/// All that a job needs, as values, so that it can be carried out while the project is edited.
struct PrintOrder {
    Tokens tokens;
    FaceLayout layout;
    std::vector<FaceContent> cards;
    ProofOptions options;
    /// What the box holds afterwards, and its faces; hashes that are missing are made.
    std::vector<BoxCard> box;
    std::vector<FaceContent> boxFaces;
};

struct PrintOutcome {
    /// Empty for a job that went to a printer.
    QString path;
    int pages = 0;
    int sheets = 0;
    int cards = 0;
    /// Cards that were found whole in the file.
    int verified = 0;
    QStringList missing;
    /// What the box holds now: tells the next job what looks different. Empty for pictures.
    std::vector<BoxCard> box;
    /// SHA-256 of the written file; empty for a printer.
    QString hash;
    /// Pictures that were written, for a folder of them.
    int pictures = 0;
};

/// Carries one job out beside the window, with a painter of its own.
class PrintRun : public QObject {
    Q_OBJECT

public:
    explicit PrintRun(QObject* parent = nullptr);
    /// Stops the job and waits for its end.
    ~PrintRun() override;

    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }
    /// Precondition of both: nothing is running.
    void writePdf(PrintOrder order, const QString& path);
    void print(PrintOrder order, std::shared_ptr<QPrinter> printer);
    void writeImages(PrintOrder order, std::vector<ImageCard> cards, ImageOptions options, const QString& folder);
    void writeTableTop(TableTopOrder order, const QString& folder, bool replaces);
    void cancel();

Q_SIGNALS:
    void progressed(int page, int pages);
    void finished(const blattwerk::model::Result<blattwerk::app::PrintOutcome>& outcome);

private:
    using Task = std::function<model::Result<PrintOutcome>(const ProofJob::Progress&)>;
    void start(Task task);

    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_stop = false;
};

} // namespace blattwerk::app
