#pragma once

#include "engine/core/digest.h"
#include "engine/systems/heldenhain/explain.h"
#include "engine/systems/heldenhain/game.h"
#include "engine/systems/heldenhain/legal.h"
#include "engine/systems/heldenhain/legal_pick.h"
#include "engine/systems/heldenhain/resolver.h"

#include <algorithm>
#include <cstring>

namespace blattwerk::engine::heldenhain {

namespace { // NOLINT(*-anonymous-namespace-in-header, *-build-namespaces)

/// A sink that is another type in each source file that includes this one: the resolver that uses it is then known to
/// be called from there only, and the compiler inlines it accordingly.
template<class Sink>
struct LocalSink {
    static constexpr bool kRecords = Sink::kRecords;
    static constexpr bool wants(EventKind kind) {
        if constexpr (requires { Sink::wants(kind); }) {
            return Sink::wants(kind);
        } else {
            return kRecords;
        }
    }
    void record(const Event& event) { sink.record(event); }

    Sink& sink;
};

} // namespace

namespace detail {

template<class L>
State<L> blankState(std::uint64_t seed) {
    State<L> state;
    std::memset(static_cast<void*>(&state), 0, sizeof(state));
    state.rng = Rng(seed);
    state.location = State<L>::kNoCard;
    state.played = State<L>::kNoCard;
    state.playedSource = Source::of(Source::Gone, 0);
    for (SideState<L>& side : state.sides) {
        side.hq = State<L>::kNoCard;
    }
    return state;
}

} // namespace detail

template<class L>
template<class Sink>
State<L> Duel<L>::start(const Rules& rules, const GameStart& start, Sink& sink) {
    State state = detail::blankState<L>(start.seed);
    LocalSink<Sink> local{sink};
    Resolver<L, LocalSink<Sink>> resolver(state, rules, local);
    resolver.setUp(start.decks[0], start.decks[1], start.first, start.shuffle);
    return state;
}

template<class L>
State<L> Duel<L>::emptyTable(const Rules& rules, std::uint64_t seed) {
    State state = detail::blankState<L>(seed);
    state.phase = Phase::Play;
    state.stage = Stage::Idle;
    state.turn = 1;
    state.ap = static_cast<std::uint8_t>(rules.parameters.actionPoints);
    for (SideState<L>& side : state.sides) {
        side.energy = static_cast<std::uint8_t>(rules.parameters.energyCap);
    }
    return state;
}

template<class L>
void Duel<L>::legal(const State& state, const Rules& rules, ActionList& out) {
    LegalActions<L>(state, rules, out).list();
}

template<class L>
auto Duel<L>::pickLegal(const State& state, const Rules& rules, Rng& rng) -> Action {
    ActionList room;
    return LegalPick<L>(state, rules, room).pick(rng);
}

template<class L>
auto Duel<L>::playable(const State& state, const Rules& rules) -> Cards {
    ActionList room;
    Cards cards;
    LegalActions<L>(state, rules, room).playable(cards);
    return cards;
}

template<class L>
bool Duel<L>::isLegal(const State& state, const Rules& rules, Action action) {
    ActionList list;
    legal(state, rules, list);
    return list.contains(action);
}

template<class L>
template<class Sink>
void Duel<L>::apply(State& state, const Rules& rules, Action action, Sink& sink) {
    LocalSink<Sink> local{sink};
    Resolver<L, LocalSink<Sink>>(state, rules, local).apply(action);
}

template<class L>
Citations Duel<L>::explain(const State& state, const Rules& rules, Action action, int side) {
    Citations out;
    Explanation<L>(state, rules, out).explain(action, side);
    return out;
}

template<class L>
OpenDecision Duel<L>::pending(const State& state, const Rules& rules) {
    OpenDecision open;
    open.kind = state.decision;
    open.side = state.decider;
    if (state.decision == DecisionKind::None) {
        return open;
    }
    open.most = state.decision == DecisionKind::Mulligan || state.decision == DecisionKind::Optional ||
                        state.decision == DecisionKind::Option
                    ? 1
                    : state.frame.left;
    if (state.frame.active != 0) {
        const Instruction& in = rules.code[state.frame.pc];
        open.card = rules.abilities[state.frame.entry.ability].card;
        open.sentence = in.sentence;
        if (state.decision == DecisionKind::Order) {
            open.most = state.frame.carried;
        }
        if (state.decision == DecisionKind::Target) {
            State copy = state;
            NullSink none;
            open.least = Resolver<L, NullSink>(copy, rules, none).mayPass() ? 0 : open.most;
            return open;
        }
    } else if (state.decision == DecisionKind::Order) {
        open.most = 0;
        while (open.most < state.queueCount && state.queue[open.most].batch == state.queue[0].batch) {
            ++open.most;
        }
    }
    open.least = open.most;
    return open;
}

template<class L>
State<L> Duel<L>::view(const State& state, const Rules& rules, int side) {
    State seen = state;
    seen.rng = Rng(0);
    for (int owner = 0; owner < 2; ++owner) {
        SideState<L>& hidden = seen.sides[owner];
        // The hand lies behind the pile; the looked-at top cards show to the side that decides.
        std::size_t end = hidden.pileCount;
        const bool looks = state.decision != DecisionKind::None && state.decider == side && owner == side &&
                           state.frame.active != 0 && rules.code[state.frame.pc].op == Op::LookTop;
        if (looks) {
            end -= state.frame.carried;
        }
        std::fill(hidden.cards, hidden.cards + end, State::kHidden);
        if (owner != side) {
            typename L::Card* hand = hidden.cards + hidden.pileCount;
            const std::size_t shown =
                rules.parameters.startCharacterRevealed && state.phase == Phase::Mulligan ? hidden.startCharacters : 0U;
            std::fill(hand, hand + hidden.handCount - shown, State::kHidden);
        }
        std::fill(hidden.cards + hidden.pileCount + hidden.handCount, hidden.cards + L::kDeck - hidden.discardCount,
                  typename L::Card{0});
    }
    return seen;
}

namespace detail {

/// Whether the viewer knows none of these cards; where a card is a byte, nearly all questions are about eight at once.
template<class L>
bool areHidden(const typename L::Card* begin, const typename L::Card* end) {
    constexpr std::uint64_t kEightHidden = 0x0101010101010101U * std::uint64_t{State<Small>::kHidden};
    while (sizeof(typename L::Card) == 1 && end - begin >= 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, begin, sizeof(eight));
        if (eight != kEightHidden) {
            return false;
        }
        begin += 8;
    }
    return std::all_of(begin, end, [](typename L::Card card) { return card == State<L>::kHidden; });
}

/// Calls `see` for each place of a card of that side that is not hidden from everybody; some hold no card.
template<class L, typename See>
void eachSeen(const State<L>& state, const Rules& rules, int owner, See&& see) {
    const SideState<L>& own = state.sides[owner];
    const typename L::Card* const held = own.cards + own.pileCount + own.handCount;
    for (const typename L::Card* card = own.cards; card < held;) {
        if (held - card >= 8 && areHidden<L>(card, card + 8)) {
            card += 8;
        } else {
            see(*card++);
        }
    }
    for (std::size_t i = 0; i < own.discardCount; ++i) {
        see(own.discard(i));
    }
    for (std::size_t slot = 0; slot < own.fieldCount; ++slot) {
        see(own.field[slot].card);
        for (const typename L::Card equipment : own.field[slot].equipment) {
            see(equipment);
        }
    }
    for (std::size_t i = 0; i < own.assistCount; ++i) {
        see(own.assists[i].card);
    }
    see(own.hq);
    if (state.locationOwner == owner) {
        see(state.location);
    }
    if (state.stage == Stage::Played && state.active == owner && state.played != State<L>::kNoCard &&
        rules.cards[state.played].type == CardType::ActionCard) {
        see(state.played);
    }
}

/// What the deck of a side holds and nobody sees anywhere, in the deck's order.
template<class L>
FixedVector<typename L::Card, L::kDeck> unseenCards(const State<L>& state, const Rules& rules, int owner) {
    FixedVector<typename L::Card, L::kDeck> unseen;
    if constexpr (sizeof(typename L::Card) == 1) { // counting spares the sorting
        std::uint8_t copies[256] = {};
        eachSeen(state, rules, owner, [&](typename L::Card card) { ++copies[card]; });
        typename L::Card* end = unseen.begin();
        for (const std::uint16_t card : rules.decks[owner]) {
            const std::uint8_t seen = copies[card];
            const unsigned isSeen = seen != 0 ? 1U : 0U;
            copies[card] = static_cast<std::uint8_t>(seen - isSeen);
            *end = static_cast<typename L::Card>(card);
            end += 1U - isSeen;
        }
        unseen.setEnd(end);
        return unseen;
    }
    FixedVector<std::uint16_t, 2 * L::kDeck> seen;
    eachSeen(state, rules, owner, [&](typename L::Card card) { seen.push_back_if(card, card < State<L>::kHidden); });
    std::sort(seen.begin(), seen.end());
    const std::uint16_t* next = seen.begin();
    for (const std::uint16_t card : rules.decks[owner]) { // sorted as well
        while (next != seen.end() && *next < card) {
            ++next;
        }
        const bool isSeen = next != seen.end() && *next == card;
        next += isSeen ? 1 : 0;
        unseen.push_back_if(static_cast<typename L::Card>(card), !isSeen);
    }
    return unseen;
}

} // namespace detail

