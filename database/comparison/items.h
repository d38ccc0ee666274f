#pragma once

#include "database/comparison/contents.h"
#include "database/comparison/item_id.h"
#include "database/value_json.h"

#include <map>
#include <set>
#include <string>

namespace blattwerk::database {

/// Fields of one item by name. What depends on the file (row numbers, counts of edits) is left out, so are empty
/// fields. A collection has `cards.KEY` with the number of copies, and `order` with the keys of its list.
using ItemFields = std::map<std::string, Json>;
using Items = std::map<ItemId, ItemFields>;

[[nodiscard]] Items itemsOf(const ProjectContents& contents);
[[nodiscard]] ItemFields fieldsOf(const model::Card& card);
[[nodiscard]] ItemFields fieldsOf(const model::Collection& collection);

/// The contents that these items make. Where the order matters (rules, types, ...) it is that of `pattern`, what is
/// not in it stands at the end.
[[nodiscard]] ProjectContents contentsOf(const Items& items, const ProjectContents& pattern);

/// Names of the fields of either; the same as fieldsOf orders them.
[[nodiscard]] std::set<std::string> fieldNames(const ItemFields& one, const ItemFields& other);
/// Null where the item has no such field.
[[nodiscard]] const Json& fieldAt(const ItemFields& fields, const std::string& name);
/// The value as a person or script is shown it; anything nested as JSON text.
[[nodiscard]] model::StatValue shownValue(const Json& value);

} // namespace blattwerk::database
