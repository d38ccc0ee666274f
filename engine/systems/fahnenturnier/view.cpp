#include "engine/systems/fahnenturnier/tournament.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::fahnenturnier {

namespace {

template<typename List>
void hideAll(List& cards) {
    std::fill(cards.begin(), cards.end(), kHidden);
}

template<typename List>
void hideFans(List& trophies) {
    for (Trophy& trophy : trophies) {
        trophy.fans = kHiddenFans;
    }
}

/// Whether the backs of won trophies are open to all (CHA-R41, R53, A11, A29).
bool trophiesAreOpen(const State& state, const Rules& rules) {
    return state.players <= 2 || state.single || state.finalPlayed || state.phase == Phase::FinalRemove ||
           state.phase == Phase::Over || rules.parameters.trophyView == TrophyView::Open;
}

/// Order and, for others, content of the decks in a match; what their owner has looked at is known to it.
void hideMatch(MatchState& match, int seat) {
    match.rng = Rng(0);
    for (MatchSide& side : match.sides) {
        const std::size_t known = side.seat == seat ? std::min<std::size_t>(side.known, side.deck.size()) : 0;
        std::fill(side.deck.begin(), side.deck.end() - known, kHidden);
    }
}

} // namespace

State Tournament::view(const State& state, const Rules& rules, int seat) {
    State seen = state;
    seen.rng = Rng(0);
    seen.matchSeed = 0;
    hideMatch(seen.match, seat);
    const bool open = trophiesAreOpen(state, rules);
    for (int owner = 0; owner < state.seatCount; ++owner) {
        Seat& own = seen.seats[owner];
        // Everyone knows the bot's deck; the cards of a match are where they lie.
        if (owner != seat && owner != state.bot) {
            hideAll(own.deck);
        }
        if (!open && (owner != seat || rules.parameters.trophyView == TrophyView::Hidden)) {
            hideFans(own.trophies);
        }
    }
    for (Dispenser& level : seen.levels) {
        std::fill(level.cards, level.cards + level.pileCount, kHidden);
    }
    if (seat != state.active || state.inMatch()) {
        hideAll(seen.deck.drawn);
        hideAll(seen.deck.picked);
    }
    hideFans(seen.boxTrophies);
    for (auto& stack : seen.stacks) {
        hideFans(stack);
    }
    return seen;
}

} // namespace blattwerk::engine::fahnenturnier
