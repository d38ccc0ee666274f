#include "engine/systems/ikonen/fight_sink.h"
#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/resolver.h"
#include "engine/systems/ikonen/resolver_effects.h"
#include "engine/systems/ikonen/resolver_fight.h"
#include "engine/systems/ikonen/resolver_setup.h"
#include "engine/systems/ikonen/resolver_turn.h"
#include "engine/systems/ikonen/series_sink.h"

#include "engine/core/digest.h"

#include <cstring>

namespace blattwerk::engine::ikonen {

namespace {

State blankState(std::uint64_t seed) {
    State state;
    std::memset(static_cast<void*>(&state), 0, sizeof(state));
    state.rng = Rng(seed);
    for (SideState& side : state.sides) {
        std::fill(std::begin(side.field), std::end(side.field), PlacedIcon{});
    }
    state.fallen[0] = state.fallen[1] = {};
    state.frame = {};
    state.walk = {};
    state.reveals = {};
    state.fight = {};
    return state;
}

} // namespace

template<class Sink>
State Duel::start(const Rules& rules, const GameStart& start, Sink& sink) {
    State state = blankState(start.seed);
    Resolver<Sink>(state, rules, sink).setUp(start);
    return state;
}

State Duel::emptyTable(std::uint64_t seed) {
    State state = blankState(seed);
    state.turn = 1;
    return state;
}

template<class Sink>
void Duel::apply(State& state, const Rules& rules, Action action, Sink& sink) {
    Resolver<Sink>(state, rules, sink).apply(action);
}

OpenDecision Duel::pending(const State& state, const Rules& rules) {
    OpenDecision open;
    open.kind = state.decision;
    open.side = state.decider;
    open.count = state.frame.left;
    if (state.decision != DecisionKind::None && state.frame.active) {
        open.card = state.frame.source.card;
        open.sentence = rules.programs.code[state.frame.pc].sentence;
    }
    return open;
}

std::uint64_t Duel::digest(const State& state) {
    // Places that are not in use may hold anything.
    Digest digest;
    digest.addBytes(&state.rng, sizeof(state.rng));
    const auto addIcon = [&](const PlacedIcon& icon) {
        digest.add(icon.card | unsigned{icon.faceUp} << 8U | unsigned{icon.isNew} << 9U |
                   unsigned{icon.attachedCount} << 10U | unsigned{icon.foreign} << 13U);
        digest.addBytes(icon.attached, icon.attachedCount);
        digest.addBytes(icon.boost, sizeof(icon.boost));
    };
    for (const SideState& side : state.sides) {
        digest.add(side.pileCount | unsigned{side.handCount} << 8U | unsigned{side.discardCount} << 16U |
                   unsigned{side.prizeCount} << 24U);
        digest.add(side.wonCount | unsigned{side.mulligans} << 8U | std::uint64_t{side.knownPrizes[0]} << 16U |
                   std::uint64_t{side.knownPrizes[1]} << 32U);
        digest.addBytes(side.cards, std::size_t{side.pileCount} + side.handCount);
        digest.addBytes(side.cards + kPiles - side.discardCount, side.discardCount);
        digest.addBytes(side.prizes, side.prizeCount);
        digest.addBytes(side.won, side.wonCount);
        std::for_each(std::begin(side.field), std::end(side.field), addIcon);
    }
    addIcon(state.fallen[0]);
    addIcon(state.fallen[1]);
    const Frame& frame = state.frame;
    digest.add(frame.pc | std::uint64_t{static_cast<std::uint16_t>(frame.x)} << 16U |
               std::uint64_t{frame.looked} << 32U | std::uint64_t{frame.active} << 48U |
               std::uint64_t{frame.left} << 56U);
    digest.add(frame.picked | unsigned{frame.source.card} << 8U | unsigned{frame.source.controller} << 16U |
               unsigned{frame.source.side} << 17U | unsigned{frame.source.slot} << 18U);
    for (const Walk& walk : {state.walk, state.reveals}) {
        digest.add(walk.places | static_cast<std::uint64_t>(walk.trigger) << 16U | std::uint64_t{walk.at} << 24U |
                   std::uint64_t{walk.text} << 32U | std::uint64_t{walk.ability} << 40U |
                   std::uint64_t{walk.only} << 48U | std::uint64_t{walk.controller} << 56U);
    }
    const Fight& fight = state.fight;
    digest.add(unsigned{fight.running} | unsigned{fight.attacker} << 8U | unsigned{fight.defender} << 16U |
               std::uint64_t{static_cast<std::uint8_t>(fight.value)} << 24U |
               std::uint64_t{static_cast<std::uint8_t>(fight.result)} << 32U | std::uint64_t{fight.defeated[0]} << 40U |
               std::uint64_t{fight.defeated[1]} << 41U | std::uint64_t{fight.bringsPrize} << 42U);
    digest.add(state.turn | std::uint64_t{state.effects} << 16U | static_cast<std::uint64_t>(state.phase) << 32U |
               static_cast<std::uint64_t>(state.stage) << 40U | static_cast<std::uint64_t>(state.decision) << 48U |
               std::uint64_t{state.decider} << 56U);
    digest.add(state.active | unsigned{state.placed} << 8U | unsigned{state.attached} << 16U |
               std::uint64_t{state.attacksLeft} << 24U | std::uint64_t{state.attacked} << 32U |
               std::uint64_t{state.drawFailed} << 33U | std::uint64_t{state.took[0]} << 34U |
               std::uint64_t{state.took[1]} << 35U | std::uint64_t{state.redeals} << 40U |
               static_cast<std::uint64_t>(state.winner) << 48U | static_cast<std::uint64_t>(state.ending) << 56U);
    digest.add(state.lastAttack);
    return digest.value();
}

template State Duel::start(const Rules&, const GameStart&, NullSink&);
template State Duel::start(const Rules&, const GameStart&, RecordingSink&);
template State Duel::start(const Rules&, const GameStart&, SeriesSink&);
template void Duel::apply(State&, const Rules&, Action, NullSink&);
template void Duel::apply(State&, const Rules&, Action, RecordingSink&);
template void Duel::apply(State&, const Rules&, Action, FightSink&);
template void Duel::apply(State&, const Rules&, Action, SeriesSink&);

} // namespace blattwerk::engine::ikonen
