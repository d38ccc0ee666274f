#include "engine/systems/heldenhain/series.h"

#include "engine/systems/heldenhain/match_cards.h"
#include "engine/systems/heldenhain/policy.h"
#include "engine/systems/heldenhain/series_game.h"
#include "engine/systems/heldenhain/series_goldfish.h"
#include "engine/systems/heldenhain/series_measures.h"
#include "engine/systems/series_parts.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

/// Games between two looks at the others: enough that handing over their figures costs nothing beside them.
constexpr int kGamesPerShare = 32;

class DuelSeries final : public lab::Series {
public:
    DuelSeries(std::shared_ptr<const MatchCards> cards, SeriesDuel duel)
        : m_cards(std::move(cards)),
          m_duel(std::move(duel)),
          m_small(m_cards->rules.fitsSmall(std::max(m_duel.decks[0].size(), m_duel.decks[1].size()))),
          m_layout(layoutOf(m_cards->rules, m_duel)) {}

    std::shared_ptr<const lab::SeriesLayout> layout() const override { return m_layout; }
    std::unique_ptr<lab::SeriesWorker> worker() const override {
        if (m_small) {
            return std::make_unique<SeriesGame<Small>>(m_duel);
        }
        return std::make_unique<SeriesGame<Large>>(m_duel);
    }
    int gamesPerShare() const override {
        const auto looksAhead = [](const Policy& policy) {
            const bool far = policy.kind == Policy::Kind::Heuristic && policy.strength == Policy::Strength::Stark;
            return far || policy.kind == Policy::Kind::Search;
        };
        return std::any_of(m_duel.policies.begin(), m_duel.policies.end(), looksAhead) ? 2 : kGamesPerShare;
    }
    int manualClauses() const override { return m_cards->rules.manualClauses; }

private:
    static std::shared_ptr<const lab::SeriesLayout> layoutOf(const Rules& rules, const SeriesDuel& duel) {
        auto layout = std::make_shared<lab::SeriesLayout>();
        layout->cards = rules.keys;
        for (std::size_t side = 0; side < 2; ++side) {
            std::vector<std::uint16_t>& different = layout->decks[side] = duel.decks[side];
            std::sort(different.begin(), different.end());
            different.erase(std::unique(different.begin(), different.end()), different.end());
        }
        layout->measures = seriesMeasures();
        layout->endReasons = seriesEnds();
        return layout;
    }

    std::shared_ptr<const MatchCards> m_cards;
    SeriesDuel m_duel;
    bool m_small;
    std::shared_ptr<const lab::SeriesLayout> m_layout;
};

model::Error illegalDeck(std::string rule, std::size_t side) {
    return {"match.deck_illegal", {std::move(rule), side == 0 ? "A" : "B"}, {}};
}

using Prepared = model::Result<std::shared_ptr<const lab::Series>>;

Prepared prepareAlone(std::shared_ptr<const language::CardLanguage> language, const lab::SeriesSetup& setup) {
    auto run = prepareGoldfish(std::move(language), goldfishOf(setup));
    if (!run) {
        return run.error();
    }
    return goldfishSeries(std::move(run).value(), setup.seed);
}

} // namespace

model::Result<std::shared_ptr<const lab::Series>> prepareSeries(std::shared_ptr<const language::CardLanguage> language,
                                                                const lab::SeriesSetup& setup) {
    if (setup.decks.size() == 1) {
        return prepareAlone(std::move(language), setup);
    }
    if (setup.decks.size() != 2) {
        return illegalDeck("HEL-R1", setup.decks.empty() ? 0 : 1);
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
    const Rules& rules = (*cards)->rules;
    duel.rules = &rules;
    for (std::size_t side = 0; side < 2; ++side) {
        int characters = 0;
        for (const std::string& key : setup.decks[side]) {
            duel.decks[side].push_back(static_cast<std::uint16_t>(rules.indexOf(key)));
            characters += rules.cards[duel.decks[side].back()].type == CardType::Character ? 1 : 0;
        }
        if (duel.decks[side].size() > Large::kDeck) {
            return illegalDeck("HEL-C1", side);
        }
        if (characters < rules.parameters.startCharacters &&
            rules.parameters.missingStartCharacter == MissingStartCharacter::Reject) {
            return illegalDeck("HEL-C3", side);
        }
    }
    return std::shared_ptr<const lab::Series>(std::make_shared<DuelSeries>(*cards, std::move(duel)));
}

} // namespace blattwerk::engine::heldenhain
