#include "engine/systems/modulspiel/series.h"

#include "engine/systems/modulspiel/goldfish_run.h"
#include "engine/systems/modulspiel/series_game.h"
#include "engine/systems/modulspiel/series_goldfish.h"
#include "engine/systems/series_parts.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

/// Games between two looks at the others.
constexpr int kGamesPerShare = 16;

class PairingSeries final : public lab::Series {
public:
    explicit PairingSeries(SeriesPairing pairing) : m_pairing(std::move(pairing)) {
        const Rules& rules = m_pairing.cards->rules;
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_pairing.layout->keys;
        layout->decks = {m_pairing.layout->different(rules, 0), m_pairing.layout->different(rules, 1)};
        layout->measures = seriesMeasures(m_pairing.drafts ? rules.modules : std::vector<std::string>());
        layout->endReasons = seriesEnds();
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override { return std::make_unique<SeriesGame>(m_pairing); }
    int gamesPerShare() const override {
        const auto searches = [](const Policy& policy) { return policy.kind == Policy::Kind::Search; };
        return std::any_of(m_pairing.policies.begin(), m_pairing.policies.end(), searches) ? 2 : kGamesPerShare;
    }
    int manualClauses() const override { return m_pairing.cards->rules.manualClauses; }

private:
    SeriesPairing m_pairing;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

using Prepared = model::Result<std::shared_ptr<const lab::Series>>;

Prepared prepareAlone(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup) {
    GoldfishSetup alone = goldfishOf(setup);
    alone.collections = setup.collections;
    auto run = prepareGoldfish(std::move(language), alone);
    if (!run) {
        return run.error();
    }
    return goldfishSeries(std::move(run).value(), setup.seed);
}

} // namespace

Prepared prepareSeries(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup) {
    if (setup.decks.size() == 1) {
        return prepareAlone(std::move(language), setup);
    }
    SeriesPairing pairing;
    pairing.seed = setup.seed;
    pairing.drafts = setup.decks.empty();
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    pairing.policies = *policies;
    MatchSetup match;
    match.pool = setup.pool;
    match.decks = setup.decks;
    match.parameters = setup.parameters;
    match.collections = setup.collections;
    auto cards = cardsOfStart(std::move(language), match);
    if (!cards) {
        return cards.error();
    }
    pairing.cards = *cards;
    pairing.layout = std::make_shared<const LayoutCards>(pairing.cards->rules);
    return std::shared_ptr<const lab::Series>(std::make_shared<PairingSeries>(std::move(pairing)));
}

} // namespace blattwerk::engine::modulspiel
