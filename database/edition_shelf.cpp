#include "database/edition_shelf.h"

#include "database/database.h"
#include "model/text_folding.h"

#include <string>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr std::string_view kSelect =
    "SELECT system, label, note, frozen_at, cards, pool_hash, revision, removed, author FROM edition WHERE ";

Result<std::vector<ShelvedEdition>> readAll(Statement& rows) {
    std::vector<ShelvedEdition> editions;
    while (rows.next()) {
        editions.push_back(
            {{rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.number(4), rows.text(5), rows.text(8)},
             rows.integer(6),
             rows.integer(7) != 0});
    }
    const Result<void> status = rows.status();
    return status ? Result<std::vector<ShelvedEdition>>(std::move(editions)) : status.error();
}

/// The row number of an edition that has to be there.
Result<std::int64_t> known(EditionShelf& shelf, std::string_view system, std::string_view label) {
    Result<std::int64_t> number = shelf.numberOf(system, label);
    return number && *number == 0 ? Error{"lab.no_edition", {std::string(label)}, {}} : number;
}

} // namespace

Result<std::vector<ShelvedEdition>> EditionShelf::all(std::string_view system) {
    Statement rows(m_database, std::string(kSelect) + "(?1='' OR system=?1) ORDER BY id");
    return readAll(rows.bind(system));
}

Result<std::int64_t> EditionShelf::numberOf(std::string_view system, std::string_view label) {
    Statement row(m_database, "SELECT id FROM edition WHERE system=?1 AND label=?2 UNION ALL SELECT edition FROM "
                              "edition_former_label WHERE system=?1 AND label=?2");
    if (row.bind(system).bind(label).next()) {
        return row.integer(0);
    }
    const Result<void> status = row.status();
    return status ? Result<std::int64_t>(std::int64_t{0}) : status.error();
}

Result<ShelvedEdition> EditionShelf::at(std::int64_t number) {
    Statement row(m_database, std::string(kSelect) + "id=?");
    Result<std::vector<ShelvedEdition>> found = readAll(row.bind(number));
    if (!found) {
        return found.error();
    }
    return found->empty() ? Result<ShelvedEdition>(Error{"lab.no_edition", {std::to_string(number)}, {}})
                          : std::move(found->front());
}

Result<std::optional<ShelvedEdition>> EditionShelf::find(std::string_view system, std::string_view label) {
    const Result<std::int64_t> number = numberOf(system, label);
    if (!number) {
        return number.error();
    }
    if (*number == 0) {
        return std::optional<ShelvedEdition>();
    }
    Result<ShelvedEdition> edition = at(*number);
    return edition ? Result<std::optional<ShelvedEdition>>(std::move(*edition)) : edition.error();
}

Result<void> EditionShelf::checkLabel(std::string_view system, std::string_view label) {
    if (label.empty()) {
        return Error{"edition.no_label", {}, {}};
    }
    const Result<std::int64_t> taken = numberOf(system, label);
    if (!taken) {
        return taken.error();
    }
    return *taken == 0 ? Result<void>() : Error{"edition.exists", {std::string(label)}, {}};
}

Result<void> EditionShelf::rename(std::string_view system, std::string_view label, std::string_view wanted) {
    const std::string next = model::trimmed(wanted);
    const Result<std::int64_t> number = known(*this, system, label);
    if (!number) {
        return number.error();
    }
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun;
    }
    // It may take back a name that it had itself.
    Statement own(m_database, "DELETE FROM edition_former_label WHERE system=? AND label=? AND edition=?");
    if (Result<void> gone = own.bind(system).bind(next).bind(*number).run(); !gone) {
        return gone;
    }
    if (Result<void> usable = checkLabel(system, next); !usable) {
        return usable;
    }
    Statement former(m_database, "INSERT INTO edition_former_label SELECT system, label, id FROM edition WHERE id=?");
    if (Result<void> kept = former.bind(*number).run(); !kept) {
        return kept;
    }
    Statement renamed(m_database, "UPDATE edition SET label=? WHERE id=?");
    if (Result<void> done = renamed.bind(next).bind(*number).run(); !done) {
        return done;
    }
    return transaction.commit();
}

Result<void> EditionShelf::setNote(std::string_view system, std::string_view label, std::string_view note) {
    const Result<std::int64_t> number = known(*this, system, label);
    if (!number) {
        return number.error();
    }
    Statement noted(m_database, "UPDATE edition SET note=? WHERE id=?");
    return noted.bind(note).bind(*number).run();
}

Result<void> EditionShelf::setRemoved(std::string_view system, std::string_view label, bool isRemoved) {
    const Result<std::int64_t> number = known(*this, system, label);
    if (!number) {
        return number.error();
    }
    Statement mark(m_database, "UPDATE edition SET removed=? WHERE id=?");
    return mark.bind(isRemoved ? 1 : 0).bind(*number).run();
}

} // namespace blattwerk::database
