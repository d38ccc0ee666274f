#include "engine/systems/modulspiel/game.h"
#include "engine/systems/modulspiel/goldfish_game.h"
#include "engine/systems/modulspiel/resolver.h"
#include "engine/systems/modulspiel/resolver_answers.h"
#include "engine/systems/modulspiel/resolver_effects.h"
#include "engine/systems/modulspiel/resolver_field.h"
#include "engine/systems/modulspiel/resolver_settlement.h"
#include "engine/systems/modulspiel/resolver_setup.h"
#include "engine/systems/modulspiel/resolver_turn.h"
#include "engine/systems/modulspiel/resolver_waiting.h"
#include "engine/systems/modulspiel/resolver_zones.h"
#include "engine/systems/modulspiel/series_sink.h"

#include "engine/core/digest.h"

#include <cstring>

namespace blattwerk::engine::modulspiel {

State ModuleGame::emptyTable(std::uint64_t seed) {
    State state;
    std::memset(static_cast<void*>(&state), 0, sizeof(state));
    state.rng = Rng(seed);
    for (SideState& side : state.sides) {
        for (auto& place : side.top) {
            std::fill(std::begin(place), std::end(place), TopCard{});
        }
    }
    std::fill(std::begin(state.moduleOwner), std::end(state.moduleOwner), kNowhere);
    std::fill(std::begin(state.frames), std::end(state.frames), Frame{});
    state.play = {};
    state.rewardCard = kNoCard;
    state.locationWinner = state.stamper = kNowhere;
    state.quarter = 1;
    state.phase = Phase::Turn;
    return state;
}

template<class Sink>
State ModuleGame::start(const Rules& rules, const GameStart& start, Sink& sink) {
    State state = emptyTable(start.seed);
    Resolver<Sink>(state, rules, sink).setUp(start);
    return state;
}

template<class Sink>
void ModuleGame::apply(State& state, const Rules& rules, Action action, Sink& sink) {
    Resolver<Sink>(state, rules, sink).apply(action);
}

template<class Sink>
void ModuleGame::resume(State& state, const Rules& rules, Sink& sink) {
    Resolver<Sink>(state, rules, sink).resume();
}

OpenDecision ModuleGame::pending(const State& state, const Rules& rules) {
    OpenDecision open;
    open.kind = state.decision;
    open.side = state.decider;
    switch (state.decision) {
    case DecisionKind::Effort:
        open.card = state.play.card;
        open.least = open.most = state.play.left;
        break;
    case DecisionKind::Reserve:
        open.least = 0;
        open.most = state.left;
        break;
    case DecisionKind::Optional:
    case DecisionKind::Cover:
    case DecisionKind::PriceHand:
    case DecisionKind::PriceReserve:
    case DecisionKind::HandCard:
    case DecisionKind::PileCard:
    case DecisionKind::TargetSpot:
    case DecisionKind::TargetPlace: {
        const Frame& frame = state.frame();
        const Instruction& in = rules.programs.code[frame.pc];
        open.card = frame.source.card;
        open.sentence = in.sentence;
        const bool counts = state.decision != DecisionKind::Optional && state.decision != DecisionKind::Cover &&
                            state.decision != DecisionKind::TargetPlace;
        open.least = open.most = counts ? frame.left : 1;
        if (state.decision == DecisionKind::TargetSpot &&
            rules.programs.targets[frame.phase >= 2 ? in.second : in.target].quant == Quant::UpTo) {
            open.least = 0;
        }
        break;
    }
    default:
        break;
    }
    return open;
}

std::uint64_t ModuleGame::digest(const State& state) {
    // Places that are not in use may hold anything.
    Digest digest;
    digest.addBytes(&state.rng, sizeof(state.rng));
    for (const SideState& side : state.sides) {
        digest.add(side.pileCount | unsigned{side.handCount} << 8U | unsigned{side.discardCount} << 16U |
                   unsigned{side.reserveCount} << 24U);
        digest.addBytes(side.cards, std::size_t{side.pileCount} + side.handCount);
        digest.addBytes(side.cards + kSideRoom - side.discardCount, side.discardCount);
        digest.addBytes(side.reserve, side.reserveCount);
        digest.addBytes(side.chosen, side.chosenCount);
        digest.addBytes(side.bought, side.boughtCount * sizeof(BoughtCard));
        for (const auto& place : side.top) {
            for (const TopCard& card : place) {
                if (!card.there()) {
                    digest.add(0);
                    continue;
                }
                digest.add(card.card | unsigned{card.faceUp} << 8U | unsigned{card.seen} << 9U |
                           unsigned{card.review} << 10U | unsigned{card.marks} << 16U | unsigned{card.stress} << 24U);
                digest.add(card.cover | std::uint64_t{static_cast<std::uint16_t>(card.bonus)} << 8U |
                           std::uint64_t{static_cast<std::uint16_t>(card.reviewed)} << 24U |
                           std::uint64_t{card.arrival} << 40U);
            }
        }
        digest.addBytes(side.stamps, sizeof(side.stamps));
        digest.addBytes(side.placeBonus, sizeof(side.placeBonus));
        digest.add(side.euro | std::uint64_t{static_cast<std::uint16_t>(side.nextEffort)} << 16U |
                   std::uint64_t{side.passed} << 32U);
        digest.add(side.certificates | std::uint64_t{side.unlocked} << 32U);
        digest.add(side.used);
    }
    digest.addBytes(state.market, state.marketCount);
    digest.addBytes(state.market + kMostMarket - state.marketDiscardCount, state.marketDiscardCount);
    for (const Display& display : state.displays) {
        digest.addBytes(display.cards, display.count);
    }
    digest.addBytes(state.removed, sizeof(state.removed));
    digest.addBytes(state.moduleOwner, sizeof(state.moduleOwner));
    digest.addBytes(state.marks, sizeof(state.marks));
    const auto addSource = [&](const Source& source) {
        digest.add(source.card | unsigned{source.controller} << 8U | unsigned{source.place} << 16U);
    };
    for (std::size_t i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[i];
        digest.add(frame.chosen);
        digest.add(frame.todo);
        digest.add(frame.second);
        digest.add(frame.picked);
        digest.add(frame.pc | std::uint64_t{frame.ability} << 16U |
                   std::uint64_t{static_cast<std::uint16_t>(frame.x)} << 32U | std::uint64_t{frame.left} << 48U);
        digest.add(frame.pieces | std::uint64_t{frame.phase} << 16U | std::uint64_t{frame.sub} << 24U |
                   std::uint64_t{frame.place} << 32U | std::uint64_t{frame.cover} << 40U |
                   std::uint64_t{frame.card} << 48U | std::uint64_t{frame.marked} << 56U |
                   std::uint64_t{frame.answered} << 57U);
        addSource(frame.source);
    }
    for (std::size_t i = 0; i < state.waitingCount; ++i) {
        const Waiting& one = state.waiting[i];
        digest.add(one.ability | unsigned{one.group} << 16U | std::uint64_t{one.aftermath} << 32U);
        addSource(one.source);
    }
    digest.add(state.group | std::uint64_t{state.quarter} << 16U | std::uint64_t{state.actions} << 32U |
               std::uint64_t{state.effects} << 48U);
    digest.add(state.arrivals | std::uint64_t{state.play.card} << 16U | std::uint64_t{state.play.spot} << 24U |
               std::uint64_t{state.play.left} << 32U | std::uint64_t{state.play.overlay} << 40U |
               static_cast<std::uint64_t>(state.phase) << 48U | static_cast<std::uint64_t>(state.stage) << 56U);
    digest.add(static_cast<std::uint64_t>(state.decision) | unsigned{state.decider} << 8U |
               unsigned{state.active} << 16U | std::uint64_t{state.startSide} << 24U |
               std::uint64_t{state.picks} << 32U | std::uint64_t{state.acted} << 40U |
               std::uint64_t{state.extraActions} << 48U | std::uint64_t{state.textTurn} << 56U);
    digest.addBytes(state.order, state.orderCount);
    digest.add(state.scored | unsigned{state.locationWinner} << 8U | unsigned{state.stamper} << 16U |
               std::uint64_t{state.left} << 24U | std::uint64_t{state.orderGroup} << 32U |
               std::uint64_t{state.rewardCard} << 48U);
    digest.add(state.clearing);
    digest.add(static_cast<std::uint64_t>(state.winner) | static_cast<std::uint64_t>(state.ending) << 8U);
    return digest.value();
}

template State ModuleGame::start(const Rules&, const GameStart&, NullSink&);
template State ModuleGame::start(const Rules&, const GameStart&, RecordingSink&);
template State ModuleGame::start(const Rules&, const GameStart&, GoldfishSink&);
template State ModuleGame::start(const Rules&, const GameStart&, SeriesSink&);
template void ModuleGame::apply(State&, const Rules&, Action, NullSink&);
template void ModuleGame::apply(State&, const Rules&, Action, RecordingSink&);
template void ModuleGame::apply(State&, const Rules&, Action, GoldfishSink&);
template void ModuleGame::apply(State&, const Rules&, Action, SeriesSink&);
template void ModuleGame::resume(State&, const Rules&, NullSink&);
template void ModuleGame::resume(State&, const Rules&, RecordingSink&);

} // namespace blattwerk::engine::modulspiel
