#pragma once

#include "engine/systems/fahnenturnier/match_pairing.h"
#include "engine/systems/fahnenturnier/players.h"

#include <array>
#include <cstdint>
#include <optional>

namespace blattwerk::engine::fahnenturnier {

/// The reveal test of section 4: a shuffled deck attacks flag cards without a text, of strength 1 to kMostTarget, one
/// after another in the same order of cards.
constexpr int kMostTarget = 10;

struct RevealTest {
    std::shared_ptr<const MatchCards> cards;
    std::vector<CardNo> deck;
    std::array<CardNo, kMostTarget> targets{};
    Policy policy;

    /// Errors: those of compileMatch, `match.deck_illegal` with CHA-C14, `match.unknown_policy`.
    [[nodiscard]] static model::Result<RevealTest>
    of(std::shared_ptr<const language::CardLanguage> language, const std::vector<model::Card>& pool,
       const std::vector<std::string>& deck, const model::ParameterValues& parameters, std::string_view policy);
};

/// What can be said of a deck by counting: only where no text changes how many cards an attack needs.
struct RevealOdds {
    /// Mean of the cards needed; nothing where the target is out of reach.
    std::optional<double> cards;
    double notReached = 0;
    double oneCard = 0; ///< chance that the first card is enough
};
[[nodiscard]] bool countsExactly(const RevealTest& test);
[[nodiscard]] RevealOdds exactOdds(const RevealTest& test, int target);

/// Plays the test. Not for use from two threads at once.
class RevealGame {
public:
    /// Cards that were needed for the targets 1 to kMostTarget, 0 where the deck did not reach it.
    using Needed = std::array<std::uint8_t, kMostTarget>;

    /// The test has to outlive it.
    explicit RevealGame(const RevealTest& test);
    [[nodiscard]] Needed play(std::uint64_t seed);
    /// The order of the deck in the last game, the top card first.
    [[nodiscard]] const std::vector<CardNo>& order() const { return m_order; }

private:
    [[nodiscard]] int reach(CardNo target, std::uint64_t seed);

    const RevealTest& m_test;
    Player m_player;
    std::vector<CardNo> m_order;
    State m_state;
};

} // namespace blattwerk::engine::fahnenturnier
