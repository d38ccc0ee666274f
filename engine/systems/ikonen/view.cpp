#include "engine/systems/ikonen/game.h"

#include <algorithm>

namespace blattwerk::engine::ikonen {

namespace {

/// Cards that nobody has placed yet.
class Pool {
public:
    void add(CardNo card) { m_cards.push_back(card); }
    [[nodiscard]] std::size_t size() const { return m_cards.size(); }
    CardNo draw(Rng& rng) { return take(rng.below(static_cast<std::uint32_t>(m_cards.size()))); }
    /// One of those that fit, all equally likely; kNoCard if none does.
    template<typename Fits>
    CardNo drawFitting(Rng& rng, Fits fits) {
        const std::size_t fitting = count(fits);
        return fitting == 0 ? kNoCard : takeFitting(rng.below(static_cast<std::uint32_t>(fitting)), fits);
    }
    template<typename Fits>
    [[nodiscard]] std::size_t count(Fits fits) const {
        return static_cast<std::size_t>(std::count_if(m_cards.begin(), m_cards.end(), fits));
    }
    /// The n-th of those that fit.
    template<typename Fits>
    CardNo takeFitting(std::size_t n, Fits fits) {
        std::size_t at = 0;
        while (!fits(m_cards[at]) || n-- > 0) {
            ++at;
        }
        return take(at);
    }

private:
    CardNo take(std::size_t at) {
        const CardNo card = m_cards[at];
        m_cards[at] = m_cards[m_cards.size() - 1];
        m_cards.pop_back();
        return card;
    }

    FixedVector<CardNo, kPiles> m_cards;
};

/// Gives every hidden place of a view a card.
class Deal {
public:
    Deal(State& state, const Rules& rules, int viewer, Rng& rng)
        : m_s(state),
          m_r(rules),
          m_viewer(viewer),
          m_rng(rng) {}

    void deal() {
        findUnseen();
        SideState& own = m_s.sides[m_viewer];
        SideState& other = m_s.sides[1 - m_viewer];
        Pool& mine = m_unseen[m_viewer];
        Pool& theirs = m_unseen[1 - m_viewer];
        // Own cards that find no room in the own pile and prizes: the other side has taken and holds them, in its hand
        // or face down (iko_prize_dest).
        const std::size_t room = hiddenIn(own);
        std::size_t held = mine.size() > room ? mine.size() - room : 0;
        std::size_t places = hiddenAmong(other);
        Pool taken = takenFrom(mine, other);
        const auto give = [&](CardNo& card, bool icon) {
            const auto fits = [&](CardNo c) { return !icon || m_r.isIcon(c); };
            const std::size_t first = held > 0 ? taken.count(fits) : 0;
            const std::size_t second = held < places ? theirs.count(fits) : 0;
            if (first + second == 0) { // more cards than the deck has, as the stand-in of a goldfish run
                card = m_r.decks[1 - m_viewer].front();
            } else if (const auto pick = m_rng.below(static_cast<std::uint32_t>(first + second)); pick < first) {
                card = taken.takeFitting(pick, fits);
                --held;
            } else {
                card = theirs.takeFitting(pick - first, fits);
            }
            --places;
        };
        for (PlacedIcon& icon : other.field) {
            if (icon.card == kHidden) {
                give(icon.card, true);
            }
        }
        for (std::size_t i = 0; i < other.handCount; ++i) {
            if (CardNo& card = other.cards[other.pileCount + i]; card == kHidden) {
                give(card, false);
            }
        }
        while (taken.size() > 0) {
            mine.add(taken.draw(m_rng));
        }
        fill(own, mine, m_viewer);
        fill(other, theirs, 1 - m_viewer);
    }

private:
    void findUnseen() {
        std::uint8_t copies[256] = {};
        const auto see = [&](CardNo card) { ++copies[card]; };
        for (const SideState& side : m_s.sides) {
            std::for_each(side.cards, side.cards + side.pileCount + side.handCount, see);
            std::for_each(side.cards + kPiles - side.discardCount, side.cards + kPiles, see);
            std::for_each(side.prizes, side.prizes + side.prizeCount, see);
            if (m_r.parameters.prizeDestination == PrizeDestination::Trophy) {
                std::for_each(side.won, side.won + side.wonCount, see);
            }
            for (const PlacedIcon& icon : side.field) {
                see(icon.card);
                std::for_each(icon.attached, icon.attached + icon.attachedCount, see);
            }
        }
        for (int owner = 0; owner < 2; ++owner) {
            for (const std::uint8_t card : m_r.decks[owner]) {
                if (copies[card] > 0) {
                    --copies[card];
                } else {
                    m_unseen[owner].add(card);
                }
            }
        }
    }

