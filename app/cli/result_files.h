#pragma once

#include "app/cli/console.h"
#include "engine/lab/result_file.h"

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app::cli {

/// Writes the result file, whole or not at all; false with a message.
[[nodiscard]] bool writeResult(Console& console, const std::string& path, const std::string& text);

/// The result in that file, or nothing with a message.
[[nodiscard]] std::optional<std::string> readResultText(Console& console, const std::string& path);

/// Says why the parts in these files do not make a run, with the file's name instead of its number.
void failJoining(Console& console, const model::Error& error, const std::vector<std::string>& files);

} // namespace blattwerk::app::cli
