#include "app/cli/console.h"
#include "app/cli/exchange_commands.h"

#include "database/recovery.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct RecoverCommand {
    std::string damaged;
    std::string out;
};

nlohmann::ordered_json describe(const database::Recovery& recovery) {
    nlohmann::ordered_json tables = nlohmann::ordered_json::array();
    for (const database::RecoveredTable& table : recovery.tables) {
        tables.push_back({{"table", table.table}, {"rows", table.rows}, {"complete", !table.isDamaged}});
    }
    nlohmann::ordered_json dropped = nlohmann::ordered_json::array();
    for (const database::RecoveredTable& table : recovery.dropped) {
        dropped.push_back({{"table", table.table}, {"rows", table.rows}});
    }
    return {{"complete", recovery.isComplete()},
            {"cards", recovery.cards},
            {"collections", recovery.collections},
            {"lost", recovery.lostCards},
            {"dropped", dropped},
            {"renewed", recovery.renewedSystems},
            {"tables", tables}};
}

void printText(const Console& console, const database::Recovery& recovery, const std::string& out) {
    console.print(out + ": " + translate("CommandLine", "%n card(s)", nullptr, recovery.cards) + ", " +
                  translate("CommandLine", "%n collection(s)", nullptr, recovery.collections));
    for (const database::RecoveredTable& table : recovery.tables) {
        if (table.isDamaged) {
            console.print(filled(translate("CommandLine", "! %1: damaged, rows saved: %2"),
                                 {table.table, std::to_string(table.rows)}));
        }
    }
    for (const std::string& card : recovery.lostCards) {
        console.print(filled(translate("CommandLine", "! card %1 is lost"), {card}));
    }
    for (const database::RecoveredTable& table : recovery.dropped) {
        console.print(filled(translate("CommandLine", "! %1: rows left out that name something lost: %2"),
                             {table.table, std::to_string(table.rows)}));
    }
    for (const std::string& system : recovery.renewedSystems) {
        console.print(filled(translate("CommandLine", "! %1: rules and fields as the program ships them"), {system}));
    }
    if (recovery.isComplete()) {
        console.print(translate("CommandLine", "Everything could be read."));
    }
}

void runRecover(Console& console, const RecoverCommand& options) {
    const auto known = database::loadPackages();
    const auto recovery =
        database::recoverProject(options.damaged, options.out, known ? *known : std::vector<database::SystemPackage>());
    if (!recovery) {
        return console.fail(recovery.error());
    }
    if (!recovery->isComplete()) {
        console.exit = Exit::Findings;
    }
    if (console.json) {
        return console.printJson(describe(*recovery));
    }
    printText(console, *recovery, options.out);
}

} // namespace

void addRecover(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "recover", translate("CommandLine", "Save what can be read of a damaged project into a new one"));
    auto options = std::make_shared<RecoverCommand>();
    command->add_option("DAMAGED", options->damaged, translate("CommandLine", "Damaged project; it is only read"))
        ->required();
    command->add_option("OUT", options->out, translate("CommandLine", "New project; an existing file is refused"))
        ->required();
    command->callback([&console, options] { runRecover(console, *options); });
}

} // namespace blattwerk::app::cli
