#include "model/collection.h"

#include <algorithm>
#include <cstddef>

namespace blattwerk::model {

int Collection::size() const {
    int total = 0;
    for (const CollectionEntry& entry : cards) {
        total += entry.copies;
    }
    return total;
}

int Collection::copiesOf(std::string_view cardKey) const {
    int copies = 0;
    for (const CollectionEntry& entry : cards) {
        copies += entry.cardKey == cardKey ? entry.copies : 0;
    }
    return copies;
}

std::vector<std::string> Collection::cardKeys() const {
    std::vector<std::string> keys;
    for (const CollectionEntry& entry : cards) {
        keys.insert(keys.end(), static_cast<std::size_t>(std::max(0, entry.copies)), entry.cardKey);
    }
    return keys;
}

} // namespace blattwerk::model
