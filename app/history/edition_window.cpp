#include "app/history/edition_window.h"

#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/main_window.h"
#include "app/widgets/face_source.h"
#include "database/art_repository.h"
#include "database/comparison/edition_contents.h"

#include <QRegularExpression>

namespace blattwerk::app {

namespace {

/// The label as a name of a file, which the window shows.
QString fileName(const std::string& label) {
    QString name = QString::fromStdString(label);
    name.replace(QRegularExpression(QStringLiteral("[^\\w .-]"), QRegularExpression::UseUnicodePropertiesOption),
                 QStringLiteral("_"));
    return QCoreApplication::translate("History", "Edition %1").arg(name) + QStringLiteral(".blattwerk");
}

/// A picture that the project does not have is missing in the window too, as it is on the page of the cards.
model::Result<void> copyPictures(database::ArtRepository& from, database::ArtRepository& to,
                                 const std::vector<model::Card>& cards) {
    for (const model::Card& card : cards) {
        if (card.art.empty()) {
            continue;
        }
        const auto picture = from.find(card.art);
        if (!picture) {
            return picture.error();
        }
        if (*picture) {
            if (const auto added = to.add((*picture)->mediaType, (*picture)->bytes); !added) {
                return added.error();
            }
        }
    }
    return {};
}

model::Result<void> writeProject(const std::string& path, database::Project& source,
                                 database::SystemContents contents) {
    database::forgetRowNumbers(contents.package);
    auto project = database::Project::create(path, {contents.package});
    if (!project) {
        return project.error();
    }
    if (model::Result<void> copied = copyPictures(source.art(), (*project)->art(), contents.package.cards); !copied) {
        return copied;
    }
    std::vector<model::ChangeSet> more;
    for (const model::Ruling& ruling : contents.rulings) {
        more.push_back(model::saveRuling({}, ruling));
    }
    for (const model::PhraseAlias& alias : contents.aliases) {
        more.push_back(model::savePhraseAlias({}, alias));
    }
    const auto done = (*project)->perform(model::combined(std::move(more)));
    return done ? model::Result<void>() : done.error();
}

} // namespace

EditionWindow::~EditionWindow() = default;

model::Result<std::unique_ptr<EditionWindow>> EditionWindow::open(const PageContext& context, const std::string& system,
                                                                  const std::string& label) {
    database::Project& source = context.workspace->project();
    auto contents = database::editionContents(source, system, label);
    if (!contents) {
        return contents.error();
    }
    std::unique_ptr<EditionWindow> made(new EditionWindow);
    const std::string path = made->m_folder.filePath(fileName(label)).toStdString();
    if (model::Result<void> written = writeProject(path, source, std::move(contents->systems.front())); !written) {
        return written.error();
    }
    auto project = database::Project::open(path, database::OpenMode::ReadOnly);
    if (!project) {
        return project.error();
    }
    made->m_workspace = std::make_unique<Workspace>(std::move(*project));
    made->m_faces = std::make_unique<FaceSource>(*made->m_workspace, context.appearance->tokens());
    made->m_window = std::make_unique<MainWindow>(
        PageContext{made->m_workspace.get(), context.appearance, context.settings, made->m_faces.get()});
    made->m_window->keepToReading();
    made->m_window->report(QCoreApplication::translate("History", "This edition is frozen and can only be read."),
                           false);
    return made;
}

} // namespace blattwerk::app
