#pragma once

#include "engine/lab/series.h"
#include "engine/systems/ikonen/event_kind.h"
#include "engine/systems/ikonen/series_measures.h"

#include <cstdint>
#include <span>

namespace blattwerk::engine::ikonen {

/// Counts, of the events of a game, what a series keeps; nothing is stored and nothing allocated. A point of
/// this game is a prize card: those of a card are the prizes that its fights brought. Nothing deals stress.
class SeriesSink {
public:
    static constexpr bool kRecords = true;

    /// A new game; counts go to the record, whose vectors have their sizes and are zero. `layout` gives each card of
    /// the rules its index in the layout of the series.
    void begin(lab::GameRecord& record, std::span<const std::uint16_t> layout);
    void record(const Event& event);
    [[nodiscard]] int ownTurn(std::size_t side) const { return m_ownTurn[side]; }

private:
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }
    [[nodiscard]] lab::CardRecord& card(std::size_t side, int index) {
        return m_record->cards[side][m_layout[static_cast<std::size_t>(index)]];
    }
    void play(std::size_t side, int index);

    lab::GameRecord* m_record = nullptr;
    std::span<const std::uint16_t> m_layout;
    int m_ownTurn[2] = {};
    /// The Ikonen of the attack that is going on, attacker first, and whose it is.
    int m_fight[2] = {-1, -1};
    std::size_t m_attacker = 0;
    /// The Ikone that won the fight which is paid out now; -1 for none.
    std::size_t m_winningSide = 0;
    int m_winner = -1;
};

} // namespace blattwerk::engine::ikonen
