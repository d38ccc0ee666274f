#pragma once

#include "app/print_sheet/print_record.h"
#include "app/print_sheet/sheet_plan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace blattwerk::app {
class Workspace;
}

namespace blattwerk::app::cli {

struct Console;

/// What `proof` is asked for.
struct ProofWish {
    std::string file;
    std::string deck;
    std::string system;
    std::string out;
    std::string preset;
    std::optional<std::string> paper;
    std::optional<std::string> backs;
    std::optional<double> bleed;
    std::string card;
    std::string backOrder;
    double backBleed = 0;
    std::vector<double> backShift;
    bool noStamp = false;
    bool cutLines = false;
    /// Only what differs from the last print of these cards.
    bool changed = false;
    bool fill = false;
    bool noRecord = false;
    std::int64_t repeat = 0;
    bool jobs = false;
    bool calibration = false;
};

void addProofOptions(CLI::App& command, ProofWish& wish);

/// The sheets that are meant: the preset, then what was asked for one by one. False with a message.
[[nodiscard]] bool sheetOptions(Console& console, const ProofWish& wish, ProofOptions& options);

} // namespace blattwerk::app::cli
