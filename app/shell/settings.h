#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace blattwerk::app {

/// What the program remembers about a person's window, beside the projects. Missing or broken values are the defaults.
class Settings {
public:
    /// With a file name that file is used instead of the person's own settings.
    /// A broken file is set aside under another name, and everything is as at first.
    explicit Settings(const QString& file = {});

    /// Where a broken file lies now; empty if it was sound.
    [[nodiscard]] const QString& setAside() const { return m_setAside; }

    /// `de` or `en`; German where nothing is set and the system speaks neither.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    /// `light` or `dark`.
    [[nodiscard]] QString theme() const;
    void setTheme(const QString& theme);
    [[nodiscard]] double scale() const;
    void setScale(double scale);
    [[nodiscard]] QString lastProject() const;
    void setLastProject(const QString& path);
    [[nodiscard]] QStringList recentProjects() const;
    [[nodiscard]] QByteArray layout(const QString& name) const;
    void setLayout(const QString& name, const QByteArray& state);
    [[nodiscard]] QVariant value(const QString& name, const QVariant& fallback = {}) const;
    void setValue(const QString& name, const QVariant& value);

private:
    QString m_setAside;
    QSettings m_store;
};

} // namespace blattwerk::app
