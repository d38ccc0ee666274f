#pragma once

#include "engine/lab/series.h"
#include "engine/systems/fahnenturnier/event_kind.h"
#include "engine/systems/fahnenturnier/series_measures.h"

#include <cstdint>
#include <span>

namespace blattwerk::engine::fahnenturnier {

/// Counts, of the events of a single match, what a series keeps; nothing is stored and nothing allocated. A point of a
/// card is one that it brought an attack; what it "deals" is the strength that it withstood as flag card.
class SeriesSink {
public:
    static constexpr bool kRecords = true;

    /// A new match; counts go to the record, whose vectors have their sizes and are zero. `layout` gives each card of
    /// the rules its index in the layout of the series.
    void begin(lab::GameRecord& record, std::span<const std::uint16_t> layout);
    void record(const Event& event);
    /// Cards lie in an attack that has not taken the flag.
    [[nodiscard]] bool attackGoesOn() const { return m_cards > 0; }
    /// After the last event: what the last flag card withstood.
    void finish() { settle(); }

private:
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }
    [[nodiscard]] lab::CardRecord& card(std::size_t side, int index) {
        return m_record->cards[side][m_layout[static_cast<std::size_t>(index)]];
    }
    void holds(std::size_t side, int index, int strength);
    void settle();

    lab::GameRecord* m_record = nullptr;
    std::span<const std::uint16_t> m_layout;
    int m_attacks[2] = {};
    int m_captures[2] = {};
    /// The flag card, and the largest attack on it that fell short.
    int m_flag = -1;
    std::size_t m_holder = 0;
    int m_withstood = 0;
    /// The attack that goes on.
    int m_lastRevealed = -1;
    int m_sum = 0;
    int m_cards = 0;
};

} // namespace blattwerk::engine::fahnenturnier
