#include "app/session/resource_text.h"

#include <QFile>

namespace blattwerk::app {

std::string resourceText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

engine::GrammarFiles grammarFiles(std::string_view system) {
    const auto base = [](const char* suffix) {
        return resourceText(QStringLiteral(":/language/base.") + QLatin1String(suffix));
    };
    const QString folder = QStringLiteral(":/systems/") + QString::fromUtf8(system.data(), qsizetype(system.size()));
    const auto vocabulary = [&folder](const char* suffix) {
        return resourceText(folder + QStringLiteral("/vocabulary.") + QLatin1String(suffix));
    };
    return {base("abs"),       base("lex"),       base("de"),       base("en"),
            vocabulary("abs"), vocabulary("lex"), vocabulary("de"), vocabulary("en")};
}

} // namespace blattwerk::app
