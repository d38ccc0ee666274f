#include "engine/systems/heldenhain/series_goldfish.h"

#include "engine/systems/heldenhain/goldfish_game.h"

namespace blattwerk::engine::heldenhain {

namespace {

constexpr int kGamesPerShare = 64;

template<class L>
class GoldfishWorker final : public lab::SeriesWorker {
public:
    GoldfishWorker(const GoldfishRun& run, std::uint64_t seed)
        : m_run(run),
          m_seed(seed),
          m_game(run.cards->rules, run.opponent, run.policy),
          m_cards(run.cards->rules.cards.size()) {}

    bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override {
        if (stop.stop_requested()) {
            return false;
        }
        const int first = static_cast<int>(game % 2);
        const GoldfishRecord solo = m_game.play(m_run.deck, m_run.standIn, m_seed + game / 2, first, m_cards);
        const bool won = solo.winTurn > 0;
        out.outcome = won ? lab::Outcome::SideA : lab::Outcome::Aborted;
        out.first = static_cast<std::uint8_t>(first);
        out.endReason = won ? 0 : 1;
        out.guardHit = solo.guardHit;
        out.turns = static_cast<std::uint16_t>(won ? solo.winTurn : kGoldfishTurns + 1);
        out.race.clear();
        for (const TurnRecord& turn : solo.turns) {
            out.race.push_back({static_cast<std::int16_t>(turn.points), 0});
        }
        out.measures.clear();
        for (auto& cards : out.cards) {
            cards.assign(m_run.cards->rules.cards.size(), {});
        }
        for (const std::uint16_t card : m_run.deck) {
            const CardRecord& own = solo.cards[card];
            out.cards[0][card] = {static_cast<std::uint16_t>(own.drawn ? 1 : 0),
                                  static_cast<std::uint16_t>(own.plays),
                                  static_cast<std::uint16_t>(own.firstTurn),
                                  static_cast<std::int16_t>(own.points),
                                  0,
                                  false};
        }
        return true;
    }

private:
    const GoldfishRun& m_run;
    std::uint64_t m_seed;
    GoldfishGame<L> m_game;
    std::vector<CardRecord> m_cards;
};

class GoldfishSeries final : public lab::Series {
public:
    GoldfishSeries(GoldfishRun run, std::uint64_t seed) : m_run(std::move(run)), m_seed(seed) {
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_run.cards->rules.keys;
        layout->decks[0] = m_run.differentCards();
        layout->endReasons = {"points", "turn_limit"};
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override {
        if (m_run.fitsSmall()) {
            return std::make_unique<GoldfishWorker<Small>>(m_run, m_seed);
        }
        return std::make_unique<GoldfishWorker<Large>>(m_run, m_seed);
    }
    int gamesPerShare() const override { return kGamesPerShare; }
    int manualClauses() const override { return m_run.cards->rules.manualClauses; }

private:
    GoldfishRun m_run;
    std::uint64_t m_seed;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

} // namespace

std::shared_ptr<const lab::Series> goldfishSeries(GoldfishRun run, std::uint64_t seed) {
    return std::make_shared<GoldfishSeries>(std::move(run), seed);
}

} // namespace blattwerk::engine::heldenhain
