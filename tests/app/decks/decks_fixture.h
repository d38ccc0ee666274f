#pragma once

#include "app/decks/card_drag.h"
#include "app/decks/decks_page.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"

#include <QTemporaryDir>

#include <memory>

/// The page Decks over the shipped sample in memory, shown offscreen.
class DecksFixture {
public:
    DecksFixture();

    [[nodiscard]] bool isReady() const { return m_page != nullptr; }
    [[nodiscard]] blattwerk::app::DecksPage& page() const { return *m_page; }
    [[nodiscard]] blattwerk::app::Workspace& workspace() const { return *m_workspace; }
    [[nodiscard]] const blattwerk::model::Collection& deck(const QString& key) const;
    /// Ids of the rules that the error findings of the deck in focus cite.
    [[nodiscard]] QStringList errorRules() const;
    /// A drag of these cards entering, moving over and dropped on the widget, as the platform would send it.
    [[nodiscard]] bool drop(QWidget* viewport, const blattwerk::app::CardDrag& drag, QPoint at) const;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<blattwerk::app::Workspace> m_workspace;
    std::unique_ptr<blattwerk::app::Appearance> m_appearance;
    std::unique_ptr<blattwerk::app::Settings> m_settings;
    std::unique_ptr<blattwerk::app::DecksPage> m_page;
};
