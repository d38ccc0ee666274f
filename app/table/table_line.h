#pragma once

#include "engine/play/match.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::app {

/// One step of a match that was taken, with what it brought about and the game after it. Never changed once made, so
/// that branches share it.
struct TableStep {
    enum class By { Person, Policy, Hand };
    engine::Side side = 0;
    std::uint64_t code = 0;
    /// The step as a scenario file writes it; of a change by hand the whole position that it made.
    std::string json;
    By by = By::Person;
    /// What a change by hand did, as a sentence; empty if it is not worth a line.
    std::string note;
    /// Number of the turn in which it was taken.
    int turn = 0;
    engine::Side active = 0;
    std::vector<engine::EventView> events;
    std::shared_ptr<const engine::Match> after;
};

using TableLine = std::vector<std::shared_ptr<const TableStep>>;

/// Another way that the match could have gone: a name and all its steps from the start.
struct TableBranch {
    std::string name;
    TableLine line;
    /// Step from which it differs from the line that it left.
    int fork = 0;
};

} // namespace blattwerk::app
