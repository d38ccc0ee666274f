#include "database/comparison/difference.h"

#include "database/comparison/items.h"

#include <algorithm>

namespace blattwerk::database {

namespace {

std::string nameIn(const ItemFields& fields) {
    const Json& name = fieldAt(fields, "name");
    return name.is_string() ? name.get<std::string>() : std::string();
}

/// Common fields of cards stand first, in the order of the form.
std::vector<std::string> orderedNames(const ItemFields& before, const ItemFields& after) {
    std::vector<std::string> names;
    std::set<std::string> rest = fieldNames(before, after);
    for (const std::string& common : model::commonCardFields()) {
        if (rest.erase(common) != 0) {
            names.push_back(common);
        }
    }
    names.insert(names.end(), rest.begin(), rest.end());
    return names;
}

/// The order of a list is told only where the lists hold the same cards: else it follows from what was put in or out.
bool isImplied(const std::string& field, const std::vector<model::FieldChange>& changes) {
    return field == "order" &&
           std::ranges::any_of(changes, [](const auto& one) { return one.field.starts_with("cards."); });
}

ItemDifference compared(const ItemId& id, const ItemFields& before, const ItemFields& after) {
    ItemDifference item{id, nameIn(after.empty() ? before : after), {}};
    for (const std::string& field : orderedNames(before, after)) {
        const Json& old = fieldAt(before, field);
        const Json& now = fieldAt(after, field);
        if (old != now && !isImplied(field, item.fields)) {
            item.fields.push_back({field, shownValue(old), shownValue(now)});
        }
    }
    return item;
}

} // namespace

Difference difference(const ProjectContents& before, const ProjectContents& after) {
    const Items old = itemsOf(before);
    const Items now = itemsOf(after);
    Difference result;
    for (const auto& [id, fields] : old) {
        const auto other = now.find(id);
        if (other == now.end()) {
            result.removed.push_back(compared(id, fields, {}));
        } else if (other->second != fields) {
            result.changed.push_back(compared(id, fields, other->second));
        }
    }
    for (const auto& [id, fields] : now) {
        if (!old.contains(id)) {
            result.added.push_back(compared(id, {}, fields));
        }
    }
    return result;
}

} // namespace blattwerk::database
