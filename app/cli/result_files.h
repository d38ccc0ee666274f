#pragma once

#include "app/cli/console.h"
#include "app/session/workspace.h"
#include "engine/lab/result_file.h"

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app::cli {

/// Writes the result file, whole or not at all; false with a message.
[[nodiscard]] bool writeResult(Console& console, const std::string& path, const std::string& text);

/// The result in that file, or nothing with a message.
[[nodiscard]] std::optional<std::string> readResultText(Console& console, const std::string& path);

/// The names of cards and decks that a result file keeps beside its manifest, so that it can be read without its
/// project.
[[nodiscard]] nlohmann::ordered_json withNames(nlohmann::ordered_json manifest, const SystemDesk& desk,
                                               const std::vector<std::string>& cards);
[[nodiscard]] nlohmann::ordered_json withoutNames(nlohmann::ordered_json manifest);

/// What a card or deck of a result is called: by the desk, else by what its file keeps, else by its key.
[[nodiscard]] std::string nameInResult(const std::string& key, const SystemDesk* desk,
                                       const nlohmann::ordered_json& manifest, model::Language language);

/// Says why the parts in these files do not make a run, with the file's name instead of its number.
void failJoining(Console& console, const model::Error& error, const std::vector<std::string>& files);

} // namespace blattwerk::app::cli
