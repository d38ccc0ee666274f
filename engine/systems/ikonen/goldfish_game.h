#pragma once

#include "engine/systems/ikonen/goldfish_run.h"
#include "engine/systems/ikonen/player.h"
#include "engine/systems/ikonen/series_game.h"
#include "engine/systems/ikonen/series_sink.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blattwerk::engine::ikonen {

/// What one goldfish game showed; turns are own ones, 0 where it did not happen.
struct GoldfishRecord {
    int winTurn = 0; ///< in which the last prize was taken
    int firstPrize = 0;
    int ownTurns = 0;
    int mulligans = 0;
    int redeals = 0;
    int openingIcons = 0; ///< of the hand that was kept
    int deadHands = 0;
    int attached = 0;
    int attacks = 0;
    int prizes = 0;
    /// Effective values of the own Ikonen at the ends of own turns, summed up, and how many.
    std::array<int, kValueCount> values = {};
    int icons = 0;
    /// By CardType: what was left in the own prizes.
    std::array<int, 3> inPrizes = {};
    bool guardHit = false;
};

/// Plays one deck against the Zielscheibe. Made once and used for many games.
class GoldfishGame {
public:
    /// The run and the numbering have to outlive the game.
    GoldfishGame(const GoldfishRun& run, const LayoutCards& cards);

    /// `out.cards[0]` gets what each card did; its other parts are not filled.
    GoldfishRecord play(std::uint64_t seed, lab::GameRecord& out);

private:
    void start(std::uint64_t seed, lab::GameRecord& out);
    [[nodiscard]] Action stepOfDeck();
    [[nodiscard]] Action stepOfTarget() const;
    /// Its hand and pile never run out.
    void supplyTarget();
    void noteTurnStart();
    void noteTurnEnd();
    [[nodiscard]] int ownTurn() const { return m_run.target.second ? m_state.turn / 2 : (m_state.turn + 1) / 2; }

    const GoldfishRun& m_run;
    const LayoutCards& m_cards;
    const Rules& m_rules;
    Player m_player;
    std::vector<std::uint8_t> m_targets;
    State m_state;
    SeriesSink m_sink;
    GoldfishRecord m_record;
};

} // namespace blattwerk::engine::ikonen
