#pragma once

namespace CLI {
class App;
}

namespace blattwerk::app::cli {

struct Console;

// The commands on two projects and on files of other programs; as in commands.h.
void addDiff(CLI::App& program, Console& console);
void addMerge(CLI::App& program, Console& console);
void addExport(CLI::App& program, Console& console);
void addFreeze(CLI::App& program, Console& console);
void addRecover(CLI::App& program, Console& console);

} // namespace blattwerk::app::cli
