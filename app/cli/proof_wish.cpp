#include "app/cli/proof_wish.h"

#include "app/cli/card_size.h"
#include "app/cli/console.h"
#include "app/cli/usage.h"
#include "app/print_sheet/print_preset.h"

#include <CLI/CLI.hpp>

namespace blattwerk::app::cli {

namespace {

std::vector<std::string> sheetPresets() {
    std::vector<std::string> keys;
    for (const PrintPreset& preset : printPresets()) {
        if (preset.kind == PrintPreset::Kind::Sheets || preset.kind == PrintPreset::Kind::Pages) {
            keys.emplace_back(preset.key);
        }
    }
    return keys;
}

} // namespace

void addProofOptions(CLI::App& command, ProofWish& wish) {
    command.add_option("FILE", wish.file, translate("CommandLine", "Project"))->required();
    command.add_option("--deck", wish.deck, translate("CommandLine", "Key of the deck"));
    command.add_option("--system", wish.system, translate("CommandLine", "System, where two use the same key"));
    command.add_option("--out", wish.out, translate("CommandLine", "PDF to write"));
    command.add_option("--preset", wish.preset, translate("CommandLine", "What the printer or the print shop wants"))
        ->check(oneOf(sheetPresets()));
    command.add_option("--paper", wish.paper, translate("CommandLine", "Paper; card: a page for each card"))
        ->check(oneOf({"a4", "letter", "card"}));
    command.add_option("--bleed", wish.bleed, translate("CommandLine", "Millimetres over the cut"))
        ->check(number(0.0, 6.0));
    addCardSize(command, wish.card);
    command.add_option("--backs", wish.backs, translate("CommandLine", "Backs for printers that turn over this edge"))
        ->check(oneOf({"long", "short", "none"}));
    command
        .add_option("--back-order", wish.backOrder,
                    translate("CommandLine", "Backs behind their fronts, before them, or once at the end"))
        ->check(oneOf({"alternating", "first", "once"}));
    command
        .add_option("--back-bleed", wish.backBleed,
                    translate("CommandLine", "Millimetres that backs run over the outer edge of the sheet's cards"))
        ->check(number(0.0, 6.0));
    command
        .add_option("--back-shift", wish.backShift,
                    translate("CommandLine", "Moves backs right and down in millimetres and turns them in degrees"))
        ->delimiter(',')
        ->expected(2, 3)
        ->check(number(-20.0, 20.0));
    command.add_flag("--cut-lines", wish.cutLines, translate("CommandLine", "Lines between the cards"));
    command.add_flag("--no-stamp", wish.noStamp, translate("CommandLine", "Without key and revision on the cards"));
    command.add_flag("--changed", wish.changed,
                     translate("CommandLine", "Only new and changed cards since the last print of this deck; lists the "
                                              "old ones to take out of the box"));
    command.add_flag("--fill", wish.fill,
                     translate("CommandLine", "With --changed: fills the last sheet with unchanged cards"));
    command.add_flag("--no-record", wish.noRecord,
                     translate("CommandLine", "Keeps no note of the print in the project"));
    command.add_flag("--jobs", wish.jobs, translate("CommandLine", "Lists the prints that the project has noted"));
    command
        .add_option("--repeat", wish.repeat,
                    translate("CommandLine", "Prints that job again, with its order and sheets"))
        ->check(wholeNumber(1, 1'000'000'000));
    command.add_flag("--calibration", wish.calibration,
                     translate("CommandLine", "Writes the sheet that tells how far the printer misplaces backs"));
}

bool sheetOptions(Console& console, const ProofWish& wish, ProofOptions& options) {
    if (const PrintPreset* preset = printPreset(wish.preset)) {
        preset->applyTo(options);
    }
    if (wish.paper) {
        options.paper = *wish.paper == "letter" ? Paper::Letter : *wish.paper == "card" ? Paper::Card : Paper::A4;
    }
    if (wish.backs) {
        options.backs = *wish.backs == "long"    ? Backs::LongEdge
                        : *wish.backs == "short" ? Backs::ShortEdge
                                                 : Backs::None;
    }
    options.bleed = wish.bleed.value_or(options.bleed);
    if (!takeCardSize(console, wish.card, options.card)) {
        return false;
    }
    if (!wish.backOrder.empty()) {
        options.backOrder = wish.backOrder == "first"  ? BackOrder::First
                            : wish.backOrder == "once" ? BackOrder::Once
                                                       : BackOrder::Alternating;
        if (options.backs == Backs::None) {
            options.backs = Backs::LongEdge;
        }
    }
    options.backBleed = wish.backBleed;
    if (wish.backShift.size() >= 2) {
        options.backShift = {wish.backShift[0], wish.backShift[1], wish.backShift.size() > 2 ? wish.backShift[2] : 0};
    }
    options.stamp = options.stamp && !wish.noStamp;
    options.cutLines = wish.cutLines;
    return true;
}

} // namespace blattwerk::app::cli
