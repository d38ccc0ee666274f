#pragma once

#include "engine/systems/fahnenturnier/match_resolver.h"
#include "engine/systems/fahnenturnier/ranking.h"
#include "engine/systems/fahnenturnier/tournament.h"

namespace blattwerk::engine::fahnenturnier {

/// Carries out the steps of a tournament: rounds and their end (tournament_flow.h), the deck phase
/// (tournament_deck.h), and the texts that act in it (tournament_picks.h). Matches are MatchResolver's.
template<class Sink>
class TournamentResolver {
public:
    TournamentResolver(State& state, const Rules& rules, Sink& sink)
        : m_s(state),
          m_r(rules),
          m_p(rules.parameters),
          m_sink(sink) {}

    // tournament_flow.h
    void setUp(std::uint64_t seed);
    void startSingle(const MatchStart& start);
    void startMatch(int park);
    void beginFinal();
    void resumeMatch();
    void orderSeats();
    void apply(Action step);

private:
    // tournament_flow.h
    void beginRound();
    void beginMatches();
    void enterMatch(MatchStart& start);
    [[nodiscard]] MatchEntry entryOf(int seat) const;
    [[nodiscard]] int supplyLeft() const;
    void settleMatch();
    void proceed();
    void afterMatch();
    void takeTrophy();
    void rebuild(int side);
    bool winsEarly();
    void count();
    void finish(int winner, GameEnding ending);
    void concede(int seat);

    // tournament_deck.h
    void nextDeckPhase();
    void chooseLevel(Level level);
    int drawCards(Level level, int cards);
    [[nodiscard]] CardNo takeFromPile(Level level);
    void reroll(std::uint64_t cards);
    void pick(CardNo card);
    bool own(CardNo card);
    void endPicks();
    void removeCards(std::uint64_t cards);
    void discard(int seat, CardNo card);
    void endDeckPhase();

    // tournament_picks.h
    void runPicks();
    bool startPicked();
    void carryOut();
    void close();
    bool answerAlone();
    void answer(Action step);
    void changeFans(int seat, int fans);
    void extraPick(Level level);
    [[nodiscard]] bool holds(const Condition& condition) const;
    [[nodiscard]] int counted(const Instruction& in) const;
    [[nodiscard]] int amount(const Instruction& in) const { return in.timesX ? in.n * m_s.deck.frame.x : in.n; }

    [[nodiscard]] Seat& active() { return m_s.seats[m_s.active]; }
    [[nodiscard]] Dispenser& dispenser(Level level) { return m_s.levels[static_cast<std::size_t>(level)]; }
    template<typename... Args>
    void tell(EventKind kind, RuleId rule, Args... args) {
        if constexpr (Sink::kRecords) {
            m_sink.record({static_cast<std::uint8_t>(kind), rule, {static_cast<std::int16_t>(args)...}});
        }
    }

    State& m_s;
    const Rules& m_r;
    const Parameters& m_p;
    Sink& m_sink;
};

} // namespace blattwerk::engine::fahnenturnier
