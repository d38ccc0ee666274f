#include "engine/systems/fahnenturnier/tournament.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace blattwerk::engine::fahnenturnier {

namespace {

/// Gives every hidden place of a view a card: what nobody has seen yet, dealt so that each pile holds cards of its
/// level and each player has the rest of the own starter deck.
class Deal {
public:
    Deal(State& state, const Rules& rules, int viewer, Rng& rng)
        : m_s(state),
          m_r(rules),
          m_viewer(viewer),
          m_rng(rng) {}

    void deal() {
        ownDeck();
        if (m_s.single) {
            otherDeckOfMatch();
            return;
        }
        findUnseen();
        for (std::size_t level = 0; level < kLevels; ++level) {
            Dispenser& pile = m_s.levels[level];
            for (std::size_t i = 0; i < pile.pileCount; ++i) {
                pile.cards[i] = take(m_levels[level]);
            }
        }
        for (std::vector<CardNo>& level : m_levels) {
            m_rest.insert(m_rest.end(), level.begin(), level.end());
        }
        m_rng.shuffle(std::span(m_rest));
        if (!m_s.inMatch() && m_s.active != m_viewer) {
            for (CardNo& card : m_s.deck.drawn) {
                fill(card, m_rest);
            }
            for (CardNo& card : m_s.deck.picked) {
                fill(card, m_rest);
            }
        }
        for (int seat = 0; seat < m_s.seatCount; ++seat) {
            otherDeck(seat);
        }
        trophies();
    }

private:
    /// The own deck in a match: what is known of it, and the rest of what went into the match in any order.
    void ownDeck() {
        const int side = m_s.sideOf(m_viewer);
        if (side >= 0) {
            layOut(side, remaining(side));
        }
    }

    /// What went into the match and does not lie open.
    std::vector<CardNo> remaining(int side) const {
        const MatchSide& own = m_s.match.sides[side];
        const Cards& all = m_s.seats[own.seat].deck;
        std::vector<CardNo> left(all.begin(), all.end());
        const auto gone = [&](CardNo card) {
            if (const auto found = std::find(left.begin(), left.end(), card); found != left.end()) {
                left.erase(found);
            }
        };
        for (const HalfCard& half : own.half) {
            gone(half.card);
        }
        for (const Cards* zone : {&own.bank, &own.rest, &own.box, &own.deck}) {
            std::for_each(zone->begin(), zone->end(), gone);
        }
        return left;
    }

    void layOut(int side, std::vector<CardNo> left) {
        m_rng.shuffle(std::span(left));
        for (CardNo& card : m_s.match.sides[side].deck) {
            fill(card, left);
        }
    }

    /// Of a match that is the whole game both deck lists are known.
    void otherDeckOfMatch() {
        const int side = 1 - m_s.sideOf(m_viewer);
        layOut(side, remaining(side));
    }

