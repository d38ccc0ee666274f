#include "database/comparison/merge_files.h"

#include "database/comparison/apply_contents.h"
#include "database/database.h"
#include "database/database_copy.h"
#include "database/project.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cstdio>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr const char* kBeside = ".merge-";

bool isSameFile(const std::string& one, const std::string& other) {
    const QFileInfo first(QString::fromStdString(one));
    const QFileInfo second(QString::fromStdString(other));
    return first.exists() && first.canonicalFilePath() == second.canonicalFilePath();
}

/// A link stays one: the file that it points to is replaced.
std::string withoutLink(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    return info.isSymLink() && info.exists() ? info.canonicalFilePath().toStdString() : path;
}

/// What earlier merges to the same place left when they were killed.
void removeLeftovers(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    const QDateTime old = QDateTime::currentDateTime().addSecs(-600);
    const QDir folder = info.dir();
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files)) {
        if (file.fileName().startsWith(info.fileName() + QLatin1String(kBeside)) && file.lastModified() < old) {
            QFile::remove(file.filePath());
        }
    }
}

Result<void> writeMerged(const std::string& from, const std::string& to, const ProjectContents& contents,
                         const std::string& author) {
    {
        Result<std::unique_ptr<Project>> source = Project::open(from, OpenMode::ReadOnly);
        if (!source) {
            return source.error();
        }
        if (Result<void> copied = copyDatabase((*source)->database(), to); !copied) {
            return Error{"file.write", {to}, {}};
        }
    }
    Result<std::unique_ptr<Project>> copy = Project::open(to);
    if (!copy) {
        return copy.error();
    }
    ApplyWish wish;
    wish.deletes = true;
    wish.options.kind = "import";
    wish.options.note = "merge";
    wish.options.author = author;
    const Result<RevisionSummary> applied = applyContents(**copy, contents, wish);
    return applied ? Result<void>() : applied.error();
}

} // namespace

Result<MergedFile> mergeFiles(const std::string& base, const std::string& ours, const std::string& theirs,
                              const std::string& out, const MergeChoices& choices, const std::string& author) {
    const Result<ProjectContents> first = readContentsOf(base);
    if (!first) {
        return first.error();
    }
    const Result<ProjectContents> own = readContentsOf(ours);
    if (!own) {
        return own.error();
    }
    const Result<ProjectContents> other = readContentsOf(theirs);
    if (!other) {
        return other.error();
    }
    const bool isOneOfThem = isSameFile(out, base) || isSameFile(out, ours) || isSameFile(out, theirs);
    if (QFileInfo::exists(QString::fromStdString(out)) && !isOneOfThem) {
        return Error{"project.exists", {out}, {}};
    }
    MergedFile result{{}, merge(*first, *own, *other, choices)};
    result.difference = difference(*own, result.merge.contents);
    const std::string target = withoutLink(out);
    removeLeftovers(target);
    const std::string beside = target + kBeside + std::to_string(QRandomGenerator::global()->generate());
    const Result<void> written = writeMerged(ours, beside, result.merge.contents, author);
    // Renaming replaces the old file in one step.
    if (!written || std::rename(beside.c_str(), target.c_str()) != 0) {
        QFile::remove(QString::fromStdString(beside));
        return written ? Error{"file.write", {out}, {}} : written.error();
    }
    return result;
}

} // namespace blattwerk::database
