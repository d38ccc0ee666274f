#include "database/experiment_repository.h"

#include "database/database.h"

#include <nlohmann/json.hpp>

namespace blattwerk::database {

using model::Result;

namespace {

/// The name stands in the settings, beside what it names.
constexpr std::string_view kColumns =
    "SELECT id, system, kind, coalesce(json_extract(settings, '$.name'), ''), program_version, seed, settings, note, "
    "run_at";

Experiment experimentOfRow(const Statement& row) {
    Experiment experiment;
    experiment.id = row.integer(0);
    experiment.system = row.text(1);
    experiment.kind = row.text(2);
    experiment.name = row.text(3);
    experiment.programVersion = row.text(4);
    experiment.seed = row.text(5);
    experiment.settings = row.text(6);
    experiment.note = row.text(7);
    experiment.runAt = row.text(8);
    experiment.result.clear();
    return experiment;
}

} // namespace

Result<std::int64_t> ExperimentRepository::add(const Experiment& experiment) {
    auto settings = nlohmann::ordered_json::parse(experiment.settings, nullptr, false);
    if (!settings.is_object() || !nlohmann::ordered_json::accept(experiment.result)) {
        return model::Error{"experiment.settings", {}, {}};
    }
    settings["name"] = experiment.name;
    Statement row(m_database, "INSERT INTO experiment (id, system, kind, program_version, seed, settings, result, "
                              "note, run_at) VALUES (?,?,?,?,?,?,?,?,?)");
    if (experiment.id != 0) {
        row.bind(experiment.id);
    } else {
        row.bindNull();
    }
    row.bind(experiment.system)
        .bind(experiment.kind)
        .bind(experiment.programVersion)
        .bind(experiment.seed)
        .bind(settings.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace))
        .bind(experiment.result)
        .bind(experiment.note)
        .bind(experiment.runAt.empty() ? utcNow() : experiment.runAt);
    if (Result<void> done = row.run(); !done) {
        return done.error();
    }
    return experiment.id != 0 ? experiment.id : m_database.lastRowId();
}

Result<std::vector<Experiment>> ExperimentRepository::list(std::string_view system) {
    std::vector<Experiment> experiments;
    Statement rows(m_database, std::string(kColumns) + " FROM experiment WHERE system=? ORDER BY run_at DESC, id DESC");
    rows.bind(system);
    while (rows.next()) {
        experiments.push_back(experimentOfRow(rows));
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return experiments;
}

Result<std::optional<Experiment>> ExperimentRepository::find(std::int64_t id) {
    Statement row(m_database, std::string(kColumns) + ", result FROM experiment WHERE id=?");
    if (row.bind(id).next()) {
        Experiment experiment = experimentOfRow(row);
        experiment.result = row.text(9);
        return std::optional(std::move(experiment));
    }
    const Result<void> status = row.status();
    return status ? Result<std::optional<Experiment>>(std::nullopt) : status.error();
}

Result<void> ExperimentRepository::rename(std::int64_t id, std::string_view name) {
    Statement row(m_database, "UPDATE experiment SET settings=json_set(settings, '$.name', ?) WHERE id=?");
    return row.bind(name).bind(id).run();
}

Result<void> ExperimentRepository::setNote(std::int64_t id, std::string_view note) {
    Statement row(m_database, "UPDATE experiment SET note=? WHERE id=?");
    return row.bind(note).bind(id).run();
}

Result<void> ExperimentRepository::remove(std::int64_t id) {
    Statement row(m_database, "DELETE FROM experiment WHERE id=?");
    return row.bind(id).run();
}

} // namespace blattwerk::database
