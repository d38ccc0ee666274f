#pragma once

#include "engine/systems/modulspiel/goldfish_run.h"
#include "engine/systems/modulspiel/player.h"
#include "engine/systems/modulspiel/series_game.h"
#include "engine/systems/modulspiel/series_sink.h"

#include <array>
#include <cstdint>
#include <span>

namespace blattwerk::engine::modulspiel {

/// What one goldfish game showed; quarters are 0 where it did not happen.
struct GoldfishRecord {
    int winQuarter = 0;
    int firstStamp = 0;
    int quarters = 0;
    bool sameLocation = false; ///< won by stamps at one location
    int deadHands = 0;         ///< fresh hands without an Intervention that can be played
    /// Own totals at the scorings, summed up, by location, and how many of them reached a stamp's threshold.
    std::array<int, kPlaceCount> totals = {};
    std::array<int, kPlaceCount> reached = {};
    bool guardHit = false;
};

/// What one card of the modules did in one goldfish game, all its copies together.
struct CardUse {
    int drawn = 0;
    int faceUp = 0;
    int faceDown = 0;
    int paid = 0; ///< times that it paid effort
    int firstQuarter = 0;

    [[nodiscard]] bool isUsed() const { return faceUp + faceDown + paid > 0; }
};

/// Counts, beside what every series counts, the totals at the scorings and how cards were used.
class GoldfishSink {
public:
    static constexpr bool kRecords = true;

    GoldfishSink(const Rules& rules, const LayoutCards& cards) : m_rules(rules), m_cards(cards), m_counts(rules) {}

    /// `uses` has a place for each card of the layout.
    void begin(lab::GameRecord& out, GoldfishRecord& record, std::span<CardUse> uses);
    void record(const Event& event);

private:
    [[nodiscard]] CardUse& use(int number) {
        return m_uses[m_cards.index[m_rules.instances[static_cast<std::size_t>(number)].card]];
    }

    const Rules& m_rules;
    const LayoutCards& m_cards;
    SeriesSink m_counts;
    GoldfishRecord* m_record = nullptr;
    std::span<CardUse> m_uses;
};

/// Plays modules against the "Leere Seite". Made once and used for many games.
class GoldfishGame {
public:
    /// The run and the numbering have to outlive the game.
    GoldfishGame(const GoldfishRun& run, const LayoutCards& cards);

    /// `out.cards[0]` gets what each card did and `out.measures` what was counted; its other parts are not filled.
    /// `uses` has a place for each card of the layout.
    GoldfishRecord play(std::uint64_t seed, lab::GameRecord& out, std::span<CardUse> uses);

private:
    void start(std::uint64_t seed, lab::GameRecord& out, std::span<CardUse> uses);
    /// The wall stands in every quarter, and what stamps it would get it gives back.
    void holdWall();
    void noteHand();

    const GoldfishRun& m_run;
    const LayoutCards& m_cards;
    const Rules& m_rules;
    Player m_player;
    State m_state;
    GoldfishSink m_sink;
    GoldfishRecord m_record;
};

} // namespace blattwerk::engine::modulspiel
