#include "database/exchange/import_rows.h"
#include "database/exchange/text_decoding.h"
#include "database/value_json.h"

#include <algorithm>
#include <unordered_set>

namespace blattwerk::database {

using model::Error;
using model::Result;

namespace {

constexpr int kDeepest = 64;

/// What a walk over the signs of a JSON text tells before it is read: how deep it is nested, and in which line the
/// objects directly inside an array start.
struct Outline {
    int depth = 0;
    /// Line of each object whose parent is an array, with the depth of that array.
    std::vector<std::pair<int, int>> objects;
};

Outline outlineOf(std::string_view text) {
    Outline outline;
    std::string open;
    int line = 1;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') {
            ++line;
        } else if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (c == '{' && open.ends_with('[')) {
                outline.objects.emplace_back(line, static_cast<int>(open.size()));
            }
            open += c;
            outline.depth = std::max(outline.depth, static_cast<int>(open.size()));
            if (outline.depth > kDeepest) {
                return outline;
            }
        } else if ((c == '}' || c == ']') && !open.empty()) {
            open.pop_back();
        }
    }
    return outline;
}

Error syntaxError(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t start = before.rfind('\n');
    const std::size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return Error{"import.json_syntax", {std::to_string(line), std::to_string(column)}, {}};
}

std::string scalarText(const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? "true" : "false";
    }
    return value.is_number() ? value.dump() : std::string();
}

void addValues(ImportRow& row, const Json& object, const std::string& prefix) {
    for (const auto& [key, value] : object.items()) {
        const std::string name = prefix + key;
        if (value.is_object()) {
            addValues(row, value, name + ".");
        } else if (value.is_array()) {
            std::string joined;
            for (const Json& item : value) {
                const std::string text = scalarText(item);
                joined += (joined.empty() || text.empty() ? "" : ", ") + text;
            }
            row.values.emplace_back(name, joined);
        } else {
            row.values.emplace_back(name, scalarText(value));
        }
    }
}

bool isListOfObjects(const Json& json) {
    return json.is_array() && !json.empty() && std::ranges::all_of(json, [](const Json& e) { return e.is_object(); });
}

/// The list of cards: the whole, or the one list of objects inside an object.
const Json* cardList(const Json& json) {
    if (json.is_array()) {
        return json.empty() || isListOfObjects(json) ? &json : nullptr;
    }
    if (!json.is_object()) {
        return nullptr;
    }
    const Json* found = nullptr;
    for (const auto& [key, value] : json.items()) {
        if (!isListOfObjects(value)) {
            continue;
        }
        if (key == "cards" || key == "karten") {
            return &value;
        }
        found = found ? nullptr : &value;
    }
    return found;
}

} // namespace

Result<ImportRows> readJson(std::string_view bytes) {
    const DecodedText decoded = decodeText(bytes);
    const Outline outline = outlineOf(decoded.text);
    if (outline.depth > kDeepest) {
        return Error{"import.too_deep", {std::to_string(kDeepest)}, {}};
    }
    Json json;
    try {
        json = Json::parse(decoded.text);
    } catch (const Json::parse_error& error) {
        return syntaxError(decoded.text, error.byte);
    } catch (const Json::exception&) {
        return Error{"import.json_number", {}, {}}; // the one fault that is not one of syntax: 1e999
    }
    const Json* list = cardList(json);
    if (!list) {
        return Error{"import.json_shape", {}, {}};
    }
    const int depth = json.is_array() ? 1 : 2;
    std::vector<int> lines;
    for (const auto& [line, arrayDepth] : outline.objects) {
        if (arrayDepth == depth) {
            lines.push_back(line);
        }
    }
    ImportRows rows;
    rows.encoding = decoded.encoding;
    std::unordered_set<std::string> known;
    for (std::size_t i = 0; i < list->size(); ++i) {
        ImportRow row;
        row.line = lines.size() == list->size() ? lines[i] : 0;
        addValues(row, (*list)[i], {});
        for (const auto& [column, text] : row.values) {
            if (known.insert(column).second) {
                rows.columns.push_back(column);
            }
        }
        rows.rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace blattwerk::database
