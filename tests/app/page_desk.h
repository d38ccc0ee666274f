#pragma once

#include "app/face/fonts.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "database/exchange/system_package.h"

#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <string_view>
#include <vector>

namespace blattwerk::tests {

/// The shipped package of one system; none if there is no such system.
inline std::vector<database::SystemPackage> packagesOf(std::string_view system) {
    auto packages = database::loadPackages();
    if (!packages) {
        return {};
    }
    std::erase_if(*packages, [&](const database::SystemPackage& one) { return one.info.key != system; });
    return std::move(*packages);
}

/// What a page stands on in a test: a project, the look, settings in a folder of their own and faces; and the page.
template<typename PageType>
class PageDesk {
protected:
    /// Lays out all but the page, in German. False without a project.
    bool prepare(std::unique_ptr<app::Workspace> workspace) {
        app::loadFonts();
        app::setUiLanguage(model::Language::German);
        m_page.reset();
        m_faces.reset();
        m_workspace = std::move(workspace);
        if (!m_workspace) {
            return false;
        }
        m_appearance = std::make_unique<app::Appearance>(app::shippedTokens());
        m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_faces = std::make_unique<app::FaceSource>(*m_workspace, m_appearance->tokens());
        return true;
    }
    void makePage() {
        m_page = std::make_unique<PageType>(
            app::PageContext{m_workspace.get(), m_appearance.get(), m_settings.get(), m_faces.get()});
        m_page->resize(1240, 800);
    }
    /// A new page on the screen that takes keys. False where it does not appear.
    bool showPage() {
        makePage();
        m_page->show();
        const bool isShown = QTest::qWaitForWindowExposed(m_page.get());
        m_page->activateWindow();
        return isShown;
    }
    template<typename T>
    [[nodiscard]] T* child(const char* name) const {
        return m_page->template findChild<T*>(QLatin1String(name));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::Appearance> m_appearance;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::FaceSource> m_faces;
    std::unique_ptr<PageType> m_page;
};

} // namespace blattwerk::tests
