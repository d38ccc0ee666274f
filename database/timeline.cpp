#include "database/timeline.h"

#include "database/database.h"
#include "database/project.h"
#include "database/timeline_filter.h"
#include "model/card_filter.h"

#include <algorithm>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr std::string_view kRevisions =
    "SELECT r.id, 0, CAST(strftime('%s', r.at, 'localtime') AS INTEGER) / 86400 FROM revision r WHERE r.id IN (SELECT "
    "revision FROM change WHERE system=?) AND ";
constexpr std::string_view kEditions =
    "SELECT e.revision, e.id, CAST(strftime('%s', e.frozen_at, 'localtime') AS INTEGER) / 86400 FROM edition e WHERE "
    "e.removed=0 AND e.system=? AND ";

Result<void> read(Database& database, std::string_view sql, std::string_view system, const SqlCondition& condition,
                  std::vector<TimelineEntry>& entries) {
    Statement rows(database, std::string(sql) + condition.sql);
    rows.bind(system);
    condition.bindTo(rows);
    while (rows.next()) {
        entries.push_back({rows.integer(0), rows.integer(1), rows.number(2)});
    }
    return rows.status();
}

} // namespace

Result<std::vector<TimelineEntry>> timeline(Project& project, std::string_view system, std::string_view query) {
    const Result<std::optional<model::SystemInfo>> info = project.systems().find(system);
    if (!info || !*info) {
        return info ? Error{"edit.unknown_system", {std::string(system)}, {}} : info.error();
    }
    const Result<model::CardFilter> filter = model::CardFilter::parse(query, timelineFields(**info));
    if (!filter) {
        return filter.error();
    }
    std::vector<TimelineEntry> entries;
    Database& database = project.database();
    Result<void> status =
        read(database, kRevisions, system, revisionCondition(filter->root(), std::string(system)), entries);
    status = status ? read(database, kEditions, system, editionCondition(filter->root()), entries) : status;
    if (!status) {
        return status.error();
    }
    // An edition stands above the revision that it follows.
    std::ranges::sort(entries, [](const TimelineEntry& one, const TimelineEntry& other) {
        return one.revision != other.revision ? one.revision > other.revision : one.edition > other.edition;
    });
    return entries;
}

} // namespace blattwerk::database
