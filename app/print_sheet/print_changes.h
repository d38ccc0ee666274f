#pragma once

#include "model/collection.h"

#include <cstdint>
#include <string>
#include <vector>

namespace blattwerk::app {

/// Cards of one look in the box: what the last print left there, or what should be there.
struct BoxCard {
    std::string key;
    std::string name;
    int copies = 0;
    std::int64_t revision = 0;
    /// Hash of the face.
    std::string face;

    bool operator==(const BoxCard&) const = default;
};

/// What has to be printed, and taken out, so that the box holds what it should.
struct PrintChanges {
    /// New and changed cards and missing copies, in the order of what is wanted.
    std::vector<model::CollectionEntry> print;
    /// Old looks, surplus copies, and cards that are wanted no longer, in the order of the box.
    std::vector<BoxCard> takeOut;
    /// Kinds of cards that stay.
    int unchanged = 0;

    [[nodiscard]] int cards() const;
};

[[nodiscard]] PrintChanges changesSince(const std::vector<BoxCard>& box, const std::vector<BoxCard>& wanted);

/// What the box holds after these cards were printed once more. A card of which as many came as lie there has an empty
/// hash: that of its look now. Where fewer came, the look of the others decides, so that the next print asks for them.
[[nodiscard]] std::vector<BoxCard> boxAfter(std::vector<BoxCard> box,
                                            const std::vector<model::CollectionEntry>& printed);

/// Adds spare copies of unchanged cards, in their order, until the last sheet is full. Without an unchanged card the
/// printed ones come again.
void fillSheets(PrintChanges& changes, const std::vector<BoxCard>& wanted, int perSheet);

} // namespace blattwerk::app
