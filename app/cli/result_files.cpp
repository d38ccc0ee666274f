#include "app/cli/result_files.h"

#include <QFile>
#include <QSaveFile>

#include <charconv>

namespace blattwerk::app::cli {

namespace {

/// A result of the largest pool stays far below.
constexpr qint64 kLargestFile = 64 * 1024 * 1024;

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