    /// Hidden places of pile and prizes, which hold own cards only.
    static std::size_t hiddenIn(const SideState& side) {
        return static_cast<std::size_t>(std::count(side.cards, side.cards + side.pileCount, kHidden) +
                                        std::count(side.prizes, side.prizes + side.prizeCount, kHidden));
    }
    /// Those of hand and field.
    static std::size_t hiddenAmong(const SideState& side) {
        const CardNo* const hand = side.cards + side.pileCount;
        return static_cast<std::size_t>(
            std::count(hand, hand + side.handCount, kHidden) +
            std::count_if(side.field, side.field + kMostIcons, [](const PlacedIcon& i) { return i.card == kHidden; }));
    }

    /// Moves what the other side has taken and is not seen anywhere into a pool of its own.
    Pool takenFrom(Pool& mine, const SideState& other) {
        Pool taken;
        for (std::size_t i = 0; m_r.parameters.prizeDestination == PrizeDestination::Hand && i < other.wonCount; ++i) {
            const auto same = [&](CardNo card) { return card == other.won[i]; };
            if (const CardNo card = mine.drawFitting(m_rng, same); card != kNoCard) {
                taken.add(card);
            }
        }
        return taken;
    }

    void fill(SideState& side, Pool& pool, int owner) {
        const auto give = [&](CardNo& card) {
            if (card == kHidden) {
                card = pool.size() > 0 ? pool.draw(m_rng) : m_r.decks[owner].front();
            }
        };
        std::for_each(side.cards, side.cards + side.pileCount, give);
        std::for_each(side.prizes, side.prizes + side.prizeCount, give);
    }

    State& m_s;
    const Rules& m_r;
    int m_viewer;
    Rng& m_rng;
    Pool m_unseen[2];
};

} // namespace

State Duel::view(const State& state, const Rules& rules, int side) {
    State seen = state;
    seen.rng = Rng(0);
    for (int owner = 0; owner < 2; ++owner) {
        SideState& hidden = seen.sides[owner];
        const std::size_t held = owner == side ? 0U : hidden.handCount;
        std::fill_n(hidden.cards, hidden.pileCount + held, kHidden);
        for (std::size_t i = 0; !rules.parameters.prizeFaceUp && i < hidden.prizeCount; ++i) {
            if ((unsigned{hidden.knownPrizes[side]} >> i & 1U) == 0) {
                hidden.prizes[i] = kHidden;
            }
        }
        for (PlacedIcon& icon : hidden.field) {
            if (owner != side && icon.there() && !icon.faceUp) {
                icon.card = kHidden;
            }
        }
    }
    if (seen.decider != side && seen.frame.picked != kNoCard) {
        seen.frame.picked = kHidden;
    }
    return seen;
}

State Duel::determinize(const State& view, const Rules& rules, int viewer, Rng& rng) {
    State full = view;
    full.rng = Rng(rng.next());
    Deal(full, rules, viewer, rng).deal();
    if (full.frame.picked == kHidden) { // the card of an exchange that is going on: any of the hand
        ActionList list;
        full.decision = DecisionKind::SwapCard;
        legal(full, rules, list);
        full.decision = DecisionKind::PrizePlace;
        full.frame.picked = static_cast<CardNo>(list[rng.below(static_cast<std::uint32_t>(list.size()))].b);
    }
    return full;
}

} // namespace blattwerk::engine::ikonen
