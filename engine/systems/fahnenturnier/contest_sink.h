#pragma once

#include "engine/lab/seat_series.h"
#include "engine/systems/fahnenturnier/contest_measures.h"
#include "engine/systems/fahnenturnier/event_kind.h"

#include <span>

namespace blattwerk::engine::fahnenturnier {

/// Counts, of the events of a tournament, what a series keeps; nothing is stored and nothing allocated.
class ContestSink {
public:
    static constexpr bool kRecords = true;

    /// A new tournament; counts go to the record, whose vectors have their sizes and are zero. `layout` gives each
    /// card of the rules its index in the layout, `levels` its level (0 is A).
    void begin(lab::SeatGameRecord& record, std::span<const std::uint16_t> layout,
               std::span<const std::uint8_t> levels);
    void record(const Event& event);

private:
    void add(ContestMeasure measure, int seat, int amount = 1) {
        m_record->seats[static_cast<std::size_t>(seat)].measures[static_cast<std::size_t>(measure)] += amount;
    }
    void take(int seat, int card);

    lab::SeatGameRecord* m_record = nullptr;
    std::span<const std::uint16_t> m_layout;
    std::span<const std::uint8_t> m_levels;
    std::size_t m_round = 0; ///< from 1; 0 in the final
    int m_sides[2] = {};     ///< seats of the match that is played
    int m_beginner = -1;
    bool m_bankFull = false;
};

} // namespace blattwerk::engine::fahnenturnier
