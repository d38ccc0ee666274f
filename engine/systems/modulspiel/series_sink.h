#pragma once

#include "engine/lab/series.h"
#include "engine/systems/modulspiel/event_kind.h"
#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/series_measures.h"

#include <array>
#include <cstdint>
#include <span>

namespace blattwerk::engine::modulspiel {

/// Counts, of the events of a game, what a series keeps; nothing is stored and nothing allocated. A point of a card is
/// a stamp that it was cleared for. Turns are quarters.
class SeriesSink {
public:
    static constexpr bool kRecords = true;

    explicit SeriesSink(const Rules& rules) : m_rules(rules) {}

    /// A new game; counts go to the record, whose vectors have their sizes and are zero. `layout` gives each card of
    /// the rules its index in the layout of the series.
    void begin(lab::GameRecord& record, std::span<const std::uint16_t> layout);
    void record(const Event& event);
    [[nodiscard]] int quarter() const { return m_quarter; }

private:
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }
    [[nodiscard]] lab::CardRecord& card(std::size_t side, int number) {
        return m_record->cards[side][m_layout[m_rules.instances[static_cast<std::size_t>(number)].card]];
    }
    void play(std::size_t side, int number);
    /// Side that a card of a module belongs to.
    [[nodiscard]] std::size_t ownerOf(int number) const;

    const Rules& m_rules;
    lab::GameRecord* m_record = nullptr;
    std::span<const std::uint16_t> m_layout;
    int m_quarter = 0;
    std::array<std::uint8_t, kMostModules> m_moduleOwner = {};
};

} // namespace blattwerk::engine::modulspiel
