#pragma once

#include "engine/lab/series.h"
#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/series_sink.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace blattwerk::engine::ikonen {

/// The cards of a match as a series numbers them: each key once.
struct LayoutCards {
    std::vector<std::string> keys;
    /// By card of the rules.
    std::vector<std::uint16_t> index;

    explicit LayoutCards(const Rules& rules);
    /// The different cards of that side's deck, in order.
    [[nodiscard]] std::vector<std::uint16_t> different(const Rules& rules, int side) const;
};

/// What all games of a duel series share.
struct SeriesDuel {
    const Rules* rules = nullptr;
    const LayoutCards* cards = nullptr;
    /// In the slots of the setup.
    std::array<std::vector<std::uint8_t>, 2> decks;
    std::array<Policy, 2> policies;
    std::uint64_t seed = 1;
};

/// Plays the games of a duel series. The chance of a game comes from one seed by purpose: the order of each deck by
/// slot, the setting up, each turn and each player have their own stream. So where two rule sets or two versions of a
/// card lead to different steps, the chance of all that follows stays the same.
class SeriesGame final : public lab::SeriesWorker {
public:
    explicit SeriesGame(const SeriesDuel& duel);

    [[nodiscard]] bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override;

private:
    void start(std::uint64_t game);
    void step();
    void noteTurnEnd(std::size_t side);
    void finish();
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }

    const SeriesDuel& m_duel;
    const Rules& m_rules;
    std::array<Player, 2> m_players;
    std::array<std::vector<std::uint8_t>, 2> m_decks;
    State m_state;
    SeriesSink m_sink;
    lab::GameRecord* m_record = nullptr;
    std::uint64_t m_seed = 0;
    /// Turn whose stream the generator has.
    int m_chanceOfTurn = 0;
    /// The side at turn has done something in it.
    bool m_alive = false;
};

} // namespace blattwerk::engine::ikonen
