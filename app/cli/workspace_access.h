#pragma once

#include "app/cli/console.h"
#include "app/session/workspace.h"

#include <memory>
#include <string>
#include <vector>

namespace blattwerk::app::cli {

/// Opens the file with its systems, or without a file the sample content; says why not.
[[nodiscard]] std::unique_ptr<Workspace> openWorkspace(Console& console, const std::string& file,
                                                       database::OpenMode mode = database::OpenMode::ReadOnly);

/// The system of that key with an engine, or null with a message: `system.unknown`.
[[nodiscard]] const SystemDesk* systemDesk(Console& console, const Workspace& workspace, const std::string& key);

/// Whether the project holds that system, played by an engine or not; a message otherwise: `system.unknown`.
[[nodiscard]] bool isSystem(Console& console, const Workspace& workspace, const std::string& key);

/// A deck by key with the system that it belongs to; null with a message where there is none or several. Keys joined by
/// commas are the cards of all of them together.
struct DeckPlace {
    const SystemDesk* desk = nullptr;
    const model::Collection* deck = nullptr;
    /// Holds what was joined.
    std::shared_ptr<const model::Collection> joined{};
};
[[nodiscard]] DeckPlace findDeck(Console& console, const Workspace& workspace, const std::string& key,
                                 const std::string& system);

/// The system of that key, or the only one of the project, if it begins with a draft; else null with a message.
[[nodiscard]] const SystemDesk* draftingDesk(Console& console, const Workspace& workspace, const std::string& system);

/// `--set key=value` of parameters, checked against the system. False with a message.
[[nodiscard]] bool readParameters(Console& console, const SystemDesk& desk, const std::vector<std::string>& sets,
                                  model::ParameterValues& values);

} // namespace blattwerk::app::cli
