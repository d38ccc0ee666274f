#pragma once

#include <QSet>
#include <QString>

namespace blattwerk::app {

/// A name for a file that every file system takes, without its suffix: no signs that one of them reserves, no dot or
/// space at its ends, no name of a device, at most 100 bytes. Never empty.
[[nodiscard]] QString safeFileName(const QString& name);

/// What stands in a pattern of file names: `{number}`, `{key}`, `{name}`, `{type}`, `{copies}`, `{deck}`.
struct ImageName {
    int number = 0;
    int all = 0;
    QString key;
    QString name;
    QString type;
    int copies = 1;
    QString deck;
};

/// Makes file names of a pattern; names that would be the same on a system that does not tell capitals apart get a
/// number.
class ImageNames {
public:
    explicit ImageNames(QString pattern) : m_pattern(std::move(pattern)) {}

    /// Whether the pattern names anything that tells cards apart, and nothing unknown.
    [[nodiscard]] static bool isUsable(const QString& pattern);
    /// Keeps that name, which is made without the pattern, from the cards.
    void reserve(const QString& name) { m_taken.insert(name.toCaseFolded()); }
    [[nodiscard]] QString next(const ImageName& card);

private:
    QString m_pattern;
    QSet<QString> m_taken;
};

} // namespace blattwerk::app
