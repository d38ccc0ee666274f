#pragma once

#include <compare>
#include <cstdint>

namespace blattwerk::model {

/// A row number of the project file that cannot be mixed up with that of another table. 0 means "none yet".
template<typename Tag>
struct Id {
    std::int64_t value = 0;

    [[nodiscard]] bool isValid() const { return value != 0; }
    auto operator<=>(const Id&) const = default;
};

using CardId = Id<struct CardTag>;
using CollectionId = Id<struct CollectionTag>;
using RevisionId = Id<struct RevisionTag>;

} // namespace blattwerk::model
