#include "engine/systems/modulspiel/series_goldfish.h"

#include "engine/systems/modulspiel/goldfish_game.h"

namespace blattwerk::engine::modulspiel {

namespace {

constexpr int kGamesPerShare = 32;

class GoldfishWorker final : public lab::SeriesWorker {
public:
    GoldfishWorker(const GoldfishRun& run, const LayoutCards& cards, std::uint64_t seed)
        : m_game(run, cards),
          m_uses(cards.keys.size()),
          m_mostQuarters(run.cards->rules.parameters.mostQuarters),
          m_seed(seed) {}

    bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override {
        if (stop.stop_requested()) {
            return false;
        }
        const GoldfishRecord solo = m_game.play(m_seed + game, out, m_uses);
        const bool won = solo.winQuarter > 0;
        out.outcome = won ? lab::Outcome::SideA : lab::Outcome::Aborted;
        out.first = 0;
        out.endReason = !won ? 2 : solo.sameLocation ? 1 : 0;
        out.turns = static_cast<std::uint16_t>(won ? solo.winQuarter : m_mostQuarters + 1);
        out.race.clear();
        out.measures.clear();
        out.cards[1].assign(out.cards[0].size(), {});
        return true;
    }

private:
    GoldfishGame m_game;
    std::vector<CardUse> m_uses;
    int m_mostQuarters;
    std::uint64_t m_seed;
};

class GoldfishSeries final : public lab::Series {
public:
    GoldfishSeries(GoldfishRun run, std::uint64_t seed)
        : m_run(std::move(run)),
          m_cards(m_run.cards->rules),
          m_seed(seed) {
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_cards.keys;
        layout->decks[0] = m_cards.different(m_run.cards->rules, 0);
        layout->endReasons = {"each_location", "same_location", "unfinished"};
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override {
        return std::make_unique<GoldfishWorker>(m_run, m_cards, m_seed);
    }
    int gamesPerShare() const override { return kGamesPerShare; }
    int manualClauses() const override { return m_run.cards->rules.manualClauses; }

private:
    GoldfishRun m_run;
    LayoutCards m_cards;
    std::uint64_t m_seed;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

} // namespace

std::shared_ptr<const lab::Series> goldfishSeries(GoldfishRun run, std::uint64_t seed) {
    return std::make_shared<GoldfishSeries>(std::move(run), seed);
}

} // namespace blattwerk::engine::modulspiel
