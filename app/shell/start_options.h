#pragma once

#include <QCommandLineParser>
#include <QString>

namespace blattwerk::app {

/// Names of the options that the window program is started with.
namespace start {
inline const QString kScreenshots = QStringLiteral("screenshots");
inline const QString kProject = QStringLiteral("project");
inline const QString kLanguage = QStringLiteral("language");
inline const QString kTheme = QStringLiteral("theme");
inline const QString kSystem = QStringLiteral("system");
/// Writes the manual page, for the build; not shown in the help.
inline const QString kManual = QStringLiteral("manual");
} // namespace start

/// Gives the parser its options, in the language of the program.
void addStartOptions(QCommandLineParser& parser);

/// The manual page of the window program, made from the same options.
[[nodiscard]] std::string windowManual(const QString& version);

} // namespace blattwerk::app
