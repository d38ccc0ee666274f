#include "engine/systems/fahnenturnier/series.h"

#include "engine/systems/fahnenturnier/reveal_series.h"
#include "engine/systems/fahnenturnier/series_game.h"
#include "engine/systems/series_parts.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Games between two looks at the others.
constexpr int kGamesPerShare = 64;

class MatchSeries final : public lab::Series {
public:
    explicit MatchSeries(MatchPairing pairing) : m_pairing(std::move(pairing)), m_layoutCards(m_pairing.cards->rules) {
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_layoutCards.keys;
        layout->decks = {m_layoutCards.different(m_pairing.decks[0]), m_layoutCards.different(m_pairing.decks[1])};
        layout->measures = seriesMeasures();
        layout->endReasons = seriesEnds();
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override {
        return std::make_unique<SeriesGame>(m_pairing, m_layoutCards);
    }
    int gamesPerShare() const override {
        const auto searches = [](const Policy& policy) { return policy.kind == Policy::Kind::Search; };
        return std::ranges::any_of(m_pairing.policies, searches) ? 2 : kGamesPerShare;
    }
    int manualClauses() const override { return m_pairing.cards->rules.manualClauses; }

private:
    MatchPairing m_pairing;
    LayoutCards m_layoutCards;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

} // namespace

std::shared_ptr<const lab::Series> matchSeries(MatchPairing pairing) {
    return std::make_shared<MatchSeries>(std::move(pairing));
}

model::Result<std::shared_ptr<const lab::Series>> prepareSeries(std::shared_ptr<const language::CardLanguage> language,
                                                                const lab::SeriesSetup& setup) {
    if (setup.decks.size() == 1) {
        return revealSeries(std::move(language), setup);
    }
    if (setup.decks.size() != 2) {
        return model::Error{"match.deck_illegal", {"CHA-C14", setup.decks.empty() ? "A" : "B"}, {}};
    }
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    auto pairing =
        MatchPairing::of(std::move(language), setup.pool, {setup.decks[0], setup.decks[1]}, setup.parameters);
    if (!pairing) {
        return pairing.error();
    }
    pairing->policies = *policies;
    pairing->seed = setup.seed;
    return matchSeries(std::move(pairing).value());
}

} // namespace blattwerk::engine::fahnenturnier
