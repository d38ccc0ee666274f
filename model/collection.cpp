#include "model/collection.h"

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

} // namespace blattwerk::model
