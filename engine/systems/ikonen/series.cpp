#include "engine/systems/ikonen/series.h"

#include "engine/systems/ikonen/goldfish_run.h"
#include "engine/systems/ikonen/match_cards.h"
#include "engine/systems/ikonen/series_game.h"
#include "engine/systems/ikonen/series_goldfish.h"
#include "engine/systems/series_parts.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

/// Games between two looks at the others.
constexpr int kGamesPerShare = 32;

class DuelSeries final : public lab::Series {
public:
    DuelSeries(std::shared_ptr<const MatchCards> cards, SeriesDuel duel)
        : m_cards(std::move(cards)),
          m_layoutCards(m_cards->rules),
          m_duel(std::move(duel)) {
        m_duel.rules = &m_cards->rules;
        m_duel.cards = &m_layoutCards;
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = m_layoutCards.keys;
        layout->decks = {m_layoutCards.different(m_cards->rules, 0), m_layoutCards.different(m_cards->rules, 1)};
        layout->measures = seriesMeasures();
        layout->endReasons = seriesEnds();
        m_layout = std::move(layout);
    }

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override { return std::make_unique<SeriesGame>(m_duel); }
    int gamesPerShare() const override {
        const auto searches = [](const Policy& policy) { return policy.kind == Policy::Kind::Search; };
        return std::any_of(m_duel.policies.begin(), m_duel.policies.end(), searches) ? 2 : kGamesPerShare;
    }
    int manualClauses() const override { return m_cards->rules.manualClauses; }

private:
    std::shared_ptr<const MatchCards> m_cards;
    LayoutCards m_layoutCards;
    SeriesDuel m_duel;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

using Prepared = model::Result<std::shared_ptr<const lab::Series>>;

Prepared prepareAlone(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup) {
    auto run = prepareGoldfish(std::move(language), goldfishOf(setup));
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
    if (setup.decks.size() != 2) {
        return model::Error{"match.deck_illegal", {"IKO-C2", setup.decks.empty() ? "A" : "B"}, {}};
    }
    SeriesDuel duel;
    duel.seed = setup.seed;
    const auto policies = twoPolicies<Policy>(setup.policies, policyNamed);
    if (!policies) {
        return policies.error();
    }
    duel.policies = *policies;
    auto cards = compileMatch(std::move(language), setup.pool, {setup.decks[0], setup.decks[1]}, setup.parameters);
    if (!cards) {
        return cards.error();
    }
    for (int side = 0; side < 2; ++side) {
        if (const std::string fault = deckFault((*cards)->rules, side); !fault.empty()) {
            return model::Error{"match.deck_illegal", {fault, side == 0 ? "A" : "B"}, {}};
        }
        const auto at = static_cast<std::size_t>(side);
        duel.decks[at] = numbersOf((*cards)->rules, side, setup.decks[at]);
    }
    return std::shared_ptr<const lab::Series>(std::make_shared<DuelSeries>(*cards, std::move(duel)));
}

} // namespace blattwerk::engine::ikonen
