#include "app/cli/difference_output.h"
#include "app/cli/exchange_commands.h"

#include "app/session/difference_text.h"
#include "database/comparison/merge_files.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct MergeCommand {
    std::string base;
    std::string ours;
    std::string theirs;
    std::string out;
};

nlohmann::ordered_json describe(const database::MergedFile& merged) {
    nlohmann::ordered_json json = toJson(merged.difference);
    for (const database::MergeConflict& conflict : merged.merge.conflicts) {
        json["conflicts"].push_back({{"key", conflict.id.key},
                                     {"kind", database::itemKindName(conflict.id.kind)},
                                     {"system", conflict.id.system},
                                     {"field", conflict.field},
                                     {"base", toJson(conflict.base)},
                                     {"ours", toJson(conflict.ours)},
                                     {"theirs", toJson(conflict.theirs)}});
    }
    return json;
}

void printConflicts(const Console& console, const database::Merge& merged) {
    for (const database::MergeConflict& conflict : merged.conflicts) {
        console.print("! " + conflictSentence(conflict, merged.contents, console.language).toStdString());
    }
    if (!merged.conflicts.empty()) {
        console.print(filled(translate("CommandLine", "Conflicts: %1. Of a value that both changed, ours was kept."),
                             {std::to_string(merged.conflicts.size())}));
    }
}

void runMerge(Console& console, const MergeCommand& options) {
    const auto merged =
        database::mergeFiles(options.base, options.ours, options.theirs, options.out, {}, console.author());
    if (!merged) {
        return console.fail(merged.error());
    }
    if (!merged->merge.conflicts.empty()) {
        console.exit = Exit::Findings;
    }
    if (console.json) {
        return console.printJson(describe(*merged));
    }
    printDifference(console, merged->difference, merged->merge.contents, merged->merge.contents);
    printConflicts(console, merged->merge);
}

} // namespace

void addMerge(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "merge", translate("CommandLine", "Merge two changed copies of one project by card and field"));
    auto options = std::make_shared<MergeCommand>();
    command->add_option("BASE", options->base, translate("CommandLine", "What both started from"))->required();
    command->add_option("OURS", options->ours, translate("CommandLine", "Our copy; its history goes on"))->required();
    command->add_option("THEIRS", options->theirs, translate("CommandLine", "The other copy"))->required();
    command->add_option("--out", options->out, translate("CommandLine", "Where the merged project goes"))->required();
    command->callback([&console, options] { runMerge(console, *options); });
}

} // namespace blattwerk::app::cli
