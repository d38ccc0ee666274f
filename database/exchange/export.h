#pragma once

#include "model/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Project;

enum class ExportFormat { Tree, Csv, Json, Xlsx, Ods, Text, Cockatrice, TableTop };

/// `tree csv json xlsx ods text cockatrice tts`.
[[nodiscard]] std::vector<std::string> exportFormatNames();
[[nodiscard]] std::optional<ExportFormat> exportFormatFromName(std::string_view name);

struct ExportWish {
    ExportFormat format = ExportFormat::Tree;
    /// Only this system; empty: all of them in a tree, else that of the deck or the first one.
    std::string system;
    /// Only the cards of this collection; empty: all.
    std::string deck;
    /// Whether a file that exists may be replaced.
    bool replaces = false;
};

struct Exported {
    int cards = 0;
    int decks = 0;
};

/// Writes what the project holds to a file, for a tree to a folder. A file that exists stays as it is
/// (`project.exists`), unless the wish says otherwise: then it is replaced in one step, but never a project. Same
/// contents, same bytes. Codes: `file.write`, `edit.unknown_system`, `collection.missing`, `collection.ambiguous`,
/// `import.no_system`, those of writeTree.
[[nodiscard]] model::Result<Exported> exportProject(Project& project, const ExportWish& wish, const std::string& path);

} // namespace blattwerk::database
