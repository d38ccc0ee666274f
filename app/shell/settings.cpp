#include "app/shell/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kRecentProjects = 8;
constexpr qint64 kMostBytes = 8 * 1024 * 1024;

/// A line as QSettings writes it: a section, or a name and a value whose brackets are closed.
bool isWhole(QByteArrayView line) {
    line = line.trimmed();
    if (line.isEmpty() || line.startsWith(';') || (line.startsWith('[') && line.endsWith(']'))) {
        return true;
    }
    const qsizetype equals = line.indexOf('=');
    if (equals <= 0) {
        return false;
    }
    const QByteArrayView value = line.sliced(equals + 1);
    const bool isBracketed = value.startsWith("@ByteArray(") || value.startsWith("\"@ByteArray(") ||
                             value.startsWith("@Variant(") || value.startsWith("\"@Variant(");
    const bool isQuoted = value.startsWith('"');
    return (!isBracketed || value.endsWith(")") || value.endsWith(")\"")) &&
           (!isQuoted || (value.size() > 1 && value.endsWith('"')) || value.contains("\", "));
}

bool isSound(const QString& path) {
    QFile file(path);
    if (!file.exists()) {
        return true;
    }
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes) {
        return false;
    }
    const QByteArray bytes = file.readAll();
    if (bytes.contains('\0')) {
        return false;
    }
    const QList<QByteArray> lines = bytes.split('\n');
    return std::ranges::all_of(lines, [](const QByteArray& line) { return isWhole(line); });
}

/// The name it got; empty if it was sound or cannot be moved.
QString movedAside(const QString& path) {
    if (isSound(path)) {
        return {};
    }
    QString aside = path + QStringLiteral(".broken");
    for (int number = 2; QFileInfo::exists(aside); ++number) {
        aside = path + QStringLiteral(".broken-%1").arg(number);
    }
    return QFile::rename(path, aside) ? aside : QString();
}

QString fileOf(const QString& file) {
    return file.isEmpty() ? QSettings(QStringLiteral("Blattwerk"), QStringLiteral("Blattwerk")).fileName() : file;
}
} // namespace

Settings::Settings(const QString& file)
    : m_setAside(movedAside(fileOf(file))),
      m_store(fileOf(file), QSettings::IniFormat) {
    // Written beside and renamed: the whole file or the old one.
    m_store.setAtomicSyncRequired(true);
}

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
