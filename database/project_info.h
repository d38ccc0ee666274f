#pragma once

#include <string>
#include <vector>

namespace blattwerk::database {

struct SystemSummary {
    std::string key;
    std::string edition;
    int cards = 0;
    int collections = 0;
};

struct ProjectInfo {
    /// Number of the schema that the file has.
    int schema = 0;
    /// `ok`, or the first complaint of SQLite's quick check.
    std::string integrity;
    std::string name;
    std::vector<SystemSummary> systems;
    /// Labels of frozen editions as `system label`.
    std::vector<std::string> editions;
    bool canUndo = false;
    bool canRedo = false;
};

} // namespace blattwerk::database
