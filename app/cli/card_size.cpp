#include "app/cli/card_size.h"

#include "app/cli/console.h"
#include "app/print_sheet/print_preset.h"

#include <CLI/CLI.hpp>

namespace blattwerk::app::cli {

namespace {

std::string knownSizes() {
    std::string names;
    for (const CardFormat& format : cardFormats()) {
        names += std::string(format.key) + ", ";
    }
    return names + "63x88";
}

} // namespace

void addCardSize(CLI::App& command, std::string& text) {
    command.add_option("--card-size", text,
                       filled(translate("CommandLine", "Another size of the cards: %1"), {knownSizes()}));
}

bool takeCardSize(Console& console, const std::string& text, QSizeF& card) {
    if (text.empty()) {
        return true;
    }
    const QSizeF read = cardFormat(text);
    if (!read.isValid()) {
        console.fail(filled(translate("CommandLine", "“%1” is no card size. Possible are: %2"), {text, knownSizes()}),
                     Exit::Usage);
        return false;
    }
    card = read;
    return true;
}

} // namespace blattwerk::app::cli
