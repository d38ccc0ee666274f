#include "engine/systems/fahnenturnier/match_game.h"

#include "engine/core/digest.h"
#include "engine/systems/fahnenturnier/match_effects.h"
#include "engine/systems/fahnenturnier/match_flow.h"
#include "engine/systems/fahnenturnier/match_resolver.h"

#include <iterator>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// One answer for each different card of the range.
template<typename Iterator>
void offer(Iterator begin, Iterator end, ActionList& out) {
    for (Iterator at = begin; at != end; ++at) {
        out.push_back_if(choose(ChoiceKind::Card, *at), std::find(begin, at, *at) == at);
    }
}

} // namespace

template<class Sink>
MatchState FlagMatch::start(const Rules& rules, const MatchStart& start, Sink& sink) {
    MatchState state;
    MatchResolver<Sink>(state, rules, sink).start(start);
    return state;
}

void FlagMatch::legal(const MatchState& state, const Rules& /*rules*/, ActionList& out) {
    out.clear();
    if (state.over()) {
        return;
    }
    const MatchSide& own = state.sides[state.decider];
    const auto top = std::make_reverse_iterator(own.deck.end());
    const Frame none;
    const Frame& frame = state.frames.empty() ? none : state.frames[state.frames.size() - 1];
    const auto seenEnd = top + static_cast<std::ptrdiff_t>(std::min<std::size_t>(frame.looked, own.deck.size()));
    switch (state.decision) {
    case DecisionKind::None:
        out.push_back(action(ActionKind::Reveal));
        break;
    case DecisionKind::Optional:
        out.push_back(choose(ChoiceKind::Yes));
        out.push_back(choose(ChoiceKind::No));
        break;
    case DecisionKind::BankCard:
        offer(own.bank.begin(), own.bank.end(), out);
        break;
    case DecisionKind::SeenCard:
        offer(top, seenEnd, out);
        break;
    case DecisionKind::OrderCard:
        offer(seenEnd - frame.left, seenEnd, out);
        break;
    case DecisionKind::DeckCard:
        break;
    }
}

template<class Sink>
void FlagMatch::apply(MatchState& state, const Rules& rules, Action action, Sink& sink) {
    MatchResolver<Sink>(state, rules, sink).apply(action);
}

std::uint64_t FlagMatch::digest(const MatchState& state) {
    // Places that are not in use may hold anything.
    Digest digest;
    digest.addBytes(&state.rng, sizeof(state.rng));
    const auto addCards = [&](const Cards& cards) {
        digest.add(cards.size());
        digest.addBytes(cards.begin(), cards.size() * sizeof(CardNo));
    };
    const auto addSource = [&](const Source& source) {
        return std::uint64_t{source.card} | std::uint64_t{source.side} << 16U | std::uint64_t{source.place} << 24U;
    };
    for (const MatchSide& side : state.sides) {
        addCards(side.deck);
        addCards(side.bank);
        addCards(side.rest);
        addCards(side.box);
        digest.add(side.half.size());
        for (const HalfCard& half : side.half) {
            digest.add(half.card | std::uint64_t{static_cast<std::uint16_t>(half.bonus)} << 16U);
        }
        digest.add(static_cast<std::uint16_t>(side.fans) |
                   std::uint64_t{static_cast<std::uint16_t>(side.nextBonus)} << 16U |
                   std::uint64_t{static_cast<std::uint8_t>(side.extraSeats)} << 32U |
                   std::uint64_t{static_cast<std::uint8_t>(side.strengthen)} << 40U | std::uint64_t{side.known} << 48U);
        digest.add(side.trophies | std::uint64_t{side.bestTrophy} << 8U | std::uint64_t{side.seat} << 16U |
                   std::uint64_t{side.bot} << 24U);
    }
    digest.add(state.frames.size());
    for (const Frame& frame : state.frames) {
        digest.add(addSource(frame.source) | std::uint64_t{frame.pc} << 32U | std::uint64_t{frame.left} << 48U |
                   std::uint64_t{frame.looked} << 56U);
        digest.add(static_cast<std::uint16_t>(frame.x));
    }
    for (std::size_t i = state.waitingAt; i < state.waiting.size(); ++i) {
        const Waiting& waiting = state.waiting[i];
        digest.add(addSource(waiting.source) | std::uint64_t{waiting.moments} << 32U |
                   std::uint64_t{waiting.next} << 40U);
    }
    digest.add(state.reveals | std::uint64_t{state.effects} << 32U);
    digest.add(state.round | std::uint64_t{static_cast<std::uint16_t>(state.fansLeft)} << 16U);
    digest.add(static_cast<std::uint64_t>(state.stage) | static_cast<std::uint64_t>(state.decision) << 8U |
               std::uint64_t{state.decider} << 16U | std::uint64_t{state.beginner} << 24U |
               std::uint64_t{static_cast<std::uint8_t>(state.holder)} << 32U | std::uint64_t{state.firstStands} << 40U |
               std::uint64_t{state.diverted} << 41U | std::uint64_t{state.clearing} << 44U |
               static_cast<std::uint64_t>(state.divertedTo) << 42U |
               std::uint64_t{static_cast<std::uint8_t>(state.winner)} << 48U |
               static_cast<std::uint64_t>(state.ending) << 56U);
    return digest.value();
}

template MatchState FlagMatch::start(const Rules&, const MatchStart&, NullSink&);
template MatchState FlagMatch::start(const Rules&, const MatchStart&, RecordingSink&);
template void FlagMatch::apply(MatchState&, const Rules&, Action, NullSink&);
template void FlagMatch::apply(MatchState&, const Rules&, Action, RecordingSink&);

} // namespace blattwerk::engine::fahnenturnier
