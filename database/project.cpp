#include "database/project.h"

#include "database/change_writer.h"
#include "database/database.h"
#include "database/project_file.h"
#include "database/system_installation.h"

namespace blattwerk::database {

using model::Error;
using model::Result;

struct Project::Parts {
    explicit Parts(std::unique_ptr<Database> connection, bool readOnly)
        : database(std::move(connection)),
          isReadOnly(readOnly),
          cards(*database),
          collections(*database),
          systems(*database),
          rules(*database),
          drafts(*database),
          art(*database),
          editions(*database),
          records(*database),
          experiments(*database),
          history(*database),
          cardSearch(*database),
          ruleSearch(*database),
          writer(*database) {}

    std::unique_ptr<Database> database;
    bool isReadOnly = false;
    CardRepository cards;
    CollectionRepository collections;
    SystemRepository systems;
    RuleRepository rules;
    DraftRepository drafts;
    ArtRepository art;
    EditionRepository editions;
    RecordRepository records;
    ExperimentRepository experiments;
    History history;
    CardSearch cardSearch;
    RuleSearch ruleSearch;
    ChangeWriter writer;
    std::function<void(const RevisionSummary&)> listener;
};

namespace {

/// Everything a package holds, as one step that undo does not go behind.
Result<void> fill(Database& database, const std::vector<SystemPackage>& packages, const std::string& author) {
    Transaction transaction(database);
    if (Result<void> begun = transaction.begin(); !begun) {
        return begun;
    }
    model::ChangeSet contents;
    for (const SystemPackage& package : packages) {
        if (Result<void> installed = installSystem(database, package); !installed) {
            return installed;
        }
        for (const model::Card& card : package.cards) {
            contents.changes.emplace_back(model::ValueChange<model::Card>{{}, card});
        }
        for (const model::Collection& collection : package.collections) {
            contents.changes.emplace_back(model::ValueChange<model::Collection>{{}, collection});
        }
    }
    PerformOptions options;
    options.author = author;
    options.kind = "create";
    if (const Result<RevisionSummary> written = ChangeWriter(database).write(contents, options); !written) {
        return written.error();
    }
    EditionRepository editions(database);
    for (const SystemPackage& package : packages) {
        for (const FrozenPool& pool : package.editions) {
            if (const Result<model::Edition> added = editions.add(package.info.key, pool); !added) {
                return added.error();
            }
        }
    }
    Statement created(database, "INSERT INTO meta VALUES ('created', ?)");
    if (Result<void> done = created.bind(utcNow()).run(); !done) {
        return done;
    }
    return transaction.commit();
}

} // namespace

Project::Project(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

Project::~Project() {
    if (!m_parts->isReadOnly) {
        if (m_parts->database->text("SELECT total_changes()") != "0") { // who only reads leaves the file as it was
            static_cast<void>(m_parts->database->text("PRAGMA optimize"));
        }
        static_cast<void>(m_parts->database->text("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
}

Result<std::unique_ptr<Project>> Project::open(const std::string& path, OpenMode mode) {
    const bool readOnly = mode == OpenMode::ReadOnly;
    Result<std::unique_ptr<Database>> database = openProjectFile(path, readOnly, shippedMigrations());
    if (!database) {
        return database.error();
    }
    return std::unique_ptr<Project>(new Project(std::make_unique<Parts>(std::move(*database), readOnly)));
}

Result<std::unique_ptr<Project>> Project::create(const std::string& path, const std::vector<SystemPackage>& packages,
                                                 const std::string& author) {
    Result<std::unique_ptr<Database>> database = startProjectFile(path, shippedMigrations());
    if (!database) {
        return database.error();
    }
    if (Result<void> filled = fill(**database, packages, author); !filled) {
        discardProjectFile(std::move(*database));
        return filled.error();
    }
    if (Result<void> finished = finishProjectFile(std::move(*database), path); !finished) {
        return finished.error();
    }
    return open(path);
}

Result<std::unique_ptr<Project>> Project::createInMemory(const std::vector<SystemPackage>& packages) {
    Result<std::unique_ptr<Database>> database = startProjectFile(":memory:", shippedMigrations());
    if (!database) {
        return database.error();
    }
    if (Result<void> filled = fill(**database, packages, {}); !filled) {
        return filled.error();
    }
    return std::unique_ptr<Project>(new Project(std::make_unique<Parts>(std::move(*database), false)));
}

const std::string& Project::path() const {
    return m_parts->database->path();
}

bool Project::isReadOnly() const {
    return m_parts->isReadOnly;
}

void Project::setAuthor(const std::string& author) {
    m_parts->database->setAuthor(author);
}

Result<ProjectInfo> Project::info() {
    ProjectInfo info;
    Database& database = *m_parts->database;
    info.schema = static_cast<int>(database.integer("PRAGMA user_version"));
    info.integrity = quickCheck(database);
    info.name = m_parts->records.meta("name");
    Statement rows(database, "SELECT key, edition, (SELECT count(*) FROM card WHERE card.system=system.key), (SELECT "
                             "count(*) FROM collection WHERE collection.system=system.key) FROM system ORDER BY "
                             "position");
    while (rows.next()) {
        info.systems.push_back({rows.text(0), rows.text(1), rows.number(2), rows.number(3)});
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    const Result<std::vector<model::Edition>> editions = m_parts->editions.all();
    if (!editions) {
        return editions.error();
    }
    for (const model::Edition& edition : *editions) {
        info.editions.push_back(edition.system + " " + edition.label);
    }
    info.canUndo = m_parts->history.canUndo();
    info.canRedo = m_parts->history.canRedo();
    return info;
}

CardRepository& Project::cards() {
    return m_parts->cards;
}

CollectionRepository& Project::collections() {
    return m_parts->collections;
}

SystemRepository& Project::systems() {
    return m_parts->systems;
}

RuleRepository& Project::rules() {
    return m_parts->rules;
}

DraftRepository& Project::drafts() {
    return m_parts->drafts;
}

ArtRepository& Project::art() {
    return m_parts->art;
}

EditionRepository& Project::editions() {
    return m_parts->editions;
}

RecordRepository& Project::records() {
    return m_parts->records;
}

ExperimentRepository& Project::experiments() {
    return m_parts->experiments;
}

History& Project::history() {
    return m_parts->history;
}

CardSearch& Project::cardSearch() {
    return m_parts->cardSearch;
}

RuleSearch& Project::ruleSearch() {
    return m_parts->ruleSearch;
}

Database& Project::database() {
    return *m_parts->database;
}

Result<RevisionSummary> Project::announced(Result<RevisionSummary> done) {
    if (done && done->revision != 0 && m_parts->listener) {
        m_parts->listener(*done);
    }
    return done;
}

Result<RevisionSummary> Project::perform(const model::ChangeSet& changes, const PerformOptions& options) {
    if (m_parts->isReadOnly) {
        return Error{"project.read_only", {path()}, {}};
    }
    return announced(m_parts->writer.perform(changes, options));
}

Result<RevisionSummary> Project::undo() {
    if (m_parts->isReadOnly) {
        return Error{"project.read_only", {path()}, {}};
    }
    return announced(m_parts->writer.undo());
}

Result<RevisionSummary> Project::redo() {
    if (m_parts->isReadOnly) {
        return Error{"project.read_only", {path()}, {}};
    }
    return announced(m_parts->writer.redo());
}

void Project::setChangeListener(std::function<void(const RevisionSummary&)> listener) {
    m_parts->listener = std::move(listener);
}

} // namespace blattwerk::database
