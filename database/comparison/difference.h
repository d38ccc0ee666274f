#pragma once

#include "database/comparison/contents.h"
#include "database/comparison/item_id.h"
#include "model/card_fields.h"

#include <string>
#include <vector>

namespace blattwerk::database {

/// One item that differs between two projects. `fields` holds what differs; of an added or removed item all fields.
struct ItemDifference {
    ItemId id;
    /// Name of the card or collection as it is now, else empty.
    std::string name;
    std::vector<model::FieldChange> fields;
};

/// What has to be done to the first state to get the second one; each list by kind, system and key.
struct Difference {
    std::vector<ItemDifference> added;
    std::vector<ItemDifference> changed;
    std::vector<ItemDifference> removed;

    [[nodiscard]] bool isEmpty() const { return added.empty() && changed.empty() && removed.empty(); }
};

/// Compares by system, key and field: cards, collections entry by entry, rule sets, rulings, wordings, layout, rules
/// text and the description of the system with its parameters. Row numbers and history do not count.
[[nodiscard]] Difference difference(const ProjectContents& before, const ProjectContents& after);

} // namespace blattwerk::database
