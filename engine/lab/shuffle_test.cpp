#include "engine/lab/shuffle_test.h"

#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace blattwerk::engine::lab {

namespace {

constexpr double kPrecision = 1e-14;
constexpr int kMostTerms = 100'000;

/// Regularised lower incomplete gamma function by its series; for x < a + 1.
double gammaSeries(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < kMostTerms && std::abs(term) > std::abs(sum) * kPrecision; ++n) {
        term *= x / (a + n);
        sum += term;
    }
    return sum * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

/// Regularised upper incomplete gamma function by its continued fraction (Lentz); for x >= a + 1.
double gammaFraction(double a, double x) {
    constexpr double kTiny = std::numeric_limits<double>::min() / kPrecision;
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double h = d;
    for (int i = 1; i < kMostTerms; ++i) {
        const double an = -i * (i - a);
        b += 2;
        d = an * d + b;
        d = 1 / (std::abs(d) < kTiny ? kTiny : d);
        c = b + an / c;
        c = std::abs(c) < kTiny ? kTiny : c;
        const double delta = d * c;
        h *= delta;
        if (std::abs(delta - 1) < kPrecision) {
            break;
        }
    }
    return h * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

std::uint64_t factorial(int n) {
    std::uint64_t product = 1;
    for (int i = 2; i <= n; ++i) {
        product *= static_cast<std::uint64_t>(i);
    }
    return product;
}

/// The place of an order among all orders of that many cards, by its Lehmer code.
std::size_t rankOf(std::span<const std::uint8_t> deck) {
    std::size_t rank = 0;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        std::size_t smaller = 0;
        for (std::size_t j = i + 1; j < deck.size(); ++j) {
            smaller += deck[j] < deck[i] ? 1U : 0U;
        }
        rank = rank * (deck.size() - i) + smaller;
    }
    return rank;
}

double pearson(std::span<const std::uint64_t> counts, double expected) {
    double sum = 0;
    for (const std::uint64_t count : counts) {
        const double difference = double(count) - expected;
        sum += difference * difference / expected;
    }
    return sum;
}

} // namespace

double chiSquareTail(double statistic, int freedom) {
    if (statistic <= 0) {
        return 1;
    }
    const double a = freedom / 2.0;
    const double x = statistic / 2;
    return x < a + 1 ? 1 - gammaSeries(a, x) : gammaFraction(a, x);
}

double ShuffleReport::deviation(int card, int place) const {
    const double share = 1.0 / cards;
    const double spread = std::sqrt(double(shuffles) * share * (1 - share));
    const auto count = double(positions[static_cast<std::size_t>(card * cards + place)]);
    return spread > 0 ? (count - expected()) / spread : 0;
}

ShuffleTest::ShuffleTest(int cards, std::uint64_t seed, Seeding seeding, Shuffle shuffle)
    : m_cards(cards),
      m_seed(seed),
      m_seeding(seeding),
      m_shuffle(std::move(shuffle)),
      m_rng(seed),
      m_positions(static_cast<std::size_t>(cards) * static_cast<std::size_t>(cards)) {
    for (const int small : kSmallDecks) {
        m_orders.emplace_back(factorial(small));
    }
}

template<typename Do>
void ShuffleTest::shuffleOnce(std::span<std::uint8_t> deck, const Do& shuffle) {
    std::iota(deck.begin(), deck.end(), std::uint8_t{0});
    if (m_seeding == Seeding::PerGame) {
        Rng own(m_seed + static_cast<std::uint64_t>(m_shuffles));
        shuffle(own, deck);
    } else {
        shuffle(m_rng, deck);
    }
}

void ShuffleTest::advance(std::int64_t shuffles) {
    std::array<std::uint8_t, kMostCards> cards{};
    const auto run = [&](const auto& shuffle) {
        for (const std::int64_t end = m_shuffles + shuffles; m_shuffles < end; ++m_shuffles) {
            const std::span<std::uint8_t> deck(cards.data(), static_cast<std::size_t>(m_cards));
            shuffleOnce(deck, shuffle);
            for (std::size_t place = 0; place < deck.size(); ++place) {
                ++m_positions[deck[place] * deck.size() + place];
            }
            for (std::size_t i = 0; i < std::size(kSmallDecks); ++i) {
                const std::span<std::uint8_t> small(cards.data(), static_cast<std::size_t>(kSmallDecks[i]));
                shuffleOnce(small, shuffle);
                ++m_orders[i][rankOf(small)];
            }
        }
    };
    if (m_shuffle) {
        run(m_shuffle);
    } else {
        run([](Rng& rng, std::span<std::uint8_t> deck) { rng.shuffle(deck); });
    }
}

ShuffleReport ShuffleTest::report() const {
    ShuffleReport report;
    report.cards = m_cards;
    report.shuffles = m_shuffles;
    report.positions = m_positions;
    if (m_shuffles > 0) {
        // Each shuffle puts every card somewhere and something at every place, so the counts of a fair shuffle vary
        // less freely than independent ones: (n - 1) / n of Pearson's sum is chi-square with (n - 1)^2 degrees.
        report.byPosition.freedom = (m_cards - 1) * (m_cards - 1);
        report.byPosition.statistic = pearson(m_positions, report.expected()) * (m_cards - 1) / m_cards;
        report.byPosition.p = chiSquareTail(report.byPosition.statistic, report.byPosition.freedom);
    }
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        OrderCounts orders{kSmallDecks[i], m_orders[i], {}};
        if (m_shuffles > 0) {
            orders.test.freedom = static_cast<int>(m_orders[i].size()) - 1;
            orders.test.statistic = pearson(m_orders[i], double(m_shuffles) / double(m_orders[i].size()));
            orders.test.p = chiSquareTail(orders.test.statistic, orders.test.freedom);
        }
        report.orders.push_back(std::move(orders));
    }
    return report;
}

} // namespace blattwerk::engine::lab
