#include "tests/fifth_system/engine/systems/kehraus/game.h"

#include "engine/core/digest.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::kehraus {

namespace {

template<class Sink>
class Resolver {
public:
    Resolver(State& state, const Rules& rules, Sink& sink) : m_s(state), m_r(rules), m_sink(sink) {}

    void tell(EventKind kind, std::uint8_t rule, int a = 0, int b = 0) {
        if constexpr (Sink::kRecords) {
            m_sink.record({static_cast<std::uint8_t>(kind),
                           {'R', rule},
                           {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)}});
        }
    }

    /// KEH-R6: as many as there are.
    void draw(int side, int count) {
        SideState& own = m_s.sides[side];
        int drawn = 0;
        for (; drawn < count && !own.pile.empty() && !own.hand.full(); ++drawn) {
            own.hand.push_back(own.pile[own.pile.size() - 1]);
            own.pile.pop_back();
        }
        if (drawn > 0) {
            tell(EventKind::Drew, 6, side, drawn);
        }
    }

    void play(CardNo card) {
        SideState& own = m_s.sides[m_s.active];
        CardNo* const found = std::find(own.hand.begin(), own.hand.end(), card);
        std::copy(found + 1, own.hand.end(), found);
        own.hand.pop_back();
        own.discard.push_back(card);
        tell(EventKind::Played, 4, m_s.active, card);
        add(m_s.active, m_r.cards[card].value);
        m_s.card = card;
        m_s.ability = 0;
        m_s.x = -1;
        const auto abilities = m_r.programs.abilitiesOf(m_r.cards[card].program);
        m_s.at = abilities.empty() ? 0 : abilities[0].start;
        run();
    }

    void answer(bool yes) {
        m_s.asks = false;
        tell(yes ? EventKind::Accepted : EventKind::Declined, 5, m_s.active, m_s.card);
        m_s.at = yes ? static_cast<std::uint16_t>(m_s.at + 1) : m_r.programs.code[m_s.at].to;
        run();
    }

    void finish(Winner winner, Ending ending) {
        m_s.winner = winner;
        m_s.ending = ending;
        if (winner == Winner::Draw) {
            tell(EventKind::GameDrawn, 8);
        } else {
            tell(EventKind::GameWon, ending == Ending::Goal ? 7 : 8, winner == Winner::SideA ? 0 : 1);
        }
    }

    /// KEH-R3.
    void beginTurn() { tell(EventKind::TurnStarted, 3, m_s.active, m_s.turn); }

private:
    void add(int side, int points) {
        m_s.sides[side].points = static_cast<std::int16_t>(m_s.sides[side].points + points);
        tell(EventKind::Gained, 4, side, points);
    }

    /// KEH-R5: the text of the card that was played, up to a question.
    void run() {
        const auto abilities = m_r.programs.abilitiesOf(m_r.cards[m_s.card].program);
        while (m_s.ability < abilities.size()) {
            while (m_r.programs.code[m_s.at].op != Op::End) {
                if (m_r.programs.code[m_s.at].op == Op::Ask) {
                    m_s.asks = true;
                    return;
                }
                carryOut(m_r.programs.code[m_s.at]);
            }
            if (++m_s.ability < abilities.size()) {
                m_s.at = abilities[m_s.ability].start;
                m_s.x = -1;
            }
        }
        endTurn();
    }

    void carryOut(const Instruction& in) {
        const int side = in.who == Who::You ? m_s.active : 1 - m_s.active;
        const int amount = in.timesX ? in.n * std::max<int>(m_s.x, 0) : in.n;
        SideState& whose = m_s.sides[side];
        ++m_s.at;
        switch (in.op) {
        case Op::Draw:
            draw(side, amount);
            break;
        case Op::Gain:
            add(side, amount);
            break;
        case Op::Lose: {
            const int lost = std::min<int>(amount, whose.points);
            whose.points = static_cast<std::int16_t>(whose.points - lost);
            tell(EventKind::Lost, 5, side, lost);
            break;
        }
        case Op::Count: {
            const int hand = static_cast<int>(m_s.sides[m_s.active].hand.size());
            m_s.x = static_cast<std::int16_t>(in.n > 0 ? std::min<int>(hand, in.n) : hand);
            break;
        }
        case Op::Jump:
            m_s.at = in.to;
            break;
        case Op::IfNot:
            if (m_s.sides[m_s.active].points >= m_s.sides[1 - m_s.active].points) {
                m_s.at = in.to;
            }
            break;
        case Op::Manual:
        case Op::Ask:
        case Op::End:
            break;
        }
    }

    void endTurn() {
        const SideState& own = m_s.sides[m_s.active];
        draw(m_s.active, m_r.parameters.hand - static_cast<int>(own.hand.size()));
        if (own.points >= m_r.parameters.goal) {
            finish(m_s.active == 0 ? Winner::SideA : Winner::SideB, Ending::Goal);
            return;
        }
        const SideState& other = m_s.sides[1 - m_s.active];
        if (own.hand.empty() && other.hand.empty()) {
            const int lead = m_s.sides[0].points - m_s.sides[1].points;
            finish(lead > 0 ? Winner::SideA : lead < 0 ? Winner::SideB : Winner::Draw, Ending::Empty);
            return;
        }
        ++m_s.turn;
        // Whoever has no card left is passed over (KEH-R8).
        m_s.active = static_cast<std::uint8_t>(other.hand.empty() ? m_s.active : 1 - m_s.active);
        beginTurn();
    }

