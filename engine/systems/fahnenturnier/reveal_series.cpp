#include "engine/systems/fahnenturnier/reveal_series.h"

#include "engine/lab/series.h"
#include "engine/systems/fahnenturnier/reveal_test.h"

namespace blattwerk::engine::fahnenturnier {

namespace {

constexpr int kGamesPerShare = 64;

class RevealWorker final : public lab::SeriesWorker {
public:
    RevealWorker(const RevealTest& test, const LayoutCards& layout, std::uint64_t seed)
        : m_game(test),
          m_layout(layout),
          m_seed(seed) {}

    bool play(std::uint64_t game, lab::GameRecord& out, const std::stop_token& stop) override {
        if (stop.stop_requested()) {
            return false;
        }
        const int needed = m_game.play(m_seed + game).back();
        const std::vector<CardNo>& order = m_game.order();
        const std::size_t seen = needed > 0 ? static_cast<std::size_t>(needed) : order.size();
        out.outcome = needed > 0 ? lab::Outcome::SideA : lab::Outcome::Aborted;
        out.first = 0;
        out.endReason = needed > 0 ? 0 : 1;
        out.guardHit = false;
        out.turns = static_cast<std::uint16_t>(needed > 0 ? needed : static_cast<int>(order.size()) + 1);
        out.race.clear();
        out.measures.clear();
        for (auto& cards : out.cards) {
            cards.assign(m_layout.keys.size(), {});
        }
        for (std::size_t i = 0; i < seen && i < order.size(); ++i) {
            ++out.cards[0][m_layout.index[order[i]]].drawn;
        }
        return true;
    }

private:
    RevealGame m_game;
    const LayoutCards& m_layout;
    std::uint64_t m_seed;
};

class RevealSeries final : public lab::Series {
public:
    RevealSeries(RevealTest test, std::uint64_t seed)
        : m_test(std::move(test)),
          m_layoutCards(m_test.cards->rules),
          m_seed(seed) {
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_layoutCards.keys;
        layout->decks[0] = m_layoutCards.different(m_test.deck);
        layout->endReasons = {"target_reached", "unfinished"};
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override {
        return std::make_unique<RevealWorker>(m_test, m_layoutCards, m_seed);
    }
    int gamesPerShare() const override { return kGamesPerShare; }
    int manualClauses() const override { return m_test.cards->rules.manualClauses; }

private:
    RevealTest m_test;
    LayoutCards m_layoutCards;
    std::uint64_t m_seed;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

} // namespace

model::Result<std::shared_ptr<const lab::Series>> revealSeries(std::shared_ptr<const language::CardLanguage> language,
                                                               const lab::SeriesSetup& setup) {
    auto test = RevealTest::of(std::move(language), setup.pool, setup.decks.front(), setup.parameters,
                               setup.policies.empty() ? "solide" : setup.policies.front());
    if (!test) {
        return test.error();
    }
    return std::shared_ptr<const lab::Series>(std::make_shared<RevealSeries>(std::move(test).value(), setup.seed));
}

} // namespace blattwerk::engine::fahnenturnier
