#include "engine/systems/fahnenturnier/tournament.h"

#include "engine/core/digest.h"
#include "engine/systems/fahnenturnier/match_effects.h"
#include "engine/systems/fahnenturnier/match_flow.h"
#include "engine/systems/fahnenturnier/tournament_deck.h"
#include "engine/systems/fahnenturnier/tournament_flow.h"
#include "engine/systems/fahnenturnier/tournament_picks.h"

namespace blattwerk::engine::fahnenturnier {

template<class Sink>
State Tournament::start(const Rules& rules, std::uint64_t seed, Sink& sink) {
    State state;
    TournamentResolver<Sink>(state, rules, sink).setUp(seed);
    return state;
}

template<class Sink>
State Tournament::startMatch(const Rules& rules, const MatchStart& start, Sink& sink) {
    State state;
    TournamentResolver<Sink>(state, rules, sink).startSingle(start);
    return state;
}

template<class Sink>
void Tournament::beginMatch(State& state, const Rules& rules, int park, Sink& sink) {
    TournamentResolver<Sink>(state, rules, sink).startMatch(park);
}

template<class Sink>
void Tournament::beginFinal(State& state, const Rules& rules, Sink& sink) {
    TournamentResolver<Sink>(state, rules, sink).beginFinal();
}

template<class Sink>
void Tournament::resumeMatch(State& state, const Rules& rules, Sink& sink) {
    TournamentResolver<Sink>(state, rules, sink).resumeMatch();
}

void Tournament::orderSeats(State& state, const Rules& rules) {
    NullSink none;
    TournamentResolver<NullSink>(state, rules, none).orderSeats();
}

template<class Sink>
void Tournament::apply(State& state, const Rules& rules, Action action, Sink& sink) {
    TournamentResolver<Sink>(state, rules, sink).apply(action);
}

const LevelOptions& Tournament::options(const State& state, const Rules& rules, int seat) {
    return state.ownOptions ? state.options : rules.contest.row(seat, state.round).options;
}

int Tournament::fans(const State& state, int seat) {
    const int side = state.sideOf(seat);
    return side < 0 ? state.seats[seat].fans : state.match.sides[side].fans;
}

int Tournament::score(const State& state, int seat) {
    int sum = fans(state, seat);
    for (const Trophy& trophy : state.seats[seat].trophies) {
        sum += trophy.fans;
    }
    return sum;
}

OpenDecision Tournament::pending(const State& state, const Rules& rules) {
    OpenDecision open;
    const bool match = state.phase == Phase::Match;
    open.kind = match ? state.match.decision : state.decision;
    open.seat = state.actor();
    if (open.kind == DecisionKind::None) {
        return open;
    }
    const Frame& frame = match ? state.match.frames[state.match.frames.size() - 1] : state.deck.frame;
    open.card = frame.source.card;
    open.count = open.kind == DecisionKind::Optional ? 1 : frame.left;
    open.sentence = rules.programs.code[frame.pc].sentence;
    return open;
}

std::uint64_t Tournament::digest(const State& state) {
    // Places that are not in use may hold anything.
    Digest digest;
    digest.addBytes(&state.rng, sizeof(state.rng));
    digest.add(state.matchSeed);
    digest.add(FlagMatch::digest(state.match));
    const auto addCards = [&](const auto& cards) {
        digest.add(cards.size());
        digest.addBytes(cards.begin(), cards.size() * sizeof(CardNo));
    };
    const auto addTrophies = [&](const auto& trophies) {
        digest.add(trophies.size());
        for (const Trophy& trophy : trophies) {
            digest.add(trophy.round | std::uint64_t{trophy.fans} << 8U);
        }
    };
    for (const Seat& seat : state.seats) {
        addCards(seat.deck);
        addTrophies(seat.trophies);
        digest.add(static_cast<std::uint16_t>(seat.fans));
    }
    for (const Dispenser& level : state.levels) {
        digest.add(level.pileCount | std::uint64_t{level.trayCount} << 16U);
        digest.addBytes(level.cards, level.pileCount * sizeof(CardNo));
        digest.addBytes(level.cards + kMostLevelCards - level.trayCount, level.trayCount * sizeof(CardNo));
    }
    addCards(state.box);
    addTrophies(state.boxTrophies);
    for (const auto& stack : state.stacks) {
        addTrophies(stack);
    }
    const DeckPhase& deck = state.deck;
    addCards(deck.drawn);
    addCards(deck.picked);
    digest.add(static_cast<std::uint64_t>(deck.level) | std::uint64_t{deck.chosen} << 8U |
               std::uint64_t{deck.picksLeft} << 16U | std::uint64_t{deck.rerolls} << 24U |
               std::uint64_t{deck.ability} << 32U | std::uint64_t{deck.running} << 40U |
               std::uint64_t{deck.ending} << 41U);
    digest.add(deck.effects);
    digest.add(deck.frame.pc | std::uint64_t{static_cast<std::uint16_t>(deck.frame.x)} << 16U |
               std::uint64_t{deck.frame.left} << 32U | std::uint64_t{deck.frame.source.card} << 40U);
    for (const LevelOption& option : state.options) {
        digest.add(static_cast<std::uint64_t>(option.level) << 8U | option.picks);
    }
    for (const std::uint8_t seat : state.order) {
        digest.add(seat);
    }
    const auto byte = [](auto value) { return std::uint64_t{static_cast<std::uint8_t>(value)}; };
    digest.add(byte(state.ownOptions) | byte(state.single) << 8U | byte(state.finalPlayed) << 16U |
               byte(state.phase) << 24U | byte(state.players) << 32U | byte(state.seatCount) << 40U |
               byte(state.bot) << 48U | byte(state.round) << 56U);
    digest.add(byte(state.active) | byte(state.orderAt) << 8U | byte(state.park) << 16U | byte(state.decision) << 24U |
               byte(state.finalists[0]) << 32U | byte(state.finalists[1]) << 40U | byte(state.winner) << 48U |
               byte(state.ending) << 56U);
    return digest.value();
}

template State Tournament::start(const Rules&, std::uint64_t, NullSink&);
template State Tournament::start(const Rules&, std::uint64_t, RecordingSink&);
template State Tournament::startMatch(const Rules&, const MatchStart&, NullSink&);
template State Tournament::startMatch(const Rules&, const MatchStart&, RecordingSink&);
template void Tournament::beginMatch(State&, const Rules&, int, NullSink&);
template void Tournament::beginMatch(State&, const Rules&, int, RecordingSink&);
template void Tournament::beginFinal(State&, const Rules&, NullSink&);
template void Tournament::resumeMatch(State&, const Rules&, NullSink&);
template void Tournament::resumeMatch(State&, const Rules&, RecordingSink&);
template void Tournament::apply(State&, const Rules&, Action, NullSink&);
template void Tournament::apply(State&, const Rules&, Action, RecordingSink&);

} // namespace blattwerk::engine::fahnenturnier