    void findUnseen() {
        std::vector<int> seen(m_r.cards.size());
        const auto see = [&](CardNo card) {
            if (card < seen.size()) {
                ++seen[card];
            }
        };
        for (int seat = 0; seat < m_s.seatCount; ++seat) {
            std::for_each(m_s.seats[seat].deck.begin(), m_s.seats[seat].deck.end(), see);
            if (const int side = m_s.sideOf(seat); side >= 0 && seat != m_viewer && seat != m_s.bot) {
                const MatchSide& own = m_s.match.sides[side];
                for (const HalfCard& half : own.half) {
                    see(half.card);
                }
                for (const Cards* zone : {&own.bank, &own.rest, &own.box}) {
                    std::for_each(zone->begin(), zone->end(), see);
                }
            }
        }
        std::for_each(m_s.box.begin(), m_s.box.end(), see);
        std::for_each(m_s.deck.drawn.begin(), m_s.deck.drawn.end(), see);
        for (const Dispenser& level : m_s.levels) {
            std::for_each(level.cards + kMostLevelCards - level.trayCount, level.cards + kMostLevelCards, see);
        }
        const auto addUnseen = [&](const std::vector<CardNo>& cards, std::vector<CardNo>& unseen) {
            for (const CardNo card : cards) {
                if (seen[card] > 0) {
                    --seen[card];
                } else {
                    unseen.push_back(card);
                }
            }
        };
        for (std::size_t level = 0; level < kLevels; ++level) {
            addUnseen(m_r.contest.levels[level], m_levels[level]);
            m_rng.shuffle(std::span(m_levels[level]));
        }
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_s.seatCount); ++seat) {
            if (static_cast<int>(seat) != m_viewer) {
                addUnseen(m_r.contest.starters[seat], m_starters[seat]);
            }
        }
    }

    /// Another player's deck; of one in a match the cards that lie open are among it.
    void otherDeck(int seat) {
        if (seat == m_viewer || seat == m_s.bot) {
            if (const int side = m_s.sideOf(seat); side >= 0 && seat != m_viewer) {
                layOut(side, remaining(side));
            }
            return;
        }
        std::vector<CardNo>& own = m_starters[static_cast<std::size_t>(seat)];
        const int side = m_s.sideOf(seat);
        Cards& deck = m_s.seats[seat].deck;
        std::size_t at = 0;
        if (side >= 0) {
            const MatchSide& open = m_s.match.sides[side];
            for (const HalfCard& half : open.half) {
                deck[at++] = half.card;
            }
            for (const Cards* zone : {&open.bank, &open.rest, &open.box}) {
                for (const CardNo card : *zone) {
                    deck[at++] = card;
                }
            }
        }
        for (; at < deck.size(); ++at) {
            if (deck[at] == kHidden) {
                fill(deck[at], own.empty() ? m_rest : own);
            }
        }
        if (side >= 0) {
            layOut(side, remaining(side));
        }
    }

    /// Backs that nobody sees, among those of the same round.
    void trophies() {
        std::vector<Trophy> unseen = m_r.contest.trophies;
        const auto each = [&](auto visit) {
            for (Seat& seat : m_s.seats) {
                std::for_each(seat.trophies.begin(), seat.trophies.end(), visit);
            }
            std::for_each(m_s.boxTrophies.begin(), m_s.boxTrophies.end(), visit);
            for (auto& stack : m_s.stacks) {
                std::for_each(stack.begin(), stack.end(), visit);
            }
        };
        each([&](const Trophy& trophy) {
            if (const auto found = std::find(unseen.begin(), unseen.end(), trophy); found != unseen.end()) {
                unseen.erase(found);
            }
        });
        m_rng.shuffle(std::span(unseen));
        each([&](Trophy& trophy) {
            if (trophy.fans != kHiddenFans) {
                return;
            }
            const auto sameRound = [&](const Trophy& other) { return other.round == trophy.round; };
            const auto found = std::find_if(unseen.begin(), unseen.end(), sameRound);
            trophy.fans = found == unseen.end() ? std::uint8_t{0} : found->fans;
            if (found != unseen.end()) {
                unseen.erase(found);
            }
        });
    }

    void fill(CardNo& card, std::vector<CardNo>& from) {
        if (card == kHidden) {
            card = take(from);
        }
    }
    /// A position that was laid out may have more hidden places than there are cards left: then any card will do.
    CardNo take(std::vector<CardNo>& from) {
        if (from.empty()) {
            return 0;
        }
        const CardNo card = from.back();
        from.pop_back();
        return card;
    }

    State& m_s;
    const Rules& m_r;
    int m_viewer;
    Rng& m_rng;
    std::array<std::vector<CardNo>, kLevels> m_levels;
    std::array<std::vector<CardNo>, kMostSeats> m_starters;
    std::vector<CardNo> m_rest;
};

} // namespace

State Tournament::determinize(const State& view, const Rules& rules, int viewer, Rng& rng) {
    State full = view;
    full.rng = Rng(rng.next());
    full.matchSeed = rng.next();
    full.match.rng = Rng(rng.next());
    Deal(full, rules, viewer, rng).deal();
    return full;
}

} // namespace blattwerk::engine::fahnenturnier
