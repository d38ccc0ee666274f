#pragma once

#include "engine/systems/fahnenturnier/rules.h"

#include <array>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

/// What cards are worth to "Solide" (section 4 of the rules catalogue), in hundredths of a point of strength: base
/// strength, immediate bonuses, half of what a keyword brings, and one and a half for each fan. An amount that is
/// counted, and whatever hangs on a condition, counts half. Rests on the cards alone, which everybody knows.
class CardRatings {
public:
    /// The rules have to outlive the ratings.
    explicit CardRatings(const Rules& rules);

    [[nodiscard]] int of(CardNo card) const { return m_ratings[card]; }
    /// With what its name means to that deck: it finds its seat there, or needs a seventh one.
    [[nodiscard]] int joining(CardNo card, const Cards& deck) const;
    /// As a card of that deck.
    [[nodiscard]] int within(CardNo card, const Cards& deck) const;
    /// Mean of the level's cards.
    [[nodiscard]] int meanOf(Level level) const { return m_levels[static_cast<std::size_t>(level)].mean; }
    /// What the best picks of the cards drawn add up to on average.
    [[nodiscard]] int expected(const LevelOption& option) const;

    [[nodiscard]] static int namesIn(const Rules& rules, const Cards& deck);
    [[nodiscard]] static int copiesOfName(const Rules& rules, CardNo card, const Cards& deck);

private:
    struct OfLevel {
        int mean = 0;
        /// Mean of the best card of a draw, of the second best, ...
        std::vector<double> best;
    };
    [[nodiscard]] OfLevel ofLevel(std::vector<CardNo> cards) const;

    const Rules& m_rules;
    std::vector<int> m_ratings;
    std::array<OfLevel, kLevels> m_levels;
};

/// What a stretch of a program brings its owner, in hundredths of a point of strength.
struct ProgramWorth {
    int strength = 0;
    int fans = 0;
    /// Other good that it does: seats, cards back to the deck, the other side's deck.
    bool helps = false;

    [[nodiscard]] static ProgramWorth of(const Rules& rules, std::size_t from, std::size_t end);
};

} // namespace blattwerk::engine::fahnenturnier