template<class L>
State<L> Duel<L>::determinize(const State& view, const Rules& rules, int side, Rng& rng) {
    (void)side;
    State full = view;
    fillHidden(full, rules, rng, L::kDeck);
    return full;
}

template<class L>
void Duel<L>::fillHidden(State& view, const Rules& rules, Rng& rng, std::size_t drawn) {
    Rng local = rng; // stays in registers
    view.rng = Rng(local.next());
    for (int owner = 0; owner < 2; ++owner) {
        SideState<L>& own = view.sides[owner];
        FixedVector<typename L::Card, L::kDeck> unseen = detail::unseenCards<L>(view, rules, owner);
        // The hand, then the pile from its top down.
        std::size_t place = std::size_t{own.pileCount} + own.handCount;
        for (std::size_t left = drawn; left > 0 && place > 0 && !unseen.empty();) {
            if (own.cards[--place] == State::kHidden) {
                const auto last = static_cast<std::uint32_t>(unseen.size() - 1);
                const std::uint32_t pick = local.below(last + 1);
                own.cards[place] = unseen[pick];
                unseen[pick] = unseen[last];
                unseen.pop_back();
                --left;
            }
        }
        // The others keep their order, the last one on top.
        const std::size_t count = std::min(place, unseen.size());
        if (detail::areHidden<L>(own.cards + place - count, own.cards + place)) {
            std::copy(unseen.end() - count, unseen.end(), own.cards + place - count);
            continue;
        }
        while (place > 0 && !unseen.empty()) {
            if (own.cards[--place] == State::kHidden) {
                own.cards[place] = unseen[unseen.size() - 1];
                unseen.pop_back();
            }
        }
    }
    rng = local;
}

