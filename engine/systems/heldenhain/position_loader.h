#pragma once

#include "engine/play/json_checks.h"
#include "engine/systems/heldenhain/game.h"
#include "model/result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::heldenhain {

/// A card in play as a position states it.
struct PlacedCard {
    std::string card;
    bool ready = true;
    bool waiting = false;
    int stress = 0;
    Lock lock = Lock::Free;
    std::vector<std::string> equipment;
};

struct PlacedSide {
    std::optional<int> points;
    std::optional<int> energy;
    std::optional<int> actions;
    std::vector<std::string> hand;
    std::vector<std::string> deck;
    std::vector<std::string> discard;
    std::vector<PlacedCard> field;
    std::vector<PlacedCard> assists;
    std::string headquarters;
    bool hqActive = true;
    bool mulliganUsed = false;

    /// All cards of the side, each copy once; the Schauplatz stands elsewhere.
    [[nodiscard]] std::vector<std::string> cards() const;
};

/// A `position` object whose form is right. Errors: `match.bad_position {place}` with what is wrong as detail.
struct PlacedPosition {
    int active = 0;
    int turn = 1;
    Phase phase = Phase::Play;
    std::array<PlacedSide, 2> sides;
    std::string location;
    int locationOwner = 0;

    static model::Result<PlacedPosition> read(const Json& json);
};

/// Fills a table with it. Precondition: the rules know all its cards and the state is large enough.
template<class L>
State<L> placed(const PlacedPosition& position, const Rules& rules, std::uint64_t seed) {
    using Place = Placing<L>;
    const auto indexOf = [&](const std::string& key) { return static_cast<std::size_t>(rules.indexOf(key)); };
    State<L> state = Duel<L>::emptyTable(rules, seed);
    Place::setTurn(state, position.turn, position.active);
    state.phase = position.phase;
    for (int number = 0; number < 2; ++number) {
        const PlacedSide& side = position.sides[static_cast<std::size_t>(number)];
        SideState<L>& own = state.sides[number];
        own.points = static_cast<std::uint8_t>(side.points.value_or(0));
        own.energy = static_cast<std::uint8_t>(side.energy.value_or(own.energy));
        own.mulligans = side.mulliganUsed ? 1 : 0;
        if (side.actions && number == position.active) {
            state.ap = static_cast<std::uint8_t>(*side.actions);
        }
        for (const std::string& key : side.deck) {
            Place::addToPile(state, number, indexOf(key));
        }
        for (const std::string& key : side.hand) {
            Place::addToHand(state, number, indexOf(key));
        }
        for (const std::string& key : side.discard) {
            Place::addToDiscard(state, number, indexOf(key));
        }
        for (const PlacedCard& card : side.field) {
            Figure<L>& figure = Place::addFigure(state, number, indexOf(card.card));
            figure.stance.setReady(card.ready);
            figure.stance.setWaiting(card.waiting);
            figure.stance.setLock(card.lock);
            figure.stress = static_cast<std::uint8_t>(card.stress);
            for (std::size_t i = 0; i < card.equipment.size(); ++i) {
                figure.equipment[i] = static_cast<typename L::Card>(indexOf(card.equipment[i]));
            }
        }
        for (const PlacedCard& card : side.assists) {
            Assist<L>& assist = Place::addAssist(state, number, indexOf(card.card));
            assist.stance.setReady(card.ready);
            assist.stance.setLock(card.lock);
        }
        if (!side.headquarters.empty()) {
            own.hq = static_cast<typename L::Card>(indexOf(side.headquarters));
            own.hqActive = side.hqActive ? 1 : 0;
        }
    }
    if (!position.location.empty()) {
        state.location = static_cast<typename L::Card>(indexOf(position.location));
        state.locationOwner = static_cast<std::uint8_t>(position.locationOwner);
        state.locationArmed = 1;
    }
    Place::settle(state, rules);
    return state;
}

} // namespace blattwerk::engine::heldenhain
