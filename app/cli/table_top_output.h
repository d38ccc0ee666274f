#pragma once

#include <string>

namespace blattwerk::app {
class FaceSource;
class Workspace;
} // namespace blattwerk::app

namespace blattwerk::app::cli {

struct Console;

struct TableTopWish {
    std::string system;
    /// Empty: all collections with cards.
    std::string deck;
    bool replaces = false;
};

/// Writes the pictures of the saved object into a folder; says what they are or why not. False with a message.
bool writeTableTopSheets(Console& console, Workspace& workspace, FaceSource& faces, const TableTopWish& wish,
                         const std::string& folder);

/// Pictures and the saved object that names them, in one folder.
void writeTableTopFolder(Console& console, Workspace& workspace, FaceSource& faces, const TableTopWish& wish,
                         const std::string& folder);

} // namespace blattwerk::app::cli
