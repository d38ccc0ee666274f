#pragma once

#include "engine/systems/fahnenturnier/tournament_resolver.h"

#include <algorithm>
#include <span>

namespace blattwerk::engine::fahnenturnier {

/// CHA-R4 to R11.
template<class Sink>
void TournamentResolver<Sink>::setUp(std::uint64_t seed) {
    const Contest& contest = m_r.contest;
    m_s.rng = Rng(seed);
    m_s.players = static_cast<std::uint8_t>(contest.players);
    m_s.seatCount = static_cast<std::uint8_t>(contest.seats);
    m_s.bot = static_cast<std::int8_t>(contest.bot);
    tell(EventKind::TournamentStarted, {'R', 1}, contest.players);
    for (std::size_t level = 0; level < kLevels; ++level) {
        Dispenser& pile = m_s.levels[level];
        const std::vector<CardNo>& cards = contest.levels[level];
        std::copy(cards.begin(), cards.end(), pile.cards);
        pile.pileCount = static_cast<std::uint16_t>(cards.size());
        m_s.rng.shuffle(std::span(pile.cards, pile.pileCount));
    }
    for (int seat = 0; seat < contest.seats; ++seat) {
        for (const CardNo card : contest.starters[static_cast<std::size_t>(seat)]) {
            m_s.seats[seat].deck.push_back(card);
        }
    }
    for (std::size_t round = kMostRounds; round > 0; --round) {
        FixedVector<Trophy, kMostTrophies> copies;
        for (const Trophy& trophy : contest.trophies) {
            if (trophy.round == round) {
                copies.push_back(trophy);
            }
        }
        m_s.rng.shuffle(std::span(copies.begin(), copies.size()));
        for (std::size_t i = 0; i < copies.size(); ++i) {
            if (i < static_cast<std::size_t>(contest.parks())) {
                m_s.stacks[i].push_back(copies[i]);
            } else {
                m_s.boxTrophies.push_back(copies[i]);
            }
        }
    }
    beginRound();
}

template<class Sink>
void TournamentResolver<Sink>::startSingle(const MatchStart& start) {
    m_s.single = true;
    m_s.round = static_cast<std::uint8_t>(start.round);
    MatchStart own = start;
    for (int seat = 0; seat < 2; ++seat) {
        own.sides[seat].seat = seat;
        for (const CardNo card : start.sides[seat].deck) {
            m_s.seats[seat].deck.push_back(card);
        }
        if (start.sides[seat].bot) {
            m_s.bot = static_cast<std::int8_t>(seat);
        }
    }
    enterMatch(own);
}

template<class Sink>
void TournamentResolver<Sink>::apply(Action step) {
    switch (step.kind) {
    case ActionKind::Concede:
        concede(static_cast<int>(step.value));
        break;
    case ActionKind::Continue:
        proceed();
        break;
    case ActionKind::ChooseLevel:
        chooseLevel(static_cast<Level>(step.value));
        break;
    case ActionKind::Pick:
        pick(static_cast<CardNo>(step.value));
        break;
    case ActionKind::Reroll:
        reroll(step.value);
        break;
    case ActionKind::Remove:
        removeCards(step.value);
        break;
    case ActionKind::Reveal:
    case ActionKind::Choose:
        if (m_s.phase == Phase::Match) {
            MatchResolver<Sink>(m_s.match, m_r, m_sink).apply(step);
            settleMatch();
        } else {
            answer(step);
            runPicks();
        }
        break;
    }
}

template<class Sink>
void TournamentResolver<Sink>::beginRound() {
    tell(EventKind::RoundStarted, {'R', 12}, m_s.round);
    m_s.ownOptions = false;
    m_s.options.clear();
    for (int park = 0; park < m_s.seatCount / 2; ++park) {
        for (int seat = 0; seat < m_s.seatCount; ++seat) {
            const PlanRow& row = m_r.contest.row(seat, m_s.round);
            if (row.park == park && row.half == 0) {
                tell(EventKind::Moved, {'R', 14}, seat, m_r.contest.opponent(seat, m_s.round), park + 1);
            }
        }
    }
    orderSeats();
    m_s.orderAt = 0;
    nextDeckPhase();
}

/// CHA-D1.
template<class Sink>
void TournamentResolver<Sink>::orderSeats() {
    const unsigned first = m_p.serialOrder == SerialOrder::Rotate ? m_s.round - 1U : 0U;
    for (unsigned i = 0; i < m_s.players; ++i) {
        m_s.order[i] = static_cast<std::uint8_t>((first + i) % m_s.players);
    }
    if (m_p.serialOrder == SerialOrder::Random) {
        m_s.rng.shuffle(std::span(m_s.order, m_s.players));
    }
}

template<class Sink>
void TournamentResolver<Sink>::beginMatches() {
    m_s.matchSeed = m_s.rng.next();
    startMatch(0);
}

template<class Sink>
MatchEntry TournamentResolver<Sink>::entryOf(int seat) const {
    const Seat& from = m_s.seats[seat];
    MatchEntry entry;
    entry.deck = std::span(from.deck.begin(), from.deck.size());
    entry.fans = from.fans;
    entry.trophies = static_cast<int>(from.trophies.size());
    for (const Trophy& trophy : from.trophies) {
        entry.bestTrophy = std::max<int>(entry.bestTrophy, trophy.round);
    }
    entry.seat = seat;
    entry.bot = seat == m_s.bot;
    return entry;
}

/// CHA-A12.
template<class Sink>
int TournamentResolver<Sink>::supplyLeft() const {
    if (m_p.fanCap == 0) {
        return -1;
    }
    int given = 0;
    for (int seat = 0; seat < m_s.seatCount; ++seat) {
        given += m_s.seats[seat].fans;
    }
    return std::max(m_p.fanCap - given, 0);
}

/// The left half is the first side.
template<class Sink>
void TournamentResolver<Sink>::startMatch(int park) {
    m_s.park = static_cast<std::uint8_t>(park);
    MatchStart start;
    for (int seat = 0; seat < m_s.seatCount; ++seat) {
        const PlanRow& row = m_r.contest.row(seat, m_s.round);
        if (row.park == park) {
            start.sides[row.half] = entryOf(seat);
        }
    }
    start.seed = m_s.matchSeed + static_cast<std::uint64_t>(park);
    start.round = m_s.round;
    start.fansLeft = supplyLeft();
    tell(EventKind::MatchStarted, {'R', 24}, start.sides[0].seat, start.sides[1].seat, park + 1);
    enterMatch(start);
}

template<class Sink>
void TournamentResolver<Sink>::enterMatch(MatchStart& start) {
    m_s.phase = Phase::Match;
    m_s.match = MatchState();
    MatchResolver<Sink>(m_s.match, m_r, m_sink).start(start);
    settleMatch();
}

template<class Sink>
void TournamentResolver<Sink>::resumeMatch() {
    MatchResolver<Sink>(m_s.match, m_r, m_sink).resume();
    settleMatch();
}

/// What a match that is over leads to.
template<class Sink>
void TournamentResolver<Sink>::settleMatch() {
    if (!m_s.match.over()) {
        return;
    }
    m_s.phase = Phase::Result;
    const MatchSide* const sides = m_s.match.sides;
    m_s.active = sides[0].bot ? sides[1].seat : sides[1].bot ? sides[0].seat : std::min(sides[0].seat, sides[1].seat);
    if (m_s.single) {
        m_s.winner = static_cast<std::int8_t>(sides[m_s.match.winner].seat);
    }
}

/// Continue.
template<class Sink>
void TournamentResolver<Sink>::proceed() {
    switch (m_s.phase) {
    case Phase::Deck:
        endPicks();
        break;
    case Phase::Remove:
        m_s.deck.ending = true;
        runPicks();
        break;
    case Phase::FinalRemove:
        tell(EventKind::DeckReady, {'R', 56}, m_s.active, active().deck.size());
        if (++m_s.orderAt < 2) {
            m_s.active = static_cast<std::uint8_t>(m_s.finalists[m_s.orderAt]);
        } else {
            beginFinal();
        }
        break;
    case Phase::Result:
        afterMatch();
        break;
    case Phase::Count:
        count();
        break;
    case Phase::Match:
    case Phase::Over:
        break;
    }
}

template<class Sink>
void TournamentResolver<Sink>::afterMatch() {
    const int winner = m_s.match.sides[m_s.match.winner].seat;
    rebuild(0);
    rebuild(1);
    if (m_s.finalPlayed) {
        finish(winner, GameEnding::Final);
        return;
    }
    takeTrophy();
    if (m_s.park + 1 < m_s.seatCount / 2) {
        startMatch(m_s.park + 1);
        return;
    }
    if (m_s.players <= 2 && winsEarly()) {
        return;
    }
    if (m_s.round < m_p.rounds) {
        ++m_s.round;
        beginRound();
        return;
    }
    m_s.phase = Phase::Count;
    m_s.active = 0;
    tell(EventKind::CountBegins, {'R', 53});
}

/// CHA-R40, R59.
template<class Sink>
void TournamentResolver<Sink>::takeTrophy() {
    auto& stack = m_s.stacks[m_s.park];
    if (stack.empty()) {
        return;
    }
    const Trophy trophy = stack[stack.size() - 1];
    stack.pop_back();
    const int winner = m_s.match.sides[m_s.match.winner].seat;
    if (winner == m_s.bot && m_s.players > 2) {
        m_s.boxTrophies.push_back(trophy);
        tell(EventKind::TrophyBoxed, {'R', 59}, trophy.round);
    } else {
        m_s.seats[winner].trophies.push_back(trophy);
        tell(EventKind::TrophyWon, {'R', 40}, winner, trophy.round);
    }
}

/// CHA-R42. The deck is what went into the match without what an effect took out of the game.
template<class Sink>
void TournamentResolver<Sink>::rebuild(int side) {
    const MatchSide& own = m_s.match.sides[side];
    Seat& seat = m_s.seats[own.seat];
    seat.fans = own.fans;
    for (const CardNo card : own.box) {
        CardNo* const found = std::find(seat.deck.begin(), seat.deck.end(), card);
        std::copy(found + 1, seat.deck.end(), found);
        seat.deck.pop_back();
        m_s.box.push_back(card);
    }
    tell(EventKind::DeckRebuilt, {'R', 42}, own.seat, seat.deck.size());
}

/// CHA-R62, R63.
template<class Sink>
bool TournamentResolver<Sink>::winsEarly() {
    const int lead = Tournament::score(m_s, 0) - Tournament::score(m_s, 1);
    if (std::abs(lead) < m_p.earlyLead) {
        return false;
    }
    const int leader = lead > 0 ? 0 : 1;
    tell(EventKind::LeadReached, {'R', 62}, leader, std::abs(lead));
    finish(leader, GameEnding::Lead);
    return true;
}

/// CHA-R53 to R55, R61.
template<class Sink>
void TournamentResolver<Sink>::count() {
    const bool two = m_s.players <= 2;
    for (int seat = 0; seat < (two ? m_s.seatCount : m_s.players); ++seat) {
        tell(EventKind::FansCounted, {'R', 53}, seat, Tournament::score(m_s, seat));
    }
    const Ranking ranking = rankingOf(m_s, two ? m_s.seatCount : m_s.players, m_p.lastTie, m_s.rng);
    const bool tied = ranking[0].fans == ranking[1].fans;
    if (two && tied && m_p.twoPlayerTie == TwoPlayerTie::Draw) {
        finish(kDraw, GameEnding::Draw);
        return;
    }
    const auto tellToss = [&](std::size_t place) {
        if (place + 1 < ranking.size() && compareStandings(ranking[place], ranking[place + 1], m_p.lastTie) == 0) {
            tell(EventKind::TieTossed, {'D', 6}, ranking[place].seat);
        }
    };
    tellToss(0);
    if (two) {
        finish(ranking[0].seat, GameEnding::Fans);
        return;
    }
    tellToss(1);
    for (std::size_t place = 0; place < 2; ++place) {
        m_s.finalists[place] = static_cast<std::int8_t>(ranking[place].seat);
        tell(EventKind::Finalist, {'R', 54}, ranking[place].seat, place + 1);
    }
    m_s.phase = Phase::FinalRemove;
    m_s.orderAt = 0;
    m_s.active = static_cast<std::uint8_t>(m_s.finalists[0]);
}

/// CHA-D9.
template<class Sink>
void TournamentResolver<Sink>::beginFinal() {
    MatchStart start;
    for (std::size_t side = 0; side < 2; ++side) {
        start.sides[side] = entryOf(m_s.finalists[side]);
    }
    start.seed = m_s.rng.next();
    start.round = m_s.round + 1;
    start.fansLeft = supplyLeft();
    m_s.park = 0;
    m_s.finalPlayed = true;
    tell(EventKind::FinalStarted, {'D', 9}, start.sides[0].seat, start.sides[1].seat);
    enterMatch(start);
}

template<class Sink>
void TournamentResolver<Sink>::finish(int winner, GameEnding ending) {
    m_s.phase = Phase::Over;
    m_s.ending = ending;
    m_s.winner = static_cast<std::int8_t>(winner);
    if (winner == kDraw) {
        tell(EventKind::GameDrawn, {'A', 17});
    } else {
        tell(EventKind::GameWon,
             ending == GameEnding::Final  ? RuleId{'R', 57}
             : ending == GameEnding::Lead ? RuleId{'R', 62}
                                          : RuleId{'R', 61},
             winner);
    }
}

template<class Sink>
void TournamentResolver<Sink>::concede(int seat) {
    if (m_s.single) {
        const int side = m_s.match.sides[0].seat == seat ? 0 : 1;
        MatchResolver<Sink>(m_s.match, m_r, m_sink)
            .apply(action(ActionKind::Concede, static_cast<std::uint64_t>(side)));
        settleMatch();
        return;
    }
    tell(EventKind::Conceded, {'R', 61}, seat);
    finish(1 - seat, GameEnding::Conceded);
}

} // namespace blattwerk::engine::fahnenturnier
