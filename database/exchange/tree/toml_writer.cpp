#include "database/exchange/tree/toml_writer.h"

#include <algorithm>

namespace blattwerk::database {

namespace {

void appendEscaped(std::string& quoted, char sign, bool keepsBreaks) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    const auto code = static_cast<unsigned char>(sign);
    if (sign == '"' || sign == '\\') {
        quoted += '\\';
        quoted += sign;
    } else if (sign == '\n') {
        quoted += keepsBreaks ? "\n" : "\\n";
    } else if (sign == '\t') {
        quoted += "\\t";
    } else if (code < 0x20 || code == 0x7F) {
        quoted += "\\u00";
        quoted += kHex[code / 16u];
        quoted += kHex[code % 16u];
    } else {
        quoted += sign;
    }
}

std::string keyText(std::string_view key) {
    const bool isBare = !key.empty() && std::ranges::all_of(key, [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') ||
               sign == '_' || sign == '-';
    });
    if (isBare) {
        return std::string(key);
    }
    std::string quoted = "\"";
    for (const char sign : key) {
        appendEscaped(quoted, sign, false);
    }
    return quoted + "\"";
}

} // namespace

std::string tomlQuoted(std::string_view text) {
    const bool hasBreaks = text.find('\n') != std::string_view::npos;
    std::string quoted = hasBreaks ? "\"\"\"\n" : "\"";
    for (const char sign : text) {
        appendEscaped(quoted, sign, true);
    }
    return quoted + (hasBreaks ? "\"\"\"" : "\"");
}

std::string tomlInline(const std::vector<std::pair<std::string, std::string>>& texts) {
    std::string toml;
    for (const auto& [key, value] : texts) {
        if (!value.empty()) {
            std::string quoted = "\"";
            for (const char sign : value) {
                appendEscaped(quoted, sign, false);
            }
            toml += (toml.empty() ? "{ " : ", ") + keyText(key) + " = " + quoted + "\"";
        }
    }
    return toml.empty() ? "{}" : toml + " }";
}

void TomlWriter::put(std::string_view key, std::string_view toml) {
    m_text += keyText(key);
    m_text += " = ";
    m_text += toml;
    m_text += '\n';
}

void TomlWriter::table(std::string_view name) {
    m_text += m_text.empty() ? "[" : "\n[";
    m_text += name;
    m_text += "]\n";
}

void TomlWriter::arrayTable(std::string_view name) {
    m_text += m_text.empty() ? "[[" : "\n[[";
    m_text += name;
    m_text += "]]\n";
}

void TomlWriter::text(std::string_view key, std::string_view value) {
    if (!value.empty()) {
        put(key, tomlQuoted(value));
    }
}

void TomlWriter::given(std::string_view key, std::string_view value) {
    put(key, tomlQuoted(value));
}

void TomlWriter::number(std::string_view key, int value) {
    put(key, std::to_string(value));
}

void TomlWriter::number(std::string_view key, const std::optional<int>& value) {
    if (value) {
        number(key, *value);
    }
}

void TomlWriter::flag(std::string_view key, bool value) {
    if (value) {
        put(key, "true");
    }
}

void TomlWriter::list(std::string_view key, const std::vector<std::string>& values) {
    if (values.empty()) {
        return;
    }
    std::string toml;
    for (const std::string& value : values) {
        toml += (toml.empty() ? "[" : ", ") + tomlQuoted(value);
    }
    put(key, toml + "]");
}

void TomlWriter::local(const model::LocalText& text, std::string_view suffix) {
    this->text("de" + std::string(suffix), text.de);
    this->text("en" + std::string(suffix), text.en);
}

void TomlWriter::lines(std::string_view key, const std::vector<std::string>& elements) {
    if (elements.empty()) {
        return;
    }
    std::string toml = "[\n";
    for (const std::string& element : elements) {
        toml += "  " + element + ",\n";
    }
    put(key, toml + "]");
}

} // namespace blattwerk::database
