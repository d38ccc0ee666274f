#pragma once

#include "model/result.h"

#include <QColor>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <toml++/toml.h>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// Typed access to a TOML document by dotted path. The first thing that is missing or of another kind is remembered
/// with its line; reading goes on with neutral values, so that callers check once at the end.
class TomlReader {
public:
    /// The codes of its errors start with `prefix`: `<prefix>.missing` {path}, `<prefix>.value` {path, line}.
    TomlReader(const toml::table& root, std::string prefix);

    [[nodiscard]] bool has(std::string_view path) const;
    double number(std::string_view path);
    double number(std::string_view path, double fallback);
    int integer(std::string_view path);
    QString text(std::string_view path);
    QString text(std::string_view path, const QString& fallback);
    bool flag(std::string_view path, bool fallback);
    QColor colour(std::string_view path);
    QPointF point(std::string_view path);
    std::vector<double> numbers(std::string_view path);
    QStringList texts(std::string_view path);
    std::vector<QColor> colours(std::string_view path);
    /// Number of entries of an array (of tables); 0 if there is none.
    [[nodiscard]] std::size_t length(std::string_view path) const;
    /// Remembers the first key of the document that nothing has asked for as `<prefix>.unknown_key` {path, line}.
    void refuseUnknownKeys();
    /// Names of the entries of a table in the order of the file; empty if there is none.
    [[nodiscard]] std::vector<std::string> keys(std::string_view path) const;

    /// Remembers that the value at `path` cannot be used.
    void refuse(std::string_view path);
    void refuse(std::string code, std::string_view path, std::string reason);
    [[nodiscard]] const std::optional<model::Error>& error() const { return m_error; }

private:
    [[nodiscard]] toml::node_view<const toml::node> at(std::string_view path) const;
    void missing(std::string_view path);
    void refuseUnknownKeys(const toml::node& node, const std::string& path);

    const toml::table& m_root;
    std::string m_prefix;
    std::optional<model::Error> m_error;
    mutable std::set<std::string, std::less<>> m_asked;
};

/// Parses a TOML text; `<prefix>.syntax` {line, reason} if it is none.
[[nodiscard]] model::Result<toml::table> parseToml(std::string_view text, std::string_view prefix);

} // namespace blattwerk::app
