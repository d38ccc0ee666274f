#include "engine/lab/comparison.h"

#include "engine/lab/game_shares.h"
#include "engine/lab/paired_sums.h"

#include <algorithm>
#include <array>
#include <mutex>

namespace blattwerk::engine::lab {

namespace {

/// Seeds (two games of each variant) between two looks at the interval.
constexpr std::uint64_t kBlock = 100;
/// Seeds after which a narrow interval is believed.
constexpr std::uint64_t kLeast = 500;
/// Seeds of the goldfish run; it varies little.
constexpr std::uint64_t kGoldfishSeeds = 500;

constexpr std::array<const char*, 4> kCardFigures = {"drawn", "plays", "points", "stress"};

/// The two games of one seed, added up.
struct SeedSums {
    int halves = 0;
    int startHalves = 0;
    int turns = 0;
    std::array<int, kCardFigures.size()> card = {};

    bool operator==(const SeedSums&) const = default;

    void add(const GameRecord& record, int index) {
        halves += record.halves();
        startHalves += record.first == 0 ? record.halves() : 2 - record.halves();
        turns += record.turns;
        if (index >= 0) {
            const CardRecord& own = record.cards[0][static_cast<std::size_t>(index)];
            card[0] += own.drawn > 0 ? 1 : 0;
            card[1] += own.plays;
            card[2] += own.points;
            card[3] += own.stress;
        }
    }
};

/// What is counted of all pairs.
struct Sums {
    PairedSums halves;
    PairedSums startHalves;
    PairedSums turns;
    std::array<PairedSums, kCardFigures.size()> card;
    std::vector<PairedSums> byPairing;
    PairedSums goldfish;
    std::uint64_t differing = 0;

    explicit Sums(std::size_t pairings) : byPairing(pairings) {}

    void add(std::size_t pairing, const SeedSums& baseline, const SeedSums& variant) {
        halves.add(baseline.halves, variant.halves);
        byPairing[pairing].add(baseline.halves, variant.halves);
        startHalves.add(baseline.startHalves, variant.startHalves);
        turns.add(baseline.turns, variant.turns);
        for (std::size_t i = 0; i < card.size(); ++i) {
            card[i].add(baseline.card[i], variant.card[i]);
        }
        differing += baseline == variant ? 0U : 1U;
    }
    void merge(const Sums& other) {
        halves.merge(other.halves);
        startHalves.merge(other.startHalves);
        turns.merge(other.turns);
        goldfish.merge(other.goldfish);
        for (std::size_t i = 0; i < card.size(); ++i) {
            card[i].merge(other.card[i]);
        }
        for (std::size_t i = 0; i < byPairing.size(); ++i) {
            byPairing[i].merge(other.byPairing[i]);
        }
        differing += other.differing;
    }
};

/// The workers of both variants of one pairing, made when first needed.
class PairPlayer {
public:
    PairPlayer(const ComparedSeries& series, int card) : m_series(series), m_card(card) {}

    bool play(std::uint64_t seed, SeedSums& baseline, SeedSums& variant, const std::stop_token& stop) {
        if (!m_baseline) {
            m_baseline = m_series.baseline->worker();
            m_variant = m_series.variant->worker();
        }
        return sum(*m_baseline, seed, baseline, stop) && sum(*m_variant, seed, variant, stop);
    }

private:
    bool sum(SeriesWorker& worker, std::uint64_t seed, SeedSums& sums, const std::stop_token& stop) {
        for (std::uint64_t game = 2 * seed; game < 2 * seed + 2; ++game) {
            if (!worker.play(game, m_record, stop)) {
                return false;
            }
            sums.add(m_record, m_card);
        }
        return true;
    }

    const ComparedSeries& m_series;
    int m_card;
    std::unique_ptr<SeriesWorker> m_baseline;
    std::unique_ptr<SeriesWorker> m_variant;
    GameRecord m_record;
};

class ComparisonShare final : public GameShare {
public:
    ComparisonShare(const ComparisonSetup& setup, bool goldfish, Sums& all)
        : m_goldfish(goldfish),
          m_own(setup.pairings.size()),
          m_all(all) {
        if (goldfish) {
            m_players.emplace_back(*setup.goldfish, -1);
            return;
        }
        for (const ComparedSeries& series : setup.pairings) {
            m_players.emplace_back(series, series.baseline->layout()->cardIndex(setup.card));
        }
    }

