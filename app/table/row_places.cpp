#include "app/table/row_places.h"

namespace blattwerk::app {

namespace {

constexpr QSizeF kLarge{94, 131};
constexpr QSizeF kSmall{78, 109};
/// A row that stands alone.
constexpr double kFirstSlot = 124;
constexpr double kWidth = 125 * 6;
/// So few places stand in the middle.
constexpr int kFew = 3;
/// Rows that share the width, up to what lies at the right end.
constexpr double kSharedLeft = 17;
constexpr double kSharedWidth = 838;
constexpr double kBetweenRows = 16;
constexpr double kBetweenCards = 6;

} // namespace

RowPlaces::RowPlaces(const TableLayout& layout, std::string_view phase,
                     const std::function<int(const std::string& parameter)>& parameter)
    : m_card(kLarge) {
    int slots = 0;
    for (const ZonePlace* zone : layout.laidOut(ZonePlace::Kind::Row, phase)) {
        m_rows.push_back({zone, parameter(zone->slotsParameter)});
        slots += m_rows.back().slots;
    }
    if (!areShared()) {
        for (Row& row : m_rows) {
            row.pitch = kWidth / std::max(row.slots, 6);
            row.left = kFirstSlot + (row.slots <= kFew ? (kWidth - row.pitch * row.slots) / 2 : 0);
            row.width = kWidth;
        }
        return;
    }
    const auto beside = layout.laidOut(ZonePlace::Kind::Small, phase).size();
    const double more = beside > 1 ? kSmallZone * double(beside - 1) : 0;
    const double room = kSharedWidth - more - kBetweenRows * double(m_rows.size() - 1);
    const double pitch = room / std::max(slots, 1);
    const double width = std::min(kSmall.width(), pitch - kBetweenCards);
    m_card = kSmall * (width / kSmall.width());
    double left = kSharedLeft;
    for (Row& row : m_rows) {
        row.left = left;
        row.pitch = pitch;
        row.width = pitch * row.slots;
        left += pitch * row.slots + kBetweenRows;
    }
}

} // namespace blattwerk::app
