#pragma once

#include "engine/core/rng.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace blattwerk::engine::lab {

/// Pearson's statistic against "all equally likely" and the probability of one at least as large by chance.
struct ChiSquare {
    double statistic = 0;
    int freedom = 0;
    double p = 1;
};

/// P(X >= statistic) for a chi-square variable X. Precondition: freedom > 0.
[[nodiscard]] double chiSquareTail(double statistic, int freedom);

/// How often each order of a small deck came.
struct OrderCounts {
    int cards = 0;
    /// Of all cards! orders, in the order of their ranks (0 is 0, 1, 2, ...).
    std::vector<std::uint64_t> counts;
    ChiSquare test;
};

struct ShuffleReport {
    int cards = 0;
    std::int64_t shuffles = 0;
    /// How often card c came to place p: `positions[c * cards + p]`, place 0 is the top.
    std::vector<std::uint64_t> positions;
    ChiSquare byPosition;
    std::vector<OrderCounts> orders;

    [[nodiscard]] double expected() const { return double(shuffles) / double(cards); }
    /// Deviation of one count from what is expected, in standard deviations.
    [[nodiscard]] double deviation(int card, int place) const;
};

/// Where the numbers of the shuffles come from.
enum class Seeding {
    OneGenerator, ///< one generator goes on from shuffle to shuffle, as within a game
    PerGame       ///< shuffle i has a generator of its own seeded with seed + i, as the first one of each game
};

/// Shuffles an ordered deck again and again and counts. The shuffle is the one that all games use unless another is
/// given. Same seed, same counts.
class ShuffleTest {
public:
    using Shuffle = std::function<void(Rng&, std::span<std::uint8_t>)>;

    static constexpr int kMostCards = 200;
    /// Sizes of the small decks whose orders are counted.
    static constexpr int kSmallDecks[] = {3, 4, 5};

    /// Precondition: 2 <= cards <= kMostCards.
    explicit ShuffleTest(int cards, std::uint64_t seed, Seeding seeding = Seeding::PerGame, Shuffle shuffle = {});

    /// Does that many more shuffles of the deck and of each small deck.
    void advance(std::int64_t shuffles);
    [[nodiscard]] std::int64_t shuffles() const { return m_shuffles; }
    [[nodiscard]] ShuffleReport report() const;

private:
    template<typename Do>
    void shuffleOnce(std::span<std::uint8_t> deck, const Do& shuffle);

    int m_cards;
    std::uint64_t m_seed;
    Seeding m_seeding;
    Shuffle m_shuffle;
    Rng m_rng;
    std::int64_t m_shuffles = 0;
    std::vector<std::uint64_t> m_positions;
    std::vector<std::vector<std::uint64_t>> m_orders;
};

} // namespace blattwerk::engine::lab
