#include "database/exchange/tree/tree.h"

#include "database/exchange/toml_text.h"
#include "database/exchange/tree/toml_writer.h"
#include "database/exchange/tree/tree_files.h"
#include "database/exchange/tree/tree_folder.h"
#include "database/sha256.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr int kFormat = 1;
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kPictureTypes{
    {{"png", "image/png"}, {"jpg", "image/jpeg"}, {"svg", "image/svg+xml"}, {"webp", "image/webp"}, {"bin", ""}}};

std::string_view suffixOf(std::string_view mediaType) {
    for (const auto& [suffix, type] : kPictureTypes) {
        if (type == mediaType) {
            return suffix;
        }
    }
    return "bin";
}

std::string projectToml(const ProjectContents& contents) {
    TomlWriter toml;
    toml.number("format", kFormat);
    toml.text("name", contents.name);
    std::vector<std::string> keys;
    for (const SystemContents& system : contents.systems) {
        keys.push_back(system.package.info.key);
    }
    toml.list("systems", keys);
    return toml.take();
}

/// Files of things that are no longer there would bring them back when the tree is read.
void removeLeftOver(const QDir& folder, const PackageFiles& files) {
    for (const QString& part : {QStringLiteral("cards"), QStringLiteral("collections"), QStringLiteral(".")}) {
        const QDir inner(folder.filePath(part));
        for (const QString& name : inner.entryList({QStringLiteral("*.toml")}, QDir::Files)) {
            const QString path = part == QLatin1String(".") ? name : part + QLatin1Char('/') + name;
            const bool isOurs = part != QLatin1String(".") || name == QLatin1String("rulings.toml") ||
                                name == QLatin1String("phrases.toml") || name == QLatin1String("face.toml") ||
                                name == QLatin1String("messages.toml");
            if (isOurs && !files.contains(path.toStdString())) {
                QFile::remove(folder.filePath(path));
            }
        }
    }
}

bool isSystemKey(const std::string& key) {
    return !key.empty() && std::ranges::all_of(key, [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '-' || sign == '_';
    });
}

Result<SystemContents> readSystemFolder(const std::string& folder, const std::string& name) {
    const Result<PackageFiles> files = readFolder(folder, ".toml");
    if (!files) {
        return files.error();
    }
    SystemContents system;
    Result<SystemPackage> package = readPackage(*files);
    Result<void> status;
    if (package) {
        system.package = std::move(*package);
        for (const auto& [file, text] : *files) {
            if (status && file == "rulings.toml") {
                status = readRulingsToml(file, text, system);
            } else if (status && file == "phrases.toml") {
                status = readPhrasesToml(file, text, system);
            }
        }
    } else {
        status = package.error();
    }
    if (!status) {
        Error error = status.error();
        if (!error.args.empty() && error.code.starts_with("package.")) {
            error.args.front() = name + "/" + error.args.front();
        }
        return error;
    }
    return system;
}

Result<void> readPictures(const QDir& root, ProjectContents& contents) {
    for (const auto& [suffix, type] : kPictureTypes) {
        const Result<std::map<std::string, std::string>> files =
            readFolder(root.filePath(QStringLiteral("picture")).toStdString(), "." + std::string(suffix));
        if (!files) {
            return files.error();
        }
        for (const auto& [name, bytes] : *files) {
            const std::string hash = sha256(bytes);
            if (name != hash + "." + std::string(suffix)) {
                return Error{"tree.picture", {"picture/" + name}, {}};
            }
            contents.pictures[hash] = {std::string(type), bytes};
        }
    }
    return {};
}

} // namespace

bool isTree(const std::string& folder) {
    const QDir root(QString::fromStdString(folder));
    return root.exists(QStringLiteral("project.toml")) || root.exists(QStringLiteral("system.toml"));
}

Result<void> writeTree(const ProjectContents& contents, const std::string& folder) {
    const QDir root(QString::fromStdString(folder));
    const bool isEmpty = !root.exists() || root.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).isEmpty();
    if (!isEmpty && !root.exists(QStringLiteral("project.toml"))) {
        return Error{"tree.foreign", {folder}, {}};
    }
    Result<void> status = writeFile(folder + "/project.toml", projectToml(contents));
    for (const SystemContents& system : contents.systems) {
        const std::string& key = system.package.info.key;
        if (!isSystemKey(key)) {
            return Error{"package.wrong_value", {"system.toml", "1", "key"}, {}};
        }
        const PackageFiles files = systemFiles(system);
        for (auto it = files.begin(); status && it != files.end(); ++it) {
            status = writeFile(folder + "/" + key + "/" + it->first, it->second);
        }
        if (status) {
            removeLeftOver(QDir(root.filePath(QString::fromStdString(key))), files);
        }
    }
    for (auto it = contents.pictures.begin(); status && it != contents.pictures.end(); ++it) {
        status = writeFile(folder + "/picture/" + it->first + "." + std::string(suffixOf(it->second.mediaType)),
                           it->second.bytes);
    }
    return status;
}

Result<ProjectContents> readTree(const std::string& folder) {
    const QDir root(QString::fromStdString(folder));
    if (!root.exists()) {
        return Error{"import.missing", {folder}, {}};
    }
    ProjectContents contents;
    std::vector<std::string> order;
    QFile project(root.filePath(QStringLiteral("project.toml")));
    if (project.exists()) {
        if (!project.open(QIODevice::ReadOnly)) {
            return Error{"import.no_permission", {project.fileName().toStdString()}, {}};
        }
        const Result<toml::table> table = parseToml("project.toml", project.read(1024 * 1024).toStdString());
        if (!table) {
            return table.error();
        }
        contents.name = tomlText(*table, "name");
        order = tomlTexts(*table, "systems");
    }
    std::vector<std::pair<std::size_t, std::string>> folders;
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name)) {
        if (root.exists(name + QStringLiteral("/system.toml"))) {
            const auto place = std::ranges::find(order, name.toStdString());
            folders.emplace_back(static_cast<std::size_t>(place - order.begin()), name.toStdString());
        }
    }
    if (root.exists(QStringLiteral("system.toml"))) {
        folders.emplace_back(0, ".");
    }
    if (folders.empty() && !project.exists()) {
        return Error{"tree.none", {folder}, {}};
    }
    std::ranges::stable_sort(folders);
    for (const auto& [place, name] : folders) {
        Result<SystemContents> system = readSystemFolder(folder + "/" + name, name);
        if (!system) {
            return system.error();
        }
        if (contents.system(system->package.info.key)) {
            return Error{"package.duplicate_key", {name, system->package.info.key}, {}};
        }
        contents.systems.push_back(std::move(*system));
    }
    const Result<void> pictures = readPictures(root, contents);
    return pictures ? Result<ProjectContents>(std::move(contents)) : pictures.error();
}

} // namespace blattwerk::database
