#include "app/cli/result_files.h"

#include "app/session/card_name.h"

#include <QFile>
#include <QSaveFile>

#include <charconv>

namespace blattwerk::app::cli {

namespace {

/// A result of the largest pool stays far below.
constexpr qint64 kLargestFile = 64 * 1024 * 1024;
constexpr const char* kNames = "names";

/// Whether something lies there that is not ours to replace: a slip must not cost a project.
bool isForeign(const std::string& path) {
    QFile file(QString::fromStdString(path));
    const QByteArray start = file.open(QIODevice::ReadOnly) && !file.isSequential() ? file.peek(16) : QByteArray();
    return !start.isEmpty() && !start.startsWith("{\n \"games\"");
}

} // namespace

bool writeResult(Console& console, const std::string& path, const std::string& text) {
    if (isForeign(path)) {
        console.fail(model::Error{"result.foreign", {path}, {}});
        return false;
    }
    QSaveFile file(QString::fromStdString(path));
    // A device or a pipe cannot be replaced, only written to.
    file.setDirectWriteFallback(true);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()) ||
        !file.commit()) {
        console.fail(model::Error{"result.not_written", {path, file.errorString().toStdString()}, {}});
        return false;
    }
    return true;
}

std::optional<std::string> readResultText(Console& console, const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly)) {
        console.fail(model::Error{"lab.not_read", {path, file.errorString().toStdString()}, {}});
        return std::nullopt;
    }
    const QByteArray bytes = file.read(kLargestFile + 1);
    if (bytes.size() > kLargestFile) {
        console.fail(model::Error{"lab.damaged_file", {path, "64 MB"}, {}});
        return std::nullopt;
    }
    return bytes.toStdString();
}

nlohmann::ordered_json withNames(nlohmann::ordered_json manifest, const SystemDesk& desk,
                                 const std::vector<std::string>& cards) {
    nlohmann::ordered_json& names = manifest[kNames] = nlohmann::ordered_json::object();
    const auto both = [&](const std::string& key, auto name) {
        names[key] = {name(model::Language::German), name(model::Language::English)};
    };
    for (const model::Collection& collection : desk.collections) {
        both(collection.key, [&](model::Language language) { return collection.name.in(language); });
    }
    for (const std::string& key : cards) {
        both(key, [&](model::Language language) { return cardName(desk, key, language).value_or(key); });
    }
    return manifest;
}

nlohmann::ordered_json withoutNames(nlohmann::ordered_json manifest) {
    if (manifest.is_object()) {
        manifest.erase(kNames);
    }
    return manifest;
}

std::string nameInResult(const std::string& key, const SystemDesk* desk, const nlohmann::ordered_json& manifest,
                         model::Language language) {
    if (desk) {
        const model::Collection* collection = desk->collection(key);
        return collection ? collection->name.in(language) : cardName(*desk, key, language).value_or(key);
    }
    // What somebody else wrote into the file may have any form.
    const auto names = manifest.find(kNames);
    if (names == manifest.end() || !names->is_object() || !names->contains(key)) {
        return key;
    }
    const nlohmann::ordered_json& name = names->at(key);
    const std::size_t place = language == model::Language::German ? 0 : 1;
    const bool known = name.is_array() && name.size() == 2 && name[place].is_string();
    return known ? name[place].get<std::string>() : key;
}

void failJoining(Console& console, const model::Error& error, const std::vector<std::string>& files) {
    model::Error named = error;
    if (error.code == "lab.different_runs") {
        size_t number = 1;
        std::from_chars(error.args[0].data(), error.args[0].data() + error.args[0].size(), number);
        named.args[0] = files[number - 1];
    }
    console.fail(named);
}

} // namespace blattwerk::app::cli
