#pragma once

#include "app/cli/console.h"
#include "app/session/workspace.h"
#include "engine/lab/result_file.h"

namespace blattwerk::app::cli {

/// A run of games in words: who wins, how long it takes, what the sides do, which cards stand out. Decks and cards are
/// named as the system names them; without one by their keys.
void printTally(const Console& console, const engine::lab::RunResult& result, const SystemDesk* desk);

} // namespace blattwerk::app::cli