    State& m_s;
    const Rules& m_r;
    Sink& m_sink;
};

} // namespace

template<class Sink>
State Kehraus::start(const Rules& rules, std::uint64_t seed, std::optional<int> first, bool shuffle, Sink& sink) {
    State state;
    state.rng = Rng(seed);
    for (int side = 0; side < 2; ++side) {
        Cards& pile = state.sides[side].pile;
        const auto& deck = rules.decks[static_cast<std::size_t>(side)];
        std::for_each(deck.rbegin(), deck.rend(), [&pile](CardNo card) { pile.push_back(card); });
        if (shuffle) {
            state.rng.shuffle(std::span(pile.begin(), pile.size()));
        }
    }
    const bool coin = state.rng.coin();
    state.active = static_cast<std::uint8_t>(first.value_or(coin ? 1 : 0));
    Resolver<Sink> resolver(state, rules, sink);
    for (int side = 0; side < 2; ++side) {
        resolver.draw(side, rules.parameters.hand);
    }
    resolver.beginTurn();
    return state;
}

void Kehraus::legal(const State& state, const Rules& /*rules*/, ActionList& out) {
    if (state.over()) {
        return;
    }
    if (state.asks) {
        out.push_back({Chosen::Yes, 0});
        out.push_back({Chosen::No, 0});
        return;
    }
    Cards hand = state.sides[state.active].hand;
    std::sort(hand.begin(), hand.end());
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (i == 0 || hand[i] != hand[i - 1]) {
            out.push_back({Chosen::Play, hand[i]});
        }
    }
}

template<class Sink>
void Kehraus::apply(State& state, const Rules& rules, Action action, Sink& sink) {
    Resolver<Sink> resolver(state, rules, sink);
    switch (action.kind) {
    case Chosen::Play:
        resolver.play(action.value);
        break;
    case Chosen::Yes:
    case Chosen::No:
        resolver.answer(action.kind == Chosen::Yes);
        break;
    case Chosen::Concede:
        resolver.finish(action.value == 0 ? Winner::SideB : Winner::SideA, Ending::Conceded);
        break;
    }
}

State Kehraus::view(const State& state, const Rules& /*rules*/, int side) {
    State seen = state;
    seen.rng = Rng(0);
    for (int owner = 0; owner < 2; ++owner) {
        std::fill(seen.sides[owner].pile.begin(), seen.sides[owner].pile.end(), kHidden);
        if (owner != side) {
            std::fill(seen.sides[owner].hand.begin(), seen.sides[owner].hand.end(), kHidden);
        }
    }
    return seen;
}

State Kehraus::determinize(const State& view, const Rules& rules, int /*viewer*/, Rng& rng) {
    State state = view;
    state.rng = Rng(rng.next());
    for (int owner = 0; owner < 2; ++owner) {
        // What lies open is taken from the list; the rest is dealt anew.
        std::vector<CardNo> left = rules.decks[static_cast<std::size_t>(owner)];
        SideState& side = state.sides[owner];
        const auto take = [&left](CardNo card) {
            if (const auto at = std::ranges::find(left, card); at != left.end()) {
                left.erase(at);
            }
        };
        for (const Cards* open : {&side.hand, &side.discard}) {
            std::for_each(open->begin(), open->end(), take);
        }
        rng.shuffle(std::span(left));
        for (Cards* zone : {&side.hand, &side.pile}) {
            for (CardNo& card : *zone) {
                if (card == kHidden && !left.empty()) {
                    card = left.back();
                    left.pop_back();
                }
            }
        }
    }
    return state;
}

std::uint64_t Kehraus::digest(const State& state) {
    Digest digest;
    digest.addBytes(&state.rng, sizeof(state.rng));
    for (const SideState& side : state.sides) {
        for (const Cards* cards : {&side.pile, &side.hand, &side.discard}) {
            digest.add(cards->size());
            digest.addBytes(cards->begin(), cards->size());
        }
        digest.add(static_cast<std::uint16_t>(side.points));
    }
    digest.add(state.turn | std::uint64_t{state.active} << 16U | std::uint64_t{state.asks} << 24U |
               std::uint64_t{state.card} << 32U | std::uint64_t{state.at} << 40U);
    digest.add(static_cast<std::uint64_t>(state.winner) | static_cast<std::uint64_t>(state.ending) << 8U |
               std::uint64_t{state.ability} << 16U | std::uint64_t{static_cast<std::uint16_t>(state.x)} << 24U);
    return digest.value();
}

template State Kehraus::start(const Rules&, std::uint64_t, std::optional<int>, bool, NullSink&);
template State Kehraus::start(const Rules&, std::uint64_t, std::optional<int>, bool, RecordingSink&);
template void Kehraus::apply(State&, const Rules&, Action, NullSink&);
template void Kehraus::apply(State&, const Rules&, Action, RecordingSink&);

} // namespace blattwerk::engine::kehraus
