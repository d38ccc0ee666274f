#pragma once

#include "model/edition.h"
#include "model/result.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace blattwerk::database {

class Database;

/// An edition with its place in the history.
struct ShelvedEdition {
    model::Edition edition;
    /// The newest revision when it was frozen.
    std::int64_t revision = 0;
    /// Put away: not offered any more, but found by whoever names it.
    bool isRemoved = false;
};

/// What may change about a frozen edition: its name, its note, and whether it is offered. What it holds stays for ever,
/// because saved games and experiments name it.
class EditionShelf {
public:
    explicit EditionShelf(Database& database) : m_database(database) {}

    /// Those that are put away too, in the order they were frozen; of all systems where none is named.
    [[nodiscard]] model::Result<std::vector<ShelvedEdition>> all(std::string_view system = {});
    /// By its name or a name that it had; also one that is put away.
    [[nodiscard]] model::Result<std::optional<ShelvedEdition>> find(std::string_view system, std::string_view label);
    /// Row number of that edition; 0 where there is none.
    [[nodiscard]] model::Result<std::int64_t> numberOf(std::string_view system, std::string_view label);
    /// By its row number. Code: `lab.no_edition {number}`.
    [[nodiscard]] model::Result<ShelvedEdition> at(std::int64_t number);
    /// `edition.no_label`, or `edition.exists {label}` where an edition has that name, had it or was put away with it:
    /// whoever wrote it down means that one.
    [[nodiscard]] model::Result<void> checkLabel(std::string_view system, std::string_view label);
    /// Codes as of checkLabel, and `lab.no_edition {label}`.
    model::Result<void> rename(std::string_view system, std::string_view label, std::string_view wanted);
    model::Result<void> setNote(std::string_view system, std::string_view label, std::string_view note);
    /// Puts it away or brings it back.
    model::Result<void> setRemoved(std::string_view system, std::string_view label, bool isRemoved);

private:
    Database& m_database;
};

} // namespace blattwerk::database
