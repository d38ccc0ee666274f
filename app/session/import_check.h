#pragma once

#include "database/exchange/import.h"

#include <string>

namespace blattwerk::app {

class Workspace;

/// Refuses cards whose text breaks a rule of play, such as a keyword that the game does not have (CHA-R45). What breaks
/// construction rules alone comes in, for its designer to go on with. Valid until the next change of the workspace.
[[nodiscard]] database::CardCheck importCheck(Workspace& workspace, const std::string& system);

} // namespace blattwerk::app
