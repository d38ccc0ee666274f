#pragma once

#include "engine/lab/series.h"
#include "engine/systems/modulspiel/match_cards.h"
#include "engine/systems/modulspiel/player.h"
#include "engine/systems/modulspiel/series_sink.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// The cards of a match as a series numbers them: each key once.
struct LayoutCards {
    std::vector<std::string> keys;
    /// By card of the rules.
    std::vector<std::uint16_t> index;

    explicit LayoutCards(const Rules& rules);
    /// The different cards that the side may come to hold, in order: its own, those of the draft, of the market, and
    /// the certificates.
    [[nodiscard]] std::vector<std::uint16_t> different(const Rules& rules, int side) const;
};

/// What all games of a series share.
struct SeriesPairing {
    std::shared_ptr<const MatchCards> cards;
    std::shared_ptr<const LayoutCards> layout;
    std::array<Policy, 2> policies;
    std::uint64_t seed = 1;
    /// The modules are drafted, and counted.
    bool drafts = false;
};

/// Plays the games of a series. The chance of a game comes from one seed by purpose: the setting up with the draft,
/// each quarter and each player have their own stream. So where two rule sets or two versions of a card lead to
/// different steps, the chance of the quarters that follow stays the same.
class SeriesGame final : public lab::SeriesWorker {
public:
    explicit SeriesGame(const SeriesPairing& pairing);

    [[nodiscard]] bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override;

private:
    void start(std::uint64_t game);
    void step();
    void finish();
    void countModules();
    void add(SeriesMeasure measure, std::size_t side, int amount = 1) {
        m_record->measures[static_cast<std::size_t>(measure)][side] += amount;
    }

    const SeriesPairing& m_pairing;
    const Rules& m_rules;
    std::array<Player, 2> m_players;
    State m_state;
    SeriesSink m_sink;
    lab::GameRecord* m_record = nullptr;
    std::uint64_t m_seed = 0;
    /// Quarter whose stream the generator has.
    int m_chanceOfQuarter = 0;
};

} // namespace blattwerk::engine::modulspiel
