#include "app/print_sheet/proof_order.h"

#include "app/session/workspace.h"

#include <QFileInfo>

namespace blattwerk::app {

void describeProject(ProofOptions& options, Workspace& workspace, std::string_view system) {
    database::Project& project = workspace.project();
    options.project = QFileInfo(QString::fromStdString(project.path())).completeBaseName();
    options.edition = QString::fromStdString(workspace.system(system).info.edition);
    if (auto revisions = project.history().revisions({.cardKey = {}, .system = {}, .limit = 1, .offset = 0});
        revisions && !revisions->empty()) {
        options.date = QDateTime::fromString(QString::fromStdString(revisions->front().when), Qt::ISODate);
        options.author = QString::fromStdString(revisions->front().who);
    }
}

} // namespace blattwerk::app
