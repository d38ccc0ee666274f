#include "app/cli/difference_output.h"

#include "app/session/difference_text.h"

namespace blattwerk::app::cli {

namespace {

nlohmann::ordered_json entry(const database::ItemDifference& item) {
    nlohmann::ordered_json json{
        {"key", item.id.key}, {"kind", database::itemKindName(item.id.kind)}, {"system", item.id.system}};
    if (!item.name.empty()) {
        json["name"] = item.name;
    }
    return json;
}

nlohmann::ordered_json entries(const std::vector<database::ItemDifference>& items) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const database::ItemDifference& item : items) {
        list.push_back(entry(item));
    }
    return list;
}

} // namespace

nlohmann::ordered_json toJson(const database::Difference& difference) {
    nlohmann::ordered_json changed = nlohmann::ordered_json::array();
    for (const database::ItemDifference& item : difference.changed) {
        nlohmann::ordered_json fields = nlohmann::ordered_json::object();
        for (const model::FieldChange& change : item.fields) {
            fields[change.field] = {toJson(change.before), toJson(change.after)};
        }
        nlohmann::ordered_json json = entry(item);
        json["fields"] = std::move(fields);
        changed.push_back(std::move(json));
    }
    const nlohmann::ordered_json none = nlohmann::ordered_json::array();
    return {{"added", entries(difference.added)},
            {"changed", std::move(changed)},
            {"removed", entries(difference.removed)},
            {"conflicts", none},
            {"duplicates", none},
            {"errors", none}};
}

void printDifference(const Console& console, const database::Difference& difference,
                     const database::ProjectContents& before, const database::ProjectContents& after) {
    for (const QString& line : differenceLines(difference, before, after, console.language)) {
        console.print(line.toStdString());
    }
    console.print(filled(translate("CommandLine", "new: %1, changed: %2, removed: %3"),
                         {std::to_string(difference.added.size()), std::to_string(difference.changed.size()),
                          std::to_string(difference.removed.size())}));
}

} // namespace blattwerk::app::cli
