#include "engine/systems/fahnenturnier/tournament.h"

#include <algorithm>
#include <bit>

namespace blattwerk::engine::fahnenturnier {

namespace {

bool mayReroll(const State& state) {
    const DeckPhase& deck = state.deck;
    return state.phase == Phase::Deck && deck.chosen && deck.rerolls > 0 && deck.picksLeft > 0 && !deck.drawn.empty();
}

bool isRemoving(const State& state) {
    return state.phase == Phase::Remove || state.phase == Phase::FinalRemove;
}

void addDeckPhase(const State& state, const Rules& rules, ActionList& out) {
    const DeckPhase& deck = state.deck;
    if (!deck.chosen) {
        for (const LevelOption& option : Tournament::options(state, rules, state.active)) {
            out.push_back(action(ActionKind::ChooseLevel, static_cast<std::uint64_t>(option.level)));
        }
        return;
    }
    for (std::size_t i = 0; i < deck.drawn.size(); ++i) {
        const bool isFirst =
            std::find(deck.drawn.begin(), deck.drawn.begin() + i, deck.drawn[i]) == deck.drawn.begin() + i;
        out.push_back_if(action(ActionKind::Pick, deck.drawn[i]), isFirst);
    }
    if (mayReroll(state)) {
        out.push_back(action(ActionKind::Reroll, bitsBelow(deck.drawn.size())));
        const bool some = rules.parameters.rerollScope == RerollScope::Any && deck.drawn.size() > 1;
        for (std::size_t i = 0; some && i < deck.drawn.size(); ++i) {
            out.push_back(action(ActionKind::Reroll, std::uint64_t{1} << i));
        }
    }
    out.push_back_if(action(ActionKind::Continue), !rules.parameters.pickExact);
}

/// One step for each different card of the deck.
template<typename Step>
void addDeckCards(const State& state, ActionList& out, Step step) {
    const Cards& deck = state.seats[state.active].deck;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        out.push_back_if(step(i, deck[i]), std::find(deck.begin(), deck.begin() + i, deck[i]) == deck.begin() + i);
    }
}

void addChoices(const State& state, ActionList& out) {
    if (state.decision == DecisionKind::Optional) {
        out.push_back(choose(ChoiceKind::Yes));
        out.push_back(choose(ChoiceKind::No));
    } else {
        addDeckCards(state, out, [](std::size_t, CardNo card) { return choose(ChoiceKind::Card, card); });
    }
}

} // namespace

void Tournament::legal(const State& state, const Rules& rules, ActionList& out) {
    out.clear();
    if (state.over()) {
        return;
    }
    if (state.phase == Phase::Match) {
        FlagMatch::legal(state.match, rules, out);
        return;
    }
    if (state.decision != DecisionKind::None) {
        addChoices(state, out);
        return;
    }
    if (state.phase == Phase::Deck) {
        addDeckPhase(state, rules, out);
        return;
    }
    if (isRemoving(state) && static_cast<int>(state.seats[state.active].deck.size()) > rules.parameters.deckLeast) {
        addDeckCards(state, out,
                     [](std::size_t i, CardNo) { return action(ActionKind::Remove, std::uint64_t{1} << i); });
    }
    out.push_back(action(ActionKind::Continue));
}

bool Tournament::isLegal(const State& state, const Rules& rules, Action step) {
    const bool several = std::popcount(step.value) > 1 && state.decision == DecisionKind::None && !state.over();
    if (several && step.kind == ActionKind::Remove && isRemoving(state)) {
        const std::size_t size = state.seats[state.active].deck.size();
        return (step.value & ~bitsBelow(size)) == 0 &&
               static_cast<int>(size) - std::popcount(step.value) >= rules.parameters.deckLeast;
    }
    if (several && step.kind == ActionKind::Reroll && mayReroll(state)) {
        const std::uint64_t all = bitsBelow(state.deck.drawn.size());
        return step.value == all || ((step.value & ~all) == 0 && rules.parameters.rerollScope == RerollScope::Any);
    }
    ActionList list;
    legal(state, rules, list);
    if (step.kind == ActionKind::Remove && std::popcount(step.value) == 1 && isRemoving(state)) {
        // Any copy of a listed card.
        return !list.empty() && list[0].kind == ActionKind::Remove &&
               (step.value & ~bitsBelow(state.seats[state.active].deck.size())) == 0;
    }
    return list.contains(step);
}

} // namespace blattwerk::engine::fahnenturnier
