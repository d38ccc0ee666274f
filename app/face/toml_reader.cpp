#include "app/face/toml_reader.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

QString toText(const std::string& utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

TomlReader::TomlReader(const toml::table& root, std::string prefix) : m_root(root), m_prefix(std::move(prefix)) {}

toml::node_view<const toml::node> TomlReader::at(std::string_view path) const {
    m_asked.emplace(path);
    return m_root.at_path(path);
}

std::size_t TomlReader::length(std::string_view path) const {
    const toml::array* array = at(path).as_array();
    return array == nullptr ? 0 : array->size();
}

void TomlReader::refuseUnknownKeys(const toml::node& node, const std::string& path) {
    if (const toml::table* table = node.as_table()) {
        for (const auto& [key, child] : *table)
            refuseUnknownKeys(child, path.empty() ? std::string(key.str()) : path + "." + std::string(key.str()));
    } else if (const toml::array* array = node.as_array(); array != nullptr && array->is_array_of_tables()) {
        for (std::size_t i = 0; i < array->size(); ++i)
            refuseUnknownKeys((*array)[i], path + "[" + std::to_string(i) + "]");
    } else if (!m_asked.contains(path)) {
        refuse(m_prefix + ".unknown_key", path, {});
    }
}

void TomlReader::refuseUnknownKeys() {
    refuseUnknownKeys(m_root, {});
}

bool TomlReader::has(std::string_view path) const {
    return static_cast<bool>(at(path));
}

void TomlReader::missing(std::string_view path) {
    if (!m_error)
        m_error = model::Error{m_prefix + ".missing", {std::string(path)}, {}};
}

void TomlReader::refuse(std::string_view path) {
    refuse(m_prefix + ".value", path, {});
}

void TomlReader::refuse(std::string code, std::string_view path, std::string reason) {
    if (m_error)
        return;
    // The line of the value itself, or of the nearest table above it that exists.
    std::string_view place = path;
    std::string line = "1";
    while (!place.empty()) {
        if (const auto node = at(place); node && node.node()->source().begin) {
            line = std::to_string(node.node()->source().begin.line);
            break;
        }
        const auto dot = place.rfind('.');
        place = dot == std::string_view::npos ? std::string_view{} : place.substr(0, dot);
    }
    m_error = model::Error{std::move(code), {std::string(path), line}, std::move(reason)};
}

double TomlReader::number(std::string_view path) {
    const auto node = at(path);
    if (!node) {
        missing(path);
        return 0;
    }
    if (const auto value = node.value<double>())
        return *value;
    refuse(path);
    return 0;
}

double TomlReader::number(std::string_view path, double fallback) {
    return has(path) ? number(path) : fallback;
}

int TomlReader::integer(std::string_view path) {
    return static_cast<int>(number(path));
}

QString TomlReader::text(std::string_view path) {
    const auto node = at(path);
    if (!node) {
        missing(path);
        return {};
    }
    if (const auto value = node.value<std::string>())
        return toText(*value);
    refuse(path);
    return {};
}

QString TomlReader::text(std::string_view path, const QString& fallback) {
    return has(path) ? text(path) : fallback;
}

bool TomlReader::flag(std::string_view path, bool fallback) {
    const auto node = at(path);
    if (!node)
        return fallback;
    if (const auto value = node.value_exact<bool>())
        return *value;
    refuse(path);
    return fallback;
}

QColor TomlReader::colour(std::string_view path) {
    const QString name = text(path);
    const QColor colour(name);
    if (!colour.isValid() || !name.startsWith(u'#'))
        refuse(path);
    return colour;
}

std::vector<double> TomlReader::numbers(std::string_view path) {
    std::vector<double> result;
    const auto node = at(path);
    if (!node) {
        missing(path);
        return result;
    }
    const toml::array* array = node.as_array();
    if (array == nullptr) {
        refuse(path);
        return result;
    }
    for (const toml::node& entry : *array) {
        if (const auto value = entry.value<double>())
            result.push_back(*value);
        else
            refuse(path);
    }
    return result;
}

QPointF TomlReader::point(std::string_view path) {
    const std::vector<double> values = numbers(path);
    if (values.size() != 2) {
        refuse(path);
        return {};
    }
    return {values[0], values[1]};
}

QStringList TomlReader::texts(std::string_view path) {
    QStringList result;
    const auto node = at(path);
    if (!node) {
        missing(path);
        return result;
    }
    const toml::array* array = node.as_array();
    if (array == nullptr) {
        refuse(path);
        return result;
    }
    for (const toml::node& entry : *array) {
        if (const auto value = entry.value<std::string>())
            result.append(toText(*value));
        else
            refuse(path);
    }
    return result;
}

std::vector<QColor> TomlReader::colours(std::string_view path) {
    std::vector<QColor> result;
    const QStringList names = texts(path);
    for (const QString& name : names) {
        result.emplace_back(name);
        if (!result.back().isValid())
            refuse(path);
    }
    return result;
}

std::vector<std::string> TomlReader::keys(std::string_view path) const {
    std::vector<std::pair<toml::source_position, std::string>> found;
    if (const toml::table* table = path.empty() ? &m_root : at(path).as_table())
        for (const auto& [key, node] : *table)
            found.emplace_back(node.source().begin, std::string(key.str()));
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> result;
    for (auto& entry : found)
        result.push_back(std::move(entry.second));
    return result;
}

model::Result<toml::table> parseToml(std::string_view text, std::string_view prefix) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& problem) {
        return model::Error{std::string(prefix) + ".syntax",
                            {std::to_string(problem.source().begin.line), std::string(problem.description())},
                            std::string(problem.description())};
    }
}

} // namespace blattwerk::app
