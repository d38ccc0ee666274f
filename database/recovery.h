#pragma once

#include "database/exchange/system_package.h"
#include "model/result.h"

#include <string>
#include <vector>

namespace blattwerk::database {

/// What a recovery saved of one table.
struct RecoveredTable {
    std::string table;
    int rows = 0;
    /// Parts of it could not be read.
    bool isDamaged = false;
};

struct Recovery {
    /// In the order of the project file; tables that hold nothing are left out.
    std::vector<RecoveredTable> tables;
    int cards = 0;
    int collections = 0;
    /// `system/key` of cards that decks, editions or the history name and that could not be read.
    std::vector<std::string> lostCards;
    /// Rows that named something lost and were left out: of which table and how many.
    std::vector<RecoveredTable> dropped;
    /// Systems whose description was taken from the program, because that of the file was lost.
    std::vector<std::string> renewedSystems;

    [[nodiscard]] bool isComplete() const;
};

/// Saves what can be read of a damaged project into a new file. The damaged file and its log are only read: the work is
/// done on a copy. `known` are descriptions of systems that replace lost ones. Codes: `project.missing {path}`,
/// `project.foreign {path}` (nothing in it is a project), those of Project::create for the new file.
[[nodiscard]] model::Result<Recovery> recoverProject(const std::string& damaged, const std::string& out,
                                                     const std::vector<SystemPackage>& known = {});

} // namespace blattwerk::database
