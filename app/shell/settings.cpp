#include "app/shell/settings.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kRecentProjects = 8;
}

Settings::Settings(const QString& file)
    : m_store(file.isEmpty() ? QSettings(QStringLiteral("Blattwerk"), QStringLiteral("Blattwerk")).fileName() : file,
              QSettings::IniFormat) {}

QString Settings::language() const {
    const QString fallback =
        QLocale::system().language() == QLocale::English ? QStringLiteral("en") : QStringLiteral("de");
    const QString stored = m_store.value(QStringLiteral("language"), fallback).toString();
    return stored == QLatin1String("en") ? stored : QStringLiteral("de");
}

void Settings::setLanguage(const QString& language) {
    m_store.setValue(QStringLiteral("language"), language);
}

QString Settings::theme() const {
    const QString stored = m_store.value(QStringLiteral("theme")).toString();
    return stored == QLatin1String("dark") ? stored : QStringLiteral("light");
}

void Settings::setTheme(const QString& theme) {
    m_store.setValue(QStringLiteral("theme"), theme);
}

double Settings::scale() const {
    return std::clamp(m_store.value(QStringLiteral("scale"), 1.0).toDouble(), 0.9, 1.5);
}

void Settings::setScale(double scale) {
    m_store.setValue(QStringLiteral("scale"), scale);
}

QString Settings::lastProject() const {
    return recentProjects().value(0);
}

void Settings::setLastProject(const QString& path) {
    QStringList paths = recentProjects();
    paths.removeAll(path);
    paths.prepend(path);
    m_store.setValue(QStringLiteral("recent"), QStringList(paths.mid(0, kRecentProjects)));
}

QStringList Settings::recentProjects() const {
    QStringList paths = m_store.value(QStringLiteral("recent")).toStringList();
    paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return paths;
}

QByteArray Settings::layout(const QString& name) const {
    return m_store.value(QStringLiteral("layout/") + name).toByteArray();
}

void Settings::setLayout(const QString& name, const QByteArray& state) {
    m_store.setValue(QStringLiteral("layout/") + name, state);
}

QVariant Settings::value(const QString& name, const QVariant& fallback) const {
    return m_store.value(name, fallback);
}

void Settings::setValue(const QString& name, const QVariant& value) {
    m_store.setValue(name, value);
}

} // namespace blattwerk::app