template<class L>
std::uint64_t Duel<L>::digest(const State& state) {
    // Places that are not in use may hold anything; they are cleared before the bytes are hashed.
    State clean = state;
    for (SideState<L>& side : clean.sides) {
        std::fill(side.cards + side.pileCount + side.handCount, side.cards + L::kDeck - side.discardCount,
                  typename L::Card{0});
        side.characters = side.exhausters = side.quirks = 0; // they follow from the field
        side.triggers &= kTriggersOnly;                      // the others are for players alone
        side.auras = static_cast<std::uint16_t>(side.auras & ~unsigned{kAuraFickle});
        std::memset(static_cast<void*>(side.field + side.fieldCount), 0,
                    (L::kField - side.fieldCount) * sizeof(Figure<L>));
        std::memset(static_cast<void*>(side.assists + side.assistCount), 0,
                    (L::kAssists - side.assistCount) * sizeof(Assist<L>));
    }
    std::memset(static_cast<void*>(clean.queue + clean.queueCount), 0,
                (L::kQueue - clean.queueCount) * sizeof(TriggerEntry));
    std::memset(static_cast<void*>(clean.lasting + clean.lastingCount), 0,
                (L::kLasting - clean.lastingCount) * sizeof(LastingModifier<L>));
    std::fill(clean.permits + clean.permitCount, clean.permits + L::kTokens, PlayToken<L>{});
    std::fill(clean.discounts + clean.discountCount, clean.discounts + L::kTokens, PlayToken<L>{});
    if (clean.frame.active == 0) {
        const std::uint8_t left = clean.frame.left;
        clean.frame = Frame{};
        clean.frame.left = clean.decision == DecisionKind::HandLimit ? left : std::uint8_t{0};
    }
    if (clean.stage != Stage::Played) {
        clean.playedSource = Source{0};
        clean.playedNext = 0;
        clean.played = 0;
    }
    clean.steps = 0;
    clean.batch = 0;
    Digest digest;
    digest.addBytes(&clean, sizeof(clean));
    return digest.value();
}

