#pragma once

#include "engine/systems/ikonen/game.h"
#include "engine/systems/ikonen/legal.h"
#include "engine/systems/ikonen/values.h"

#include <algorithm>
#include <type_traits>

namespace blattwerk::engine::ikonen {

/// Carries out steps: what the player does (resolver_turn.h), attacks (resolver_fight.h), card texts
/// (resolver_effects.h), and setting up (resolver_setup.h). The state tells at any time how it goes on: an open
/// decision, a running ability (frame), texts that still act (walks), then the stage.
template<class Sink>
class Resolver {
public:
    Resolver(State& state, const Rules& rules, Sink& sink)
        : m_s(state),
          m_r(rules),
          m_p(rules.parameters),
          m_sink(sink) {}

    void setUp(const GameStart& start);
    void apply(Action step);

private:
    // resolver_setup.h
    void deal(int side, bool shuffle);
    void takeBack(int side);
    void layOut(int side);
    void mulligan(int side);
    [[nodiscard]] bool holdsIcon(int side) const;
    [[nodiscard]] bool isStuck(int side) const;
    void setFirst(std::optional<int> first);
    void loseUndealt();

    // resolver_turn.h
    void act(Action step);
    void place(Action step);
    void leaveField(int side, std::size_t slot, bool toHand);
    void attach(Action step);
    void replaceAttachment(PlacedIcon& icon);
    void leaveStep();
    void enter(Phase phase);
    void afterAttaching();
    void afterAttack();
    void endTurn(bool draws);
    void drawAtEnd();
    void endModifiers();
    void settleTurn();
    void beginTurn(int side);
    [[nodiscard]] bool isUsedUp(int side) const;
    void run();
    void advance();
    void win(int side, Ending ending, RuleId rule);
    /// Both sides have reached a goal in one check (IKO-A16).
    void winBoth(Ending ending, RuleId rule);
    void finish(Winner winner, Ending ending);
    void finishByPrizes(Ending ending, bool draw);

    // resolver_fight.h
    void attack(Action step);
    void revealFor(int side, std::size_t slot);
    void attackNobody();
    void compare();
    void defeat(int side);
    void takePrize(int taker, std::size_t position);
    void toDiscard();
    void startAfter(int side);
    void checkGoals();
    [[nodiscard]] bool hasLostLast(int side) const;

    // resolver_effects.h
    bool nextAbility(Walk& walk);
    [[nodiscard]] Spot placeToGo(std::uint16_t places) const;
    void startWalk(Trigger trigger, std::uint16_t places, std::uint8_t only = kNoSlot,
                   std::uint8_t controller = kNoSlot);
    void carryOut();
    void ask(DecisionKind kind, int side, int answers);
    void close();
    bool answerAlone();
    void answer(Action step);
    void onOpposing(const Instruction& in);
    void actOn(const Instruction& in, Spot place);
    void detach(Spot place, std::size_t number);
    void lapseAll();
    void count(const Instruction& in);
    [[nodiscard]] int amount(const Instruction& in) const { return in.timesX ? in.n * m_s.frame.x : in.n; }
    [[nodiscard]] int sideOf(Who who) const {
        return who == Who::You ? m_s.frame.source.controller : 1 - m_s.frame.source.controller;
    }
    void drop(const Instruction& in);
    void drawCards(int side, int count, RuleId rule);
    void discardFromHand(int side, CardNo card, RuleId rule);
    void lookAtPrize(int viewer, int side, std::size_t position);

    template<typename... Args>
    void tell(EventKind kind, RuleId rule, Args... args) {
        if constexpr (Sink::kRecords) {
            m_sink.record({static_cast<std::uint8_t>(kind), rule, {static_cast<std::int16_t>(args)...}});
        }
    }
    [[nodiscard]] SideState& side(int number) { return m_s.sides[number]; }
    [[nodiscard]] const SideState& side(int number) const { return m_s.sides[number]; }
    [[nodiscard]] SideState& ownerOf(CardNo card) { return m_s.sides[m_r.owner(card)]; }
    static std::uint16_t bit(Spot place) { return static_cast<std::uint16_t>(1U << place); }

    State& m_s;
    const Rules& m_r;
    const Parameters& m_p;
    Sink& m_sink;
};

template<class Sink>
void Resolver<Sink>::apply(Action step) {
    if (step.kind == ActionKind::Concede) {
        tell(EventKind::Conceded, {'R', 32}, step.a);
        win(1 - step.a, Ending::Conceded, {'R', 32});
        return;
    }
    if (m_s.decision != DecisionKind::None) {
        answer(step);
    } else {
        act(step);
    }
    run();
}

/// Goes on until a side has to act or decide.
template<class Sink>
void Resolver<Sink>::run() {
    while (!m_s.over()) {
        if (m_s.decision != DecisionKind::None) {
            if (!answerAlone()) {
                return;
            }
        } else if (m_s.frame.active) {
            carryOut();
        } else if (!nextAbility(m_s.reveals) && !nextAbility(m_s.walk)) {
            if (m_s.stage == Stage::Idle) {
                return;
            }
            advance();
        }
    }
}

template<class Sink>
void Resolver<Sink>::finish(Winner winner, Ending ending) {
    m_s.phase = Phase::Over;
    m_s.stage = Stage::Idle;
    m_s.winner = winner;
    m_s.ending = ending;
    m_s.decision = DecisionKind::None;
    m_s.frame = {};
    m_s.walk = {};
    m_s.reveals = {};
    m_s.fight = {};
    m_s.fallen[0] = m_s.fallen[1] = {};
}

template<class Sink>
void Resolver<Sink>::win(int side, Ending ending, RuleId rule) {
    finish(side == 0 ? Winner::SideA : Winner::SideB, ending);
    tell(EventKind::GameWon, rule, side, m_s.turn);
}

template<class Sink>
void Resolver<Sink>::winBoth(Ending ending, RuleId rule) {
    switch (m_p.simultaneousWin) {
    case SimultaneousWin::AttackerLoses:
        win(1 - m_s.active, ending, rule);
        break;
    case SimultaneousWin::MorePrizes:
        finishByPrizes(ending, true);
        break;
    case SimultaneousWin::Draw:
        finish(Winner::Draw, Ending::Draw);
        tell(EventKind::GameDrawn, {'A', 16});
        break;
    }
}

/// More taken prizes win; with equally many it is a draw, which ends in that way or as a draw of its own.
template<class Sink>
void Resolver<Sink>::finishByPrizes(Ending ending, bool draw) {
    const int lead = side(0).wonCount - side(1).wonCount;
    if (lead != 0) {
        win(lead > 0 ? 0 : 1, ending, {'A', 16});
        return;
    }
    finish(Winner::Draw, draw ? Ending::Draw : ending);
    tell(EventKind::GameDrawn, {'A', 16});
}

} // namespace blattwerk::engine::ikonen
