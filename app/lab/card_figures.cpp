#include "app/lab/card_figures.h"

#include <cmath>

namespace blattwerk::app {

namespace lab = engine::lab;

lab::Estimate differenceToWhole(std::int64_t partWins, std::int64_t part, std::int64_t wins, std::int64_t all) {
    const std::int64_t rest = all - part;
    if (part <= 0 || rest <= 0) {
        return {};
    }
    // The whole is the part and the rest, so its rate moves along: part - whole = (part - rest) * share of the rest.
    // Agresti and Caffo's interval for the two independent rates (one success and one failure added to each) holds in
    // small samples too.
    const double share = double(rest) / double(all);
    const double partRate = double(partWins) / double(part);
    const double restRate = double(wins - partWins) / double(rest);
    const double p1 = double(partWins + 1) / double(part + 2);
    const double p2 = double(wins - partWins + 1) / double(rest + 2);
    const double spread = std::sqrt(p1 * (1 - p1) / double(part + 2) + p2 * (1 - p2) / double(rest + 2));
    const double centre = (p1 - p2) * share;
    const double half = lab::kNormal95 * spread * share;
    return {(partRate - restRate) * share, centre - half, centre + half, all};
}

std::vector<CardFigures> cardFigures(const ExperimentResult& result, const PairingView& view) {
    std::vector<CardFigures> cards;
    if (view.isEmpty()) {
        return cards;
    }
    const lab::Tally& tally = view.tally();
    const lab::SeriesLayout& layout = tally.layout();
    const auto games = double(tally.games());
    for (const std::uint16_t index : layout.decks[view.side]) {
        const lab::CardTally& counted = tally.card(view.side, index);
        CardFigures card;
        card.key = layout.cards[index];
        const auto name = result.cardNames.find(card.key);
        card.name = name == result.cardNames.end() ? card.key : name->second;
        card.drawn = double(counted.drawnGames) / games;
        card.played = double(counted.playedGames) / games;
        card.winWhenDrawn = counted.winWhenDrawn();
        card.winWhenPlayed = counted.winWhenPlayed();
        card.difference =
            differenceToWhole(counted.drawnWins, counted.drawnDecided, tally.wins(view.side), tally.decided());
        card.points = double(counted.points) / games;
        card.stress = double(counted.stress) / games;
        card.firstTurn = counted.playedGames > 0 ? double(counted.firstTurns) / double(counted.playedGames) : 0;
        card.aborted = counted.aborted;
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace blattwerk::app
