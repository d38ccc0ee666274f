#pragma once

#include "app/shell/page.h"
#include "model/result.h"

#include <QTemporaryDir>

#include <memory>

namespace blattwerk::app {

class MainWindow;

/// A window of its own over a frozen edition, with all pages. The project in it is a copy that cannot be written.
class EditionWindow {
public:
    /// Errors as of database::editionContents and Project::create.
    [[nodiscard]] static model::Result<std::unique_ptr<EditionWindow>>
    open(const PageContext& context, const std::string& system, const std::string& label);
    ~EditionWindow();

    [[nodiscard]] MainWindow& window() { return *m_window; }

private:
    EditionWindow() = default;

    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<FaceSource> m_faces;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace blattwerk::app
