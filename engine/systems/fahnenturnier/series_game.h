#pragma once

#include "engine/lab/series.h"
#include "engine/systems/fahnenturnier/match_pairing.h"
#include "engine/systems/fahnenturnier/players.h"
#include "engine/systems/fahnenturnier/series_sink.h"

#include <array>

namespace blattwerk::engine::fahnenturnier {

/// Plays the matches of a series. The chance of a match comes from one seed by purpose: the order of each deck by
/// slot, each attack and each player have their own stream. So where two versions of a card lead to different steps,
/// the chance of all that follows stays the same. Side A begins in even games.
class SeriesGame final : public lab::SeriesWorker {
public:
    /// Both have to outlive it.
    SeriesGame(const MatchPairing& pairing, const LayoutCards& layout);

    [[nodiscard]] bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override;

private:
    void start(std::uint64_t game, lab::GameRecord& out);
    [[nodiscard]] Action next(std::size_t side, const std::stop_token& stop);
    void finish(lab::GameRecord& out);

    const MatchPairing& m_pairing;
    const LayoutCards& m_layout;
    const Rules& m_rules;
    std::array<Player, 2> m_players;
    std::array<std::vector<CardNo>, 2> m_decks;
    State m_state;
    SeriesSink m_sink;
    lab::GameRecord* m_record = nullptr;
    std::uint64_t m_seed = 0;
};

} // namespace blattwerk::engine::fahnenturnier
