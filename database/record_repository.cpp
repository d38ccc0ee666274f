#include "database/record_repository.h"

#include "database/database.h"
#include "database/stores/record_stores.h"
#include "database/value_json.h"

namespace blattwerk::database {

using model::Result;

namespace {

constexpr std::string_view kMatchColumns = "SELECT id, system, name, data, note, saved_at FROM saved_match ";

SavedMatch matchOfRow(const Statement& row) {
    return {row.integer(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)};
}

} // namespace

Result<std::int64_t> RecordRepository::saveMatch(const SavedMatch& match) {
    Statement statement(m_database, "INSERT INTO saved_match (id, system, name, data, note, saved_at) VALUES "
                                    "(?1,?2,?3,?4,?5,?6) ON CONFLICT DO UPDATE SET name=?3, data=?4, note=?5, "
                                    "saved_at=?6");
    if (match.id != 0) {
        statement.bind(match.id);
    } else {
        statement.bindNull();
    }
    statement.bind(match.system).bind(match.name).bind(match.data).bind(match.note).bind(utcNow());
    if (Result<void> done = statement.run(); !done) {
        return done.error();
    }
    return match.id != 0 ? match.id : m_database.lastRowId();
}

Result<std::vector<SavedMatch>> RecordRepository::matches(std::string_view system) {
    std::vector<SavedMatch> matches;
    Statement rows(m_database, std::string(kMatchColumns) + "WHERE ?1='' OR system=?1 ORDER BY saved_at DESC, id DESC");
    rows.bind(system);
    while (rows.next()) {
        matches.push_back(matchOfRow(rows));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return matches;
}

Result<std::optional<SavedMatch>> RecordRepository::match(std::int64_t id) {
    Statement row(m_database, std::string(kMatchColumns) + "WHERE id=?");
    if (row.bind(id).next()) {
        return std::optional(matchOfRow(row));
    }
    const Result<void> status = row.status();
    return status ? Result<std::optional<SavedMatch>>(std::nullopt) : status.error();
}

Result<void> RecordRepository::removeMatch(std::int64_t id) {
    Statement statement(m_database, "DELETE FROM saved_match WHERE id=?");
    return statement.bind(id).run();
}

Result<std::int64_t> RecordRepository::addPrintJob(const PrintJob& job) {
    Transaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun.error();
    }
    Statement row(m_database, "INSERT INTO print_job (system, title, options, printed_at) VALUES (?,?,?,?)");
    row.bind(job.system).bind(job.title).bind(job.options.empty() ? "{}" : job.options).bind(utcNow());
    if (Result<void> done = row.run(); !done) {
        return done.error();
    }
    const std::int64_t id = m_database.lastRowId();
    for (const auto& [key, hash] : job.faces) {
        Statement card(m_database, "INSERT INTO print_job_card VALUES (?,?,?)");
        if (Result<void> done = card.bind(id).bind(key).bind(hash).run(); !done) {
            return done.error();
        }
    }
    const Result<void> committed = transaction.commit();
    return committed ? Result<std::int64_t>(id) : committed.error();
}

Result<std::vector<PrintJob>> RecordRepository::printJobs(std::string_view system) {
    std::vector<PrintJob> jobs;
    Statement rows(m_database, "SELECT id, system, title, options, printed_at FROM print_job WHERE ?1='' OR system=?1 "
                               "ORDER BY id DESC");
    rows.bind(system);
    while (rows.next()) {
        PrintJob job{rows.integer(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), {}};
        Statement cards(m_database, "SELECT card_key, face_hash FROM print_job_card WHERE job=?");
        cards.bind(job.id);
        while (cards.next()) {
            job.faces[cards.text(0)] = cards.text(1);
        }
        if (Result<void> status = cards.status(); !status) {
            return status.error();
        }
        jobs.push_back(std::move(job));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return jobs;
}

Result<std::vector<model::PhraseAlias>> RecordRepository::phraseAliases(std::string_view system) {
    std::vector<model::PhraseAlias> aliases;
    Statement rows(m_database, "SELECT system, language, wording, phrase FROM phrase_alias WHERE system=? "
                               "ORDER BY language, wording");
    rows.bind(system);
    while (rows.next()) {
        aliases.push_back(phraseAlias(rows.text(0), rows.text(1), rows.text(2), rows.text(3)));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return aliases;
}

std::string RecordRepository::meta(std::string_view key) {
    Statement row(m_database, "SELECT value FROM meta WHERE key=?");
    return row.bind(key).next() ? row.text(0) : std::string();
}

Result<void> RecordRepository::setMeta(std::string_view key, std::string_view value) {
    Statement statement(m_database, "INSERT INTO meta VALUES (?1,?2) ON CONFLICT DO UPDATE SET value=?2");
    return statement.bind(key).bind(value).run();
}

} // namespace blattwerk::database
