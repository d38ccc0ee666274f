#pragma once

#include "engine/lab/seat_series.h"
#include "engine/systems/fahnenturnier/contest_measures.h"
#include "engine/systems/fahnenturnier/contest_sink.h"
#include "engine/systems/fahnenturnier/players.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// What all tournaments of a series share.
struct ContestPlan {
    /// The cards with the contest of each choice of sets; games take them in turn.
    std::vector<Rules> variants;
    /// Starter decks, dealt to the seats of the people anew for each game (CHA-R11 gives them by plan; which plan lies
    /// at which seat is chance).
    std::vector<std::vector<CardNo>> starters;
    /// By seat.
    std::vector<Policy> policies;
    std::uint64_t seed = 1;
    std::shared_ptr<const lab::SeatLayout> layout;
    /// Index in the layout of each card of the rules; kNoCard for others than set cards.
    std::vector<std::uint16_t> layoutOf;
    std::vector<std::uint8_t> levelOf; ///< by card of the rules, 0 is A

    [[nodiscard]] const Contest& contest() const { return variants.front().contest; }
};

/// Plays the tournaments of a series. Not for use from two threads at once.
class ContestGame final : public lab::SeatWorker {
public:
    /// The plan has to outlive it.
    explicit ContestGame(const ContestPlan& plan);

    [[nodiscard]] bool play(std::uint64_t game, lab::SeatGameRecord& out, const std::stop_token& stop) override;
    /// The deck phases of the first seat alone, without matches: `afterRound(state)` after each.
    template<class AfterRound>
    void build(std::uint64_t game, lab::SeatGameRecord& out, AfterRound afterRound);

    [[nodiscard]] const CardRatings& ratings() const { return m_variants[m_variant].ratings; }

private:
    struct Variant {
        explicit Variant(const Rules& from, const std::vector<Policy>& policies);

        /// Its own copy, because the starter decks change from game to game.
        std::unique_ptr<Rules> rules;
        CardRatings ratings;
        std::vector<Player> players;
    };

    void begin(std::uint64_t game, lab::SeatGameRecord& out);
    void step(const std::stop_token& stop);
    void noteDraw(Action step);
    void nextRound();
    void finish();
    [[nodiscard]] int& measure(std::size_t seat, ContestMeasure measure) {
        return m_record->seats[seat].measures[static_cast<std::size_t>(measure)];
    }
    [[nodiscard]] const Rules& rules() const { return *m_variants[m_variant].rules; }

    const ContestPlan& m_plan;
    std::vector<Variant> m_variants;
    std::size_t m_variant = 0;
    State m_state;
    ContestSink m_sink;
    lab::SeatGameRecord* m_record = nullptr;
    std::vector<std::uint16_t> m_order; ///< of the starter decks
};

template<class AfterRound>
void ContestGame::build(std::uint64_t game, lab::SeatGameRecord& out, AfterRound afterRound) {
    begin(game, out);
    for (int round = 1; round <= rules().parameters.rounds; ++round) {
        while (m_state.phase == Phase::Deck || m_state.phase == Phase::Remove) {
            step({});
        }
        afterRound(m_state);
        if (round < rules().parameters.rounds) {
            nextRound();
        }
    }
    finish();
}

} // namespace blattwerk::engine::fahnenturnier
