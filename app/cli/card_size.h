#pragma once

#include <QSizeF>

#include <string>

namespace CLI {
class App;
}

namespace blattwerk::app::cli {

struct Console;

/// `--card-size`, with the formats that have a name.
void addCardSize(CLI::App& command, std::string& text);

/// Reads the size; without a text `card` stays. False with a message where it is none.
[[nodiscard]] bool takeCardSize(Console& console, const std::string& text, QSizeF& card);

} // namespace blattwerk::app::cli
