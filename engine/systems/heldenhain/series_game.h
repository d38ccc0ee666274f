#pragma once

#include "engine/lab/series.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/player.h"
#include "engine/systems/heldenhain/series_sink.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// What all games of a duel series share.
struct SeriesDuel {
    const Rules* rules = nullptr;
    /// In the slots of the setup, as indices into Rules::cards.
    std::array<std::vector<std::uint16_t>, 2> decks;
    std::array<Policy, 2> policies;
    std::uint64_t seed = 1;
};

/// Plays the games of a duel series. The chance of a game comes from one seed by purpose: the order of each deck by
/// slot, each mulligan, each turn and each player have their own stream. So where two rule sets or two versions of a
/// card lead to different steps, the chance of all that follows stays the same.
template<class L>
class SeriesGame final : public lab::SeriesWorker {
public:
    explicit SeriesGame(const SeriesDuel& duel);

    [[nodiscard]] bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override;

private:
    void start(std::uint64_t game);
    void settleChance();
    void step();
    void noteTurnEnd(std::size_t side, int actionsLeft);
    void noteLead();
    void finish(bool tooLong);
    void noteCardsInPlay();
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }

    const SeriesDuel& m_duel;
    const Rules& m_rules;
    std::array<Player<L>, 2> m_players;
    std::array<std::vector<std::uint16_t>, 2> m_decks;
    State<L> m_state;
    SeriesSink m_sink;
    lab::GameRecord* m_record = nullptr;
    std::uint64_t m_seed = 0;
    /// Turn whose stream the generator has.
    int m_chanceOfTurn = 0;
    /// The side at turn has done something in it.
    bool m_alive = false;
    /// Side in the lead at the end of the last turn, -1 for none yet.
    int m_leader = -1;
    std::array<bool, 2> m_behind = {};
};

} // namespace blattwerk::engine::heldenhain
