#include "engine/lab/seat_comparison.h"

#include "engine/lab/game_shares.h"
#include "engine/lab/paired_sums.h"

#include <algorithm>
#include <mutex>

namespace blattwerk::engine::lab {

namespace {

/// Games of each variant between two looks at the interval, and after which a narrow one is believed.
constexpr std::uint64_t kBlock = 100;
constexpr std::uint64_t kLeast = 500;

/// What the seats of one deck did in one game; all seats together add up to the same.
struct SeatSum {
    int seats = 0;
    int score = 0;
    int finals = 0;
    int wins = 0;

    bool operator==(const SeatSum&) const = default;

    void add(const SeatRecord& seat, bool won) {
        ++seats;
        score += seat.score;
        finals += seat.final ? 1 : 0;
        wins += won ? 1 : 0;
    }
};

struct PairedSeat {
    PairedSums score;
    PairedSums finals;
    PairedSums wins;

    /// A deck that nobody began with says nothing about that game.
    void add(const SeatSum& baseline, const SeatSum& variant) {
        if (baseline.seats == 0) {
            return;
        }
        score.add(baseline.score, variant.score);
        finals.add(baseline.finals, variant.finals);
        wins.add(baseline.wins, variant.wins);
    }
    void merge(const PairedSeat& other) {
        score.merge(other.score);
        finals.merge(other.finals);
        wins.merge(other.wins);
    }
    [[nodiscard]] SeatFigures figures(std::string deck, double scale) const {
        return {std::move(deck), score.difference(scale), finals.difference(scale), wins.difference(scale)};
    }
};

struct Sums {
    std::uint64_t differing = 0;
    PairedSeat all;
    std::vector<PairedSeat> decks;

    explicit Sums(std::size_t count) : decks(count) {}

    void merge(const Sums& other) {
        differing += other.differing;
        all.merge(other.all);
        for (std::size_t i = 0; i < decks.size(); ++i) {
            decks[i].merge(other.decks[i]);
        }
    }
};

class SeatComparisonShare final : public GameShare {
public:
    SeatComparisonShare(const SeatComparisonSetup& setup, Sums& all)
        : m_baseline(setup.baseline->worker()),
          m_variant(setup.variant->worker()),
          m_own(all.decks.size()),
          m_all(all) {}

    bool play(std::uint64_t game, const std::stop_token& stop) override {
        std::vector<SeatSum> before(m_own.decks.size() + 1);
        std::vector<SeatSum> after = before;
        if (!sum(*m_baseline, game, before, stop) || !sum(*m_variant, game, after, stop)) {
            return false;
        }
        for (std::size_t i = 0; i < m_own.decks.size(); ++i) {
            m_own.decks[i].add(before[i], after[i]);
        }
        m_own.all.add(before.back(), after.back());
        m_own.differing += before == after ? 0U : 1U;
        return true;
    }
    void handOver() override {
        m_all.merge(m_own);
        m_own = Sums(m_own.decks.size());
    }

private:
    /// Deck by deck, all seats last.
    bool sum(SeatWorker& worker, std::uint64_t game, std::vector<SeatSum>& sums, const std::stop_token& stop) {
        if (!worker.play(game, m_record, stop)) {
            return false;
        }
        for (std::size_t seat = 0; seat < m_record.seats.size(); ++seat) {
            const bool won = m_record.winner == static_cast<int>(seat);
            sums[m_record.seats[seat].deck].add(m_record.seats[seat], won);
            sums.back().add(m_record.seats[seat], won);
        }
        return true;
    }

    std::unique_ptr<SeatWorker> m_baseline;
    std::unique_ptr<SeatWorker> m_variant;
    SeatGameRecord m_record;
    Sums m_own;
    Sums& m_all;
};

Comparison known(const SeatComparisonSetup& setup, const Sums& sums) {
    const SeatLayout& layout = *setup.baseline->layout();
    Comparison result;
    result.games = static_cast<std::uint64_t>(sums.all.score.pairs());
    result.differing = sums.differing;
    result.seats = sums.all.figures({}, 1.0 / std::max(layout.seats, 1));
    for (std::size_t i = 0; i < layout.decks.size(); ++i) {
        if (sums.decks[i].score.pairs() > 0) {
            result.byDeck.push_back(sums.decks[i].figures(layout.decks[i], 1));
            if (layout.decks[i] == setup.deck) {
                result.winRate = result.byDeck.back().winRate;
            }
        }
    }
    return result;
}

} // namespace

Comparison compareSeats(const SeatComparisonSetup& setup, const ComparisonProgress& progress,
                        const std::stop_token& stop) {
    Sums sums(setup.baseline->layout()->decks.size());
    Comparison result;
    for (std::uint64_t done = 0; done < setup.games;) {
        std::mutex mutex;
        SharePlan plan;
        plan.range = {done, std::min(done + kBlock, setup.games)};
        plan.threads = setup.threads;
        plan.gamesPerShare = std::max(1, setup.baseline->gamesPerShare() / 2);
        plan.makeShare = [&] { return std::make_unique<SeatComparisonShare>(setup, sums); };
        const bool played = shareOut(plan, mutex, stop);
        result = known(setup, sums);
        if (!played) {
            result.end = ComparisonEnd::Stopped;
            return result;
        }
        done = plan.range.end;
        const bool narrow = !setup.deck.empty() && setup.precision > 0 && done >= kLeast &&
                            result.winRate.change.halfWidth() <= setup.precision;
        result.end = narrow                ? ComparisonEnd::Narrow
                     : done == setup.games ? ComparisonEnd::Budget
                                           : ComparisonEnd::Running;
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
