#pragma once

#include "engine/core/event.h"
#include "engine/systems/fahnenturnier/event_kind.h"
#include "engine/systems/fahnenturnier/match_game.h"
#include "engine/systems/fahnenturnier/match_values.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

/// Carries out the steps of a match: the way of the flag (match_flow.h) and card texts (match_effects.h). The state
/// tells at any time how it goes on: an open decision, a running ability (frames), texts that wait, then the stage.
template<class Sink>
class MatchResolver {
public:
    MatchResolver(MatchState& state, const Rules& rules, Sink& sink)
        : m_s(state),
          m_r(rules),
          m_p(rules.parameters),
          m_sink(sink),
          m_values(state, rules) {}

    void start(const MatchStart& start);
    /// Goes on in a match that was laid out by hand.
    void resume();
    /// Reveal, Choose or Concede (with the side of the match).
    void apply(Action step);

private:
    // match_flow.h
    void determineStart(const MatchStart& start);
    void reveal();
    void run();
    void advance();
    void compare();
    void loseFlag();
    void takeFlag();
    void keepAttackBonus();
    bool bankNext();
    void addToBank(int side, CardNo card);
    void startAttack();
    bool checkSeats();
    void loseByEmptyDeck(int side);
    void win(int side, MatchEnding ending, RuleId rule);

    // match_effects.h
    void wait(const Source& source, unsigned moments);
    bool startWaiting();
    bool startAbility(const Source& source, const Ability& ability);
    void carryOut();
    bool carryOutBank(const Instruction& in);
    bool carryOutDeck(const Instruction& in);
    void copyEnemyFlag(const Instruction& in);
    void boostEnemyFlag(const Instruction& in);
    void changeSeats(int side, int seats);
    void gainFans(int side, int fans);
    void loseFans(int side, int fans);
    CardNo takeTop(int side);
    void forgetLooked(int side);
    void mill(int side, int cards, bool toBank);
    void moveFromBank(int side, std::size_t index, Pile pile);
    void putAway(int side, CardNo card, Pile pile);
    void ask(DecisionKind kind, int side, int answers);
    void close();
    bool answerAlone();
    void answer(Action step);
    void drop(const Instruction& in);
    void lapseAll(Guard guard);
    [[nodiscard]] int amount(const Instruction& in) const { return in.timesX ? in.n * frame().x : in.n; }

    [[nodiscard]] Frame& frame() { return m_s.frames[m_s.frames.size() - 1]; }
    [[nodiscard]] const Frame& frame() const { return m_s.frames[m_s.frames.size() - 1]; }
    [[nodiscard]] MatchSide& side(int number) { return m_s.sides[number]; }
    template<typename... Args>
    void tell(EventKind kind, RuleId rule, Args... args) {
        if constexpr (Sink::kRecords) {
            m_sink.record({static_cast<std::uint8_t>(kind), rule, {static_cast<std::int16_t>(args)...}});
        }
    }
    /// An event whose first argument is a side of the match: logs know the seat.
    template<typename... Args>
    void tellOf(EventKind kind, RuleId rule, int number, Args... args) {
        tell(kind, rule, m_s.sides[number].seat, args...);
    }

    MatchState& m_s;
    const Rules& m_r;
    const Parameters& m_p;
    Sink& m_sink;
    MatchValues m_values;
};

template<class Sink>
void MatchResolver<Sink>::apply(Action step) {
    if (step.kind == ActionKind::Concede) {
        const int loser = static_cast<int>(step.value);
        tellOf(EventKind::Conceded, {'R', 38}, loser);
        win(1 - loser, MatchEnding::Conceded, {'R', 38});
        return;
    }
    if (m_s.decision != DecisionKind::None) {
        answer(step);
    } else {
        reveal();
    }
    run();
}

/// Goes on until a card is to be revealed or a side has to decide.
template<class Sink>
void MatchResolver<Sink>::run() {
    while (!m_s.over()) {
        if (m_s.decision != DecisionKind::None) {
            if (!answerAlone()) {
                return;
            }
        } else if (!m_s.frames.empty()) {
            carryOut();
        } else if (!startWaiting()) {
            if (m_s.stage == MatchStage::Idle) {
                return;
            }
            advance();
        }
    }
}

template<class Sink>
void MatchResolver<Sink>::win(int winner, MatchEnding ending, RuleId rule) {
    m_s.stage = MatchStage::Over;
    m_s.winner = static_cast<std::int8_t>(winner);
    m_s.ending = ending;
    m_s.decision = DecisionKind::None;
    m_s.frames.clear();
    m_s.waiting.clear();
    m_s.waitingAt = 0;
    m_s.diverted = false;
    tellOf(EventKind::MatchWon, rule, winner);
}

} // namespace blattwerk::engine::fahnenturnier