template<class L>
int Duel<L>::effort(const State& state, const Rules& rules, FigureRef figure) {
    return Queries<L>(state, rules).effort(figure);
}

template<class L>
int Duel<L>::stamina(const State& state, const Rules& rules, FigureRef figure) {
    return Queries<L>(state, rules).stamina(figure);
}

template<class L>
int Duel<L>::pointValue(const State& state, const Rules& rules, FigureRef figure) {
    return Queries<L>(state, rules).pointValue(figure);
}

template<class L>
int Duel<L>::cost(const State& state, const Rules& rules, int side, std::size_t card) {
    return Queries<L>(state, rules).cost(side, card);
}

template<class L>
void Placing<L>::addToPile(State& state, int side, std::size_t card) {
    Piles<L>::putUnder(state.sides[side], static_cast<typename L::Card>(card));
}

template<class L>
void Placing<L>::addToHand(State& state, int side, std::size_t card) {
    Piles<L>::addToHand(state.sides[side], static_cast<typename L::Card>(card));
}

template<class L>
void Placing<L>::addToDiscard(State& state, int side, std::size_t card) {
    SideState<L>& own = state.sides[side];
    typename L::Card* top = own.cards + L::kDeck - own.discardCount;
    std::copy(top, own.cards + L::kDeck, top - 1);
    own.cards[L::kDeck - 1] = static_cast<typename L::Card>(card);
    ++own.discardCount;
}

template<class L>
Figure<L>& Placing<L>::addFigure(State& state, int side, std::size_t card) {
    SideState<L>& own = state.sides[side];
    Figure<L>& figure = own.field[own.fieldCount++];
    figure = Figure<L>{};
    figure.card = static_cast<typename L::Card>(card);
    std::fill(figure.equipment, figure.equipment + L::kEquipment, State::kNoCard);
    figure.stance.setReady(true);
    return figure;
}

template<class L>
Assist<L>& Placing<L>::addAssist(State& state, int side, std::size_t card) {
    SideState<L>& own = state.sides[side];
    Assist<L>& assist = own.assists[own.assistCount++];
    assist = {static_cast<typename L::Card>(card), Stance{Stance::kReady}};
    return assist;
}

template<class L>
void Placing<L>::setTurn(State& state, int turn, int active) {
    state.turn = static_cast<std::uint16_t>(turn);
    state.active = static_cast<std::uint8_t>(active);
    state.first = static_cast<std::uint8_t>(turn % 2 == 1 ? active : 1 - active);
}

template<class L>
void Placing<L>::settle(State& state, const Rules& rules) {
    NullSink none;
    for (SideState<L>& side : state.sides) {
        for (std::size_t i = 0; i < side.assistCount; ++i) {
            side.assistsPlayed = static_cast<typename L::AssistNames>(
                side.assistsPlayed | typename L::AssistNames{1} << rules.cards[side.assists[i].card].assistName);
        }
    }
    Resolver<L, NullSink>(state, rules, none).refreshAuras();
}

} // namespace blattwerk::engine::heldenhain