    /// Seeds go round the pairings.
    bool play(std::uint64_t seed, const std::stop_token& stop) override {
        const auto pairing = static_cast<std::size_t>(seed % m_players.size());
        SeedSums baseline;
        SeedSums variant;
        if (!m_players[pairing].play(seed / m_players.size(), baseline, variant, stop)) {
            return false;
        }
        if (m_goldfish) {
            m_own.goldfish.add(baseline.turns, variant.turns);
        } else {
            m_own.add(pairing, baseline, variant);
        }
        return true;
    }
    void handOver() override {
        m_all.merge(m_own);
        m_own = Sums(m_own.byPairing.size());
    }

private:
    bool m_goldfish;
    std::vector<PairPlayer> m_players;
    Sums m_own;
    Sums& m_all;
};

bool playBlock(const ComparisonSetup& setup, bool goldfish, GameRange seeds, Sums& sums, const std::stop_token& stop) {
    std::mutex mutex;
    SharePlan plan;
    plan.range = seeds;
    plan.threads = setup.threads;
    plan.gamesPerShare = std::max(1, setup.pairings.front().baseline->gamesPerShare() / 4);
    plan.makeShare = [&] { return std::make_unique<ComparisonShare>(setup, goldfish, sums); };
    return seeds.size() == 0 || shareOut(plan, mutex, stop);
}

/// A seed is worth two games; a game won is two halves.
constexpr double kPerGame = 1.0 / 2;
constexpr double kPerHalf = 1.0 / 4;

Comparison known(const ComparisonSetup& setup, const Sums& sums) {
    Comparison result;
    result.games = 2 * static_cast<std::uint64_t>(sums.halves.pairs());
    result.differing = sums.differing;
    result.winRate = sums.halves.difference(kPerHalf);
    result.startSideWinRate = sums.startHalves.difference(kPerHalf);
    result.turns = sums.turns.difference(kPerGame);
    if (sums.goldfish.pairs() > 0) {
        result.goldfishTurn = sums.goldfish.difference(kPerGame);
    }
    for (std::size_t i = 0; !setup.card.empty() && i < kCardFigures.size(); ++i) {
        result.card.emplace_back(kCardFigures[i], sums.card[i].difference(kPerGame));
    }
    for (std::size_t i = 0; i < setup.pairings.size(); ++i) {
        result.byPairing.emplace_back(setup.pairings[i].name, sums.byPairing[i].difference(kPerHalf));
    }
    return result;
}

} // namespace

Comparison compare(const ComparisonSetup& setup, const ComparisonProgress& progress, const std::stop_token& stop) {
    Sums sums(setup.pairings.size());
    const std::uint64_t pairings = setup.pairings.size();
    // Whole rounds, so that each pairing has as many games.
    const std::uint64_t budget = std::max<std::uint64_t>(1, setup.games / 2 / pairings) * pairings;
    const std::uint64_t block = (kBlock + pairings - 1) / pairings * pairings;
    Comparison result;
    for (std::uint64_t done = 0; done < budget;) {
        const GameRange next = {done, std::min(done + block, budget)};
        const GameRange alone = {std::min(next.begin, kGoldfishSeeds), std::min(next.end, kGoldfishSeeds)};
        const bool played =
            playBlock(setup, false, next, sums, stop) && (!setup.goldfish || playBlock(setup, true, alone, sums, stop));
        result = known(setup, sums);
        if (!played) {
            result.end = ComparisonEnd::Stopped;
            return result;
        }
        done = next.end;
        const bool narrow = done >= kLeast && result.winRate.change.halfWidth() <= setup.precision;
        result.end = narrow ? ComparisonEnd::Narrow : done == budget ? ComparisonEnd::Budget : ComparisonEnd::Running;
        const bool goOn = !progress || progress(result);
        if (result.end != ComparisonEnd::Running) {
            return result;
        }
        if (!goOn) {
            result.end = ComparisonEnd::Stopped;
            return result;
        }
    }
    return result;
}

} // namespace blattwerk::engine::lab
